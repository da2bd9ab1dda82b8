// What a turn-based game is, to everything that doesn't know which one: a struct of static functions over plain values.
//
// Rules are pure: state + action → new state + events. They hold no clock, text, float or pointer. A game is played by
// `Match` (match.hpp): it asks who may act, checks an action by the one predicate `check`, applies it, and lets chance
// decide while an outcome is wanted. Secrets pass two functions only: `view` and `heard`.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/base/fixed_vector.hpp"
#include "engine/base/generator.hpp"
#include "engine/base/ids.hpp"
#include "engine/base/rule.hpp"

namespace nightcap::rules {

using base::Rule;
using base::RulesGenerator;
using base::Seat;
using base::SeatSet;

// How a game is set up: players in the game's range; the starter if the players named one.
template <class Options>
struct Setup {
  int players = 2;
  std::optional<Seat> starter;
  Options options{};
};

// Why an action can't be done: a reason that the game puts into words, and the rule it comes from.
template <class Reason>
struct Refusal {
  Reason reason{};
  Rule rule;
  friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

// Most events that one action or one outcome of chance can bring about, in any game.
inline constexpr int kMaxEventsOfAStep = 64;
template <class Event>
using EventList = base::ScratchList<Event, kMaxEventsOfAStep>;

// For whom nobody listens: the fast path of simulations.
struct NoEvents {
  template <class Event>
  void push_back(const Event&) {}
};

template <class G>
concept Game = requires(const typename G::State& state, typename G::State& changing, const typename G::Setup& setup,
                        const typename G::Action& action, const typename G::Outcome& outcome, const typename G::Event& event,
                        RulesGenerator& generator, EventList<typename G::Event>& events, typename G::ActionList& actions,
                        NoEvents& nobody, Seat seat) {
  requires std::is_trivially_copyable_v<typename G::State>;
  requires std::has_unique_object_representations_v<typename G::State>;
  requires std::equality_comparable<typename G::Action>;
  { G::kId } -> std::convertible_to<std::string_view>;
  { G::kMinPlayers } -> std::convertible_to<int>;
  { G::kMaxPlayers } -> std::convertible_to<int>;

  // The table before anything was drawn; chance is wanted next.
  { G::begin(setup, events) } -> std::same_as<typename G::State>;
  // What chance has to decide now, if anything.
  { G::chance_wanted(state) } -> std::same_as<bool>;
  { G::possible(state, outcome) } -> std::same_as<bool>;
  { G::draw(state, generator) } -> std::same_as<typename G::Outcome>;
  // `outcome` must be possible.
  G::resolve(changing, outcome, events);
  G::resolve(changing, outcome, nobody);
  // Who may act; nobody when the game is over or chance is wanted.
  { G::actors(state) } -> std::same_as<SeatSet>;
  { G::over(state) } -> std::same_as<bool>;
  // The one predicate of legality: nothing if the action is legal.
  { G::check(state, seat, action) } -> std::same_as<std::optional<typename G::Refusal>>;
  // Every legal action of the seat, in an order that is always the same for the same state.
  G::legal(state, seat, actions);
  // The action must be legal.
  G::apply(changing, seat, action, events);
  G::apply(changing, seat, action, nobody);
  // The gate: what a seat may know of the state (kNoSeat: a spectator), and what it hears of an event.
  { G::view(state, seat) } -> std::same_as<typename G::View>;
  { G::heard(event, seat) } -> std::same_as<typename G::Event>;
  // An invariant that doesn't hold, in words; empty if all do.
  { G::audit(state) } -> std::same_as<std::string>;
};

}  // namespace nightcap::rules
