// The gate for secrets (CK-10): what a seat may know of the state, and what it hears of an event.
#include <type_traits>

#include "game/cocktail/rules/rules.hpp"

namespace nightcap::cocktail {

static_assert(std::has_unique_object_representations_v<View>, "equal views must have equal bytes");
static_assert(std::has_unique_object_representations_v<State> && sizeof(State) % 8 == 0 && sizeof(State) <= 1024);

namespace {

// A face-down bite as the viewer sees it: the kind only if they put it there (CK-10.1), the declaration only with the
// memory aid or while the bite is being played (CK-4.4).
Bite as_seen(const Bite& bite, const State& state, Seat viewer) {
  Bite seen = bite;
  if (bite.by != viewer) seen.card = kNoCard;
  const bool being_played = state.window.open() && state.window.handle == bite.handle;
  if (state.options.memory_aid == 0 && !being_played) seen.declared = kNoKind;
  return seen;
}

}  // namespace

View Rules::view(const State& state, Seat viewer) {
  View view;
  view.viewer = viewer;
  if (viewer.n < state.players) view.hand = state.hands[viewer.n];
  for (const Seat seat : SeatSet::first(state.players)) {
    view.hand_sizes[seat.n] = static_cast<std::uint8_t>(state.hands[seat.n].size());
    for (const Bite& bite : state.cocktails[seat.n]) view.cocktails[seat.n].push_back(as_seen(bite, state, viewer));
  }
  view.unseen = static_cast<std::uint8_t>(state.unseen.size());
  view.reserve = static_cast<std::uint8_t>(state.reserve.size());

  view.taken = state.taken;
  view.honor = state.honor;
  view.blue = state.blue;
  view.red = state.red;
  view.cubes = state.cubes;
  view.discards = state.discards;
  view.took = state.took;
  view.hand_over = state.hand_over;
  view.window = state.window;
  view.options = state.options;
  view.players = state.players;
  view.starter = state.starter;
  view.round = state.round;
  view.turn = state.turn;
  view.direction = state.direction;
  view.phase = state.phase;
  view.wanted = state.wanted;
  view.handles = state.handles;
  view.scored = state.scored;
  view.posthumous = state.posthumous;
  view.alive = state.alive;
  view.in_round = state.in_round;
  view.has_taken = state.has_taken;
  view.changed = state.changed;
  view.winners = state.winners;
  view.actors = actors(state);
  view.scores = state.scores;
  return view;
}

Event Rules::heard(const Event& event, Seat listener) {
  Event told = event;
  if (auto* dealt = std::get_if<event::Dealt>(&told)) {
    for (int seat = 0; seat < kMaxPlayers; ++seat)
      if (Seat{seat} != listener) {
        dealt->hands[static_cast<std::size_t>(seat)].clear();
        dealt->told.remove(Seat{seat});
      }
  } else if (auto* played = std::get_if<event::Played>(&told)) {
    if (played->player != listener) played->card = kNoCard;
  } else if (auto* replaced = std::get_if<event::Replaced>(&told)) {
    if (replaced->player != listener) replaced->card = kNoCard;
  }
  return told;
}

}  // namespace nightcap::cocktail
