// MM-9: house rules.
#include "tests/scenario/martinis/table.hpp"

namespace nightcap::tests::martinis {
namespace {

Json with_options(const Json& options) {
  return {{"cmd", "new"}, {"game", "martinis-and-men"}, {"players", 2},
          {"starter", 0}, {"chance", "external"},       {"options", options}};
}

TEST(MM_9_1, ThreeMarriagesWinUnlessTheHouseSaysOneToFive) {
  JsonTable table;
  for (int marriages : {0, 6, -1}) EXPECT_EQ(table.bad(with_options({{"marriages", marriages}})), "bad-request") << marriages;
  EXPECT_EQ(table.bad(with_options({{"marriages", "three"}})), "bad-request");
  EXPECT_EQ(table.bad(with_options({{"marriages", 2.0}})), "bad-request");
  table.good(with_options(Json::object()));
  EXPECT_EQ(plain(table.state()["options"]), plain(R"({"marriages":3,"hand":6,"open_matching":false})"));
}

TEST(MM_9_1, TheGameIsWonWithThatManyMarriagesAndNotBefore) {
  const Names men = {"m-artistic-club-fiend", "m-cultured-geek", "m-laid-back-hippy", "m-shy-homebody",
                     "m-spiritual-music-lover"};
  Names women;
  for (const auto& man : men) women.push_back(twin(man));
  for (int marriages = 1; marriages <= 5; ++marriages) {
    Evening t({.players = 2, .hands = {men, women}, .draws = {"m-sporty-yuppie"}, .options = {{"marriages", marriages}}});
    for (int i = 1; i <= marriages; ++i) {
      EXPECT_EQ(t.at("/phase"), "turn");
      EXPECT_EQ(t.turn(), 0);
      const auto& man = men[static_cast<std::size_t>(i - 1)];
      t.couple(man, twin(man), "heart", "heart");
      if (i < marriages) t.idles();
    }
    EXPECT_EQ(t.at("/phase"), "over") << marriages;
    EXPECT_EQ(t.at("/winners"), plain("[0]"));
    EXPECT_EQ(t.at("/married/0").size(), static_cast<std::size_t>(marriages));
  }
}

TEST(MM_9_2, FourToEightCardsAreDealtIfTheHouseSaysSo) {
  JsonTable table;
  for (int hand : {3, 9, 0, -6}) EXPECT_EQ(table.bad(with_options({{"hand", hand}})), "bad-request") << hand;
  EXPECT_EQ(table.bad(with_options({{"cards", 6}})), "bad-request") << "an unknown house rule";
  for (int hand = 4; hand <= 8; ++hand)
    for (int players : {2, 6}) {
      Evening t({.players = players, .options = {{"hand", hand}}});
      for (int seat = 1; seat < players; ++seat)
        EXPECT_EQ(t.at("/hands/" + std::to_string(seat)).size(), static_cast<std::size_t>(hand));
      EXPECT_EQ(t.at("/hands/0").size(), static_cast<std::size_t>(hand + 1));
      EXPECT_EQ(t.at("/deck").size(), static_cast<std::size_t>(80 - players * hand - 1));
      EXPECT_EQ(t.at("/options/hand"), hand);
    }
}

// Two hands of four, and open matching or not.
Evening at_an(bool open, const Names& mine, const Names& theirs, const Names& draws) {
  return Evening({.players = 2, .hands = {mine, theirs}, .draws = draws, .options = {{"hand", 4}, {"open_matching", open}}});
}

TEST(MM_9_3, WithOpenMatchingAnyTwoWhoShareATraitMatch) {
  for (bool open : {false, true}) {
    Evening t = at_an(open, {"w-shy-geek", "w-artistic-hippy", "m-cultured-yuppie", "special-1"},
                      {"w-shy-hippy", "m-sporty-geek", "w-laid-back-yuppie", "special-2"}, {"m-spiritual-club-fiend"});
    t.does(0, "ask w-shy-geek");
    EXPECT_EQ(t.may(1), (open ? Lines{"show m-sporty-geek", "show w-shy-hippy"} : Lines{"show m-sporty-geek"}));
    EXPECT_EQ(t.refuses(1, "show w-laid-back-yuppie"), "illegal-action") << "no trait in common";
    if (!open) {
      EXPECT_EQ(t.refuses(1, "show w-shy-hippy"), "illegal-action");
    }
  }
}

TEST(MM_9_3, TheAskersPersonGoesWithTheRedDieThePartnerWithTheBlue) {
  Evening t = at_an(true, {"w-shy-geek", "w-artistic-hippy", "m-cultured-yuppie", "special-1"},
                    {"w-shy-hippy", "m-sporty-club-fiend", "w-laid-back-homebody", "special-2"}, {"m-spiritual-club-fiend"});
  t.does(0, "ask w-shy-geek");
  t.does(1, "show w-shy-hippy");
  t.news();
  t.does(0, "take w-shy-hippy");
  EXPECT_EQ(last(t.news()), "MM-3.9 matched player=0 blue=w-shy-hippy how=ask red=w-shy-geek");
  t.comes_to("lightning", "heart");
  EXPECT_EQ(t.at("/discard"), list({"w-shy-geek"})) << "the red one";
  EXPECT_EQ(t.at("/pool"), list({"w-shy-hippy"}));
}

TEST(MM_9_3, AManWhoIsAskedWithIsRedAlsoForAWoman) {
  for (const std::string bolt : {"red", "blue"}) {
    Evening t = at_an(true, {"m-shy-geek", "w-artistic-hippy", "m-cultured-yuppie", "special-1"},
                      {"w-shy-hippy", "m-sporty-club-fiend", "w-laid-back-homebody", "special-2"}, {"m-spiritual-club-fiend"});
    t.brings_together("m-shy-geek", "w-shy-hippy");
    EXPECT_EQ(t.at("/roll/couple"), plain(R"({"red":"m-shy-geek","blue":"w-shy-hippy"})"));
    t.comes_to(bolt == "red" ? "lightning" : "martini", bolt == "red" ? "martini" : "lightning");
    EXPECT_EQ(t.at("/discard"), bolt == "red" ? list({"m-shy-geek"}) : list({"w-shy-hippy"}));
    EXPECT_EQ(t.at("/pool"), bolt == "red" ? list({"w-shy-hippy"}) : list({"m-shy-geek"}));
  }
}

// Two geeks, a man and a woman, get into the pool, each left by the partner with the blue die; seat 0 is on.
void open_pool(Evening& t) {
  t.couple("m-shy-geek", "w-shy-hippy", "heart", "lightning");
  t.couple("w-sporty-geek", "m-sporty-yuppie", "heart", "lightning");
  ASSERT_EQ(t.at("/pool"), list({"m-shy-geek", "w-sporty-geek"}));
  ASSERT_EQ(t.turn(), 0);
}
Deal an_open_pool() {
  return {.players = 2,
          .hands = {{"m-shy-geek", "m-sporty-yuppie", "special-1", "m-cultured-geek"},
                    {"w-shy-hippy", "w-sporty-geek", "special-2", "special-3"}},
          .draws = {"m-spiritual-club-fiend", "w-artistic-hippy", "w-shy-yuppie"},
          .options = {{"hand", 4}, {"open_matching", true}}};
}

TEST(MM_9_3, OfAPoolPairEitherMayBeNamedFirstAndIsRed) {
  for (const bool man_first : {true, false}) {
    Evening t(an_open_pool());
    open_pool(t);
    EXPECT_EQ(t.may(0), (Lines{"ask m-cultured-geek", "ask m-spiritual-club-fiend", "ask w-shy-yuppie",
                               "match-pair m-shy-geek w-sporty-geek", "match-pair w-sporty-geek m-shy-geek",
                               "match-pool m-cultured-geek m-shy-geek", "match-pool m-cultured-geek w-sporty-geek",
                               "match-pool w-shy-yuppie m-shy-geek"}));
    t.does(0, man_first ? "match-pair m-shy-geek w-sporty-geek" : "match-pair w-sporty-geek m-shy-geek");
    EXPECT_EQ(t.at("/roll/couple/red"), man_first ? "m-shy-geek" : "w-sporty-geek");
    EXPECT_EQ(t.at("/roll/couple/blue"), man_first ? "w-sporty-geek" : "m-shy-geek");
  }
}

TEST(MM_9_3, ThePersonFromTheHandIsRedTheOneFromThePoolBlue) {
  Evening t(an_open_pool());
  open_pool(t);
  t.news();
  t.does(0, "match-pool m-cultured-geek m-shy-geek");
  EXPECT_EQ(t.news(), Lines{"MM-3.9 matched player=0 blue=m-shy-geek how=match-pool red=m-cultured-geek"});
  t.comes_to("heart", "heart");
  EXPECT_EQ(t.at("/married/0"), plain(R"([{"red":"m-cultured-geek","blue":"m-shy-geek"}])")) << "two men marry";
}

TEST(MM_9_3, NobodyIsMatchedWithThemselvesOrWithoutATraitInCommon) {
  Evening t(an_open_pool());
  open_pool(t);
  for (const char* wrong : {"match-pair m-shy-geek m-shy-geek", "match-pool m-spiritual-club-fiend m-shy-geek",
                            "match-pool w-shy-yuppie w-sporty-geek", "match-pool m-shy-geek m-shy-geek"})
    EXPECT_EQ(t.refuses(0, wrong), "illegal-action") << wrong;
}

TEST(MM_9_3, OnlyTrueOrFalseTurnsItOnOrOff) {
  JsonTable table;
  for (const Json& wrong : {Json(1), Json("true"), Json(0)})
    EXPECT_EQ(table.bad(with_options({{"open_matching", wrong}})), "bad-request");
  table.good(with_options({{"open_matching", true}}));
  EXPECT_EQ(table.state()["options"]["open_matching"], true);
}

}  // namespace
}  // namespace nightcap::tests::martinis
