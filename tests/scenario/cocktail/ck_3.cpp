// CK-3: a turn.
#include "tests/scenario/cocktail/table.hpp"

namespace nightcap::tests::cocktail {

namespace {

// Seat 0 has served seat 1 all three cards and been given nothing: every bite of seat 1 was suspected away. It is seat 0's
// turn, with an empty hand and an empty cocktail; seat 1 holds three cards.
void leave_nothing_to_do(Table& table) {
  table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2"}, "caviar-1 blue-poison-1 blue-poison-2 red-poison-1");
  table.serve(0, "olive-1", 1);
  table.play_suspected(1, "cheese-2", 0, "cheese", {0});
  table.serve(0, "olive-2", 1);
  table.play_suspected(1, "wine-1", 0, "wine", {0});
  table.serve(0, "cheese-1", 1);
  table.play_suspected(1, "wine-2", 0, "wine", {0});
}

}  // namespace

TEST(CK_3_1, APlayerWithNothingToDoWaitsAndMayPlayOnLater) {
  Table table(2);
  leave_nothing_to_do(table);
  ASSERT_EQ(table.state()["turn"], 0);
  EXPECT_EQ(table.legal(0), Json::array({pass()}));
  EXPECT_EQ(table.refuse(0, take()), "illegal-action") << "an empty cocktail isn't taken while somebody holds a card";

  const Json position = table.act(0, pass());
  EXPECT_TRUE(events_are(position, R"([{"type":"waited","rule":"CK-3.1","player":0}])"));
  EXPECT_EQ(position["actors"], J("[1]"));
  EXPECT_TRUE(table.state()["taken"][0].is_null());

  // Whoever waited is back as soon as there is something on their tray.
  table.serve(1, "caviar-1", 0);
  EXPECT_TRUE(table.is_legal(0, take()));
  EXPECT_FALSE(table.is_legal(0, pass()));
}

TEST(CK_3_1, NobodyPassesWhoCanPlayChangeOrTake) {
  Table table(2);
  table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2"});
  EXPECT_EQ(table.refuse(0, pass()), "illegal-action");
  for (int turn = 0; turn < 3; ++turn)
    for (int player = 0; player < 2; ++player) table.serve(player, table.state()["hands"][player][0], player);
  EXPECT_FALSE(table.is_legal(0, pass()));
  EXPECT_EQ(table.refuse(0, pass()), "illegal-action") << "the hand is empty, but the cocktail can be taken";
}

TEST(CK_3_1, ATurnIsExactlyOneThing) {
  Table table(3);
  table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2", "caviar-1 blue-poison-1 blue-poison-2"});
  table.serve(0, "olive-1", 0);  // t1
  EXPECT_EQ(table.refuse(0, play("olive-2", 0, "olive")), "not-your-turn");
  EXPECT_TRUE(table.legal(0).empty());
  table.serve(1, "cheese-2", 1);  // t2
  table.serve(2, "caviar-1", 2);  // t3
  table.act(0, change("t1", "t2"));
  EXPECT_EQ(table.state()["turn"], 1);
  EXPECT_EQ(table.refuse(0, play("olive-2", 0, "olive")), "not-your-turn");
}

TEST(CK_3_1, WhoeverHasTakenIsSkipped) {
  Table table(3);
  table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2", "caviar-1 blue-poison-1 blue-poison-2"},
              "red-poison-1 blue-poison-3 blue-poison-4");
  // Seats 1 and 2 are suspected once each and have a card more to play; seat 0 takes first.
  table.serve(0, "olive-1", 0);
  table.play_suspected(1, "cheese-2", 1, "cheese", {0});
  table.play_suspected(2, "caviar-1", 2, "caviar", {0});
  table.serve(0, "olive-2", 0);
  table.serve(1, "wine-1", 1);
  table.serve(2, "blue-poison-1", 2);
  table.serve(0, "cheese-1", 0);
  table.serve(1, "wine-2", 1);
  table.serve(2, "blue-poison-2", 2);
  table.act(0, take());
  EXPECT_EQ(table.state()["turn"], 1);
  table.serve(1, "red-poison-1", 1);
  table.serve(2, "blue-poison-3", 2);
  EXPECT_EQ(table.state()["turn"], 1) << "seat 0 has taken";
  EXPECT_EQ(table.refuse(0, pass()), "not-your-turn");
  const Json position = table.act(1, take());
  EXPECT_EQ(position["actors"], J("[2]"));
}

TEST(CK_3_1, TheDeadAreSkipped) {
  Table table(4);
  // Seat 1 eats three blue poisons in the first round; the others play the second without them, both ways past them.
  table.round_of({"olive olive olive", "blue-poison blue-poison blue-poison", "cheese cheese cheese", "wine wine caviar"});
  ASSERT_EQ(table.state()["alive"], J("[true,false,true,true]"));
  table.deal({});
  ASSERT_EQ(table.state()["turn"], 3);
  for (const int expected : {3, 0, 2, 3, 0, 2}) {
    const Json state = table.state();
    ASSERT_EQ(state["turn"], expected);
    table.serve(expected, state["hands"][expected][0], expected);
    EXPECT_TRUE(table.legal(1).empty());
  }
}

}  // namespace nightcap::tests::cocktail
