// Whose turn comes next, and who has still to answer: the small facts that check and apply share.
#pragma once

#include "game/cocktail/rules/state.hpp"

namespace nightcap::cocktail {

// Those who have neither died nor taken their cocktail this round (CK-3).
[[nodiscard]] inline SeatSet still_in_round(const State& state) { return state.alive - state.has_taken; }

// Who may speak when a declaration is made: every other living player (CK-4.5).
[[nodiscard]] inline SeatSet listeners(const State& state, Seat player) { return state.alive - SeatSet::of(player); }

// The neighbour in the direction of play (CK-2.5), whoever sits there.
[[nodiscard]] inline Seat neighbour(const State& state, Seat seat) {
  const int n = state.players;
  if (state.direction == Direction::kCounterclockwise) return Seat{seat.n == 0 ? n - 1 : seat.n - 1};
  return Seat{seat.n + 1 == n ? 0 : seat.n + 1};
}

// Whose turn comes after `seat`'s; somebody must still be in the round, if only `seat`.
[[nodiscard]] inline Seat next_in_turn(const State& state, Seat seat) {
  const SeatSet in = still_in_round(state);
  if (state.direction == Direction::kCounterclockwise) {
    const SeatSet before = in & SeatSet::first(seat.n);
    return (before.empty() ? in : before).back();
  }
  const SeatSet after = in - SeatSet::first(seat.n + 1);
  return (after.empty() ? in : after).front();
}

// Those who gave `answer` in the open window, among those who are asked.
[[nodiscard]] inline SeatSet who_answered(const State& state, Answer answer) {
  SeatSet seats;
  for (int seat = 0; seat < state.players; ++seat)
    seats.add_if(state.window.answers[static_cast<std::size_t>(seat)] == answer, Seat{seat});
  return seats & listeners(state, state.window.player);
}

}  // namespace nightcap::cocktail
