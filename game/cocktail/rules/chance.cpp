// What chance decides: who starts, if the players don't say (CK-2.4), and the order of the deck (CK-2.2).
#include "engine/base/check.hpp"
#include "game/cocktail/rules/emit.hpp"
#include "game/cocktail/rules/rounds.hpp"
#include "game/cocktail/rules/rules.hpp"

namespace nightcap::cocktail {

namespace {

constexpr std::array<CardSet, kDecks.size()> all_decks() {
  std::array<CardSet, kDecks.size()> decks{};
  for (std::size_t i = 0; i < decks.size(); ++i) decks[i] = deck_of(kMinPlayers + static_cast<int>(i));
  return decks;
}
constexpr std::array<CardSet, kDecks.size()> kDeckSets = all_decks();

template <class Sink>
State begin_game(const Rules::Setup& setup, Sink& events) {
  NIGHTCAP_CHECK(setup.players >= kMinPlayers && setup.players <= kMaxPlayers);
  State state;
  state.players = static_cast<std::uint8_t>(setup.players);
  state.options = setup.options;
  state.alive = SeatSet::first(setup.players);
  state.in_round = state.alive;
  state.wanted = Wanted::kStarter;
  if (setup.starter) {
    NIGHTCAP_CHECK(setup.starter->n < setup.players);
    emit<event::Starter>(events, *setup.starter);
    begin_round(state, *setup.starter, events);
  }
  return state;
}

// One at a time from the top, beginning with the starter, clockwise by seat among the living, whichever way turns go.
template <class Sink>
void deal(State& state, const Outcome& outcome, Sink& events) {
  const int living = state.in_round.size();
  const int dealt = kHandSize * living;
  Seat seat = state.starter;
  for (int i = 0; i < dealt; ++i) {
    state.hands[seat.n].add(outcome.order[i]);
    do seat = Seat{seat.n + 1 == state.players ? 0 : seat.n + 1};
    while (!state.in_round.has(seat));
  }
  for (int i = outcome.order.size() - 1; i >= dealt; --i) state.reserve.push_back(outcome.order[i]);
  NIGHTCAP_CHECK(state.reserve.size() == reserve_size(living));
  state.wanted = Wanted::kNothing;
  // The dead are told too, of an empty hand: the host hears everything.
  emit<event::Dealt>(events, std::uint8_t{kHandSize}, SeatSet::first(state.players), state.hands, state.players);
}

}  // namespace

State Rules::begin(const Setup& setup, Events& events) { return begin_game(setup, events); }
State Rules::begin(const Setup& setup, rules::NoEvents& events) { return begin_game(setup, events); }

CardSet Rules::cards_to_shuffle(const State& state) {
  if (state.wanted != Wanted::kDeal) return {};
  return kDeckSets[static_cast<std::size_t>(state.in_round.size() - kMinPlayers)];
}

bool Rules::possible(const State& state, const Outcome& outcome) {
  switch (state.wanted) {
    case Wanted::kNothing:
      return false;
    case Wanted::kStarter:
      return outcome.starter.n < state.players;
    case Wanted::kDeal: {
      CardSet missing = cards_to_shuffle(state);
      for (const CardId card : outcome.order) {
        if (!missing.has(card)) return false;
        missing.remove(card);
      }
      return missing.empty();
    }
  }
  return false;
}

Outcome Rules::draw(const State& state, rules::RulesGenerator& generator) {
  Outcome outcome;
  if (state.wanted == Wanted::kStarter) {
    outcome.starter = Seat{static_cast<int>(generator.below(state.players))};
  } else {
    for (const CardId card : cards_to_shuffle(state)) outcome.order.push_back(card);
    generator.shuffle(std::span<CardId>(outcome.order.begin(), outcome.order.end()));
  }
  return outcome;
}

template <class Sink>
void Rules::resolve(State& state, const Outcome& outcome, Sink& events) {
  NIGHTCAP_DCHECK(possible(state, outcome));
  if (state.wanted == Wanted::kStarter) {
    emit<event::Starter>(events, outcome.starter);
    begin_round(state, outcome.starter, events);
  } else {
    deal(state, outcome, events);
  }
}

template void Rules::resolve(State&, const Outcome&, rules::NoEvents&);
template void Rules::resolve(State&, const Outcome&, Rules::Events&);

}  // namespace nightcap::cocktail
