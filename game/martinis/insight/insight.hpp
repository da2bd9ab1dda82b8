// What overlays may ask about a game of Martinis & Men (engine/wire/insight.hpp says what each answer looks like).
#pragma once

#include <vector>

#include "engine/search/thoughts.hpp"
#include "engine/wire/insight.hpp"
#include "game/martinis/insight/worlds.hpp"

namespace nightcap::martinis::insight {

using base::Json;
using nightcap::wire::Names;

struct Insight {
  using Worlds = insight::Worlds;

  // A turn, an ask in it, a roll being settled, Wedding Fever going round.
  [[nodiscard]] static Json pending(const State& state, Names names);
  [[nodiscard]] static Action passing() { return act::pass(); }
  // A die that is rolled again, or the second one; nothing else that chance decides is a short list.
  [[nodiscard]] static std::vector<nightcap::wire::Branch<Rules>> branches(const State& state);
  // What each seat can know of each hand (MM-8.1), and in how many ways the rest may lie for it.
  [[nodiscard]] static Json secrets(const State& state, Names names);
  // A map a place: adjectives by nouns of women and of men, and the Special Cards.
  [[nodiscard]] static Json maps(const View& view, std::span<const search::Belief> beliefs, Names names);
};

// In how many ways the cards that the viewer can't see may lie in the others' hands, whatever the order of the deck; with a
// person asked for, only those that fit who must show and who needn't (MM-3.6). What was seen in hands before and is told
// by nothing on the table any more would leave fewer.
[[nodiscard]] double deals_that_fit(const State& state, Seat viewer);

}  // namespace nightcap::martinis::insight
