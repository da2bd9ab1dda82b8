// The gate (MM-8): what a seat may know of the state, and what it hears of an event. What isn't copied here stays secret.
#include <type_traits>

#include "game/martinis/rules/rules.hpp"

namespace nightcap::martinis {

View Rules::view(const State& state, Seat viewer) {
  View view;
  view.viewer = viewer;
  view.players = state.players;
  view.options = state.options;
  view.starter = state.starter;
  view.turn = state.turn;
  view.phase = state.phase;
  view.wanted = state.wanted;
  view.passes = state.passes;
  view.actors = actors(state);  // MM-3.6: that somebody must show is public
  view.roll = state.roll;
  view.fever = state.fever;
  view.winners = state.winners;
  view.couples = state.couples;
  view.pool = state.pool;
  view.known = state.known;
  view.asked = state.asked;
  view.deck_size = static_cast<std::uint8_t>(state.piles.deck_size());
  for (int i = 0; i < state.piles.discard_size(); ++i) view.discard.push_back(state.piles.discard(i));
  for (int i = 0; i < kMaxPlayers; ++i) {
    const auto place = static_cast<std::size_t>(i);
    view.hand_sizes[place] = static_cast<std::uint8_t>(state.hands[place].size());
    // MM-3.6: choices are turned over together; until then each is its chooser's secret.
    const bool secret = state.phase == Phase::kShow && Seat{i} != viewer && state.shown[place] != kNoCard;
    view.shown[place] = secret ? kNoCard : state.shown[place];
    if (secret) view.shown_hidden.add(Seat{i});
  }
  if (viewer.n < state.players) view.hand = state.hands[viewer.n];
  return view;
}

namespace {

// One rule for each event that has something to hide; all others are heard as they are.
template <class E>
E as_heard(const E& event, Seat) {
  return event;
}

event::Dealt as_heard(const event::Dealt& event, Seat listener) {
  event::Dealt heard{event.count, {}, {}, event.players};
  if (event.told.has(listener)) {
    heard.told = SeatSet::of(listener);
    heard.hands[listener.n] = event.hands[listener.n];
  }
  return heard;
}

event::Drew as_heard(const event::Drew& event, Seat listener) {
  return {event.player, event.player == listener ? event.card : kNoCard};
}

event::ShowChosen as_heard(const event::ShowChosen& event, Seat listener) {
  return {event.player, event.player == listener ? event.card : kNoCard};
}

// That there was nothing to draw is public: deck and discards lie open by their number.
event::SpecialDrew as_heard(const event::SpecialDrew& event, Seat listener) {
  return {event.player, event.player == listener ? event.card : kNoCard, event.nothing};
}

}  // namespace

Event Rules::heard(const Event& event, Seat listener) {
  return std::visit([listener](const auto& fact) -> Event { return as_heard(fact, listener); }, event);
}

}  // namespace nightcap::martinis
