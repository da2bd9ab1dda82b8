// CK-9: expert mode, each part alone.
#include "tests/scenario/cocktail/table.hpp"

namespace nightcap::tests::cocktail {

namespace {

const std::vector<std::string> kHands{"olive-1 olive-2 blue-poison-1", "cheese-1 cheese-2 wine-1", "wine-2 caviar-1 cocktail-1",
                                      "olive-3 cheese-3 blue-poison-2"};
const char* const kReserve = "red-poison-1 red-poison-2 blue-poison-3 blue-poison-4";
const char* const kHandOver = R"({"hand_over":true})";

// Everybody but the starter has suspected wrongly and holds one cube.
void a_cube_for_the_others(Table& table, bool clockwise) {
  table.start(kHands, kReserve, clockwise);
  table.play_suspected(0, "olive-1", 0, "olive", {1, 2, 3});
  ASSERT_EQ(table.state()["cubes"], J("[0,1,1,1]"));
}

}  // namespace

TEST(CK_9_1, WhoeverSuspectedRightlyIsAskedInTurnOrderAfterTheLiar) {
  Table table(4, 0, kHandOver);
  a_cube_for_the_others(table, true);
  table.act(1, play("wine-1", 1, "caviar"));
  table.act(3, suspect());
  table.act(0, suspect());
  Json position = table.act(2, suspect());
  // The liar has taken all three cubes; seat 0 has none to give and isn't asked.
  EXPECT_TRUE(events_are(position, R"([
      {"type":"suspected","player":2},
      {"type":"turned-over","player":1,"true":false},
      {"type":"cubes","rule":"CK-4.7","player":1,"count":3}])"));
  Json state = table.state();
  EXPECT_EQ(state["cubes"], J("[0,4,1,1]"));
  EXPECT_EQ(state["phase"], "hand-over");
  EXPECT_EQ(state["hand_over"], J("[2,3]"));
  EXPECT_EQ(state["hands"][1].size(), 2u) << "the new card comes after the handing over";
  EXPECT_EQ(state["window"]["player"], 1) << "the window stays meanwhile";
  EXPECT_EQ(position["actors"], J("[2]"));
  EXPECT_EQ(table.legal(2).size(), 2u);
  EXPECT_TRUE(table.is_legal(2, hand_over(true)) && table.is_legal(2, hand_over(false)));
  EXPECT_TRUE(table.legal(3).empty());
  EXPECT_EQ(table.refuse(3, hand_over(true)), "not-your-turn");
  EXPECT_EQ(table.refuse(0, hand_over(true)), "not-your-turn");
  EXPECT_EQ(table.refuse(2, pass()), "illegal-action");

  position = table.act(2, hand_over(true));
  EXPECT_TRUE(events_are(position, R"([{"type":"handed-over","rule":"CK-9.1","player":2,"to":1}])"));
  EXPECT_EQ(position["actors"], J("[3]"));
  EXPECT_EQ(table.state()["cubes"], J("[0,4,0,1]")) << "the giver has one fewer, the liar as many as before";

  position = table.act(3, hand_over(false));
  EXPECT_TRUE(events_are(position, R"([{"type":"kept","rule":"CK-9.1","player":3},
                                       {"type":"replaced","rule":"CK-4.8","player":1,"card":"red-poison-2"}])"));
  state = table.state();
  EXPECT_EQ(state["cubes"], J("[0,4,0,1]"));
  EXPECT_EQ(state["hand_over"], J("[]"));
  EXPECT_EQ(state["hands"][1], list("cheese-1 cheese-2 red-poison-2"));
  EXPECT_TRUE(state["window"].is_null());
  EXPECT_EQ(state["phase"], "turn");
  EXPECT_EQ(state["turn"], 2);
}

TEST(CK_9_1, TurnOrderIsTheDirectionOfPlay) {
  Table table(4, 0, kHandOver);
  a_cube_for_the_others(table, false);
  table.play_suspected(3, "olive-3", 3, "caviar", {0, 1, 2});
  EXPECT_EQ(table.state()["hand_over"], J("[2,1]")) << "counterclockwise from seat 3: 2, 1, and 0 has none";
}

TEST(CK_9_1, TheOrderStartsAfterTheLiarAndGoesRound) {
  Table table(4, 0, kHandOver);
  a_cube_for_the_others(table, true);
  table.serve(1, "cheese-1", 1);
  table.play_suspected(2, "wine-2", 2, "caviar", {1, 3});
  EXPECT_EQ(table.state()["hand_over"], J("[3,1]"));
  table.act(3, hand_over(true));
  table.act(1, hand_over(true));
  EXPECT_EQ(table.state()["cubes"], J("[0,0,3,0]"));
}

TEST(CK_9_1, NobodyIsAskedWhoSuspectedWronglyOrNotAtAll) {
  Table table(4, 0, kHandOver);
  a_cube_for_the_others(table, true);
  const Json truth = table.play_suspected(1, "wine-1", 1, "wine", {2, 3});
  EXPECT_FALSE(event_of(truth, "replaced").is_null());
  EXPECT_EQ(table.state()["phase"], "turn");
  table.play_suspected(2, "wine-2", 2, "caviar", {3});
  EXPECT_EQ(table.state()["hand_over"], J("[3]")) << "seat 1 has a cube but didn't suspect";
}

TEST(CK_9_1, WithoutACubeThereIsNothingToHandOver) {
  Table table(4, 0, kHandOver);
  table.start(kHands, kReserve);
  table.play_suspected(0, "olive-1", 0, "caviar", {1, 2, 3});
  EXPECT_EQ(table.state()["phase"], "turn");
  EXPECT_EQ(table.state()["hands"][0].size(), 3u);
}

TEST(CK_9_1, WithoutThisPartNobodyIsAsked) {
  for (const char* options : {"{}", R"({"heavy_dishonor":true,"drunk":true})"}) {
    Table table(4, 0, options);
    a_cube_for_the_others(table, true);
    table.play_suspected(1, "wine-1", 1, "caviar", {2, 3});
    EXPECT_EQ(table.state()["phase"], "turn");
    EXPECT_EQ(table.state()["cubes"], J("[0,3,1,1]"));
  }
}

TEST(CK_9_2, DishonorWeighsMore) {
  // A table of nine where seat 1 is caught lying by one, seat 2 by two … seat 8 by eight, and seat 0 by eight, and twice
  // more in the second round.
  const std::array<int, 11> heavy{0, 1, 3, 5, 8, 10, 12, 14, 16, 18, 20};
  for (const bool weighs_more : {true, false}) {
    Table table(9, 0, weighs_more ? R"({"heavy_dishonor":true})" : "{}");
    std::vector<std::string> hands(9, "blue-poison");
    table.start(hands, "olive-1 olive-2 olive-3 olive-4 olive-5 olive-6 cheese-1 cheese-2 cheese-3");
    for (int liar = 0; liar < 9; ++liar) {
      std::vector<int> suspects;
      for (int seat = 0; seat < 9 && static_cast<int>(suspects.size()) < (liar == 0 ? 8 : liar); ++seat)
        if (seat != liar) suspects.push_back(seat);
      table.play_suspected(liar, table.state()["hands"][liar][0], liar, "wine", suspects);
    }
    EXPECT_EQ(table.state()["cubes"], J("[8,1,2,3,4,5,6,7,8]"));
    table.finish_round();
    ASSERT_EQ(table.state()["alive"][0], true);
    table.deal({"olive-1"});
    while (table.state()["turn"] != 0 || table.state()["phase"] != "turn") table.polite_step();
    std::vector<int> two;
    for (int seat = 1; two.size() < 2; ++seat)
      if (table.state()["alive"][seat]) two.push_back(seat);
    table.play_suspected(0, "olive-1", 0, "wine", two);
    table.finish_round();
    table.deal({});
    table.finish_round();
    const Json state = table.state();
    ASSERT_EQ(state["phase"], "over");
    EXPECT_EQ(state["cubes"], J("[10,1,2,3,4,5,6,7,8]"));
    for (std::size_t seat = 0; seat < 9; ++seat) {
      int honor = 0;
      for (const Json& points : state["honor"][seat]) honor += points.get<int>();
      const int cubes = state["cubes"][seat];
      EXPECT_EQ(honor - state["scores"][seat].get<int>(), weighs_more ? heavy[static_cast<std::size_t>(cubes)] : cubes)
          << cubes;
    }
  }
}

TEST(CK_9_2, ItDecidesWhoWins) {
  for (const bool weighs_more : {true, false}) {
    Table table(2, 0, weighs_more ? R"({"heavy_dishonor":true})" : "{}");
    table.start({"caviar-1 wine-1 olive-1", "cheese-1 cheese-2 wine-2"}, "olive-2 blue-poison-1");
    table.play_suspected(0, "olive-1", 0, "wine", {1});  // the first cube; olive-2 in its place
    table.serve(1, "cheese-1", 1);
    table.play_suspected(0, "olive-2", 0, "wine", {1});  // the second; a blue poison in its place
    table.finish_round();                                // caviar and wine, 7, against 10
    EXPECT_EQ(table.state()["honor"], J("[[7],[10]]"));
    table.round_of({"caviar wine olive", "olive cheese wine"});    // 10 : 9
    table.round_of({"caviar wine cheese", "olive olive cheese"});  // 11 : 4
    EXPECT_EQ(table.state()["scores"], weighs_more ? J("[25,23]") : J("[26,23]"));
  }
}

TEST(CK_9_3, TwoGlassesGiveNoHonorInThatRound) {
  Table table(9, 0, R"({"drunk":true})");
  table.round_of({"wine wine blue-poison", "wine cocktail cheese", "cocktail cocktail caviar", "wine cheese cheese",
                  "olive olive cheese", "caviar blue-poison blue-poison", "olive cheese blue-poison", "olive olive blue-poison",
                  "cheese olive red-poison"});
  const Json state = table.state();
  EXPECT_EQ(state["honor"], J("[[0],[0],[0],[10],[4],[5],[3],[2],[3]]"));
  EXPECT_EQ(state["blue"], J("[1,0,0,0,0,2,1,1,0]")) << "poisons count as ever";
  const Json scored = table.heard_of(0, "scored");
  for (std::size_t seat = 0; seat < 9; ++seat) {
    const bool drunk = seat < 3;
    EXPECT_EQ(scored[seat]["drunk"], drunk) << seat;
    EXPECT_EQ(scored[seat]["honor"], state["honor"][seat][0]);
  }
}

TEST(CK_9_3, TheNextRoundIsSoberAgain) {
  Table table(2, 0, R"({"drunk":true})");
  table.round_of({"wine wine caviar", "olive olive cheese"});
  table.round_of({"olive cheese wine", "olive cheese wine"});
  EXPECT_EQ(table.state()["honor"], J("[[0,9],[4,9]]"));
}

TEST(CK_9_3, TheDrunkCanBePoisoned) {
  Table table(3, 0, R"({"drunk":true})");
  table.round_of({"blue-poison blue-poison wine", "olive cheese wine", ""});
  EXPECT_EQ(table.state()["honor"][0], J("[2]")) << "one glass is fine";
  table.round_of({"wine wine blue-poison", "olive cheese caviar", ""});
  EXPECT_EQ(table.state()["honor"][0], J("[2,0]"));
  EXPECT_EQ(table.state()["alive"][0], false);
}

TEST(CK_9_3, WithoutThisPartNobodyGetsDrunk) {
  for (const char* options : {"{}", R"({"hand_over":true,"heavy_dishonor":true})"}) {
    Table table(2, 0, options);
    table.round_of({"wine wine caviar", "olive olive cheese"});
    EXPECT_EQ(table.state()["honor"], J("[[9],[4]]"));
    EXPECT_EQ(table.heard_of(0, "scored")[0]["drunk"], false);
  }
}

}  // namespace nightcap::tests::cocktail
