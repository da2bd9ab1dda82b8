// What players and chance do in Martinis & Men.
#pragma once

#include <cstdint>

#include "engine/base/fixed_vector.hpp"
#include "engine/base/ids.hpp"
#include "game/martinis/rules/cards.hpp"

namespace nightcap::martinis {

using base::Seat;

struct Action {
  enum class Type : std::uint8_t {
    kAsk,        // card: whom to show (MM-3.3)
    kMatchPool,  // card of the hand, other of the pool
    kMatchPair,  // card (red) and other (blue), both of the pool
    kPass,       // MM-3.5 in a turn, MM-5.2 in a window
    kShow,       // card (MM-3.6)
    kTake,       // card (MM-3.7)
    kSpecial,    // card: the Special Card, die: which one is rolled again (MM-5.1)
  };
  Type type = Type::kPass;
  CardId card = kNoCard;
  CardId other = kNoCard;
  Die die = Die::kRed;
  friend constexpr bool operator==(const Action&, const Action&) = default;
};

namespace act {
constexpr Action ask(CardId card) { return {Action::Type::kAsk, card, kNoCard, Die::kRed}; }
constexpr Action match_pool(CardId card, CardId pool) { return {Action::Type::kMatchPool, card, pool, Die::kRed}; }
constexpr Action match_pair(CardId red, CardId blue) { return {Action::Type::kMatchPair, red, blue, Die::kRed}; }
constexpr Action pass() { return {}; }
constexpr Action show(CardId card) { return {Action::Type::kShow, card, kNoCard, Die::kRed}; }
constexpr Action take(CardId card) { return {Action::Type::kTake, card, kNoCard, Die::kRed}; }
constexpr Action special(CardId card, Die die) { return {Action::Type::kSpecial, card, kNoCard, die}; }
}  // namespace act

// The most that can be legal at once: with all 72 people in the pool and open matching, 72 × 71 pairs (and a pass).
using ActionList = base::ScratchList<Action, 72 * 71 + 1>;

// What chance is asked for.
enum class Wanted : std::uint8_t { kNothing, kStarter, kDeal, kReshuffle, kRed, kBlue };

// What chance says; which member counts depends on what was wanted.
struct Outcome {
  Seat starter;
  Face face = Face::kUnrolled;
  base::FixedVector<CardId, kCards> order;  // top of the deck first
  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

enum class Reason : std::uint8_t {
  kNotYourTurn,      // the seat has nothing to decide now
  kWrongPhase,       // another kind of answer is wanted
  kNotInHand,        // that card isn't in the hand
  kNotAPerson,       // a Special Card can't be asked with, shown or matched
  kNotInPool,        // that person isn't in the Dating Pool
  kNoMatch,          // these two don't match
  kCanDoMore,        // passing is legal only when there is nothing else
  kMustMatchAsked,   // the person to show must match the one asked with
  kNotOnOffer,       // that person was neither shown nor matches in the pool
  kNotASpecial,      // only a Special Card can be played after a roll
};

}  // namespace nightcap::martinis
