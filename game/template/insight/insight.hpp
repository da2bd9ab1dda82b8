// What overlays may ask about Last Call: as little as is worth telling. A game needs none of it; what else one may bring
// along, and what each answer looks like, is in engine/wire/insight.hpp.
#pragma once

#include "engine/wire/insight.hpp"
#include "game/template/rules/rules.hpp"

namespace nightcap::last_call::insight {

struct Insight {
  // The answers of a round, and the evening that it belongs to.
  [[nodiscard]] static base::Json pending(const State& state, nightcap::wire::Names names) {
    base::Json stack = base::Json::array();
    if (state.phase == Phase::kOver) return stack;
    if (state.phase == Phase::kAnswers) {
      base::Json answers = base::Json::array();
      for (const Seat seat : state.answered)
        answers.push_back({{"seat", seat.index()}, {"what", state.leaving.has(seat) ? "leaves" : "stays"}});
      stack.push_back({{"rule", "LC-2.1"},
                       {"title", "Stay or leave"},
                       {"about", "at the bar: " + nightcap::wire::names_of(names, state.at_bar)},
                       {"answers", answers}});
    }
    stack.push_back({{"rule", "LC-3.1"},
                     {"title", "Round " + std::to_string(state.round) + " of " + std::to_string(state.options.rounds)},
                     {"about", ""},
                     {"answers", base::Json::array()}});
    return stack;
  }
};

}  // namespace nightcap::last_call::insight
