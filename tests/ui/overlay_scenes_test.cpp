// Scenes by name: found, opened and played, and the present match kept as one of them.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "game/app/inspector.hpp"
#include "game/app/scene_files.hpp"
#include "tests/support/glazed.hpp"
#include "tests/support/scenes.hpp"

namespace nightcap::tests {
namespace {

namespace fs = std::filesystem;

const Words kGame{"--game", "cocktail", "--players", "3", "--seats", "human,easy", "--starter", "0", "--seed", "4"};

// A box with the overlay open, and a folder of the user's.
class OverlayScenes : public testing::Test {
 protected:
  OverlayScenes() : folder_(fs::temp_directory_path() / ("nightcap-scenes-" + std::to_string(getpid()))) {
    fs::remove_all(folder_);
  }
  ~OverlayScenes() override { fs::remove_all(folder_); }

  Words arguments(Words more, bool profile = true) const {
    more.insert(more.end(), {"--data", NIGHTCAP_DATA_DIR});
    if (profile) more.insert(more.end(), {"--profile", folder_.string()});
    return more;
  }
  static void open(Glazed& glazed) {
    glazed.window.good({{"cmd", "resize"}, {"w", 1280}, {"h", 1400}});
    glazed.open();
    glazed.box.toggle("scenes");
    glazed.window.advance(100);
  }
  static void type(Glazed& glazed, const std::string& field, const std::string& text) {
    glazed.window.click(field);
    glazed.window.type(text);
    glazed.window.advance(100);
  }
  static int listed(Glazed& glazed) {
    int count = 0;
    for (const debug::Item& item : glazed.box.items())
      count += item.id.starts_with("scenes.cocktail.") || item.id.starts_with("scenes.martinis-and-men.");
    return count;
  }

  fs::path folder_;
};

TEST_F(OverlayScenes, AreFoundByTheirWordsAndOpenedWithAClick) {
  Glazed glazed(arguments({}));
  open(glazed);
  EXPECT_EQ(listed(glazed), 0) << "groups are folded at first";
  type(glazed, "scenes.search", "tie THREE");
  EXPECT_EQ(listed(glazed), 1);
  glazed.window.click("scenes.cocktail.won-tie-of-three");
  glazed.window.advance(100);
  ASSERT_NE(glazed.window.application().session(), nullptr);
  for (int i = 0; i < 2000 && glazed.window.application().plays_moment(); ++i) glazed.window.advance(50, 20);
  const Json won = glazed.window.application().session()->inspector().step(
      glazed.window.application().session()->inspector().last_step())["events"];
  EXPECT_EQ(won.back()["type"], "won");
  EXPECT_EQ(won.back()["winners"].size(), 3u);
}

TEST_F(OverlayScenes, ThePresentMatchIsKeptWithItsLastActionAsItsMoment) {
  Glazed glazed(arguments(kGame));
  glazed.window.settle();
  const Json actions = glazed.window.actions();
  for (const std::string id : actions[0]["path"]) glazed.window.click(id);
  glazed.window.advance(300);
  const int steps = glazed.window.application().session()->step();
  const Json position = glazed.window.good("position");
  open(glazed);
  type(glazed, "scenes.title", "My own: a scene");
  glazed.window.click("scenes.save");
  glazed.window.advance(100);
  const auto scene = app::read_scene(folder_ / "scenes" / "my-own-a-scene.txt");
  ASSERT_TRUE(scene) << glazed.value("scenes.said");
  EXPECT_EQ(scene->title, "My own: a scene");
  EXPECT_EQ(scene->record.entries.back().hash, position["hash"]);
  EXPECT_EQ(scene->steps_before(), steps - 1);
  glazed.window.click("scenes.save");
  glazed.window.advance(100);
  EXPECT_EQ(glazed.value("scenes.said"), "There is one of that name already.");
  type(glazed, "scenes.search", "my own");
  EXPECT_EQ(listed(glazed), 1) << "it is listed at once";
}

TEST_F(OverlayScenes, WhatCannotBeKeptOrOpenedIsSaid) {
  Glazed glazed(arguments(kGame, false));
  glazed.window.settle();
  open(glazed);
  type(glazed, "scenes.title", "A scene");
  glazed.window.click("scenes.save");
  glazed.window.advance(100);
  EXPECT_NE(glazed.value("scenes.said").find("--profile"), std::string::npos);

  fs::create_directories(folder_ / "scenes");
  std::ofstream(folder_ / "scenes" / "broken.txt") << "nightcap-replay 1\ngame cocktail\nplayers 3\nthe rest is missing\n";
  Glazed other(arguments({}));
  open(other);
  type(other, "scenes.search", "broken");
  other.window.click("scenes.cocktail.broken");
  other.window.advance(100);
  EXPECT_EQ(other.value("scenes.said").find("broken: "), 0u) << other.value("scenes.said");
  EXPECT_EQ(other.window.application().session(), nullptr);
}

TEST_F(OverlayScenes, OneThatComesOutOtherwiseOpensJustBeforeItsMomentAndIsHeldThere) {
  wire::Situation other = scene_called("cocktail/lied").situation();
  other.title = "Otherwise";
  other.record.entries.back().hash = "0000000000000000";
  ASSERT_EQ(app::save_scene(app::scenes_of_the_user(folder_), other), "");
  Glazed glazed(arguments({}));
  open(glazed);
  type(glazed, "scenes.search", "otherwise");
  glazed.window.click("scenes.cocktail.otherwise");
  glazed.window.advance(100);
  EXPECT_NE(glazed.value("scenes.said").find("hash"), std::string::npos) << glazed.value("scenes.said");
  ASSERT_EQ(glazed.window.application().session(), nullptr);
  glazed.window.click("scenes.before");
  glazed.window.advance(20000, 20);
  app::Session* const session = glazed.window.application().session();
  ASSERT_NE(session, nullptr);
  EXPECT_TRUE(session->driver().held());
  EXPECT_EQ(session->inspector().last_step(), other.steps_before()) << "nobody plays on";
}

TEST_F(OverlayScenes, AFolderThatCannotBeMadeCostsASentence) {
  std::ofstream(folder_.string()) << "a file where the folder should be";
  const wire::Situation scene = scene_called("cocktail/lied").situation();
  EXPECT_NE(app::save_scene(app::scenes_of_the_user(folder_), scene).find("can't be written"), std::string::npos);
  EXPECT_EQ(app::save_scene({}, scene).find("There is no folder"), 0u);
  EXPECT_EQ(app::save_scene(folder_, {}), "Give it a name first.");
}

}  // namespace
}  // namespace nightcap::tests
