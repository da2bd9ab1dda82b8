// Who wears what in which tone; and the evening and office clothes.
#include <array>
#include <cmath>
#include <numbers>

#include "assets/tools/people/garments.hpp"

namespace nightcap::tools::people {
namespace {

using Tones4 = std::array<std::string_view, 4>;
// Never the colour of the window behind.
constexpr std::array<Tones4, 6> kWomens = {{{"#5A2A7E", "#241A3C", "#0F6E70", "#E3B04B"},
                                            {"#1B7A78", "#2A3F7A", "#DCA52C", "#5B2E63"},
                                            {"#8A5A2E", "#2F7A52", "#5E2F6B", "#B9822B"},
                                            {"#EBD7B2", "#7FB7A6", "#6E4A86", "#2F6F86"},
                                            {"#FBF1DC", "#1E2A3E", "#F4C84E", "#BFE3DC"},
                                            {"#262C50", "#452C5E", "#E9DFCB", "#0F5458"}}};
constexpr std::array<Tones4, 6> kMens = {{{"#E2503C", "#F6E7C6", "#1F8C84", "#7C2F88"},
                                          {"#C9842B", "#B23C2E", "#2F8C74", "#7A4A2C"},
                                          {"#A0662E", "#B0872B", "#7B3B23", "#3F7F4C"},
                                          {"#A8412F", "#E8D5A8", "#3F8A6B", "#8A5A3A"},
                                          {"#FBF1DC", "#1D1B2E", "#F2B53C", "#E26A4A"},
                                          {"#1E2034", "#5A5560", "#8C5C36", "#3A2A44"}}};
constexpr std::array<std::string_view, 4> kTies = {"#E2503C", "#F2B53C", "#C8452F", "#1F9C94"};

std::string sparkles(unsigned seed, double left, double right, double top, double bottom, unsigned count) {
  std::string svg;
  for (unsigned i = 0; i < count; ++i) {
    const double x = left + (right - left) * noise(seed, 3 * i);
    const double y = top + (bottom - top) * noise(seed, 3 * i + 1);
    const double size = 2.4 + 3.6 * noise(seed, 3 * i + 2);
    svg += path(star(x, y, 4, size, size * .24), i % 3 == 0 ? "#FFFFFF" : "#FFE9A8",
                "fill-opacity=\"" + number(.65 + .35 * noise(seed, 100 + i)) + "\"");
  }
  return svg;
}

}  // namespace

std::string trunk(double s, bool woman) {
  const double waist = s * (woman ? .62 : .7);
  return cut(
      "M-15 -4C-18 4 * 8 * 16C* 20 * 30 * 46L* 62C* 84 * 100 * 140H*C* 100 * 84 * 62L* 46C* 30 * 20 * 16C* 8 18 4 15 -4Z",
      -s * .5, -s + 12, -s + 4, -s + 3, -s + 6, -s + 13, -waist - 3, -waist - 2, -waist, waist, waist + 2, waist + 3, s - 13,
      s - 6, s - 3, s - 4, s - 12, s * .5);
}

std::string right_half(const std::string& color) { return path("M5 -10C3 20 10 50 6 80L10 140H130V-10Z", color); }

void club_fiend(const Person& who, Garb& garb) {
  const double s = garb.shoulders;
  Sleeve& sleeve = garb.sleeve;
  if (who.woman) {
    sleeve.cut = SleeveCut::kBare;
    const std::string halter = cut(
        "M-10 -5C-16 14 * 34 * 52C* 84 * 100 * 140H*C* 100 * 84 * 52C* 34 16 14 10 -5L5 -6C4 10 2 22 0 30C-2 22 -4 10 -5 -6Z",
        -s * .5, -s + 9, -s + 14, -s * .66, -s * .66, s * .66, s * .66, s - 14, s - 9, s * .5);
    garb.torso = inside(trunk(s, true), sleeve.skin, right_half(sleeve.skin_dark)) +
                 line("M-16 12q7 3 10 10M16 12q-7 3 -10 10", sleeve.crease, 1.7) +
                 inside(halter, sleeve.base,
                        right_half(sleeve.dark) + sparkles(who.seed, -s + 12, s - 12, 34, 84, 22) +
                            line(cut("M* 60C* 40 -14 16 -9 -2M* 60C* 40 14 16 9 -2", -s + 10, -s * .46, s - 10, s * .46),
                                 "#F8DC8C", 1.8));
    garb.collar = path("M-13 -12C-6 -7 6 -7 13 -12L14 -5C6 1 -6 1 -14 -5Z", sleeve.base) +
                  path("M2 -8.6C6 -9 10 -10 13 -12L14 -5C10 -2 6 -.6 2 -.4Z", sleeve.dark) + circle(0, -3.4, 2.6, "#F8DC8C");
    garb.drops = disco_drops(who);
    return;
  }
  sleeve.cut = SleeveCut::kWide;
  garb.torso = inside(
      trunk(s, false), sleeve.base,
      right_half(sleeve.dark) + sparkles(who.seed, -s + 8, -20, 30, 84, 8) + sparkles(who.seed + 7, 22, s - 8, 30, 84, 8));
  garb.collar = path("M-15 -6L0 66L15 -6Z", sleeve.skin) + path("M3 -6L0 66L15 -6Z", sleeve.skin_dark) +
                line("M-3 40q2 3 3 6M4 36q-1 4 -3 7M-1 50q1 2 1 4", sleeve.crease, 1.5) +
                path("M-16 -8L-33 8L-30 24L-8 50L0 66L-9 24Z", sleeve.light) +
                path("M16 -8L33 8L30 24L8 50L0 66L9 24Z", mix(sleeve.light, "#10081A", .16)) +
                line("M-11 0C-9 20 -5 30 0 34M11 0C9 20 5 30 0 34", "#E3B04B", 2.2) + circle(0, 41, 8, "#E3B04B") +
                path("M0 33A8 8 0 0 1 0 49Z", "#B98A2E") + path(star(0, 41, 5, 5.4, 2.3), "#FFF3C4");
}

void yuppie(const Person& who, Garb& garb) {
  garb.shoulders += 7;  // pads
  const double s = garb.shoulders;
  Sleeve& sleeve = garb.sleeve;
  sleeve.cut = SleeveCut::kJacket;
  const std::string coat =
      cut("M-15 -5L* 5C* 5 * 16 * 34L* 60C* 84 * 100 * 140H*C* 100 * 84 * 60L* 34C* 16 * 5 * 5L15 -5Z", -s + 16, -s + 5, -s + 2,
          -s + 5, -s + 12, -s * .7, -s * .7, -s * .74, s * .74, s * .7, s * .7, s - 12, s - 5, s - 2, s - 5, s - 16);
  garb.torso = inside(coat, sleeve.base, right_half(sleeve.dark)) + path("M-16 -7L0 82L16 -7Z", "#FFFDF6") +
               path("M3 -7L0 82L16 -7Z", "#DED5CA");
  if (who.woman) {
    for (int i = 0; i <= 9; ++i) {
      const double angle = std::numbers::pi * i / 9;
      const double x = -15.5 * std::cos(angle);
      const double y = -1 + 17 * std::sin(angle);
      garb.collar += circle(x, y, 3.9, i < 6 ? "#FFF9EC" : "#E6DAC6", "stroke=\"#BFAE90\" stroke-width=\"1.5\"") +
                     circle(x - 1.1, y - 1.2, 1.1, "#FFFFFF");
    }
  } else {
    const std::string tie(kTies[static_cast<std::size_t>(who.tone)]);
    const std::string outline = "M-6 4H6L5 14L10 58L0 76L-10 58L-5 14Z";
    garb.collar = inside(outline, tie,
                         line("M-12 30L10 18M-12 46L12 33M-12 62L14 48", mix(tie, "#FFFFFF", .5), 3) +
                             path("M1 0H20V80H0Z", "#10081A", "fill-opacity=\".22\"")) +
                  path("M-15 -8L-22 9L-5 15L0 5Z", "#FFFFFF") + path("M15 -8L22 9L5 15L0 5Z", "#E6DCCD");
  }
  // Lapels, pocket square.
  garb.collar += path("M-17 -8L-45 24L-28 31L-36 42L-1 94L-1 82Z", sleeve.light) +
                 path("M17 -8L45 24L28 31L36 42L1 94L1 82Z", mix(sleeve.light, "#10081A", .16)) +
                 line("M-40 25L-28 31M40 25L28 31", mix(sleeve.base, "#10081A", .3), 1.6) +
                 path(cut("M* 55h20l-3 -13l-6 6l-5 -8Z", s - 36), "#F6C84E") +
                 path(cut("M* 55h10l-3 -13l-6 6Z", s - 26), "#C99A2E");
}

Garb dress(const Person& who) {
  Garb garb;
  garb.shoulders = std::array{60, 68, 80}[static_cast<std::size_t>(who.build)] - (who.woman ? 8 : 0);
  const auto noun = static_cast<std::size_t>(who.noun);
  const auto tone = static_cast<std::size_t>(who.tone);
  Sleeve& sleeve = garb.sleeve;
  sleeve.base = who.woman ? kWomens[noun][tone] : kMens[noun][tone];
  sleeve.dark = mix(sleeve.base, "#10081A", .24);
  sleeve.light = mix(sleeve.base, "#FFFFFF", .24);
  sleeve.skin = who.look.skin;
  sleeve.skin_dark = skin_shade(who.look.skin);
  sleeve.crease = skin_crease(who.look.skin);
  switch (who.noun) {
    case Noun::kClubFiend:
      club_fiend(who, garb);
      break;
    case Noun::kGeek:
      geek(who, garb);
      break;
    case Noun::kHippy:
      hippy(who, garb);
      break;
    case Noun::kHomebody:
      homebody(who, garb);
      break;
    case Noun::kMusicLover:
      music_lover(who, garb);
      break;
    case Noun::kYuppie:
      yuppie(who, garb);
      break;
  }
  return garb;
}

}  // namespace nightcap::tools::people
