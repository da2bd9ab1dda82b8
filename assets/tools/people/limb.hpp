// Arms: tapered sleeves with a bent elbow, cuffs, and hands with a palm, a thumb and fingers.
#pragma once

#include <string>

#include "assets/tools/people/svg.hpp"

namespace nightcap::tools::people {

struct Joint {
  double x = 0, y = 0, radius = 0;
};

enum class SleeveCut { kPlain, kBare, kStriped, kRibbed, kShirt, kJacket, kWide };

struct Sleeve {
  SleeveCut cut = SleeveCut::kPlain;
  std::string base, dark, light;
  std::string stripe;  // of kStriped
  std::string skin, skin_dark, crease;
};

// The outline about two circles: a limb's part, with its sides swollen by `swell`.
std::string limb_outline(const Joint& from, const Joint& to, double swell);

std::string upper_arm(const Joint& shoulder, const Joint& elbow, const Sleeve& sleeve);
// With what it throws on the upper arm under it, and a cuff at the wrist.
std::string forearm(const Joint& shoulder, const Joint& elbow, const Joint& wrist, const Sleeve& sleeve);
// A terry band about the wrist.
std::string sweatband(const Joint& elbow, const Joint& wrist);

// A finger, a thumb: a rounded bar from a to b.
std::string finger(Point a, Point b, double radius, const std::string& fill);

// Hands. Their wrist is (0, 0), the hand points up (towards negative y), its thumb on the left; place them with hand_at().
std::string fist(const Sleeve& sleeve);
std::string brush_hand(const Sleeve& sleeve, const std::string& paint);
std::string chin_hand(const Sleeve& sleeve);
std::string grip_hand(const Sleeve& sleeve, const std::string& thing);  // fingers about an upright thing
std::string open_hand(const Sleeve& sleeve);                            // seen from the back, as behind a head
// Both hands at once, about (0, 0).
std::string clasped_hands(const Sleeve& sleeve);
std::string joined_palms(const Sleeve& sleeve);

// `flip`: the thumb is on the right.
std::string hand_at(const std::string& hand, double x, double y, double degrees, double size, bool flip);

}  // namespace nightcap::tools::people
