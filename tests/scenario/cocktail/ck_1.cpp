// CK-1: what is in the box.
#include <map>
#include <set>

#include "tests/scenario/cocktail/table.hpp"

namespace nightcap::tests::cocktail {

TEST(CK_1_1, TheBoxHoldsThirtySixBiteCardsOfSevenKinds) {
  Table table(9);
  const Json cards = table.opening()["chance"]["cards"];
  EXPECT_EQ(cards.size(), 36u);
  std::map<std::string, int> count;
  for (const Json& card : cards) ++count[kind_of(card)];
  const std::map<std::string, int> box{{"red-poison", 4}, {"blue-poison", 10}, {"wine", 5},    {"cheese", 6},
                                       {"olive", 6},      {"caviar", 2},       {"cocktail", 3}};
  EXPECT_EQ(count, box);
}

TEST(CK_1_2, CardsAreNamedByTheirKindAndANumberFromOneAndListedBytewise) {
  Table table(9);
  EXPECT_EQ(table.opening()["chance"]["cards"],
            list("blue-poison-1 blue-poison-10 blue-poison-2 blue-poison-3 blue-poison-4 blue-poison-5 blue-poison-6 "
                 "blue-poison-7 blue-poison-8 blue-poison-9 caviar-1 caviar-2 cheese-1 cheese-2 cheese-3 cheese-4 cheese-5 "
                 "cheese-6 cocktail-1 cocktail-2 cocktail-3 olive-1 olive-2 olive-3 olive-4 olive-5 olive-6 red-poison-1 "
                 "red-poison-2 red-poison-3 red-poison-4 wine-1 wine-2 wine-3 wine-4 wine-5"));
}

TEST(CK_1_2, TheSevenKindsAreTheOnlyDeclarations) {
  Table table(3);
  table.start({"olive-1", "", ""});
  std::set<std::string> declared;
  for (const Json& action : table.legal(0))
    if (action["type"] == "play") declared.insert(action["declare"]);
  EXPECT_EQ(declared, std::set<std::string>(kKinds.begin(), kKinds.end()));
  for (const char* unknown : {"gin", "Olive", "poison", "olive-1", ""})
    EXPECT_EQ(table.refuse(0, play("olive-1", 1, unknown)), "illegal-action") << unknown;
}

TEST(CK_1_2, CubesDoNotRunOut) {
  // The box has 25 cubes worth 45; nine liars at a table of nine are worth 72.
  Table table(9);
  std::vector<std::string> hands(9, "olive");
  for (std::size_t seat = 6; seat < 9; ++seat) hands[seat] = "cheese";
  table.start(hands);
  int total = 0;
  for (int liar = 0; liar < 9; ++liar) {
    const std::string card = table.state()["hands"][liar][0];
    std::vector<int> suspects;
    for (int seat = 0; seat < 9; ++seat)
      if (seat != liar) suspects.push_back(seat);
    table.play_suspected(liar, card, liar, kind_of(card) == "caviar" ? "wine" : "caviar", suspects);
    total += table.state()["cubes"][liar].get<int>();
    EXPECT_EQ(table.state()["cubes"][liar], 8);
  }
  EXPECT_EQ(total, 72);
}

TEST(CK_1_2, BottlesDoNotRunOut) {
  // 17 blue bottles in the box, 18 blue poisons kept: two by each of nine players, who all live.
  Table table(9);
  const std::vector<std::string> one_blue_each(9, "blue-poison");
  const std::string away = "blue-poison red-poison red-poison red-poison red-poison";
  table.round_of(one_blue_each, away);
  table.round_of(one_blue_each, away);
  const Json state = table.state();
  EXPECT_EQ(state["blue"], J("[2,2,2,2,2,2,2,2,2]"));
  EXPECT_EQ(state["alive"], J("[true,true,true,true,true,true,true,true,true]"));
  EXPECT_EQ(state["round"], 3);
}

}  // namespace nightcap::tests::cocktail
