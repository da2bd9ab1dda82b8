// The rules of Last Call in the order of a game: set-up, chance, who may do what, what it does, what is seen of it.
#include "game/template/rules/rules.hpp"

#include <span>

#include "engine/base/overloaded.hpp"

namespace nightcap::last_call {

static_assert(rules::Game<Rules>);
static_assert(sizeof(State) == 16, "hashed by whole words: pad with named bytes that stay zero where it doesn't fit");
static_assert(std::has_unique_object_representations_v<View>, "nothing can hide in padding");

namespace {

SeatSet asked(const State& state) { return state.at_bar - state.answered; }

// LC-4
template <class Sink>
void last_call(State& state, SeatSet contenders, Sink& events) {
  Seat best = contenders.front();
  for (const Seat seat : contenders)
    if (state.cards[seat.n] > state.cards[best.n]) best = seat;
  state.phase = Phase::kOver;
  state.winners = SeatSet::of(best);
  events.push_back(event::Won{state.winners});
}

}  // namespace

Rule rule_of(const Event& event) {
  return std::visit(base::Overloaded{[](const event::Dealt&) {
                                       return Rule{1, 1};
                                     },
                                     [](const event::Answered&) {
                                       return Rule{2, 1};
                                     },
                                     [](const event::TurnedOver&) {
                                       return Rule{2, 1};
                                     },
                                     [](const event::Rolled&) {
                                       return Rule{3, 1};
                                     },
                                     [](const event::Won&) {
                                       return Rule{4, 1};
                                     }},
                    event);
}

State Rules::begin(const Setup& setup, Events&) {
  State state;
  state.players = static_cast<std::uint8_t>(setup.players);
  state.options = setup.options;
  state.at_bar = SeatSet::first(setup.players);
  return state;
}

bool Rules::chance_wanted(const State& state) { return state.phase == Phase::kDeal || state.phase == Phase::kRoll; }

bool Rules::possible(const State& state, const Outcome& outcome) {
  if (state.phase == Phase::kRoll) return outcome.order.empty() && outcome.face >= 1 && outcome.face <= kLastCall;
  if (state.phase != Phase::kDeal || outcome.face != 0 || !outcome.order.full()) return false;
  for (int card = 1; card <= kDeck; ++card)
    if (outcome.order.find(static_cast<std::uint8_t>(card)) < 0) return false;
  return true;
}

Outcome Rules::draw(const State& state, rules::RulesGenerator& generator) {
  Outcome outcome;
  if (state.phase == Phase::kRoll) {
    outcome.face = static_cast<std::uint8_t>(1 + generator.below(kLastCall));
  } else {
    for (int card = 1; card <= kDeck; ++card) outcome.order.push_back(static_cast<std::uint8_t>(card));
    generator.shuffle(std::span(outcome.order.begin(), outcome.order.end()));
  }
  return outcome;
}

template <class Sink>
void Rules::resolve(State& state, const Outcome& outcome, Sink& events) {
  if (state.phase == Phase::kDeal) {  // LC-1
    for (std::uint8_t seat = 0; seat < state.players; ++seat) state.cards[seat] = outcome.order[seat];
    state.phase = Phase::kAnswers;
    events.push_back(event::Dealt{state.cards});
    return;
  }
  events.push_back(event::Rolled{outcome.face});  // LC-3
  if (outcome.face == kLastCall || state.round == state.options.rounds) {
    last_call(state, state.at_bar, events);
  } else {
    ++state.round;
    state.phase = Phase::kAnswers;
  }
}
template void Rules::resolve(State&, const Outcome&, Events&);
template void Rules::resolve(State&, const Outcome&, rules::NoEvents&);

SeatSet Rules::actors(const State& state) { return state.phase == Phase::kAnswers ? asked(state) : SeatSet{}; }

std::optional<Rules::Refusal> Rules::check(const State& state, Seat seat, const Action& action) {
  if (!actors(state).has(seat)) return Refusal{Reason::kNotAsked, {2, 1}};
  if (action.type > Action::Type::kLeave) return Refusal{Reason::kNoSuchAnswer, {2, 1}};
  return std::nullopt;
}

void Rules::legal(const State& state, Seat seat, ActionList& actions) {
  actions.clear();
  if (!actors(state).has(seat)) return;
  actions.push_back({Action::Type::kStay});
  actions.push_back({Action::Type::kLeave});
}

template <class Sink>
void Rules::apply(State& state, Seat seat, const Action& action, Sink& events) {  // LC-2
  const bool leaves = action.type == Action::Type::kLeave;
  state.answered.add(seat);
  state.leaving.add_if(leaves, seat);
  events.push_back(event::Answered{seat, leaves ? Answer::kLeave : Answer::kStay});
  if (!asked(state).empty()) return;

  events.push_back(event::TurnedOver{state.leaving});
  const SeatSet left_last = state.leaving;
  state.at_bar = state.at_bar - left_last;
  state.answered = state.leaving = {};
  state.phase = Phase::kRoll;
  if (state.at_bar.size() < 2) last_call(state, state.at_bar.empty() ? left_last : state.at_bar, events);
}
template void Rules::apply(State&, Seat, const Action&, Events&);
template void Rules::apply(State&, Seat, const Action&, rules::NoEvents&);

View Rules::view(const State& state, Seat viewer) {
  View view;
  view.viewer = viewer;
  if (viewer.n < state.players) view.card = state.cards[viewer.n];
  view.players = state.players;
  view.options = state.options;
  view.phase = state.phase;
  view.round = state.round;
  view.at_bar = state.at_bar;
  view.answered = state.answered;
  if (state.leaving.has(viewer)) view.leaving.add(viewer);
  view.winners = state.winners;
  view.actors = actors(state);
  return view;
}

Event Rules::heard(const Event& event, Seat listener) {
  if (const auto* dealt = std::get_if<event::Dealt>(&event)) {
    event::Dealt told{};
    if (listener.n < kMaxGuests) told.cards[listener.n] = dealt->cards[listener.n];
    return told;
  }
  if (const auto* answered = std::get_if<event::Answered>(&event); answered != nullptr && answered->player != listener)
    return event::Answered{answered->player, Answer::kUntold};
  return event;
}

std::string Rules::audit(const State& state) {
  if (state.players < kMinPlayers || state.players > kMaxPlayers) return "the number of players is out of range";
  if (state.round < 1 || state.round > state.options.rounds) return "the round is out of range";
  if (!(state.at_bar - SeatSet::first(state.players)).empty()) return "somebody is at the bar who doesn't play";
  if (!(state.answered - state.at_bar).empty() || !(state.leaving - state.answered).empty()) return "an answer is nobody's";
  if (state.phase == Phase::kAnswers && asked(state).empty()) return "nobody is left to answer";
  if (over(state) != (state.winners.size() == 1)) return "the winner doesn't fit the phase";
  for (std::uint8_t a = 0; a < kMaxGuests; ++a) {
    if ((state.cards[a] != kHidden) != (a < state.players && state.phase != Phase::kDeal))
      return "a card is missing or too many";
    for (std::uint8_t b = 0; b < a; ++b)
      if (state.cards[a] != kHidden && state.cards[a] == state.cards[b]) return "a card was dealt twice";
  }
  return {};
}

}  // namespace nightcap::last_call
