// CK-6: taking the cocktail.
#include "tests/scenario/cocktail/table.hpp"

namespace nightcap::tests::cocktail {

namespace {

// Seat 0 has one bite and an empty hand; seat 1 has three bites and, its own cocktail being full, two cards that no longer
// fit anywhere once seat 0 takes. The reserve holds two cards.
void one_bite_against_a_full_tray(Table& table) {
  table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2"}, "caviar-1 blue-poison-1 blue-poison-2 red-poison-1");
  table.serve(0, "olive-1", 0);                       // t1
  table.serve(1, "cheese-2", 1);                      // t2
  table.serve(0, "olive-2", 1);                       // t3
  table.play_suspected(1, "wine-1", 1, "wine", {0});  // t4, away; caviar-1 comes
  table.serve(0, "cheese-1", 1);                      // t5
  table.play_suspected(1, "wine-2", 0, "wine", {0});  // t6, away; blue-poison-1 comes
}

}  // namespace

TEST(CK_6_1, WithAnEmptyHandACocktailIsTakenHoweverSmall) {
  Table table(2);
  one_bite_against_a_full_tray(table);
  ASSERT_EQ(table.tray(0), "t1");
  EXPECT_EQ(table.legal(0).size(), 1u + 3u) << "take, or change with one of three";
  const Json position = table.act(0, take());
  EXPECT_TRUE(events_are(position, R"([
      {"type":"took","rule":"CK-6.3","player":0,"cards":["olive-1"]},
      {"type":"scored","rule":"CK-7.1","player":0,"honor":1,"blue":0,"red":0,"drunk":false}])"));
  EXPECT_EQ(table.state()["took"], J("[0]"));
}

TEST(CK_6_1, TwoBitesWillDoAndThreeToo) {
  Table table(2);
  table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2"});
  table.serve(0, "olive-1", 0);
  table.serve(1, "cheese-2", 1);
  table.serve(0, "olive-2", 0);
  table.play_suspected(1, "wine-1", 0, "wine", {0});
  table.serve(0, "cheese-1", 1);
  table.serve(1, "wine-2", 1);
  table.act(0, take());
  EXPECT_EQ(table.state()["taken"][0], list("olive-1 olive-2"));
  EXPECT_TRUE(table.state()["taken"][1].is_null());
}

TEST(CK_6_1, NotWhileThereIsACardToPlay) {
  Table table(2);
  table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2"});
  EXPECT_EQ(table.refuse(0, take()), "illegal-action");
  table.serve(0, "olive-1", 0);
  table.serve(1, "cheese-2", 0);
  table.serve(0, "olive-2", 0);
  table.serve(1, "wine-1", 1);
  ASSERT_EQ(table.tray(0), "t1 t2 t3");
  EXPECT_EQ(table.refuse(0, take()), "illegal-action") << "the own cocktail is full, but the other one has room";
}

TEST(CK_6_1, AnEmptyCocktailIsNotTaken) {
  Table table(2);
  table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2"});
  table.serve(0, "olive-1", 1);
  table.play_suspected(1, "cheese-2", 0, "cheese", {0});
  table.serve(0, "olive-2", 1);
  table.play_suspected(1, "wine-1", 0, "wine", {0});
  table.serve(0, "cheese-1", 1);
  table.play_suspected(1, "wine-2", 0, "wine", {0});
  ASSERT_EQ(table.state()["hands"][0].size(), 0u);
  EXPECT_EQ(table.refuse(0, take()), "illegal-action");
}

TEST(CK_6_2, CardsThatFitNowhereGoOutUnseen) {
  Table table(2);
  one_bite_against_a_full_tray(table);
  table.act(0, take());
  ASSERT_EQ(table.state()["hands"][1], list("blue-poison-1 caviar-1"));
  EXPECT_EQ(table.legal(1).size(), 1u + 6u) << "take, or change among the own bites";
  EXPECT_TRUE(table.is_legal(1, take()));
  EXPECT_EQ(table.refuse(1, pass()), "illegal-action");
  const Json position = table.act(1, take());
  EXPECT_EQ(event_of(position, "took")["cards"], list("olive-2 cheese-1 cheese-2"));
  EXPECT_EQ(event_of(position, "unseen")["player"], 1);
  EXPECT_EQ(event_of(position, "unseen")["count"], 2);
  EXPECT_EQ(event_of(position, "unseen")["rule"], "CK-6.2");
  EXPECT_EQ(table.state()["honor"][1], J("[5]")) << "what went out unseen doesn't count";
}

TEST(CK_6_2, TheOthersLearnOnlyHowManyWentOut) {
  // Three players, so that the round goes on after cards went out: seat 0 eats one bite, seat 1 two, seat 2 three.
  Table table(3);
  table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2", "caviar-1 blue-poison-1 blue-poison-2"},
              "red-poison-1 blue-poison-3 blue-poison-4");
  table.serve(0, "olive-1", 0);                                     // t1
  table.play_suspected(1, "cheese-2", 1, "cheese", {0});            // t2, away
  table.play_suspected(2, "caviar-1", 2, "caviar", {0});            // t3, away
  table.serve(0, "olive-2", 1);                                     // t4
  table.serve(1, "wine-1", 2);                                      // t5
  table.serve(2, "blue-poison-1", 2);                               // t6
  table.serve(0, "cheese-1", 1);                                    // t7
  table.serve(1, "wine-2", 2);                                      // t8
  table.play_suspected(2, "blue-poison-2", 1, "blue-poison", {0});  // t9, away
  table.act(0, take());                                             // t1
  table.serve(1, "red-poison-1", 1);                                // 1: t4 t7 t10; 2: t5 t6 t8
  ASSERT_EQ(table.state()["hands"][2], list("blue-poison-3 blue-poison-4"));
  ASSERT_EQ(table.state()["turn"], 2);
  table.act(2, take());
  const Json state = table.state();
  EXPECT_EQ(state["unseen"], list("blue-poison-3 blue-poison-4"));
  EXPECT_TRUE(state["hands"][2].empty());
  EXPECT_EQ(state["blue"], J("[0,0,1]"));
  EXPECT_EQ(state["turn"], 1);
  for (int player = 0; player < 3; ++player) {
    EXPECT_EQ(table.view(player)["unseen"], 2);
    const Json heard = table.heard_of(player, "unseen");
    EXPECT_TRUE(same_events(heard, R"([{"player":2,"count":2}])"));
    EXPECT_EQ(heard[0].dump().find("blue-poison"), std::string::npos);
  }
  table.act(1, take());
  table.deal({});
  EXPECT_TRUE(table.state()["unseen"].empty()) << "they are back in the next deck";
}

