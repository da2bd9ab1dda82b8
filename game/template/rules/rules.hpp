// Last Call: the smallest complete game of this house, to copy from when you add one. Every build compiles it and the
// tests that run on every game play it; no menu lists it.
//
//   LC-1  Two to four guests are dealt one card each, face down, from a deck of 1 to 9.
//   LC-2  Each round all who are still at the bar answer at once: stay or leave. Answers are turned over together.
//   LC-3  Then the bartender rolls a die. A six is last call; so is the last round of the evening.
//   LC-4  At last call, or when fewer than two are left at the bar, the highest card there wins; at an empty bar, the
//         highest card of those who left last.
//
// What each part shows: `State` a plain value without padding; `Phase` the frames, each saying who may answer; `Outcome`
// chance as an actor; `Event` facts with a rule; `View` and `heard` the one gate for what is secret (LC-1, LC-2). Secrets
// are left out by default: a view is filled with what may be known, field by field.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/rules/game.hpp"

namespace nightcap::last_call {

using base::Rule;
using base::Seat;
using base::SeatSet;

inline constexpr int kMaxGuests = 4;
inline constexpr int kDeck = 9;
inline constexpr int kLastCall = 6;  // the face that ends the evening (LC-3)
inline constexpr std::uint8_t kHidden = 0;

using Cards = std::array<std::uint8_t, kMaxGuests>;  // by seat; kHidden where there is none or it isn't told

struct Options {
  std::uint8_t rounds = 5;  // of an evening, 1 to 9 (LC-3)
  friend constexpr bool operator==(const Options&, const Options&) = default;
};

enum class Phase : std::uint8_t { kDeal, kAnswers, kRoll, kOver };

struct State {
  Cards cards{};
  std::uint8_t players = 0;
  Options options;
  Phase phase = Phase::kDeal;
  std::uint8_t round = 1;
  SeatSet at_bar;    // when this round's answers were asked for
  SeatSet answered;  // LC-2
  SeatSet leaving;   // of those who have answered: a secret until all have
  SeatSet winners;
  friend constexpr bool operator==(const State&, const State&) = default;
};

// As the state, with the viewer's own card only, and the viewer's own answer only until all have answered.
struct View {
  Seat viewer = base::kNoSeat;
  std::uint8_t card = kHidden;
  std::uint8_t players = 0;
  Options options;
  Phase phase = Phase::kDeal;
  std::uint8_t round = 1;
  SeatSet at_bar, answered, leaving, winners, actors;
  friend constexpr bool operator==(const View&, const View&) = default;
};

struct Action {
  enum class Type : std::uint8_t { kStay, kLeave };
  Type type = Type::kStay;
  friend constexpr bool operator==(const Action&, const Action&) = default;
};

// What chance says: the deck, top first (LC-1), or a face of the die (LC-3).
struct Outcome {
  base::FixedVector<std::uint8_t, kDeck> order;
  std::uint8_t face = 0;
  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

enum class Answer : std::uint8_t { kUntold, kStay, kLeave };
namespace event {
struct Dealt {
  Cards cards;
};
struct Answered {
  Seat player;
  Answer answer;
};
struct TurnedOver {
  SeatSet leaving;
};
struct Rolled {
  std::uint8_t face;
};
struct Won {
  SeatSet winners;
};
}  // namespace event
using Event = std::variant<event::Dealt, event::Answered, event::TurnedOver, event::Rolled, event::Won>;
[[nodiscard]] Rule rule_of(const Event& event);

enum class Reason : std::uint8_t { kNotAsked, kNoSuchAnswer };

struct Rules {
  using State = last_call::State;
  using View = last_call::View;
  using Action = last_call::Action;
  using ActionList = base::ScratchList<Action, 2>;
  using Outcome = last_call::Outcome;
  using Event = last_call::Event;
  using Options = last_call::Options;
  using Setup = rules::Setup<Options>;  // nobody goes first in this game, so a named starter changes nothing
  using Refusal = rules::Refusal<Reason>;
  using Events = rules::EventList<Event>;

  static constexpr std::string_view kId = "last-call";
  static constexpr std::string_view kRulePrefix = "LC";
  static constexpr int kMinPlayers = 2;
  static constexpr int kMaxPlayers = kMaxGuests;

  [[nodiscard]] static State begin(const Setup& setup, Events& events);
  [[nodiscard]] static bool chance_wanted(const State& state);
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

}  // namespace nightcap::last_call
