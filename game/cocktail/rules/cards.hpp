// The bite cards of Cocktail (CK-1), as numbers and sets.
//
// Cards are numbered in the bytewise order of their ids (blue-poison-1, blue-poison-10, blue-poison-2 …), so that a set
// iterates in the order in which lists are written.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/base/ids.hpp"

namespace nightcap::cocktail {

using CardId = base::Id<struct BiteCardTag>;
inline constexpr CardId kNoCard{255};
inline constexpr int kCards = 36;  // CK-1.1

// In the order of CK-1.2, in which a taken cocktail is listed (CK-6.3).
enum class Kind : std::uint8_t { kOlive, kCheese, kWine, kCaviar, kCocktail, kBluePoison, kRedPoison };
inline constexpr int kKinds = 7;
inline constexpr Kind kNoKind = static_cast<Kind>(255);  // not told

// How many of each kind the box holds (CK-1.1), and the number of the first, both by kind.
inline constexpr std::array<int, kKinds> kInBox{6, 6, 5, 2, 3, 10, 4};
inline constexpr std::array<int, kKinds> kFirstOfKind{21, 12, 31, 10, 18, 0, 27};
inline constexpr int kBluePoisons = 10;

inline constexpr std::array<Kind, kCards> kKindOfCard = [] {
  std::array<Kind, kCards> kinds{};
  for (std::size_t kind = 0; kind < kKinds; ++kind)
    for (int i = 0; i < kInBox[kind]; ++i)
      kinds[static_cast<std::size_t>(kFirstOfKind[kind]) + static_cast<std::size_t>(i)] = static_cast<Kind>(kind);
  return kinds;
}();
[[nodiscard]] constexpr Kind kind_of(CardId card) { return kKindOfCard[card.n]; }
// The number in the id, from 1. Blue poison's ten are ordered 1, 10, 2, 3 … 9.
[[nodiscard]] constexpr int number_of(CardId card) {
  const int i = card.n - kFirstOfKind[static_cast<std::size_t>(kind_of(card))];
  if (kind_of(card) != Kind::kBluePoison) return i + 1;
  return i == 0 ? 1 : i == 1 ? 10 : i;
}
[[nodiscard]] constexpr CardId card_of(Kind kind, int number) {
  const int first = kFirstOfKind[static_cast<std::size_t>(kind)];
  if (kind != Kind::kBluePoison) return CardId{first + number - 1};
  return CardId{number == 1 ? 0 : number == kBluePoisons ? 1 : number};
}

// A set of cards; iterates in ascending order.
class CardSet {
 public:
  constexpr CardSet() = default;
  [[nodiscard]] constexpr bool has(CardId card) const { return card.n < 64 && ((bits_ >> card.n) & 1u) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr CardId front() const { return CardId{std::countr_zero(bits_)}; }
  constexpr void add(CardId card) { bits_ |= std::uint64_t{1} << card.n; }
  constexpr void remove(CardId card) { bits_ &= ~(std::uint64_t{1} << card.n); }
  constexpr void clear() { bits_ = 0; }
  friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet{a.bits_ | b.bits_}; }
  friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet{a.bits_ & b.bits_}; }
  friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet{a.bits_ & ~b.bits_}; }
  friend constexpr bool operator==(CardSet, CardSet) = default;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint64_t bits) : bits_(bits) {}
    constexpr CardId operator*() const { return CardId{std::countr_zero(bits_)}; }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t bits_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator{bits_}; }
  [[nodiscard]] constexpr Iterator end() const { return Iterator{0}; }

 private:
  constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}
  std::uint64_t bits_ = 0;
};

// The decks of CK-2.1 by number of living players, each row in the order of Kind.
inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 9;
inline constexpr std::array<std::array<std::uint8_t, kKinds>, 8> kDecks{{
    {2, 2, 2, 1, 0, 2, 1},
    {2, 2, 2, 1, 0, 4, 1},
    {3, 3, 2, 1, 1, 4, 2},
    {4, 4, 3, 1, 1, 5, 2},
    {4, 4, 3, 1, 2, 7, 3},
    {5, 5, 4, 1, 2, 8, 3},
    {5, 5, 4, 2, 3, 9, 4},
    {6, 6, 5, 2, 3, 10, 4},
}};
[[nodiscard]] constexpr const std::array<std::uint8_t, kKinds>& deck_row(int living) {
  return kDecks[static_cast<std::size_t>(living - kMinPlayers)];
}
// The deck itself: the lowest numbers of each kind.
[[nodiscard]] constexpr CardSet deck_of(int living) {
  CardSet deck;
  for (int kind = 0; kind < kKinds; ++kind)
    for (int number = 1; number <= deck_row(living)[static_cast<std::size_t>(kind)]; ++number)
      deck.add(card_of(static_cast<Kind>(kind), number));
  return deck;
}

}  // namespace nightcap::cocktail
