// Who may act, and what is legal: the predicate with its reasons, and the list of everything for which it holds.
#include "game/martinis/rules/masks.hpp"
#include "game/martinis/rules/rules.hpp"

namespace nightcap::martinis {

namespace {

using Type = Action::Type;

struct Verdict {
  bool legal = true;
  Rules::Refusal refusal{};
};
constexpr Verdict kLegal{};

constexpr Verdict refuse(Reason reason, int chapter, int paragraph) {
  return {false, {reason, Rule{static_cast<std::uint8_t>(chapter), static_cast<std::uint8_t>(paragraph)}}};
}

// An action is one of those that `act` makes: what its type doesn't speak of is left as it is there.
constexpr bool well_formed(const Action& action) {
  switch (action.type) {
    case Type::kAsk:
      return action == act::ask(action.card);
    case Type::kMatchPool:
      return action == act::match_pool(action.card, action.other);
    case Type::kMatchPair:
      return action == act::match_pair(action.card, action.other);
    case Type::kPass:
      return action == act::pass();
    case Type::kShow:
      return action == act::show(action.card);
    case Type::kTake:
      return action == act::take(action.card);
    case Type::kSpecial:
      return (action.die == Die::kRed || action.die == Die::kBlue) && action == act::special(action.card, action.die);
  }
  return false;
}

// A person of the hand, whom a turn can begin with (MM-3.3).
Verdict check_own_person(const State& state, Seat seat, CardId card) {
  if (!masks::hand(state, seat).has(card)) return refuse(Reason::kNotInHand, 3, 3);
  if (!masks::people(state, seat).has(card)) return refuse(Reason::kNotAPerson, 3, 3);
  return kLegal;
}

Verdict check_turn(const State& state, Seat seat, const Action& action) {
  switch (action.type) {
    case Type::kAsk:
      return check_own_person(state, seat, action.card);
    case Type::kMatchPool:
      if (const Verdict own = check_own_person(state, seat, action.card); !own.legal) return own;
      if (masks::hand(state, seat).has(action.other)) return refuse(Reason::kNotInPool, 3, 4);
      if (!state.pool_set.has(action.other)) return refuse(Reason::kNotInPool, 3, 3);
      if (!masks::in_pool_for(state, action.card).has(action.other)) return refuse(Reason::kNoMatch, 3, 3);
      return kLegal;
    case Type::kMatchPair:
      if (!state.pool_set.has(action.card) || !state.pool_set.has(action.other)) return refuse(Reason::kNotInPool, 3, 3);
      if (!masks::reds(state).has(action.card) || !masks::in_pool_for(state, action.card).has(action.other))
        return refuse(Reason::kNoMatch, 3, 3);
      return kLegal;
    case Type::kPass:
      if (!masks::must_pass(state, seat)) return refuse(Reason::kCanDoMore, 3, 5);
      return kLegal;
    default:
      return refuse(Reason::kWrongPhase, 3, 3);
  }
}

Verdict check_show(const State& state, Seat seat, const Action& action) {
  if (action.type != Type::kShow) return refuse(Reason::kWrongPhase, 3, 6);
  if (!masks::hand(state, seat).has(action.card)) return refuse(Reason::kNotInHand, 3, 6);
  if (!masks::people(state, seat).has(action.card)) return refuse(Reason::kNotAPerson, 3, 6);
  if (!masks::showable(state, seat).has(action.card)) return refuse(Reason::kMustMatchAsked, 3, 6);
  return kLegal;
}

Verdict check_take(const State& state, const Action& action) {
  if (action.type != Type::kTake) return refuse(Reason::kWrongPhase, 3, 7);
  if (!masks::on_offer(state).has(action.card)) return refuse(Reason::kNotOnOffer, 3, 7);
  return kLegal;
}

Verdict check_window(const State& state, Seat seat, const Action& action) {
  if (action.type == Type::kPass) return kLegal;  // MM-5.2
  if (action.type != Type::kSpecial) return refuse(Reason::kWrongPhase, 5, 2);
  if (!masks::hand(state, seat).has(action.card)) return refuse(Reason::kNotInHand, 5, 1);
  if (!masks::specials(state, seat).has(action.card)) return refuse(Reason::kNotASpecial, 5, 1);
  return kLegal;
}

Verdict check_action(const State& state, Seat seat, const Action& action) {
  const bool may_act = Rules::actors(state).has(seat);
  switch (state.phase) {
    case Phase::kTurn:
      if (!may_act) return refuse(Reason::kNotYourTurn, 3, 9);
      return well_formed(action) ? check_turn(state, seat, action) : refuse(Reason::kWrongPhase, 3, 3);
    case Phase::kShow:
      if (!may_act) return refuse(Reason::kNotYourTurn, 3, 6);
      return well_formed(action) ? check_show(state, seat, action) : refuse(Reason::kWrongPhase, 3, 6);
    case Phase::kTake:
      if (!may_act) return refuse(Reason::kNotYourTurn, 3, 7);
      return well_formed(action) ? check_take(state, action) : refuse(Reason::kWrongPhase, 3, 7);
    case Phase::kWindow:
      if (!may_act) return refuse(Reason::kNotYourTurn, 5, 2);
      return well_formed(action) ? check_window(state, seat, action) : refuse(Reason::kWrongPhase, 5, 2);
    case Phase::kOver:
      break;
  }
  return refuse(Reason::kNotYourTurn, 7, 1);
}

// MM-3.3, MM-3.5
void legal_turn(const State& state, Seat seat, ActionList& list) {
  ActionList::Writer actions(list);
  const CardSet people = masks::people(state, seat);
  people.for_each([&](CardId card) { actions.push_back(act::ask(card)); });
  state.pool_set.for_each([&](CardId other) {  // "matches" is mutual, and the pool is the shorter list
    (people & masks::matches(state, other)).for_each([&](CardId card) { actions.push_back(act::match_pool(card, other)); });
  });
  masks::reds(state).for_each([&](CardId red) {
    masks::in_pool_for(state, red).for_each([&](CardId blue) { actions.push_back(act::match_pair(red, blue)); });
  });
  // Nothing so far is what `must_pass` says: no person, no pair.
  if (actions.empty()) actions.push_back(act::pass());
}

}  // namespace

std::optional<Rules::Refusal> Rules::check(const State& state, Seat seat, const Action& action) {
  const Verdict verdict = check_action(state, seat, action);
  if (verdict.legal) return std::nullopt;
  return verdict.refusal;
}

// Of a seat that may act.
void Rules::list_choices(const State& state, Seat seat, ActionList& actions) {
  if (state.phase == Phase::kWindow) {
    masks::specials(state, seat).for_each([&](CardId card) {
      actions.push_back(act::special(card, Die::kRed));
      actions.push_back(act::special(card, Die::kBlue));
    });
    actions.push_back(act::pass());
  } else if (state.phase == Phase::kTurn) {
    legal_turn(state, seat, actions);
  } else if (state.phase == Phase::kShow) {
    masks::showable(state, seat).for_each([&](CardId card) { actions.push_back(act::show(card)); });
  } else {
    masks::on_offer(state).for_each([&](CardId card) { actions.push_back(act::take(card)); });
  }
}

}  // namespace nightcap::martinis
