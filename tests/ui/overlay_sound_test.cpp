// The Sound overlay: the volumes are those of the sound panel, and what was heard is listed with its caption.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/sound/mixer.hpp"
#include "game/tabletop/cues.hpp"
#include "tests/support/glazed.hpp"

namespace nightcap::tests {
namespace {

class Listener final : public sound::Ear {
 public:
  void play(const sound::Cue& /*cue*/) override {}
  void play_on(const sound::Tune& /*tune*/) override {}
  void set(const sound::Levels& levels) override { levels_ = levels; }
  [[nodiscard]] sound::Report report() const override {
    sound::Report report;
    report.driver = "tin can";
    report.rate = 48'000;
    report.ready = true;
    report.piece = "waltz";
    report.layers = {{"slow", 1, true}, {"quick", 0, false}};
    report.voices = {{"gong", -0.5f, 0.8f, 0.25f}};
    return report;
  }
  [[nodiscard]] const sound::Levels& levels() const { return levels_; }

 private:
  sound::Levels levels_;
};

TEST(OverlaySound, ChangesTheVolumesOfTheSoundPanel) {
  Glazed glazed({"--game", "cocktail", "--players", "4", "--seats", "human,easy", "--starter", "0", "--seed", "4"});
  Listener ear;
  glazed.window.application().heard_by(&ear);
  glazed.window.settle();
  glazed.box.restore("sound");
  glazed.open();
  EXPECT_EQ(glazed.value("sound.device"), "tin can");
  glazed.window.click("sound.mute");
  glazed.window.click("sound.music");  // in the middle of it
  glazed.window.advance(100);
  EXPECT_TRUE(ear.levels().mute);
  EXPECT_LT(ear.levels().music, 0.9f);
  glazed.window.click("table.sound");  // F2 would be typed into the column, which was pressed last
  glazed.window.advance(100);
  EXPECT_EQ(glazed.value("table.sound.on"), "Off");
  glazed.window.click("table.sound.on");
  glazed.window.advance(100);
  EXPECT_EQ(glazed.value("sound.mute"), "off") << "and the other way round";
  glazed.window.application().heard_by(nullptr);
}

TEST(OverlaySound, ListsTheLastCuesWithTheirCaptions) {
  Glazed glazed({"--game", "martinis-and-men", "--players", "3", "--seats", "easy", "--seed", "4"});
  glazed.box.restore("sound");
  glazed.open();
  glazed.window.advance(6000);
  const auto& last = glazed.window.application().last_cues();
  ASSERT_FALSE(last.empty());
  EXPECT_LE(last.size(), app::Application::kLastCues);
  EXPECT_EQ(glazed.window.widget("sound.cue.0")["name"], std::string(last.back().cue));
  EXPECT_EQ(glazed.value("sound.cue.0"), std::string(tabletop::caption_of(last.back().cue)));
}

TEST(OverlaySound, TheMixerTellsWhatSounds) {
  const auto bank = sound::Bank::load(NIGHTCAP_DATA_DIR "/sound");
  ASSERT_NE(bank->find("gong"), nullptr) << bank->complaint();
  sound::Mixer mixer(bank);
  mixer.play({"gong", -1, 0});
  std::vector<float> block(4800);
  mixer.render(block);
  const sound::Report report = mixer.report();
  ASSERT_EQ(report.voices.size(), 1u);
  EXPECT_EQ(report.voices[0].cue, "gong");
  EXPECT_NEAR(report.voices[0].pan, -1, 0.05);
  EXPECT_GT(report.voices[0].done, 0);
  EXPECT_GT(report.left, report.right);
  EXPECT_EQ(mixer.report().left, 0) << "since the last report";
}

}  // namespace
}  // namespace nightcap::tests
