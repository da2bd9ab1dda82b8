// What must hold of every state, whatever was played: the first thing that doesn't, in words.
#include <cstring>
#include <span>

#include "game/martinis/rules/masks.hpp"
#include "game/martinis/rules/rules.hpp"

namespace nightcap::martinis {

namespace {

// Whether the bytes are those of a list that was filled afresh, that is, unused slots are zero.
template <class T, int N>
bool tidy(const base::FixedVector<T, N>& list) {
  base::FixedVector<T, N> afresh;
  for (const T& item : list) afresh.push_back(item);
  return std::memcmp(static_cast<const void*>(&list), static_cast<const void*>(&afresh), sizeof list) == 0;
}

bool tidy(const Piles& piles) {
  Piles afresh;
  std::array<CardId, kCards> order{};
  for (int i = 0; i < piles.deck_size(); ++i) order[static_cast<std::size_t>(i)] = piles.deck(i);
  afresh.replace_deck(std::span(order).first(static_cast<std::size_t>(piles.deck_size())));
  for (int i = 0; i < piles.discard_size(); ++i) afresh.discard_card(piles.discard(i));
  return afresh == piles;
}

// Counts every card where it lies, and remembers what is wrong.
class Inventory {
 public:
  void lies_here(CardId card) {
    if (card.n >= kCards) {
      unknown_ = true;
    } else if (seen_.has(card)) {
      twice_ = true;
    } else {
      seen_.add(card);
    }
  }
  [[nodiscard]] std::string verdict(bool dealt) const {
    if (unknown_) return "a card that doesn't exist lies on the table";
    if (twice_) return "a card is in two places";
    if (dealt && seen_ != kAllCards) return "a card is nowhere";
    if (!dealt && !seen_.empty()) return "cards lie about before the deal";
    return {};
  }

