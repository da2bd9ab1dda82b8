#include "assets/tools/portraits/tops.hpp"

#include "assets/tools/people/head.hpp"
#include "assets/tools/portraits/pen.hpp"

namespace nightcap::tools::portraits {

namespace {

constexpr std::string_view kGold = "#E3B04B", kGoldLight = "#F8DC8C", kCream = "#FBF1DC", kCreamShade = "#D8CBB0";

// A dark right half for whatever is cut to this outline.
std::string halved(std::string_view outline, std::string_view color) {
  return inside(outline, color, path("M6 -30H120V140H28C24 90 14 40 6 -30Z", shade(color)));
}

}  // namespace

Costume flower_child() {
  Costume wear;
  wear.torso = bust(54, "#F3E3C2") + halved("M-24 2C-13 40 -12 90 -15 130H-66L-60 52C-58 26 -44 10 -24 2Z", "#7B46A0") +
               halved("M24 2C13 40 12 90 15 130H66L60 52C58 26 44 10 24 2Z", "#7B46A0") +
               line("M-24 4C-14 40 -12 84 -15 128M24 4C14 40 12 84 15 128", kGoldLight, 2.6);
  wear.collar = beads(4, -16, 0, -14, 16, -6, 24, 4.2, "#E2503C") + beads(4, 16, 0, 14, 16, 6, 24, 4.2, "#1F9C94") +
                circle(-15.4, 9, 4, "#F2B53C") + circle(15.4, 9, 4, "#E2503C") + circle(0, 27, 5, "#F2B53C") +
                circle(-9, 20, 4, "#1F9C94") + circle(9, 20, 4, "#F2B53C");
  std::string daisy;
  for (int i = 0; i < 8; ++i) daisy += group(ellipse(0, -7, 3.6, 6, "#FFFFFF"), rotate(i * 45));
  wear.hat = line("M-35 -76C-22 -88 22 -88 35 -76", "#7B46A0", 7) + line("M-34 -76C-21 -87 21 -87 34 -76", kGoldLight, 2) +
             placed(daisy + circle(0, 0, 4.6, "#F2B53C"), 24, -85);
  return wear;
}

Costume swinger() {
  constexpr std::string_view kShirt = "#8A3FA6", kSkin = "#EBB98F";
  Costume wear;
  wear.torso = bust(68, kShirt) + path("M-17 -7L0 70L17 -7Z", kSkin) + path("M5 -7L0 70L17 -7Z", people::skin_shade(kSkin)) +
               line("M0 40V60", people::skin_crease(kSkin), 2) +
               path("M-17 -8L-40 10L-30 30L-2 74C-8 46 -13 20 -15 2Z", light(kShirt)) +
               path("M17 -8L40 10L30 30L2 74C8 46 13 20 15 2Z", "#74318C") +
               line("M-13 0C-11 12 -6 20 0 23M13 0C11 12 6 20 0 23", kGoldLight, 2.4) + circle(0, 27, 6.4, kGold) +
               spark(0, 27, 5, 4.6, 2, "#FFF3C4");
  // The roll of hair that takes him half an hour.
  wear.hat = path(
                 "M-36 -80C-50 -100 -42 -130 -10 -134C24 -138 48 -126 43 -100C42 -92 38 -84 35 -76C33 -86 28 -92 16 -93C-4 -95 "
                 "-22 -92 -36 -80Z",
                 "#221824") +
             path("M10 -135C34 -134 47 -122 43 -100C42 -92 38 -84 35 -76C33 -86 28 -92 16 -93L6 -93.6C14 -106 16 -120 10 -135Z",
                  "#15101A") +
             line("M-33 -94C-36 -112 -22 -124 0 -124C14 -124 26 -120 32 -112M-24 -97C-24 -108 -12 -114 2 -113", "#5A4A5C", 2.8);
  return wear;
}

Costume secretary() {
  constexpr std::string_view kJacket = "#26355E", kSkin = "#98602F";
  Costume wear;
  wear.torso = bust(60, kJacket) + path("M-17 -7L0 48L17 -7Z", kSkin) + path("M5 -7L0 48L17 -7Z", people::skin_shade(kSkin)) +
               path("M-12 22L0 58L12 22C6 28 -6 28 -12 22Z", kCream) +
               path("M-18 -6L-42 22L-28 27L-34 38L0 96C-8 66 -14 30 -18 -6Z", "#3C4F86") +
               path("M18 -6L42 22L28 27L34 38L0 96C8 66 14 30 18 -6Z", "#2E3E6C") + spark(-34, 46, 8, 7, 3, kGoldLight);
  wear.collar = beads(9, -16, 1, 0, 24, 16, 1, 4, "#D6C8AE") + beads(9, -16, 0, 0, 22, 16, 0, 3.7, "#FFF9EC");
  wear.sides = circle(-34, -40, 5, "#FFF9EC");
  return wear;
}

Costume drummer() {
  Costume wear;
  wear.torso = bust(70, "#E0662F") + line("M-60 60C-20 70 20 70 60 60M-62 84C-20 94 20 94 62 84", kCream, 8);
  wear.collar =
      halved("M-20 -14C-8 -6 8 -6 20 -14L22 6C9 14 -9 14 -22 6Z", "#F07A3E") + line("M-20 -3C-8 5 8 5 20 -3", "#B84C1E", 2);
  const std::string cup = path("M-48 -74C-38 -80 -32 -76 -32 -68V-46C-32 -38 -38 -34 -48 -40Z", "#1B1426") +
                          path("M-52 -70C-44 -76 -40 -72 -40 -66V-48C-40 -42 -44 -38 -52 -44Z", "#F6E7C6");
  wear.hat = line("M-42 -70C-46 -130 46 -130 42 -70", "#1B1426", 9) + line("M-42 -72C-46 -130 46 -130 42 -72", "#F6E7C6", 4.4) +
             cup + mirrored(cup);
  return wear;
}

Costume librarian() {
  Costume wear;
  std::string dots;
  for (int i = 0; i < 24; ++i) dots += circle(-52 + i % 8 * 15 + i / 8 % 2 * 7, 30 + i / 8 * 16, 3, kCream);
  wear.torso = bust(55, "#1F8C8C") + dots;
  wear.collar = path("M-17 -2C-30 2 -36 14 -30 26C-18 26 -4 20 0 8C-6 8 -13 4 -17 -2Z", "#FFFDF6") +
                path("M17 -2C30 2 36 14 30 26C18 26 4 20 0 8C6 8 13 4 17 -2Z", kCreamShade) +
                path("M0 12L-13 5C-16 12 -16 19 -13 25L0 18L13 25C16 19 16 12 13 5Z", "#E2503C") +
                circle(0, 15, 4.4, "#B5382A");
  wear.sides = circle(-35, -40, 4.4, "#E2503C") + circle(35, -40, 4.4, "#B5382A");
  return wear;
}

Costume professor() {
  constexpr std::string_view kTweed = "#B98A3A";
  Costume wear;
  std::string checks;
  for (int i = 0; i < 7; ++i) checks += people::cut("M* 4V130M-80 *H80", -72 + i * 24, 14 + i * 20);
  wear.torso = inside("M-16 -6C-22 5 -43 6 -60 15C-70 22 -75 36 -75 52L-78 130H78L75 52C75 36 70 22 60 15C43 6 22 5 16 -6Z",
                      kTweed, path("M8 -6H16L90 10V130H30C22 90 12 40 8 -6Z", shade(kTweed)) + line(checks, "#8A6226", 2)) +
               path("M-19 -2C-14 40 -8 74 0 100C8 74 14 40 19 -2Z", "#F7F0E2") +
               path("M5 0C6 40 4 74 0 100C8 74 14 40 19 -2Z", kCreamShade) +
               path("M-19 2L-44 24L-30 29L-37 40L0 104C-8 70 -15 36 -19 2Z", "#D0A24E") +
               path("M19 2L44 24L30 29L37 40L0 104C8 70 15 36 19 2Z", "#9A7230");
  wear.collar = path("M-18 -9C-8 -3 8 -3 18 -9V8H-18Z", "#FFFFFF") + path("M4 -5C10 -5 14 -7 18 -9V8H4Z", "#E6DDCB") +
                path("M-18 -9L-24 10L-5 13L0 6Z", "#FFFFFF") + path("M18 -9L24 10L5 13L0 6Z", "#E6DDCB") +
                path("M-3 8C-10 -1 -17 -3 -20 -2C-22 4 -22 14 -20 19C-16 20 -10 16 -3 9Z", "#C2412D") +
                path("M3 8C10 -1 17 -3 20 -2C22 4 22 14 20 19C16 20 10 16 3 9Z", "#962C20") +
                rect(-4.5, 2, 9, 13, 3, "#E2654E") + circle(-13, 5, 1.7, kCream) + circle(-16, 12, 1.7, kCream) +
                circle(13, 5, 1.7, kCream) + circle(16, 12, 1.7, kCream);
  return wear;
}

}  // namespace nightcap::tools::portraits
