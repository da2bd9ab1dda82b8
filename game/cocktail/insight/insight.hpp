// What overlays may ask about a game of Cocktail (engine/wire/insight.hpp says what each answer looks like).
#pragma once

#include <span>

#include "engine/search/thoughts.hpp"
#include "engine/wire/insight.hpp"
#include "game/cocktail/insight/worlds.hpp"

namespace nightcap::cocktail::insight {

using base::Json;
using nightcap::wire::Names;

struct Insight {
  using Worlds = insight::Worlds;

  // The handing over, the window of suspicion or the way round, the turn, the round.
  [[nodiscard]] static Json pending(const State& state, Names names);
  [[nodiscard]] static Action passing() { return act::pass(); }
  // Each face-down bite with the truth about it, and whose view tells it; and the other hidden cards.
  [[nodiscard]] static Json secrets(const State& state, Names names);
  // One map: a row a bite or a place of hidden cards, a column a kind.
  [[nodiscard]] static Json maps(const View& view, std::span<const search::Belief> beliefs, Names names);
};

}  // namespace nightcap::cocktail::insight
