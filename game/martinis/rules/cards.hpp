// The cards, dice and traits of Martinis & Men (MM-1), as numbers and sets.
//
// Cards are numbered in the bytewise order of their ids: men 0–35, Special Cards 36–43, women 44–79, so that a set
// iterates in the order in which lists are written.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/base/ids.hpp"

namespace nightcap::martinis {

using CardId = base::Id<struct CardTag>;
inline constexpr CardId kNoCard{255};

inline constexpr int kCards = 80;         // MM-1.1
inline constexpr int kSpecials = 8;       // MM-1.2
inline constexpr int kTraitsOfAKind = 6;  // six adjectives, six nouns
inline constexpr int kPeopleOfASex = kTraitsOfAKind * kTraitsOfAKind;
inline constexpr int kFirstMan = 0;
inline constexpr int kFirstSpecial = kPeopleOfASex;
inline constexpr int kFirstWoman = kFirstSpecial + kSpecials;

enum class Adjective : std::uint8_t { kArtistic, kCultured, kLaidBack, kShy, kSpiritual, kSporty };
enum class Noun : std::uint8_t { kClubFiend, kGeek, kHippy, kHomebody, kMusicLover, kYuppie };
enum class Die : std::uint8_t { kRed, kBlue };
enum class Face : std::uint8_t { kUnrolled, kHeart, kMartini, kLightning };

[[nodiscard]] constexpr bool is_special(CardId card) { return card.n >= kFirstSpecial && card.n < kFirstWoman; }
[[nodiscard]] constexpr bool is_woman(CardId card) { return card.n >= kFirstWoman && card.n < kCards; }
[[nodiscard]] constexpr bool is_man(CardId card) { return card.n < kFirstSpecial; }
[[nodiscard]] constexpr bool is_person(CardId card) { return is_man(card) || is_woman(card); }
// Of a person only.
[[nodiscard]] constexpr int person_index(CardId card) { return is_woman(card) ? card.n - kFirstWoman : card.n; }
[[nodiscard]] constexpr Adjective adjective(CardId card) { return static_cast<Adjective>(person_index(card) / kTraitsOfAKind); }
[[nodiscard]] constexpr Noun noun(CardId card) { return static_cast<Noun>(person_index(card) % kTraitsOfAKind); }
[[nodiscard]] constexpr CardId man(Adjective a, Noun n) {
  return CardId{kFirstMan + static_cast<int>(a) * kTraitsOfAKind + static_cast<int>(n)};
}
[[nodiscard]] constexpr CardId woman(Adjective a, Noun n) {
  return CardId{kFirstWoman + static_cast<int>(a) * kTraitsOfAKind + static_cast<int>(n)};
}
// MM-1.2
[[nodiscard]] constexpr bool share_a_trait(CardId a, CardId b) {
  return is_person(a) && is_person(b) && (adjective(a) == adjective(b) || noun(a) == noun(b));
}

// A set of cards; iterates in ascending order.
class CardSet {
 public:
  constexpr CardSet() = default;
  [[nodiscard]] static constexpr CardSet of(CardId card) {
    CardSet set;
    set.add(card);
    return set;
  }
  [[nodiscard]] static constexpr CardSet range(int first, int count) {
    CardSet set;
    for (int i = 0; i < count; ++i) set.add(CardId{first + i});
    return set;
  }
  [[nodiscard]] constexpr bool has(CardId card) const {
    return card.n < 128 && ((words_[card.n >> 6] >> (card.n & 63)) & 1u) != 0;
  }
  [[nodiscard]] constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
  constexpr void add(CardId card) { words_[card.n >> 6] |= std::uint64_t{1} << (card.n & 63); }
  constexpr void remove(CardId card) { words_[card.n >> 6] &= ~(std::uint64_t{1} << (card.n & 63)); }
  [[nodiscard]] constexpr CardId front() const {
    return CardId{words_[0] != 0 ? std::countr_zero(words_[0]) : 64 + std::countr_zero(words_[1])};
  }

  friend constexpr CardSet operator&(CardSet a, CardSet b) {
    return CardSet{a.words_[0] & b.words_[0], a.words_[1] & b.words_[1]};
  }
  friend constexpr CardSet operator|(CardSet a, CardSet b) {
    return CardSet{a.words_[0] | b.words_[0], a.words_[1] | b.words_[1]};
  }
  friend constexpr CardSet operator-(CardSet a, CardSet b) {
    return CardSet{a.words_[0] & ~b.words_[0], a.words_[1] & ~b.words_[1]};
  }
  friend constexpr bool operator==(CardSet, CardSet) = default;

  // Calls visit(card) for each in ascending order: what a loop does, but faster.
  template <class Visit>
  constexpr void for_each(Visit visit) const {
    for (std::uint64_t word = words_[0]; word != 0; word &= word - 1) visit(CardId{std::countr_zero(word)});
    for (std::uint64_t word = words_[1]; word != 0; word &= word - 1) visit(CardId{64 + std::countr_zero(word)});
  }

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr CardId operator*() const { return CardId{low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_)}; }
    constexpr Iterator& operator++() {
      if (low_ != 0) {
        low_ &= low_ - 1;
      } else {
        high_ &= high_ - 1;
      }
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t low_, high_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator{words_[0], words_[1]}; }
  [[nodiscard]] constexpr Iterator end() const { return Iterator{0, 0}; }

 private:
  constexpr CardSet(std::uint64_t low, std::uint64_t high) : words_{low, high} {}
  std::array<std::uint64_t, 2> words_{};
};

inline constexpr CardSet kMen = CardSet::range(kFirstMan, kPeopleOfASex);
inline constexpr CardSet kWomen = CardSet::range(kFirstWoman, kPeopleOfASex);
inline constexpr CardSet kPeople = kMen | kWomen;
inline constexpr CardSet kSpecialCards = CardSet::range(kFirstSpecial, kSpecials);
inline constexpr CardSet kAllCards = kPeople | kSpecialCards;

namespace detail {
constexpr std::array<CardSet, kCards> partner_table(bool open) {
  std::array<CardSet, kCards> table{};
  for (int a = 0; a < kCards; ++a)
    for (int b = 0; b < kCards; ++b)
      if (a != b && share_a_trait(CardId{a}, CardId{b}) && (open || is_woman(CardId{a}) != is_woman(CardId{b})))
        table[static_cast<std::size_t>(a)].add(CardId{b});
  return table;
}
inline constexpr auto kPartners = partner_table(false);
inline constexpr auto kOpenPartners = partner_table(true);
}  // namespace detail

// Everybody who matches that person: shares a trait (MM-1.2), of opposite sex unless matching is open (MM-9.3).
[[nodiscard]] constexpr const CardSet& partners(CardId person, bool open_matching) {
  return (open_matching ? detail::kOpenPartners : detail::kPartners)[person.n];
}

}  // namespace nightcap::martinis