 private:
  CardSet seen_;
  bool unknown_ = false;
  bool twice_ = false;
};

bool dealt(const State& state) { return state.wanted != Wanted::kStarter && state.wanted != Wanted::kDeal; }

std::string audit_setting(const State& state) {
  if (state.players < kMinPlayers || state.players > kMaxPlayers) return "the number of players is out of range";
  const Options& options = state.options;
  if (options.marriages < 1 || options.marriages > 5 || options.hand < 4 || options.hand > 8 || options.open_matching > 1)
    return "an option is out of range";
  if (state.phase > Phase::kOver || state.wanted > Wanted::kBlue) return "phase or what is wanted has no meaning";
  const bool known_starter = state.wanted != Wanted::kStarter;
  if (known_starter != (state.starter.n < state.players) || known_starter != (state.turn.n < state.players))
    return "starter or turn is nobody's";
  if (!known_starter && (state.starter != kNoSeat || state.turn != kNoSeat)) return "starter or turn is known too early";
  return {};
}

std::string audit_cards(const State& state) {
  if (!tidy(state.couples) || !tidy(state.pool) || !tidy(state.roll.specials) || !tidy(state.piles))
    return "an unused slot is not zero";
  Inventory inventory;
  for (int i = 0; i < kMaxPlayers; ++i) {
    const auto place = static_cast<std::size_t>(i);
    for (const CardId card : state.hands[place]) inventory.lies_here(card);
    if (i >= state.players && !state.hands[place].empty()) return "somebody who doesn't play has a hand";
    if (!(state.known[place] - state.hands[place]).empty()) return "a known card is not in that hand";
    if (!(state.known[place] - kPeople).empty()) return "a Special Card is known";
  }
  CardSet pool;
  for (const CardId card : state.pool) {
    inventory.lies_here(card);
    if (!is_person(card)) return "a Special Card is in the Dating Pool";
    pool.add(card);
  }
  if (pool != state.pool_set) return "the pool and its set differ";
  for (int i = 0; i < state.couples.size(); ++i) {
    const Household& household = state.couples[i];
    inventory.lies_here(household.couple.red);
    inventory.lies_here(household.couple.blue);
    if (household.owner().n >= state.players) return "a couple is nobody's";
    if (i > 0 && household.before(state.couples[i - 1])) return "the couples are out of order";
    if (!is_person(household.couple.red) || !masks::matches(state, household.couple.red).has(household.couple.blue))
      return "a couple doesn't match";
  }
  if (state.roll.active() && !state.fever.active()) {
    inventory.lies_here(state.roll.couple.red);
    inventory.lies_here(state.roll.couple.blue);
  }
  for (const CardId card : state.roll.specials) {
    inventory.lies_here(card);
    if (!is_special(card)) return "a person lies beside the dice";
  }
  for (int i = 0; i < state.piles.deck_size(); ++i) inventory.lies_here(state.piles.deck(i));
  for (int i = 0; i < state.piles.discard_size(); ++i) inventory.lies_here(state.piles.discard(i));
  return inventory.verdict(dealt(state));
}

// MM-3.6, MM-3.7
std::string audit_ask(const State& state) {
  const bool asking = state.phase == Phase::kShow || state.phase == Phase::kTake;
  if (asking != (state.asked != kNoCard)) return "asked doesn't fit the phase";
  if ((state.phase == Phase::kShow) == state.to_show.empty()) return "who must show doesn't fit the phase";
  if (asking && !masks::people(state, state.turn).has(state.asked)) return "the person asked with is not in the hand";
  for (int i = 0; i < kMaxPlayers; ++i) {
    const Seat seat{i};
    const CardId shown = state.shown[seat.n];
    if (!asking) {
      if (shown != kNoCard) return "somebody is shown without an ask";
      continue;
    }
    if (shown != kNoCard && !masks::showable(state, seat).has(shown))
      return "somebody shown is not in that hand or doesn't match";
    if (state.to_show.has(seat) && shown != kNoCard) return "who has shown must show again";
    const bool asked = seat != state.turn && !masks::showable(state, seat).empty();
    if (asked != (state.to_show.has(seat) || shown != kNoCard)) return "who must show is wrong";
  }
  if (state.phase == Phase::kTake && masks::on_offer(state).empty()) return "there is nobody to take";
  return {};
}

// MM-4, MM-5, MM-6
std::string audit_roll(const State& state) {
  const Roll& roll = state.roll;
  const Fever& fever = state.fever;
  if (roll.active() != (state.phase == Phase::kWindow)) return "the roll doesn't fit the phase";
  if (roll.unused != 0) return "an unused byte of the roll is not zero";
  if (!roll.active()) {
    if (!(roll == Roll{})) return "something is left of a roll";
    if (!(fever == Fever{})) return "a Fever goes on without a roll";
    if (state.wanted == Wanted::kRed || state.wanted == Wanted::kBlue) return "a die is wanted for nothing";
    return {};
  }
  const SeatSet everybody = SeatSet::first(state.players);
  if (!everybody.has(roll.player) || !(roll.passed - everybody).empty()) return "a roll or a pass is nobody's";
  if (roll.red > Face::kLightning || roll.blue > Face::kLightning) return "a die shows no face";
  if (!is_person(roll.couple.red) || !masks::matches(state, roll.couple.red).has(roll.couple.blue))
    return "the couple rolled for doesn't match";
  if (fever.active()) {
    if (!everybody.has(fever.starter) || fever.player != roll.player) return "the Fever is at the wrong player";
    if (state.couples.find(Household{roll.player, false, roll.couple}) < 0) return "the Fever rolls for no dating couple";
  } else {
    if (!(fever == Fever{})) return "something is left of a Fever";
    if (roll.player != state.turn) return "somebody rolls out of turn";
  }
  const bool again = roll.drawing != kNoSeat;
  if (again && (!everybody.has(roll.drawing) || roll.specials.empty())) return "somebody draws for no Special Card";
  const bool red = roll.red != Face::kUnrolled;
  const bool blue = roll.blue != Face::kUnrolled;
  switch (state.wanted) {
    case Wanted::kNothing:
      if (!red || !blue || again) return "the window is open too early";
      if (roll.passed == everybody) return "the roll should be settled";
      return {};
    case Wanted::kRed:
      if (red || blue != again || !roll.passed.empty()) return "the red die is wanted out of turn";
      break;
    case Wanted::kBlue:
      if (blue || !red || !roll.passed.empty()) return "the blue die is wanted out of turn";
      break;
    case Wanted::kReshuffle:
      if (!red || !blue || !again || !roll.passed.empty()) return "a reshuffle is wanted out of turn";
      return {};
    case Wanted::kStarter:
    case Wanted::kDeal:
      return "a deal is wanted in the middle of a roll";
  }
  return again != roll.specials.empty() ? std::string{} : "the re-roll doesn't fit the Special Cards";
}

// MM-7
std::string audit_end(const State& state) {
  if (state.wanted == Wanted::kReshuffle && (state.piles.deck_size() != 0 || state.piles.discard_size() == 0))
    return "a reshuffle is wanted of nothing";
  const bool over = state.phase == Phase::kOver;
  if (over && state.wanted != Wanted::kNothing) return "chance is wanted after the end";
  if (over == state.winners.empty() || !(state.winners - SeatSet::first(state.players)).empty())
    return "the winners don't fit the phase";
  bool won = false;
  for (int i = 0; i < state.players; ++i) {
    const int married = households_of(state.couples, Seat{i}, true).count;
    if (married > state.options.marriages) return "somebody married too often";
    if (married == state.options.marriages) {
      won = true;
      if (!over || state.winners != SeatSet::of(Seat{i})) return "somebody has won and nobody noticed";
    }
  }
  const bool stuck = state.passes == state.players;
  if (state.passes > state.players || (over ? won == stuck : stuck)) return "the count of passes is wrong";
  if (state.passes > 0 && (state.phase == Phase::kShow || state.phase == Phase::kTake || state.phase == Phase::kWindow))
    return "passes are counted across other actions";
  return {};
}

}  // namespace

std::string Rules::audit(const State& state) {
  for (const auto& part : {audit_setting, audit_cards, audit_ask, audit_roll, audit_end})
    if (std::string wrong = part(state); !wrong.empty()) return wrong;
  return {};
}

}  // namespace nightcap::martinis
