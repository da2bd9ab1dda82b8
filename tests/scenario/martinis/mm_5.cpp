// MM-5: Special Cards.
#include "tests/scenario/martinis/table.hpp"

namespace nightcap::tests::martinis {
namespace {

// Seat 0 dates the shy geeks. Seats 0 and 1 hold two Special Cards each, seat 2 none.
Deal a_date_and_specials() {
  return {.hands = {{"m-shy-geek", "special-1", "special-2"}, {"special-3", "special-4"}, {"w-shy-geek"}},
          .draws = {"m-sporty-yuppie", "m-sporty-hippy", "special-5", "m-sporty-geek", "m-sporty-homebody"}};
}
void date(Evening& t, const std::string& red, const std::string& blue) {
  t.brings_together("m-shy-geek", "w-shy-geek");
  t.roll(red, blue);
  t.news();
}

TEST(MM_5_1, ASpecialCardHasOneDieRolledAgainByWhoeverRolledIt) {
  for (const std::string die : {"red", "blue"}) {
    const std::string other = die == "red" ? "blue" : "red";
    Evening t(a_date_and_specials());
    date(t, "lightning", "lightning");
    t.does(1, "special special-3 " + die);
    EXPECT_EQ(t.news(), Lines{"MM-5.1 special player=1 card=special-3 die=" + die});
    EXPECT_EQ(t.wanted(), (Plain{{"type", "roll"}, {"die", die}}));
    EXPECT_EQ(t.at("/roll/" + die), Plain());
    EXPECT_EQ(t.at("/roll/" + other), "lightning") << "the other die stays as it lies";
    EXPECT_EQ(t.actors(), list({"chance"}));
    t.chance("heart");
    EXPECT_EQ(t.news().at(0), "MM-5.1 re-rolled player=0 die=" + die + " face=heart");
    EXPECT_EQ(t.at("/roll/" + die), "heart");
    EXPECT_EQ(t.at("/roll/" + other), "lightning");
  }
}

TEST(MM_5_1, AnybodyMayPlayOneOnAnyTurnTheRollerToo) {
  for (const auto& [player, card] : {std::pair{0, "special-1"}, {1, "special-3"}}) {
    Evening t(a_date_and_specials());
    date(t, "heart", "martini");
    EXPECT_TRUE(t.is_legal(player, action_of(std::string("special ") + card + " blue")));
    t.does(player, std::string("special ") + card + " blue");
    t.chance("martini");
    EXPECT_EQ(t.at("/roll/player"), 0);
    EXPECT_EQ(t.at("/roll/specials"), list({card}));
  }
}

TEST(MM_5_1, EverySpecialCardInHandMayNameEitherDie) {
  Evening t(a_date_and_specials());
  date(t, "heart", "martini");
  EXPECT_EQ(t.may(0), (Lines{"pass", "special special-1 blue", "special special-1 red", "special special-2 blue",
                             "special special-2 red"}));
  EXPECT_EQ(t.may(1), (Lines{"pass", "special special-3 blue", "special special-3 red", "special special-4 blue",
                             "special special-4 red"}));
  EXPECT_EQ(t.may(2), Lines{"pass"});
  for (const char* wrong : {"special special-3 red", "special special-8 red", "special special-1 green",
                            "special m-sporty-yuppie red", "ask m-sporty-yuppie", "show m-sporty-yuppie", "take w-shy-geek"})
    EXPECT_EQ(t.refuses(0, wrong), "illegal-action") << wrong;
  EXPECT_EQ(t.refuse(0, J(R"({"type":"pass","card":"special-1"})")), "illegal-action");
}

TEST(MM_5_1, ASpecialCardMayBePlayedImmediatelyAfterARollOnly) {
  Evening t(a_date_and_specials());
  EXPECT_EQ(t.refuses(0, "special special-1 red"), "illegal-action") << "not before asking";
  EXPECT_EQ(t.refuses(1, "special special-3 red"), "not-your-turn");
  t.does(0, "ask m-shy-geek");
  EXPECT_EQ(t.refuses(1, "special special-3 red"), "not-your-turn");
  t.does(2, "show w-shy-geek");
  EXPECT_EQ(t.refuses(0, "special special-1 red"), "illegal-action") << "not before taking";
  t.does(0, "take w-shy-geek");
  EXPECT_EQ(t.refuses(0, "special special-1 red"), "not-your-turn") << "not before the dice lie";
  t.chance("heart");
  EXPECT_EQ(t.refuses(0, "special special-1 red"), "not-your-turn") << "nor between the two";
  t.chance("martini");
  t.everybody_passes();
  EXPECT_EQ(t.refuses(1, "special special-3 red"), "illegal-action") << "nor when the roll is resolved";
}

TEST(MM_5_2, AfterARollEverybodyIsAskedAndAnswersInWhateverOrder) {
  Evening t(a_date_and_specials());
  date(t, "martini", "martini");
  EXPECT_EQ(t.at("/phase"), "window");
  EXPECT_EQ(t.actors(), plain("[0,1,2]"));
  t.does(2, "pass");
  EXPECT_EQ(t.news(), Lines{"MM-5.2 window-passed player=2"});
  EXPECT_EQ(t.actors(), plain("[0,1]"));
  EXPECT_EQ(t.refuses(2, "pass"), "not-your-turn") << "whoever has passed has answered";
  t.does(0, "pass");
  EXPECT_EQ(t.at("/roll/passed"), plain("[0,2]"));
  EXPECT_EQ(t.refuses(0, "special special-1 red"), "not-your-turn");
  EXPECT_EQ(t.actors(), plain("[1]"));
  EXPECT_EQ(t.at("/dating"), plain("[[],[],[]]")) << "not resolved before all have passed";
  t.does(1, "pass");
  EXPECT_EQ(t.at("/dating/0").size(), 1u);
  EXPECT_EQ(t.at("/roll"), Plain());
}

TEST(MM_5_2, AReRollReopensTheWindowForEverybody) {
  Evening t(a_date_and_specials());
  date(t, "lightning", "martini");
  t.does(0, "pass");
  t.does(2, "pass");
  t.does(1, "special special-3 red");
  EXPECT_EQ(t.at("/roll/passed"), plain("[]"));
  t.chance("lightning");
  EXPECT_EQ(t.actors(), plain("[0,1,2]"));
  EXPECT_TRUE(t.is_legal(0, action_of("special special-1 red"))) << "also for those who had passed";
  EXPECT_TRUE(t.is_legal(1, action_of("special special-4 red"))) << "and for the one who played";
}

TEST(MM_5_2, AnyNumberMayBePlayedByTheSameAndByDifferentPlayers) {
  Evening t(a_date_and_specials());
  date(t, "lightning", "lightning");
  t.does(1, "special special-4 red");
  t.chance("heart");
  t.does(1, "special special-3 blue");
  t.chance("lightning");
  t.does(2, "pass");
  t.does(0, "special special-2 blue");
  t.chance("martini");
  t.does(2, "pass");
  t.does(1, "special special-5 blue");  // drawn for the second one
  t.chance("heart");
  EXPECT_EQ(t.at("/roll/specials"), list({"special-4", "special-3", "special-2", "special-5"}));
  EXPECT_EQ(t.at("/roll/red"), "heart");
  EXPECT_EQ(t.at("/roll/blue"), "heart");
  t.everybody_passes();
  EXPECT_EQ(t.at("/married/0").size(), 1u);
  EXPECT_EQ(t.at("/discard"), list({"special-4", "special-3", "special-2", "special-5"}));
}

TEST(MM_5_2, TheWindowOpensAfterEveryRollOfWeddingFeverToo) {
  Deal deal = a_date_and_specials();
  deal.hands[0] = {"m-shy-geek", "m-artistic-hippy", "special-1"};
  deal.hands[2] = {"w-shy-geek", "w-artistic-hippy"};
  deal.draws = {};
  Evening t(deal);
  t.dates("m-shy-geek", "w-shy-geek");
  t.idles();
  t.idles();
  t.couple("m-artistic-hippy", "w-artistic-hippy", "heart", "heart");
  t.roll("lightning", "heart");
  EXPECT_EQ(t.actors(), plain("[0,1,2]"));
  t.news();
  t.does(1, "special special-3 red");
  t.chance("martini");
  EXPECT_EQ(t.news().at(1), "MM-5.1 re-rolled player=0 die=red face=martini");
  EXPECT_EQ(t.actors(), plain("[0,1,2]"));
  t.everybody_passes();
  EXPECT_EQ(t.at("/dating/0").size(), 1u);
  EXPECT_EQ(t.at("/discard"), list({"special-3"}));
}

TEST(MM_5_3, ItIsLaidBesideTheDiceTheDieIsReRolledAndItsPlayerDraws) {
  Evening t(a_date_and_specials());
  date(t, "lightning", "martini");
  const int before = t.step();
  t.does(1, "special special-3 red");
  EXPECT_EQ(t.at("/hands/1").size(), 5u) << "drawn for only after the die is re-rolled";
  t.chance("heart");
  EXPECT_EQ(t.news(), (Lines{"MM-5.1 special player=1 card=special-3 die=red", "MM-5.1 re-rolled player=0 die=red face=heart",
                             "MM-5.3 special-drew player=1 card=m-sporty-hippy"}));
  EXPECT_EQ(t.at("/hands/1").size(), 6u);
  EXPECT_EQ(t.at("/roll/specials"), list({"special-3"}));
  EXPECT_EQ(t.at("/discard"), list({}));
  for (int player : {0, 2}) EXPECT_EQ(last(t.hears(player, before)), "MM-5.3 special-drew player=1 card=null");
  EXPECT_EQ(last(t.hears(1, before)), "MM-5.3 special-drew player=1 card=m-sporty-hippy");
}

TEST(MM_5_3, WhenTheRollIsResolvedTheyAreDiscardedFirstInTheOrderOfPlay) {
  Evening t(a_date_and_specials());
  date(t, "heart", "lightning");
  t.does(1, "special special-4 red");
  t.chance("lightning");
  t.does(0, "special special-1 blue");
  t.chance("lightning");
  t.does(0, "pass");
  t.does(1, "pass");
  t.news();
  t.does(2, "pass");
  const Lines said = t.news();
  ASSERT_EQ(said.size(), 4u);
  EXPECT_EQ(said[1], "MM-5.3 specials-discarded cards=[special-4,special-1]");
  EXPECT_EQ(said[2], "MM-4.2 broke-up player=0 blue=m-shy-geek discarded=[w-shy-geek,m-shy-geek] pool=[] red=w-shy-geek");
  EXPECT_EQ(t.at("/discard"), list({"special-4", "special-1", "w-shy-geek", "m-shy-geek"}));
}

TEST(MM_5_3, WithAnEmptyDeckTheDiscardsAreReshuffledWhileTheSpecialCardStaysBesideTheDice) {
  LongEvening t(LongEvening::man_woman());
  t.turns(69);
  t.turns(1, "lightning", "lightning");
  t.turns(1);
  t.asks_with_the_drawn();
  t.does(1, "take m-sporty-yuppie");
  t.roll("lightning", "lightning");
  ASSERT_EQ(t.at("/deck"), list({}));
  t.does(0, "special special-1 blue");
  EXPECT_EQ(t.wanted(), plain(R"({"type":"roll","die":"blue"})")) << "the die comes first";
  t.chance("heart");
  EXPECT_EQ(t.wanted(), plain(R"({"type":"shuffle","cards":["m-sporty-music-lover","w-sporty-music-lover"]})"));
  EXPECT_EQ(t.at("/phase"), "window");
  EXPECT_EQ(t.at("/roll/specials"), list({"special-1"}));
  t.news();
  t.chance(Names{"w-sporty-music-lover", "m-sporty-music-lover"});
  EXPECT_EQ(t.news(), (Lines{"MM-3.2 reshuffled count=2", "MM-5.3 special-drew player=0 card=w-sporty-music-lover"}));
  EXPECT_EQ(t.actors(), plain("[0,1]"));
  EXPECT_EQ(t.at("/deck"), list({"m-sporty-music-lover"}));
  EXPECT_EQ(t.at("/discard"), list({}));
  t.everybody_passes();
  EXPECT_EQ(t.at("/discard"), list({"special-1", "w-sporty-yuppie"}));
}

TEST(MM_5_3, WithNothingLeftToDrawNothingIsDrawnAndNoSpecialCardComesBack) {
  LongEvening t(LongEvening::man_woman());
  t.turns(71);
  t.asks_with_the_drawn();
  t.does(1, "take m-sporty-yuppie");
  t.roll("martini", "martini");
  const int before = t.step();
  for (const auto& [player, card] : {std::pair{0, "special-1"}, {1, "special-5"}, {0, "special-2"}}) {
    t.news();
    t.does(player, std::string("special ") + card + " red");
    t.chance("martini");
    EXPECT_EQ(last(t.news()), "MM-5.3 special-drew player=" + std::to_string(player) + " card=null");
    EXPECT_EQ(t.actors(), plain("[0,1]"));
  }
  for (int player : {0, 1}) {
    EXPECT_EQ(last(t.hears(player, before)), "MM-5.3 special-drew player=0 card=null");
    EXPECT_EQ(t.at("/hands/" + std::to_string(player)).size(), player == 0 ? 2u : 3u);
  }
  EXPECT_EQ(t.at("/roll/specials"), list({"special-1", "special-5", "special-2"}));
  t.everybody_passes();
  EXPECT_EQ(t.wanted(), plain(R"({"type":"shuffle","cards":["special-1","special-2","special-5"]})"))
      << "discarded with the roll, they are what the next player draws from";
}

TEST(MM_5_4, WhoeverHoldsASpecialCardLooksLikeWhoeverHoldsNone) {
  // The same evening twice: seat 1 holds a Special Card or just another man. Nobody else can tell.
  Evening with({.hands = {{"m-shy-geek"}, {"special-3"}, {"w-shy-geek"}}, .draws = {"m-sporty-hippy", "m-sporty-yuppie"}});
  Evening without(
      {.hands = {{"m-shy-geek"}, {"m-shy-yuppie"}, {"w-shy-geek"}}, .draws = {"m-sporty-hippy", "m-sporty-yuppie"}});
  const auto same = [&] {
    EXPECT_EQ(with.actors(), without.actors());
    EXPECT_EQ(with.view(0), without.view(0));
    EXPECT_EQ(with.heard(0, 0), without.heard(0, 0));
  };
  same();
  for (Evening* t : {&with, &without}) date(*t, "heart", "lightning");
  same();
  EXPECT_EQ(with.actors(), plain("[0,1,2]"));
  for (Evening* t : {&with, &without}) t->does(1, "pass");
  same();
  EXPECT_EQ(with.may(1), Lines{});
}

TEST(MM_5_4, AHandOfSpecialCardsIsANumberToOthers) {
  Evening t(a_date_and_specials());
  date(t, "heart", "lightning");
  EXPECT_EQ(t.sees(1, "/hands/0"), 6);
  EXPECT_EQ(t.sees(0, "/hands/1"), 6);
  EXPECT_EQ(t.sees(2, "/hands"), Plain::array({6, 6, t.at("/hands/2")}));
  for (int player = 0; player < 3; ++player) {
    const std::string text = t.view(player).dump();
    for (int other = 0; other < 3; ++other)
      for (const auto& card : t.at("/hands/" + std::to_string(other)))
        EXPECT_EQ(text.find(card.get<std::string>()) != std::string::npos, player == other) << player << " " << card;
  }
}

}  // namespace
}  // namespace nightcap::tests::martinis
