// What players and chance do in Cocktail.
#pragma once

#include <cstdint>

#include "engine/base/fixed_vector.hpp"
#include "engine/base/ids.hpp"
#include "game/cocktail/rules/cards.hpp"

namespace nightcap::cocktail {

using base::Seat;

// A bite on a tray: t1, t2 … in the order of play, through the whole game. 0 is none.
using Handle = base::Id<struct HandleTag>;
inline constexpr Handle kNoHandle{0};

// Eight bytes without padding, so that lists of them are filled by whole words.
struct alignas(8) Action {
  enum class Type : std::uint8_t {
    kDirection,  // clockwise (CK-2.5)
    kPlay,       // card, to, declare (CK-4.1)
    kChange,     // own, other (CK-5.1)
    kTake,       // CK-6.1
    kPass,       // CK-3.1 in a turn, CK-4.5 in a window
    kSuspect,    // CK-4.5
    kCourtesy,   // CK-4.6
    kHandOver,   // give (CK-9.1)
  };
  Type type = Type::kPass;
  CardId card = kNoCard;
  Seat to = base::kNoSeat;
  Kind declare = kNoKind;
  Handle own = kNoHandle;
  Handle other = kNoHandle;
  bool yes = false;  // clockwise, or give
  std::uint8_t unused = 0;
  friend constexpr bool operator==(const Action&, const Action&) = default;
};

namespace act {
constexpr Action direction(bool clockwise) {
  Action action{Action::Type::kDirection};
  action.yes = clockwise;
  return action;
}
constexpr Action play(CardId card, Seat to, Kind declare) { return {Action::Type::kPlay, card, to, declare}; }
constexpr Action change(Handle own, Handle other) {
  Action action{Action::Type::kChange};
  action.own = own;
  action.other = other;
  return action;
}
constexpr Action take() { return {Action::Type::kTake}; }
constexpr Action pass() { return {}; }
constexpr Action suspect() { return {Action::Type::kSuspect}; }
constexpr Action courtesy() { return {Action::Type::kCourtesy}; }
constexpr Action hand_over(bool give) {
  Action action{Action::Type::kHandOver};
  action.yes = give;
  return action;
}
}  // namespace act

// The most that can be legal at once: 3 cards × 9 trays × 7 kinds, 3 × 24 changes with others and 6 among one's own.
using ActionList = base::ScratchList<Action, 3 * 9 * 7 + 3 * 24 + 6 + 1>;

// What chance is asked for.
enum class Wanted : std::uint8_t { kNothing, kStarter, kDeal };

struct Outcome {
  Seat starter = base::kNoSeat;
  base::FixedVector<CardId, kCards> order;  // top of the deck first
  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

enum class Reason : std::uint8_t {
  kNotYourTurn,      // the seat has nothing to decide now
  kWrongPhase,       // another kind of answer is wanted
  kNotInHand,        // that card isn't in the hand
  kNoSuchTray,       // nobody sits there, or they are dead
  kTrayTaken,        // that cocktail was taken
  kTrayFull,         // a cocktail holds at most three
  kNoSuchKind,       // not one of the seven kinds
  kNotOnYourTray,    // that bite isn't in your cocktail
  kNoSuchBite,       // no untaken cocktail holds that bite, or it is the same one twice
  kPitOnYourTray,    // an olive pit lies in your cocktail
  kPitOnBite,        // a bite with an olive pit can't be changed
  kChangedLastTurn,  // your last turn was a change
  kCardsToPlay,      // you still have a card to play
  kEmptyTray,        // nothing to take while somebody still holds a card
  kCanDoMore,        // passing is legal only when there is nothing else
  kNotYoursToThank,  // only who was offered the bite may say thank you
};

}  // namespace nightcap::cocktail
