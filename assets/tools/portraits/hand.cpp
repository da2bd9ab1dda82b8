#include "assets/tools/portraits/hand.hpp"

#include "assets/tools/people/head.hpp"
#include "assets/tools/portraits/pen.hpp"

namespace nightcap::tools::portraits {

namespace {

// A curled finger: knuckle to the left, tip to the right, `length` long and 12.6 high from (0,0).
std::string curled(const HandLook& look, double length) {
  const std::string outline = people::cut("M* 0H9C1 0 -1 4 -1 7C-1 10.6 3 12.6 9 12.6H*C* 12.6 * 0 * 0Z", length, length,
                                          length + 6.4, length + 6.4, length);
  std::string svg = inside(outline, look.color, path("M-4 8.4C4 10 20 9.6 60 8V16H-4Z", look.dark));
  if (!look.nails.empty()) svg += ellipse(length - 1, 5.4, 4.2, 3.3, look.nails);
  return svg + line(people::cut("M* .6H10C4 .6 1 2.4 -.2 5.6", length), look.crease, 1.7);
}

}  // namespace

HandLook bare_hand(std::string_view skin, std::string_view nails) {
  HandLook look;
  look.color = skin;
  look.dark = people::skin_shade(skin);
  look.crease = people::skin_crease(skin);
  look.nails = nails;
  return look;
}

HandLook gloved_hand(std::string_view cloth) {
  HandLook look;
  look.color = cloth;
  look.dark = mix(cloth, "#3A3048", 0.2);
  look.crease = mix(cloth, "#2A2038", 0.42);
  look.glove = true;
  return look;
}

std::string pointing_hand(const HandLook& look) {
  const std::string palm =
      "M8 -18.5C-6 -20 -18 -24.5 -31 -23C-40 -21.6 -46 -18 -54 -17.4C-62 -18.4 -70 -15.8 -78 -15.4C-88 -15.4 -96 -13.6 -103 "
      "-12.6"
      "C-110 -11.6 -113.6 -8 -113.2 -4C-112.8 .4 -108 2.4 -102 2.2C-92 2.6 -84 3.8 -76 3.8C-66 4.2 -60 5 -56 8C-60 16 -54 28 "
      "-40 32"
      "C-26 35 -6 27 8 19Z";
  std::string svg = inside(palm, look.color,
                           path("M-116 -4C-100 -3.4 -80 -1.6 -54 -1C-40 2 -30 14 -14 15C-6 15 2 10 12 6V40H-120Z", look.dark));
  svg +=
      placed(curled(look, 24), -48, 22, 0.84) + placed(curled(look, 27), -56, 13.2, 0.94) + placed(curled(look, 30), -61, 3.4);
  const std::string thumb =
      "M2 -10C-10 -15 -22 -14 -31 -8C-38 -3.4 -46 -3.8 -53 -3.4C-61 -2.8 -64 2 -62.6 6.4C-61 10.6 -55 11.6 -48 11.4"
      "C-38 11.4 -30 11 -25 13C-18 18.6 -6 18 2 12Z";
  svg += inside(thumb, look.color, path("M-64 5C-52 7.6 -38 6 -26 6C-16 8 -8 8 4 3V22H-66Z", look.dark));
  svg += line("M-31 -8C-38 -3.4 -46 -3.8 -53 -3.4C-61 -2.8 -64 2 -62.6 6.4C-61 10.6 -55 11.6 -48 11.4C-38 11.4 -30 11 -25 13",
              look.crease, 1.8);
  if (!look.nails.empty()) {
    svg += path("M-62.4 3.4C-62 0 -57 -1.6 -52 -.8C-50 1.4 -50.6 4.6 -53 6C-57 6.8 -61 6.2 -62.4 3.4Z", look.nails);
    svg += path("M-113.4 -5.4C-113 -9.6 -108 -11.4 -103 -10.6C-101 -9 -101.6 -6.6 -104 -5.8C-107 -5 -111 -4.8 -113.4 -5.4Z",
                look.nails);
  }
  svg += line("M-76 -1.4C-74 -.4 -72 -.2 -70 -.4M-92 -2C-90.4 -1.2 -89 -1 -87 -1.2", look.crease, 1.6);
  if (look.glove) svg += line("M-24 -17C-18 -16 -12 -15.6 -6 -15.6", look.crease, 1.7);
  return svg;
}

std::string holding_hand(const HandLook& look) {
  std::string svg = path("M-13 14C-18 2 -17 -10 -10 -15C0 -19 12 -17 16 -9C19 1 17 12 11 18C3 22 -8 21 -13 14Z", look.color) +
                    path("M4 -17C12 -16 16 -12 17 -6C19 4 16 14 10 18C4 21 0 21 -3 20C6 12 9 -4 4 -17Z", look.dark);
  for (int i = 0; i < 4; ++i) {
    const double y = -15 + i * 8.2;
    const std::string finger =
        people::cut("M14 *H-7C-12.6 * -12.6 * -7 *H14C19 * 19 * 14 *Z", y, y, y + 8.2, y + 8.2, y + 8.2, y, y);
    svg += inside(finger, look.color,
                  path(people::cut("M2 *H24V*H2C4 * 4 * 2 *Z", y - 1, y + 10, y + 7, y + 2, y - 1), look.dark));
    if (i > 0) svg += line(people::cut("M13 *H-6.4C-8.6 * -10 * -10.6 *", y, y, y + .8, y + 1.8), look.crease, 1.6);
    if (!look.nails.empty()) svg += ellipse(-8, y + 4.1, 2.8, 2.5, look.nails);
  }
  return svg;
}

}  // namespace nightcap::tools::portraits
