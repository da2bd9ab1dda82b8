// What the mixer makes of cues: when they are heard, where, how loud, and how many of them at once.
#include <gtest/gtest.h>

#include <set>

#include "tests/sound/bench.hpp"

namespace nightcap::tests::sound {
namespace {

using MixerTest = Bench;

TEST_F(MixerTest, ACueIsHeardFromTheNextFrameOnAndThenItIsSilentAgain) {
  cue("tap", {0.2f}, 20);
  snd::Mixer mixer(bank());
  EXPECT_EQ(loudest(render(mixer, 50), 0), 0);
  mixer.play({"tap"});
  const Samples heard = render(mixer, 100);
  const std::size_t late = snd::Limiter::kAhead;  // that the ceiling takes
  EXPECT_EQ(heard[(late - 1) * 2], 0);
  EXPECT_GT(heard[(late + 8) * 2], 0.15f);
  EXPECT_EQ(heard[static_cast<std::size_t>(snd::frames_of(30)) * 2], 0);
  EXPECT_EQ(mixer.voices(), 0u);
}

TEST_F(MixerTest, ACueTheBankDoesNotHaveIsSilent) {
  cue("tap", {0.2f}, 20);
  snd::Mixer mixer(bank());
  mixer.play({"gong"});
  EXPECT_EQ(loudest(render(mixer, 50), 0), 0);
}

TEST_F(MixerTest, PanMovesASoundToItsSide) {
  cue("tap", {0.2f}, 20);
  for (const float pan : {-1.0f, -0.4f, 0.4f, 1.0f}) {
    snd::Mixer mixer(bank());
    mixer.play({"tap", pan});
    const Samples heard = render(mixer, 30);
    EXPECT_EQ(loudest(heard, 0) > loudest(heard, 1), pan < 0) << pan;
    EXPECT_GT(std::min(loudest(heard, 0), loudest(heard, 1)), 0.01f) << "nothing is only in one ear";
  }
}

TEST_F(MixerTest, AHigherPitchIsShorter) {
  cue("tap", {0.2f}, 40);
  snd::Mixer mixer(bank());
  mixer.play({"tap", 0, 100});
  const Samples heard = render(mixer, 60);
  EXPECT_GT(heard[static_cast<std::size_t>(snd::frames_of(18)) * 2], 0.1f);
  EXPECT_EQ(heard[static_cast<std::size_t>(snd::frames_of(24)) * 2], 0);
}

TEST_F(MixerTest, NoVariantIsHeardTwiceInARow) {
  cue("tap", {0.1f, 0.2f, 0.4f}, 10);
  snd::Mixer mixer(bank());
  int before = -1;
  std::set<int> heard;
  for (int i = 0; i < 60; ++i) {
    mixer.play({"tap"});
    const float level = loudest(render(mixer, 20), 0);
    const int variant = level < 0.15f ? 0 : level < 0.3f ? 1 : 2;
    EXPECT_NE(variant, before) << i;
    heard.insert(before = variant);
  }
  EXPECT_EQ(heard.size(), 3u);
}

TEST_F(MixerTest, ADozenVoicesSoundAtMostAndFourOfACue) {
  for (const char* name : {"a", "b", "c", "d", "e"}) cue(name, {0.02f}, 500);
  snd::Mixer mixer(bank());
  for (int i = 0; i < 9; ++i) mixer.play({"a"});
  render(mixer, 10);
  EXPECT_EQ(mixer.voices(), snd::kMostAlike);
  for (const char* name : {"b", "c", "d", "e"})
    for (int i = 0; i < 4; ++i) mixer.play({name});
  render(mixer, 10);
  EXPECT_EQ(mixer.voices(), snd::kMostVoices);
}

TEST_F(MixerTest, TheNewestSoundIsHeardEvenAmongADozen) {
  cue("quiet", {0.001f}, 500);
  cue("middling", {0.001f}, 500);
  cue("third", {0.001f}, 500);
  cue("loud", {0.5f}, 500);
  snd::Mixer mixer(bank());
  for (const char* name : {"quiet", "middling", "third"})
    for (int i = 0; i < 4; ++i) mixer.play({name});
  render(mixer, 10);
  mixer.play({"loud"});
  EXPECT_GT(loudest(render(mixer, 20), 0), 0.4f);
}

TEST_F(MixerTest, NeverLouderThanTheCeiling) {
  cue("a", {0.9f}, 300);
  cue("b", {-0.9f}, 100);
  snd::Mixer mixer(bank());
  float most = 0;
  for (int i = 0; i < 30; ++i) {
    mixer.play({i % 3 == 0 ? "b" : "a", i % 2 == 0 ? -1.0f : 0.3f});
    const Samples heard = render(mixer, 37);
    most = std::max({most, loudest(heard, 0), loudest(heard, 1)});
  }
  EXPECT_LE(most, snd::Limiter::kCeiling * 1.0001f);
  EXPECT_GT(most, snd::Limiter::kCeiling * 0.9f);
}

TEST_F(MixerTest, EachVolumeAndMuteAndTheBackgroundMakeItQuieter) {
  cue("tap", {0.2f}, 400);
  const auto level = [&](const snd::Levels& levels) {
    snd::Mixer mixer(bank());
    mixer.set(levels);
    render(mixer, 400);
    mixer.play({"tap"});
    render(mixer, 200);
    return loudest(render(mixer, 20), 0);
  };
  const float whole = level({});
  EXPECT_NEAR(level({.music = 0}), whole, 0.001f);
  EXPECT_LT(level({.effects = 0.5f}), whole * 0.5f);
  EXPECT_LT(level({.master = 0.5f}), whole * 0.5f);
  EXPECT_LT(level({.background = true}), whole * 0.5f);
  EXPECT_GT(level({.background = true}), 0);
  EXPECT_NEAR(level({.effects = 0}), 0, 1e-4f);
  EXPECT_NEAR(level({.mute = true}), 0, 1e-4f);
}

TEST_F(MixerTest, MonoIsTheSameOnBothSides) {
  cue("tap", {0.2f}, 50);
  snd::Mixer mixer(bank());
  mixer.set({.mono = true});
  mixer.play({"tap", -1});
  const Samples heard = render(mixer, 40);
  EXPECT_GT(loudest(heard, 0), 0.05f);
  for (std::size_t i = 0; i < heard.size(); i += 2) ASSERT_EQ(heard[i], heard[i + 1]);
}

TEST_F(MixerTest, WhoWantsFewSoundsHearsOnlyTheEssential) {
  cue("gong", {0.2f}, 20);
  cue("rustle", {0.2f}, 20, R"("essential": false, )");
  snd::Mixer mixer(bank());
  mixer.set({.few = true});
  mixer.play({"rustle"});
  EXPECT_EQ(loudest(render(mixer, 40), 0), 0);
  mixer.play({"gong"});
  EXPECT_GT(loudest(render(mixer, 40), 0), 0.1f);
}

TEST_F(MixerTest, TheSameCuesSoundTheSameOnEveryRun) {
  cue("tap", {0.1f, 0.2f, 0.4f}, 30, R"("loose": 5, )");
  const auto run = [&] {
    snd::Mixer mixer(bank());
    Samples all;
    for (int i = 0; i < 20; ++i) {
      mixer.play({"tap", 0.1f * static_cast<float>(i % 7)});
      const Samples heard = render(mixer, 23);
      all.insert(all.end(), heard.begin(), heard.end());
    }
    return all;
  };
  EXPECT_EQ(run(), run());
}

}  // namespace
}  // namespace nightcap::tests::sound
