// The head put together: moods, colours, layers.
#include "assets/tools/people/head.hpp"

#include <cstdlib>
#include <utility>

#include "assets/tools/people/parts.hpp"
#include "assets/tools/people/svg.hpp"

namespace nightcap::tools::people {
namespace {

constexpr std::string_view kShadeOf = "#3A1420";  // what skin is mixed with
constexpr std::string_view kDeath = "#8E959A";

bool dark_skin(std::string_view skin) { return skin == kSkins[4] || skin == kSkins[5]; }

bool is_mans(Hair hair) { return hair >= Hair::kPompadour; }

double distance(std::string_view a, std::string_view b) {
  double sum = 0;
  for (std::size_t at = 1; at < 7; at += 2) {
    const auto part = [at](std::string_view color) { return std::stoi(std::string(color.substr(at, 2)), nullptr, 16); };
    sum += std::abs(part(a) - part(b));
  }
  return sum;
}

// One piece of hair: base, darker right half with a soft edge, lighter strands.
std::string piece(const std::string& outline, const std::string& strands, const std::string& base, const std::string& dark,
                  const std::string& light) {
  if (outline.empty()) return "";
  std::string content = path("M7 -175C-3 -140 13 -112 5 -84C0 -60 10 -40 8 60H140V-175Z", dark);
  if (!strands.empty()) content += line(strands, light, 2.6);
  return inside(outline, base, content);
}

}  // namespace

std::string skin_shade(std::string_view skin) { return mix(skin, kShadeOf, dark_skin(skin) ? .28 : .17); }
std::string skin_crease(std::string_view skin) { return mix(skin, kShadeOf, dark_skin(skin) ? .52 : .36); }

Tones tones_of(const Look& look, const Expression& mood) {
  const std::string skin = mood.gray ? mix(look.skin, kDeath, .62) : look.skin;
  std::string natural = look.hair_color;
  // Hair of nearly the skin's colour would be a helmet of skin: it is a shade darker then, fair hair a warmer one.
  if (distance(natural, look.skin) < 70) {
    natural = distance(natural, "#000000") > 330 ? mix(natural, "#6A3008", .5) : mix(natural, "#100810", .42);
  }
  const std::string hair = mood.gray ? mix(natural, kDeath, .35) : natural;
  Tones tones;
  tones.skin = skin;
  tones.shade = mood.gray ? mix(skin, "#2A2E3A", .2) : skin_shade(skin);
  tones.crease = mood.gray ? mix(skin, "#2A2E3A", .42) : skin_crease(look.skin);
  tones.hair = hair;
  tones.hair_dark = mix(hair, "#100810", .26);
  tones.hair_light = mix(hair, "#FFE9D0", hair == kHairColors[0] ? .2 : .24);
  tones.ink = dark_skin(look.skin) ? "#150C12" : "#2A1620";
  tones.white = mood.gray ? "#D9DCDC" : "#FFFDF6";
  tones.iris = look.iris;
  tones.lips = look.woman ? look.lips : mix(skin, "#7A2028", .5);
  tones.lips_dark = look.woman ? mix(look.lips, "#3A0818", .32) : mix(skin, "#5A1420", .62);
  // A mouth within a beard must not drown in it.
  if (!look.woman && look.beard == Beard::kFull) tones.lips_dark = mix(mix(look.skin, "#C24A50", .55), "#FFFFFF", .08);
  if (mood.gray) tones.lips = mix(tones.lips, kDeath, .6), tones.lips_dark = mix(tones.lips_dark, kDeath, .5);
  tones.blush = "#E8604C";
  tones.cloth = mood.gray ? mix(look.cloth, kDeath, .4) : look.cloth;
  return tones;
}

Expression expression(std::string_view name) {
  if (name == "artistic") return {-9, 0, 3, -1, Eyes::kOpen, 0, Brows::kArched, -4, 1, Mouth::kSmirk, false, false};
  if (name == "cultured") return {5, 0, -5, -5, Eyes::kHalf, 0, Brows::kArched, -3, -3, Mouth::kSmall, false, false};
  if (name == "laid-back") return {8, 0, 0, 0, Eyes::kHappy, 0, Brows::kArched, 0, 0, Mouth::kSmile, false, false};
  if (name == "shy") return {-11, 6, -4, 6, Eyes::kOpen, -1, Brows::kSad, 0, 0, Mouth::kSmall, true, false};
  if (name == "spiritual") return {0, 0, 0, 1, Eyes::kClosed, 0, Brows::kArched, -2, -2, Mouth::kSerene, false, false};
  if (name == "sporty") return {4, 0, 3, -1, Eyes::kOpen, 0, Brows::kDetermined, 0, 0, Mouth::kGrin, false, false};
  if (name == "pleased") return {-4, 0, 2, -1, Eyes::kHappy, 0, Brows::kArched, -2, -2, Mouth::kSmile, false, false};
  if (name == "caught") return {3, 0, 0, 0, Eyes::kWide, 0, Brows::kRaised, 0, 0, Mouth::kO, false, false};
  if (name == "sly") return {6, 0, -3, 1, Eyes::kHalf, 1, Brows::kDetermined, 1, -4, Mouth::kSmirk, false, false};
  if (name == "dead") return {10, 4, -1, 4, Eyes::kClosed, 0, Brows::kCalm, 1, 1, Mouth::kFlat, false, true};
  return {0, 0, 1, 0, Eyes::kOpen, 0, Brows::kCalm, 0, 0, Mouth::kCalm, false, false};
}

Expression mirrored(Expression mood) {
  mood.tilt = -mood.tilt;
  mood.dx = -mood.dx;
  mood.look = -mood.look;
  std::swap(mood.left_brow, mood.right_brow);
  return mood;
}

std::string turned(std::string_view part, const Expression& mood) {
  if (mood.tilt == 0 && mood.drop == 0) return std::string(part);
  return group(part, rotate(mood.tilt) + (mood.drop != 0 ? " " + translate(0, mood.drop) : ""));
}

Head draw_head(const Look& look, const Expression& mood) {
  const Tones tones = tones_of(look, mood);
  const HairCut hair =
      is_mans(look.hair) ? mens_cut(look.hair, look.half_width, tones) : womens_cut(look.hair, look.half_width);
  const std::string base = hair.cloth ? tones.cloth : tones.hair;
  const std::string dark = hair.cloth ? mix(tones.cloth, "#100818", .22) : tones.hair_dark;
  const std::string light = hair.cloth ? mix(tones.cloth, "#FFF3D8", .42) : tones.hair_light;
  Head head;
  // Behind the head it is darker than in front.
  head.back = piece(hair.back, hair.back_strands, mix(base, "#100810", .14), mix(base, "#100810", .34), light);
  const double neck = look.woman ? 12 : 14.5;
  const std::string neck_outline =
      cut("M* -34H*V-2C* 10 * 14 0 14C* 14 * 10 * -2Z", -neck, neck, neck, neck * .6, -neck * .6, -neck, -neck);
  // Its right half, and what the chin throws on it.
  head.neck =
      inside(neck_outline, tones.skin,
             path(cut("M* -40V20H20V-40Z", neck * .15), tones.shade) +
                 path(cut("M* -40H20V*C* * * * * *Z", -neck - 2, -7.0, neck * .4, -1.0, -neck * .5, -4.0, -neck - 2, -15.0),
                      tones.shade) +
                 path(cut("M* -40H20V*C* * * * * *Z", neck * .15, -7.0, neck * .7, -3.5, neck * .4, -3.0, neck * .15, -3.4),
                      tones.crease, "fill-opacity=\".45\""));
  head.face = (look.hair == Hair::kHeadscarf ? "" : draw_ears(look, tones)) +
              draw_skull(look, mood, tones, hair.under.empty() ? hair.front : hair.under) + draw_beard(look, mood, tones) +
              draw_features(look, mood, tones) + draw_mouth(look, mood, tones) + draw_moustache(look, mood, tones);
  if (!hair.under.empty()) head.hair += piece(hair.under, "", tones.hair, tones.hair_dark, tones.hair_light);
  head.hair += piece(hair.front, hair.front_strands, base, dark, light) + hair.over;
  if (look.glasses != Glasses::kNone) head.glasses = draw_glasses(look, mood);
  return head;
}

}  // namespace nightcap::tools::people
