// CK-4.5 to CK-4.8: suspicion.
#include "tests/scenario/cocktail/table.hpp"

namespace nightcap::tests::cocktail {

namespace {

const std::vector<std::string> kHands{"olive-1 olive-2 blue-poison-1", "cheese-1 cheese-2 wine-1", "wine-2 caviar-1 cocktail-1",
                                      "olive-3 cheese-3 blue-poison-2"};
const char* const kReserve = "red-poison-1 red-poison-2 blue-poison-3 blue-poison-4";

// Two players; seat 0 has taken, seat 1 was suspected once and so has one card more, and the reserve isn't empty.
void first_one_takes(Table& table) {
  table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2"}, "caviar-1");
  table.serve(0, "olive-1", 0);
  table.serve(1, "cheese-2", 1);
  table.serve(0, "olive-2", 0);
  table.play_suspected(1, "wine-1", 1, "wine", {0});
  table.serve(0, "cheese-1", 0);
  table.serve(1, "wine-2", 1);
  table.act(0, take());
}

}  // namespace

TEST(CK_4_5, EveryOtherLivingPlayerMaySuspect) {
  Table table(4);
  table.start(kHands, kReserve);
  const Json position = table.act(0, play("olive-1", 1, "olive"));
  EXPECT_EQ(position["actors"], J("[1,2,3]"));
  for (const int player : {1, 2, 3}) {
    EXPECT_TRUE(table.is_legal(player, suspect()));
    EXPECT_TRUE(table.is_legal(player, pass()));
  }
  EXPECT_TRUE(table.legal(0).empty());
  EXPECT_EQ(table.refuse(0, suspect()), "not-your-turn");
  EXPECT_EQ(table.refuse(1, play("cheese-1", 1, "cheese")), "illegal-action");
  EXPECT_TRUE(base::same_json(table.state()["window"], J(R"({"player":0,"to":1,"handle":"t1","answers":{}})")));
}

TEST(CK_4_5, SeveralMaySuspectAndEachAnswersOnce) {
  Table table(4);
  table.start(kHands, kReserve);
  table.act(0, play("olive-1", 1, "olive"));
  Json position = table.act(3, suspect());
  EXPECT_TRUE(events_are(position, R"([{"type":"suspected","rule":"CK-4.5","player":3}])"));
  EXPECT_EQ(position["actors"], J("[1,2]"));
  EXPECT_EQ(table.refuse(3, suspect()), "not-your-turn");
  EXPECT_EQ(table.refuse(3, pass()), "not-your-turn");
  position = table.act(2, pass());
  EXPECT_TRUE(events_are(position, R"([{"type":"window-passed","rule":"CK-4.5","player":2}])"));
  EXPECT_TRUE(base::same_json(table.state()["window"]["answers"], J(R"({"3":"suspect","2":"pass"})")));
  EXPECT_EQ(table.state()["phase"], "window");
  table.act(1, suspect());
  EXPECT_EQ(table.state()["phase"], "turn");
  EXPECT_EQ(table.state()["cubes"], J("[0,1,0,1]"));
  EXPECT_TRUE(table.state()["window"].is_null());
}

TEST(CK_4_5, NoWindowOpensOnceTheReserveIsEmpty) {
  Table table(3);
  table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2", "caviar-1 blue-poison-1 blue-poison-2"});
  table.play_suspected(0, "olive-1", 0, "olive", {1});
  table.play_suspected(1, "cheese-2", 1, "cheese", {2});
  EXPECT_EQ(table.state()["reserve"].size(), 1u);
  table.play_suspected(2, "caviar-1", 2, "caviar", {1});
  EXPECT_TRUE(table.state()["reserve"].empty());
  const Json position = table.act(0, play("olive-2", 1, "caviar"));
  EXPECT_TRUE(events_are(position, R"([{"type":"played","player":0,"handle":"t4"},
                                       {"type":"no-window","rule":"CK-4.5","player":0}])"));
  EXPECT_EQ(position["actors"], J("[1]"));
  EXPECT_EQ(table.state()["phase"], "turn");
  EXPECT_TRUE(table.state()["window"].is_null());
  EXPECT_EQ(table.refuse(2, suspect()), "not-your-turn");
  EXPECT_EQ(table.refuse(1, suspect()), "illegal-action");
  EXPECT_EQ(table.refuse(1, courtesy()), "illegal-action");
}

TEST(CK_4_5, WhoeverHasTakenMayStillSuspectAndBeCourteous) {
  for (const bool suspecting : {true, false}) {
    Table table(2);
    first_one_takes(table);
    const Json position = table.act(1, play("caviar-1", 1, "caviar"));
    EXPECT_EQ(position["actors"], J("[0]"));
    EXPECT_EQ(table.legal(0).size(), 3u);
    table.act(0, suspecting ? suspect() : courtesy());
    EXPECT_EQ(table.state()["cubes"][0], suspecting ? 2 : 1);
  }
}

TEST(CK_4_5, TheDeadDoNotAnswer) {
  Table table(3);
  table.start({"blue-poison-1 blue-poison-2 blue-poison-3", "olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2"}, "caviar-1");
  for (const char* poison : {"blue-poison-1", "blue-poison-2", "blue-poison-3"}) {
    table.serve(0, poison, 0);
    const Json state = table.state();
    const std::string card = state["hands"][1][0];
    if (card == "cheese-1")
      table.play_suspected(1, card, 1, "cheese", {2});
    else
      table.serve(1, card, 1);
    table.serve(2, state["hands"][2][0], 2);
  }
  table.act(0, take());  // three blue poisons: dead
  ASSERT_EQ(table.state()["alive"][0], false);
  const std::string card = table.state()["hands"][1][0];
  const Json position = table.act(1, play(card, 1, "caviar"));
  EXPECT_EQ(position["actors"], J("[2]"));
  EXPECT_EQ(table.refuse(0, suspect()), "not-your-turn");
  EXPECT_EQ(table.refuse(0, courtesy()), "not-your-turn");
  table.act(2, pass());
  EXPECT_EQ(table.state()["phase"], "turn") << "everybody who lives has answered";
}

TEST(CK_4_5, NoWindowOpensForTheLastOneLiving) {
  Table table(2);
  table.round_of({"olive olive cheese", "red-poison cheese wine"});
  table.deal({"olive-1 olive-2 cheese-1", "red-poison-1 wine-1 cheese-2"}, "wine-2 caviar-1");
  table.serve(1, "red-poison-1", 1);
  table.play_suspected(0, "olive-1", 0, "olive", {1});
  table.serve(1, "wine-1", 1);
  table.serve(0, "olive-2", 0);
  table.serve(1, "cheese-2", 1);
  table.serve(0, "cheese-1", 0);
  table.act(1, take());  // the second red poison
  ASSERT_EQ(table.state()["alive"], J("[true,false]"));
  ASSERT_EQ(table.state()["reserve"].size(), 3u);
  const Json position = table.act(0, play("wine-2", 0, "caviar"));
  EXPECT_TRUE(event_of(position, "window").is_null());
  EXPECT_EQ(position["actors"], J("[0]"));
  EXPECT_EQ(table.state()["phase"], "turn");
  EXPECT_TRUE(table.state()["window"].is_null());
}

TEST(CK_4_6, OnlyTheOneServedSaysThankYou) {
  Table table(4);
  table.start(kHands, kReserve);
  table.act(0, play("blue-poison-1", 1, "olive"));
  EXPECT_TRUE(table.is_legal(1, courtesy()));
  EXPECT_EQ(table.legal(1).size(), 3u);
  EXPECT_FALSE(table.is_legal(2, courtesy()));
  EXPECT_EQ(table.legal(3).size(), 2u);
  EXPECT_EQ(table.refuse(2, courtesy()), "illegal-action");
  EXPECT_EQ(table.refuse(0, courtesy()), "not-your-turn");
  const Json position = table.act(1, courtesy());
  EXPECT_TRUE(events_are(position, R"([{"type":"courtesy","rule":"CK-4.6","player":1},
                                       {"type":"unsuspected","rule":"CK-4.6","handle":"t1"}])"));
  EXPECT_EQ(position["actors"], J("[1]")) << "the turn is over";
  EXPECT_EQ(table.refuse(2, suspect()), "not-your-turn") << "from then on nobody can suspect it";
  EXPECT_EQ(table.tray(1), "t1");
  EXPECT_EQ(table.state()["reserve"].size(), 4u);
  EXPECT_EQ(table.state()["hands"][0].size(), 2u);
}

TEST(CK_4_6, AnyOtherLivingPlayerSaysBonAppetit) {
  for (const int polite : {1, 2, 3}) {
    Table table(4);
    table.start(kHands, kReserve);
    table.act(0, play("olive-1", 0, "olive"));
    for (const int player : {1, 2, 3}) EXPECT_EQ(table.legal(player).size(), 3u);
    const Json position = table.act(polite, courtesy());
    EXPECT_EQ(event_types(position), (Words{"courtesy", "unsuspected"}));
    EXPECT_EQ(table.state()["phase"], "turn");
  }
}

TEST(CK_4_6, ACourtesyClosesTheWindowAndEarlierSuspicionsStand) {
  Table table(4);
  table.start(kHands, kReserve);
  table.act(0, play("blue-poison-1", 1, "olive"));
  table.act(2, suspect());
  const Json position = table.act(1, courtesy());
  EXPECT_TRUE(events_are(position, R"([
      {"type":"courtesy","rule":"CK-4.6","player":1},
      {"type":"turned-over","rule":"CK-4.7","player":0,"handle":"t1","card":"blue-poison-1","declared":"olive","true":false},
      {"type":"cubes","rule":"CK-4.7","player":0,"count":1},
      {"type":"replaced","rule":"CK-4.8","player":0,"card":"red-poison-1"}])"));
  EXPECT_EQ(table.refuse(3, suspect()), "not-your-turn") << "seat 3 was too slow";
  EXPECT_EQ(table.state()["cubes"], J("[1,0,0,0]"));
}

TEST(CK_4_6, WhoeverHasSuspectedCannotThankAnyMore) {
  Table table(4);
  table.start(kHands, kReserve);
  table.act(0, play("olive-1", 1, "olive"));
  table.act(1, suspect());
  EXPECT_EQ(table.refuse(1, courtesy()), "not-your-turn");
}

TEST(CK_4_6, TheWindowClosesWhenEverybodyHasPassed) {
  Table table(4);
  table.start(kHands, kReserve);
  table.act(0, play("blue-poison-1", 1, "olive"));
  table.act(2, pass());
  table.act(1, pass());
  const Json position = table.act(3, pass());
  EXPECT_TRUE(events_are(position, R"([{"type":"window-passed","rule":"CK-4.5","player":3},
                                       {"type":"unsuspected","rule":"CK-4.6","handle":"t1"}])"));
  EXPECT_EQ(table.state()["turn"], 1);
  EXPECT_EQ(table.tray(1), "t1");
}

TEST(CK_4_7, ATrueDeclarationCostsEverySuspectingPlayerACube) {
  Table table(4);
  table.start(kHands, kReserve);
  table.act(0, play("olive-1", 1, "olive"));
  table.act(3, suspect());
  table.act(1, pass());
  const Json position = table.act(2, suspect());
  EXPECT_EQ(event_types(position), (Words{"suspected", "turned-over", "cubes", "cubes", "replaced"}));
  EXPECT_TRUE(base::same_json(event_of(position, "turned-over")["true"], Json(true)));
  for (const std::size_t i : {2u, 3u}) {
    EXPECT_EQ(position["events"][i]["rule"], "CK-4.7");
    EXPECT_EQ(position["events"][i]["count"], 1);
  }
  const Json state = table.state();
  EXPECT_EQ(state["cubes"], J("[0,0,1,1]"));
  EXPECT_EQ(state["discards"], list("olive-1"));
  EXPECT_TRUE(state["cocktails"][1].empty()) << "the card has left the cocktail";
}

TEST(CK_4_7, ALieCostsTheLiarACubeForEverySuspicion) {
  for (int suspects = 1; suspects <= 3; ++suspects) {
    Table table(4);
    table.start(kHands, kReserve);
    const std::vector<int> seats{3, 1, 2};
    const Json position = table.play_suspected(0, "blue-poison-1", 0, "wine", {seats.begin(), seats.begin() + suspects});
    Json cubes = event_of(position, "cubes");
    EXPECT_EQ(cubes["player"], 0);
    EXPECT_EQ(cubes["count"], suspects);
    EXPECT_EQ(table.state()["cubes"], Json::array({suspects, 0, 0, 0}));
    EXPECT_EQ(table.state()["discards"], list("blue-poison-1"));
  }
}

TEST(CK_4_7, OneCardOfTheKindIsAsTrueAsAnother) {
  Table table(4);
  table.start(kHands, kReserve);
  const Json position = table.play_suspected(0, "olive-2", 0, "olive", {1});
  EXPECT_EQ(event_of(position, "turned-over")["true"], true);
}

TEST(CK_4_7, TheRowOfDiscardsIsInTheOrderOfTurningAndPublic) {
  Table table(4);
  table.start(kHands, kReserve);
  table.play_suspected(0, "olive-1", 2, "olive", {1});
  table.play_suspected(1, "wine-1", 1, "caviar", {2, 3});
  table.serve(2, "wine-2", 2);
  table.play_suspected(3, "cheese-3", 0, "cheese", {0});
  for (int player = 0; player < 4; ++player) EXPECT_EQ(table.view(player)["discards"], list("olive-1 wine-1 cheese-3"));
  EXPECT_EQ(table.state()["cubes"], J("[1,3,0,0]"));
}

TEST(CK_4_8, WhoeverWasSuspectedDrawsTheTopOfTheReserve) {
  for (const char* declared : {"olive", "wine"}) {
    Table table(4);
    table.start(kHands, kReserve);
    const Json position = table.play_suspected(0, "olive-1", 1, declared, {2});
    EXPECT_EQ(event_of(position, "replaced")["card"], "red-poison-1");
    EXPECT_EQ(event_of(position, "replaced")["rule"], "CK-4.8");
    const Json state = table.state();
    EXPECT_EQ(state["hands"][0], list("blue-poison-1 olive-2 red-poison-1"));
    EXPECT_EQ(state["reserve"], list("red-poison-2 blue-poison-3 blue-poison-4"));
    EXPECT_EQ(state["turn"], 1) << "the turn ends";
    EXPECT_EQ(position["actors"], J("[1]"));
  }
}

TEST(CK_4_8, AnUnsuspectedCardIsNotReplaced) {
  Table table(4);
  table.start(kHands, kReserve);
  table.serve(0, "olive-1", 1);
  EXPECT_EQ(table.state()["hands"][0], list("blue-poison-1 olive-2"));
  EXPECT_EQ(table.state()["reserve"].size(), 4u);
}

}  // namespace nightcap::tests::cocktail
