// How the honor of a cocktail adds up, card by card: what the scoring shows while it counts. Nothing is scored here; what a
// card brings is what the rules' score grows by when it is added.
#pragma once

#include <span>
#include <vector>

#include "game/cocktail/rules/scoring.hpp"

namespace nightcap::cocktail::table {

struct Gain {
  int card = 0;         // its place among the cards
  int honor = 0;        // that it adds; of a cocktail card, by doubling what was there
  bool linked = false;  // an olive or cheese that a wine lifts (CK-7.1)
};

// In the order in which they count: wine first, then what it may lift, then what doubles. Poisons bring nothing and are not
// listed. All gains together are what score_cocktail says of a cocktail nobody is drunk from.
[[nodiscard]] std::vector<Gain> gains_of(std::span<const CardId> cards);

}  // namespace nightcap::cocktail::table
