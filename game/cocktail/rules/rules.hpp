// The rules of Cocktail, CK-1 to CK-10. See engine/rules/game.hpp for what each function promises.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/rules/game.hpp"
#include "game/cocktail/rules/action.hpp"
#include "game/cocktail/rules/events.hpp"
#include "game/cocktail/rules/state.hpp"
#include "game/cocktail/rules/view.hpp"

namespace nightcap::cocktail {

struct Rules {
  using State = cocktail::State;
  using View = cocktail::View;
  using Action = cocktail::Action;
  using ActionList = cocktail::ActionList;
  using Outcome = cocktail::Outcome;
  using Event = cocktail::Event;
  using Options = cocktail::Options;
  using Setup = rules::Setup<Options>;
  using Refusal = rules::Refusal<Reason>;
  using Events = rules::EventList<Event>;

  static constexpr std::string_view kId = "cocktail";
  static constexpr std::string_view kRulePrefix = "CK";
  static constexpr int kMinPlayers = cocktail::kMinPlayers;
  static constexpr int kMaxPlayers = cocktail::kMaxPlayers;

  [[nodiscard]] static State begin(const Setup& setup, Events& events);
  [[nodiscard]] static State begin(const Setup& setup, rules::NoEvents& events);
  [[nodiscard]] static bool chance_wanted(const State& state) { return state.wanted != Wanted::kNothing; }
  // The cards that a wanted shuffle is about.
  [[nodiscard]] static CardSet cards_to_shuffle(const State& state);
  [[nodiscard]] static bool possible(const State& state, const Outcome& outcome);
  [[nodiscard]] static Outcome draw(const State& state, rules::RulesGenerator& generator);
  template <class Sink>
  static void resolve(State& state, const Outcome& outcome, Sink& events);
  [[nodiscard]] static SeatSet actors(const State& state);
  [[nodiscard]] static bool over(const State& state) { return state.phase == Phase::kOver; }
  [[nodiscard]] static std::optional<Refusal> check(const State& state, Seat seat, const Action& action);
  static void legal(const State& state, Seat seat, ActionList& actions);
  template <class Sink>
  static void apply(State& state, Seat seat, const Action& action, Sink& events);
  [[nodiscard]] static View view(const State& state, Seat viewer);
  [[nodiscard]] static Event heard(const Event& event, Seat listener);
  [[nodiscard]] static std::string audit(const State& state);
};

}  // namespace nightcap::cocktail
