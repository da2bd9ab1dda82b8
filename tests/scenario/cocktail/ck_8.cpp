// CK-8: rounds and the end.
#include "tests/scenario/cocktail/table.hpp"

namespace nightcap::tests::cocktail {

namespace {

const std::vector<std::string> kGoodForBoth{"olive cheese wine", "olive cheese wine"};  // nine points each

}  // namespace

TEST(CK_8_1, ARoundEndsWhenAllInItHaveTakenAndThereAreThree) {
  Table table(3);
  for (int round = 1; round <= 3; ++round) {
    std::vector<std::string> hands(3);
    hands[static_cast<std::size_t>(round - 1)] = "blue-poison blue-poison";  // everybody lives with two
    round == 1 ? table.start(hands) : table.deal(hands);
    EXPECT_EQ(table.state()["round"], round);
    for (int taken = 0; taken < 3;) {
      const Json position = table.polite_step();
      if (event_of(position, "took").is_null()) continue;
      EXPECT_EQ(event_of(position, "round-over").is_null(), ++taken < 3);
      if (taken == 3) {
        EXPECT_EQ(event_of(position, "round-over")["round"], round);
        EXPECT_EQ(event_of(position, "round-over")["rule"], "CK-8.1");
        EXPECT_EQ(position["actors"], round < 3 ? list("chance") : J("[]"));
      }
    }
  }
  EXPECT_EQ(table.state()["phase"], "over");
  for (std::size_t seat = 0; seat < 3; ++seat) EXPECT_EQ(table.state()["honor"][seat].size(), 3u);
  EXPECT_EQ(table.refuse(0, take()), "game-over");
}

TEST(CK_8_1, TheTableIsClearedBetweenRoundsAndTheCountsStay) {
  Table table(3);
  table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2", "caviar-1 blue-poison-1 blue-poison-2"}, "blue-poison-3");
  table.play_suspected(0, "olive-1", 0, "olive", {1, 2});
  table.finish_round();
  Json state = table.state();
  EXPECT_EQ(state["round"], 2);
  EXPECT_TRUE(base::same_json(state["cocktails"], J("[[],[],[]]")));
  EXPECT_TRUE(state["discards"].empty());
  table.deal({});
  state = table.state();
  EXPECT_TRUE(base::same_json(state["taken"], J("[null,null,null]")));
  EXPECT_TRUE(state["took"].empty());
  EXPECT_EQ(state["cubes"], J("[0,1,1]"));
  EXPECT_EQ(state["blue"], J("[1,0,2]"));
  EXPECT_EQ(state["reserve"].size(), 3u);
}

TEST(CK_8_2, TheLastToTakeStartsTheNextRound) {
  Table table(3, 1);
  table.round_of({"", "", ""});  // 1, 2, 0
  table.deal({"blue-poison blue-poison"});
  EXPECT_EQ(table.state()["starter"], 0);
  EXPECT_EQ(table.state()["turn"], 0);
  table.finish_round();  // 0, 1, 2
  table.deal({});
  EXPECT_EQ(table.state()["starter"], 2);
  EXPECT_EQ(table.state()["turn"], 2);
}

TEST(CK_8_2, TheLastByTimeNotBySeat) {
  Table table(3);
  table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2", "caviar-1 blue-poison-1 blue-poison-2"});
  table.play_suspected(0, "olive-1", 0, "olive", {1});  // seat 0 has a card more to play
  table.finish_round();
  EXPECT_EQ(table.heard_of(0, "took").back()["player"], 0);
  table.deal({});
  EXPECT_EQ(table.state()["starter"], 0);
}

TEST(CK_8_2, IfTheLastDiesOfItTheOneBeforeStartsAndTheDeckIsForTheLiving) {
  Table table(4);
  Json position =
      table.round_of({"olive olive olive", "cheese cheese cheese", "wine wine caviar", "blue-poison blue-poison blue-poison"});
  EXPECT_EQ(table.state()["alive"], J("[true,true,true,false]"));
  EXPECT_EQ(position["chance"]["cards"],
            list("blue-poison-1 blue-poison-2 blue-poison-3 blue-poison-4 caviar-1 cheese-1 cheese-2 olive-1 olive-2 "
                 "red-poison-1 wine-1 wine-2"));
  table.deal({});
  const Json state = table.state();
  EXPECT_EQ(state["starter"], 2);
  EXPECT_EQ(state["turn"], 2);
  EXPECT_EQ(state["reserve"].size(), 3u);
  EXPECT_TRUE(state["hands"][3].empty());
  for (const Json& action : table.legal(2)) EXPECT_NE(action["to"], 3) << "the dead have no cocktail";
  const Json rounds = table.heard_of(0, "round");
  ASSERT_EQ(rounds.size(), 2u);
  EXPECT_EQ(rounds[1]["players"], J("[0,1,2]"));
  EXPECT_EQ(rounds[1]["reserve"], 3);
}

TEST(CK_8_2, TheDeadGetNothingForLaterRounds) {
  Table table(3);
  table.round_of({"olive olive cheese", "blue-poison blue-poison blue-poison", "cheese wine wine"});
  table.round_of({"olive olive cheese", "", "cheese wine wine"});
  EXPECT_EQ(table.state()["honor"][1], J("[0,0]")) << "a nought for a round that began without them";
  EXPECT_EQ(table.state()["honor"][0].size(), 2u);
  table.deal({});
  EXPECT_TRUE(table.state()["taken"][1].is_null());
}

TEST(CK_8_3, TheGameIsOverAfterTheThirdRound) {
  Table table(2);
  table.round_of(kGoodForBoth);
  EXPECT_EQ(table.state()["phase"], "turn") << "the next deal is wanted";
  table.round_of(kGoodForBoth);
  EXPECT_TRUE(table.state()["scores"].is_null());
  const Json position = table.round_of(kGoodForBoth);
  EXPECT_TRUE(position["actors"].empty());
  EXPECT_TRUE(position.value("chance", Json()).is_null());
  EXPECT_EQ(table.state()["phase"], "over");
  EXPECT_EQ(table.state()["scores"], J("[27,27]"));
}

TEST(CK_8_3, TheGameIsOverWhenARoundEndsWithOneLiving) {
  Table table(3);
  table.round_of({"blue-poison blue-poison olive", "red-poison blue-poison blue-poison", "olive cheese wine"});
  table.round_of({"blue-poison cheese olive", "blue-poison cheese olive", "wine wine caviar"});
  const Json state = table.state();
  EXPECT_EQ(state["alive"], J("[false,false,true]"));
  EXPECT_EQ(state["phase"], "over");
  EXPECT_EQ(state["round"], 2);
  EXPECT_EQ(state["winners"], J("[2]"));
}

TEST(CK_8_3, TheLastOneLivingStillTakesTheirCocktail) {
  for (const bool poisoned_too : {false, true}) {
    Table table(2);
    table.round_of({"red-poison olive olive", "blue-poison blue-poison cheese"});
    table.deal({"red-poison caviar olive", poisoned_too ? "blue-poison cheese olive" : "wine cheese olive"});
    // Seat 1 took last and starts; it holds its turn back by being suspected once.
    ASSERT_EQ(table.state()["turn"], 1);
    table.play_suspected(1, "olive-2", 1, "olive", {0});
    Json position;
    while (table.state()["alive"][0]) position = table.polite_step();
    EXPECT_EQ(event_of(position, "poisoned")["player"], 0);
    EXPECT_TRUE(event_of(position, "round-over").is_null());
    EXPECT_NE(table.state()["phase"], "over") << "the round isn't over when somebody dies";
    EXPECT_EQ(position["actors"], J("[1]"));
    position = table.finish_round();
    EXPECT_EQ(table.state()["phase"], "over");
    EXPECT_EQ(table.state()["alive"][1], !poisoned_too) << "and may die of it";
    EXPECT_EQ(table.state()["posthumous"], poisoned_too);
  }
}

TEST(CK_8_4, ASingleSurvivorWinsWhateverThePoints) {
  Table table(2);
  table.round_of({"olive olive blue-poison", "red-poison caviar wine"});                          // 2 : 7
  const Json position = table.round_of({"olive olive blue-poison", "red-poison caviar cheese"});  // 2 : 7
  Json won = event_of(position, "won");
  EXPECT_EQ(won["rule"], "CK-8.4");
  EXPECT_EQ(won["winners"], J("[0]"));
  EXPECT_EQ(won["scores"], J("[4,14]"));
  EXPECT_EQ(won["posthumous"], false);
  const Json state = table.state();
  EXPECT_EQ(state["winners"], J("[0]"));
  EXPECT_EQ(state["scores"], J("[4,14]"));
  EXPECT_EQ(state["posthumous"], false);
}

TEST(CK_8_4, AlsoAfterTheThirdRound) {
  Table table(2);
  table.round_of(kGoodForBoth);
  table.round_of({"olive olive wine", "blue-poison blue-poison caviar"});
  const Json position = table.round_of({"olive olive cheese", "blue-poison caviar wine"});
  EXPECT_EQ(event_of(position, "won")["rule"], "CK-8.4");
  EXPECT_EQ(table.state()["winners"], J("[0]"));
}

TEST(CK_8_5, TheMostHonorAfterDishonorWins) {
  Table table(2);
  table.start({"caviar-1 wine-1 olive-1", "cheese-1 cheese-2 wine-2"}, "olive-2");
  table.play_suspected(0, "olive-1", 0, "wine", {1});  // a lie: one cube, and olive-2 in its place
  table.finish_round();                                // 10 : 10
  EXPECT_EQ(table.state()["honor"], J("[[10],[10]]"));
  table.round_of(kGoodForBoth);
  const Json position = table.round_of(kGoodForBoth);
  Json won = event_of(position, "won");
  EXPECT_EQ(won["rule"], "CK-8.5");
  EXPECT_EQ(won["winners"], J("[1]"));
  EXPECT_EQ(won["scores"], J("[27,28]"));
  EXPECT_EQ(won["posthumous"], false);
  EXPECT_EQ(table.state()["winners"], J("[1]"));
}

TEST(CK_8_5, EqualOnesShareTheWinAndTheDeadDoNotCompete) {
  Table table(3);
  table.round_of({"olive cheese blue-poison", "olive cheese blue-poison", "caviar wine blue-poison"});        // 3 : 3 : 7
  table.round_of({"olive cheese red-poison", "olive cheese blue-poison", "caviar blue-poison blue-poison"});  // 3 : 3 : 5, dead
  ASSERT_EQ(table.state()["alive"], J("[true,true,false]"));
  const Json position = table.round_of({"olive wine blue-poison", "cheese cheese olive", ""});  // 5 : 5
  Json won = event_of(position, "won");
  EXPECT_EQ(won["scores"], J("[11,11,12]"));
  EXPECT_EQ(won["winners"], J("[0,1]"));
  EXPECT_EQ(won["rule"], "CK-8.5");
  EXPECT_EQ(table.state()["honor"][2], J("[7,5,0]"));
}

TEST(CK_8_5, ScoresMayBeNegative) {
  Table table(3);
  table.start({"blue-poison-1 red-poison-1 olive-1", "cheese-1 cheese-2 wine-1", "caviar-1 wine-2 olive-2"}, "blue-poison-2");
  table.play_suspected(0, "olive-1", 0, "wine", {1, 2});
  table.finish_round();
  table.round_of({"blue-poison blue-poison blue-poison", "olive cheese wine", "olive cheese wine"});
  EXPECT_EQ(table.state()["alive"], J("[false,true,true]"));
  table.round_of(std::vector<std::string>{"", "olive cheese wine", "olive cheese wine"});
  EXPECT_EQ(table.state()["scores"][0], -2);
}

TEST(CK_8_6, WithNobodyLeftTheMostHonorIsAPosthumousWin) {
  Table table(2);
  table.round_of({"red-poison olive olive", "blue-poison blue-poison cheese"});                   // 2 : 2
  const Json position = table.round_of({"red-poison caviar olive", "blue-poison cheese olive"});  // 6 : 3
  EXPECT_EQ(table.state()["alive"], J("[false,false]"));
  Json won = event_of(position, "won");
  EXPECT_EQ(won["rule"], "CK-8.6");
  EXPECT_EQ(won["winners"], J("[0]"));
  EXPECT_EQ(won["scores"], J("[8,5]"));
  EXPECT_EQ(won["posthumous"], true);
  EXPECT_EQ(table.state()["posthumous"], true);
  EXPECT_TRUE(position["actors"].empty());
}

TEST(CK_8_6, EqualOnesShareItAfterDishonor) {
  Table table(2);
  table.start({"red-poison-1 olive-1 cheese-2", "blue-poison-1 blue-poison-2 cheese-1"}, "olive-2");
  table.play_suspected(0, "cheese-2", 0, "wine", {1});  // one cube; olive-2 in its place
  table.finish_round();                                 // 2 : 2
  const Json position = table.round_of({"red-poison cheese olive", "blue-poison blue-poison cheese"});  // 3 : 2
  EXPECT_EQ(table.state()["alive"], J("[false,false]"));
  Json won = event_of(position, "won");
  EXPECT_EQ(won["rule"], "CK-8.6");
  EXPECT_EQ(won["scores"], J("[4,4]"));
  EXPECT_EQ(won["winners"], J("[0,1]"));
  EXPECT_EQ(won["posthumous"], true);
}

}  // namespace nightcap::tests::cocktail
