// From the bottom to the top of the table of Cocktail; what is the same layer is painted in the order of its placing.
#pragma once

#include <string_view>

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

// What lies there, as overlays say it; empty: there is no such layer.
constexpr std::string_view name_of_layer(int layer) {
  switch (layer) {
    case kSalverLayer:
      return "salvers";
    case kDiscardLayer:
      return "discards";
    case kTrayLayer:
      return "trays";
    case kHandLayer:
      return "others' hands";
    case kNearSalverLayer:
      return "near salver";
    case kNearTrayLayer:
      return "near tray";
    case kNearHandLayer:
      return "near hand";
    case kOwnHandLayer:
      return "own hand";
    case kMarksLayer:
      return "marks";
    case kFlightLayer:
      return "in flight";
    case kHeldLayer:
      return "held";
    default:
      return "";
  }
}

}  // namespace nightcap::cocktail::table
