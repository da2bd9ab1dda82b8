// A head from a kit, in figure space: the base of the neck is (0, 0), y grows downwards, the skull's centre is at
// (0, -56), the top at -97, the chin at -14. The cards' people, the heirs and the players' avatars are all drawn with it.
//
//   const Head head = draw_head(look, expression("sly"));
//   svg = turned(head.back, mood) + <arms behind> + head.neck + <torso> + <collar> +
//         turned(head.face + head.hair + head.glasses + <hat>, mood) + <arms in front>;
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace nightcap::tools::people {

inline constexpr std::array<std::string_view, 6> kSkins = {"#F6D3B3", "#EBB98F", "#D99A6C", "#B97848", "#98602F", "#734728"};
inline constexpr std::array<std::string_view, 6> kHairColors = {"#1E1520", "#4A2A1C", "#7A4524",
                                                                "#B5622B", "#D9A44A", "#C2412D"};
inline constexpr std::array<std::string_view, 3> kGrays = {"#B9B4B8", "#E4DFDA", "#8E8891"};

// The first ten are cut for women, the next ten for men; anybody may wear any of them.
enum class Hair {
  kBob,
  kBeehive,
  kFlip,
  kBun,
  kLong,
  kAfro,
  kPixie,
  kSideWave,
  kPonytail,
  kHeadscarf,
  kPompadour,
  kSidePart,
  kShortAfro,
  kBaldRim,
  kLongMan,
  kCurls,
  kSlick,
  kCrew,
  kQuiff,
  kTurban
};
enum class Beard { kNone, kMoustache, kGoatee, kFull, kSideburns };
enum class Nose { kStraight, kRoman, kSnub, kBroad, kLong, kButton, kHooked };
enum class Ear { kRound, kLong, kProud };
enum class Brow { kSlim, kSoft, kStrong, kStraight, kBushy };
enum class Glasses { kNone, kThick, kTinted, kMonocle, kCatEye };

// What a person looks like whatever the mood.
struct Look {
  bool woman = false;
  std::string skin{kSkins[0]};
  double half_width = 33;  // 31-36
  double square = .4;      // of the jaw: 0 a heart, 1 a box
  double chin = .4;        // 0 pointed, 1 broad
  Nose nose = Nose::kStraight;
  Ear ear = Ear::kRound;
  Brow brow = Brow::kSoft;
  Hair hair = Hair::kSidePart;
  std::string hair_color{kHairColors[0]};
  Beard beard = Beard::kNone;
  int age = 0;  // 0-2; 2 has lines (and is meant to have gray hair)
  std::string lips = "#B3202E";
  std::string iris = "#3A2416";
  std::string cloth = "#2E7D7A";  // headscarf, turban
  Glasses glasses = Glasses::kNone;
  std::string glasses_color = "#1B1426";
};

enum class Eyes { kOpen, kHalf, kHappy, kClosed, kWide };
enum class Brows { kCalm, kArched, kSad, kDetermined, kRaised };
enum class Mouth { kCalm, kSmile, kGrin, kSmirk, kSmall, kSerene, kO, kFlat };

// What a mood does to a head.
struct Expression {
  double tilt = 0;        // degrees about the base of the neck
  double drop = 0;        // the head sinks by this
  double dx = 0, dy = 0;  // the face within the head: where it looks
  Eyes eyes = Eyes::kOpen;
  double look = 0;  // of the pupils: -1 left, 1 right
  Brows brows = Brows::kCalm;
  double left_brow = 0, right_brow = 0;  // moved down by
  Mouth mouth = Mouth::kCalm;
  bool blush = false;
  bool gray = false;  // the dead
};

// artistic, cultured, laid-back, shy, spiritual, sporty; calm, pleased, caught, sly, dead. Anything else is calm.
Expression expression(std::string_view name);
Expression mirrored(Expression mood);

// SVG elements, back to front. `back`, `face`, `hair` and `glasses` are upright: put them through turned().
struct Head {
  std::string back;  // hair behind the neck and the shoulders
  std::string neck;  // stands still; the torso covers its lower end
  std::string face;  // ears, face, beard, eyes, brows, mouth
  std::string hair;  // in front
  std::string glasses;
};
Head draw_head(const Look& look, const Expression& mood);
std::string turned(std::string_view part, const Expression& mood);

// The darker tone of a skin's right half, and the still darker one of creases and of what hair throws on it.
std::string skin_shade(std::string_view skin);
std::string skin_crease(std::string_view skin);

}  // namespace nightcap::tools::people
