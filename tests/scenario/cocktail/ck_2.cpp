// CK-2: setup of a round.
#include <set>

#include "tests/scenario/cocktail/table.hpp"

namespace nightcap::tests::cocktail {

namespace {

struct Row {
  int players;
  std::array<int, 7> of_kind;  // in the order of kKinds
  int cards;
  int reserve;
};
constexpr std::array<Row, 8> kRows{{
    {2, {2, 2, 2, 1, 0, 2, 1}, 10, 4},
    {3, {2, 2, 2, 1, 0, 4, 1}, 12, 3},
    {4, {3, 3, 2, 1, 1, 4, 2}, 16, 4},
    {5, {4, 4, 3, 1, 1, 5, 2}, 20, 5},
    {6, {4, 4, 3, 1, 2, 7, 3}, 24, 6},
    {7, {5, 5, 4, 1, 2, 8, 3}, 28, 7},
    {8, {5, 5, 4, 2, 3, 9, 4}, 32, 8},
    {9, {6, 6, 5, 2, 3, 10, 4}, 36, 9},
}};

Json new_game(int players) { return Json{{"cmd", "new"}, {"game", "cocktail"}, {"players", players}, {"chance", "external"}}; }

// The deck as chance was asked for, and a table of three with that deck dealt as it lies.
Json dealt_as_listed(Table& table) {
  const Json cards = table.state()["chance"]["cards"];
  table.chance(cards);
  return cards;
}

Json sorted(Json cards) {
  std::sort(cards.begin(), cards.end());
  return cards;
}

}  // namespace

TEST(CK_2_1, EveryNumberOfPlayersHasItsDeckOfTheLowestNumbers) {
  for (const Row& row : kRows) {
    Table table(row.players);
    std::set<std::string> expected;
    for (std::size_t kind = 0; kind < kKinds.size(); ++kind)
      for (int number = 1; number <= row.of_kind[kind]; ++number) expected.insert(kKinds[kind] + "-" + std::to_string(number));
    EXPECT_EQ(static_cast<int>(expected.size()), row.cards);
    const Json wanted = table.opening()["chance"];
    EXPECT_EQ(wanted["type"], "shuffle");
    EXPECT_EQ(wanted["cards"], Json(Words(expected.begin(), expected.end()))) << row.players << " players";
    EXPECT_EQ(table.opening()["actors"], list("chance"));
  }
}

TEST(CK_2_1, TwoToNineCanPlay) {
  JsonTable table;
  EXPECT_EQ(table.bad(new_game(1)), "bad-request");
  EXPECT_EQ(table.bad(new_game(10)), "bad-request");
  table.good(new_game(2));
  table.good(new_game(9));
}

TEST(CK_2_1, TheRoundIsAnnouncedWithTheLivingAndTheReserve) {
  Table table(4);
  table.deal({});
  const Json rounds = table.heard_of(2, "round");
  EXPECT_TRUE(same_events(rounds, R"([{"type":"round","rule":"CK-2.1","round":1,"players":[0,1,2,3],"reserve":4}])"));
}

TEST(CK_2_2, ThreeCardsEachAndTheRestIsTheReserve) {
  for (const Row& row : kRows) {
    Table table(row.players);
    const Json cards = dealt_as_listed(table);
    const Json state = table.state();
    for (const Json& hand : state["hands"]) EXPECT_EQ(hand.size(), 3u);
    EXPECT_EQ(static_cast<int>(state["reserve"].size()), row.reserve);
    EXPECT_EQ(state["reserve"][0], cards[static_cast<std::size_t>(3 * row.players)]) << "the reserve lies as the deck did";
    EXPECT_EQ(state["reserve"].back(), cards.back());
  }
}

TEST(CK_2_2, CardsAreDealtOneAtATimeFromTheStarterClockwise) {
  Table table(3, 1);
  const Json cards = dealt_as_listed(table);
  const Json hands = table.state()["hands"];
  EXPECT_EQ(hands[1], sorted({cards[0], cards[3], cards[6]}));
  EXPECT_EQ(hands[2], sorted({cards[1], cards[4], cards[7]}));
  EXPECT_EQ(hands[0], sorted({cards[2], cards[5], cards[8]}));
  const Json dealt = table.heard_of(2, "dealt");
  ASSERT_EQ(dealt.size(), 1u);
  EXPECT_EQ(dealt[0]["rule"], "CK-2.2");
}

TEST(CK_2_2, LaterRoundsAreDealtClockwiseFromTheirStarterWhicheverWayPlayGoes) {
  Table table(3, 0);
  table.start({}, "", false);
  table.finish_round();  // played 0, 2, 1: seat 1 took last
  const Json cards = dealt_as_listed(table);
  const Json state = table.state();
  ASSERT_EQ(state["starter"], 1);
  EXPECT_EQ(state["hands"][1], sorted({cards[0], cards[3], cards[6]}));
  EXPECT_EQ(state["hands"][2], sorted({cards[1], cards[4], cards[7]}));
  EXPECT_EQ(state["hands"][0], sorted({cards[2], cards[5], cards[8]}));
}

TEST(CK_2_2, OnlyAnOrderOfTheWholeDeckCanComeOut) {
  Table table(2);
  const Json cards = table.opening()["chance"]["cards"];
  Json short_deck = cards, doubled = cards, foreign = cards;
  short_deck.erase(0);
  doubled[0] = doubled[1];
  foreign[0] = "cocktail-1";
  for (const Json& impossible : {short_deck, doubled, foreign, Json("olive-1"), Json(3)})
    EXPECT_EQ(table.bad({{"cmd", "chance"}, {"outcome", impossible}}), "illegal-action");
  EXPECT_EQ(table.refuse(0, direction(true)), "not-your-turn") << "nobody acts while the deck is shuffled";
  table.chance(cards);
}

TEST(CK_2_3, ThereIsAnOlivePitForEverybodyAtOnceButNoSecondOne) {
  Table table(3);
  table.start({"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2", "caviar-1 blue-poison-1 blue-poison-2"});
  table.serve(0, "olive-1", 0);        // t1
  table.serve(1, "cheese-2", 1);       // t2
  table.serve(2, "caviar-1", 2);       // t3
  table.serve(0, "olive-2", 0);        // t4
  table.serve(1, "wine-1", 1);         // t5
  table.serve(2, "blue-poison-1", 2);  // t6
  table.act(0, change("t1", "t2"));
  table.act(1, change("t1", "t3"));
  table.act(2, change("t1", "t6"));
  EXPECT_EQ(table.tray(0), "t2* t4");
  EXPECT_EQ(table.tray(1), "t3* t5");
  EXPECT_EQ(table.tray(2), "t6* t1");
  for (int player = 0; player < 3; ++player) {
    EXPECT_EQ(count_of(table.legal(player), "change"), 0) << player;
    table.serve(player, table.state()["hands"][player][0], player);
  }
}

TEST(CK_2_4, ThePlayersSayWhoStarts) {
  for (int starter = 0; starter < 3; ++starter) {
    Table table(3, starter);
    const Json position = table.deal({});
    EXPECT_EQ(table.state()["starter"], starter);
    EXPECT_EQ(table.state()["turn"], starter);
    EXPECT_EQ(position["actors"], Json::array({starter}));
  }
}

TEST(CK_2_4, IfTheyDoNotASeatIsDrawnBeforeTheDeal) {
  JsonTable table;
  const Json opening = table.good(new_game(3));
  EXPECT_EQ(opening["actors"], list("chance"));
  EXPECT_EQ(opening["chance"]["type"], "starter");
  Json state = table.state();
  EXPECT_TRUE(state["starter"].is_null());
  EXPECT_TRUE(state["turn"].is_null());
  EXPECT_TRUE(state["reserve"].empty());
  for (const Json& hand : state["hands"]) EXPECT_TRUE(hand.empty());
  for (const Json& impossible : {Json(3), Json(-1), Json("0")})
    EXPECT_EQ(table.bad({{"cmd", "chance"}, {"outcome", impossible}}), "illegal-action");
  const Json position = table.chance(2);
  EXPECT_EQ(event_of(position, "starter")["player"], 2);
  EXPECT_EQ(event_of(position, "starter")["rule"], "CK-2.4");
  EXPECT_EQ(position["chance"]["type"], "shuffle");
  state = table.state();
  EXPECT_EQ(state["starter"], 2);
}

TEST(CK_2_4, TheSeedDrawsEverySeatAndTheSameOneAgain) {
  JsonTable table;
  std::set<int> starters;
  for (int seed = 0; seed < 40; ++seed) {
    const Json request{{"cmd", "new"}, {"game", "cocktail"}, {"players", 3}, {"seed", seed}};
    table.good(request);
    const Json first = table.state();
    table.good(request);
    EXPECT_EQ(first, table.state());
    starters.insert(first["starter"].get<int>());
  }
  EXPECT_EQ(starters, (std::set<int>{0, 1, 2}));
}

TEST(CK_2_5, TheStarterChoosesTheDirectionBeforeTheFirstTurn) {
  Table table(3, 1);
  table.deal({"", "olive-1", ""});
  EXPECT_EQ(table.state()["phase"], "direction");
  EXPECT_TRUE(table.state()["clockwise"].is_null());
  const Json choices = table.legal(1);
  EXPECT_EQ(choices.size(), 2u);
  EXPECT_TRUE(contains(choices, direction(true)) && contains(choices, direction(false)));
  EXPECT_TRUE(table.legal(0).empty());
  EXPECT_EQ(table.refuse(0, direction(true)), "not-your-turn");
  EXPECT_EQ(table.refuse(1, play("olive-1", 1, "olive")), "illegal-action");
  const Json position = table.act(1, direction(false));
  EXPECT_TRUE(events_are(position, R"([{"type":"direction","rule":"CK-2.5","player":1,"clockwise":false}])"));
  EXPECT_EQ(position["actors"], J("[1]"));
  EXPECT_EQ(table.state()["phase"], "turn");
  EXPECT_EQ(table.state()["clockwise"], false);
  EXPECT_EQ(table.refuse(1, direction(true)), "illegal-action");
}

TEST(CK_2_5, PlayGoesTheChosenWayRound) {
  for (const bool clockwise : {true, false}) {
    Table table(4, 1);
    table.start({}, "", clockwise);
    for (const int expected : clockwise ? std::vector<int>{1, 2, 3, 0, 1} : std::vector<int>{1, 0, 3, 2, 1}) {
      const Json state = table.state();
      ASSERT_EQ(state["turn"], expected) << (clockwise ? "clockwise" : "counterclockwise");
      table.serve(expected, state["hands"][expected][0], expected);
    }
  }
}

TEST(CK_2_5, TheDirectionHoldsForTheWholeGame) {
  Table table(3);
  table.start({}, "", false);
  table.finish_round();
  table.deal({});
  EXPECT_EQ(table.state()["phase"], "turn") << "nobody is asked a second time";
  EXPECT_EQ(table.state()["clockwise"], false);
  EXPECT_EQ(table.state()["turn"], 1);
  table.serve(1, table.state()["hands"][1][0], 1);
  EXPECT_EQ(table.state()["turn"], 0);
}

}  // namespace nightcap::tests::cocktail
