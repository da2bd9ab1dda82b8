// MM-4: the dice.
#include "tests/scenario/martinis/table.hpp"

namespace nightcap::tests::martinis {
namespace {

const std::string kWoman = "w-shy-geek", kMan = "m-shy-geek";
const Plain kCouple = plain(R"({"red":"w-shy-geek","blue":"m-shy-geek"})");

// Seat 1 of three dates the couple; the dice fall so. What was said after the window.
Lines on_a_roll(Evening& t, const std::string& red, const std::string& blue) {
  t.brings_together(kMan, kWoman);
  t.roll(red, blue);
  t.does(2, "pass");
  t.does(0, "pass");
  t.news();
  t.does(1, "pass");
  return t.news();
}
Deal a_date() { return {.starter = 1, .hands = {{}, {kMan}, {kWoman}}, .draws = {"m-sporty-yuppie", "m-sporty-hippy"}}; }

TEST(MM_4_1, TheRedDieIsRolledFirst) {
  Evening t(a_date());
  t.brings_together(kMan, kWoman);
  EXPECT_EQ(t.wanted().value("die", ""), "red");
  EXPECT_EQ(t.wanted(), t.at("/chance"));
  EXPECT_EQ(t.at("/roll"), plain(R"({"player":1,"red":null,"blue":null,"couple":{"red":"w-shy-geek","blue":"m-shy-geek"},
                                      "specials":[],"passed":[]})"));
  t.news();
  t.chance("heart");
  EXPECT_EQ(t.news(), Lines{"MM-4.1 rolled player=1 die=red face=heart"});
  EXPECT_EQ(t.at("/roll/red"), "heart");
  EXPECT_EQ(t.at("/roll/blue"), Plain());
  EXPECT_EQ(t.wanted().value("die", ""), "blue");
  for (int player = 0; player < 3; ++player) EXPECT_EQ(t.refuses(player, "pass"), "not-your-turn") << "the dice still roll";
  t.chance("lightning");
  EXPECT_EQ(t.news(), Lines{"MM-4.1 rolled player=1 die=blue face=lightning"});
  EXPECT_EQ(t.at("/chance"), Plain());
  EXPECT_EQ(t.bad({{"cmd", "chance"}, {"outcome", "heart"}}), "not-your-turn") << "both dice lie";
}

TEST(MM_4_1, RedSpeaksForTheWomanWhoeverAsked) {
  Evening t({.hands = {{"w-shy-geek"}, {"m-shy-geek"}}, .bystanders = "w-"});
  t.brings_together("w-shy-geek", "m-shy-geek");
  EXPECT_EQ(t.at("/roll/couple"), kCouple);
  EXPECT_EQ(last(t.news()), "MM-3.9 matched player=0 blue=m-shy-geek how=ask red=w-shy-geek");
  t.comes_to("lightning", "heart");
  EXPECT_EQ(t.at("/discard"), list({"w-shy-geek"}));
  EXPECT_EQ(t.at("/pool"), list({"m-shy-geek"}));
}

TEST(MM_4_1, RedSpeaksForTheWomanAlsoWhenSheComesFromThePool) {
  Evening t({.players = 2, .hands = {{kMan, "m-shy-hippy"}, {kWoman}}});
  t.couple(kMan, kWoman, "heart", "lightning");
  t.idles();
  t.does(0, "match-pool m-shy-hippy " + kWoman);
  EXPECT_EQ(t.at("/roll/couple"), plain(R"({"red":"w-shy-geek","blue":"m-shy-hippy"})"));
}

TEST(MM_4_2, TwoHeartsMarryTheCoupleAndStartWeddingFever) {
  Evening t(a_date());
  const Lines said = on_a_roll(t, "heart", "heart");
  ASSERT_GE(said.size(), 5u);
  EXPECT_EQ(said[0], "MM-5.2 window-passed player=1");
  EXPECT_EQ(said[1], "MM-4.2 married player=1 blue=m-shy-geek red=w-shy-geek");
  EXPECT_EQ(said[2], "MM-6.1 fever player=1");
  EXPECT_EQ(said[said.size() - 2], "MM-6.1 fever-over") << "nobody has a couple to roll for";
  EXPECT_EQ(last(said), "MM-3.1 drew player=2 card=m-sporty-hippy");
  EXPECT_EQ(t.at("/married"), Plain::array({Plain::array(), Plain::array({kCouple}), Plain::array()}));
  EXPECT_EQ(t.at("/dating"), plain("[[],[],[]]"));
  EXPECT_EQ(t.at("/pool"), list({}));
  EXPECT_EQ(t.at("/discard"), list({}));
}

TEST(MM_4_2, TwoLightningBoltsDiscardBothTheWomanFirst) {
  Evening t(a_date());
  EXPECT_EQ(on_a_roll(t, "lightning", "lightning"),
            (Lines{"MM-5.2 window-passed player=1",
                   "MM-4.2 broke-up player=1 blue=m-shy-geek discarded=[w-shy-geek,m-shy-geek] pool=[] red=w-shy-geek",
                   "MM-3.1 drew player=2 card=m-sporty-hippy"}));
  EXPECT_EQ(t.at("/discard"), list({"w-shy-geek", "m-shy-geek"}));
  EXPECT_EQ(t.at("/pool"), list({}));
  EXPECT_EQ(t.at("/dating"), plain("[[],[],[]]"));
}

TEST(MM_4_2, ABlueBoltDiscardsTheManAndSendsTheWomanToThePool) {
  for (const char* red : {"heart", "martini"}) {
    Evening t(a_date());
    EXPECT_EQ(on_a_roll(t, red, "lightning"),
              (Lines{"MM-5.2 window-passed player=1",
                     "MM-4.2 broke-up player=1 blue=m-shy-geek discarded=[m-shy-geek] pool=[w-shy-geek] red=w-shy-geek",
                     "MM-3.1 drew player=2 card=m-sporty-hippy"}));
    EXPECT_EQ(t.at("/discard"), list({"m-shy-geek"}));
    EXPECT_EQ(t.at("/pool"), list({"w-shy-geek"}));
    EXPECT_EQ(t.at("/dating"), plain("[[],[],[]]"));
  }
}

TEST(MM_4_2, ARedBoltDiscardsTheWomanAndSendsTheManToThePool) {
  for (const char* blue : {"heart", "martini"}) {
    Evening t(a_date());
    EXPECT_EQ(on_a_roll(t, "lightning", blue),
              (Lines{"MM-5.2 window-passed player=1",
                     "MM-4.2 broke-up player=1 blue=m-shy-geek discarded=[w-shy-geek] pool=[m-shy-geek] red=w-shy-geek",
                     "MM-3.1 drew player=2 card=m-sporty-hippy"}));
    EXPECT_EQ(t.at("/discard"), list({"w-shy-geek"}));
    EXPECT_EQ(t.at("/pool"), list({"m-shy-geek"}));
  }
}

TEST(MM_4_2, MartinisWithoutABoltLetThemGoOnDating) {
  for (const auto& [red, blue] : {std::pair{"martini", "martini"}, {"heart", "martini"}, {"martini", "heart"}}) {
    Evening t(a_date());
    EXPECT_EQ(on_a_roll(t, red, blue),
              (Lines{"MM-5.2 window-passed player=1", "MM-4.2 dating player=1 blue=m-shy-geek red=w-shy-geek",
                     "MM-3.1 drew player=2 card=m-sporty-hippy"}));
    EXPECT_EQ(t.at("/dating"), Plain::array({Plain::array(), Plain::array({kCouple}), Plain::array()}));
    EXPECT_EQ(t.at("/married"), plain("[[],[],[]]"));
    EXPECT_EQ(t.at("/discard"), list({}));
    EXPECT_EQ(t.at("/fever"), Plain());
  }
}

TEST(MM_4_2, WhileTheyAreRolledForTheCoupleLiesWithTheDiceOnly) {
  Evening t(a_date());
  t.brings_together(kMan, kWoman);
  t.roll("martini", "martini");
  EXPECT_EQ(t.at("/roll/couple"), kCouple);
  EXPECT_EQ(t.at("/dating"), plain("[[],[],[]]"));
  EXPECT_EQ(t.at("/hands/1").size(), 6u);
  EXPECT_EQ(t.at("/hands/2").size(), 5u);
}

TEST(MM_4_2, TheRollerGetsTheCoupleAndCouplesAreKeptOldestFirst) {
  Evening t({.players = 2, .hands = {{"m-shy-geek", "m-sporty-yuppie"}, {"w-shy-geek", "w-sporty-yuppie"}}});
  t.dates("m-sporty-yuppie", "w-sporty-yuppie");
  t.idles();
  t.dates("m-shy-geek", "w-shy-geek");
  EXPECT_EQ(t.at("/dating"), plain(R"([[{"red":"w-sporty-yuppie","blue":"m-sporty-yuppie"},
                                        {"red":"w-shy-geek","blue":"m-shy-geek"}],[]])"));
}

TEST(MM_4_2, TheResultIsReadAfterAllSpecialCards) {
  Deal deal = a_date();
  deal.hands[0] = {"special-1"};
  Evening t(deal);
  t.brings_together(kMan, kWoman);
  t.roll("lightning", "martini");
  t.does(0, "special special-1 red");
  t.chance("heart");
  t.everybody_passes();
  EXPECT_EQ(t.at("/dating/1"), Plain::array({kCouple}));
  EXPECT_EQ(t.at("/discard"), list({"special-1"}));
}

}  // namespace
}  // namespace nightcap::tests::martinis
