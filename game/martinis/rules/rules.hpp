// The rules of Martinis & Men, MM-1 to MM-9. See engine/rules/game.hpp for what each function promises.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/rules/game.hpp"
#include "game/martinis/rules/action.hpp"
#include "game/martinis/rules/events.hpp"
#include "game/martinis/rules/state.hpp"
#include "game/martinis/rules/view.hpp"

namespace nightcap::martinis {

struct Rules {
  using State = martinis::State;
  using View = martinis::View;
  using Action = martinis::Action;
  using ActionList = martinis::ActionList;
  using Outcome = martinis::Outcome;
  using Event = martinis::Event;
  using Options = martinis::Options;
  using Setup = rules::Setup<Options>;
  using Refusal = rules::Refusal<Reason>;
  using Events = rules::EventList<Event>;

  static constexpr std::string_view kId = "martinis-and-men";
  static constexpr std::string_view kRulePrefix = "MM";
  static constexpr int kMinPlayers = martinis::kMinPlayers;
  static constexpr int kMaxPlayers = martinis::kMaxPlayers;

  [[nodiscard]] static State begin(const Setup& setup, Events& events);
  [[nodiscard]] static State begin(const Setup& setup, rules::NoEvents& events);
  [[nodiscard]] static bool chance_wanted(const State& state) { return state.wanted != Wanted::kNothing; }
  // The cards that a wanted shuffle is about.
  [[nodiscard]] static CardSet cards_to_shuffle(const State& state);
  [[nodiscard]] static bool possible(const State& state, const Outcome& outcome);
  [[nodiscard]] static Outcome draw(const State& state, rules::RulesGenerator& generator);
  template <class Sink>
  static void resolve(State& state, const Outcome& outcome, Sink& events);
  [[nodiscard]] static SeatSet actors(const State& state) {
    if (state.wanted != Wanted::kNothing) return {};
    if (state.phase == Phase::kWindow) return SeatSet::first(state.players) - state.roll.passed;  // MM-5.2
    if (state.phase == Phase::kShow) return state.to_show;                                        // MM-3.6
    return state.phase == Phase::kOver ? SeatSet{} : SeatSet::of(state.turn);
  }
  [[nodiscard]] static bool over(const State& state) { return state.phase == Phase::kOver; }
  [[nodiscard]] static std::optional<Refusal> check(const State& state, Seat seat, const Action& action);
  static void legal(const State& state, Seat seat, ActionList& actions) {
    actions.clear();
    if (!actors(state).has(seat)) return;
    if (state.phase == Phase::kWindow && (state.hands[seat.n] & kSpecialCards).empty()) {
      actions.push_back(act::pass());  // MM-5.2: half of all answers have no other choice, and are made quickly
    } else {
      list_choices(state, seat, actions);
    }
  }
  template <class Sink>
  static void apply(State& state, Seat seat, const Action& action, Sink& events);
  [[nodiscard]] static View view(const State& state, Seat viewer);
  [[nodiscard]] static Event heard(const Event& event, Seat listener);
  [[nodiscard]] static std::string audit(const State& state);

 private:
  static void list_choices(const State& state, Seat seat, ActionList& actions);
};

}  // namespace nightcap::martinis
