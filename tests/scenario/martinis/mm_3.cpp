// MM-3, first half: the draw, and what a turn may be (MM-3.1 to MM-3.5).
#include "tests/scenario/martinis/table.hpp"

namespace nightcap::tests::martinis {
namespace {

// Seat 2 holds the shy yuppie and the sporty hippy. She goes out with the shy geek of seat 0 and walks out on him; the
// other one goes out with the sporty yuppie of seat 1, who leaves her. Now two in the Dating Pool match, and seat 2 is on.
void fill_the_pool(Evening& t) {
  t.couple("m-shy-geek", "w-shy-yuppie", "heart", "lightning");
  t.couple("m-sporty-yuppie", "w-sporty-hippy", "lightning", "heart");
  ASSERT_EQ(t.at("/pool"), list({"w-shy-yuppie", "m-sporty-yuppie"}));
  ASSERT_EQ(t.turn(), 2);
}
// Seat 2 has `others` and `drawn` left then.
Deal with_a_pool(const Names& others, const std::string& drawn) {
  Deal deal{.hands = {{"m-shy-geek"}, {"m-sporty-yuppie", "m-artistic-hippy"}, {"w-shy-yuppie", "w-sporty-hippy"}},
            .draws = {"m-cultured-club-fiend", "m-cultured-geek", drawn},
            .options = {{"hand", 5}}};
  deal.hands[2].insert(deal.hands[2].end(), others.begin(), others.end());
  return deal;
}

TEST(MM_3_1, TheTurnBeginsByDrawingTheTopCard) {
  Evening t({.draws = {"m-shy-geek", "special-4", "w-shy-yuppie"}});
  EXPECT_EQ(last(t.news()), "MM-3.1 drew player=0 card=m-shy-geek");
  EXPECT_EQ(t.at("/hands/0").size(), 7u);
  EXPECT_EQ(t.at("/deck/0"), "special-4");
  t.does(0, "ask m-shy-geek");
  EXPECT_EQ(last(t.news()), "MM-3.1 drew player=1 card=special-4");
  EXPECT_EQ(t.at("/hands/0").size(), 6u);
  EXPECT_EQ(t.at("/hands/1").size(), 7u);
  EXPECT_EQ(t.at("/deck").size(), 80u - 18u - 2u);
  EXPECT_EQ(t.at("/deck/0"), "w-shy-yuppie");
}

TEST(MM_3_1, WhatIsDrawnIsHeardByTheDrawerAlone) {
  Evening t({.draws = {"m-shy-geek"}});
  EXPECT_EQ(last(t.hears(0, -1)), "MM-3.1 drew player=0 card=m-shy-geek");
  EXPECT_EQ(last(t.hears(1, -1)), "MM-3.1 drew player=0 card=null");
  EXPECT_EQ(last(t.hears(2, -1)), "MM-3.1 drew player=0 card=null");
}

TEST(MM_3_2, WhenTheDeckIsEmptyTheDiscardPileIsShuffledIntoANewOne) {
  LongEvening t(LongEvening::man_woman());
  t.turns(71);  // the last man waits in the pool, the last woman has been drawn
  ASSERT_EQ(t.at("/deck"), list({}));
  ASSERT_EQ(t.at("/discard"), list({}));
  t.news();
  t.turns(1, "lightning", "lightning");
  EXPECT_EQ(t.actors(), list({"chance"}));
  EXPECT_EQ(t.wanted(), plain(R"({"type":"shuffle","cards":["m-sporty-yuppie","w-sporty-yuppie"]})"));
  EXPECT_EQ(t.at("/phase"), "turn");
  EXPECT_EQ(t.refuses(0, "pass"), "not-your-turn");
  EXPECT_EQ(t.bad({{"cmd", "chance"}, {"outcome", Names{"w-sporty-yuppie"}}}), "illegal-action");
  EXPECT_EQ(t.bad({{"cmd", "chance"}, {"outcome", Names{"w-sporty-yuppie", "m-shy-geek"}}}), "illegal-action");
  t.news();
  t.chance(Names{"w-sporty-yuppie", "m-sporty-yuppie"});
  EXPECT_EQ(t.news(), (Lines{"MM-3.2 reshuffled count=2", "MM-3.1 drew player=0 card=w-sporty-yuppie"}));
  EXPECT_EQ(t.at("/deck"), list({"m-sporty-yuppie"}));
  EXPECT_EQ(t.at("/discard"), list({}));
  EXPECT_TRUE(t.is_legal(0, action_of("ask w-sporty-yuppie")));
}

TEST(MM_3_2, AnEmptyDeckIsNotRefilledBeforeACardMustBeDrawn) {
  LongEvening t(LongEvening::man_woman());
  t.turns(69);
  t.turns(1, "lightning", "lightning");  // two discards while the deck has two cards
  t.turns(1);                            // the last card is drawn for the last turn
  EXPECT_EQ(t.at("/deck"), list({}));
  EXPECT_EQ(t.at("/discard"), list({"w-sporty-music-lover", "m-sporty-music-lover"}));
  t.turns(1);
  EXPECT_EQ(t.actors(), list({"chance"}));
}

TEST(MM_3_2, WhenTheDiscardPileIsEmptyTooNothingIsDrawnAndTheTurnGoesOn) {
  LongEvening t(LongEvening::man_woman());
  t.turns(72);
  EXPECT_EQ(last(t.news()), "MM-3.2 nothing-to-draw player=0");
  EXPECT_EQ(t.at("/hands/0"), list({"special-1", "special-2", "special-3", "special-4"}));
  EXPECT_EQ(t.turn(), 0);
  EXPECT_EQ(t.may(0), Lines{"pass"});
}

TEST(MM_3_3, ATurnIsToAskToMatchWithThePoolOrToMatchWithinThePool) {
  Evening t(with_a_pool({"m-cultured-hippy", "m-artistic-yuppie", "special-1"}, "m-shy-homebody"));
  fill_the_pool(t);
  EXPECT_EQ(t.may(2), (Lines{"ask m-artistic-yuppie", "ask m-cultured-hippy", "ask m-shy-homebody",
                             "match-pair w-shy-yuppie m-sporty-yuppie", "match-pool m-artistic-yuppie w-shy-yuppie",
                             "match-pool m-shy-homebody w-shy-yuppie"}));
  EXPECT_EQ(t.may(0), Lines{});
  EXPECT_EQ(t.may(1), Lines{});
}

TEST(MM_3_3, MatchingWithThePoolTakesOnePersonFromTheHandAndOneFromThePool) {
  Evening t(with_a_pool({"m-artistic-yuppie"}, "m-shy-homebody"));
  fill_the_pool(t);
  t.news();
  t.does(2, "match-pool m-artistic-yuppie w-shy-yuppie");
  EXPECT_EQ(t.news(), Lines{"MM-3.9 matched player=2 blue=m-artistic-yuppie how=match-pool red=w-shy-yuppie"});
  EXPECT_EQ(t.at("/pool"), list({"m-sporty-yuppie"}));
  EXPECT_EQ(t.at("/hands/2").size(), 3u);  // of five two were taken and one was matched, and one was drawn
  EXPECT_EQ(t.at("/roll/couple"), plain(R"({"red":"w-shy-yuppie","blue":"m-artistic-yuppie"})"));
  EXPECT_EQ(t.at("/phase"), "window");
}

TEST(MM_3_3, MatchingWithinThePoolTakesTwoPeopleOfThePool) {
  Evening t(with_a_pool({}, "m-shy-homebody"));
  fill_the_pool(t);
  t.news();
  t.does(2, "match-pair w-shy-yuppie m-sporty-yuppie");
  EXPECT_EQ(t.news(), Lines{"MM-3.9 matched player=2 blue=m-sporty-yuppie how=match-pair red=w-shy-yuppie"});
  EXPECT_EQ(t.at("/pool"), list({}));
  EXPECT_EQ(t.at("/hands/2").size(), 4u);
  EXPECT_EQ(t.at("/roll/couple"), plain(R"({"red":"w-shy-yuppie","blue":"m-sporty-yuppie"})"));
}

TEST(MM_3_3, OnlyPeopleOfOppositeSexWhoShareATraitAndLieWhereTheyMustCanBeMatched) {
  Evening t(with_a_pool({"w-shy-hippy", "m-cultured-hippy", "special-1"}, "m-shy-homebody"));
  fill_the_pool(t);
  for (const char* wrong : {"match-pool m-cultured-hippy w-shy-yuppie",  // no trait in common
                            "match-pool w-shy-hippy w-shy-yuppie",       // of the same sex
                            "match-pool m-artistic-hippy w-shy-yuppie",  // in another hand
                            "match-pool m-shy-homebody w-shy-homebody",  // not in the pool
                            "match-pool special-1 w-shy-yuppie",         // not a person
                            "match-pool w-shy-yuppie m-shy-homebody",    // the wrong way round
                            "match-pair m-sporty-yuppie w-shy-yuppie",   // the woman goes with the red die
                            "match-pair w-shy-yuppie m-shy-homebody",    // he is in the hand
                            "match-pair w-shy-yuppie w-shy-yuppie", "ask special-1", "ask m-artistic-hippy",
                            "ask m-sporty-yuppie", "pass", "show m-shy-homebody", "take w-shy-yuppie", "special special-1 red"})
    EXPECT_EQ(t.refuses(2, wrong), "illegal-action") << wrong;
  EXPECT_EQ(t.refuse(2, J(R"({"type":"ask","card":"m-shy-homebody","pool":"w-shy-yuppie"})")), "illegal-action")
      << "one key too many";
  for (int other : {0, 1}) EXPECT_EQ(t.refuses(other, "match-pair w-shy-yuppie m-sporty-yuppie"), "not-your-turn");
}

TEST(MM_3_3, ExactlyOneThingIsDoneInATurn) {
  Evening t(with_a_pool({"m-artistic-yuppie"}, "m-shy-homebody"));
  fill_the_pool(t);
  t.does(2, "match-pair w-shy-yuppie m-sporty-yuppie");
  t.comes_to("martini", "martini");
  EXPECT_EQ(t.turn(), 0);
  EXPECT_EQ(t.refuses(2, "ask m-artistic-yuppie"), "not-your-turn");
}

TEST(MM_3_4, TwoPeopleOfTheOwnHandCannotBeMatchedWithEachOther) {
  Evening t({.players = 2, .hands = {{"m-shy-geek", "w-shy-geek"}}, .draws = {"m-sporty-hippy"}});
  for (const auto& line : t.may(0)) EXPECT_TRUE(line.starts_with("ask ")) << line;
  for (const char* wrong :
       {"match-pool m-shy-geek w-shy-geek", "match-pool w-shy-geek m-shy-geek", "match-pair w-shy-geek m-shy-geek"})
    EXPECT_EQ(t.refuses(0, wrong), "illegal-action") << wrong;
}

TEST(MM_3_4, TheOwnHandIsNotAskedEither) {
  Evening t({.players = 2, .hands = {{"m-shy-geek", "w-shy-geek"}}});
  t.does(0, "ask m-shy-geek");
  EXPECT_EQ(t.turn(), 1) << "nobody else holds a match, so he goes into the pool";
  EXPECT_EQ(t.at("/pool"), list({"m-shy-geek"}));
}

TEST(MM_3_5, APlayerWithoutAPersonInHandOrAMatchWithinThePoolPasses) {
  Evening t({.players = 2,
             .hands = {{"special-1", "special-2", "special-3", "special-4"}},
             .draws = {"special-5", "m-shy-geek"},
             .options = {{"hand", 4}}});
  EXPECT_EQ(t.may(0), Lines{"pass"});
  t.news();
  t.does(0, "pass");
  EXPECT_EQ(t.news(), (Lines{"MM-3.5 passed player=0", "MM-3.1 drew player=1 card=m-shy-geek"}));
  EXPECT_EQ(t.turn(), 1);
  EXPECT_EQ(t.at("/hands/0").size(), 5u);
  EXPECT_EQ(t.at("/passes"), 0) << "there are cards left to draw (MM-7.2)";
}

TEST(MM_3_5, SomebodyInThePoolWhomNobodyThereMatchesDoesNotForbidPassing) {
  Evening t({.players = 2,
             .starter = 1,
             .hands = {{"special-1", "special-2", "special-3", "special-4"}},
             .draws = {"m-shy-geek", "special-5"},
             .options = {{"hand", 4}}});
  t.does(1, "ask m-shy-geek");
  EXPECT_EQ(t.may(0), Lines{"pass"});
}

TEST(MM_3_5, PassingIsRefusedToWhoeverHasAPersonInHand) {
  Evening t({.players = 2,
             .hands = {{"special-1", "special-2", "special-3", "special-4"}},
             .draws = {"m-shy-geek"},
             .options = {{"hand", 4}}});
  EXPECT_EQ(t.may(0), Lines{"ask m-shy-geek"});
  EXPECT_EQ(t.refuses(0, "pass"), "illegal-action");
}

TEST(MM_3_5, PassingIsRefusedWhileTwoInThePoolMatch) {
  Evening t(with_a_pool({"special-1", "special-2", "special-3"}, "special-4"));
  fill_the_pool(t);
  EXPECT_EQ(t.may(2), Lines{"match-pair w-shy-yuppie m-sporty-yuppie"});
  EXPECT_EQ(t.refuses(2, "pass"), "illegal-action");
}

}  // namespace
}  // namespace nightcap::tests::martinis
