// CK-5: changing a bite.
#include "tests/scenario/cocktail/table.hpp"

namespace nightcap::tests::cocktail {

namespace {

// Three players, each with one bite of their own on the tray: t1 (olive), t2 (cheese), t3 (caviar). Seat 0's turn.
void one_bite_each(Table& table) {
  table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2", "caviar-1 blue-poison-1 blue-poison-2"});
  table.serve(0, "olive-1", 0);
  table.serve(1, "cheese-2", 1);
  table.serve(2, "caviar-1", 2);
}
// And each with two: t1 t4 | t2 t5 | t3 t6.
void two_bites_each(Table& table) {
  one_bite_each(table);
  table.serve(0, "olive-2", 0);
  table.serve(1, "wine-1", 1);
  table.serve(2, "blue-poison-1", 2);
}

Json changes(Table& table, int player) {
  Json found = Json::array();
  for (const Json& action : table.legal(player))
    if (action["type"] == "change") found.push_back(action);
  return found;
}

}  // namespace

TEST(CK_5_1, ABiteIsSwappedWithAnotherPlayersAndTheNewOneGetsThePit) {
  Table table(3);
  one_bite_each(table);
  const Json position = table.act(0, change("t1", "t2"));
  EXPECT_TRUE(events_are(position, R"([
      {"type":"changed","rule":"CK-5.1","player":0,"own":"t1","other":"t2","with":1},
      {"type":"pit","rule":"CK-5.1","player":0,"handle":"t2"}])"));
  const Json state = table.state();
  EXPECT_TRUE(base::same_json(state["cocktails"], J(R"([
      [{"handle":"t2","card":"cheese-2","declared":"cheese","by":1,"pit":true}],
      [{"handle":"t1","card":"olive-1","declared":"olive","by":0,"pit":false}],
      [{"handle":"t3","card":"caviar-1","declared":"caviar","by":2,"pit":false}]])")));
  EXPECT_EQ(position["actors"], J("[1]")) << "a change is the whole turn, and nobody suspects it";
}

TEST(CK_5_1, TheTwoBitesChangePlaces) {
  Table table(3);
  two_bites_each(table);
  table.act(0, change("t4", "t2"));
  EXPECT_EQ(table.tray(0), "t1 t2*");
  EXPECT_EQ(table.tray(1), "t4 t5");
  EXPECT_EQ(table.tray(2), "t3 t6");
}

TEST(CK_5_1, OfTwoOwnBitesTheSecondNamedGetsThePit) {
  for (const bool forwards : {true, false}) {
    Table table(3);
    two_bites_each(table);
    const Json position = forwards ? table.act(0, change("t1", "t4")) : table.act(0, change("t4", "t1"));
    EXPECT_EQ(event_of(position, "pit")["handle"], forwards ? "t4" : "t1");
    EXPECT_EQ(table.tray(0), forwards ? "t4* t1" : "t4 t1*");
  }
}

TEST(CK_5_1, EveryPairOfAnOwnAndAnotherBiteCanBeNamed) {
  Table table(3);
  two_bites_each(table);
  const Json actions = changes(table, 0);
  EXPECT_EQ(actions.size(), 2u * 4u + 2u) << "each own bite with four others, and the own pair both ways";
  for (const char* own : {"t1", "t4"})
    for (const char* other : {"t2", "t5", "t3", "t6"}) EXPECT_TRUE(contains(actions, change(own, other)));
  EXPECT_TRUE(contains(actions, change("t1", "t4")));
  EXPECT_TRUE(contains(actions, change("t4", "t1")));
  EXPECT_EQ(count_of(table.legal(0), "play"), 1 * 3 * 7);
}

TEST(CK_5_1, TheFirstNamedMustBeOnesOwnAndTheTwoDifferent) {
  Table table(3);
  two_bites_each(table);
  for (const Json& refused :
       {change("t2", "t1"), change("t2", "t3"), change("t1", "t1"), change("t1", "t7"), change("t1", "t0")})
    EXPECT_EQ(table.refuse(0, refused), "illegal-action") << refused.dump();
  EXPECT_EQ(table.refuse(1, change("t2", "t1")), "not-your-turn");
}

TEST(CK_5_1, WithoutABiteOfOnesOwnThereIsNothingToChange) {
  Table table(3);
  table.start({});
  EXPECT_TRUE(changes(table, 0).empty());
  const Json hand = table.state()["hands"][0];
  table.serve(0, hand[0], 1);
  table.serve(1, table.state()["hands"][1][0], 1);
  table.serve(2, table.state()["hands"][2][0], 1);
  EXPECT_TRUE(changes(table, 0).empty()) << "the own cocktail is empty";
}

TEST(CK_5_1, TakenCocktailsTakeNoPart) {
  Table table(2);
  table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2"}, "caviar-1");
  table.serve(0, "olive-1", 0);                       // t1
  table.serve(1, "cheese-2", 1);                      // t2
  table.serve(0, "olive-2", 0);                       // t3
  table.play_suspected(1, "wine-1", 1, "wine", {0});  // t4, away
  table.serve(0, "cheese-1", 0);                      // t5
  table.serve(1, "wine-2", 1);                        // t6
  EXPECT_EQ(changes(table, 0).size(), 3u * 2u + 3u * 2u);
  EXPECT_EQ(table.refuse(0, change("t1", "t4")), "illegal-action") << "that bite was turned over";
  table.act(0, take());
  EXPECT_TRUE(base::same_json(changes(table, 1), Json::array({change("t2", "t6"), change("t6", "t2")})) ||
              base::same_json(changes(table, 1), Json::array({change("t6", "t2"), change("t2", "t6")})));
  EXPECT_EQ(table.refuse(1, change("t2", "t1")), "illegal-action");
}

TEST(CK_5_1, AnEmptyHandMayStillChange) {
  Table table(2);
  table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2"});
  for (int turn = 0; turn < 3; ++turn)
    for (int player = 0; player < 2; ++player) table.serve(player, table.state()["hands"][player][0], player);
  EXPECT_EQ(table.legal(0).size(), 3u * 3u + 6u + 1u) << "with each of three, the own pairs, and taking";
  table.act(0, change("t1", "t2"));
  EXPECT_EQ(table.tray(0), "t2* t3 t5");
}

TEST(CK_5_2, NotTwiceInARow) {
  Table table(3);
  two_bites_each(table);
  table.act(0, change("t1", "t2"));
  EXPECT_EQ(table.state()["changed"], J("[true,false,false]"));
  table.serve(1, "wine-2", 1);
  table.serve(2, "blue-poison-2", 2);
  EXPECT_TRUE(changes(table, 0).empty());
  EXPECT_EQ(table.refuse(0, change("t4", "t5")), "illegal-action") << "neither bite carries a pit, but the cocktail does";
  EXPECT_EQ(table.refuse(0, change("t4", "t2")), "illegal-action");
  table.serve(0, "cheese-1", 0);
  EXPECT_EQ(table.state()["changed"], J("[false,false,false]"));
}

TEST(CK_5_2, APlayInBetweenAllowsTheNextChange) {
  Table table(3);
  one_bite_each(table);
  table.act(0, change("t1", "t2"));
  table.serve(1, "wine-1", 1);
  table.serve(2, "blue-poison-1", 2);
  table.serve(0, "olive-2", 0);
  table.serve(1, "wine-2", 1);
  table.serve(2, "blue-poison-2", 2);
  EXPECT_TRUE(table.is_legal(0, change("t2", "t1")));
  table.act(0, change("t2", "t1"));
  EXPECT_EQ(table.tray(0), "t1* t6");
}

TEST(CK_5_2, ThePitStaysUntilTheOwnerPlaysSoAnEmptyHandCanOnlyTake) {
  Table table(2);
  table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2"});
  for (int turn = 0; turn < 3; ++turn)
    for (int player = 0; player < 2; ++player) table.serve(player, table.state()["hands"][player][0], player);
  table.act(0, change("t1", "t2"));
  EXPECT_TRUE(table.is_legal(1, change("t1", "t3")));
  table.act(1, change("t1", "t3"));
  EXPECT_EQ(table.legal(0), Json::array({take()}));
  EXPECT_EQ(table.refuse(0, change("t1", "t5")), "illegal-action");
}

TEST(CK_5_2, AnotherPlayersPitDoesNotForbidOnesOwnChange) {
  Table table(3);
  two_bites_each(table);
  table.act(0, change("t1", "t2"));
  EXPECT_FALSE(changes(table, 1).empty());
  table.act(1, change("t5", "t4"));
  EXPECT_EQ(table.tray(0), "t2* t5") << "the unmarked bite of a cocktail with a pit can be changed by others";
  EXPECT_EQ(table.tray(1), "t1 t4*");
}

TEST(CK_5_3, ABiteWithAPitIsChangedByNobody) {
  Table table(3);
  two_bites_each(table);
  table.act(0, change("t1", "t2"));  // t2* t4 | t1 t5 | t3 t6
  const Json actions = changes(table, 1);
  EXPECT_EQ(actions.size(), 2u * 3u + 2u) << "t4, t3 and t6 for each own bite, and the own pair; not t2";
  for (const Json& action : actions) EXPECT_NE(action["other"], "t2");
  EXPECT_EQ(table.refuse(1, change("t1", "t2")), "illegal-action");
  table.serve(1, "wine-2", 1);
  EXPECT_EQ(table.refuse(2, change("t3", "t2")), "illegal-action");
  table.serve(2, "blue-poison-2", 2);
  table.serve(0, "cheese-1", 0);  // the pit goes back
  EXPECT_TRUE(table.is_legal(1, change("t1", "t2")));
}

}  // namespace nightcap::tests::cocktail
