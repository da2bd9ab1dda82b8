// Telling the facts: with rules::NoEvents an event is never even built.
#pragma once

#include <type_traits>

#include "engine/rules/game.hpp"
#include "game/cocktail/rules/events.hpp"

namespace nightcap::cocktail {

template <class Sink>
inline constexpr bool kListens = !std::is_same_v<Sink, rules::NoEvents>;

template <class Fact, class Sink, class... Fields>
void emit([[maybe_unused]] Sink& events, [[maybe_unused]] const Fields&... fields) {
  if constexpr (kListens<Sink>) events.push_back(Fact{fields...});
}

}  // namespace nightcap::cocktail
