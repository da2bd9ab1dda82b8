// What must hold in every state, checked after each step in tests and debug builds. An answer is the first promise found
// broken, in words.
#include "game/cocktail/rules/rules.hpp"
#include "game/cocktail/rules/scoring.hpp"
#include "game/cocktail/rules/turns.hpp"

namespace nightcap::cocktail {

namespace {

// Whether the slots that are not in use are zero: then a copy made of the items alone is the same.
template <class T, int N>
bool tidy(const base::FixedVector<T, N>& list) {
  if (list.size() > N) return false;
  base::FixedVector<T, N> again;
  for (const T& item : list) again.push_back(item);
  return again == list;
}

std::string at(const char* what, Seat seat) { return std::string(what) + " (seat " + std::to_string(seat.n) + ")"; }

bool decided(Direction direction) { return direction != Direction::kUndecided; }

std::string audit_frame(const State& state) {
  if (state.players < kMinPlayers || state.players > kMaxPlayers) return "the number of players is out of range";
  const Options& options = state.options;
  if (options.hand_over > 1 || options.heavy_dishonor > 1 || options.drunk > 1 || options.memory_aid > 1)
    return "an option is neither on nor off";
  if (state.phase > Phase::kOver || state.wanted > Wanted::kDeal || state.direction > Direction::kCounterclockwise)
    return "a phase, a direction or what is wanted is out of range";
  if (state.round < 1 || state.round > kRounds) return "the round is out of range";
  if (state.unused != 0 || state.unused_end != std::array<std::uint8_t, 6>{}) return "an unused byte is not zero";

  const SeatSet everybody = SeatSet::first(state.players);
  if (!(state.alive - state.in_round).empty()) return "somebody lives who isn't in the round";
  if (!(state.in_round - everybody).empty()) return "somebody is in the round who doesn't play";
  if (!(state.has_taken - state.in_round).empty()) return "somebody took who isn't in the round";
  if (!(state.changed - still_in_round(state)).empty()) return "somebody has changed a bite who isn't in the round any more";
  if (state.in_round.size() < 2) return "fewer than two are in the round";
  if (!(state.in_round - state.alive - state.has_taken).empty()) return "somebody died this round without taking";

  const bool nobody_starts = state.wanted == Wanted::kStarter;
  if (nobody_starts != (state.starter == kNoSeat) || nobody_starts != (state.turn == kNoSeat))
    return "starter and turn are unset just while the starter is wanted";
  if (!nobody_starts && (!state.in_round.has(state.starter) || !state.in_round.has(state.turn)))
    return "the starter or who is on turn isn't in the round";
  const bool undecided = state.round == 1 && state.phase == Phase::kDirection;
  if (undecided == decided(state.direction)) return "the direction is undecided just until it is chosen";
  if (state.phase == Phase::kDirection && state.turn != state.starter)
    return "somebody else than the starter chooses the direction";
  if (state.phase != Phase::kOver && state.wanted == Wanted::kNothing && !still_in_round(state).has(state.turn))
    return "somebody is on turn who isn't in the round any more";
  return "";
}

std::string audit_lists(const State& state) {
  if (!tidy(state.reserve) || !tidy(state.discards) || !tidy(state.took) || !tidy(state.hand_over))
    return "a slot that isn't in use is not zero";
  for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
    if (!tidy(state.cocktails[seat]) || !tidy(state.taken[seat]) || !tidy(state.honor[seat]))
      return at("a slot that isn't in use is not zero", Seat{static_cast<int>(seat)});
    if (seat < state.players) continue;
    if (!state.hands[seat].empty() || !state.cocktails[seat].empty() || !state.taken[seat].empty() ||
        !state.honor[seat].empty() || state.blue[seat] + state.red[seat] + state.cubes[seat] != 0 || state.scores[seat] != 0 ||
        state.window.answers[seat] != Answer::kNone)
      return at("an empty chair owns something", Seat{static_cast<int>(seat)});
  }
  return "";
}

// Every card of this round's deck is in exactly one place.
class Census {
 public:
  void count(CardId card) {
    if (card.n >= kCards || seen_.has(card)) twice_ = true;
    if (card.n < kCards) seen_.add(card);
  }
  [[nodiscard]] bool complete(CardSet deck) const { return !twice_ && seen_ == deck; }

