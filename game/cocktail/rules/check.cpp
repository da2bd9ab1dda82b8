// Who may act, and how: actors, check and legal.
#include "game/cocktail/rules/check.hpp"

#include <algorithm>

namespace nightcap::cocktail {

namespace {

using Type = Action::Type;

// The action again with nothing but the fields that its type has: what is left over in `action` doesn't belong there.
Action without_leftovers(const Action& action) {
  switch (action.type) {
    case Type::kDirection:
      return act::direction(action.yes);
    case Type::kPlay:
      return act::play(action.card, action.to, action.declare);
    case Type::kChange:
      return act::change(action.own, action.other);
    case Type::kTake:
      return act::take();
    case Type::kPass:
      return act::pass();
    case Type::kSuspect:
      return act::suspect();
    case Type::kCourtesy:
      return act::courtesy();
    case Type::kHandOver:
      return act::hand_over(action.yes);
  }
  return act::pass();
}

// The rule by which somebody else is to act, or nobody.
Objection objection_to_speaking(const State& state) {
  if (state.wanted == Wanted::kStarter) return objection(Reason::kNotYourTurn, 2, 4);
  if (state.wanted == Wanted::kDeal) return objection(Reason::kNotYourTurn, 2, 2);
  switch (state.phase) {
    case Phase::kDirection:
      return objection(Reason::kNotYourTurn, 2, 5);
    case Phase::kTurn:
      return objection(Reason::kNotYourTurn, 3, 1);
    case Phase::kWindow:
      return objection(Reason::kNotYourTurn, 4, 5);
    case Phase::kHandOver:
      return objection(Reason::kNotYourTurn, 9, 1);
    case Phase::kOver:
      break;
  }
  return objection(Reason::kNotYourTurn, 8, 3);
}

Objection check_play(const State& state, Seat seat, const Action& action) {
  if (!state.hands[seat.n].has(action.card)) return objection(Reason::kNotInHand, 4, 1);
  if (const Objection no = objection_to_serving(state, action.to)) return no;
  if (static_cast<int>(action.declare) >= kKinds) return objection(Reason::kNoSuchKind, 4, 1);
  return std::nullopt;
}

Objection check_change(const State& state, Seat seat, const Action& action) {
  if (const Objection no = objection_to_changing(state, seat)) return no;
  const auto is = [](Handle handle) { return [handle](const Bite& bite) { return bite.handle == handle; }; };
  const Tray& tray = state.cocktails[seat.n];
  if (std::none_of(tray.begin(), tray.end(), is(action.own))) return objection(Reason::kNotOnYourTray, 5, 1);
  if (action.own == action.other) return objection(Reason::kNoSuchBite, 5, 1);
  for (const Seat other : still_in_round(state))
    for (const Bite& bite : state.cocktails[other.n])
      if (bite.handle == action.other) return changeable(bite) ? std::nullopt : objection(Reason::kPitOnBite, 5, 3);
  return objection(Reason::kNoSuchBite, 5, 1);
}

// All bites that a change could aim at (CK-5.1, CK-5.3). Cocktails that were taken hold none. It looks at every slot, in
// use or not (then it is zero): a loop of the same length each time is quicker than one that stops in time.
using Aims = base::ScratchList<Handle, kTraySize * kMaxPlayers + 1>;
void list_aims(const State& state, Aims& aims) {
  for (int seat = 0; seat < state.players; ++seat) {
    const Bite* slots = state.cocktails[static_cast<std::size_t>(seat)].begin();
    for (int i = 0; i < kTraySize; ++i) {
      const bool in_use = slots[i].handle != kNoHandle;
      aims.push_back_if(in_use & changeable(slots[i]), slots[i].handle);
    }
  }
}

// Whether the seat could do one of CK-4, CK-5, CK-6, so that it can't pass (CK-3.1).
bool anything_to_do(const State& state, Seat seat) {
  const SeatSet open = open_trays(state);
  if (!state.hands[seat.n].empty() && !open.empty()) return true;
  if (!objection_to_taking(state, seat, open)) return true;
  if (objection_to_changing(state, seat) || state.cocktails[seat.n].empty()) return false;
  Aims aims;
  list_aims(state, aims);
  return aims.size() > 1;  // one of them is the seat's own
}

Objection check_turn(const State& state, Seat seat, const Action& action) {
  switch (action.type) {
    case Type::kPlay:
      return check_play(state, seat, action);
    case Type::kChange:
      return check_change(state, seat, action);
    case Type::kTake:
      return objection_to_taking(state, seat, open_trays(state));
    case Type::kPass:
      if (anything_to_do(state, seat)) return objection(Reason::kCanDoMore, 3, 1);
      return std::nullopt;
    default:
      return objection(Reason::kWrongPhase, 3, 1);
  }
}

Objection check_answer(const State& state, Seat seat, const Action& action) {
  switch (action.type) {
    case Type::kSuspect:
    case Type::kPass:
      return std::nullopt;
    case Type::kCourtesy:
      return objection_to_courtesy(state, seat);
    default:
      return objection(Reason::kWrongPhase, 4, 5);
  }
}

// Every play there is, by card and receiver: listing them is most of what random games do, and copying is quicker than
// putting them together.
using Declarations = std::array<Action, kKinds>;
using PlaysOfACard = std::array<Declarations, kMaxPlayers>;
constexpr std::array<PlaysOfACard, kCards> all_plays() {
  std::array<PlaysOfACard, kCards> plays{};
  for (int card = 0; card < kCards; ++card)
    for (int to = 0; to < kMaxPlayers; ++to)
      for (int kind = 0; kind < kKinds; ++kind)
        plays[static_cast<std::size_t>(card)][static_cast<std::size_t>(to)][static_cast<std::size_t>(kind)] =
            act::play(CardId{card}, Seat{to}, static_cast<Kind>(kind));
  return plays;
}
constexpr std::array<PlaysOfACard, kCards> kPlays = all_plays();

// CK-4.5, CK-4.6
constexpr std::array<Action, 3> kAnswers{act::suspect(), act::courtesy(), act::pass()};
constexpr std::array<Action, 2> kBluntAnswers{act::suspect(), act::pass()};

void list_plays(const State& state, Seat seat, SeatSet open, ActionList& actions) {
  for (const CardId card : state.hands[seat.n])
    for (const Seat to : open) actions.append(kPlays[card.n][to.n]);
}

void list_changes(const State& state, Seat seat, ActionList& actions) {
  if (state.cocktails[seat.n].empty() || objection_to_changing(state, seat)) return;
  Aims aims;
  list_aims(state, aims);
  for (const Bite& own : state.cocktails[seat.n])
    for (const Handle aim : aims) actions.push_back_if(aim != own.handle, act::change(own.handle, aim));
}

void list_turn(const State& state, Seat seat, ActionList& actions) {
  const SeatSet open = open_trays(state);
  list_plays(state, seat, open, actions);
  list_changes(state, seat, actions);
  if (!objection_to_taking(state, seat, open)) actions.push_back(act::take());
  if (actions.empty()) actions.push_back(act::pass());  // CK-3.1
}

}  // namespace

SeatSet Rules::actors(const State& state) {
  if (state.wanted != Wanted::kNothing) return {};
  switch (state.phase) {
    case Phase::kDirection:
    case Phase::kTurn:
      return SeatSet::of(state.turn);
    case Phase::kWindow:
      return who_answered(state, Answer::kNone);
    case Phase::kHandOver:
      return SeatSet::of(state.hand_over.front());
    case Phase::kOver:
      break;
  }
  return {};
}

std::optional<Rules::Refusal> Rules::check(const State& state, Seat seat, const Action& action) {
  if (!actors(state).has(seat)) return objection_to_speaking(state);
  if (action != without_leftovers(action)) return objection(Reason::kWrongPhase, 3, 1);
  switch (state.phase) {
    case Phase::kDirection:
      if (action.type != Type::kDirection) return objection(Reason::kWrongPhase, 2, 5);
      return std::nullopt;
    case Phase::kTurn:
      return check_turn(state, seat, action);
    case Phase::kWindow:
      return check_answer(state, seat, action);
    case Phase::kHandOver:
      if (action.type != Type::kHandOver) return objection(Reason::kWrongPhase, 9, 1);
      return std::nullopt;
    case Phase::kOver:
      break;
  }
  return objection_to_speaking(state);
}

void Rules::legal(const State& state, Seat seat, ActionList& actions) {
  actions.clear();
  if (!actors(state).has(seat)) return;
  switch (state.phase) {
    case Phase::kDirection:
      actions.push_back(act::direction(true));
      actions.push_back(act::direction(false));
      break;
    case Phase::kTurn:
      list_turn(state, seat, actions);
      break;
    case Phase::kWindow:
      if (objection_to_courtesy(state, seat))
        actions.append(kBluntAnswers);
      else
        actions.append(kAnswers);
      break;
    case Phase::kHandOver:
      actions.push_back(act::hand_over(true));
      actions.push_back(act::hand_over(false));
      break;
    case Phase::kOver:
      break;
  }
}

}  // namespace nightcap::cocktail
