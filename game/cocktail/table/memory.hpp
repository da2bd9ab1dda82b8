// What a player with a good memory could say of this round's deck (CK-2.1): what lies face up, what they hold or have
// served themselves wherever it went since (CK-10.1), and what must still be about. Of a view alone.
#pragma once

#include <array>

#include "game/cocktail/rules/view.hpp"

namespace nightcap::cocktail::table {

struct Count {
  int deck = 0;
  int seen = 0;   // turned over, or in a cocktail that was taken
  int mine = 0;   // in the viewer's hand, or served by them and face down
  int about = 0;  // the rest
  friend bool operator==(const Count&, const Count&) = default;
};
// By kind, in the order of CK-1.2.
[[nodiscard]] std::array<Count, kKinds> count_bites(const View& view);

}  // namespace nightcap::cocktail::table
