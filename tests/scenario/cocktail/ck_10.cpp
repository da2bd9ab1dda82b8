// CK-10: what is public.
#include <cstdint>

#include "tests/scenario/cocktail/table.hpp"

namespace nightcap::tests::cocktail {

namespace {

// The state with everything replaced that this player may not know: what the view has to say, no more and no less.
Json as_seen_by(int viewer, const Json& state) {
  Json seen = state;
  for (std::size_t seat = 0; seat < state["hands"].size(); ++seat)
    if (static_cast<int>(seat) != viewer) seen["hands"][seat] = state["hands"][seat].size();
  seen["reserve"] = state["reserve"].size();
  seen["unseen"] = state["unseen"].size();
  for (Json& cocktail : seen["cocktails"])
    for (Json& bite : cocktail) {
      if (bite["by"] != viewer) bite["card"] = nullptr;
      const bool being_played = !state["window"].is_null() && state["window"]["handle"] == bite["handle"];
      if (!state["options"]["memory_aid"].get<bool>() && !being_played) bite["declared"] = nullptr;
    }
  return seen;
}

void expect_the_view_of_everybody(JsonTable& table) {
  const Json state = table.state();
  for (int viewer = 0; viewer < state["players"].get<int>(); ++viewer) {
    const Json view = table.view(viewer);
    const Json expected = as_seen_by(viewer, state);
    for (const auto& [name, value] : expected.items()) {
      ASSERT_TRUE(view.contains(name)) << name;
      ASSERT_TRUE(base::same_json(view[name], value))
          << name << " for seat " << viewer << ": " << view[name] << " not " << value;
    }
  }
}

const std::vector<std::string> kHands{"olive-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2",
                                      "caviar-1 blue-poison-1 blue-poison-2"};

}  // namespace

TEST(CK_10_1, HandsTheReserveAndFaceDownKindsAreSecret) {
  Table table(3);
  table.start(kHands);
  table.serve_as(0, "olive-1", 1, "caviar");
  const Json view = table.view(1);
  EXPECT_TRUE(base::same_json(view["hands"], J(R"([2,["cheese-2","wine-1","wine-2"],3])")));
  EXPECT_EQ(view["reserve"], 3);
  EXPECT_EQ(view["unseen"], 0);
  EXPECT_TRUE(
      base::same_json(view["cocktails"], J(R"([[],[{"handle":"t1","card":null,"declared":"caviar","by":0,"pit":false}],[]])")));
  EXPECT_EQ(view["turn"], 1);
  EXPECT_EQ(Table::bite(table.view(0), "t1")["card"], "olive-1");
}

TEST(CK_10_1, AFaceDownCardIsSecretWhileItIsBeingPlayed) {
  Table table(3);
  table.start(kHands);
  table.act(0, play("olive-1", 1, "caviar"));
  EXPECT_EQ(Table::bite(table.view(0), "t1")["card"], "olive-1");
  EXPECT_TRUE(Table::bite(table.view(1), "t1")["card"].is_null());
  EXPECT_TRUE(Table::bite(table.view(2), "t1")["card"].is_null());
}

TEST(CK_10_1, WhoPlacedABiteKnowsItThroughEveryChange) {
  Table table(3);
  table.start(kHands);
  table.serve(0, "olive-1", 1);        // t1
  table.serve(1, "cheese-2", 1);       // t2
  table.serve(2, "blue-poison-1", 2);  // t3
  table.serve(0, "olive-2", 0);        // t4
  table.act(1, change("t1", "t3"));    // 1: t3* t2, 2: t1
  table.act(2, change("t1", "t4"));    // 2: t4*, 0: t1
  ASSERT_EQ(table.tray(0) + " | " + table.tray(1) + " | " + table.tray(2), "t1 | t3* t2 | t4*");
  const std::vector<std::pair<std::string, std::pair<int, std::string>>> bites{
      {"t1", {0, "olive-1"}}, {"t2", {1, "cheese-2"}}, {"t3", {2, "blue-poison-1"}}, {"t4", {0, "olive-2"}}};
  for (int player = 0; player < 3; ++player)
    for (const auto& [handle, placed] : bites) {
      const Json bite = Table::bite(table.view(player), handle);
      EXPECT_EQ(bite["by"], placed.first);
      if (player == placed.first)
        EXPECT_EQ(bite["card"], placed.second);
      else
        EXPECT_TRUE(bite["card"].is_null()) << "seat " << player << " never looked at " << handle;
    }
}

TEST(CK_10_1, EverybodyHearsWhatTheySawAndNoMore) {
  Table table(3);
  table.start(kHands, "red-poison-1");
  table.act(0, play("olive-1", 1, "caviar"));
  table.act(2, suspect());
  table.act(1, pass());
  table.serve(1, "cheese-2", 1);
  for (int player = 0; player < 3; ++player) {
    const Json dealt = table.heard_of(player, "dealt");
    for (std::size_t seat = 0; seat < 3; ++seat) {
      if (static_cast<int>(seat) == player) {
        Json hand = list(kHands[seat]);
        std::sort(hand.begin(), hand.end());
        EXPECT_EQ(dealt[0]["hands"][seat], hand) << "the order of dealing is not told";
      } else {
        EXPECT_TRUE(dealt[0]["hands"][seat].is_null());
      }
    }
    const Json played = table.heard_of(player, "played");
    EXPECT_EQ(played[0]["declared"], "caviar");
    EXPECT_EQ(played[0]["card"], player == 0 ? Json("olive-1") : Json(nullptr));
    EXPECT_EQ(played[1]["card"], player == 1 ? Json("cheese-2") : Json(nullptr));
    EXPECT_EQ(table.heard_of(player, "replaced")[0]["card"], player == 0 ? Json("red-poison-1") : Json(nullptr));
    EXPECT_EQ(table.heard_of(player, "turned-over")[0]["card"], "olive-1") << "turned over for all";
  }
}

TEST(CK_10_1, DiscardsTakenCocktailsHonorPoisonsAndCubesArePublic) {
  Table table(3);
  table.start({"red-poison-1 olive-2 cheese-1", "cheese-2 wine-1 wine-2", "caviar-1 blue-poison-1 blue-poison-2"}, "olive-1");
  table.play_suspected(0, "cheese-1", 0, "wine", {2});
  table.play_suspected(1, "cheese-2", 1, "cheese", {2});
  while (table.state()["took"].size() < 1) table.polite_step();
  const Json state = table.state();
  for (int player = 0; player < 3; ++player) {
    const Json view = table.view(player);
    for (const char* open : {"discards", "taken", "took", "honor", "blue", "red", "cubes", "turn", "alive", "changed", "round"})
      EXPECT_TRUE(base::same_json(view[open], state[open])) << open;
  }
}

TEST(CK_10_1, InWholeGamesEveryViewIsTheStateWithoutItsSecrets) {
  for (const char* options : {"{}", R"({"memory_aid":false})", R"({"hand_over":true,"heavy_dishonor":true,"drunk":true})"})
    for (int seed = 0; seed < 4; ++seed) {
      JsonTable table;
      const int players = 2 + seed;
      Json position = table.good(
          {{"cmd", "new"}, {"game", "cocktail"}, {"players", players}, {"seed", seed}, {"options", Json::parse(options)}});
      std::uint32_t dice = 12345u + static_cast<std::uint32_t>(seed);
      const auto pick = [&dice](std::size_t size) {
        dice = dice * 1664525u + 1013904223u;
        return (dice >> 8) % size;
      };
      for (int step = 0; !position["actors"].empty() && step < 2000; ++step) {
        expect_the_view_of_everybody(table);
        if (testing::Test::HasFatalFailure()) return;
        const Json actors = position["actors"];
        const int actor = actors[pick(actors.size())];
        const Json actions = table.legal(actor);
        ASSERT_FALSE(actions.empty());
        position = table.act(actor, actions[pick(actions.size())]);
      }
      EXPECT_EQ(table.state()["phase"], "over");
      expect_the_view_of_everybody(table);  // at the end nothing more is revealed
    }
}

TEST(CK_10_1, NobodyHearsASecretInAWholeGame) {
  Table table(4);
  table.start({});
  table.finish_round();
  table.deal({});
  table.finish_round();
  for (int player = 0; player < 4; ++player)
    for (const Json& event : table.heard(player, 0)) {
      const std::string type = event["type"];
      if (type == "played" || type == "replaced") {
        EXPECT_EQ(event["card"].is_null(), event["player"] != player) << event;
      }
      if (type != "dealt") continue;
      for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(event["hands"][seat].is_null(), seat != player) << event;
    }
}

}  // namespace nightcap::tests::cocktail
