// Legality, written once: what each way of acting needs. `Rules::check` asks these for one action, `Rules::legal` for
// every candidate. Nothing means that it may be done. The seat must be one of the actors, in the phase concerned.
#pragma once

#include <optional>

#include "game/cocktail/rules/rules.hpp"
#include "game/cocktail/rules/turns.hpp"

namespace nightcap::cocktail {

using Objection = std::optional<Rules::Refusal>;

[[nodiscard]] inline Objection objection(Reason reason, int chapter, int paragraph) {
  return Rules::Refusal{reason, base::Rule{static_cast<std::uint8_t>(chapter), static_cast<std::uint8_t>(paragraph)}};
}

// CK-4.2: the cocktails that can receive a card.
[[nodiscard]] inline SeatSet open_trays(const State& state) {
  SeatSet full;
  for (int seat = 0; seat < state.players; ++seat)
    full.add_if(state.cocktails[static_cast<std::size_t>(seat)].full(), Seat{seat});
  return still_in_round(state) - full;
}

// CK-4.1, CK-4.2: why `to`'s isn't one of them.
[[nodiscard]] inline Objection objection_to_serving(const State& state, Seat to) {
  if (open_trays(state).has(to)) return std::nullopt;
  if (to.n >= state.players || !state.alive.has(to)) return objection(Reason::kNoSuchTray, 4, 1);
  if (state.has_taken.has(to)) return objection(Reason::kTrayTaken, 4, 2);
  return objection(Reason::kTrayFull, 4, 2);
}

// CK-5.3: a bite that may be changed, by anybody.
[[nodiscard]] inline bool changeable(const Bite& bite) { return bite.pit == 0; }

// CK-5.2: whether the seat may change anything at all.
[[nodiscard]] inline Objection objection_to_changing(const State& state, Seat seat) {
  if (state.changed.has(seat)) return objection(Reason::kChangedLastTurn, 5, 2);
  for (const Bite& bite : state.cocktails[seat.n])
    if (!changeable(bite)) return objection(Reason::kPitOnYourTray, 5, 2);
  return std::nullopt;
}

// CK-6.1, CK-6.2; `open` are the trays that can receive a card.
[[nodiscard]] inline Objection objection_to_taking(const State& state, Seat seat, SeatSet open) {
  if (!state.hands[seat.n].empty() && !open.empty()) return objection(Reason::kCardsToPlay, 6, 1);
  if (!state.cocktails[seat.n].empty()) return std::nullopt;
  for (const Seat other : still_in_round(state))
    if (!state.hands[other.n].empty()) return objection(Reason::kEmptyTray, 6, 1);
  return std::nullopt;
}

// CK-4.6: thank you is said by whom the bite was offered to, bon appétit by anybody.
[[nodiscard]] inline Objection objection_to_courtesy(const State& state, Seat seat) {
  const Window& window = state.window;
  if (window.to != window.player && window.to != seat) return objection(Reason::kNotYoursToThank, 4, 6);
  return std::nullopt;
}

}  // namespace nightcap::cocktail
