// MM-8: what is public.
#include "tests/scenario/martinis/table.hpp"

namespace nightcap::tests::martinis {
namespace {

// The state with what `viewer` may not know replaced, as the contract of views says.
Plain as_seen_by(int viewer, Plain state) {
  for (std::size_t seat = 0; seat < state["hands"].size(); ++seat)
    if (seat != static_cast<std::size_t>(viewer)) state["hands"][seat] = state["hands"][seat].size();
  state["deck"] = state["deck"].size();
  if (state["phase"] == "show")
    for (auto& [seat, card] : state["shown"].items())
      if (seat != std::to_string(viewer)) card = true;
  return state;
}
void views_tell_no_more(Evening& t, int players) {
  for (int viewer = 0; viewer < players; ++viewer)
    EXPECT_EQ(plain(t.view(viewer)), as_seen_by(viewer, plain(t.state()))) << viewer;
}

TEST(MM_8_1, EverythingButHandsDeckAndUnturnedShowsIsPublicAtEveryMoment) {
  Evening t({.players = 4,
             .hands = {{"m-shy-geek", "m-sporty-yuppie", "special-1"},
                       {"w-shy-geek", "w-artistic-geek"},
                       {"w-shy-hippy", "w-sporty-yuppie", "special-2"},
                       {"m-artistic-hippy"}},
             .draws = {"m-cultured-club-fiend", "m-laid-back-club-fiend", "m-laid-back-homebody", "m-laid-back-music-lover",
                       "m-spiritual-club-fiend", "m-spiritual-homebody"}});
  const auto then = [&](int player, const char* action) {
    t.does(player, action);
    views_tell_no_more(t, 4);
  };
  const auto falls = [&](const char* face) {
    t.chance(face);
    views_tell_no_more(t, 4);
  };
  views_tell_no_more(t, 4);
  then(0, "ask m-shy-geek");
  then(2, "show w-shy-hippy");
  then(1, "show w-artistic-geek");
  then(0, "take w-artistic-geek");
  falls("lightning");
  falls("martini");
  then(3, "pass");
  then(2, "special special-2 red");
  falls("heart");
  then(0, "special special-1 blue");
  falls("martini");
  for (int player = 0; player < 4; ++player) then(player, "pass");
  ASSERT_EQ(t.at("/dating/0").size(), 1u);
  for (int i = 0; i < 3; ++i) t.idles();
  then(0, "ask m-sporty-yuppie");
  then(2, "show w-sporty-yuppie");
  then(0, "take w-sporty-yuppie");
  falls("heart");
  falls("heart");
  for (int player = 0; player < 4; ++player) then(player, "pass");
  ASSERT_EQ(t.at("/fever/player"), 0);
  falls("lightning");
  falls("lightning");
  for (int player = 0; player < 4; ++player) then(player, "pass");
  ASSERT_EQ(t.at("/discard").size(), 4u);
}

TEST(MM_8_1, AViewNamesNoCardOfAnotherHandOrTheDeck) {
  Evening t({.hands = {{"m-shy-geek", "special-1"}, {"w-shy-geek", "special-2"}, {"w-shy-hippy"}}});
  t.does(0, "ask m-shy-geek");
  t.does(1, "show w-shy-geek");
  for (int viewer = 0; viewer < 3; ++viewer) {
    const std::string text = t.view(viewer).dump();
    const auto hidden = [&](const Plain& cards) {
      for (const Plain& card : cards) {
        if (card == "m-shy-geek") continue;  // asked with, so everybody has seen him
        EXPECT_EQ(text.find('"' + card.get<std::string>() + '"'), std::string::npos) << viewer << " sees " << card;
      }
    };
    hidden(t.at("/deck"));
    for (int other = 0; other < 3; ++other)
      if (other != viewer) hidden(t.at("/hands/" + std::to_string(other)));
  }
}

TEST(MM_8_1, TheOrderOfTheDeckMakesNoDifferenceToAnyView) {
  Deal deal{.hands = {{"m-shy-geek"}, {"w-shy-geek"}}, .draws = {"m-sporty-geek", "special-1", "w-sporty-hippy"}};
  Deal other = deal;
  std::swap(other.draws[1], other.draws[2]);
  Evening one(deal), two(other);
  for (Evening* t : {&one, &two}) {
    t->brings_together("m-shy-geek", "w-shy-geek");
    t->roll("heart", "martini");
  }
  for (int viewer = 0; viewer < 3; ++viewer) {
    EXPECT_EQ(one.view(viewer), two.view(viewer));
    EXPECT_EQ(one.heard(viewer, 0), two.heard(viewer, 0));
  }
  for (Evening* t : {&one, &two}) t->everybody_passes();
  EXPECT_NE(one.view(1), two.view(1)) << "the one who drew knows";
  for (int viewer : {0, 2}) {
    EXPECT_EQ(one.view(viewer), two.view(viewer));
    EXPECT_EQ(one.heard(viewer, 0), two.heard(viewer, 0));
  }
}

TEST(MM_8_1, WhoHasAnsweredAWindowAndHowIsPublic) {
  Evening t({.hands = {{"m-shy-geek"}, {"w-shy-geek", "special-1"}}});
  t.brings_together("m-shy-geek", "w-shy-geek");
  t.roll("martini", "martini");
  const int before = t.step();
  t.does(2, "pass");
  for (int viewer = 0; viewer < 3; ++viewer) {
    EXPECT_EQ(t.sees(viewer, "/roll/passed"), plain("[2]"));
    EXPECT_EQ(t.hears(viewer, before), Lines{"MM-5.2 window-passed player=2"});
  }
  t.does(1, "special special-1 blue");
  for (int viewer = 0; viewer < 3; ++viewer) {
    EXPECT_EQ(t.sees(viewer, "/roll/specials"), list({"special-1"}));
    EXPECT_EQ(last(t.hears(viewer, before)), "MM-5.1 special player=1 card=special-1 die=blue");
  }
}

TEST(MM_8_1, SomebodyKnownIsForgottenWhenTheyLeaveTheHand) {
  // Seat 1 shows two in turn; later one is asked with and the other is taken.
  Evening t({.hands = {{"m-shy-geek", "m-shy-hippy", "m-sporty-geek"},
                       {"w-shy-geek", "w-shy-hippy"},
                       {"w-shy-yuppie", "w-shy-homebody", "m-laid-back-hippy"}},
             .draws = {"m-sporty-club-fiend", "m-artistic-club-fiend", "m-cultured-club-fiend", "m-artistic-geek",
                       "m-artistic-yuppie", "m-cultured-yuppie"}});
  t.does(0, "ask m-shy-geek");
  t.does(1, "show w-shy-geek");
  t.does(2, "show w-shy-yuppie");
  t.does(0, "take w-shy-yuppie");
  EXPECT_EQ(t.at("/known"), plain(R"([[],["w-shy-geek"],[]])"));
  t.comes_to("martini", "martini");
  t.idles();
  t.idles();
  t.does(0, "ask m-shy-hippy");
  t.does(1, "show w-shy-hippy");
  t.does(2, "show w-shy-homebody");
  t.does(0, "take w-shy-homebody");
  EXPECT_EQ(t.at("/known"), plain(R"([[],["w-shy-geek","w-shy-hippy"],[]])")) << "ascending, and both still there";
  t.comes_to("martini", "martini");
  t.dates("w-shy-hippy", "m-laid-back-hippy");
  EXPECT_EQ(t.at("/known/1"), list({"w-shy-geek"})) << "one was asked with, and is dating";
  t.idles();
  t.dates("m-sporty-geek", "w-shy-geek");
  EXPECT_EQ(t.at("/known/1"), list({})) << "the other was taken";
}

TEST(MM_8_1, NothingMoreIsRevealedAtTheEnd) {
  Evening t({.hands = {{"m-shy-geek"}, {"w-shy-geek", "special-1"}}, .options = {{"marriages", 1}}});
  t.couple("m-shy-geek", "w-shy-geek", "heart", "heart");
  ASSERT_EQ(t.at("/phase"), "over");
  views_tell_no_more(t, 3);
  EXPECT_EQ(t.sees(0, "/hands/1"), 5);
  EXPECT_EQ(t.sees(0, "/deck"), 80 - 18 - 1);
}

TEST(MM_8_1, WhoMustShowIsPublicAtOnce) {
  Evening t({.players = 4, .hands = {{"m-shy-geek"}, {"w-shy-geek"}, {}, {"w-shy-hippy"}}});
  t.does(0, "ask m-shy-geek");
  EXPECT_EQ(t.actors(), plain("[1,3]"));
  t.does(3, "show w-shy-hippy");
  for (int viewer : {0, 1, 2}) EXPECT_EQ(t.sees(viewer, "/shown"), plain(R"({"3":true})"));
  EXPECT_EQ(t.sees(3, "/shown"), plain(R"({"3":"w-shy-hippy"})"));
}

}  // namespace
}  // namespace nightcap::tests::martinis
