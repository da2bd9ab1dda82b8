// What a seat's view tells about the cards that don't lie open: whom a match can be hoped for with, and where cards may be.
// Whole numbers in thousandths, so that a decision is the same on every machine.
#pragma once

#include <vector>

#include "engine/search/thoughts.hpp"
#include "game/martinis/rules/view.hpp"

namespace nightcap::martinis::bots {

inline constexpr int kCertain = 1000;

class Guess {
 public:
  // Of a view that outlives it.
  explicit Guess(const View& view);

  [[nodiscard]] const CardSet& unseen() const { return unseen_; }
  [[nodiscard]] const CardSet& pool() const { return pool_; }
  [[nodiscard]] const CardSet& matches(CardId card) const { return partners(card, view_.options.open_matching != 0); }

  // How likely an ask with that person ends in a match, in thousandths.
  [[nodiscard]] int answered(CardId card) const;
  // In how many ways that person may still be matched with somebody who isn't out of the game.
  [[nodiscard]] int prospects(CardId card) const { return (matches(card) & (unseen_ | pool_ | known_)).size(); }

 private:
  const View& view_;
  CardSet unseen_;
  CardSet pool_;
  CardSet known_;  // in others' hands
  int hidden_in_hands_ = 0;
};

// Where each card is that the viewer doesn't see: a row a seat, then one for the deck; a column a card. All that is hidden
// is thought equally likely anywhere.
[[nodiscard]] std::vector<search::Belief> beliefs(const View& view);

}  // namespace nightcap::martinis::bots
