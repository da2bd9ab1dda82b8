// Decisions for which several people who share a screen are asked together: of a game, when one is open, whether it is
// answered before everybody's eyes, and what whoever wants nothing of it answers.
#pragma once

#include "engine/rules/game.hpp"
#include "game/cocktail/rules/rules.hpp"
#include "game/martinis/rules/rules.hpp"

namespace nightcap::app {

// Anybody may play a Special Card after a roll (MM-5.2): a card of a hand, so whoever wants to look at theirs buzzes, and
// gets a curtain.
struct MartinisWindows {
  static constexpr bool kOpenly = false;
  static constexpr bool open(const martinis::State& state) { return state.phase == martinis::Phase::kWindow; }
  static constexpr martinis::Action nobody() { return martinis::act::pass(); }
};

// Everybody may doubt what a bite was called (CK-4.5), and who was right hand over a cube (CK-9.1). All of that is public.
struct CocktailWindows {
  static constexpr bool kOpenly = true;
  static constexpr bool open(const cocktail::State& state) { return which(state) != 0; }
  // Another number for each of them; 0: none is open.
  static constexpr int which(const cocktail::State& state) {
    if (state.phase == cocktail::Phase::kWindow) return state.window.handle.index();
    if (state.phase == cocktail::Phase::kHandOver) return -1 - state.hand_over.front().index();
    return 0;
  }
  // Whether several answer it, and may race.
  static constexpr bool several(const cocktail::State& state) { return state.phase == cocktail::Phase::kWindow; }
  static constexpr cocktail::Action nobody() { return cocktail::act::pass(); }
};

}  // namespace nightcap::app
