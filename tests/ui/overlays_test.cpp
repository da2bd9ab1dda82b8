// The glass box: it opens beside the table, takes what is meant for it and nothing else, and changes nothing that is played.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>

#include "game/overlays/box/list.hpp"
#include "tests/support/glazed.hpp"

namespace nightcap::tests {
namespace {

const Words kMartinis{"--game", "martinis-and-men", "--players", "3", "--seats", "human,easy", "--seed", "4"};
const Words kCocktail{"--game", "cocktail", "--players", "4", "--seats", "human,easy", "--starter", "0", "--seed", "4"};

TEST(Overlays, EveryFileOfTheirFolderIsListed) {
  std::set<std::string> files, listed;
  for (const auto& entry : std::filesystem::directory_iterator(NIGHTCAP_SOURCE_DIR "/game/overlays"))
    if (entry.path().extension() == ".cpp") files.insert(entry.path().stem().string());
  for (const overlays::Overlay* each : overlays::all()) listed.insert(std::string(each->id));
  EXPECT_EQ(files, listed) << "an overlay's id is its file's name";
}

TEST(Overlays, NoTwoHaveTheSameKey) {
  std::set<std::string_view> keys{overlays::Box::kKey, "F11"};  // what else the program uses
  for (const overlays::Overlay* each : overlays::all())
    EXPECT_TRUE(each->key.empty() || keys.insert(each->key).second) << each->id;
}

TEST(Overlays, TheTableMovesOverForThemAndBack) {
  Glazed glazed(kMartinis);
  glazed.window.settle();
  const Json before = glazed.window.widgets();
  glazed.open();
  for (const Json& each : glazed.window.widgets())
    if (each["role"] != "overlay") {
      EXPECT_LE(each["rect"][0].get<float>() + each["rect"][2].get<float>(), glazed.edge() + 1) << each.dump();
    }
  glazed.window.key("F3");
  glazed.window.advance(100);
  EXPECT_EQ(glazed.window.widgets(), before);
}

TEST(Overlays, EachIsDrawnOnEveryScreen) {
  for (const Words& game : {Words{}, kMartinis, kCocktail}) {
    Glazed glazed(game);
    glazed.open();
    for (const overlays::Overlay* each : overlays::all()) {
      glazed.toggle(each->id);
      glazed.window.advance(400);
      EXPECT_EQ(glazed.value(std::string(each->id)), "open") << each->id;
      glazed.toggle(each->id);
    }
    for (const overlays::Overlay* each : overlays::all()) glazed.toggle(each->id);
    for (int moment = 0; moment < 5; ++moment) {
      glazed.window.advance(500);
      EXPECT_FALSE(glazed.box.mesh().batches.empty());
    }
  }
}

TEST(Overlays, ClosedTheyDrawNothing) {
  Glazed glazed(kMartinis);
  glazed.open("F4");
  EXPECT_FALSE(glazed.box.items().empty());
  glazed.window.key("F3");
  glazed.window.advance(100);
  EXPECT_TRUE(glazed.box.items().empty());
  EXPECT_TRUE(glazed.box.mesh().batches.empty());
  const unsigned revision = glazed.box.mesh().revision;
  glazed.window.advance(1000);
  EXPECT_EQ(glazed.box.mesh().revision, revision);
}

TEST(Overlays, WhatIsOnlyWatchedIsDrawnTwentyTimesASecond) {
  Glazed glazed(kMartinis);
  glazed.open("F10");
  glazed.window.advance(100);
  const unsigned revision = glazed.box.mesh().revision;
  glazed.window.advance(1000);
  EXPECT_NEAR(static_cast<int>(glazed.box.mesh().revision - revision), 20, 5);
}

TEST(Overlays, ClicksThereNeverReachTheScreen) {
  Glazed glazed;
  const Json quit = glazed.window.widget("title.quit")["rect"];
  const scene::Vec2 there{quit[0].get<float>() + quit[2].get<float>() / 2, quit[1].get<float>() + quit[3].get<float>() / 2};
  glazed.open();
  ASSERT_GT(there.x, glazed.edge());
  for (const bool down : {true, false}) glazed.window.post(input::PointerButton{there, 1, down});
  EXPECT_TRUE(glazed.window.has("title.quit"));
  EXPECT_FALSE(glazed.window.has("leave.stay"));
}

TEST(Overlays, ADragFromTheTableStaysTheTables) {
  Glazed glazed(kMartinis);
  glazed.open();
  EXPECT_FALSE(glazed.box.take(input::PointerButton{{100, 100}, 1, true}));
  EXPECT_FALSE(glazed.box.take(input::PointerMoved{{1200, 300}}));
  EXPECT_FALSE(glazed.box.take(input::PointerButton{{1200, 300}, 1, false}));
  EXPECT_TRUE(glazed.box.take(input::PointerMoved{{1200, 300}}));
}

TEST(Overlays, WhoGotAKeyDownGetsItsUp) {
  Glazed glazed(kMartinis);
  glazed.open("F4");
  EXPECT_FALSE(glazed.box.take(input::Key{"L", true, false, {}}));
  glazed.window.click("state.search");
  EXPECT_FALSE(glazed.box.take(input::Key{"L", false, false, {}})) << "it went down at the table";
  EXPECT_TRUE(glazed.box.take(input::Key{"K", true, false, {}}));
  EXPECT_FALSE(glazed.box.take(input::PointerButton{{100, 100}, 1, true})) << "to the table again";
  EXPECT_TRUE(glazed.box.take(input::Key{"K", false, false, {}})) << "it went down in the overlay";
}

TEST(Overlays, KeysTypedThereDoNothingAtTheTable) {
  Glazed glazed(kMartinis);
  glazed.open("F4");
  glazed.window.click("state.search");
  EXPECT_TRUE(glazed.window.stage().text_input());
  glazed.window.key("L");
  glazed.window.type("hand");
  EXPECT_FALSE(glazed.window.has("table.log.close")) << "L opens the log";
  EXPECT_EQ(glazed.value("state.search"), "hand");
}

TEST(Overlays, TheSameGameIsPlayedWithThemAndWithout) {
  std::vector<std::string> ends;
  for (const bool open : {false, true}) {
    Glazed glazed({"--game", "cocktail", "--players", "3", "--seats", "easy", "--seed", "6", "--speed", "4"});
    if (open) {
      glazed.open();
      for (const overlays::Overlay* each : overlays::all()) glazed.box.toggle(each->id);
    }
    glazed.window.advance(40000, 20);
    ends.push_back(glazed.window.good("position")["hash"].get<std::string>() +
                   std::to_string(glazed.window.application().session()->step()));
  }
  EXPECT_EQ(ends[0], ends[1]);
}

}  // namespace
}  // namespace nightcap::tests
