// How the parts of a turn call each other: drawing, rolling, settling a roll, Wedding Fever. Inside the rules only; each
// is defined in the .cpp named beside it, for both kinds of listener.
#pragma once

#include <type_traits>

#include "engine/rules/game.hpp"
#include "game/martinis/rules/events.hpp"
#include "game/martinis/rules/rules.hpp"
#include "game/martinis/rules/state.hpp"

namespace nightcap::martinis::play {

// Tells the listener the fact E{parts…}; costs nothing when nobody listens.
template <class E, class Sink, class... Parts>
inline void emit(Sink& events, const Parts&... parts) {
  if constexpr (!std::is_same_v<Sink, rules::NoEvents>) events.push_back(Event{E{parts...}});
}

// Whether the seat can draw now, or only after a reshuffle, or not at all (MM-3.2).
enum class Draw : std::uint8_t { kCard, kReshuffleFirst, kNothing };
[[nodiscard]] inline Draw can_draw(const State& state) {
  if (state.piles.deck_size() > 0) return Draw::kCard;
  return state.piles.discard_size() > 0 ? Draw::kReshuffleFirst : Draw::kNothing;
}
inline CardId draw_card(State& state, Seat seat) {
  const CardId card = state.piles.draw();
  state.hands[seat.n].add(card);
  return card;
}

// A person leaves the hand for good; what was known of them goes too (MM-8.1).
inline void leave_hand(State& state, Seat seat, CardId card) {
  state.hands[seat.n].remove(card);
  state.known[seat.n].remove(card);
}
inline void into_pool(State& state, CardId card) {
  state.pool.push_back(card);
  state.pool_set.add(card);
}

// Both dice are wanted for the couple, red first (MM-4.1).
inline void start_roll(State& state, Seat player, Couple couple) {
  state.phase = Phase::kWindow;
  state.wanted = Wanted::kRed;
  state.roll.player = player;
  state.roll.couple = couple;
}

// turn.cpp: the draw that begins the turn of `state.turn` (MM-3.1), now or once the discards are shuffled.
template <class Sink>
void draw_for_turn(State& state, Sink& events);
// turn.cpp: the next player to the left is on (MM-3.9).
template <class Sink>
void next_turn(State& state, Sink& events);

// dice.cpp: one answer to the window (MM-5.1, MM-5.2).
template <class Sink>
void pass_window(State& state, Seat seat, Sink& events);
template <class Sink>
void play_special(State& state, Seat seat, CardId card, Die die, Sink& events);
// dice.cpp: a die came out (MM-4.1, MM-5.1).
template <class Sink>
void die_rolled(State& state, Die die, Face face, Sink& events);
// dice.cpp: the draw for a Special Card (MM-5.3), now or once the discards are shuffled.
template <class Sink>
void draw_for_special(State& state, Sink& events);

// fever.cpp: the couple rolled by the player married and so starts it (MM-6.1).
template <class Sink>
void start_fever(State& state, Seat player, Sink& events);
// fever.cpp: the roll is settled; on to the couple at that place of the list, if it is the same player's, or round.
template <class Sink>
void go_on_with_fever(State& state, int next, Sink& events);

}  // namespace nightcap::martinis::play
