// What an action brings about. Every action here has passed `Rules::check`.
#include <utility>

#include "game/cocktail/rules/emit.hpp"
#include "game/cocktail/rules/rounds.hpp"
#include "game/cocktail/rules/rules.hpp"
#include "game/cocktail/rules/scoring.hpp"
#include "game/cocktail/rules/turns.hpp"

namespace nightcap::cocktail {

namespace {

void end_turn(State& state, Seat seat) {
  state.turn = next_in_turn(state, seat);
  state.phase = Phase::kTurn;
}

Bite& bite_in(Tray& tray, Handle handle) {
  for (Bite& bite : tray)
    if (bite.handle == handle) return bite;
  base::check_failed("the bite lies on the tray", __FILE__, __LINE__);
}

// CK-4.3
template <class Sink>
void give_pit_back(State& state, Seat seat, Sink& events) {
  for (Bite& bite : state.cocktails[seat.n]) {
    if (bite.pit == 0) continue;
    bite.pit = 0;
    emit<event::PitBack>(events, seat, bite.handle);
    return;  // there is one at most
  }
}

// CK-4.1 to CK-4.5
template <class Sink>
void play(State& state, Seat seat, const Action& action, Sink& events) {
  const Handle handle{++state.handles};
  state.hands[seat.n].remove(action.card);
  state.cocktails[action.to.n].push_back(Bite{handle, action.card, action.declare, seat, 0});
  state.changed.remove(seat);
  emit<event::Played>(events, seat, action.to, handle, action.declare, action.card);
  give_pit_back(state, seat, events);

  if (state.reserve.empty() || listeners(state, seat).empty()) {
    emit<event::NoWindow>(events, seat);
    end_turn(state, seat);
    return;
  }
  state.window.player = seat;
  state.window.to = action.to;
  state.window.handle = handle;
  state.phase = Phase::kWindow;
  emit<event::WindowOpened>(events, seat);
}

void close_window(State& state) {
  const Seat player = state.window.player;
  state.window = Window{};
  end_turn(state, player);
}

// CK-4.8
template <class Sink>
void replace_card(State& state, Sink& events) {
  const Seat player = state.window.player;
  const CardId card = state.reserve.pop_back();
  state.hands[player.n].add(card);
  emit<event::Replaced>(events, player, card);
  close_window(state);
}

// CK-9.1: those who suspected rightly and own a cube are asked, in turn order after the liar.
void list_hand_over(State& state, SeatSet suspects) {
  for (Seat seat = neighbour(state, state.window.player); seat != state.window.player; seat = neighbour(state, seat))
    if (suspects.has(seat) && state.cubes[seat.n] > 0) state.hand_over.push_back(seat);
}

template <class Sink>
void give_cubes(State& state, Seat seat, int count, Sink& events) {
  state.cubes[seat.n] = static_cast<std::uint8_t>(state.cubes[seat.n] + count);
  emit<event::Cubes>(events, seat, static_cast<std::uint8_t>(count));
}

// CK-4.7
template <class Sink>
void turn_over(State& state, SeatSet suspects, Sink& events) {
  const Window& window = state.window;
  Tray& tray = state.cocktails[window.to.n];
  const Bite bite = tray.pop_back();  // it was played last, and nothing moved since
  NIGHTCAP_DCHECK(bite.handle == window.handle);
  state.discards.push_back(bite.card);
  const bool truth = kind_of(bite.card) == bite.declared;
  emit<event::TurnedOver>(events, window.player, bite.handle, bite.card, bite.declared, truth);
  if (truth) {
    for (const Seat seat : suspects) give_cubes(state, seat, 1, events);
  } else {
    give_cubes(state, window.player, suspects.size(), events);
    if (state.options.hand_over != 0) list_hand_over(state, suspects);
  }
  if (state.hand_over.empty())
    replace_card(state, events);
  else
    state.phase = Phase::kHandOver;
}

// CK-4.5 to CK-4.7: one more answer; a courtesy or the last one closes the window.
template <class Sink>
void answer(State& state, Seat seat, Action::Type type, Sink& events) {
  const bool courtesy = type == Action::Type::kCourtesy;
  if (courtesy) {
    emit<event::Courtesy>(events, seat);
  } else if (type == Action::Type::kSuspect) {
    state.window.answers[seat.n] = Answer::kSuspect;
    emit<event::Suspected>(events, seat);
  } else {
    state.window.answers[seat.n] = Answer::kPass;
    emit<event::WindowPassed>(events, seat);
  }
  if (!courtesy && !who_answered(state, Answer::kNone).empty()) return;

  const SeatSet suspects = who_answered(state, Answer::kSuspect);
  if (!suspects.empty()) {
    turn_over(state, suspects, events);
    return;
  }
  emit<event::Unsuspected>(events, state.window.player, state.window.handle);
  close_window(state);
}

// CK-9.1: the liar took all the cubes already, so who gives has one fewer and the stock one more.
template <class Sink>
void hand_over(State& state, Seat seat, bool give, Sink& events) {
  state.hand_over.take(0);
  if (give) {
    --state.cubes[seat.n];
    emit<event::HandedOver>(events, seat, state.window.player);
  } else {
    emit<event::Kept>(events, seat);
  }
  if (state.hand_over.empty()) replace_card(state, events);
}

// CK-5.1
template <class Sink>
void change(State& state, Seat seat, const Action& action, Sink& events) {
  Bite& own = bite_in(state.cocktails[seat.n], action.own);
  Seat with = seat;
  for (const Seat other : still_in_round(state))
    for (const Bite& bite : state.cocktails[other.n])
      if (bite.handle == action.other) with = other;
  Bite& other = bite_in(state.cocktails[with.n], action.other);
  other.pit = 1;  // it travels with the bite that the player named second
  std::swap(own, other);
  state.changed.add(seat);
  emit<event::Changed>(events, seat, action.own, action.other, with);
  emit<event::Pit>(events, seat, action.other);
  end_turn(state, seat);
}

// CK-6.3: by kind, then by number, so that who put which card doesn't show. The places of the cards in that order:
constexpr std::array<std::uint8_t, kCards> kPlaceOfCard = [] {
  std::array<std::uint8_t, kCards> places{};
  std::uint8_t place = 0;
  for (std::size_t kind = 0; kind < kKinds; ++kind)
    for (int number = 1; number <= kInBox[kind]; ++number) places[card_of(static_cast<Kind>(kind), number).n] = place++;
  return places;
}();

Taken in_order(const Tray& tray) {
  Taken cards;
  for (const Bite& bite : tray) {
    cards.push_back(bite.card);
    for (int i = cards.size() - 1; i > 0 && kPlaceOfCard[cards[i].n] < kPlaceOfCard[cards[i - 1].n]; --i)
      std::swap(cards[i], cards[i - 1]);
  }
  return cards;
}

// CK-6 and CK-7
template <class Sink>
void take(State& state, Seat seat, Sink& events) {
  const Taken cards = in_order(state.cocktails[seat.n]);
  state.taken[seat.n] = cards;
  state.cocktails[seat.n].clear();
  state.took.push_back(seat);
  state.has_taken.add(seat);
  state.changed.remove(seat);
  emit<event::Took>(events, seat, cards);

  if (const CardSet left = state.hands[seat.n]; !left.empty()) {  // CK-6.2
    state.unseen = state.unseen | left;
    state.hands[seat.n].clear();
    emit<event::Unseen>(events, seat, static_cast<std::uint8_t>(left.size()));
  }

  const Score score = score_cocktail(std::span<const CardId>(cards.begin(), cards.end()), state.options);
  state.honor[seat.n].push_back(score.honor);
  state.blue[seat.n] = static_cast<std::uint8_t>(state.blue[seat.n] + score.blue);
  state.red[seat.n] = static_cast<std::uint8_t>(state.red[seat.n] + score.red);
  emit<event::Scored>(events, seat, score.honor, score.blue, score.red, score.drunk);
  if (poisoned(state.blue[seat.n], state.red[seat.n])) {  // CK-7.3: at once
    state.alive.remove(seat);
    emit<event::Poisoned>(events, seat);
  }
  if (still_in_round(state).empty())
    end_round(state, events);
  else
    end_turn(state, seat);
}

}  // namespace

template <class Sink>
void Rules::apply(State& state, Seat seat, const Action& action, Sink& events) {
  NIGHTCAP_DCHECK(!check(state, seat, action));
  switch (action.type) {
    case Action::Type::kDirection:
      state.direction = action.yes ? Direction::kClockwise : Direction::kCounterclockwise;
      state.phase = Phase::kTurn;
      emit<event::DirectionChosen>(events, seat, action.yes);
      return;
    case Action::Type::kPlay:
      play(state, seat, action, events);
      return;
    case Action::Type::kChange:
      change(state, seat, action, events);
      return;
    case Action::Type::kTake:
      take(state, seat, events);
      return;
    case Action::Type::kPass:
      if (state.phase == Phase::kTurn) {  // CK-3.1
        state.changed.remove(seat);
        emit<event::Waited>(events, seat);
        end_turn(state, seat);
        return;
      }
      [[fallthrough]];
    case Action::Type::kSuspect:
    case Action::Type::kCourtesy:
      answer(state, seat, action.type, events);
      return;
    case Action::Type::kHandOver:
      hand_over(state, seat, action.yes, events);
      return;
  }
}

template void Rules::apply(State&, Seat, const Action&, rules::NoEvents&);
template void Rules::apply(State&, Seat, const Action&, Rules::Events&);

}  // namespace nightcap::cocktail