 private:
  CardSet seen_;
  bool twice_ = false;
};

std::string audit_cards(const State& state) {
  Census census;
  for (const CardSet& hand : state.hands)
    for (const CardId card : hand) census.count(card);
  for (const CardId card : state.unseen) census.count(card);
  for (const Tray& tray : state.cocktails)
    for (const Bite& bite : tray) census.count(bite.card);
  for (const Taken& taken : state.taken)
    for (const CardId card : taken) census.count(card);
  for (const CardId card : state.reserve) census.count(card);
  for (const CardId card : state.discards) census.count(card);

  const bool dealt = state.wanted == Wanted::kNothing;
  if (!census.complete(dealt ? deck_of(state.in_round.size()) : CardSet{}))
    return dealt ? "a card of the deck is missing, twice there or strange" : "cards lie about while the deal is wanted";
  if (!dealt) return "";
  const int living = state.in_round.size();
  const bool turned = state.phase == Phase::kHandOver;  // a card was discarded and isn't replaced yet
  if (state.reserve.size() + state.discards.size() != (living == 2 ? 4 : living) + (turned ? 1 : 0))
    return "reserve and discards don't add up";
  return "";
}

std::string audit_player(const State& state, Seat seat) {
  const Tray& tray = state.cocktails[seat.n];
  const bool in = state.in_round.has(seat);
  const bool taken = state.has_taken.has(seat);
  if (state.hands[seat.n].size() > kHandSize) return at("more than three cards in a hand", seat);
  if ((taken || !in) && (!tray.empty() || !state.hands[seat.n].empty())) return at("cards before somebody who is out", seat);
  if (!taken && !state.taken[seat.n].empty()) return at("taken cards of somebody who hasn't taken", seat);
  if ((state.took.find(seat) >= 0) != taken) return at("the order of taking and who has taken differ", seat);

  int pits = 0;
  for (const Bite& bite : tray) {
    if (bite.handle == kNoHandle || bite.handle.n > state.handles) return at("a handle that was never given out", seat);
    if (static_cast<int>(bite.declared) >= kKinds) return at("a declaration that is no kind", seat);
    if (!state.in_round.has(bite.by)) return at("a bite from somebody who isn't in the round", seat);
    if (bite.pit > 1) return at("a pit is neither there nor not", seat);
    pits += bite.pit;
    for (const Tray& other : state.cocktails)
      for (const Bite& twin : other)
        if (&twin != &bite && twin.handle == bite.handle) return at("a handle given out twice", seat);
  }
  if (pits > 1) return at("two pits in one cocktail", seat);
  if (state.changed.has(seat) && pits == 0) return at("a change without its pit", seat);

  if (state.alive.has(seat) == poisoned(state.blue[seat.n], state.red[seat.n]))
    return at("alive although poisoned, or dead without being so", seat);
  int counted = state.round - 1;
  if (taken || (!in && state.phase == Phase::kOver)) ++counted;
  if (state.honor[seat.n].size() != counted) return at("the points of a round are missing, or too many", seat);
  return "";
}

std::string audit_windows(const State& state) {
  const Window& window = state.window;
  const bool open = state.phase == Phase::kWindow || state.phase == Phase::kHandOver;
  if (window.open() != open) return "the window and the phase disagree";
  if (state.hand_over.empty() == (state.phase == Phase::kHandOver)) return "the list of handing over and the phase disagree";
  if (!open) return window == Window{} ? "" : "a closed window remembers something";

  if (state.reserve.empty()) return "a window without a reserve";
  if (window.player != state.turn || !still_in_round(state).has(window.player)) return "the window is somebody else's";
  if (!still_in_round(state).has(window.to)) return "the window is about a cocktail that is gone";
  if (window.handle.n != state.handles) return "the window isn't about the latest bite";
  for (const Seat seat : SeatSet::first(state.players) - listeners(state, window.player))
    if (window.answers[seat.n] != Answer::kNone) return at("an answer of somebody who isn't asked", seat);

  const Tray& tray = state.cocktails[window.to.n];
  const bool lies_there = !tray.empty() && tray.back().handle == window.handle;
  if (state.phase == Phase::kWindow) {
    if (!lies_there) return "the bite in the window isn't in its cocktail";
    if (who_answered(state, Answer::kNone).empty()) return "everybody has answered and the window is open";
    return "";
  }
  if (lies_there) return "the bite was turned over and still lies in its cocktail";
  if (state.options.hand_over == 0) return "handing over without that part of expert mode";
  SeatSet asked;
  for (const Seat seat : state.hand_over) {
    if (!who_answered(state, Answer::kSuspect).has(seat)) return at("asked to hand over without having suspected", seat);
    if (state.cubes[seat.n] == 0) return at("asked to hand over without a cube", seat);
    if (asked.has(seat)) return at("asked to hand over twice", seat);
    asked.add(seat);
  }
  return "";
}

std::string audit_end(const State& state) {
  if ((state.phase == Phase::kOver) != (state.scored == 1) || state.scored > 1) return "scores just at the end";
  if (state.scored == 0) {
    if (!state.winners.empty() || state.posthumous != 0 || state.scores != std::array<std::int16_t, kMaxPlayers>{})
      return "an outcome before the end";
    return "";
  }
  const Verdict end = verdict(state);
  if (state.winners.empty() || state.winners != end.winners || state.scores != end.scores ||
      (state.posthumous == 1) != end.posthumous || state.posthumous > 1)
    return "the outcome isn't what the table says";
  if (!still_in_round(state).empty() || state.wanted != Wanted::kNothing) return "the end before everybody has taken";
  if (state.round < kRounds && state.alive.size() > 1) return "the end too early";
  return "";
}

}  // namespace

std::string Rules::audit(const State& state) {
  if (std::string wrong = audit_frame(state); !wrong.empty()) return wrong;
  if (std::string wrong = audit_lists(state); !wrong.empty()) return wrong;
  if (std::string wrong = audit_cards(state); !wrong.empty()) return wrong;
  if (state.took.size() != state.has_taken.size()) return "somebody took twice";
  for (const Seat seat : SeatSet::first(state.players))
    if (std::string wrong = audit_player(state, seat); !wrong.empty()) return wrong;
  if (std::string wrong = audit_windows(state); !wrong.empty()) return wrong;
  return audit_end(state);
}

}  // namespace nightcap::cocktail
