// MM-3, second half: asking, showing, taking (MM-3.6 to MM-3.9).
#include "tests/scenario/martinis/table.hpp"

namespace nightcap::tests::martinis {
namespace {

// The rulebook's example: a spiritual hippy, and women who are either.
Deal spiritual_hippy() {
  return {.players = 4,
          .hands = {{"m-spiritual-hippy", "w-spiritual-hippy"},
                    {"w-spiritual-geek", "w-shy-hippy", "w-shy-geek", "m-spiritual-geek", "special-1"},
                    {"w-cultured-yuppie", "special-2"},
                    {"w-sporty-hippy"}},
          .draws = {"m-sporty-yuppie", "m-sporty-geek"}};
}

TEST(MM_3_6, TheSpiritualHippyOfTheRulebookIsShownEveryWomanWhoIsSpiritualOrAHippy) {
  Evening t(spiritual_hippy());
  t.news();
  t.does(0, "ask m-spiritual-hippy");
  EXPECT_EQ(t.news(), Lines{"MM-3.6 asked player=0 card=m-spiritual-hippy"});
  EXPECT_EQ(t.at("/phase"), "show");
  EXPECT_EQ(t.at("/asked"), "m-spiritual-hippy");
  EXPECT_EQ(t.actors(), plain("[1,3]")) << "seat 2 holds nobody who matches, and the asker isn't asked";
  EXPECT_EQ(t.may(1), (Lines{"show w-shy-hippy", "show w-spiritual-geek"}));
  EXPECT_EQ(t.may(3), Lines{"show w-sporty-hippy"}) << "asked all the same, with a single choice";
  EXPECT_EQ(t.may(2), Lines{});
  EXPECT_EQ(t.may(0), Lines{});
  EXPECT_EQ(t.at("/hands/0").size(), 7u) << "an asked-with card stays in its hand";
}

TEST(MM_3_6, EverybodyHoldingAMatchMustShowExactlyOnePersonOfTheirChoice) {
  Evening t(spiritual_hippy());
  t.does(0, "ask m-spiritual-hippy");
  for (const char* wrong : {"pass", "show w-shy-geek", "show m-spiritual-geek", "show special-1", "show w-sporty-hippy",
                            "show w-spiritual-homebody", "show m-spiritual-hippy", "take w-shy-hippy", "special special-1 red"})
    EXPECT_EQ(t.refuses(1, wrong), "illegal-action") << wrong;
  EXPECT_EQ(t.refuses(2, "show w-cultured-yuppie"), "not-your-turn");
  EXPECT_EQ(t.refuses(2, "pass"), "not-your-turn");
  EXPECT_EQ(t.refuses(0, "show w-spiritual-hippy"), "not-your-turn");
  t.does(1, "show w-shy-hippy");
  EXPECT_EQ(t.actors(), plain("[3]"));
  EXPECT_EQ(t.refuses(1, "show w-spiritual-geek"), "not-your-turn") << "nobody shows twice or takes a choice back";
  EXPECT_EQ(t.refuses(0, "take w-shy-hippy"), "not-your-turn") << "not before everybody has shown";
}

TEST(MM_3_6, ChoicesAreMadeInAnyOrderAndTurnedOverTogether) {
  Evening t(spiritual_hippy());
  t.does(0, "ask m-spiritual-hippy");
  t.news();
  t.does(3, "show w-sporty-hippy");
  EXPECT_EQ(t.news(), Lines{"MM-3.6 show-chosen player=3 card=w-sporty-hippy"});
  EXPECT_EQ(t.at("/shown"), plain(R"({"3":"w-sporty-hippy"})"));
  t.does(1, "show w-spiritual-geek");
  EXPECT_EQ(t.news(), (Lines{"MM-3.6 show-chosen player=1 card=w-spiritual-geek",
                             "MM-3.6 turned-over shown={1:w-spiritual-geek,3:w-sporty-hippy}"}));
  EXPECT_EQ(t.at("/phase"), "take");
  EXPECT_EQ(t.at("/shown"), plain(R"({"1":"w-spiritual-geek","3":"w-sporty-hippy"})"));
  EXPECT_EQ(t.at("/hands/1").size(), 6u) << "a shown card stays in its hand";
}

TEST(MM_3_6, AChoiceIsSecretUntilTheLastOneIsMade) {
  Evening t(spiritual_hippy());
  const int before = t.step();
  t.does(0, "ask m-spiritual-hippy");
  t.does(1, "show w-shy-hippy");
  EXPECT_EQ(t.sees(1, "/shown"), plain(R"({"1":"w-shy-hippy"})"));
  for (int other : {0, 2, 3}) {
    EXPECT_EQ(t.sees(other, "/shown"), plain(R"({"1":true})")) << other;
    EXPECT_EQ(t.hears(other, before),
              (Lines{"MM-3.6 asked player=0 card=m-spiritual-hippy", "MM-3.6 show-chosen player=1 card=null"}));
  }
  EXPECT_EQ(last(t.hears(1, before)), "MM-3.6 show-chosen player=1 card=w-shy-hippy");
  t.does(3, "show w-sporty-hippy");
  for (int player = 0; player < 4; ++player) {
    EXPECT_EQ(t.sees(player, "/shown"), plain(R"({"1":"w-shy-hippy","3":"w-sporty-hippy"})"));
    EXPECT_EQ(last(t.hears(player, before)), "MM-3.6 turned-over shown={1:w-shy-hippy,3:w-sporty-hippy}");
    EXPECT_EQ(t.hears(player, before).at(1),
              player == 1 ? "MM-3.6 show-chosen player=1 card=w-shy-hippy" : "MM-3.6 show-chosen player=1 card=null")
        << "what was hidden then stays as it was heard";
  }
}

TEST(MM_3_6, AWomanIsAskedForMenAlike) {
  Evening t({.players = 2, .hands = {{"w-spiritual-hippy"}, {"m-spiritual-geek", "w-spiritual-geek"}}, .bystanders = "w-"});
  t.does(0, "ask w-spiritual-hippy");
  EXPECT_EQ(t.may(1), Lines{"show m-spiritual-geek"});
}

TEST(MM_3_7, TheAskerTakesOneOfTheShownPeopleAndTheOthersGoBack) {
  Evening t(spiritual_hippy());
  t.does(0, "ask m-spiritual-hippy");
  t.does(1, "show w-shy-hippy");
  t.does(3, "show w-sporty-hippy");
  EXPECT_EQ(t.actors(), plain("[0]"));
  EXPECT_EQ(t.may(0), (Lines{"take w-shy-hippy", "take w-sporty-hippy"}));
  for (const char* wrong :
       {"pass", "take w-spiritual-geek", "take w-spiritual-hippy", "take m-spiritual-hippy", "ask m-spiritual-hippy"})
    EXPECT_EQ(t.refuses(0, wrong), "illegal-action") << wrong;
  EXPECT_EQ(t.refuses(1, "take w-sporty-hippy"), "not-your-turn");
  t.news();
  t.does(0, "take w-sporty-hippy");
  EXPECT_EQ(t.news(), (Lines{"MM-3.7 took player=0 card=w-sporty-hippy from=3", "MM-3.7 went-back shown={1:w-shy-hippy}",
                             "MM-3.9 matched player=0 blue=m-spiritual-hippy how=ask red=w-sporty-hippy"}));
  EXPECT_EQ(t.at("/asked"), Plain());
  EXPECT_EQ(t.at("/shown"), plain("{}"));
  EXPECT_EQ(t.at("/hands/0").size(), 6u);
  EXPECT_EQ(t.at("/hands/1").size(), 6u);
  EXPECT_EQ(t.at("/hands/3").size(), 5u) << "a person taken from a hand is not replaced";
  EXPECT_EQ(t.at("/roll/couple"), plain(R"({"red":"w-sporty-hippy","blue":"m-spiritual-hippy"})"));
}

TEST(MM_3_7, WhoeverWentBackIsKnownToBeThereByEverybody) {
  Evening t(spiritual_hippy());
  t.does(0, "ask m-spiritual-hippy");
  t.does(1, "show w-shy-hippy");
  t.does(3, "show w-sporty-hippy");
  EXPECT_EQ(t.at("/known"), plain("[[],[],[],[]]"));
  t.does(0, "take w-sporty-hippy");
  EXPECT_EQ(t.at("/known"), plain(R"([[],["w-shy-hippy"],[],[]])"));
  for (int player = 0; player < 4; ++player) EXPECT_EQ(t.sees(player, "/known"), plain(R"([[],["w-shy-hippy"],[],[]])"));
  t.comes_to("martini", "martini");
  EXPECT_EQ(t.at("/known/1"), list({"w-shy-hippy"})) << "and so it stays";
  t.does(1, "ask w-shy-hippy");
  EXPECT_EQ(t.at("/known/1"), list({"w-shy-hippy"}));
}

TEST(MM_3_7, MatchingPeopleInThePoolMayBeTakenInsteadOfTheShownOnes) {
  Evening t(
      {.hands = {{"m-shy-geek"}, {"m-shy-hippy"}, {"w-shy-yuppie", "w-cultured-hippy"}}, .draws = {"m-sporty-music-lover"}});
  t.couple("m-shy-geek", "w-shy-yuppie", "heart", "lightning");  // she waits in the pool
  t.does(1, "ask m-shy-hippy");
  EXPECT_EQ(t.actors(), plain("[2]"));
  t.does(2, "show w-cultured-hippy");
  EXPECT_EQ(t.may(1), (Lines{"take w-cultured-hippy", "take w-shy-yuppie"}));
  t.news();
  t.does(1, "take w-shy-yuppie");
  EXPECT_EQ(t.news(), (Lines{"MM-3.7 took player=1 card=w-shy-yuppie from=pool", "MM-3.7 went-back shown={2:w-cultured-hippy}",
                             "MM-3.9 matched player=1 blue=m-shy-hippy how=ask red=w-shy-yuppie"}));
  EXPECT_EQ(t.at("/pool"), list({}));
  EXPECT_EQ(t.at("/known/2"), list({"w-cultured-hippy"}));
}

TEST(MM_3_7, IfOnlyThePoolMatchesOneOfThePoolMustBeTaken) {
  Evening t({.hands =
                 {
                     {"m-shy-geek"},
                     {"m-sporty-music-lover"},
                     {"w-shy-yuppie", "w-sporty-music-lover"},
                 },
             .draws = {"m-laid-back-geek", "m-shy-hippy", "m-cultured-yuppie"}});
  t.couple("m-shy-geek", "w-shy-yuppie", "heart", "lightning");
  t.couple("m-sporty-music-lover", "w-sporty-music-lover", "heart", "lightning");
  ASSERT_EQ(t.at("/pool"), list({"w-shy-yuppie", "w-sporty-music-lover"}));
  t.news();
  t.does(2, "ask m-cultured-yuppie");
  EXPECT_EQ(t.news(), (Lines{"MM-3.6 asked player=2 card=m-cultured-yuppie", "MM-3.6 turned-over shown={}"}));
  EXPECT_EQ(t.at("/phase"), "take");
  EXPECT_EQ(t.actors(), plain("[2]"));
  EXPECT_EQ(t.at("/asked"), "m-cultured-yuppie");
  EXPECT_EQ(t.may(2), Lines{"take w-shy-yuppie"});
  EXPECT_EQ(t.refuses(2, "pass"), "illegal-action");
  EXPECT_EQ(t.refuses(2, "take w-sporty-music-lover"), "illegal-action") << "she doesn't match him";
  t.does(2, "take w-shy-yuppie");
  EXPECT_EQ(t.at("/pool"), list({"w-sporty-music-lover"}));
}

TEST(MM_3_8, SomebodyWhomNobodyMatchesGoesIntoTheDatingPoolAndTheTurnEnds) {
  Evening t({.players = 2, .draws = {"m-shy-geek", "m-shy-hippy", "m-sporty-geek"}});
  t.news();
  t.does(0, "ask m-shy-geek");
  EXPECT_EQ(t.news(), (Lines{"MM-3.6 asked player=0 card=m-shy-geek", "MM-3.6 turned-over shown={}",
                             "MM-3.8 into-pool player=0 card=m-shy-geek", "MM-3.1 drew player=1 card=m-shy-hippy"}));
  EXPECT_EQ(t.at("/pool"), list({"m-shy-geek"}));
  EXPECT_EQ(t.at("/asked"), Plain());
  EXPECT_EQ(t.at("/hands/0").size(), 6u);
  EXPECT_EQ(t.at("/phase"), "turn");
  EXPECT_EQ(t.turn(), 1);
  t.does(1, "ask m-shy-hippy");
  EXPECT_EQ(t.at("/pool"), list({"m-shy-geek", "m-shy-hippy"})) << "latest last; two men are no match";
  for (int player : {0, 1}) EXPECT_EQ(t.sees(player, "/pool"), list({"m-shy-geek", "m-shy-hippy"}));
}

TEST(MM_3_9, ForAMatchBothDiceAreRolledAndTheNextPlayerToTheLeftIsOn) {
  Evening t({.hands = {{"m-shy-geek"}, {}, {"w-shy-geek"}}, .draws = {"m-sporty-yuppie", "m-sporty-geek"}});
  t.does(0, "ask m-shy-geek");
  t.does(2, "show w-shy-geek");
  t.news();
  t.does(0, "take w-shy-geek");
  EXPECT_EQ(t.actors(), list({"chance"}));
  EXPECT_EQ(t.at("/phase"), "window");
  t.roll("martini", "heart");
  EXPECT_EQ(t.turn(), 0) << "the turn ends when the roll is resolved";
  t.everybody_passes();
  EXPECT_EQ(
      t.news(),
      (Lines{"MM-3.7 took player=0 card=w-shy-geek from=2", "MM-3.9 matched player=0 blue=m-shy-geek how=ask red=w-shy-geek",
             "MM-4.1 rolled player=0 die=red face=martini", "MM-4.1 rolled player=0 die=blue face=heart",
             "MM-5.2 window-passed player=0", "MM-5.2 window-passed player=1", "MM-5.2 window-passed player=2",
             "MM-4.2 dating player=0 blue=m-shy-geek red=w-shy-geek", "MM-3.1 drew player=1 card=m-sporty-geek"}));
  EXPECT_EQ(t.turn(), 1);
  EXPECT_EQ(t.at("/roll"), Plain());
}

TEST(MM_3_9, TheTurnEndsAfterTheFeverThatTheRollStarted) {
  Evening t({.hands = {{"m-shy-geek", "m-sporty-yuppie"}, {}, {"w-shy-geek", "w-sporty-yuppie"}}});
  t.dates("m-shy-geek", "w-shy-geek");
  t.idles();
  t.idles();
  t.couple("m-sporty-yuppie", "w-sporty-yuppie", "heart", "heart");
  EXPECT_EQ(t.turn(), 0);
  EXPECT_EQ(t.at("/fever/player"), 0);
  t.comes_to("martini", "martini");
  EXPECT_EQ(t.turn(), 1);
  EXPECT_EQ(t.at("/fever"), Plain());
}

}  // namespace
}  // namespace nightcap::tests::martinis
