// The chances of a roll, counted over every face of both dice (MM-1.3, MM-4.2): nothing is estimated.
#pragma once

#include <array>

#include "game/martinis/rules/view.hpp"
#include "game/tabletop/table.hpp"

namespace nightcap::martinis::table {

enum class RollResult : std::uint8_t { kMarried, kDating, kOneLeaves, kBothLeave };
inline constexpr int kRollResults = 4;

// MM-4.2.
[[nodiscard]] RollResult result_of(Face red, Face blue);
// How many of the equally likely rolls end so: of 36 if both dice are rolled, of 6 if one lies already (its face given,
// kUnrolled: it is rolled).
[[nodiscard]] std::array<int, kRollResults> ways_of_roll(Face red, Face blue);

// What a person would like to know in that view: the coming roll, or each die rolled again while the roll lies open.
[[nodiscard]] std::vector<tabletop::Odds> roll_odds(const View& view);

}  // namespace nightcap::martinis::table
