// What lies on what: the layers of the table's things, from the bottom to the top.
#pragma once

#include <string_view>

namespace nightcap::martinis::table {

enum Layer : int {
  kPileLayer = 10,
  kPoolLayer = 20,
  kCoupleLayer = 30,
  kHandLayer = 40,
  kLitLayer = 45,  // and up: what stands in the light when Fever dims the rest
  kStageLayer = 50,
  kShownLayer = 55,
  kPairLayer = 56,
  kOwnHandLayer = 60,
  kDiceLayer = 65,  // thrown over everything
  kHeldLayer = 68   // what is dragged
};

// What lies there, as overlays say it; empty: there is no such layer.
constexpr std::string_view name_of_layer(int layer) {
  switch (layer) {
    case kPileLayer:
      return "piles";
    case kPoolLayer:
      return "dating pool";
    case kCoupleLayer:
      return "couples";
    case kHandLayer:
      return "others' hands";
    case kLitLayer:
      return "in the light of Fever";
    case kStageLayer:
      return "stage";
    case kShownLayer:
      return "cards shown";
    case kPairLayer:
      return "pair";
    case kOwnHandLayer:
      return "own hand";
    case kDiceLayer:
      return "dice";
    case kHeldLayer:
      return "held";
    default:
      return "";
  }
}

}  // namespace nightcap::martinis::table
