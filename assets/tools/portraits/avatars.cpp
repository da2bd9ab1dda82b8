// The six who play Martinis & Men: each a head, a top and a color of their own in a round frame.

#include <array>
#include <cmath>
#include <numbers>

#include "assets/tools/portraits/cast.hpp"
#include "assets/tools/portraits/pen.hpp"
#include "assets/tools/portraits/portraits.hpp"
#include "assets/tools/portraits/tops.hpp"

namespace nightcap::tools::portraits {

namespace {

using people::Beard;
using people::Brow;
using people::Ear;
using people::Glasses;
using people::Hair;
using people::Look;
using people::Nose;

struct Guest {
  Look look;
  Costume wear;
  std::string_view field;
  double y = 98, size = 0.76;
  bool laughs = false;  // when pleased
};

std::array<Guest, 6> guests() {
  return {{
      {{.woman = true,
        .skin = "#D99A6C",
        .half_width = 32,
        .square = .2,
        .chin = .35,
        .nose = Nose::kSnub,
        .brow = Brow::kSoft,
        .hair = Hair::kLong,
        .hair_color = "#7A4524",
        .lips = "#B3202E",
        .glasses = Glasses::kTinted,
        .glasses_color = "#2F9A8C"},
       flower_child(),
       "#2E5A3E"},
      {{.woman = false,
        .skin = "#734728",
        .half_width = 35,
        .square = .7,
        .chin = .8,
        .nose = Nose::kBroad,
        .brow = Brow::kStrong,
        .hair = Hair::kShortAfro,
        .hair_color = "#1E1520",
        .beard = Beard::kFull},
       drummer(),
       "#234A6E",
       101,
       .72,
       true},
      {{.woman = true,
        .skin = "#98602F",
        .half_width = 32,
        .square = .3,
        .chin = .3,
        .nose = Nose::kButton,
        .brow = Brow::kSlim,
        .hair = Hair::kSideWave,
        .hair_color = "#221824",
        .lips = "#D2264A"},
       secretary(),
       "#8A2F40",
       98,
       .76,
       true},
      {{.woman = false,
        .skin = "#EBB98F",
        .half_width = 33,
        .square = .6,
        .chin = .45,
        .nose = Nose::kStraight,
        .brow = Brow::kStrong,
        .hair = Hair::kSidePart,
        .hair_color = "#221824"},
       swinger(),
       "#6A4420",
       101,
       .72,
       true},
      {{.woman = true,
        .skin = "#F6D3B3",
        .half_width = 33,
        .square = .35,
        .chin = .4,
        .nose = Nose::kButton,
        .brow = Brow::kStraight,
        .hair = Hair::kBob,
        .hair_color = "#C2412D",
        .lips = "#A3283C",
        .iris = "#2F7A52",
        .glasses = Glasses::kCatEye,
        .glasses_color = "#1B1426"},
       librarian(),
       "#5B2E63"},
      {{.woman = false,
        .skin = "#F6D3B3",
        .half_width = 36,
        .square = .5,
        .chin = .7,
        .nose = Nose::kHooked,
        .ear = Ear::kProud,
        .brow = Brow::kBushy,
        .hair = Hair::kBaldRim,
        .hair_color = "#D8D3D6",
        .beard = Beard::kMoustache,
        .age = 2,
        .glasses = Glasses::kThick,
        .glasses_color = "#3A2418"},
       professor(),
       "#0E5A45",
       95,
       .78},
  }};
}

constexpr std::string_view kBlink = "blink";  // calm, with closed eyes

// Rays of the street's sign behind the head, hardly lighter than the field.
std::string starburst(std::string_view color) {
  std::string rays;
  for (int i = 0; i < 16; ++i) {
    const double angle = i * std::numbers::pi / 8 + 0.1, reach = i % 2 == 0 ? 62 : 44, half = 0.055;
    rays += people::cut("M* *L* *L* *Z", 64 + 12 * std::cos(angle - half * 4), 58 + 12 * std::sin(angle - half * 4),
                        64 + reach * std::cos(angle), 58 + reach * std::sin(angle), 64 + 12 * std::cos(angle + half * 4),
                        58 + 12 * std::sin(angle + half * 4));
  }
  return path(rays, color);
}

std::string avatar(const Guest& who, std::string_view mood, bool leans_left) {
  people::Expression face = feeling(mood == kBlink ? "calm" : mood, leans_left);
  if (mood == kBlink) face.eyes = people::Eyes::kClosed;
  if (mood == "pleased" && who.laughs) face.mouth = people::Mouth::kGrin;
  const std::string field = mood == "caught" ? mix(who.field, "#B5382A", 0.25) : std::string(who.field);
  const std::string content = circle(64, 64, 61, field) + starburst(mix(field, "#FFFFFF", 0.16)) +
                              placed(figure(who.look, who.wear, face), 64, who.y, who.size);
  const std::string inner = "<clipPath id=\"disc\"><circle cx=\"64\" cy=\"64\" r=\"61\"/></clipPath>\n" +
                            group(content, "", "clip-path=\"url(#disc)\"");
  return document(128, 128, inner + ring(64, 64, 61, "#E3B04B", 4));
}

}  // namespace

std::vector<Drawing> avatars() {
  std::vector<Drawing> all;
  int number = 0;
  for (const Guest& who : guests()) {
    ++number;
    const auto add = [&](std::string_view mood) {
      all.push_back(
          {"avatar." + std::to_string(number) + "." + std::string(mood), 128, 128, avatar(who, mood, number % 2 == 0), {}});
    };
    for (const std::string_view mood : kMoods)
      if (mood != "dead") add(mood);  // nobody dies of love
    add(kBlink);
  }
  return all;
}

}  // namespace nightcap::tools::portraits
