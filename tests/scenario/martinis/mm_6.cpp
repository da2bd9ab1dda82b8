// MM-6: Wedding Fever.
#include "tests/scenario/martinis/table.hpp"

namespace nightcap::tests::martinis {
namespace {

// Six men of whom no two share a trait, so that each is matched by his twin alone.
constexpr const char* kA = "m-artistic-club-fiend";
constexpr const char* kB = "m-cultured-geek";
constexpr const char* kC = "m-laid-back-hippy";
constexpr const char* kD = "m-shy-homebody";
constexpr const char* kE = "m-spiritual-music-lover";
constexpr const char* kF = "m-sporty-yuppie";

Plain couple_of(const std::string& man) { return {{"red", twin(man)}, {"blue", man}}; }
std::string words_of(const std::string& man) { return " blue=" + man + " red=" + twin(man); }

// Seat 1 of four holds the six women. Everybody draws men whom none of the women left then matches.
Deal wedding() {
  return {.players = 4,
          .hands = {{kA, kC}, {twin(kA), twin(kB), twin(kC), twin(kD), twin(kE), twin(kF)}, {kB, kD, kF}, {kE}},
          .draws = {"m-shy-geek", "m-artistic-geek", "m-shy-hippy", "m-laid-back-geek",                      //
                    "m-laid-back-music-lover", "m-cultured-hippy", "m-shy-music-lover", "m-shy-club-fiend",  //
                    "m-cultured-club-fiend", "m-artistic-hippy", "m-laid-back-homebody", "m-laid-back-club-fiend"}};
}
// Seat 0 dates A and C, seat 2 dates B and D, seat 3 dates E; then seat 2 is about to roll for F.
void to_the_wedding(Evening& t) {
  t.dates(kA, twin(kA));
  t.idles();
  t.dates(kB, twin(kB));
  t.dates(kE, twin(kE));
  t.dates(kC, twin(kC));
  t.idles();
  t.dates(kD, twin(kD));
  for (int i = 0; i < 3; ++i) t.idles();
  t.brings_together(kF, twin(kF));
  ASSERT_EQ(t.at("/dating"), Plain::array({Plain::array({couple_of(kA), couple_of(kC)}), Plain::array(),
                                           Plain::array({couple_of(kB), couple_of(kD)}), Plain::array({couple_of(kE)})}));
}

TEST(MM_6_1, AMarriageStartsFeverWithTheRollerAndGoesRoundToTheLeftOldestCouplesFirst) {
  Evening t(wedding());
  to_the_wedding(t);
  t.roll("heart", "heart");
  for (int player : {0, 1, 2}) t.does(player, "pass");
  t.news();
  t.does(3, "pass");
  EXPECT_EQ(t.news(), (Lines{"MM-5.2 window-passed player=3", "MM-4.2 married player=2" + words_of(kF), "MM-6.1 fever player=2",
                             "MM-6.1 fever-turn player=2 couples=2"}));
  struct Roll {
    int player;
    const char* man;
  };
  const std::vector<Roll> rolls = {{2, kB}, {2, kD}, {3, kE}, {0, kA}, {0, kC}};
  for (std::size_t i = 0; i < rolls.size(); ++i) {
    const auto& [player, man] = rolls[i];
    EXPECT_EQ(t.at("/fever"), (Plain{{"starter", 2}, {"player", player}}));
    EXPECT_EQ(t.at("/roll/player"), player);
    EXPECT_EQ(t.at("/roll/couple"), couple_of(man));
    EXPECT_EQ(t.at("/turn"), 2);
    t.roll("heart", "martini");
    const std::string who = std::to_string(player);
    EXPECT_EQ(t.news(), (Lines{"MM-4.1 rolled player=" + who + " die=red face=heart",
                               "MM-4.1 rolled player=" + who + " die=blue face=martini"}));
    for (int other : {3, 2, 1}) t.does(other, "pass");
    t.news();
    t.does(0, "pass");
    Lines expected{"MM-5.2 window-passed player=0", "MM-6.2 still-dating player=" + who + words_of(man)};
    if (i == 1) expected.push_back("MM-6.1 fever-turn player=3 couples=1");
    if (i == 2) expected.push_back("MM-6.1 fever-turn player=0 couples=2");  // seat 1 has nobody to roll for, after it
    if (i == 4) expected.insert(expected.end(), {"MM-6.1 fever-over", "MM-3.1 drew player=3 card=m-laid-back-club-fiend"});
    EXPECT_EQ(t.news(), expected);
  }
  EXPECT_EQ(t.at("/fever"), Plain());
  EXPECT_EQ(t.turn(), 3) << "the next to the left of whoever's turn it was";
}

TEST(MM_6_1, MarriedCouplesAreNotRolledForAgain) {
  Evening t({.hands = {{kA, kB}, {twin(kA), twin(kB)}}, .draws = {kC, kD, kE}});
  t.couple(kA, twin(kA), "heart", "heart");
  EXPECT_EQ(t.turn(), 1) << "the newly-weds themselves don't roll";
  t.idles();
  t.idles();
  t.couple(kB, twin(kB), "heart", "heart");
  EXPECT_EQ(t.turn(), 1);
  EXPECT_EQ(t.at("/married/0"), Plain::array({couple_of(kA), couple_of(kB)}));
}

TEST(MM_6_1, NoOtherResultStartsFever) {
  for (const auto& [red, blue] :
       {std::pair{"heart", "martini"}, {"martini", "heart"}, {"lightning", "lightning"}, {"heart", "lightning"}}) {
    Evening t({.hands = {{kA, kB}, {twin(kA), twin(kB)}}, .draws = {kC, kD, kE}});
    t.dates(kA, twin(kA));
    t.idles();
    t.idles();
    t.couple(kB, twin(kB), red, blue);
    EXPECT_EQ(t.at("/fever"), Plain());
    EXPECT_EQ(t.turn(), 1);
  }
}

TEST(MM_6_1, DuringFeverACoupleStaysInFrontOfItsPlayerWhileItIsRolledFor) {
  Evening t(wedding());
  to_the_wedding(t);
  t.comes_to("heart", "heart");
  EXPECT_EQ(t.at("/dating/2"), Plain::array({couple_of(kB), couple_of(kD)}));
  t.roll("lightning", "lightning");
  EXPECT_EQ(t.at("/dating/2"), Plain::array({couple_of(kB), couple_of(kD)}));
}

TEST(MM_6_2, CouplesBreakUpGoOnDatingOrMarryAsOnAnyRoll) {
  Evening t(wedding());
  to_the_wedding(t);
  const auto resolves = [&](const char* red, const char* blue) {
    t.roll(red, blue);
    for (int player : {0, 1, 2}) t.does(player, "pass");
    t.news();
    t.does(3, "pass");
    return t.news().at(1);
  };
  t.comes_to("heart", "heart");
  const Plain pool = t.at("/pool");
  EXPECT_EQ(resolves("lightning", "lightning"), "MM-6.2 broke-up player=2 blue=" + std::string(kB) + " discarded=[" + twin(kB) +
                                                    "," + kB + "] pool=[] red=" + twin(kB));
  EXPECT_EQ(t.at("/dating/2"), Plain::array({couple_of(kD)}));
  EXPECT_EQ(resolves("lightning", "martini"), "MM-6.2 broke-up player=2 blue=" + std::string(kD) + " discarded=[" + twin(kD) +
                                                  "] pool=[" + kD + "] red=" + twin(kD));
  EXPECT_EQ(t.at("/dating/2"), plain("[]"));
  EXPECT_EQ(resolves("martini", "lightning"), "MM-6.2 broke-up player=3 blue=" + std::string(kE) + " discarded=[" + kE +
                                                  "] pool=[" + twin(kE) + "] red=" + twin(kE));
  EXPECT_EQ(resolves("martini", "martini"), "MM-6.2 still-dating player=0" + words_of(kA));
  EXPECT_EQ(resolves("heart", "heart"), "MM-6.2 married player=0" + words_of(kC));
  EXPECT_EQ(t.at("/dating"), Plain::array({Plain::array({couple_of(kA)}), Plain::array(), Plain::array(), Plain::array()}));
  EXPECT_EQ(t.at("/married"),
            Plain::array({Plain::array({couple_of(kC)}), Plain::array(), Plain::array({couple_of(kF)}), Plain::array()}));
  EXPECT_EQ(t.at("/discard"), Plain(Names{twin(kB), kB, twin(kD), kE}));
  Plain grown = pool;
  grown.insert(grown.end(), {kD, twin(kE)});
  EXPECT_EQ(t.at("/pool"), grown);
}

TEST(MM_6_2, SpecialCardsMayFollowEachRoll) {
  Deal deal = wedding();
  deal.hands[3] = {kE, "special-1", "special-2"};
  Evening t(deal);
  to_the_wedding(t);
  t.comes_to("heart", "heart");
  t.roll("heart", "heart");
  t.does(3, "special special-1 red");
  t.chance("lightning");
  t.everybody_passes();
  EXPECT_EQ(t.at("/discard"), Plain(Names{"special-1", twin(kB)}));
  t.roll("lightning", "martini");
  t.news();
  t.does(3, "special special-2 red");
  t.chance("martini");
  EXPECT_EQ(t.news().at(1), "MM-5.1 re-rolled player=2 die=red face=martini");
  t.everybody_passes();
  EXPECT_EQ(t.at("/dating/2"), Plain::array({couple_of(kD)}));
  EXPECT_EQ(t.at("/discard"), Plain(Names{"special-1", twin(kB), "special-2"}));
}

TEST(MM_6_3, AMarriageDuringFeverDoesNotStartAnother) {
  Evening t(wedding());
  to_the_wedding(t);
  t.comes_to("heart", "heart");
  t.comes_to("martini", "martini");  // seat 2: B
  t.comes_to("martini", "martini");  // seat 2: D
  t.news();
  t.comes_to("heart", "heart");  // seat 3 marries E
  for (const auto& line : t.news()) EXPECT_FALSE(line.starts_with("MM-6.1 fever player")) << line;
  EXPECT_EQ(t.at("/fever"), plain(R"({"starter":2,"player":0})")) << "it goes on where it was";
  EXPECT_EQ(t.at("/roll/couple"), couple_of(kA));
  t.comes_to("heart", "heart");
  EXPECT_EQ(t.at("/roll/couple"), couple_of(kC)) << "each couple is rolled for once";
  t.comes_to("martini", "martini");
  EXPECT_EQ(t.at("/fever"), Plain());
  EXPECT_EQ(t.turn(), 3);
}

}  // namespace
}  // namespace nightcap::tests::martinis
