// The formulas of the seventy-two, and the table of what by eye does not go together.
#include "assets/tools/people/people_facts.hpp"

#include "assets/tools/people/svg.hpp"

namespace nightcap::tools::people {
namespace {

constexpr std::array<std::string_view, 5> kLips = {"#B3202E", "#C8344A", "#9E1F3A", "#D0403A", "#8E2440"};
constexpr std::array<std::string_view, 4> kIrises = {"#4A2C18", "#2C4A66", "#3E5A34", "#5A3A1E"};
constexpr std::array<std::string_view, 4> kWomensCloth = {"#2E7D7A", "#5E3A86", "#2F5FA8", "#2E8F8A"};
constexpr std::array<std::string_view, 4> kMensCloth = {"#D98A2B", "#A8412F", "#E8D5A8", "#7C2F88"};
constexpr std::array<std::string_view, 4> kFrames = {"#1B1426", "#6E2A1E", "#221A3A", "#3B2A18"};
constexpr std::array<std::string_view, 4> kTints = {"#E2A526", "#7C3FA0", "#1F8C8C", "#D9553F"};

// Headgear that the formula's hair cannot carry.
struct Clash {
  bool woman;
  Adjective adjective;
  Noun noun;
  Hair instead;
};
constexpr std::array kClashes = {
    Clash{false, Adjective::kSporty, Noun::kHippy, Hair::kCrew},  // a headband on a bald head
};

}  // namespace

Person person(bool woman, int a, int n) {
  const int x = woman ? 0 : 1;
  Person who;
  who.woman = woman;
  who.adjective = static_cast<Adjective>(a);
  who.noun = static_cast<Noun>(n);
  who.skin = (a + n + 3 * x) % 6;
  who.build = (a + 2 * n) % 3;
  who.tone = (a + n) % 4;
  who.mirror = (a + n + x) % 2 == 0 ? 1 : -1;
  who.seed = 2166136261U;
  for (const char c : person_id(who)) who.seed = (who.seed ^ static_cast<unsigned char>(c)) * 16777619U;

  Look& look = who.look;
  look.woman = woman;
  look.skin = kSkins[static_cast<std::size_t>(who.skin)];
  look.age = std::array{0, 0, 1, 0, 2, 0}[static_cast<std::size_t>((a + 2 * n + x) % 6)];
  // Of the darker hair only on the two darkest skins: a beard shall not blend with them, nor look like a mask.
  who.hair_color = (a / 2 + 2 * (n / 2) + x) % (who.skin >= 4 ? 3 : 6);
  if (look.age == 2) who.hair_color = 6 + (a + n) % 3;
  look.hair_color = who.hair_color < 6 ? kHairColors[static_cast<std::size_t>(who.hair_color)]
                                       : kGrays[static_cast<std::size_t>(who.hair_color - 6)];
  look.hair = static_cast<Hair>((a + 2 * n + 4 * x) % 10 + 10 * x);
  for (const Clash& clash : kClashes) {
    if (clash.woman == woman && clash.adjective == who.adjective && clash.noun == who.noun) look.hair = clash.instead;
  }
  if (!woman) look.beard = static_cast<Beard>((2 * a + n) % 5);
  look.half_width = 31 + 5 * noise(who.seed, 1);
  look.square = woman ? .55 * noise(who.seed, 2) : .15 + .85 * noise(who.seed, 2);
  look.chin = noise(who.seed, 3);
  look.nose = static_cast<Nose>((2 * a + 3 * n + 4 * x) % 7);
  look.ear = static_cast<Ear>((a + 2 * n + x) % 3);
  look.brow = static_cast<Brow>((a + 3 * n + 2 * x) % 5);
  look.lips = kLips[static_cast<std::size_t>((a + 2 * n) % 5)];
  // Light eyes go with light skins only.
  look.iris = kIrises[static_cast<std::size_t>(who.skin <= 2 ? (a + 2 * n + x) % 4 : 3 * (n % 2))];
  const auto tone = static_cast<std::size_t>(who.tone);
  look.cloth = woman ? kWomensCloth[tone] : kMensCloth[tone];
  if (who.noun == Noun::kGeek) {
    look.glasses = Glasses::kThick;
    look.glasses_color = kFrames[tone];
  } else if (who.noun == Noun::kHippy) {
    look.glasses = Glasses::kTinted;
    look.glasses_color = kTints[tone];
  }
  return who;
}

std::string person_id(const Person& who) {
  return std::string(who.woman ? "w-" : "m-") + std::string(kAdjectives[static_cast<std::size_t>(who.adjective)]) + "-" +
         std::string(kNouns[static_cast<std::size_t>(who.noun)]);
}

}  // namespace nightcap::tools::people
