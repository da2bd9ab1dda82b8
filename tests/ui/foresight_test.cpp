// What is made ready before it is shown: all that comes next, once, and without touching what is played.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "tests/support/window.hpp"

namespace nightcap::tests {
namespace {

// The sprites of lists that were made ready, from the n-th on.
std::set<std::string> sprites(Window& window, std::size_t from = 0) {
  std::set<std::string> names;
  const auto& lists = window.stage().warmed();
  for (std::size_t i = from; i < lists.size(); ++i)
    for (const scene::DrawItem& item : lists[i].items()) names.insert(std::string(item.sprite.name()));
  return names;
}

TEST(Foresight, FromTheTitleTheLobbiesAndFirstDealsAreMadeReadyOnce) {
  Window window;
  window.stage().give_time();
  window.advance(8000);
  const std::size_t told = window.stage().warmed().size();
  const auto names = sprites(window);
  for (const char* each : {"table.martinis", "back.martinis", "table.cocktail", "back.cocktail"})
    EXPECT_TRUE(names.count(each)) << each;
  window.advance(3000);
  EXPECT_EQ(window.stage().warmed().size(), told);
  // In another size everything looks different.
  window.good({{"cmd", "resize"}, {"w", 1000}, {"h", 700}});
  window.advance(8000);
  EXPECT_GE(window.stage().warmed().size(), 2 * told - 5);
}

TEST(Foresight, WhatALobbyShowsWasMadeReady) {
  Window window;
  window.stage().give_time();
  window.advance(8000);
  const auto names = sprites(window);
  window.click("title.cocktail");
  window.advance(100);
  for (const scene::DrawItem& item : window.stage().shown().items())
    EXPECT_TRUE(names.count(std::string(item.sprite.name()))) << item.sprite.name();
}

TEST(Foresight, AtATableEverybodyWhoMayComeIsMadeReadyWhoeverHoldsWhom) {
  std::set<std::string> first;
  for (const char* seed : {"1", "2"}) {
    Window window({"--game", "martinis-and-men", "--players", "3", "--seats", "human,easy", "--seed", seed});
    window.stage().give_time();
    window.settle();
    window.advance(2000);
    const auto names = sprites(window);
    EXPECT_GE(names.size(), 144u) << "72 people, large and small";
    if (first.empty()) first = names;
    EXPECT_EQ(names, first);
  }
}

TEST(Foresight, LookingAheadChangesNothingThatIsPlayed) {
  std::vector<std::string> ends;
  for (const bool ahead : {false, true}) {
    Window window({"--seed", "11"});
    if (ahead) window.stage().give_time();
    window.advance(5000);
    window.click("title.martinis-and-men");
    window.advance(500);
    window.click("lobby.start");
    window.settle();
    ends.push_back(window.good("position").dump() + window.good("draws").dump());
  }
  EXPECT_EQ(ends[0], ends[1]);
}

TEST(Foresight, AfterAGameTheLobbiesAndDealsAreMadeReadyAgain) {
  Window window({"--game", "cocktail", "--players", "2", "--seats", "human,easy", "--seed", "1"});
  window.stage().give_time();
  window.settle();
  window.click("table.menu");
  window.click("menu.leave");
  ASSERT_EQ(window.screen(), "title");
  const std::size_t told = window.stage().warmed().size();
  window.advance(8000);
  const auto names = sprites(window, told);
  for (const char* each : {"table.martinis", "table.cocktail"}) EXPECT_TRUE(names.count(each)) << each;
}

// The first entity of what is shown, by which a screen is told from another.
std::string shown(Window& window) {
  const scene::DrawList& list = window.stage().shown();
  return std::string(list.text(list.items().front().entity));
}

TEST(Foresight, UntilANewScreenIsReadyTheOneBeforeStays) {
  Window window;
  window.click("title.cocktail");
  window.advance(1000);
  const std::string lobby = shown(window);
  window.click("lobby.start");
  window.stage().take_time(5);
  for (int frame = 0; frame < 4; ++frame) {
    EXPECT_FALSE(window.runner().frame(16));
    EXPECT_EQ(shown(window), lobby);
  }
  EXPECT_TRUE(window.runner().frame(16));
  EXPECT_NE(shown(window), lobby);
}

TEST(Foresight, NothingHappensOnAScreenThatIsNotReadyYet) {
  std::vector<std::string> pictures;
  for (const int frames : {1, 9}) {
    Window window;
    window.click("title.martinis-and-men");
    window.click("lobby.start");
    window.stage().take_time(frames);
    for (int frame = 0; frame < frames; ++frame) window.runner().frame(16);
    for (int frame = 0; frame < 20; ++frame) window.runner().frame(16);
    pictures.push_back(window.draws().dump());
  }
  EXPECT_EQ(pictures[0], pictures[1]);
}

TEST(Foresight, ANewScreenIsNotWaitedForLongerThanAPersonWaitsForAnAnswer) {
  Window window;
  window.advance(100);
  const std::string title = shown(window);
  window.click("title.cocktail");
  window.stage().take_time(1000);
  int frames = 0;
  while (!window.runner().frame(20) && frames < 100) ++frames;
  EXPECT_EQ(frames, 20) << "400 ms";
  EXPECT_NE(shown(window), title);
}

}  // namespace
}  // namespace nightcap::tests