TEST(CK_6_2, WhileACocktailHasRoomTheCardsHaveToBePlayed) {
  Table table(2);
  table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2"}, "caviar-1");
  table.serve(0, "olive-1", 0);
  table.serve(1, "cheese-2", 1);
  table.serve(0, "olive-2", 0);
  table.play_suspected(1, "wine-1", 1, "wine", {0});
  table.serve(0, "cheese-1", 0);
  table.serve(1, "wine-2", 1);
  table.act(0, take());
  EXPECT_EQ(table.refuse(1, take()), "illegal-action") << "the own cocktail has room for one";
  table.serve(1, "caviar-1", 1);
  const Json position = table.act(1, take());
  EXPECT_TRUE(event_of(position, "unseen").is_null());
}

TEST(CK_6_3, ATakenCocktailIsListedByKindThenNumberForAllToSee) {
  Table table(9);
  table.round_of({"blue-poison-10 blue-poison-2 blue-poison-1", "wine-1 olive-2 caviar-1", "red-poison-1 cocktail-1 cheese-1",
                  "red-poison-2 blue-poison-3 cocktail-2", "caviar-2 wine-2 cheese-2", "wine-3 olive-5 olive-3",
                  "blue-poison-4 wine-4 cheese-4", "cheese-6 cheese-5 cheese-3", "red-poison-3 olive-4 blue-poison-9"});
  const std::vector<std::string> expected{"blue-poison-1 blue-poison-2 blue-poison-10",
                                          "olive-2 wine-1 caviar-1",
                                          "cheese-1 cocktail-1 red-poison-1",
                                          "cocktail-2 blue-poison-3 red-poison-2",
                                          "cheese-2 wine-2 caviar-2",
                                          "olive-3 olive-5 wine-3",
                                          "cheese-4 wine-4 blue-poison-4",
                                          "cheese-3 cheese-5 cheese-6",
                                          "olive-4 blue-poison-9 red-poison-3"};
  const Json took = table.heard_of(4, "took");
  ASSERT_EQ(took.size(), 9u);
  for (std::size_t i = 0; i < 9; ++i) {
    EXPECT_EQ(took[i]["player"], i);
    EXPECT_EQ(took[i]["cards"], list(expected[i]));
    EXPECT_EQ(took[i]["rule"], "CK-6.3");
  }
}

TEST(CK_6_3, TheOrderDoesNotTellWhoPutWhichCard) {
  // The same three cards in another order by other people: the same list.
  for (const bool swapped : {false, true}) {
    Table table(2);
    table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2"});
    table.serve(0, swapped ? "cheese-1" : "olive-1", swapped ? 0 : 1);
    table.serve(1, swapped ? "wine-1" : "cheese-2", swapped ? 0 : 1);
    table.serve(0, "olive-2", 0);
    table.serve(1, swapped ? "cheese-2" : "wine-1", swapped ? 1 : 0);
    table.serve(0, swapped ? "olive-1" : "cheese-1", swapped ? 1 : 0);
    table.serve(1, "wine-2", 1);
    table.act(0, take());
    EXPECT_EQ(table.state()["taken"][0], list("olive-2 cheese-1 wine-1"));
    EXPECT_TRUE(table.state()["cocktails"][0].empty());
    for (int player = 0; player < 2; ++player) EXPECT_EQ(table.view(player)["taken"][0], list("olive-2 cheese-1 wine-1"));
  }
}

TEST(CK_6_3, PitsGoBackToTheMiddle) {
  Table table(2);
  table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2"});
  for (int turn = 0; turn < 3; ++turn)
    for (int player = 0; player < 2; ++player) table.serve(player, table.state()["hands"][player][0], player);
  table.act(0, change("t1", "t2"));
  table.act(1, change("t1", "t3"));
  table.act(0, take());
  table.act(1, take());
  table.deal({});
  EXPECT_EQ(table.state()["cocktails"], J("[[],[]]"));
  EXPECT_EQ(table.state()["changed"], J("[false,false]"));
  const int turn = table.state()["turn"];
  table.serve(turn, table.state()["hands"][turn][0], turn);
  table.serve(1 - turn, table.state()["hands"][1 - turn][0], 1 - turn);
  EXPECT_EQ(count_of(table.legal(turn), "change"), 1) << "no pit of the last round is in the way";
}

}  // namespace nightcap::tests::cocktail
