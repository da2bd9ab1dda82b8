#include "game/cocktail/rules/rounds.hpp"

#include "game/cocktail/rules/emit.hpp"
#include "game/cocktail/rules/scoring.hpp"

namespace nightcap::cocktail {

namespace {

// CK-8.2: the last to take among those still alive.
Seat last_living_taker(const State& state) {
  for (int i = state.took.size() - 1; i >= 0; --i)
    if (state.alive.has(state.took[i])) return state.took[i];
  return kNoSeat;
}

}  // namespace

template <class Sink>
void begin_round(State& state, Seat starter, Sink& events) {
  state.hands = {};
  state.unseen.clear();
  state.cocktails = {};
  state.taken = {};
  state.reserve.clear();
  state.discards.clear();
  state.took.clear();
  state.has_taken = {};
  state.changed = {};
  state.in_round = state.alive;
  state.starter = starter;
  state.turn = starter;
  state.wanted = Wanted::kDeal;
  emit<event::RoundBegan>(events, state.round, state.in_round, static_cast<std::uint8_t>(reserve_size(state.in_round.size())));
}

template <class Sink>
void end_round(State& state, Sink& events) {
  // Those who were dead when the round began score nothing in it.
  for (const Seat seat : SeatSet::first(state.players) - state.in_round) state.honor[seat.n].push_back(0);
  emit<event::RoundOver>(events, state.round);

  if (state.round < kRounds && state.alive.size() > 1) {
    ++state.round;
    begin_round(state, last_living_taker(state), events);
    state.phase = Phase::kTurn;
    return;
  }
  // CK-8.3. `turn` and the table stay as they are.
  state.phase = Phase::kOver;
  const Verdict end = verdict(state);
  state.scored = 1;
  state.scores = end.scores;
  state.winners = end.winners;
  state.posthumous = end.posthumous ? 1 : 0;
  emit<event::Won>(events, end.winners, end.scores, state.players, end.posthumous, end.rule);
}

template void begin_round(State&, Seat, rules::NoEvents&);
template void begin_round(State&, Seat, rules::EventList<Event>&);
template void end_round(State&, rules::NoEvents&);
template void end_round(State&, rules::EventList<Event>&);

}  // namespace nightcap::cocktail
