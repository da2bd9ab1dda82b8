// What lies on what: the layers of the table's things, from the bottom to the top.
#pragma once

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

}  // namespace nightcap::martinis::table
