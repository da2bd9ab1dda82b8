// What players and chance do in Martinis & Men.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>

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

// The legal actions of a seat: like base::ScratchList, but an action is written as one word and without a check, for which
// it has room for the most that can be legal at once: with everybody in the pool and open matching, 72 × 71 pairs.
class ActionList {
 public:
  static constexpr int kCapacity = 2 * kPeopleOfASex * (2 * kPeopleOfASex - 1) + 1;
  ActionList() {}  // NOLINT: leaves the items unset on purpose
  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  void clear() { size_ = 0; }
  void push_back(const Action& action) { write(size_++, action); }
  [[nodiscard]] const Action& operator[](int i) const { return items_[i]; }
  [[nodiscard]] const Action* begin() const { return items_; }
  [[nodiscard]] const Action* end() const { return items_ + size_; }
  [[nodiscard]] const Action* data() const { return items_; }

  // Adds many: while it lives, the size is its own affair, which is faster.
  class Writer {
   public:
    explicit Writer(ActionList& list) : list_(list), size_(list.size_) {}
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    ~Writer() { list_.size_ = size_; }
    void push_back(const Action& action) { list_.write(size_++, action); }
    [[nodiscard]] bool empty() const { return size_ == 0; }

   private:
    ActionList& list_;
    int size_;
  };

 private:
  void write(int place, const Action& action) {
    NIGHTCAP_DCHECK(place < kCapacity);
    const auto word = std::bit_cast<std::uint32_t>(action);
    std::memcpy(static_cast<void*>(&items_[place]), &word, sizeof word);
  }

  int size_ = 0;
  union {
    Action items_[kCapacity];
  };
};

// What chance is asked for.
enum class Wanted : std::uint8_t { kNothing, kStarter, kDeal, kReshuffle, kRed, kBlue };

// A shuffled deck, top first. Its room is not cleared: most outcomes are dice and leave it empty.
class CardOrder {
 public:
  CardOrder() {}  // NOLINT: leaves the cards unset on purpose
  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] bool full() const { return size_ == kCards; }
  void push_back(CardId card) {
    NIGHTCAP_CHECK(size_ < kCards);
    cards_[size_++] = card;
  }
  [[nodiscard]] CardId operator[](int i) const { return cards_[i]; }
  [[nodiscard]] CardId* begin() { return cards_; }
  [[nodiscard]] CardId* end() { return cards_ + size_; }
  [[nodiscard]] const CardId* begin() const { return cards_; }
  [[nodiscard]] const CardId* end() const { return cards_ + size_; }
  friend bool operator==(const CardOrder& a, const CardOrder& b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); }

 private:
  std::uint8_t size_ = 0;
  union {
    CardId cards_[kCards];
  };
};

// What chance says; which member counts depends on what was wanted.
struct Outcome {
  Seat starter = base::kNoSeat;
  Face face = Face::kUnrolled;
  CardOrder order;  // top of the deck first
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

enum class Reason : std::uint8_t {
  kNotYourTurn,     // the seat has nothing to decide now
  kWrongPhase,      // another kind of answer is wanted
  kNotInHand,       // that card isn't in the hand
  kNotAPerson,      // a Special Card can't be asked with, shown or matched
  kNotInPool,       // that person isn't in the Dating Pool
  kNoMatch,         // these two don't match
  kCanDoMore,       // passing is legal only when there is nothing else
  kMustMatchAsked,  // the person to show must match the one asked with
  kNotOnOffer,      // that person was neither shown nor matches in the pool
  kNotASpecial,     // only a Special Card can be played after a roll
};

}  // namespace nightcap::martinis
