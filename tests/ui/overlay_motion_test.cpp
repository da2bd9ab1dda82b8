// The Motion overlay: time stands still, goes slower, and back; what is edited is how long the next such motion takes.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "tests/support/folder.hpp"
#include "tests/support/glazed.hpp"

namespace nightcap::tests {
namespace {

constexpr float kFrame = app::Pace::kFrame;
const Words kPerson{"--game", "martinis-and-men", "--players", "3", "--seats", "human,easy", "--seed", "4"};
const Words kMinds{"--game", "martinis-and-men", "--players", "3", "--seats", "easy", "--seed", "4"};

// The overlay beside a deal that has begun.
struct Watched : Glazed {
  explicit Watched(const Words& arguments = kPerson) : Glazed(arguments) {
    open("F12");
    frames(20);
  }
  scene::DrawList frame() {
    window.runner().frame(kFrame);
    window.runner().redraw();
    return window.runner().draws();
  }
  void frames(int count) {
    for (int i = 0; i < count; ++i) frame();
  }
  scene::DrawList press(const std::string& id) {
    window.click(id);
    window.runner().redraw();
    return window.runner().draws();
  }
  // How long the next timeline of that label takes from its first frame to its last, ms of game time.
  float length_of(std::string_view label) {
    const auto plays = [&] {
      const motion::Timeline* current = window.application().session()->table().director().current();
      return current != nullptr && current->label() == label;
    };
    constexpr int kMostFrames = 6000;
    int waited = 0, lasted = 0;
    for (; !plays() && waited < kMostFrames; ++waited) frame();
    for (; plays() && lasted < kMostFrames; ++lasted) frame();
    EXPECT_LT(waited, kMostFrames) << "it never comes";
    return static_cast<float>(lasted) * kFrame;
  }
};

TEST(MotionOverlay, AFrameBackShowsThePictureThatWasShownBefore) {
  Watched watched;
  const scene::DrawList first = watched.frame(), second = watched.frame();
  ASSERT_FALSE(first == second) << "cards are being dealt";
  EXPECT_EQ(watched.press("motion.back"), first);
  watched.frames(30);
  EXPECT_EQ(watched.window.runner().draws(), first);
  EXPECT_NE(watched.value("motion.ago"), "now");
  EXPECT_EQ(watched.press("motion.forward"), second);
}

TEST(MotionOverlay, WhoComesBackFromThePastGoesOnAsIfNothingHadBeen) {
  Watched straight, wandering;
  wandering.press("motion.back");
  wandering.press("motion.film");  // five seconds ago, or the oldest there is
  wandering.frames(7);
  wandering.press("motion.forward");
  wandering.press("motion.now");
  wandering.press("motion.pause");
  for (int i = 0; i < 90; ++i) ASSERT_EQ(wandering.frame(), straight.frame()) << "frame " << i;
  EXPECT_EQ(wandering.window.good("position")["hash"], straight.window.good("position")["hash"]);
}

TEST(MotionOverlay, ThePastPlayedRunsIntoThePresent) {
  Watched straight, wandering;
  for (int i = 0; i < 5; ++i) wandering.press("motion.back");
  const app::Reel& reel = wandering.window.application().backstage().reel;
  EXPECT_NEAR(reel.ago(), 5 * kFrame, 0.1);
  wandering.press("motion.pause");
  wandering.frames(2);
  EXPECT_NEAR(reel.ago(), 3 * kFrame, 0.1);
  wandering.frames(3);
  EXPECT_FALSE(reel.past());
  EXPECT_EQ(wandering.frame(), straight.frame());
}

TEST(MotionOverlay, PausedOneFrameComesAtATime) {
  Watched straight, paused;
  const scene::DrawList now = paused.press("motion.pause");
  paused.frames(40);
  EXPECT_EQ(paused.window.runner().draws(), now);
  EXPECT_FALSE(paused.box.items().empty()) << "the overlay goes on";
  paused.press("motion.forward");
  EXPECT_EQ(paused.frame(), straight.frame());
  paused.frames(5);
  paused.press("motion.forward");
  EXPECT_EQ(paused.frame(), straight.frame());
}

TEST(MotionOverlay, GameTimePassesAtTheChosenSpeed) {
  Watched watched;
  const app::Reel& reel = watched.window.application().backstage().reel;
  const auto passes = [&] {
    const double before = reel.now();
    watched.frames(60);
    return reel.now() - before;
  };
  EXPECT_NEAR(passes(), 1000, 60);
  watched.press("motion.slow");
  EXPECT_NEAR(passes(), 100, 60);
  watched.press("motion.fast");
  EXPECT_NEAR(passes(), 4000, 240);
}

TEST(MotionOverlay, AnotherSpeedChangesNothingThatIsPlayed) {
  Watched usual(kMinds), fast(kMinds);
  fast.press("motion.fast");
  usual.frames(2000);
  fast.frames(500);
  const int steps = std::min(usual.window.application().session()->step(), fast.window.application().session()->step());
  ASSERT_GT(steps, 5);
  const auto hash = [steps](Watched& watched) {
    return watched.window.application().session()->inspector().step(steps)["hash"].get<std::string>();
  };
  EXPECT_EQ(hash(usual), hash(fast));
}

TEST(MotionOverlay, WhileThePastIsShownTheTableTakesNoInput) {
  Watched watched;
  watched.press("motion.back");
  watched.window.click("table.menu");
  watched.window.key("Escape");
  EXPECT_FALSE(watched.window.has("menu.stay"));
  watched.press("motion.now");
  watched.window.click("table.menu");
  EXPECT_TRUE(watched.window.has("menu.stay"));
}

TEST(MotionOverlay, ShutItLeavesNothingBehind) {
  Watched watched;
  watched.press("motion.back");
  watched.window.key("F12");
  watched.frames(2);
  const app::Backstage& backstage = watched.window.application().backstage();
  EXPECT_FALSE(backstage.reel.on());
  EXPECT_TRUE(backstage.reel.frames().empty());
  EXPECT_FALSE(backstage.pace.paused());
  const scene::DrawList now = watched.frame();
  EXPECT_FALSE(now == watched.frame()) << "the deal goes on";
}

TEST(MotionOverlay, PathsAndHitBoxesAreDrawnOverTheTableAndGoAgain) {
  Watched watched;
  const scene::DrawList plain = watched.press("motion.pause");
  const auto drawn = [&](std::string_view owner) {
    const scene::DrawList& list = watched.window.runner().draws();
    return std::ranges::count_if(list.items(), [&](const auto& item) { return list.text(item.entity) == owner; });
  };
  for (const auto& [toggle, owner] : {std::pair{"motion.paths", "overlay.path"}, {"motion.boxes", "overlay.box"}}) {
    watched.press(toggle);
    EXPECT_GE(drawn(owner), 4) << toggle;
    EXPECT_EQ(watched.press(toggle), plain) << toggle;
  }
}

TEST(MotionOverlay, AnEditedLengthIsThatOfTheNextSuchMotionAndKeptItIsAnotherRuns) {
  const Folder folder("motion-kept");
  float written = 0;
  {
    Watched watched(kMinds);
    EXPECT_EQ(watched.window.application().motion_files().open(folder.path), "");
    written = watched.length_of("drew");
    watched.press("motion.length.drew");
    watched.window.advance(100);
    watched.window.click("motion.ms");
    watched.window.key("End");
    watched.window.keys("Backspace", 6);
    watched.window.type("900");
    watched.window.key("Return");
    EXPECT_NEAR(watched.length_of("drew"), 900, 2 * kFrame);
    watched.press("motion.keep");
    EXPECT_NE(watched.value("motion.said").find("martinis-and-men.json"), std::string::npos) << watched.value("motion.said");
  }
  ASSERT_LT(written, 800);
  std::ifstream in(folder.path / "martinis-and-men.json");
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const auto file = base::parse_json(text);
  ASSERT_TRUE(file) << text;
  EXPECT_EQ((*file)["drew"]["ms"], 900);
  Watched again(kMinds);
  EXPECT_EQ(again.window.application().motion_files().open(folder.path), "");
  EXPECT_NEAR(again.length_of("drew"), 900, 2 * kFrame);
  again.press("motion.length.drew");
  again.window.advance(100);
  EXPECT_EQ(again.value("motion.now.drew"), "900");
}

TEST(MotionOverlay, AChosenCurveIsThatOfTheNextSuchMotion) {
  Watched watched(kMinds);
  static_cast<void>(watched.length_of("drew"));
  watched.press("motion.length.drew");
  watched.window.advance(100);
  watched.press("motion.curve.linear");
  const motion::Director& director = watched.window.application().session()->table().director();
  for (int i = 0; i < 6000 && (director.current() == nullptr || director.current()->label() != "drew"); ++i) watched.frame();
  ASSERT_NE(director.current(), nullptr);
  ASSERT_FALSE(director.current()->moves().empty());
  for (const motion::Move& move : director.current()->moves()) EXPECT_EQ(move.easing, motion::Easing::kLinear);
}

TEST(MotionFiles, ThoseThatAreShippedCanBeRead) {
  app::MotionFiles files;
  EXPECT_EQ(files.open(NIGHTCAP_SOURCE_DIR "/assets/motion"), "");
}

TEST(MotionFiles, ABrokenOneIsSaidAndMovesAsItWasWritten) {
  const Folder folder("motion-broken");
  std::filesystem::create_directories(folder.path);
  app::MotionFiles files;
  for (const char* text : {"", "[]", R"({"drew": 5})", R"({"drew": {"ms": 900}})", R"({"drew": {"ms": -1, "of": 320}})",
                           R"({"drew": {"easing": "sideways"}})", R"({"asked": {"ms": 9, "of": 8}, "drew": {"speed": 2}})"}) {
    std::ofstream(folder.path / "cocktail.json", std::ios::trunc) << text;
    EXPECT_NE(files.open(folder.path).find("cocktail.json"), std::string::npos) << text;
    for (const auto& [label, row] : files.of("cocktail").rows()) EXPECT_EQ(row.timing, motion::Timing{}) << text;
  }
}

TEST(MotionFiles, WhatCantBeWrittenIsSaid) {
  const Folder folder("motion-nowhere");
  const auto nowhere = folder.path / "motion";
  app::MotionFiles files;
  EXPECT_FALSE(files.keep("cocktail").good);
  std::ofstream(nowhere) << "a file where the folder would be";
  static_cast<void>(files.open(nowhere));
  const auto kept = files.keep("cocktail");
  EXPECT_FALSE(kept.good);
  EXPECT_NE(kept.sentence.find("can't be written"), std::string::npos) << kept.sentence;
}

}  // namespace
}  // namespace nightcap::tests
