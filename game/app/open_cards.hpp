// What overlays need of a game to lay its cards open: what chance can be made to bring and has brought, the pile that cards
// are drawn from, the rules that its state's fields come from, and the view of somebody who sees everything.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <variant>

#include "engine/base/json.hpp"
#include "game/cocktail/rules/rules.hpp"
#include "game/martinis/rules/rules.hpp"

namespace nightcap::app {

// A field of a state's JSON, at its outermost, and the rule that it is there for.
struct FieldRule {
  std::string_view field;
  std::string_view rule;
};

// One for each game, by its state; this much of a game that says nothing of it.
template <class State>
struct OpenCards {
  static constexpr std::array<FieldRule, 0> kFields{};
  template <class Steps>
  static base::Json luck(const Steps& /*steps*/) {
    return base::Json::array();
  }
};

template <>
struct OpenCards<martinis::State> {
  static constexpr std::array kChance{martinis::Wanted::kRed, martinis::Wanted::kReshuffle};
  static constexpr std::array<std::string_view, 3> kFaces{"heart", "martini", "lightning"};  // MM-1.3
  static constexpr std::string_view kPile = "deck";                                          // of the state's JSON
  static constexpr std::array kFields{
      FieldRule{"options", "MM-9.1"}, FieldRule{"players", "MM-2.1"}, FieldRule{"starter", "MM-2.3"},
      FieldRule{"turn", "MM-3.1"},    FieldRule{"deck", "MM-2.2"},    FieldRule{"discard", "MM-3.2"},
      FieldRule{"pool", "MM-3.8"},    FieldRule{"hands", "MM-8.1"},   FieldRule{"dating", "MM-4.2"},
      FieldRule{"married", "MM-7.1"}, FieldRule{"asked", "MM-3.6"},   FieldRule{"shown", "MM-3.6"},
      FieldRule{"roll", "MM-4.1"},    FieldRule{"fever", "MM-6.1"},   FieldRule{"known", "MM-8.1"},
      FieldRule{"passes", "MM-7.2"},  FieldRule{"winners", "MM-7.1"}};

  // From that seat (kNoSeat: from nobody's).
  static martinis::View everything(const martinis::State& state, base::Seat seat) {
    martinis::View view = martinis::Rules::view(state, seat);
    view.known = state.hands;
    view.open = 1;
    view.shown = state.shown;
    view.shown_hidden = {};
    return view;
  }

  // How often both dice have come out so when they were rolled, re-rolls aside: [{"result", "count", "ways"}…] of 36.
  template <class Steps>
  static base::Json luck(const Steps& steps) {
    struct Row {
      martinis::Face a, b;
      int ways;
      int count = 0;
    };
    using enum martinis::Face;
    // Three hearts, two martinis and one lightning on each die (MM-1.3).
    std::array rows{Row{kHeart, kHeart, 9},     Row{kHeart, kMartini, 12},    Row{kHeart, kLightning, 6},
                    Row{kMartini, kMartini, 4}, Row{kMartini, kLightning, 4}, Row{kLightning, kLightning, 1}};
    martinis::Face red = kUnrolled;
    for (const auto& step : steps)
      for (const auto& event : step.events)
        if (const auto* rolled = std::get_if<martinis::event::Rolled>(&event)) {
          if (rolled->die == martinis::Die::kRed) {
            red = rolled->face;
            continue;
          }
          const auto [a, b] = std::minmax(red, rolled->face);
          for (Row& row : rows) row.count += static_cast<int>(row.a == a && row.b == b);
        }
    base::Json list = base::Json::array();
    const auto name = [](martinis::Face face) { return std::string(kFaces[static_cast<std::size_t>(face) - 1]); };
    for (const Row& row : rows)
      list.push_back({{"result", name(row.a) + " " + name(row.b)}, {"count", row.count}, {"ways", row.ways}});
    return list;
  }
};

template <>
struct OpenCards<cocktail::State> {
  static constexpr std::array kChance{cocktail::Wanted::kDeal};
  static constexpr std::array<std::string_view, 0> kFaces{};
  static constexpr std::string_view kPile = "reserve";
  static constexpr std::array kFields{
      FieldRule{"options", "CK-9.1"},   FieldRule{"players", "CK-2.1"},   FieldRule{"starter", "CK-2.4"},
      FieldRule{"round", "CK-8.1"},     FieldRule{"turn", "CK-3.1"},      FieldRule{"clockwise", "CK-2.5"},
      FieldRule{"reserve", "CK-2.2"},   FieldRule{"discards", "CK-6.3"},  FieldRule{"hands", "CK-2.2"},
      FieldRule{"cocktails", "CK-4.2"}, FieldRule{"taken", "CK-6.3"},     FieldRule{"unseen", "CK-10.1"},
      FieldRule{"alive", "CK-7.3"},     FieldRule{"changed", "CK-5.2"},   FieldRule{"honor", "CK-7.1"},
      FieldRule{"blue", "CK-7.3"},      FieldRule{"red", "CK-7.3"},       FieldRule{"cubes", "CK-4.7"},
      FieldRule{"window", "CK-4.5"},    FieldRule{"hand_over", "CK-9.1"}, FieldRule{"took", "CK-8.2"},
      FieldRule{"handles", "CK-10.1"},  FieldRule{"scores", "CK-8.5"},    FieldRule{"winners", "CK-8.4"},
      FieldRule{"posthumous", "CK-8.6"}};

  static cocktail::View everything(const cocktail::State& state, base::Seat seat) {
    cocktail::View view = cocktail::Rules::view(state, seat);
    view.cocktails = state.cocktails;
    view.hands = state.hands;
    return view;
  }
  template <class Steps>
  static base::Json luck(const Steps& /*steps*/) {
    return base::Json::array();
  }
};

}  // namespace nightcap::app
