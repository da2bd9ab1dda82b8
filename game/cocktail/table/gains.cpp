#include "game/cocktail/table/gains.hpp"

#include <algorithm>
#include <array>

namespace nightcap::cocktail::table {

namespace {

// When it counts; a poison never does.
int turn_of(CardId card) {
  switch (kind_of(card)) {
    case Kind::kWine:
      return 0;
    case Kind::kOlive:
    case Kind::kCheese:
    case Kind::kCaviar:
      return 1;
    case Kind::kCocktail:
      return 2;
    case Kind::kBluePoison:
    case Kind::kRedPoison:
      break;
  }
  return -1;
}

bool lifted_by_wine(CardId card) { return kind_of(card) == Kind::kOlive || kind_of(card) == Kind::kCheese; }

}  // namespace

std::vector<Gain> gains_of(std::span<const CardId> cards) {
  std::vector<Gain> gains;
  std::vector<CardId> counted;
  bool wine = false;
  int honor = 0;
  for (int turn = 0; turn <= 2; ++turn) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (turn_of(cards[i]) != turn) continue;
      counted.push_back(cards[i]);
      const int now = score_cocktail(counted, Options{}).honor;
      gains.push_back({static_cast<int>(i), now - honor, wine && lifted_by_wine(cards[i])});
      honor = now;
      wine = wine || turn == 0;
    }
  }
  return gains;
}

}  // namespace nightcap::cocktail::table
