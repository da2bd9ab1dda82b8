// Random play for tests, the same on every machine.
#pragma once

#include <cstring>
#include <type_traits>

#include "engine/base/generator.hpp"
#include "engine/rules/match.hpp"

namespace nightcap::tests {

// Any one of the seats; there is at least one.
inline base::Seat any_seat(base::SeatSet seats, base::MindGenerator& random) {
  int skip = static_cast<int>(random.below(static_cast<std::uint32_t>(seats.size())));
  for (const base::Seat seat : seats)
    if (skip-- == 0) return seat;
  return base::kNoSeat;
}

// Any one of the things; there is at least one.
template <class List>
auto any_of(const List& list, base::MindGenerator& random) {
  return list[static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())))];
}

template <rules::Game G>
using Move = typename rules::Match<G>::Act;

// Any one of the moves that somebody could make now.
template <rules::Game G>
Move<G> any_move(const typename G::State& state, base::MindGenerator& random) {
  typename G::ActionList actions;
  const base::Seat seat = any_seat(G::actors(state), random);
  G::legal(state, seat, actions);
  return {seat, any_of(actions, random)};
}

// Whether two values are the same to the last byte.
template <class T>
bool same_bytes(const T& a, const T& b) {
  static_assert(std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>);
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

}  // namespace nightcap::tests
