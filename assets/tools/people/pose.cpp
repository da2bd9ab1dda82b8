// The poses of the six adjectives, and the figure put together.
#include <algorithm>

#include "assets/tools/people/figure.hpp"

namespace nightcap::tools::people {
namespace {

struct Build {
  double shoulder_x, r1, r2, r3, hand;  // radii at shoulder, elbow, wrist; the hand's size
};

Build build_of(const Person& who, const Garb& garb) {
  const bool bare = garb.sleeve.cut == SleeveCut::kBare;
  Build b = who.woman ? Build{garb.shoulders - 13, 13.6, 11.2, 8, 1} : Build{garb.shoulders - 15, 16.4, 13.4, 9.6, 1.14};
  if (bare) b.r1 -= 1.6, b.r2 -= 2, b.r3 -= 1.4;
  if (garb.sleeve.cut == SleeveCut::kWide) b.r3 += 1.2;
  if (garb.sleeve.cut == SleeveCut::kJacket) b.r1 += 1, b.r2 += 1;
  return b;
}

// An arm that just hangs; cut by the card's edge.
std::string hanging(double side, const Garb& garb, const Build& b) {
  return upper_arm({side * b.shoulder_x, 29, b.r1}, {side * (b.shoulder_x + 5), 100, b.r2}, garb.sleeve);
}

// From the elbow a hand holds the phone up beside the chest.
std::string holding_phone(double side, const Garb& garb, const Build& b) {
  const Joint shoulder{side * b.shoulder_x, 29, b.r1};
  const Joint elbow{side * (b.shoulder_x + 10), 82, b.r2};
  const Joint wrist{side * (b.shoulder_x - 6), 62, b.r3};
  const std::string phone = group(brick_phone(0, -14, 0), "scale(.86)");
  return upper_arm(shoulder, elbow, garb.sleeve) + forearm(shoulder, elbow, wrist, garb.sleeve) +
         hand_at(grip_hand(garb.sleeve, phone), wrist.x + side * 2, wrist.y - 2, side * 6, b.hand, side < 0);
}

}  // namespace

Arms pose(const Person& who, const Garb& garb) {
  const Build b = build_of(who, garb);
  const Sleeve& sleeve = garb.sleeve;
  const double m = who.mirror;  // the prop's side
  const double a = -m;          // the acting arm's side
  const Joint shoulder{a * b.shoulder_x, 29, b.r1};
  const bool phone = who.noun == Noun::kYuppie;
  Arms arms;
  switch (who.adjective) {
    case Adjective::kArtistic: {
      const Joint elbow{a * (b.shoulder_x + 13), 84, b.r2};
      const Joint wrist{a * std::min(b.shoulder_x - 7, 46.0), 50, b.r3};
      static constexpr std::array<std::string_view, 4> kPaints = {"#1F9C94", "#F2B53C", "#F47FA6", "#8FE0D3"};
      arms.front = (phone ? holding_phone(m, garb, b) : hanging(m, garb, b)) + upper_arm(shoulder, elbow, sleeve) +
                   forearm(shoulder, elbow, wrist, sleeve) +
                   hand_at(brush_hand(sleeve, std::string(kPaints[static_cast<std::size_t>(who.tone)])), wrist.x - a * 2,
                           wrist.y - 3, a * 16, b.hand, a > 0);
      break;
    }
    case Adjective::kCultured: {
      const Joint elbow{a * (b.shoulder_x + 6), 86, b.r2};
      const Joint wrist{a * 27, 22, b.r3};
      arms.front = (phone ? holding_phone(m, garb, b) : hanging(m, garb, b)) + upper_arm(shoulder, elbow, sleeve) +
                   forearm(shoulder, elbow, wrist, sleeve) +
                   hand_at(chin_hand(sleeve), wrist.x - a * 2, wrist.y - (who.woman ? 10 : 6), -a * 22, b.hand, a < 0);
      break;
    }
    case Adjective::kLaidBack: {
      for (const double side : {-1.0, 1.0}) {
        const Joint top{side * (b.shoulder_x - 2), 30, b.r1};
        const Joint elbow{side * std::min(b.shoulder_x + 28, 84.0), -40, b.r2};
        const Joint wrist{side * 40, -78, b.r3};
        arms.behind += hand_at(open_hand(sleeve), wrist.x - side * 3, wrist.y - 1, -side * 70, b.hand, side < 0) +
                       upper_arm(top, elbow, sleeve) + forearm(top, elbow, wrist, sleeve);
      }
      break;
    }
    case Adjective::kShy:
      for (const double side : {-1.0, 1.0}) {
        const Joint top{side * b.shoulder_x, 29, b.r1};
        const Joint elbow{side * (b.shoulder_x + 9), 86, b.r2};
        const Joint wrist{side * 21, 68, b.r3};
        arms.front += upper_arm(top, elbow, sleeve) + forearm(top, elbow, wrist, sleeve);
      }
      arms.front += hand_at(clasped_hands(sleeve), 0, 60, 0, b.hand, false);
      break;
    case Adjective::kSpiritual:
      for (const double side : {-1.0, 1.0}) {
        const Joint top{side * b.shoulder_x, 29, b.r1};
        const Joint elbow{side * (b.shoulder_x + 11), 88, b.r2};
        const Joint wrist{side * 15, 72, b.r3};
        arms.front += upper_arm(top, elbow, sleeve) + forearm(top, elbow, wrist, sleeve);
      }
      arms.front += hand_at(joined_palms(sleeve), 0, 46, 0, b.hand, false);
      break;
    case Adjective::kSporty: {
      const double out = std::min(b.shoulder_x + 22, 73.0);
      const Joint elbow{a * out, 56, b.r2};
      const Joint wrist{a * (out - 1), 4, b.r3};
      const Joint other{m * b.shoulder_x, 29, b.r1};
      const Joint hip_elbow{m * std::min(b.shoulder_x + 21, 78.0), 70, b.r2};
      const Joint hip{m * (b.shoulder_x - 10), 98, b.r3 + 1};
      arms.front = upper_arm(other, hip_elbow, sleeve) + forearm(other, hip_elbow, hip, sleeve) +
                   upper_arm(shoulder, elbow, sleeve) + hand_at(fist(sleeve), wrist.x, wrist.y - 3, -a * 4, b.hand, a > 0) +
                   forearm(shoulder, elbow, wrist, sleeve) + sweatband(elbow, wrist);
      break;
    }
  }
  return arms;
}

std::string figure(const Person& who, bool with_arms) {
  Expression mood = expression(kAdjectives[static_cast<std::size_t>(who.adjective)]);
  if (who.mirror < 0) mood = mirrored(mood);
  const Head head = draw_head(who.look, mood);
  const Garb garb = dress(who);
  Arms arms;
  if (with_arms) {
    arms = pose(who, garb);
  } else {
    const Build b = build_of(who, garb);
    arms.front = hanging(-1, garb, b) + hanging(1, garb, b);
  }
  std::string prop = with_arms ? garb.prop : "";
  // A phone that no hand is free for leans in at the side.
  if (with_arms && who.noun == Noun::kYuppie && who.adjective != Adjective::kArtistic &&
      who.adjective != Adjective::kCultured) {
    prop = brick_phone(who.mirror * 60, 52, who.mirror * 10);
  }
  return turned(head.back, mood) + arms.behind + head.neck + garb.torso + garb.collar +
         turned(garb.behind_ear + head.face + head.hair + garb.drops + head.glasses + garb.hat, mood) + arms.front + prop;
}

}  // namespace nightcap::tools::people
