// The loudspeaker: with a device, without one, and with sounds that can't be read, the game goes on.
#include "platform/sdl/speaker.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <thread>

#include "tests/sound/bench.hpp"

namespace nightcap::tests::sound {
namespace {

class SpeakerTest : public Bench {
 protected:
  // Ticks until that is so; a device has its own time.
  template <class Done>
  static bool wait(platform::sdl::Speaker& speaker, Done done) {
    const auto late = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (!done() && std::chrono::steady_clock::now() < late) {
      speaker.tick();
      std::this_thread::yield();
    }
    return done();
  }
  [[nodiscard]] auto log() {
    return [this](const std::string& sentence) { said_.push_back(sentence); };
  }
  std::vector<std::string> said_;
};

TEST_F(SpeakerTest, WithoutADeviceThereIsOneSentenceAndNothingElse) {
  setenv("SDL_AUDIODRIVER", "bogus", 1);
  platform::sdl::Speaker speaker(folder_, log());
  EXPECT_FALSE(speaker.heard());
  for (int i = 0; i < 3; ++i) {
    speaker.play({"tap"});
    speaker.play_on({"tune", "calm"});
    speaker.set({.mute = true});
    speaker.tick();
  }
  ASSERT_EQ(said_.size(), 1u);
  EXPECT_TRUE(said_[0].starts_with("there is no sound: ")) << said_[0];
}

TEST_F(SpeakerTest, SoundsThatCanNotBeReadAreOneSentence) {
  setenv("SDL_AUDIODRIVER", "dummy", 1);
  platform::sdl::Speaker speaker(folder_ / "nowhere", log());
  EXPECT_TRUE(speaker.heard());
  speaker.play_on({"tune", "calm"});
  EXPECT_TRUE(wait(speaker, [&] { return !said_.empty(); }));
  speaker.play({"tap"});
  speaker.tick();
  ASSERT_EQ(said_.size(), 1u);
  EXPECT_TRUE(said_[0].starts_with("the sound isn't whole: ")) << said_[0];
}

TEST_F(SpeakerTest, WhatIsPlayedComesOutOfTheDevice) {
  cue("tap", {0.2f}, 200);
  piece("tune", {{"calm", 200}});
  const fs::path out = folder_ / "device.raw";
  setenv("SDL_AUDIODRIVER", "disk", 1);
  setenv("SDL_DISKAUDIOFILE", out.c_str(), 1);
  setenv("SDL_DISKAUDIODELAY", "1", 1);
  {
    platform::sdl::Speaker speaker(folder_, log());
    ASSERT_TRUE(speaker.heard());
    speaker.play_on({"tune", "calm"});
    std::error_code error;
    const auto grows_by = [&](std::uintmax_t bytes) {
      const auto from = fs::file_size(out, error);
      return wait(speaker, [&, from] { return fs::file_size(out, error) > from + bytes; });
    };
    EXPECT_TRUE(grows_by(400'000));
    speaker.play({"tap", 1});
    EXPECT_TRUE(grows_by(200'000));
  }
  EXPECT_TRUE(said_.empty());
  std::ifstream in(out, std::ios::binary);
  Samples heard(static_cast<std::size_t>(fs::file_size(out)) / sizeof(float));
  in.read(reinterpret_cast<char*>(heard.data()), static_cast<std::streamsize>(heard.size() * sizeof(float)));
  EXPECT_GT(loudest(heard, 1), loudest(heard, 0) + 0.03f) << "the tap at the right";
  EXPECT_GT(loudest(heard, 0), 0.2f) << "the tune";
  EXPECT_LE(std::max(loudest(heard, 0), loudest(heard, 1)), snd::Limiter::kCeiling);
}

TEST_F(SpeakerTest, ADeviceThatCanNotBeOpenedIsOneSentence) {
  setenv("SDL_AUDIODRIVER", "disk", 1);
  setenv("SDL_DISKAUDIOFILE", (folder_ / "nowhere" / "device.raw").c_str(), 1);
  platform::sdl::Speaker speaker(folder_, log());
  EXPECT_FALSE(speaker.heard());
  speaker.play({"tap"});
  speaker.tick();
  EXPECT_EQ(said_.size(), 1u);
}

TEST_F(SpeakerTest, ADeviceThatIsPulledOutIsToldOnceAndTheNextOneIsHeard) {
  cue("tap", {0.5f}, 20'000);
  const fs::path first = folder_ / "first.raw", next = folder_ / "next.raw";
  setenv("SDL_AUDIODRIVER", "disk", 1);
  setenv("SDL_DISKAUDIOFILE", first.c_str(), 1);
  setenv("SDL_DISKAUDIODELAY", "1", 1);
  std::error_code error;
  const auto written = [&](const fs::path& file) { return fs::exists(file) && fs::file_size(file, error) > 100'000; };
  {
    platform::sdl::Speaker speaker(folder_, log());
    ASSERT_TRUE(speaker.heard());
    EXPECT_TRUE(wait(speaker, [&] { return written(first); }));
    speaker.hear_of_device(false, false);  // somebody else's
    speaker.tick();
    EXPECT_TRUE(said_.empty());
    for (int i = 0; i < 3; ++i) {
      speaker.hear_of_device(false, true);
      speaker.tick();
      speaker.play({"tap"});
    }
    EXPECT_EQ(said_, std::vector<std::string>{"the sound's device is gone; the game goes on without"});
    setenv("SDL_DISKAUDIOFILE", (folder_ / "nowhere" / "device.raw").c_str(), 1);
    speaker.hear_of_device(true, false);
    speaker.tick();
    EXPECT_FALSE(speaker.heard()) << "one that can't be opened";
    setenv("SDL_DISKAUDIOFILE", next.c_str(), 1);
    speaker.hear_of_device(true, false);
    speaker.tick();
    EXPECT_TRUE(speaker.heard());
    speaker.play({"tap"});
    EXPECT_TRUE(wait(speaker, [&] { return written(next); }));
    EXPECT_EQ(said_.size(), 1u);
  }
  std::ifstream in(next, std::ios::binary);
  Samples heard(static_cast<std::size_t>(fs::file_size(next)) / sizeof(float));
  in.read(reinterpret_cast<char*>(heard.data()), static_cast<std::streamsize>(heard.size() * sizeof(float)));
  EXPECT_GT(loudest(heard, 0), 0.2f);
}

}  // namespace
}  // namespace nightcap::tests::sound
