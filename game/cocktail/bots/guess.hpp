// What a seat can work out from its view: which cards are still unknown to it, and what a bite is worth to whom.
// Whole numbers in hundredths of a point, so that a decision is the same on every machine.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "engine/search/mind.hpp"
#include "game/cocktail/rules/rules.hpp"

namespace nightcap::cocktail::bots {

inline constexpr int kPoint = 100;

class Guess {
 public:
  explicit Guess(const View& view);

  // How many cards of that kind lie where this seat can't see them, and how many unknown cards there are at all.
  [[nodiscard]] int unknown(Kind kind) const { return unknown_[static_cast<std::size_t>(kind)]; }
  [[nodiscard]] int unknown() const { return total_; }

  // What one more card of that kind is worth to the owner of that cocktail; negative for poison. `without` is left out of it.
  [[nodiscard]] int worth(Kind kind, Seat owner, Handle without = kNoHandle) const;
  // The same for a bite: by its kind if this seat knows it, else on average over what is unknown.
  [[nodiscard]] int worth(const Bite& bite, Seat owner, Handle without = kNoHandle) const;

  // How much a point of harm to that player is worth to this seat, in hundredths; 0 for itself.
  [[nodiscard]] int malice(Seat other) const;

 private:
  const View& view_;
  std::array<int, kKinds> unknown_{};
  int total_ = 0;
};

// Of which kind each card is that doesn't lie open: a row a bite on the trays, by tray and then from its bottom, then a row
// for the others' hands, one for the reserve and one for what went out unseen; a column a kind. For a row of several cards:
// of any one of them. All that is hidden is thought equally likely anywhere.
[[nodiscard]] std::vector<search::Belief> beliefs(const View& view);

// How often, in hundredths, a declaration by that player turned out true, as far as this seat has heard.
[[nodiscard]] int honesty(std::span<const search::Heard<Rules>> heard, Seat player);

}  // namespace nightcap::cocktail::bots
