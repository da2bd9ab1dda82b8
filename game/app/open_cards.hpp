// What overlays need of a game to lay its cards open: what chance can be made to bring, the pile that cards are drawn
// from, and the view of somebody who sees everything.
#pragma once

#include <array>
#include <string_view>

#include "game/cocktail/rules/rules.hpp"
#include "game/martinis/rules/rules.hpp"

namespace nightcap::app {

// One for each game, by its state.
template <class State>
struct OpenCards;

template <>
struct OpenCards<martinis::State> {
  static constexpr std::array kChance{martinis::Wanted::kRed, martinis::Wanted::kReshuffle};
  static constexpr std::string_view kPile = "deck";  // of the state's JSON
  // From that seat (kNoSeat: from nobody's).
  static martinis::View everything(const martinis::State& state, base::Seat seat) {
    martinis::View view = martinis::Rules::view(state, seat);
    view.known = state.hands;
    view.open = 1;
    view.shown = state.shown;
    view.shown_hidden = {};
    return view;
  }
};

template <>
struct OpenCards<cocktail::State> {
  static constexpr std::array kChance{cocktail::Wanted::kDeal};
  static constexpr std::string_view kPile = "reserve";
  static cocktail::View everything(const cocktail::State& state, base::Seat seat) {
    cocktail::View view = cocktail::Rules::view(state, seat);
    view.cocktails = state.cocktails;
    view.taken = state.taken;
    return view;
  }
};

}  // namespace nightcap::app
