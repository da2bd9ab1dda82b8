// What a cocktail is worth (CK-7), what dishonor costs (CK-9.2), and who has won (CK-8).
#pragma once

#include <span>

#include "engine/base/rule.hpp"
#include "game/cocktail/rules/state.hpp"

namespace nightcap::cocktail {

// One cocktail, shown face up. `blue` and `red` are the poisons in it.
struct Score {
  std::uint8_t honor = 0;
  std::uint8_t blue = 0;
  std::uint8_t red = 0;
  bool drunk = false;
  friend constexpr bool operator==(const Score&, const Score&) = default;
};
[[nodiscard]] Score score_cocktail(std::span<const CardId> cards, const Options& options);

// CK-7.3: with so many poisons one is dead.
[[nodiscard]] constexpr bool poisoned(int blue, int red) { return blue >= kFatalBlue || red >= kFatalRed; }

// The points that so many cubes take away at the end (CK-8.5, CK-9.2).
[[nodiscard]] int dishonor_cost(int cubes, const Options& options);

// A player's honor after dishonor, as it stands.
[[nodiscard]] int honor_after_dishonor(const State& state, Seat seat);

// Who wins if the game ends now, and by which of CK-8.4 to CK-8.6.
struct Verdict {
  SeatSet winners;
  std::array<std::int16_t, kMaxPlayers> scores{};
  bool posthumous = false;
  base::Rule rule;
};
[[nodiscard]] Verdict verdict(const State& state);

}  // namespace nightcap::cocktail
