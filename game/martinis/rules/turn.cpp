// A turn (MM-3): what each action does, up to the roll that it leads to.
#include "game/martinis/rules/masks.hpp"
#include "game/martinis/rules/play.hpp"

namespace nightcap::martinis {

namespace play {

template <class Sink>
void draw_for_turn(State& state, Sink& events) {
  switch (can_draw(state)) {
    case Draw::kCard: {
      const CardId card = draw_card(state, state.turn);
      emit<event::Drew>(events, state.turn, card);
      break;
    }
    case Draw::kReshuffleFirst:
      state.wanted = Wanted::kReshuffle;
      break;
    case Draw::kNothing:
      emit<event::NothingToDraw>(events, state.turn);
      break;
  }
}

template <class Sink>
void next_turn(State& state, Sink& events) {
  state.turn = left_of(state.turn, state.players);
  state.phase = Phase::kTurn;
  draw_for_turn(state, events);
}

template void draw_for_turn(State&, rules::NoEvents&);
template void draw_for_turn(State&, Rules::Events&);
template void next_turn(State&, rules::NoEvents&);
template void next_turn(State&, Rules::Events&);

}  // namespace play

namespace {

using play::emit;

constexpr std::array<CardId, kMaxPlayers> kNobodyShown{kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};

// Two people are matched and rolled for (MM-3.9). `first` is the asking player's, or the one named first of a pool pair.
template <class Sink>
void match(State& state, CardId first, CardId second, How how, Sink& events) {
  const bool turned = state.options.open_matching == 0 && !is_woman(first);  // MM-4.1, MM-9.3
  const Couple couple = turned ? Couple{second, first} : Couple{first, second};
  emit<event::Matched>(events, state.turn, couple, how);
  play::start_roll(state, state.turn, couple);
}

void leave_pool(State& state, CardId card) {
  state.pool_set.remove(card);
  state.pool.take(state.pool.find(card));
}

// All who must have chosen: on to the take, or the person asked with goes into the pool (MM-3.7, MM-3.8).
template <class Sink>
void turn_over(State& state, Sink& events) {
  emit<event::TurnedOver>(events, state.shown);
  if (!masks::on_offer(state).empty()) {
    state.phase = Phase::kTake;
    return;
  }
  const CardId card = state.asked;
  state.asked = kNoCard;
  play::leave_hand(state, state.turn, card);
  play::into_pool(state, card);
  emit<event::IntoPool>(events, state.turn, card);
  play::next_turn(state, events);
}

template <class Sink>
void ask(State& state, CardId card, Sink& events) {
  state.asked = card;
  emit<event::Asked>(events, state.turn, card);
  state.to_show = masks::must_show(state);
  if (state.to_show.empty()) {
    turn_over(state, events);
  } else {
    state.phase = Phase::kShow;
  }
}

template <class Sink>
void show(State& state, Seat seat, CardId card, Sink& events) {
  state.shown[seat.n] = card;
  emit<event::ShowChosen>(events, seat, card);
  state.to_show.remove(seat);
  if (state.to_show.empty()) turn_over(state, events);
}

// MM-3.7: the others go back, and everybody knows where they are from then on (MM-8.1).
template <class Sink>
void take(State& state, CardId card, Sink& events) {
  const CardId asked = state.asked;
  const std::array<CardId, kMaxPlayers> shown = state.shown;
  state.asked = kNoCard;
  state.shown = kNobodyShown;
  play::leave_hand(state, state.turn, asked);

  Seat from = kNoSeat;
  std::array<CardId, kMaxPlayers> back = kNobodyShown;
  for (int i = 0; i < state.players; ++i) {
    const auto place = static_cast<std::size_t>(i);
    if (shown[place] == card) {
      from = Seat{i};
    } else if (shown[place] != kNoCard) {
      back[place] = shown[place];
      state.known[place].add(shown[place]);
    }
  }
  if (from == kNoSeat) {
    leave_pool(state, card);
  } else {
    play::leave_hand(state, from, card);
  }
  emit<event::Took>(events, state.turn, card, from);
  if (back != kNobodyShown) emit<event::WentBack>(events, back);
  match(state, asked, card, How::kAsk, events);
}

// Nothing can happen any more (MM-7.2): most married, then most dating couples, then a shared win.
template <class Sink>
void stalemate(State& state, Sink& events) {
  int best = -1;
  for (int i = 0; i < state.players; ++i) {
    const Seat seat{i};
    const int score = households_of(state.couples, seat, true).count * kCards + households_of(state.couples, seat, false).count;
    if (score > best) state.winners = {};
    if (score >= best) state.winners.add(seat);
    best = score > best ? score : best;
  }
  state.phase = Phase::kOver;
  emit<event::Stalemate>(events, state.winners);
}

template <class Sink>
void pass_turn(State& state, int passes_before, Sink& events) {
  emit<event::Passed>(events, state.turn);
  if (play::can_draw(state) == play::Draw::kNothing) {  // MM-7.2
    state.passes = static_cast<std::uint8_t>(passes_before + 1);
    if (state.passes == state.players) {
      stalemate(state, events);
      return;
    }
  }
  play::next_turn(state, events);
}

}  // namespace

template <class Sink>
void Rules::apply(State& state, Seat seat, const Action& action, Sink& events) {
  NIGHTCAP_DCHECK(!check(state, seat, action));
  const int passes_before = state.passes;
  state.passes = 0;  // MM-7.2: anything but a pass that counts begins it again
  if (state.phase == Phase::kWindow && action.type == Action::Type::kPass) {  // by far the most frequent
    play::pass_window(state, seat, events);
    return;
  }
  switch (action.type) {
    case Action::Type::kPass:
      pass_turn(state, passes_before, events);
      break;
    case Action::Type::kSpecial:
      play::play_special(state, seat, action.card, action.die, events);
      break;
    case Action::Type::kAsk:
      ask(state, action.card, events);
      break;
    case Action::Type::kShow:
      show(state, seat, action.card, events);
      break;
    case Action::Type::kTake:
      take(state, action.card, events);
      break;
    case Action::Type::kMatchPool:
      play::leave_hand(state, seat, action.card);
      leave_pool(state, action.other);
      match(state, action.card, action.other, How::kMatchPool, events);
      break;
    case Action::Type::kMatchPair:
      leave_pool(state, action.card);
      leave_pool(state, action.other);
      match(state, action.card, action.other, How::kMatchPair, events);
      break;
  }
}

template void Rules::apply(State&, Seat, const Action&, rules::NoEvents&);
template void Rules::apply(State&, Seat, const Action&, Rules::Events&);

}  // namespace nightcap::martinis
