// The music: its layers change on the bar, it goes round without a click, it makes room for what matters, and what can't
// be read is silent.
#include <gtest/gtest.h>

#include "engine/sound/tape.hpp"
#include "tests/sound/bench.hpp"

namespace nightcap::tests::sound {
namespace {

class MusicTest : public Bench {
 protected:
  // How often the left side goes up through zero: twice as often at twice the pitch.
  static int turns(const Samples& stereo) {
    int n = 0;
    for (std::size_t i = 2; i < stereo.size(); i += 2) n += stereo[i - 2] < 0 && stereo[i] >= 0 ? 1 : 0;
    return n;
  }
  static float steepest(const Samples& stereo) {
    float most = 0;
    for (std::size_t i = 2; i < stereo.size(); i += 2) most = std::max(most, std::abs(stereo[i] - stereo[i - 2]));
    return most;
  }
};

TEST_F(MusicTest, ALayerTakesOverOnTheNextBar) {
  piece("tune", {{"calm", 200}, {"tense", 800}});
  const auto all = bank();
  snd::Mixer mixer(all);
  begin(mixer, *all, "tune", "calm");
  render(mixer, 700);  // 200 ms into the second bar
  mixer.choose_layer("tense");
  EXPECT_NEAR(turns(render(mixer, 250)), 50, 2) << "not before the bar";
  render(mixer, 100);
  EXPECT_NEAR(turns(render(mixer, 250)), 200, 4);
}

TEST_F(MusicTest, ItGoesRoundWithoutAClick) {
  piece("tune", {{"calm", 200}});
  const auto all = bank();
  snd::Mixer mixer(all);
  begin(mixer, *all, "tune", "calm");
  render(mixer, 800);
  const Samples middle = render(mixer, 100), seam = render(mixer, 300);
  EXPECT_GT(loudest(seam, 0), 0.2f);
  EXPECT_LT(steepest(seam), 1.5f * steepest(middle));
}

TEST_F(MusicTest, AnotherPieceFadesInAndNothingFadesToSilence) {
  piece("tune", {{"calm", 200}});
  piece("other", {{"calm", 800}});
  const auto all = bank();
  snd::Mixer mixer(all);
  begin(mixer, *all, "tune", "calm");
  render(mixer, 1000);
  begin(mixer, *all, "other", "calm");
  EXPECT_EQ(mixer.piece(), "other");
  EXPECT_GT(loudest(render(mixer, 50), 0), 0.1f) << "the one before is still there";
  render(mixer, 2000);
  EXPECT_NEAR(turns(render(mixer, 500)), 400, 4);
  mixer.begin(nullptr);
  render(mixer, 2000);
  EXPECT_EQ(loudest(render(mixer, 100), 0), 0);
}

TEST_F(MusicTest, ABigCueMakesTheMusicMakeRoomAndThenItComesBack) {
  piece("tune", {{"calm", 200}});
  cue("gong", {0.0f}, 20, R"("duck": -30, "duck_ms": 600, )");
  const auto all = bank();
  snd::Mixer mixer(all);
  begin(mixer, *all, "tune", "calm");
  render(mixer, 1500);
  const float whole = loudest(render(mixer, 50), 0);
  mixer.play({"gong"});
  render(mixer, 400);
  EXPECT_LT(loudest(render(mixer, 50), 0), whole * 0.1f);
  render(mixer, 4000);
  EXPECT_GT(loudest(render(mixer, 50), 0), whole * 0.95f);
}

TEST_F(MusicTest, WhatCanNotBeReadIsNamedAndSilent) {
  cue("tap", {0.2f}, 20);
  describe(folder_ / "effects" / "tap.2.wav", "no sound at all");
  describe(folder_ / "effects" / "tap.json", R"({"files": ["tap.1.wav", "tap.2.wav"]})");
  describe(folder_ / "effects" / "broken.json", "{");
  describe(folder_ / "music" / "tune.json", R"({"bar": 24000, "layers": ["calm"]})");
  const auto all = bank();
  EXPECT_NE(all->complaint().find("names no sound"), std::string::npos) << all->complaint();
  EXPECT_NE(all->complaint().find("(and 1 more)"), std::string::npos) << all->complaint();
  std::string why_not;
  EXPECT_EQ(snd::Piece::open("tune", *all->score("tune"), why_not), nullptr);
  EXPECT_NE(why_not.find("tune.calm.ogg"), std::string::npos) << why_not;
  ASSERT_NE(all->find("tap"), nullptr);
  EXPECT_EQ(all->find("tap")->variants.size(), 1u);
}

TEST_F(MusicTest, AFolderThatIsNotThereIsSilenceWithASentence) {
  const auto all = snd::Bank::load(folder_ / "nowhere");
  EXPECT_NE(all->complaint().find("there are no sounds in"), std::string::npos);
  snd::Mixer mixer(all);
  mixer.play({"tap"});
  EXPECT_EQ(loudest(render(mixer, 20), 0), 0);
}

TEST_F(MusicTest, ATapeRunsOnTheGamesClock) {
  cue("tap", {0.2f}, 20);
  std::string why_not;
  const fs::path file = folder_ / "tape.wav";
  {
    const auto tape = snd::Tape::open(bank(), file, why_not);
    ASSERT_NE(tape, nullptr) << why_not;
    ASSERT_TRUE(tape->run_to(250));
    tape->play({"tap"});
    ASSERT_TRUE(tape->run_to(500));
    EXPECT_EQ(tape->frames(), snd::frames_of(500));
  }
  const auto pcm = snd::read_pcm(file, why_not);
  ASSERT_TRUE(pcm) << why_not;
  EXPECT_EQ(static_cast<std::int64_t>(pcm->frames()), snd::frames_of(500));
  std::size_t first = 0;
  while (first < pcm->frames() && pcm->samples[first * 2] == 0) ++first;
  EXPECT_NEAR(static_cast<double>(first) * 1000 / snd::kRate, 252, 1);
  EXPECT_EQ(snd::Tape::open(bank(), folder_ / "no" / "such" / "folder.wav", why_not), nullptr);
}

}  // namespace
}  // namespace nightcap::tests::sound
