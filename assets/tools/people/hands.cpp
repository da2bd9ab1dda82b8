// Hands, one for each thing that the poses make them do.
#include "assets/tools/people/limb.hpp"

namespace nightcap::tools::people {
namespace {

// A finger with the crease that parts it from the next.
std::string parted(Point a, Point b, double radius, const std::string& fill, const std::string& crease) {
  return finger(a, b, radius + .9, crease) + finger(a, b, radius, fill);
}

}  // namespace

std::string finger(Point a, Point b, double radius, const std::string& fill) {
  return line(cut("M* *L* *", a.x, a.y, b.x, b.y), fill, radius * 2);
}

std::string fist(const Sleeve& s) {
  std::string svg = inside("M-8 3C-9 -3 -12.6 -6 -12.4 -13C-12.2 -22 -8 -24 0 -24C9 -24 13 -21 12.8 -13C12.6 -6 9 -3 8.4 3Z",
                           s.skin, path("M3 6C2 -10 6 -20 4 -30H20V6Z", s.skin_dark));
  // Four fingers folded down, the last two in the dark.
  const double tops[] = {-20.6, -22.6, -22.2, -20};
  for (int i = 0; i < 4; ++i) {
    const double x = -8.9 + 5.9 * i;
    svg += parted({x, tops[i]}, {x + .2, -13.4}, 2.9, i < 2 ? s.skin : s.skin_dark, s.crease);
    svg += line(cut("M* *q1 -1 2 -.2", x - 1.2, tops[i] - .6), mix(i < 2 ? s.skin : s.skin_dark, "#FFFFFF", .3), 1.5);
  }
  return svg + parted({-9.6, -7.4}, {4, -9.8}, 3.7, s.skin, s.crease) +  // the thumb across them
         line("M.6 -10.8q2.6 -.8 3.8 .2", mix(s.skin, "#FFFFFF", .35), 1.5);
}

std::string brush_hand(const Sleeve& s, const std::string& paint) {
  std::string svg = inside("M-7.6 3C-8 -4 -9.6 -8 -9.4 -14C-9 -23 -4 -26 2 -25.4C9 -25 12.4 -20 12 -12C11.6 -6 8.6 -3 8 3Z",
                           s.skin, path("M3 6C2 -10 8 -20 6 -30H20V6Z", s.skin_dark));
  // The brush: handle, ferrule, loaded tip.
  svg += line("M3.6 18L-7.6 -40", "#8A5A22", 4.8) + line("M3.2 12L-6.6 -38", "#C08A3E", 1.7);
  svg += path("M-12.2 -40L-4.2 -41.6L-5.6 -54L-14.8 -52.2Z", "#D5CEC4") +
         path("M-8 -40.8L-4.2 -41.6L-5.6 -54L-10 -53.1Z", "#9A938C");
  svg += path("M-15.2 -52C-18.6 -60 -15.6 -69 -16.4 -79C-7.6 -73 -1.8 -63 -5.2 -54Z", paint) +
         path("M-10 -53.1C-9 -62 -11.4 -70 -16.4 -79C-7.6 -73 -1.8 -63 -5.2 -54Z", mix(paint, "#10081A", .24)) +
         line("M-14.4 -57q-1.4 -5 -.4 -10", mix(paint, "#FFFFFF", .5), 1.7);
  const double rows[] = {-4.6, -9.6, -14.8, -20};
  for (const double y : rows) {  // fingers about it, from the little one up
    svg += parted({8.4, y - .6}, {-6.6 + (y + 20) * .06, y}, 2.75, y < -12 ? s.skin : s.skin_dark, s.crease);
    svg += line(cut("M-6.8 *q-1.4 .2 -1.6 1.2", y - 1.2), mix(s.skin, "#FFFFFF", .35), 1.5);
  }
  return svg + parted({6.4, -22}, {-5.4, -28.6}, 3.1, s.skin, s.crease);
}

std::string chin_hand(const Sleeve& s) {
  std::string svg = parted({-6, -9}, {-13.4, -18.6}, 3.3, s.skin, s.crease);  // the thumb, under the chin
  svg += parted({-3.4, -16}, {-4.6, -33}, 3.2, s.skin, s.crease) + parted({2, -16}, {1.6, -34.4}, 3.2, s.skin, s.crease);
  svg += inside("M-7.4 3C-8 -4 -9 -8 -8 -14C-7 -19 8 -20.6 11 -15C13 -9 9 -4 8.2 3Z", s.skin,
                path("M3 6C2 -6 6 -14 4.6 -24H20V6Z", s.skin_dark));
  svg +=
      parted({7.4, -17}, {6.6, -10.6}, 3, s.skin_dark, s.crease) + parted({11, -13.4}, {9.4, -8}, 2.7, s.skin_dark, s.crease);
  return svg + line("M-5 -32l.1 2.4M1.4 -33.4v2.4", mix(s.skin, "#FFFFFF", .4), 2);
}

std::string grip_hand(const Sleeve& s, const std::string& thing) {
  std::string svg = inside("M-7.6 3C-8 -4 -11 -8 -10.6 -14C-10 -23 -4 -25 2 -24.4C9 -24 12.4 -20 12 -12C11.6 -6 8.6 -3 8 3Z",
                           s.skin, path("M3 6C2 -10 8 -20 6 -30H20V6Z", s.skin_dark));
  svg += thing;
  for (const double y : {-3.4, -8.8, -14.4, -20.0}) {
    svg += parted({12.6, y}, {3.6, y + .6}, 2.7, y < -12 ? s.skin : s.skin_dark, s.crease);
  }
  return svg + parted({-10.4, -8}, {-11, -20}, 3.1, s.skin, s.crease);
}

std::string open_hand(const Sleeve& s) {
  std::string svg = parted({-6, -6}, {-12.6, -14}, 3.2, s.skin, s.crease);
  const double tips[] = {-27, -30, -29, -24.6};
  for (int i = 0; i < 4; ++i) {
    const double x = -6.4 + 4.7 * i;
    svg += parted({x, -14}, {x * 1.25, tips[i]}, 2.5, i < 2 ? s.skin : s.skin_dark, s.crease);
  }
  return svg + inside("M-7.4 3C-8 -4 -9.6 -8 -9 -15C-6 -19 7 -19 10.4 -14C11.4 -8 8.8 -3 8 3Z", s.skin,
                      path("M2 6C1 -6 4 -14 3 -24H20V6Z", s.skin_dark));
}

std::string clasped_hands(const Sleeve& s) {
  std::string svg = inside("M-20 8C-17 -2 -12 -10 -2 -11C6 -12 14 -8 20 6L18 14C10 15 -10 15 -17 14Z", s.skin,
                           path("M4 -20C2 -6 8 4 6 20H30V-20Z", s.skin_dark));
  // The far hand's finger tips on the right, the near hand's fingers over its back.
  for (int i = 0; i < 3; ++i)
    svg += parted({8 + i * .6, -3.4 + 5.4 * i}, {13.4 + i * .4, -2 + 5.2 * i}, 2.5, s.skin_dark, s.crease);
  for (int i = 0; i < 4; ++i) {
    const double y = -6.2 + 5 * i;
    svg += parted({9.4 - i * .7, y + 1.2}, {-8 + i * .5, y + .4 + i * .4}, 2.6, i < 2 ? s.skin : mix(s.skin, s.skin_dark, .6),
                  s.crease);
    svg += line(cut("M* *q-1.4 .4 -1.5 1.4", -8.6 + i * .5, y - .6 + i * .4), mix(s.skin, "#FFFFFF", .35), 1.5);
  }
  svg += parted({10.6, -8}, {-1, -11.2}, 3.2, s.skin_dark, s.crease);  // thumbs
  return svg + parted({-12, -4.6}, {-1.6, -12.2}, 3.2, s.skin, s.crease);
}

std::string joined_palms(const Sleeve& s) {
  std::string svg;
  for (const double side : {-1.0, 1.0}) {
    const std::string& tone = side < 0 ? s.skin : s.skin_dark;
    // The little fingers stand off a trifle behind.
    svg += parted({side * 9.4, 8}, {side * 5.8, -18}, 2.8, mix(tone, s.crease, .18), s.crease);
    svg += inside(cut("M0 -32C* -32 * -27 * -18C* -4 * 4 * 12C* 20 * 26 * 30H0Z", side * 4.4, side * 6.2, side * 6.4, side * 7,
                      side * 10.4, side * 11, side * 11.6, side * 10.4, side * 9.4),
                  tone, line(cut("M* -27C* -14 * -2 * 8", side * 3.6, side * 4, side * 4, side * 5), s.crease, 1.5));
  }
  svg += line("M0 -30V28", s.crease, 1.8);
  svg += parted({7.4, 17}, {2, .4}, 3.1, s.skin_dark, s.crease) + parted({-7.4, 17}, {-1.8, 0}, 3.1, s.skin, s.crease);
  return svg + line("M-2.6 1.4l.2 2.2M-1.8 -29.4v2.6", mix(s.skin, "#FFFFFF", .4), 1.8);
}

std::string hand_at(const std::string& hand, double x, double y, double degrees, double size, bool flip) {
  std::string where = translate(x, y) + " " + rotate(degrees);
  where += " " + scale(flip ? -size : size, size);
  return group(hand, where);
}

}  // namespace nightcap::tools::people
