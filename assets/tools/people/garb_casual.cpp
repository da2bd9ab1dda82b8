// Vests, cardigans and turtlenecks.
#include <array>
#include <cmath>
#include <numbers>

#include "assets/tools/people/garments.hpp"

namespace nightcap::tools::people {
namespace {

constexpr std::array<std::string_view, 4> kPhones = {"#E2503C", "#F2B53C", "#1F8C8C", "#F6E7C6"};

}  // namespace

void geek(const Person& who, Garb& garb) {
  const double s = garb.shoulders;
  Sleeve& sleeve = garb.sleeve;
  const std::string vest = sleeve.base, vest_light = sleeve.light;
  sleeve.cut = SleeveCut::kShirt;
  sleeve.base = "#F7F0E2";
  sleeve.dark = "#D8CDBD";
  const std::string outline =
      cut("M* 6L0 58L* 6C* 12 * 24 * 44C* 84 * 100 * 140H*C* 100 * 84 * 44C* 24 * 12 * 6Z", -s * .5, s * .5, s * .64, s * .7,
          s - 14, s * .72, s * .72, s * .72, -s * .72, -s * .72, -s * .72, -s + 14, -s * .7, -s * .64, -s * .5);
  std::string argyle;
  for (int row = 0; row < 4; ++row) {
    for (int column = -2; column <= 2; ++column) {
      const double x = column * 24.0;
      const double y = 44 + row * 26.0 + (column % 2 == 0 ? 13 : 0);
      argyle += path(cut("M* *L* *L* *L* *Z", x, y - 17, x + 11, y, x, y + 17, x - 11, y),
                     (row + column) % 2 == 0 ? "#F8DC8C" : mix(vest, "#FFFFFF", .38), "fill-opacity=\".75\"");
    }
  }
  for (int i = -4; i <= 4; ++i) {
    argyle += line(cut("M* 20l90 139M* 20l-90 139", -36 + i * 24.0, 36 + i * 24.0), vest_light, 1.5, "stroke-opacity=\".6\"");
  }
  garb.torso = inside(trunk(s, who.woman), sleeve.base, right_half(sleeve.dark)) +
               inside(outline, vest, argyle + path("M0 0L6 80L10 140H130V0Z", "#10081A", "fill-opacity=\".24\"")) +
               line(cut("M* 6L0 58L* 6", -s * .5, s * .5), vest_light, 2.6);
  const std::string bow = who.woman ? "#C22A38" : "#1B1426";
  garb.collar = path("M-15 -8L-27 10L-7 24L0 8Z", "#FFFFFF") + path("M15 -8L27 10L7 24L0 8Z", "#E6DCCD") +
                path("M0 12L-19 3C-22 8 -22 18 -19 23Z", bow) +
                path("M0 12L19 3C22 8 22 18 19 23Z", mix(bow, "#10081A", who.woman ? .3 : .5)) +
                line("M-17 9l9 2M-17 17l9 -3", mix(bow, "#FFFFFF", .3), 1.6) +
                rect(-5, 7.4, 10, 10.6, 4, mix(bow, "#FFFFFF", .24));
  garb.behind_ear = pencil(who);
}

void hippy(const Person& who, Garb& garb) {
  const double s = garb.shoulders;
  Sleeve& sleeve = garb.sleeve;
  const std::string vest = sleeve.base, vest_dark = sleeve.dark, vest_light = sleeve.light;
  sleeve.cut = SleeveCut::kWide;
  sleeve.base = who.woman ? "#F3E3C2" : "#EFE2CB";
  sleeve.dark = mix(sleeve.base, "#5A3A20", .24);
  sleeve.light = mix(sleeve.base, vest, .3);
  std::string fringe;
  for (const double side : {-1.0, 1.0}) {
    const std::string half =
        cut("M* -2C* 34 * 80 * 140H*C* 100 * 84 * 52C* 30 * 12 * 8Z", side * 21, side * 11, side * 13, side * 12,
            side * s * .74, side * s * .74, side * s * .74, side * (s - 14), side * (s - 8), side * s * .7, side * s * .54);
    std::string lines;
    for (int i = 0; i < 9; ++i) {
      lines += line(cut("M* *l* 26", side * (15 + i * 5.6), 60 + (i % 2) * 2.0, side * 1.2),
                    i % 2 == 0 ? vest_light : "#F8DC8C", 2.4);
    }
    fringe += inside(half, side < 0 ? vest : vest_dark,
                     line(cut("M* 58H*", side * 12, side * s), mix(vest, "#10081A", .35), 2.4) + lines +
                         line(cut("M* 0C* 30 * 60 * 140", side * 25, side * 16, side * 17, side * 16), vest_light, 1.6,
                              "stroke-dasharray=\"4 4\""));
  }
  std::string beads;
  for (int i = 0; i <= 8; ++i) {
    const double angle = std::numbers::pi * i / 8;
    beads += circle(-16 * std::cos(angle), 2 + 31 * std::sin(angle), 4,
                    std::array{"#E2503C", "#1F8C8C", "#F2B53C"}[static_cast<std::size_t>(i % 3)]);
  }
  garb.torso = inside(trunk(s, who.woman), sleeve.base, right_half(sleeve.dark)) +
               path("M-13 -5C-8 12 8 12 13 -5L9 14L0 26L-9 14Z", sleeve.skin_dark) + fringe;
  garb.collar = beads + circle(0, 46, 9.4, "none", "stroke=\"#9A6B1F\" stroke-width=\"3\"") +
                line("M0 37V55M0 46L-6.4 52.6M0 46L6.4 52.6", "#9A6B1F", 2.6);
  garb.hat = daisy_band(who);
}

void homebody(const Person& who, Garb& garb) {
  const double s = garb.shoulders;
  Sleeve& sleeve = garb.sleeve;
  sleeve.cut = SleeveCut::kRibbed;
  std::string knit;
  for (int row = 0; row < 4; ++row) {
    const double y = 44 + 15.0 * row;
    for (int i = -4; i <= 4; ++i) {
      if (i > -2 && i < 2) continue;
      knit += line(cut("M* *l3.6 4l3.6 -4", i * 12.6 - 3.6, y + (i % 2 == 0 ? 0 : 7)),
                   i < 0 ? sleeve.light : mix(sleeve.light, "#10081A", .2), 1.9);
    }
  }
  garb.torso = inside(trunk(s, who.woman), sleeve.base, right_half(sleeve.dark) + knit) +
               path("M-16 -6L-12 30L0 92L12 30L16 -6Z", "#FFF6E4") + path("M3 -6L4 60L0 92L12 30L16 -6Z", "#E4D8C4") +
               line("M-11 -3C-6 5 6 5 11 -3", "#D8CBB4", 2);
  // The shawl collar, ribbed.
  garb.collar = path("M-15 -9C-40 0 -32 56 -1 96L-1 84C-17 54 -19 20 -10 2Z", sleeve.light) +
                path("M15 -9C40 0 32 56 1 96L1 84C17 54 19 20 10 2Z", mix(sleeve.light, "#10081A", .14)) +
                line("M-19 4C-27 28 -20 52 -8 76M19 4C27 28 20 52 8 76", mix(sleeve.base, "#10081A", .22), 1.6);
  garb.prop = cat(who);
}

void music_lover(const Person& who, Garb& garb) {
  const double s = garb.shoulders;
  Sleeve& sleeve = garb.sleeve;
  sleeve.cut = SleeveCut::kStriped;
  const bool is_dark = who.tone == 1;
  sleeve.stripe = is_dark         ? "#E2503C"
                  : who.tone == 0 ? "#1B2B4A"
                                  : mix(sleeve.base, who.woman && who.tone == 3 ? "#1F6E70" : "#8A1F1A", .8);
  std::string stripes;
  for (int i = 0; i < 6; ++i) {
    const double y = 27 + i * 17.0;
    stripes += line(cut("M* *Q0 * * *", -s - 4, y, y + 7, s + 4, y), sleeve.stripe, 7);
  }
  garb.torso = inside(trunk(s, who.woman), sleeve.base,
                      stripes + path("M5 -10C3 20 10 50 6 80L10 140H130V-10Z", "#10081A", "fill-opacity=\".22\""));
  const std::string roll = "M-16 -18C-8 -10 8 -10 16 -18L19 1C9 11 -9 11 -19 1Z";
  garb.collar =
      inside(roll, sleeve.base,
             path("M4 -20H24V16H4Z", sleeve.dark) + line("M-17.4 -7C-8 2 8 2 17.4 -7", mix(sleeve.base, "#10081A", .28), 2)) +
      line("M-16 -18C-8 -10 8 -10 16 -18", sleeve.light, 2);
  const std::string color(kPhones[static_cast<std::size_t>(who.tone)]);
  garb.hat = headphones(who, color);
  garb.prop = vinyl(who, color);
}

}  // namespace nightcap::tools::people
