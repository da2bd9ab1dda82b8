// How a round begins and ends (CK-2, CK-8); used by chance.cpp and apply.cpp only.
#pragma once

#include "game/cocktail/rules/state.hpp"

namespace nightcap::cocktail {

// CK-2.2: as many as there are players; four with two.
[[nodiscard]] constexpr int reserve_size(int living) { return living == 2 ? 4 : living; }

// Clears the table for the round `state.round`, in which those alive play and `starter` begins; a deal is wanted.
template <class Sink>
void begin_round(State& state, Seat starter, Sink& events);

// Everybody in the round has taken their cocktail: the game ends, or the next round's deal is wanted.
template <class Sink>
void end_round(State& state, Sink& events);

}  // namespace nightcap::cocktail
