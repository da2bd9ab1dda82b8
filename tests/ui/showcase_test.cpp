// The game that plays by itself, and what is recorded of it.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "platform/desktop/clip.hpp"
#include "tests/support/window.hpp"

namespace nightcap::tests {
namespace {

namespace fs = std::filesystem;

class Showcase : public testing::Test {
 protected:
  Window window_{
      {"--showcase", "martinis-and-men", "--seats", "easy,easy,easy,easy", "--options", R"({"marriages":1})", "--seed", "5"}};
};

TEST_F(Showcase, BeginsAgainAfterItsEnd) {
  bool ended = false;
  int began_again = 0;
  for (int i = 0; i < 4000 && began_again < 2; ++i) {
    window_.advance(500, 10);
    ASSERT_EQ(window_.screen(), "table");
    const bool over = window_.application().session()->finished();
    began_again += ended && !over ? 1 : 0;
    ended = over;
  }
  EXPECT_EQ(began_again, 2);
}

TEST_F(Showcase, SeesNobodysHand) {
  window_.advance(9000, 10);
  EXPECT_EQ(window_.application().session()->viewer(), std::nullopt);
  for (const Json& widget : window_.widgets()) EXPECT_FALSE(widget["id"].get<std::string>().starts_with("table.hand"));
}

TEST_F(Showcase, IsLeftForTheTitleByAnyKeyAndNotByOneThatIsOnlyHeld) {
  window_.post(input::Key{.key = "Left Shift", .mods = {}});
  EXPECT_EQ(window_.screen(), "table");
  window_.post(input::Key{.key = "K", .mods = {}});
  EXPECT_EQ(window_.screen(), "title");
  window_.advance(500);
  EXPECT_EQ(window_.screen(), "title");
}

TEST_F(Showcase, IsLeftForTheTitleByEscapeAndByAClickAnywhere) {
  window_.post(input::Key{.key = "Escape", .mods = {}});
  EXPECT_EQ(window_.screen(), "title");
  Window other({"--showcase", "cocktail"});
  other.post(input::PointerButton{.at = {300, 300}});
  EXPECT_EQ(other.screen(), "title");
}

TEST(ShowcaseOfMartinis, HasFourPlayersIfNobodySaysHowMany) {
  Window window({"--showcase", "martinis-and-men"});
  EXPECT_TRUE(window.has("table.seat.3"));
  EXPECT_FALSE(window.has("table.seat.4"));
}

class Recording : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::path(testing::TempDir()) /
              (std::string("nightcap_clip_") + testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::remove_all(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  // Something small in place of a picture.
  static bool write(const std::string& file) { return static_cast<bool>(std::ofstream(file) << "picture"); }
  [[nodiscard]] int pictures() const {
    int n = 0;
    for (const auto& entry : fs::directory_iterator(folder_)) n += entry.path().extension() == ".png" ? 1 : 0;
    return n;
  }
  fs::path folder_;
};

TEST_F(Recording, WritesSixtyFramesForASecondOfGameTimeAndTheSoundsThatBegan) {
  Window window({"--showcase", "martinis-and-men", "--seats", "easy"});
  platform::desktop::Clip clip(folder_.string(), write);
  ASSERT_EQ(clip.open(), "");
  window.runner().on_frame([&](bool redrawn) { clip.frame(redrawn); });
  window.application().on_cue([&](const tabletop::HeardCue& heard) { clip.hear(heard); });
  window.advance(2000);
  EXPECT_EQ(clip.frames(), 120);
  EXPECT_EQ(pictures(), 120);
  EXPECT_TRUE(fs::exists(folder_ / "000001.png"));
  EXPECT_TRUE(fs::exists(folder_ / "000120.png"));
  clip.hear({tabletop::cue::kBells, 7, -0.5f});
  EXPECT_EQ(clip.finish(), "");
  std::stringstream text;
  text << std::ifstream(folder_ / "cues.json").rdbuf();
  const Json cues = Json::parse(text.str());
  ASSERT_GE(cues.size(), 1u);
  EXPECT_EQ(cues.back(), (Json{{"cue", "bells"}, {"ms", 2000}, {"pan", -0.5}, {"caption", "Wedding bells"}}));
  EXPECT_NE(clip.speed().find("120 frames (2.0 s of the game)"), std::string::npos) << clip.speed();
}

TEST_F(Recording, SaysWhatCouldNotBeWrittenAndStopsThere) {
  platform::desktop::Clip clip(folder_.string(), [n = 0](const std::string& file) mutable { return ++n < 3 && write(file); });
  ASSERT_EQ(clip.open(), "");
  for (int i = 0; i < 5; ++i) clip.frame(true);
  EXPECT_EQ(clip.frames(), 2);
  EXPECT_NE(clip.failure().find("000003.png can't be written"), std::string::npos) << clip.failure();
  EXPECT_EQ(clip.finish(), clip.failure());
}

TEST_F(Recording, AFrameThatWasNotDrawnAnewIsTheOneBefore) {
  int drawn = 0;
  platform::desktop::Clip clip(folder_.string(), [&](const std::string& file) { return ++drawn > 0 && write(file); });
  ASSERT_EQ(clip.open(), "");
  clip.frame(true);
  for (int i = 0; i < 9; ++i) clip.frame(false);
  EXPECT_EQ(drawn, 1);
  EXPECT_EQ(pictures(), 10);
}

TEST(Opening, OfEitherGameTheFirstCardsAreSeenAndHeardBeingDealt) {
  for (const auto& [game, cue] : {std::pair{"martinis-and-men", "card-whisk"}, std::pair{"cocktail", "felt-slide"}}) {
    Window window({"--game", game, "--players", "3", "--seats", "human,easy", "--seed", "4"});
    window.advance(1400);  // a round is announced before
    const Json cues = window.good("cues")["cues"];
    EXPECT_GT(std::count_if(cues.begin(), cues.end(), [cue = cue](const Json& each) { return each["cue"] == cue; }), 3) << game;
    const std::string first = window.draws().dump();
    window.advance(100);
    EXPECT_NE(window.draws().dump(), first) << game;
  }
}

}  // namespace
}  // namespace nightcap::tests
