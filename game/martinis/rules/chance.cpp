// Set-up (MM-2) and chance: what may come out, how the program draws it, and what it brings about.
#include <span>

#include "game/martinis/rules/play.hpp"

namespace nightcap::martinis {

namespace {

using play::emit;

// MM-1.3, by the number of a side.
constexpr std::array<Face, 6> kSides{Face::kHeart,   Face::kHeart,   Face::kHeart,
                                     Face::kMartini, Face::kMartini, Face::kLightning};

template <class Sink>
State begin_game(const Rules::Setup& setup, Sink& events) {
  State state;
  state.options = setup.options;
  state.players = static_cast<std::uint8_t>(setup.players);
  if (setup.starter) {  // MM-2.3
    state.starter = state.turn = *setup.starter;
    state.wanted = Wanted::kDeal;
    emit<event::Starter>(events, state.starter);
  } else {
    state.wanted = Wanted::kStarter;
  }
  return state;
}

// MM-2.2: one at a time from the top, the starter first; the rest is the deck.
template <class Sink>
void deal(State& state, const CardOrder& order, Sink& events) {
  Seat seat = state.starter;
  const int dealt = state.options.hand * state.players;
  for (int i = 0; i < dealt; ++i) {
    state.hands[seat.n].add(order[i]);
    seat = left_of(seat, state.players);
  }
  state.piles.replace_deck(std::span(order.begin() + dealt, order.end()));
  emit<event::Dealt>(events, state.options.hand, SeatSet::first(state.players), state.hands, state.players);
}

}  // namespace

State Rules::begin(const Setup& setup, Events& events) { return begin_game(setup, events); }
State Rules::begin(const Setup& setup, rules::NoEvents& events) { return begin_game(setup, events); }

CardSet Rules::cards_to_shuffle(const State& state) {
  if (state.wanted == Wanted::kDeal) return kAllCards;
  CardSet cards;
  if (state.wanted == Wanted::kReshuffle)  // MM-3.2
    for (int i = 0; i < state.piles.discard_size(); ++i) cards.add(state.piles.discard(i));
  return cards;
}

bool Rules::possible(const State& state, const Outcome& outcome) {
  switch (state.wanted) {
    case Wanted::kNothing:
      return false;
    case Wanted::kStarter:
      return outcome.starter.n < state.players;
    case Wanted::kDeal:
    case Wanted::kReshuffle: {
      CardSet left = cards_to_shuffle(state);
      for (const CardId card : outcome.order) {
        if (!left.has(card)) return false;
        left.remove(card);
      }
      return left.empty();
    }
    case Wanted::kRed:
    case Wanted::kBlue:
      return outcome.face == Face::kHeart || outcome.face == Face::kMartini || outcome.face == Face::kLightning;
  }
  return false;
}

Outcome Rules::draw(const State& state, rules::RulesGenerator& generator) {
  Outcome outcome;
  if (state.wanted == Wanted::kRed || state.wanted == Wanted::kBlue) {  // by far the most frequent
    outcome.face = kSides[generator.below(kSides.size())];
    return outcome;
  }
  switch (state.wanted) {
    case Wanted::kNothing:
      break;
    case Wanted::kStarter:
      outcome.starter = Seat{static_cast<int>(generator.below(state.players))};
      break;
    case Wanted::kDeal:
    case Wanted::kReshuffle:
      cards_to_shuffle(state).for_each([&](CardId card) { outcome.order.push_back(card); });
      generator.shuffle(std::span(outcome.order.begin(), outcome.order.end()));
      break;
    case Wanted::kRed:
    case Wanted::kBlue:
      break;
  }
  return outcome;
}

template <class Sink>
void Rules::resolve(State& state, const Outcome& outcome, Sink& events) {
  NIGHTCAP_DCHECK(possible(state, outcome));
  if (state.wanted == Wanted::kRed || state.wanted == Wanted::kBlue) {  // by far the most frequent
    play::die_rolled(state, state.wanted == Wanted::kRed ? Die::kRed : Die::kBlue, outcome.face, events);
    return;
  }
  switch (state.wanted) {
    case Wanted::kNothing:
      break;
    case Wanted::kStarter:
      state.starter = state.turn = outcome.starter;
      state.wanted = Wanted::kDeal;
      emit<event::Starter>(events, state.starter);
      break;
    case Wanted::kDeal:
      state.wanted = Wanted::kNothing;
      deal(state, outcome.order, events);
      play::draw_for_turn(state, events);
      break;
    case Wanted::kReshuffle:
      state.wanted = Wanted::kNothing;
      state.piles.replace_deck(std::span(outcome.order.begin(), outcome.order.end()));
      emit<event::Reshuffled>(events, static_cast<std::uint8_t>(outcome.order.size()));
      if (state.roll.active()) {
        play::draw_for_special(state, events);
      } else {
        play::draw_for_turn(state, events);
      }
      break;
    case Wanted::kRed:
    case Wanted::kBlue:
      break;
  }
}

template void Rules::resolve(State&, const Outcome&, rules::NoEvents&);
template void Rules::resolve(State&, const Outcome&, Rules::Events&);

}  // namespace nightcap::martinis
