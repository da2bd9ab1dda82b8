// What can be counted and what adds up at a table of Cocktail: the bites that are still about, and the honor bite by bite.
#include <gtest/gtest.h>

#include <numeric>

#include "engine/rules/match.hpp"
#include "game/cocktail/rules/rules.hpp"
#include "game/cocktail/table/gains.hpp"
#include "game/cocktail/table/memory.hpp"
#include "tests/support/random_play.hpp"

namespace nightcap::tests {
namespace {

using base::Seat;
using cocktail::CardId;
using cocktail::Kind;
using cocktail::Rules;
using cocktail::table::Count;
using cocktail::table::count_bites;
using Match = rules::Match<Rules>;

int kind(Kind k) { return static_cast<int>(k); }

TEST(CocktailMemory, WhatIsAboutIsWhatLiesUnseenInTheReserveInHandsOnTraysAndOutOfTheRound) {
  int looked_at = 0;
  for (const int players : {2, 3, 5, 9}) {
    Match match({players, std::nullopt, cocktail::Options{}}, static_cast<std::uint64_t>(players), rules::Chance::kInternal);
    base::MindGenerator random(3);
    while (!Rules::over(match.state())) {
      for (int s = 0; s <= players; ++s) {
        const Seat viewer = s == players ? base::kNoSeat : Seat{s};
        const auto view = Rules::view(match.state(), viewer);
        int about = 0, unseen = view.reserve + view.unseen;
        for (int k = 0; k < cocktail::kKinds; ++k) {
          const Count count = count_bites(view)[static_cast<std::size_t>(k)];
          EXPECT_EQ(count.deck, cocktail::deck_row(view.in_round.size())[static_cast<std::size_t>(k)]);
          EXPECT_EQ(count.deck, count.seen + count.mine + count.about);
          about += count.about;
        }
        for (int t = 0; t < players; ++t) {
          const auto seat = static_cast<std::size_t>(t);
          if (Seat{t} != viewer) unseen += view.hand_sizes[seat];
          for (const auto& bite : view.cocktails[seat]) unseen += bite.card == cocktail::kNoCard ? 1 : 0;
        }
        ASSERT_EQ(about, unseen) << players << " players, viewer " << s;
        ++looked_at;
      }
      const auto move = any_move<Rules>(match.state(), random);
      ASSERT_FALSE(match.submit(move.seat, move.action));
    }
  }
  EXPECT_GT(looked_at, 500);
}

TEST(CocktailMemory, WhatIServedIsKnownToMeAndToNobodyElseWhereverItWent) {
  Match match({3, std::nullopt, cocktail::Options{}}, 7, rules::Chance::kInternal);
  base::MindGenerator random(5);
  int moved = 0;
  while (!Rules::over(match.state())) {
    for (int t = 0; t < 3; ++t)
      for (const auto& bite : match.state().cocktails[static_cast<std::size_t>(t)]) {
        if (bite.by == Seat{t}) continue;
        ++moved;
        const auto of = [&](Seat viewer) {
          return count_bites(Rules::view(match.state(), viewer))[static_cast<std::size_t>(kind(cocktail::kind_of(bite.card)))];
        };
        EXPECT_GT(of(bite.by).mine, 0);
        EXPECT_EQ(of(base::kNoSeat).mine, 0);
      }
    const auto move = any_move<Rules>(match.state(), random);
    ASSERT_FALSE(match.submit(move.seat, move.action));
  }
  EXPECT_GT(moved, 20);
}

TEST(CocktailMemory, NothingIsCountedBeforeAnythingIsDealt) {
  cocktail::View view{};
  view.players = 4;
  for (const Count& count : count_bites(view)) EXPECT_EQ(count, Count{});
}

TEST(CocktailGains, BiteByBiteTheHonorAddsUpToWhatTheRulesSay) {
  for (int a = 0; a < cocktail::kCards; ++a)
    for (int b = a + 1; b < cocktail::kCards; ++b)
      for (int c = b + 1; c <= cocktail::kCards; ++c) {
        std::vector<CardId> cards{CardId{a}, CardId{b}};
        if (c < cocktail::kCards) cards.push_back(CardId{c});
        const auto gains = cocktail::table::gains_of(cards);
        const int sum = std::accumulate(gains.begin(), gains.end(), 0, [](int s, const auto& g) { return s + g.honor; });
        ASSERT_EQ(sum, cocktail::score_cocktail(cards, cocktail::Options{}).honor);
      }
}

TEST(CocktailGains, AWineLinksToOlivesAndCheeseAloneAndACocktailCountsLast) {
  const std::vector<CardId> cards{cocktail::card_of(Kind::kOlive, 1), cocktail::card_of(Kind::kWine, 1),
                                  cocktail::card_of(Kind::kCocktail, 1)};
  const auto gains = cocktail::table::gains_of(cards);
  ASSERT_EQ(gains.size(), 3u);
  EXPECT_TRUE(gains[0].card == 1 && gains[0].honor == 2 && !gains[0].linked);
  EXPECT_TRUE(gains[1].card == 0 && gains[1].honor == 3 && gains[1].linked);
  EXPECT_TRUE(gains[2].card == 2 && gains[2].honor == 3 && !gains[2].linked) << "the wine is not doubled";
}

}  // namespace
}  // namespace nightcap::tests
