// The whole state of a game of Martinis & Men: a plain value without padding, heap or pointers.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/base/fixed_vector.hpp"
#include "engine/base/ids.hpp"
#include "game/martinis/rules/action.hpp"
#include "game/martinis/rules/cards.hpp"

namespace nightcap::martinis {

using base::kNoSeat;
using base::SeatSet;

inline constexpr int kMaxPlayers = 6;  // MM-2.1
inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxCouples = kPeopleOfASex;

// MM-9
struct Options {
  std::uint8_t marriages = 3;      // to win, 1 to 5 (MM-9.1)
  std::uint8_t hand = 6;           // cards dealt, 4 to 8 (MM-9.2)
  std::uint8_t open_matching = 0;  // 0 or 1 (MM-9.3)
  friend constexpr bool operator==(const Options&, const Options&) = default;
};

enum class Phase : std::uint8_t { kTurn, kShow, kTake, kWindow, kOver };

// Who goes with the red die and who with the blue one.
struct Couple {
  CardId red, blue;
  friend constexpr bool operator==(const Couple&, const Couple&) = default;
};
inline constexpr Couple kNoCouple{kNoCard, kNoCard};

// A couple in front of a player. The table's couples are one list: first all that are dating, then all married, each by
// owner and then oldest first, so that equal tables are equal bytes whoever's couple came first.
class Household {
 public:
  constexpr Household() = default;
  constexpr Household(Seat owner, bool married, Couple the_couple)
      : couple(the_couple), owner_(static_cast<std::uint8_t>(owner.n | (married ? kMarriedBit : 0))) {}
  [[nodiscard]] constexpr Seat owner() const { return Seat{owner_ & ~kMarriedBit}; }
  [[nodiscard]] constexpr bool married() const { return (owner_ & kMarriedBit) != 0; }
  [[nodiscard]] constexpr bool is(Seat owner, bool married) const { return *this == Household{owner, married, couple}; }
  // Where it stands in the table's list; couples of the same owner and kind keep their order.
  [[nodiscard]] constexpr bool before(const Household& other) const { return owner_ < other.owner_; }
  Couple couple{CardId{0}, CardId{0}};
  friend constexpr bool operator==(const Household&, const Household&) = default;

 private:
  static constexpr int kMarriedBit = 0x80;
  std::uint8_t owner_ = 0;  // the bit keeps the state within its 512 bytes
};
using Households = base::FixedVector<Household, kMaxCouples>;

// Puts a new couple in its place: the latest of its owner and kind.
constexpr void add_household(Households& couples, const Household& household) {
  couples.push_back(household);
  for (int i = couples.size() - 1; i > 0 && household.before(couples[i - 1]); --i) {
    couples[i] = couples[i - 1];
    couples[i - 1] = household;
  }
}

// Where the owner's couples of that kind begin, and how many there are.
struct HouseholdRange {
  int first = 0;
  int count = 0;
};
[[nodiscard]] constexpr HouseholdRange households_of(const Households& couples, Seat owner, bool married) {
  HouseholdRange range;
  const Household wanted{owner, married, kNoCouple};
  while (range.first < couples.size() && couples[range.first].before(wanted)) ++range.first;
  while (range.first + range.count < couples.size() && couples[range.first + range.count].is(owner, married)) ++range.count;
  return range;
}

// A roll being settled: the frame of the Special Card window (MM-5.2). Not active: player is kNoSeat and all else empty.
struct Roll {
  Seat player = kNoSeat;
  Seat drawing = kNoSeat;  // who played the last Special Card and has yet to draw for it (MM-5.3)
  Face red = Face::kUnrolled;
  Face blue = Face::kUnrolled;
  Couple couple = kNoCouple;
  SeatSet passed;
  std::uint8_t unused = 0;
  base::FixedVector<CardId, kSpecials> specials;  // beside the dice, in order of play
  [[nodiscard]] constexpr bool active() const { return player != kNoSeat; }
  friend constexpr bool operator==(const Roll&, const Roll&) = default;
};

// Wedding Fever going round (MM-6.1); not active: both kNoSeat.
struct Fever {
  Seat starter = kNoSeat;
  Seat player = kNoSeat;
  [[nodiscard]] constexpr bool active() const { return player != kNoSeat; }
  friend constexpr bool operator==(const Fever&, const Fever&) = default;
};

// Deck and discard pile in one array of 80: the deck grows from the front (top last), the discards from the back
// (latest first), and what lies between is zero.
class Piles {
 public:
  [[nodiscard]] constexpr int deck_size() const { return deck_; }
  [[nodiscard]] constexpr int discard_size() const { return discards_; }
  // 0 is the top of the deck, or the oldest discard.
  [[nodiscard]] constexpr CardId deck(int i) const { return slots_[static_cast<std::size_t>(deck_ - 1 - i)]; }
  [[nodiscard]] constexpr CardId discard(int i) const { return slots_[static_cast<std::size_t>(kCards - 1 - i)]; }
  constexpr CardId draw() {
    CardId& slot = slots_[--deck_];
    const CardId card = slot;
    slot = CardId{0};
    return card;
  }
  constexpr void discard_card(CardId card) { slots_[static_cast<std::size_t>(kCards - ++discards_)] = card; }
  // The new deck, top first; the discards are gone.
  template <class Order>
  constexpr void replace_deck(const Order& order) {
    slots_ = {};
    discards_ = 0;
    deck_ = static_cast<std::uint8_t>(order.size());
    std::size_t place = deck_;
    for (const CardId card : order) slots_[--place] = card;
  }
  friend constexpr bool operator==(const Piles&, const Piles&) = default;

 private:
  std::array<CardId, kCards> slots_{};
  std::uint8_t deck_ = 0;
  std::uint8_t discards_ = 0;
};

struct State {
  std::array<CardSet, kMaxPlayers> hands{};
  std::array<CardSet, kMaxPlayers> known{};  // people that everybody knows to be in that hand (MM-8.1)
  CardSet pool_set;                          // the same people as `pool`
  Options options;
  std::uint8_t players = 0;
  Seat starter = kNoSeat;
  Seat turn = kNoSeat;
  Phase phase = Phase::kTurn;
  Wanted wanted = Wanted::kNothing;
  std::uint8_t passes = 0;  // of MM-7.2
  CardId asked = kNoCard;
  std::array<CardId, kMaxPlayers> shown{kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};
  Roll roll;
  Fever fever;
  SeatSet winners;
  Households couples;
  base::FixedVector<CardId, kPeopleOfASex * 2> pool;  // latest last
  Piles piles;
  SeatSet to_show;  // the frame of an ask: who has yet to choose (MM-3.6)

  friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) == 512 && std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>);

// MM-2.1
[[nodiscard]] constexpr Seat left_of(Seat seat, int players) { return Seat{seat.n + 1 == players ? 0 : seat.n + 1}; }

}  // namespace nightcap::martinis
