// MM-1: what is in the box.
#include <map>

#include "tests/scenario/martinis/table.hpp"

namespace nightcap::tests::martinis {
namespace {

const Json kNewGame = {{"cmd", "new"}, {"game", "martinis-and-men"}, {"players", 2}, {"starter", 0}, {"chance", "external"}};

// Every card wherever it lies, sorted.
Names everywhere(const Plain& state) {
  Names cards;
  const auto add = [&](const Plain& ids) {
    for (const auto& id : ids) cards.push_back(id);
  };
  const auto add_couples = [&](const Plain& seats) {
    for (const auto& couples : seats)
      for (const auto& couple : couples) add(Plain::array({couple["red"], couple["blue"]}));
  };
  for (const char* pile : {"deck", "discard", "pool"}) add(state[pile]);
  for (const auto& hand : state["hands"]) add(hand);
  add_couples(state["dating"]);
  add_couples(state["married"]);
  if (!state["roll"].is_null()) {
    add(state["roll"]["specials"]);
    if (state["fever"].is_null()) add_couples(Plain::array({Plain::array({state["roll"]["couple"]})}));
  }
  return sorted(cards);
}

TEST(MM_1_1, TheBoxHoldsEightyCards) {
  JsonTable table;
  const Json position = table.good(kNewGame);
  EXPECT_EQ(position["actors"], J(R"(["chance"])"));
  EXPECT_EQ(position["chance"]["type"], "shuffle");
  EXPECT_EQ(position["chance"]["cards"].size(), 80u);
}

TEST(MM_1_1, OneRedAndOneBlueDieAreRolledForACouple) {
  Evening t({.hands = {{"m-shy-geek"}, {"w-shy-geek"}}});
  t.brings_together("m-shy-geek", "w-shy-geek");
  EXPECT_EQ(t.wanted(), plain(R"({"type":"roll","die":"red"})"));
  t.chance("heart");
  EXPECT_EQ(t.wanted(), plain(R"({"type":"roll","die":"blue"})"));
  t.chance("martini");
  EXPECT_EQ(t.wanted(), Plain()) << "there is no third die";
}

TEST(MM_1_1, NoCardIsEverLostOrDoubled) {
  Evening t({.hands = {{"m-shy-geek", "w-sporty-yuppie"}, {"w-shy-geek", "special-1", "m-sporty-yuppie"}}});
  EXPECT_EQ(everywhere(plain(t.state())), box());
  t.brings_together("m-shy-geek", "w-shy-geek");
  EXPECT_EQ(everywhere(plain(t.state())), box());
  t.roll("heart", "lightning");
  t.does(1, "special special-1 blue");
  EXPECT_EQ(everywhere(plain(t.state())), box());
  t.chance("heart");
  EXPECT_EQ(everywhere(plain(t.state())), box());
  t.everybody_passes();
  EXPECT_EQ(everywhere(plain(t.state())), box());
  t.couple("m-sporty-yuppie", "w-sporty-yuppie", "heart", "lightning");
  EXPECT_EQ(everywhere(plain(t.state())), box());
}

TEST(MM_1_2, SixAdjectivesTimesSixNounsOfEitherSexAndEightSpecialCards) {
  JsonTable table;
  const Json position = table.good(kNewGame);
  EXPECT_EQ(position["chance"]["cards"].get<Names>(), box());
}

TEST(MM_1_2, PeopleShareATraitIfTheAdjectivesOrTheNounsAreEqual) {
  // All the women sit at seats 1 to 5; each man in turn is asked with.
  const Names all = box();
  const Names women(all.begin() + 44, all.end());
  for (std::size_t man = 0; man < 36; ++man) {
    Deal deal{.players = 6, .hands = {{all[man]}, {}, {}, {}, {}, {}}, .options = {{"hand", 8}}};
    for (std::size_t i = 0; i < women.size(); ++i) deal.hands[1 + i / 8].push_back(women[i]);
    Evening t(deal);
    t.does(0, "ask " + all[man]);
    Lines can_be_shown;
    for (int player = 1; player < 6; ++player)
      for (const auto& line : t.may(player)) can_be_shown.push_back(line);
    Lines expected;
    for (std::size_t i = 0; i < 36; ++i)
      if (i / 6 == man / 6 || i % 6 == man % 6) expected.push_back("show " + women[i]);
    EXPECT_EQ(expected.size(), 11u);
    EXPECT_EQ(sorted(can_be_shown), sorted(expected)) << all[man];
  }
}

TEST(MM_1_3, ADieShowsAHeartAMartiniOrALightningBoltAndNothingElse) {
  for (const char* face : {"heart", "martini", "lightning"}) {
    Evening t({.hands = {{"m-shy-geek"}, {"w-shy-geek"}}});
    t.brings_together("m-shy-geek", "w-shy-geek");
    for (const Json& wrong : {Json("hearts"), Json("Heart"), Json(""), Json(1), J(R"(["heart"])")})
      EXPECT_EQ(t.bad({{"cmd", "chance"}, {"outcome", wrong}}), "illegal-action") << wrong;
    t.chance(face);
    EXPECT_EQ(t.at("/roll/red"), face);
    t.chance(face);
    EXPECT_EQ(t.at("/roll/blue"), face);
  }
}

TEST(MM_1_3, ThreeFacesOfSixAreHeartsTwoMartinisAndOneLightning) {
  std::map<std::string, std::map<std::string, int>> faces;
  int rolled = 0;
  for (int seed = 1; rolled < 3000; ++seed) {
    JsonTable table;
    Json position = table.good(
        {{"cmd", "new"}, {"game", "martinis-and-men"}, {"players", 4}, {"seed", seed}, {"options", {{"marriages", 5}}}});
    while (!position["actors"].empty() && rolled < 3000) {
      const int player = position["actors"][0];
      position = table.act(player, table.legal(player)[0]);
      for (const Json& event : position["events"])
        if (event["type"] == "rolled" || event["type"] == "re-rolled") ++faces[event["die"]][event["face"]], ++rolled;
      if (::testing::Test::HasFailure()) return;
    }
  }
  for (const char* die : {"red", "blue"}) {
    double total = 0;
    for (const auto& [face, count] : faces[die]) total += count;
    EXPECT_GT(total, 1000);
    // Five standard deviations of a fair die are well within these.
    EXPECT_NEAR(faces[die]["heart"] / total, 3 / 6.0, 0.08) << die;
    EXPECT_NEAR(faces[die]["martini"] / total, 2 / 6.0, 0.08) << die;
    EXPECT_NEAR(faces[die]["lightning"] / total, 1 / 6.0, 0.06) << die;
  }
}

TEST(MM_1_4, CardsAreKnownByTheirIdsAloneExactlyAsWritten) {
  Evening t({.hands = {{"m-laid-back-club-fiend", "w-spiritual-music-lover"}}});
  for (const char* wrong :
       {"M-laid-back-club-fiend", "m-laidback-club-fiend", "m-laid-back-clubfiend", "m-club-fiend-laid-back", ""})
    EXPECT_EQ(t.refuse(0, {{"type", "ask"}, {"card", wrong}}), "illegal-action") << wrong;
  t.does(0, "ask m-laid-back-club-fiend");
  EXPECT_EQ(t.at("/pool"), list({"m-laid-back-club-fiend"}));
}

TEST(MM_1_4, IdsAreListedBytewise) {
  JsonTable table;
  const Names cards = table.good(kNewGame)["chance"]["cards"].get<Names>();
  EXPECT_TRUE(std::is_sorted(cards.begin(), cards.end()));
  EXPECT_EQ(cards.front(), "m-artistic-club-fiend");
  EXPECT_EQ(cards[36], "special-1");
  EXPECT_EQ(cards[43], "special-8");
  EXPECT_EQ(cards.back(), "w-sporty-yuppie");
}

}  // namespace
}  // namespace nightcap::tests::martinis
