// MM-2: setup.
#include "tests/scenario/martinis/table.hpp"

namespace nightcap::tests::martinis {
namespace {

Json new_game(int players) {
  return {{"cmd", "new"}, {"game", "martinis-and-men"}, {"players", players}, {"chance", "external"}};
}
Json new_game(int players, int starter) {
  Json request = new_game(players);
  request["starter"] = starter;
  return request;
}

TEST(MM_2_1, TwoToSixPlayersMayPlay) {
  JsonTable table;
  for (int players : {-1, 0, 1, 7, 80}) EXPECT_EQ(table.bad(new_game(players, 0)), "bad-request") << players;
  for (int players = 2; players <= 6; ++players) {
    table.good(new_game(players, 0));
    EXPECT_EQ(table.state()["players"], players);
    EXPECT_EQ(table.bad(new_game(7, 0)), "bad-request") << "and the game that stood before still stands";
  }
}

TEST(MM_2_1, SeatsAreNumberedFromZero) {
  JsonTable table;
  EXPECT_EQ(table.bad(new_game(3, 3)), "bad-request");
  EXPECT_EQ(table.bad(new_game(3, -1)), "bad-request");
  table.good(new_game(3, 2));
  EXPECT_EQ(table.state()["starter"], 2);
}

TEST(MM_2_1, TheTurnGoesToTheNextHigherSeatAndWrapsRound) {
  for (int players = 2; players <= 6; ++players) {
    Evening t({.players = players, .starter = players - 1, .options = {{"hand", 4}}});
    EXPECT_EQ(t.turn(), players - 1);
    for (int seat = 0; seat < players; ++seat) {
      t.idles();
      EXPECT_EQ(t.turn(), seat);
      EXPECT_EQ(t.actors(), Plain::array({seat}));
    }
  }
}

TEST(MM_2_2, EightyCardsAreShuffledSixGoToEachPlayerAndTheRestIsTheDeck) {
  for (int players = 2; players <= 6; ++players) {
    JsonTable table;
    table.good(new_game(players, 1));
    table.chance(box());
    const Plain state = plain(table.state());
    for (int seat = 0; seat < players; ++seat)
      EXPECT_EQ(state["hands"][static_cast<std::size_t>(seat)].size(), seat == 1 ? 7u : 6u);  // 1 has drawn (MM-3.1)
    EXPECT_EQ(state["deck"].size(), static_cast<std::size_t>(80 - 6 * players - 1));
    for (const char* empty : {"discard", "pool", "shown"}) EXPECT_TRUE(state[empty].empty()) << empty;
    EXPECT_EQ(state["phase"], "turn");
  }
}

TEST(MM_2_2, CardsAreDealtOneAtATimeFromTheTopStartingAtTheStartingPlayer) {
  JsonTable table;
  const Names deck = box();
  table.good(new_game(3, 2));
  table.chance(deck);
  const Plain state = plain(table.state());
  std::vector<Names> hands(3);
  for (std::size_t i = 0; i < 18; ++i) hands[(2 + i) % 3].push_back(deck[i]);
  hands[2].push_back(deck[18]);  // drawn
  EXPECT_EQ(state["hands"], Plain(hands));
  EXPECT_EQ(state["deck"], Plain(Names(deck.begin() + 19, deck.end())));
}

TEST(MM_2_2, HandsAreListedInAscendingOrderHoweverTheyWereDealt) {
  JsonTable table;
  Names deck = box();
  std::reverse(deck.begin(), deck.end());
  table.good(new_game(2, 0));
  table.chance(deck);
  for (const Plain& hand : plain(table.state())["hands"]) EXPECT_TRUE(std::is_sorted(hand.begin(), hand.end())) << hand;
}

TEST(MM_2_2, OnlyAnOrderOfTheSameEightyCardsIsADeal) {
  JsonTable table;
  table.good(new_game(3, 0));
  const auto refused = [&](const Json& outcome) { return table.bad({{"cmd", "chance"}, {"outcome", outcome}}); };
  Names short_deck = box(), doubled = box(), foreign = box(), long_deck = box();
  short_deck.pop_back();
  doubled[0] = doubled[1];
  foreign[0] = "m-shy-knight";
  long_deck.push_back("special-9");
  for (const Names& wrong : {short_deck, doubled, foreign, long_deck, Names{}}) EXPECT_EQ(refused(wrong), "illegal-action");
  EXPECT_EQ(refused("heart"), "illegal-action");
  EXPECT_EQ(table.refuse(0, action_of("pass")), "not-your-turn") << "nobody acts while the deck is shuffled";
}

TEST(MM_2_2, EverybodyHearsOfTheDealButSeesTheirOwnHandAlone) {
  Evening t({.starter = 1, .hands = {{"w-shy-geek"}, {"special-3"}, {"w-sporty-yuppie"}}, .draws = {"special-1"}});
  for (int player = 0; player < 3; ++player) {
    Json dealt;
    for (const Json& event : t.heard(player, 0))
      if (event["type"] == "dealt") dealt = event;
    ASSERT_FALSE(dealt.is_null());
    EXPECT_EQ(dealt["rule"], "MM-2.2");
    EXPECT_EQ(dealt["step"], 0);
    for (int other = 0; other < 3; ++other) {
      const Json& hand = dealt["hands"][static_cast<std::size_t>(other)];
      if (other != player) {
        EXPECT_TRUE(hand.is_null()) << hand;
        continue;
      }
      Names expected = t.at("/hands/" + std::to_string(player)).get<Names>();
      if (player == 1) std::erase(expected, "special-1");  // drawn, not dealt
      EXPECT_EQ(hand.get<Names>(), expected);
    }
  }
}

TEST(MM_2_2, TheHostHearsEveryHandThatWasDealt) {
  JsonTable table;
  const Names deck = box();
  table.good(new_game(2, 0));
  const Json dealt = event_of(table.chance(deck), "dealt");
  ASSERT_FALSE(dealt.is_null());
  std::vector<Names> hands(2);
  for (std::size_t i = 0; i < 12; ++i) hands[i % 2].push_back(deck[i]);
  EXPECT_EQ(plain(dealt["hands"]), Plain(hands));
}

TEST(MM_2_3, WhoeverThePlayersNameStarts) {
  for (int starter = 0; starter < 4; ++starter) {
    Evening t({.players = 4, .starter = starter, .draws = {"m-shy-geek"}});
    const Lines news = t.news();
    ASSERT_EQ(news.size(), 3u);
    EXPECT_EQ(news[0], "MM-2.3 starter player=" + std::to_string(starter));
    EXPECT_TRUE(news[1].starts_with("MM-2.2 dealt ")) << news[1];
    EXPECT_EQ(news[2], "MM-3.1 drew player=" + std::to_string(starter) + " card=m-shy-geek");
    EXPECT_EQ(t.at("/starter"), starter);
    EXPECT_EQ(t.turn(), starter);
  }
}

TEST(MM_2_3, IfNobodyIsNamedTheStarterIsDrawnBeforeTheFirstShuffle) {
  JsonTable table;
  const Json position = table.good(new_game(3));
  EXPECT_EQ(position["actors"], J(R"(["chance"])"));
  EXPECT_EQ(plain(position["chance"]), plain(R"({"type":"starter"})"));
  const Plain state = plain(table.state());
  EXPECT_TRUE(state["starter"].is_null());
  EXPECT_TRUE(state["turn"].is_null());
  EXPECT_EQ(state["hands"], plain("[[],[],[]]"));
  EXPECT_EQ(state["deck"], plain("[]"));
  for (const Json& wrong : {Json(3), Json(-1), Json("1"), Json(1.0), J("[1]")})
    EXPECT_EQ(table.bad({{"cmd", "chance"}, {"outcome", wrong}}), "illegal-action") << wrong;
  const Json next = table.chance(1);
  EXPECT_EQ(in_words_event(plain(event_of(next, "starter"))), "MM-2.3 starter player=1");
  EXPECT_EQ(next["chance"]["type"], "shuffle");
  EXPECT_EQ(table.state()["starter"], 1);
  table.chance(box());
  EXPECT_EQ(table.state()["turn"], 1);
}

TEST(MM_2_3, ASeedDrawsTheSameStarterEveryTimeAndSeedsDrawEverySeat) {
  std::set<int> starters;
  for (int seed = 0; seed < 60; ++seed) {
    const Json request = {{"cmd", "new"}, {"game", "martinis-and-men"}, {"players", 4}, {"seed", seed}};
    JsonTable table, again;
    const Json position = table.good(request);
    EXPECT_EQ(position, again.good(request));
    EXPECT_EQ(position["actors"], Json::array({table.state()["starter"]}));
    starters.insert(table.state()["starter"].get<int>());
  }
  EXPECT_EQ(starters, (std::set<int>{0, 1, 2, 3}));
}

}  // namespace
}  // namespace nightcap::tests::martinis
