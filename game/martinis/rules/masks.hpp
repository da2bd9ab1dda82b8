// What may be done, as sets of cards and seats. `check`, `legal` and `actors` are all read off these, so that legality is
// written once. Inside the rules only.
#pragma once

#include <bit>

#include "game/martinis/rules/state.hpp"

namespace nightcap::martinis::masks {

[[nodiscard]] inline const CardSet& hand(const State& state, Seat seat) { return state.hands[seat.n]; }

// Who matches that person (MM-3.3, MM-9.3).
[[nodiscard]] inline const CardSet& matches(const State& state, CardId person) {
  return partners(person, state.options.open_matching != 0);
}

// Whom the seat may ask or match with (MM-3.3).
[[nodiscard]] inline CardSet people(const State& state, Seat seat) { return hand(state, seat) & kPeople; }

// Whom of the pool a person of the hand may be matched with (MM-3.3).
[[nodiscard]] inline CardSet in_pool_for(const State& state, CardId person) { return state.pool_set & matches(state, person); }

// Who of the pool may go with the red die in a match within the pool: women, or anybody if matching is open (MM-9.3).
[[nodiscard]] inline CardSet reds(const State& state) {
  return state.options.open_matching != 0 ? state.pool_set : state.pool_set & kWomen;
}

[[nodiscard]] inline bool pool_has_a_pair(const State& state) {
  bool found = false;
  reds(state).for_each([&](CardId red) { found |= !in_pool_for(state, red).empty(); });
  return found;
}

// Whether there is nothing else to do in the turn (MM-3.5).
[[nodiscard]] inline bool must_pass(const State& state, Seat seat) {
  return people(state, seat).empty() && !pool_has_a_pair(state);
}

// Whom the seat may show after an ask (MM-3.6).
[[nodiscard]] inline CardSet showable(const State& state, Seat seat) { return hand(state, seat) & matches(state, state.asked); }

// Who must show after an ask (MM-3.6). Without a jump inside, for speed; the hands of absent seats are empty.
[[nodiscard]] inline SeatSet must_show(const State& state) {
  const CardSet wanted = matches(state, state.asked);
  unsigned seats = 0;
  for (std::size_t i = 0; i < kMaxPlayers; ++i) seats |= static_cast<unsigned>(!(state.hands[i] & wanted).empty()) << i;
  return std::bit_cast<SeatSet>(static_cast<std::uint16_t>(seats)) - SeatSet::of(state.turn);
}

// Whom the asking player may take (MM-3.7).
[[nodiscard]] inline CardSet on_offer(const State& state) {
  CardSet offer = in_pool_for(state, state.asked);
  for (const CardId card : state.shown)
    if (card != kNoCard) offer.add(card);
  return offer;
}

// What the seat may play after a roll (MM-5.1).
[[nodiscard]] inline CardSet specials(const State& state, Seat seat) { return hand(state, seat) & kSpecialCards; }

}  // namespace nightcap::martinis::masks
