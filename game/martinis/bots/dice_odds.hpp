// What a roll is worth to the one who looks on, and what rolling one die again would be worth on average.
// Whole numbers only, so that a decision is the same on every machine.
#pragma once

#include "game/martinis/rules/view.hpp"

namespace nightcap::martinis::bots {

class DiceOdds {
 public:
  // Of the roll that lies open in the view.
  explicit DiceOdds(const View& view);

  // By how much a re-roll of that die changes the viewer's prospects on average, in thousandths of a won game.
  [[nodiscard]] int gain(Die die) const;

 private:
  [[nodiscard]] int value(Face red, Face blue) const;

  Face red_, blue_;
  int married_, dating_, broken_;  // what each result is worth to the viewer
};

}  // namespace nightcap::martinis::bots
