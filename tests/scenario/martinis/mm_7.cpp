// MM-7: the end.
#include "tests/scenario/martinis/table.hpp"

namespace nightcap::tests::martinis {
namespace {

constexpr const char* kA = "m-artistic-club-fiend";
constexpr const char* kB = "m-cultured-geek";
constexpr const char* kC = "m-shy-homebody";
constexpr const char* kD = "m-spiritual-music-lover";

Plain couple_of(const std::string& man) { return {{"red", twin(man)}, {"blue", man}}; }

void is_over(Evening& t, const Plain& winners, int turn) {
  EXPECT_EQ(t.actors(), plain("[]"));
  EXPECT_EQ(t.wanted(), Plain());
  const Plain state = plain(t.state());
  EXPECT_EQ(state["phase"], "over");
  EXPECT_EQ(state["winners"], winners);
  EXPECT_EQ(state["turn"], turn);
  for (const char* field : {"roll", "fever", "asked", "chance"}) EXPECT_TRUE(state[field].is_null()) << field;
  for (int player = 0; player < state["players"]; ++player) {
    EXPECT_EQ(t.may(player), Lines{});
    EXPECT_EQ(t.refuses(player, "pass"), "game-over");
  }
  EXPECT_EQ(t.bad({{"cmd", "chance"}, {"outcome", "heart"}}), "game-over");
}

// The rulebook's example game: two married couples, an artistic hippy in hand, an artistic yuppie in the pool.
Deal example_game() {
  return {.players = 2,
          .hands = {{kB, kC, "m-artistic-hippy"}, {twin(kB), twin(kC), "w-artistic-yuppie"}},
          .draws = {"m-sporty-yuppie", "m-laid-back-club-fiend", "m-laid-back-geek", "m-laid-back-hippy",
                    "m-laid-back-homebody", "m-cultured-homebody"}};
}
void to_the_example(Evening& t) {
  t.couple("m-sporty-yuppie", "w-artistic-yuppie", "heart", "lightning");
  t.idles();
  t.couple(kB, twin(kB), "heart", "heart");
  t.idles();
  t.couple(kC, twin(kC), "heart", "heart");
  t.idles();
  ASSERT_EQ(t.at("/married/0").size(), 2u);
  ASSERT_EQ(t.turn(), 0);
}

TEST(MM_7_1, TheExampleOfTheRulebookWins) {
  Evening t(example_game());
  to_the_example(t);
  t.does(0, "match-pool m-artistic-hippy w-artistic-yuppie");
  t.roll("heart", "heart");
  t.does(0, "pass");
  t.news();
  t.does(1, "pass");
  EXPECT_EQ(t.news(), (Lines{"MM-5.2 window-passed player=1",
                             "MM-4.2 married player=0 blue=m-artistic-hippy red=w-artistic-yuppie", "MM-7.1 won winners=[0]"}))
      << "at once, and before any Fever";
  EXPECT_EQ(t.at("/married/0"),
            Plain::array({couple_of(kB), couple_of(kC), {{"red", "w-artistic-yuppie"}, {"blue", "m-artistic-hippy"}}}));
  is_over(t, plain("[0]"), 0);
}

TEST(MM_7_1, TwoMarriedCouplesAreNotEnoughAndDatingOnesDoNotCount) {
  Evening t(example_game());
  to_the_example(t);
  t.does(0, "match-pool m-artistic-hippy w-artistic-yuppie");
  t.comes_to("heart", "martini");
  EXPECT_EQ(t.at("/phase"), "turn");
  EXPECT_EQ(t.turn(), 1);
  EXPECT_EQ(t.at("/winners"), plain("[]"));
}

TEST(MM_7_1, ASpecialCardCanStillPreventTheThirdMarriage) {
  Deal deal = example_game();
  deal.hands[1].push_back("special-1");
  Evening t(deal);
  to_the_example(t);
  t.does(0, "match-pool m-artistic-hippy w-artistic-yuppie");
  t.roll("heart", "heart");
  EXPECT_EQ(t.at("/phase"), "window") << "not won before everybody has passed";
  t.does(1, "special special-1 blue");
  t.chance("lightning");
  t.everybody_passes();
  EXPECT_EQ(t.at("/winners"), plain("[]"));
  EXPECT_EQ(t.turn(), 1);
}

TEST(MM_7_1, TheThirdMarriageWinsAtOnceInTheMiddleOfFever) {
  // Seat 1 has two married couples and dates A and C, seat 2 dates D; it is seat 0 that marries.
  Evening t({.hands = {{"m-laid-back-hippy", twin(kA), twin(kB), twin(kC), twin(kD), "w-sporty-yuppie"},
                       {kA, kB, kC, "m-sporty-yuppie"},
                       {kD, "w-laid-back-hippy"}},
             .draws = {"m-cultured-music-lover", "m-artistic-geek", "m-shy-geek",            //
                       "m-shy-music-lover", "m-laid-back-geek", "m-cultured-yuppie",         //
                       "m-cultured-homebody", "m-shy-club-fiend", "m-artistic-music-lover",  //
                       "m-cultured-club-fiend", "m-laid-back-homebody", "m-laid-back-club-fiend"}});
  t.idles();
  t.couple(kB, twin(kB), "heart", "heart");
  t.dates(kD, twin(kD));
  t.idles();
  t.couple("m-sporty-yuppie", "w-sporty-yuppie", "heart", "heart");
  t.comes_to("martini", "martini");  // seat 2's D, in that Fever
  t.idles();
  t.idles();
  t.dates(kA, twin(kA));
  t.idles();
  t.idles();
  t.dates(kC, twin(kC));
  t.idles();
  ASSERT_EQ(t.at("/married/1").size(), 2u);
  ASSERT_EQ(t.turn(), 0);
  t.couple("m-laid-back-hippy", "w-laid-back-hippy", "heart", "heart");
  ASSERT_EQ(t.at("/fever"), plain(R"({"starter":0,"player":1})"));
  ASSERT_EQ(t.at("/roll/couple"), couple_of(kA));
  t.roll("heart", "heart");
  t.does(2, "pass");
  t.does(1, "pass");
  t.news();
  t.does(0, "pass");
  const Lines said = t.news();
  ASSERT_GE(said.size(), 3u);
  EXPECT_EQ(said[1], "MM-6.2 married player=1 blue=m-artistic-club-fiend red=w-artistic-club-fiend");
  EXPECT_EQ(last(said), "MM-7.1 won winners=[1]");
  EXPECT_EQ(t.at("/dating"), Plain::array({Plain::array(), Plain::array({couple_of(kC)}), Plain::array({couple_of(kD)})}))
      << "who was still to be rolled for isn't any more";
  is_over(t, plain("[1]"), 0);
}

TEST(MM_7_2, WhenEverybodyPassesWithNothingLeftMostDatingCouplesWin) {
  LongEvening t(LongEvening::man_woman());
  t.turns(72);  // all 36 couples date, and all of them seat 1
  ASSERT_EQ(t.at("/dating/1").size(), 36u);
  EXPECT_EQ(t.at("/passes"), 0);
  t.does(0, "pass");
  EXPECT_EQ(t.at("/passes"), 1);
  EXPECT_EQ(t.turn(), 1);
  t.news();
  t.does(1, "pass");
  EXPECT_EQ(t.news(), (Lines{"MM-3.5 passed player=1", "MM-7.2 stalemate winners=[1]"}));
  is_over(t, plain("[1]"), 1);
}

TEST(MM_7_2, MarriedCouplesCountBeforeDatingOnes) {
  LongEvening t(LongEvening::two_by_two());
  t.turns(2);
  t.turns(1, "heart", "heart");  // seat 0 marries its first couple
  t.turns(69);
  ASSERT_EQ(t.at("/dating/0").size(), 17u);
  ASSERT_EQ(t.at("/dating/1").size(), 18u);
  t.does(0, "pass");
  t.does(1, "pass");
  EXPECT_EQ(last(t.news()), "MM-7.2 stalemate winners=[0]");
  EXPECT_EQ(t.at("/winners"), plain("[0]"));
}

TEST(MM_7_2, WithAsManyOfBothTheWinIsShared) {
  LongEvening t(LongEvening::two_by_two());
  t.turns(72);
  ASSERT_EQ(t.at("/dating/0").size(), t.at("/dating/1").size());
  t.does(0, "pass");
  t.does(1, "pass");
  EXPECT_EQ(last(t.news()), "MM-7.2 stalemate winners=[0,1]");
  is_over(t, plain("[0,1]"), 1);
}

TEST(MM_7_2, AnyOtherActionStartsTheCountAgain) {
  // Seat 1 keeps two men to the end; their twins go into the pool last.
  const Names men = LongEvening::men();
  Names draws;
  for (std::size_t i = 2; i < 36; ++i) draws.insert(draws.end(), {men[i], twin(men[i])});
  draws.insert(draws.end(), {"special-7", twin(men[0]), "special-8", twin(men[1])});
  LongEvening t(draws, {{"special-1", "special-2", "special-3", "special-4"}, {"special-5", "special-6", men[0], men[1]}});
  t.turns(68);
  t.does(0, "pass");
  EXPECT_EQ(t.at("/passes"), 0) << "the deck was not empty";
  t.asks_with_the_drawn();
  t.does(0, "pass");
  EXPECT_EQ(t.at("/passes"), 0) << "one card was left";
  t.asks_with_the_drawn();
  ASSERT_EQ(t.at("/pool"), Plain(Names{twin(men[0]), twin(men[1])}));
  for (std::size_t i = 0; i < 2; ++i) {
    t.does(0, "pass");
    EXPECT_EQ(t.at("/passes"), 1);
    EXPECT_EQ(t.refuses(1, "pass"), "illegal-action");
    t.does(1, "match-pool " + men[i] + " " + twin(men[i]));
    EXPECT_EQ(t.at("/passes"), 0);
    t.comes_to("martini", "martini");
  }
  t.does(0, "pass");
  EXPECT_EQ(t.at("/phase"), "turn");
  t.does(1, "pass");
  EXPECT_EQ(t.at("/phase"), "over");
  EXPECT_EQ(t.at("/winners"), plain("[1]"));
}

// The very last card is a Special Card, drawn by seat 1, who has nobody left then. It is seat 0's last turn before that.
struct LastSpecial : LongEvening {
  LastSpecial()
      : LongEvening(order(),
                    {{"special-1", "special-2", "special-3", "special-4"}, {"special-5", "special-6", "special-7", men()[0]}}) {
    dates(twin(men()[0]), men()[0]);
    turns(69);
  }
  static Names order() {
    Names draws{twin(men()[0])};
    for (std::size_t i = 1; i < 36; ++i) draws.insert(draws.end(), {twin(men()[i]), men()[i]});
    draws.push_back("special-8");
    return draws;
  }
};

TEST(MM_7_2, APassCountsIfThePilesAreEmptyAfterTheDraw) {
  LastSpecial t;
  t.turns(1);
  ASSERT_EQ(t.at("/deck"), plain("[]"));
  ASSERT_EQ(t.turn(), 1);
  t.does(1, "pass");
  EXPECT_EQ(t.at("/passes"), 1);
  EXPECT_EQ(last(t.news()), "MM-3.2 nothing-to-draw player=0");
  t.does(0, "pass");
  EXPECT_EQ(last(t.news()), "MM-7.2 stalemate winners=[0]");
}

TEST(MM_7_2, APassDoesNotCountWhileThereIsADiscardPile) {
  LastSpecial t;
  t.turns(1, "lightning", "lightning");
  ASSERT_EQ(t.at("/deck"), plain("[]"));
  ASSERT_EQ(t.at("/discard").size(), 2u);
  t.does(1, "pass");
  EXPECT_EQ(t.at("/passes"), 0);
  EXPECT_EQ(t.wanted().value("type", ""), "shuffle");
}

TEST(MM_7_2, APassDoesNotCountWhileACardIsLeftInTheDeck) {
  LongEvening t(LongEvening::man_woman());
  t.turns(71);
  t.asks_with_the_drawn();
  t.does(1, "take m-sporty-yuppie");
  t.roll("martini", "martini");
  t.does(0, "special special-1 red");
  t.chance("martini");
  t.does(1, "special special-5 red");
  t.chance("martini");
  t.everybody_passes();
  t.chance(Names{"special-5", "special-1"});  // seat 0 draws the first
  t.does(0, "pass");
  EXPECT_EQ(t.at("/passes"), 0) << "a card is left in the deck";
  t.does(1, "pass");
  EXPECT_EQ(t.at("/passes"), 1) << "that was the last";
  t.does(0, "pass");
  EXPECT_EQ(t.at("/winners"), plain("[1]"));
}

}  // namespace
}  // namespace nightcap::tests::martinis
