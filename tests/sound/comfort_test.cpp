// What a person hears of the screens, and how they change it: volumes and M everywhere, a tick where the focus goes, and
// music that follows the table without restlessness.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/sound/ear.hpp"
#include "game/tabletop/cues.hpp"
#include "tests/support/window.hpp"

namespace nightcap::tests::sound {
namespace {

struct Listener final : nightcap::sound::Ear {
  void play(const nightcap::sound::Cue& cue) override { cues.push_back(cue); }
  void play_on(const nightcap::sound::Tune& tune) override { layer = tune.layer; }
  void set(const nightcap::sound::Levels& now) override { levels = now; }
  [[nodiscard]] std::size_t ticks() const {
    return static_cast<std::size_t>(
        std::count_if(cues.begin(), cues.end(), [](const auto& cue) { return cue.name == tabletop::cue::kTick; }));
  }
  std::vector<nightcap::sound::Cue> cues;
  std::string layer;
  nightcap::sound::Levels levels;
};

class Comfort : public testing::Test {
 protected:
  ~Comfort() override { window_.application().heard_by(nullptr); }
  void listen() { window_.application().heard_by(&ear_); }

  Listener ear_;
  Window window_;
};

TEST_F(Comfort, TheVolumesOpenOnEveryScreen) {
  listen();
  for (const char* screen : {"title", "lobby", "table"}) {
    ASSERT_EQ(window_.screen(), screen);
    EXPECT_FALSE(window_.has("table.sound.master"));
    window_.key("F2");
    ASSERT_TRUE(window_.has("table.sound.master")) << screen;
    window_.click("table.sound.mono");
    window_.advance(50);
    EXPECT_EQ(ear_.levels.mono, std::string_view(screen) != "lobby") << "on, off, and on again";
    window_.key("Escape");
    EXPECT_EQ(window_.screen(), screen) << "it closes the panel first";
    EXPECT_FALSE(window_.has("table.sound.master")) << screen;
    window_.click("table.sound");
    EXPECT_TRUE(window_.has("table.sound.master")) << screen;
    window_.click("table.sound");
    for (const char* onward : {"title.cocktail", "lobby.start"}) {
      if (!window_.has(onward)) continue;
      window_.click(onward);
      break;
    }
  }
}

TEST_F(Comfort, OneKeyMutesUnlessSomebodyTypes) {
  listen();
  const auto mutes = [this] {
    window_.key("M");
    window_.advance(50);
    const bool muted = ear_.levels.mute;
    window_.key("M");
    window_.advance(50);
    EXPECT_FALSE(ear_.levels.mute);
    return muted;
  };
  EXPECT_TRUE(mutes()) << "at the title";
  window_.click("title.cocktail");
  EXPECT_TRUE(mutes()) << "in the lobby";
  window_.click("lobby.seed");
  EXPECT_FALSE(mutes()) << "a letter of what is typed";
  window_.click("lobby.start");
  EXPECT_TRUE(mutes()) << "at the table";
}

TEST_F(Comfort, TheFocusTicksWhereAKeyTookIt) {
  listen();
  window_.advance(100);
  window_.click("title.quit");
  window_.key("Escape");
  EXPECT_EQ(ear_.ticks(), 0u) << "nobody walked";
  window_.advance(100);
  window_.key("Right");
  ASSERT_EQ(ear_.ticks(), 1u);
  EXPECT_GT(ear_.cues.back().pan, 0.2f) << "the door at the right";
  window_.key("Left");
  EXPECT_EQ(ear_.ticks(), 1u) << "a key that is held down doesn't rattle";
  window_.advance(100);
  window_.key("Right");
  EXPECT_EQ(ear_.ticks(), 2u);
  window_.advance(100);
  window_.key("Right");
  window_.key("Right");
  window_.key("Right");
  EXPECT_LE(ear_.ticks(), 3u);
}

TEST(Strings, ComeWithASuspicionAndStayForEightBars) {
  constexpr int kEightBars = 17'143;  // ms at 112 beats a minute
  Window window({"--showcase", "cocktail", "--seats", "normal", "--players", "4", "--seed", "4"});
  Listener ear;
  window.application().heard_by(&ear);
  int stayed = 0;
  bool suspected = false;
  for (int ms = 0; ms < 120'000 && !(stayed > 0 && ear.layer == "stride"); ms += 100) {
    window.advance(100);
    suspected = suspected || std::any_of(ear.cues.begin(), ear.cues.end(),
                                         [](const auto& cue) { return cue.name == tabletop::cue::kStinger; });
    if (ear.layer != "strings") continue;
    EXPECT_TRUE(stayed > 0 || window.application().session()->table().tense()) << ms;
    stayed += 100;
  }
  window.application().heard_by(nullptr);
  EXPECT_TRUE(suspected);
  EXPECT_GE(stayed, kEightBars);
}

}  // namespace
}  // namespace nightcap::tests::sound
