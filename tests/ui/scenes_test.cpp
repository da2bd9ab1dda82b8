// Every prepared situation on the table: its moment is played to its end as it was written down, and overlays stand it.
#include "tests/support/scenes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>

#include "game/app/inspector.hpp"
#include "game/overlays/box/list.hpp"
#include "tests/support/glazed.hpp"

namespace nightcap::tests {
namespace {

constexpr int kMostFrames = 4000;

void open(Window& window, const SceneOnDisk& scene, std::optional<int> seat = std::nullopt, bool at_end = false) {
  window.application().open({scene.situation(), seat, at_end});
  window.advance(16);
  EXPECT_EQ(window.application().opening_failed(), "") << scene.name;
}
void play_moment(Window& window) {
  for (int i = 0; i < kMostFrames && window.application().plays_moment(); ++i) window.advance(50, 20);
  EXPECT_FALSE(window.application().plays_moment()) << "its moment doesn't end";
}
const app::Inspector& match(Window& window) { return window.application().session()->inspector(); }
int actions_of(const SceneOnDisk& scene) {
  const wire::Situation situation = scene.situation();
  const auto& entries = situation.record.entries;
  return static_cast<int>(
      std::count_if(entries.begin(), entries.end(), [](const wire::Entry& e) { return e.player.has_value(); }));
}

TEST(Scenes, AreEachPlayedOnTheTableAsTheyWereWrittenDown) {
  Window window({"--speed", "instant"});
  for (const SceneOnDisk& scene : all_scenes()) {
    SCOPED_TRACE(scene.name);
    const wire::Situation situation = scene.situation();
    window.application().open({situation, std::nullopt, false});
    window.advance(16);
    ASSERT_EQ(window.application().opening_failed(), "");
    const int before = situation.steps_before(), last = actions_of(scene);
    EXPECT_GE(match(window).known(), last) << "what follows is kept";
    play_moment(window);
    ASSERT_GE(match(window).last_step(), last);
    EXPECT_EQ(match(window).step(last)["hash"], situation.record.entries.back().hash);
    std::set<std::string> happened;
    for (int step = before < last ? before + 1 : 0; step <= last; ++step) {
      const Json what = match(window).step(step);
      for (const Json& event : what["events"]) happened.insert(event["type"].get<std::string>());
    }
    for (const std::string& type : situation.shows) EXPECT_TRUE(happened.contains(type)) << type;
  }
}

TEST(Scenes, StopBeforeTheirMomentAndShowItMoving) {
  Window window;
  const SceneOnDisk scene = scene_called("cocktail/lied");
  open(window, scene, 0);
  EXPECT_EQ(match(window).last_step(), scene.situation().steps_before() + 1) << "the moment has begun";
  EXPECT_TRUE(window.application().session()->table().busy()) << "and moves";
  EXPECT_EQ(window.application().session()->viewer(), 0) << "whose seat was taken";
  play_moment(window);
  EXPECT_FALSE(window.application().session()->table().busy());
}

TEST(Scenes, CanBeOpenedBehindTheirMomentAndPlayedOn) {
  Window window({"--speed", "4"});
  const SceneOnDisk scene = scene_called("martinis-and-men/married");
  open(window, scene, std::nullopt, true);
  EXPECT_FALSE(window.application().plays_moment());
  EXPECT_EQ(match(window).step(actions_of(scene))["hash"], scene.situation().record.entries.back().hash);
  window.advance(20000, 20);
  EXPECT_GT(match(window).last_step(), actions_of(scene)) << "computer players go on";
}

TEST(Scenes, OneThatIsWrongIsRefusedAndTheTableStays) {
  Window window({"--game", "cocktail", "--players", "3", "--seats", "human,easy"});
  window.settle();
  const auto* before = window.application().session();
  wire::Situation wrong = scene_called("cocktail/lied").situation();
  wrong.record.entries.back().hash = "0000000000000000";
  window.application().open({wrong, std::nullopt, false});
  window.advance(16);
  EXPECT_NE(window.application().opening_failed().find("hash"), std::string::npos);
  EXPECT_EQ(window.application().session(), before);
}

// ---- with overlays

TEST(OverlaysInScenes, AllOfThemAreDrawnInEverySituationAndNoTwoControlsHaveTheSameId) {
  constexpr int kTall = 8000;  // px: room for every one, since what can't be seen isn't drawn
  Glazed glazed({"--data", NIGHTCAP_DATA_DIR, "--speed", "4"});
  glazed.window.good({{"cmd", "resize"}, {"w", 1280}, {"h", kTall}});
  glazed.open();
  std::string all;
  for (const overlays::Overlay* each : overlays::all()) all += std::string(each->id) + ":1 ";
  glazed.box.restore(all);
  for (const SceneOnDisk& scene : all_scenes()) {
    SCOPED_TRACE(scene.name);
    open(glazed.window, scene, 0);
    glazed.window.advance(300, 20);
    std::set<std::string> ids;
    for (const debug::Item& item : glazed.box.items()) EXPECT_TRUE(ids.insert(item.id).second) << item.id;
    for (const overlays::Overlay* each : overlays::all())
      EXPECT_TRUE(ids.contains(std::string(each->id))) << each->id << " isn't there";
    EXPECT_GT(ids.size(), overlays::all().size() * 2) << "they are empty";
  }
}

}  // namespace
}  // namespace nightcap::tests
