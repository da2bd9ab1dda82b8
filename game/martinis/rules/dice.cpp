// The dice (MM-4) and the Special Cards that may be played after each roll (MM-5).
#include "game/martinis/rules/play.hpp"

namespace nightcap::martinis::play {

namespace {

enum class Result : std::uint8_t { kMarried, kDating, kBrokenUp };

// The table of MM-4.2, less who of a broken couple is discarded: whoever's die shows lightning.
constexpr Result result_of(Face red, Face blue) {
  if (red == Face::kLightning || blue == Face::kLightning) return Result::kBrokenUp;
  return red == Face::kHeart && blue == Face::kHeart ? Result::kMarried : Result::kDating;
}

template <class Sink>
void win(State& state, Seat player, Sink& events) {
  state.winners = SeatSet::of(player);
  state.fever = {};
  state.phase = Phase::kOver;
  emit<event::Won>(events, state.winners);
}

void discard_or_pool(State& state, CardId card, bool discarded) {
  if (discarded) {
    state.piles.discard_card(card);
  } else {
    into_pool(state, card);
  }
}

// Everybody has passed: the roll counts (MM-4.2, MM-6.2).
template <class Sink>
void settle(State& state, Sink& events) {
  const Roll roll = state.roll;
  state.roll = {};
  if (!roll.specials.empty()) {  // MM-5.3
    for (const CardId card : roll.specials) state.piles.discard_card(card);
    emit<event::SpecialsDiscarded>(events, roll.specials);
  }

  const Seat player = roll.player;
  const bool fever = state.fever.active();
  int next = 0;  // in Fever: where the player's couple after this one will be
  if (fever) {
    while (state.couples[next].couple != roll.couple) ++next;
  }
  switch (result_of(roll.red, roll.blue)) {
    case Result::kMarried: {
      if (fever) state.couples.take(next);
      add_household(state.couples, Household{player, true, roll.couple});
      emit<event::Married>(events, player, roll.couple, fever);
      if (households_of(state.couples, player, true).count >= state.options.marriages) {  // MM-7.1
        win(state, player, events);
        return;
      }
      if (!fever) {  // MM-6.1, MM-6.3
        start_fever(state, player, events);
        return;
      }
      break;
    }
    case Result::kDating:
      if (fever) {
        ++next;
        emit<event::StillDating>(events, player, roll.couple);
      } else {
        add_household(state.couples, Household{player, false, roll.couple});
        emit<event::Dating>(events, player, roll.couple);
      }
      break;
    case Result::kBrokenUp: {
      const bool red = roll.red == Face::kLightning;
      const bool blue = roll.blue == Face::kLightning;
      if (fever) state.couples.take(next);
      discard_or_pool(state, roll.couple.red, red);
      discard_or_pool(state, roll.couple.blue, blue);
      emit<event::BrokeUp>(events, player, roll.couple, red, blue, fever);
      break;
    }
  }
  if (fever) {
    go_on_with_fever(state, next, events);
  } else {
    next_turn(state, events);
  }
}

}  // namespace

template <class Sink>
void pass_window(State& state, Seat seat, Sink& events) {
  state.roll.passed.add(seat);
  emit<event::WindowPassed>(events, seat);
  if (state.roll.passed == SeatSet::first(state.players)) settle(state, events);
}

template <class Sink>
void play_special(State& state, Seat seat, CardId card, Die die, Sink& events) {
  state.hands[seat.n].remove(card);
  state.roll.specials.push_back(card);
  state.roll.drawing = seat;
  state.roll.passed = {};  // MM-5.2: open again for everybody
  (die == Die::kRed ? state.roll.red : state.roll.blue) = Face::kUnrolled;
  state.wanted = die == Die::kRed ? Wanted::kRed : Wanted::kBlue;
  emit<event::Special>(events, seat, card, die);
}

template <class Sink>
void die_rolled(State& state, Die die, Face face, Sink& events) {
  (die == Die::kRed ? state.roll.red : state.roll.blue) = face;
  if (state.roll.drawing != kNoSeat) {
    state.wanted = Wanted::kNothing;
    emit<event::ReRolled>(events, state.roll.player, die, face);
    draw_for_special(state, events);
  } else {
    state.wanted = die == Die::kRed ? Wanted::kBlue : Wanted::kNothing;  // MM-4.1
    emit<event::Rolled>(events, state.roll.player, die, face);
  }
}

template <class Sink>
void draw_for_special(State& state, Sink& events) {
  const Seat seat = state.roll.drawing;
  switch (can_draw(state)) {
    case Draw::kCard: {
      const CardId card = draw_card(state, seat);
      emit<event::SpecialDrew>(events, seat, card, false);
      break;
    }
    case Draw::kReshuffleFirst:
      state.wanted = Wanted::kReshuffle;
      return;
    case Draw::kNothing:
      emit<event::SpecialDrew>(events, seat, kNoCard, true);
      break;
  }
  state.roll.drawing = kNoSeat;
}

template void pass_window(State&, Seat, rules::NoEvents&);
template void pass_window(State&, Seat, Rules::Events&);
template void play_special(State&, Seat, CardId, Die, rules::NoEvents&);
template void play_special(State&, Seat, CardId, Die, Rules::Events&);
template void die_rolled(State&, Die, Face, rules::NoEvents&);
template void die_rolled(State&, Die, Face, Rules::Events&);
template void draw_for_special(State&, rules::NoEvents&);
template void draw_for_special(State&, Rules::Events&);

}  // namespace nightcap::martinis::play
