// CK-4.1 to CK-4.4: playing a card.
#include "tests/scenario/cocktail/table.hpp"

namespace nightcap::tests::cocktail {

namespace {

const std::vector<std::string> kHands{"olive-1 olive-2 blue-poison-1", "cheese-1 cheese-2 wine-1",
                                      "wine-2 caviar-1 red-poison-1"};
const char* const kReserve = "blue-poison-2 blue-poison-3 blue-poison-4";

}  // namespace

TEST(CK_4_1, ACardGoesFaceDownIntoAnyCocktailDeclaredTrueOrNot) {
  Table table(3);
  table.start(kHands, kReserve);
  const Json position = table.act(0, play("blue-poison-1", 1, "caviar"));
  EXPECT_TRUE(events_are(position, R"([
      {"type":"played","rule":"CK-4.1","player":0,"to":1,"handle":"t1","declared":"caviar","card":"blue-poison-1"},
      {"type":"window","rule":"CK-4.5","player":0}])"));
  const Json state = table.state();
  EXPECT_TRUE(base::same_json(state["cocktails"],
                              J(R"([[],[{"handle":"t1","card":"blue-poison-1","declared":"caviar","by":0,"pit":false}],[]])")));
  EXPECT_EQ(state["hands"][0], list("olive-1 olive-2"));
  EXPECT_EQ(state["handles"], 1);
  EXPECT_EQ(state["phase"], "window");
}

TEST(CK_4_1, EveryCardFitsEveryCocktailUnderEveryKind) {
  Table table(3);
  table.start(kHands, kReserve);
  const Json actions = table.legal(0);
  EXPECT_EQ(actions.size(), 3u * 3u * 7u);
  for (const std::string& card : words(kHands[0]))
    for (int to = 0; to < 3; ++to)
      for (const std::string& kind : kKinds) EXPECT_TRUE(contains(actions, play(card, to, kind))) << card << to << kind;
}

TEST(CK_4_1, AKindThatIsNotInThisRoundsDeckMayBeDeclared) {
  Table table(2);
  table.start({"olive-1", ""});
  table.serve_as(0, "olive-1", 1, "cocktail");
  EXPECT_EQ(table.state()["cocktails"][1][0]["declared"], "cocktail");
}

TEST(CK_4_1, OnlyOnesOwnCardsOnOnesOwnTurn) {
  Table table(3);
  table.start(kHands, kReserve);
  EXPECT_EQ(table.refuse(0, play("cheese-1", 0, "cheese")), "illegal-action") << "in another hand";
  EXPECT_EQ(table.refuse(0, play("blue-poison-2", 0, "cheese")), "illegal-action") << "in the reserve";
  EXPECT_EQ(table.refuse(0, play("cocktail-1", 0, "cheese")), "illegal-action") << "in the box";
  EXPECT_EQ(table.refuse(1, play("cheese-1", 0, "cheese")), "not-your-turn");
  Json chatty = play("olive-1", 0, "olive");
  chatty["why"] = "hungry";
  EXPECT_EQ(table.refuse(0, chatty), "illegal-action");
  table.serve(0, "olive-1", 0);
  table.serve(1, "cheese-1", 1);
  table.serve(2, "wine-2", 2);
  EXPECT_EQ(table.refuse(0, play("olive-1", 0, "olive")), "illegal-action") << "already played";
}

TEST(CK_4_1, HandlesAreGivenInTheOrderOfPlayThroughTheWholeGame) {
  Table table(2);
  table.start({});
  table.finish_round();
  EXPECT_EQ(table.state()["handles"], 6);
  table.deal({});
  const Json state = table.state();
  const int turn = state["turn"];
  table.serve(turn, state["hands"][turn][0], 0);
  EXPECT_EQ(table.tray(0), "t7");
}

TEST(CK_4_2, AFullCocktailTakesNoFourthCard) {
  Table table(3);
  table.start(kHands, kReserve);
  table.serve(0, "olive-1", 1);
  table.serve(1, "cheese-1", 1);
  table.serve(2, "caviar-1", 1);
  EXPECT_EQ(table.tray(1), "t1 t2 t3");
  EXPECT_EQ(table.refuse(0, play("olive-2", 1, "olive")), "illegal-action");
  const Json actions = table.legal(0);
  EXPECT_EQ(count_of(actions, "play"), 2 * 2 * 7);
  for (const Json& action : actions) EXPECT_NE(action["to"], 1);
}

TEST(CK_4_2, ASuspectedCardMakesRoomAgain) {
  Table table(3);
  table.start(kHands, kReserve);
  table.serve(0, "olive-1", 1);
  table.serve(1, "cheese-1", 1);
  table.play_suspected(2, "caviar-1", 1, "caviar", {0});
  EXPECT_EQ(table.tray(1), "t1 t2");
  table.serve(0, "olive-2", 1);
  EXPECT_EQ(table.tray(1), "t1 t2 t4");
}

TEST(CK_4_2, ATakenCocktailReceivesNothing) {
  Table table(2);
  table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2"}, "caviar-1");
  table.serve(0, "olive-1", 0);
  table.play_suspected(1, "cheese-2", 1, "cheese", {0});
  table.serve(0, "olive-2", 0);
  table.serve(1, "wine-1", 1);
  table.serve(0, "cheese-1", 1);
  table.serve(1, "wine-2", 1);  // seat 1: three bites, one card left; seat 0: two bites
  table.act(0, take());
  EXPECT_EQ(table.refuse(1, play("caviar-1", 0, "caviar")), "illegal-action");
  EXPECT_EQ(count_of(table.legal(1), "play"), 0);
}

TEST(CK_4_3, PlayingACardBringsTheOlivePitBackAtOnce) {
  Table table(3);
  table.start(kHands, kReserve);
  table.serve(0, "olive-1", 0);   // t1
  table.serve(1, "cheese-1", 1);  // t2
  table.serve(2, "wine-2", 2);    // t3
  table.act(0, change("t1", "t2"));
  table.serve(1, "cheese-2", 2);  // t4
  table.serve(2, "caviar-1", 2);  // t5
  EXPECT_EQ(table.tray(0), "t2*") << "other people's plays leave it there";
  const Json position = table.act(0, play("olive-2", 1, "wine"));
  EXPECT_TRUE(events_are(position, R"([
      {"type":"played","rule":"CK-4.1","player":0,"to":1,"handle":"t6"},
      {"type":"pit-back","rule":"CK-4.3","player":0,"handle":"t2"},
      {"type":"window","rule":"CK-4.5","player":0}])"));
  EXPECT_EQ(table.tray(0), "t2");
}

TEST(CK_4_3, ThePitGoesBackEvenIfTheCardIsSuspectedAway) {
  Table table(3);
  table.start(kHands, kReserve);
  table.serve(0, "olive-1", 0);
  table.serve(1, "cheese-1", 1);
  table.serve(2, "wine-2", 2);
  table.act(0, change("t1", "t2"));
  table.serve(1, "cheese-2", 2);
  table.serve(2, "caviar-1", 2);
  table.play_suspected(0, "olive-2", 0, "wine", {1, 2});
  EXPECT_EQ(table.tray(0), "t2");
}

TEST(CK_4_3, AnotherPlayersPitStays) {
  Table table(3);
  table.start(kHands, kReserve);
  table.serve(0, "olive-1", 0);
  table.serve(1, "cheese-1", 1);
  table.serve(2, "wine-2", 2);
  table.act(0, change("t1", "t2"));
  const Json position = table.act(1, play("cheese-2", 0, "cheese"));
  EXPECT_TRUE(event_of(position, "pit-back").is_null());
  EXPECT_EQ(table.tray(0), "t2* t4");
}

TEST(CK_4_4, ADeclarationStaysWithItsCardForAllToSee) {
  Table table(3);
  table.start(kHands, kReserve);
  table.serve_as(0, "olive-1", 0, "caviar");        // t1
  table.serve_as(1, "cheese-1", 1, "blue-poison");  // t2
  table.serve_as(2, "wine-2", 2, "olive");          // t3
  table.act(0, change("t1", "t2"));
  table.act(1, change("t1", "t3"));
  EXPECT_EQ(table.tray(0) + " | " + table.tray(1) + " | " + table.tray(2), "t2* | t3* | t1");
  for (int player = 0; player < 3; ++player) {
    const Json view = table.view(player);
    EXPECT_EQ(Table::bite(view, "t1")["declared"], "caviar");
    EXPECT_EQ(Table::bite(view, "t2")["declared"], "blue-poison");
    EXPECT_EQ(Table::bite(view, "t3")["declared"], "olive");
  }
}

TEST(CK_4_4, WithoutTheMemoryAidADeclarationIsShownOnlyWhileTheCardIsPlayed) {
  Table table(3, 0, R"({"memory_aid":false})");
  table.start(kHands, kReserve);
  table.act(0, play("olive-1", 1, "caviar"));
  for (int player = 0; player < 3; ++player) EXPECT_EQ(Table::bite(table.view(player), "t1")["declared"], "caviar") << player;
  table.act(1, courtesy());
  for (int player = 0; player < 3; ++player)
    EXPECT_TRUE(Table::bite(table.view(player), "t1")["declared"].is_null()) << "seat " << player << " has to remember";
  EXPECT_EQ(Table::bite(table.state(), "t1")["declared"], "caviar") << "the state keeps it";
  table.act(1, play("cheese-1", 1, "wine"));
  EXPECT_EQ(Table::bite(table.view(2), "t2")["declared"], "wine");
  EXPECT_TRUE(Table::bite(table.view(2), "t1")["declared"].is_null());
  EXPECT_EQ(table.heard_of(2, "played")[0]["declared"], "caviar") << "it was heard at the time";
}

}  // namespace nightcap::tests::cocktail
