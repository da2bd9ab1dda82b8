#include "assets/tools/portraits/cast.hpp"

#include <algorithm>

#include "assets/tools/portraits/pen.hpp"

namespace nightcap::tools::portraits {

using people::Brow;
using people::Brows;
using people::Ear;
using people::Expression;
using people::Eyes;
using people::Hair;
using people::Look;
using people::Mouth;
using people::Nose;

namespace {

std::array<Heir, 9> everybody() {
  return {{
      {.name = "flapper",
       .look = {.woman = true,
                .skin = "#98602F",
                .half_width = 32,
                .square = .2,
                .chin = .25,
                .nose = Nose::kStraight,
                .brow = Brow::kSlim,
                .hair = Hair::kBob,
                .hair_color = "#1E1520",
                .lips = "#C8202F",
                .iris = "#5A3A12"},
       .dress = flapper,
       .y = 115,
       .size = .79,
       .laughs = true},
      {.name = "colonel",
       .look = {.skin = "#EBB98F",
                .half_width = 36,
                .square = .85,
                .chin = .9,
                .nose = Nose::kBroad,
                .ear = Ear::kLong,
                .brow = Brow::kBushy,
                .hair = Hair::kBaldRim,
                .hair_color = "#E4DFDA",
                .age = 2,
                .iris = "#3E6A8C"},
       .dress = colonel,
       .y = 101,
       .size = .84,
       .brows = Brows::kDetermined},
      {.name = "dowager",
       .look = {.woman = true,
                .skin = "#B97848",
                .half_width = 31,
                .square = .35,
                .chin = .2,
                .nose = Nose::kHooked,
                .ear = Ear::kLong,
                .brow = Brow::kSlim,
                .hair = Hair::kBun,
                .hair_color = "#DDD7DA",
                .age = 2,
                .lips = "#A3283C"},
       .dress = dowager,
       .y = 111,
       .size = .77},
      {.name = "nephew",
       .look = {.skin = "#D99A6C",
                .half_width = 31,
                .square = .55,
                .chin = .3,
                .nose = Nose::kRoman,
                .brow = Brow::kStrong,
                .hair = Hair::kSlick,
                .hair_color = "#1E1520"},
       .dress = nephew,
       .y = 104,
       .size = .87,
       .laughs = true},
      {.name = "butler",
       .look = {.skin = "#F6D3B3",
                .half_width = 31,
                .square = .7,
                .chin = .6,
                .nose = Nose::kLong,
                .ear = Ear::kProud,
                .brow = Brow::kStraight,
                .hair = Hair::kSidePart,
                .hair_color = "#7A6A5E",
                .age = 1,
                .iris = "#5A6A6E"},
       .dress = butler,
       .y = 106,
       .size = .86,
       .eyes = Eyes::kHalf,
       .brows = Brows::kRaised,
       .nose_up = 3},
      {.name = "medium",
       .look = {.woman = true,
                .skin = "#B97848",
                .half_width = 33,
                .square = .3,
                .chin = .4,
                .nose = Nose::kSnub,
                .brow = Brow::kStrong,
                .hair = Hair::kCurls,
                .hair_color = "#2A1A22",
                .age = 1,
                .lips = "#7E1F4A",
                .iris = "#1F7F6A"},
       .dress = medium,
       .y = 112,
       .size = .77},
      {.name = "doctor",
       .look = {.skin = "#734728",
                .half_width = 34,
                .square = .6,
                .chin = .5,
                .nose = Nose::kBroad,
                .hair = Hair::kShortAfro,
                .hair_color = "#8E8891",
                .beard = people::Beard::kGoatee,
                .age = 1},
       .dress = doctor,
       .y = 106,
       .size = .84,
       .laughs = true},
      {.name = "starlet",
       .look = {.woman = true,
                .skin = "#F6D3B3",
                .half_width = 32,
                .square = .15,
                .chin = .15,
                .nose = Nose::kButton,
                .brow = Brow::kSlim,
                .hair = Hair::kSideWave,
                .hair_color = "#F4CF62",
                .lips = "#D2264A",
                .iris = "#2F6FB0"},
       .dress = starlet,
       .y = 103,
       .size = .87,
       .laughs = true},
      {.name = "magnate",
       .look = {.skin = "#98602F",
                .half_width = 39,
                .square = .9,
                .chin = 1,
                .nose = Nose::kButton,
                .brow = Brow::kBushy,
                .hair = Hair::kBaldRim,
                .hair_color = "#B9B4B8",
                .age = 2},
       .dress = magnate,
       .y = 115,
       .size = .72,
       .brows = Brows::kDetermined},
  }};
}

}  // namespace

const std::array<Heir, 9>& cast() {
  static const std::array<Heir, 9> kAll = everybody();
  return kAll;
}

const Heir& heir(std::string_view name) {
  return *std::find_if(cast().begin(), cast().end(), [&](const Heir& one) { return one.name == name; });
}

Expression feeling(std::string_view mood, bool leans_left) {
  const Expression plain = people::expression(mood);
  return leans_left ? people::mirrored(plain) : plain;
}

std::string figure(const Look& look, const Costume& wear, const Expression& mood) {
  const people::Head head = people::draw_head(look, mood);
  const bool lips_closed = mood.mouth != Mouth::kO && mood.eyes != Eyes::kClosed;
  const std::string face = placed(wear.face, mood.dx, mood.dy);
  const std::string lips = lips_closed ? placed(wear.lips, mood.dx * .8, mood.dy) : std::string();
  return people::turned(wear.crown + head.back, mood) + wear.behind + head.neck + wear.torso + wear.collar +
         people::turned(head.face + head.hair + head.glasses + wear.sides + face + wear.hat, mood) + wear.front +
         people::turned(lips, mood);
}

std::string figure(const Heir& who, std::string_view mood, bool leans_left) {
  Expression face = feeling(mood, leans_left);
  face.dy -= who.nose_up;
  if (mood == "pleased" && who.laughs) face.mouth = Mouth::kGrin;
  if (mood == "caught") face.tilt *= 2;
  if (mood == "calm") face.eyes = who.eyes, face.brows = who.brows;
  return figure(who.look, who.wear(), face);
}

}  // namespace nightcap::tools::portraits
