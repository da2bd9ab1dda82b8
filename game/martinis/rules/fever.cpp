// Wedding Fever (MM-6): once round the table, a roll for each dating couple, oldest first.
#include "game/martinis/rules/play.hpp"

namespace nightcap::martinis::play {

namespace {

// The fever reaches `fever.player`, and goes past everybody who has no dating couple.
template <class Sink>
void visit(State& state, Sink& events) {
  while (true) {
    const Seat player = state.fever.player;
    const HouseholdRange dating = households_of(state.couples, player, false);
    emit<event::FeverTurn>(events, player, static_cast<std::uint8_t>(dating.count));
    if (dating.count > 0) {
      start_roll(state, player, state.couples[dating.first].couple);
      return;
    }
    state.fever.player = left_of(player, state.players);
    if (state.fever.player == state.fever.starter) break;
  }
  state.fever = {};
  emit<event::FeverOver>(events);
  next_turn(state, events);
}

}  // namespace

template <class Sink>
void start_fever(State& state, Seat player, Sink& events) {
  state.fever = {player, player};
  emit<event::FeverBegan>(events, player);
  visit(state, events);
}

template <class Sink>
void go_on_with_fever(State& state, int next, Sink& events) {
  const Seat player = state.fever.player;
  if (next < state.couples.size() && state.couples[next].is(player, false)) {
    start_roll(state, player, state.couples[next].couple);
    return;
  }
  state.fever.player = left_of(player, state.players);
  if (state.fever.player != state.fever.starter) {
    visit(state, events);
    return;
  }
  state.fever = {};
  emit<event::FeverOver>(events);
  next_turn(state, events);
}

template void start_fever(State&, Seat, rules::NoEvents&);
template void start_fever(State&, Seat, Rules::Events&);
template void go_on_with_fever(State&, int, rules::NoEvents&);
template void go_on_with_fever(State&, int, Rules::Events&);

}  // namespace nightcap::martinis::play
