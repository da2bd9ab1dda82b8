// From the bottom to the top of the table of Cocktail; what is the same layer is painted in the order of its placing.
#pragma once

namespace nightcap::cocktail::table {

enum Layer : int {
  kSalverLayer = 5,
  kDiscardLayer = 10,
  kTrayLayer = 20,
  kHandLayer = 30,
  // A tray that matters, over its neighbours.
  kNearSalverLayer = 32,
  kNearTrayLayer = 34,
  kNearHandLayer = 36,
  kOwnHandLayer = 40,
  kMarksLayer = 50,   // from here on, above tags and prompts
  kFlightLayer = 54,  // bites that change places
  kHeldLayer = 58     // a card that is looked at or dragged
};

inline constexpr int kEveryLayer = 1'000'000;

}  // namespace nightcap::cocktail::table
