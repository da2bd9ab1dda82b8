// CK-7: scoring a cocktail.
#include "tests/scenario/cocktail/table.hpp"

namespace nightcap::tests::cocktail {

namespace {

struct Portion {
  std::string cards;
  int honor;
};

// Deals every seat of a table of nine its cocktail as the hand; everybody serves themselves and takes.
void expect_honor(const std::vector<Portion>& portions) {
  Table table(9);
  std::vector<std::string> hands;
  for (const Portion& portion : portions) hands.push_back(portion.cards);
  table.round_of(hands);
  const Json honor = table.state()["honor"];
  const Json scored = table.heard_of(0, "scored");
  ASSERT_EQ(scored.size(), 9u);
  for (std::size_t seat = 0; seat < portions.size(); ++seat) {
    EXPECT_EQ(honor[seat], Json::array({portions[seat].honor})) << portions[seat].cards;
    EXPECT_EQ(scored[seat]["player"], seat);
    EXPECT_EQ(scored[seat]["honor"], portions[seat].honor) << portions[seat].cards;
    EXPECT_EQ(scored[seat]["rule"], "CK-7.1");
  }
}

}  // namespace

TEST(CK_7_1, OlivesAndCheesesAreWorthMoreWithAWine) {
  expect_honor({{"olive olive olive", 1 + 1 + 1},
                {"olive olive wine", 3 + 3 + 2},
                {"cheese cheese cheese", 2 + 2 + 2},
                {"cheese cheese wine", 4 + 4 + 2},
                {"olive cheese wine", 3 + 4 + 2},
                {"wine wine red-poison", 2 + 2},
                {"caviar caviar blue-poison", 5 + 5},
                {"red-poison blue-poison blue-poison", 0},
                {"red-poison blue-poison blue-poison", 0}});
}

TEST(CK_7_1, OneWineIsEnoughAndASecondAddsOnlyItself) {
  expect_honor({{"olive wine wine", 3 + 2 + 2},
                {"cheese wine wine", 4 + 2 + 2},
                {"olive olive cheese", 1 + 1 + 2},
                {"olive cheese cheese", 1 + 2 + 2},
                {"caviar wine blue-poison", 5 + 2},
                {"caviar olive blue-poison", 5 + 1},
                {"cheese red-poison blue-poison", 2},
                {"olive blue-poison cheese", 1 + 2},
                {"red-poison blue-poison blue-poison", 0}});
}

TEST(CK_7_1, WineHelpsOnlyTheCocktailItIsIn) {
  Table table(2);
  table.round_of({"olive olive cheese", "wine wine cheese"});
  EXPECT_EQ(table.state()["honor"], J("[[4],[8]]"));
}

TEST(CK_7_1, SmallerCocktailsScoreTheSameWay) {
  Table table(2);
  table.start({"olive-1 wine-1 cheese-1", "caviar-1 wine-2 cheese-2"});
  table.serve(0, "olive-1", 0);
  table.serve(1, "cheese-2", 1);
  table.serve(0, "wine-1", 0);
  table.play_suspected(1, "wine-2", 1, "wine", {0});
  table.serve(0, "cheese-1", 1);
  table.serve(1, "caviar-1", 1);
  table.act(0, take());
  EXPECT_EQ(table.state()["honor"][0], J("[5]")) << "an olive with a wine";
}

TEST(CK_7_2, ACocktailCardDoublesEverythingButWine) {
  expect_honor({{"cocktail olive olive", 2 * (1 + 1)},
                {"cocktail olive wine", 2 * 3 + 2},
                {"cocktail cheese wine", 2 * 4 + 2},
                {"olive olive olive", 3},
                {"cheese cheese cheese", 6},
                {"caviar wine wine", 9},
                {"blue-poison blue-poison red-poison", 0},
                {"blue-poison blue-poison red-poison", 0},
                {"blue-poison blue-poison red-poison", 0}});
  expect_honor({{"cocktail caviar wine", 2 * 5 + 2},
                {"cocktail cheese caviar", 2 * (2 + 5)},
                {"cocktail olive cheese", 2 * (1 + 2)},
                {"olive olive wine", 8},
                {"cheese cheese wine", 10},
                {"olive olive olive", 3},
                {"blue-poison blue-poison wine", 2},
                {"blue-poison blue-poison red-poison", 0},
                {"blue-poison blue-poison red-poison", 0}});
  expect_honor({{"cocktail wine wine", 2 + 2},
                {"cocktail olive blue-poison", 2 * 1},
                {"cocktail caviar caviar", 2 * (5 + 5)},
                {"cheese cheese cheese", 6},
                {"cheese cheese cheese", 6},
                {"olive olive olive", 3},
                {"olive olive wine", 8},
                {"blue-poison blue-poison wine", 2},
                {"blue-poison blue-poison wine", 2}});
}

TEST(CK_7_2, TwoCocktailCardsQuadruple) {
  expect_honor({{"cocktail cocktail caviar", 4 * 5},
                {"cocktail cheese cheese", 2 * (2 + 2)},
                {"caviar olive wine", 5 + 3 + 2},
                {"olive olive olive", 3},
                {"cheese cheese wine", 10},
                {"cheese wine wine", 8},
                {"blue-poison blue-poison wine", 2},
                {"blue-poison blue-poison red-poison", 0},
                {"blue-poison blue-poison red-poison", 0}});
  expect_honor({{"cocktail cocktail olive", 4 * 1},
                {"cocktail blue-poison red-poison", 0},
                {"cheese cheese cheese", 6},
                {"cheese cheese cheese", 6},
                {"olive olive olive", 3},
                {"olive olive wine", 8},
                {"caviar caviar wine", 12},
                {"wine wine wine", 6},
                {"blue-poison blue-poison red-poison", 0}});
}

TEST(CK_7_2, CocktailCardsAloneAreWorthNothing) {
  expect_honor({{"cocktail cocktail cocktail", 0},
                {"wine wine wine", 6},
                {"cheese cheese cheese", 6},
                {"cheese cheese cheese", 6},
                {"olive olive olive", 3},
                {"olive olive olive", 3},
                {"caviar caviar wine", 12},
                {"blue-poison blue-poison red-poison", 0},
                {"blue-poison blue-poison wine", 2}});
  expect_honor({{"cocktail cocktail wine", 2},
                {"cocktail cheese red-poison", 4},
                {"wine wine wine", 6},
                {"cheese cheese cheese", 6},
                {"olive olive olive", 3},
                {"olive olive olive", 3},
                {"caviar caviar wine", 12},
                {"blue-poison blue-poison red-poison", 0},
                {"blue-poison blue-poison cheese", 2}});
}

TEST(CK_7_3, PoisonsAreKeptForTheRestOfTheGame) {
  Table table(3);
  table.round_of({"blue-poison blue-poison olive", "red-poison blue-poison cheese", "olive cheese wine"});
  EXPECT_EQ(table.state()["blue"], J("[2,1,0]"));
  EXPECT_EQ(table.state()["red"], J("[0,1,0]"));
  EXPECT_EQ(table.state()["alive"], J("[true,true,true]"));
  const Json scored = table.heard_of(0, "scored");
  EXPECT_EQ(scored[0]["blue"], 2);
  EXPECT_EQ(scored[1]["red"], 1);
  table.round_of({"olive olive cheese", "blue-poison cheese wine", "red-poison blue-poison wine"});
  EXPECT_EQ(table.state()["blue"], J("[2,2,1]"));
  EXPECT_EQ(table.state()["red"], J("[0,1,1]"));
  EXPECT_EQ(table.state()["alive"], J("[true,true,true]")) << "two blue and one red are not deadly";
}

TEST(CK_7_3, TheThirdBlueKills) {
  Table table(3);
  table.round_of({"blue-poison blue-poison olive", "olive cheese wine", "cheese wine caviar"});
  table.round_of({"blue-poison caviar wine", "olive cheese wine", "olive cheese red-poison"});
  EXPECT_EQ(table.state()["alive"], J("[false,true,true]"));
  EXPECT_EQ(table.state()["blue"], J("[3,0,0]"));
  EXPECT_EQ(table.state()["honor"][0], J("[1,7]")) << "the last cocktail counts";
  EXPECT_TRUE(same_events(table.heard_of(1, "poisoned"), R"([{"type":"poisoned","rule":"CK-7.3","player":0}])"));
}

TEST(CK_7_3, TheSecondRedKills) {
  Table table(4);
  table.start({"red-poison-1 red-poison-2 cheese-1", "olive-1 olive-2 olive-3", "cheese-2 cheese-3 caviar-1",
               "wine-1 wine-2 cocktail-1"});
  while (table.state()["took"].empty()) {
    const Json position = table.polite_step();
    if (!event_of(position, "took").is_null()) {
      EXPECT_EQ(event_types(position), (Words{"took", "scored", "poisoned"}));
    }
  }
  const Json state = table.state();
  EXPECT_EQ(state["alive"], J("[false,true,true,true]")) << "dead at once, not at the end of the round";
  EXPECT_EQ(state["red"], J("[2,0,0,0]"));
  EXPECT_EQ(state["honor"][0], J("[2]"));
  EXPECT_EQ(state["phase"], "turn");
}

TEST(CK_7_3, TwoBlueAndOneRedAreSurvived) {
  Table table(3);
  table.round_of({"blue-poison blue-poison red-poison", "", ""});
  EXPECT_EQ(table.state()["alive"], J("[true,true,true]"));
  EXPECT_TRUE(table.heard_of(0, "poisoned").empty());
}

}  // namespace nightcap::tests::cocktail
