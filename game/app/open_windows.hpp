// Decisions for which several people who share a screen are asked together, at their buzzers: of a game, when one is open,
// and what whoever wants nothing of it answers.
#pragma once

#include "engine/rules/game.hpp"
#include "game/martinis/rules/rules.hpp"

namespace nightcap::app {

// A game without any: one person is asked after another, each behind a curtain.
template <rules::Game G>
struct NoOpenWindows {
  static constexpr bool open(const typename G::State& /*state*/) { return false; }
  static constexpr typename G::Action nobody() { return {}; }
};

// Anybody may play a Special Card after a roll (MM-5.2).
struct MartinisWindows {
  static constexpr bool open(const martinis::State& state) { return state.phase == martinis::Phase::kWindow; }
  static constexpr martinis::Action nobody() { return martinis::act::pass(); }
};

}  // namespace nightcap::app
