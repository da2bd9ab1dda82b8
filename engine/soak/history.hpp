// A game as the plain list of what was done in it, which can be thinned out and played again.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/wire/archive.hpp"

namespace nightcap::soak {

// An action of a seat, or where there is no seat, an outcome of chance.
template <rules::Game G>
struct Move {
  base::Seat seat = base::kNoSeat;
  typename G::Action action{};
  typename G::Outcome outcome{};
  [[nodiscard]] bool chance() const { return seat == base::kNoSeat; }
};

template <rules::Game G>
struct History {
  typename G::Setup setup;
  std::vector<Move<G>> moves;

  [[nodiscard]] int actions() const {
    return static_cast<int>(std::count_if(moves.begin(), moves.end(), [](const Move<G>& move) { return !move.chance(); }));
  }
};

template <rules::Game G>
[[nodiscard]] History<G> history_of(const rules::Match<G>& match) {
  History<G> history{match.setup(), {}};
  for (const auto& step : match.steps()) {
    if (step.act) history.moves.push_back({step.act->seat, step.act->action, {}});
    for (const auto& outcome : step.outcomes) history.moves.push_back({base::kNoSeat, {}, outcome});
  }
  return history;
}

// The match of a history that is legal from its first move to its last; chance comes from outside.
template <rules::Game G>
[[nodiscard]] rules::Match<G> match_of(const History<G>& history, std::uint64_t seed) {
  rules::Match<G> match(history.setup, seed, rules::Chance::kExternal);
  for (const Move<G>& move : history.moves) {
    if (move.chance()) {
      NIGHTCAP_CHECK(match.decide(move.outcome));
    } else {
      NIGHTCAP_CHECK(!match.submit(move.seat, move.action));
    }
  }
  return match;
}

}  // namespace nightcap::soak
