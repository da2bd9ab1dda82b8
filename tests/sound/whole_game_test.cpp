// Minutes of both games, played by themselves and mixed on the game's clock: every sound is heard when its cue says so,
// there is silence where nothing happens, and together with the music nothing is too loud.
#include <gtest/gtest.h>

#include <cmath>

#include "engine/sound/tape.hpp"
#include "tests/sound/heard.hpp"
#include "tests/support/window.hpp"

namespace nightcap::tests::sound {
namespace {

namespace fs = std::filesystem;
using nightcap::sound::frames_of;

constexpr int kSeconds = 75;
constexpr double kLate = 125;         // ms that a sound may come after its picture
constexpr float kAudible = 0.0015f;   // of full scale
constexpr float kSilent = 1e-4f;      // -80 dB
constexpr float kCeiling = -1;        // dB of the true peak
constexpr float kMostOver = -23 + 9;  // LUFS

class WholeGame : public testing::TestWithParam<const char*> {
 protected:
  struct Evening {
    std::vector<tabletop::HeardCue> cues;
    tools::sound::Signal samples;
    [[nodiscard]] float loudest(double from, double to) const {
      float most = 0;
      const auto end = std::min(static_cast<std::size_t>(std::max<std::int64_t>(frames_of(to), 0)) * 2, samples.size());
      for (auto i = static_cast<std::size_t>(std::max<std::int64_t>(frames_of(from), 0)) * 2; i < end; ++i)
        most = std::max(most, std::abs(samples[i]));
      return most;
    }
  };

  static Evening play(const char* game, const nightcap::sound::Levels& levels) {
    Evening evening;
    const fs::path file =
        fs::path(testing::TempDir()) / (std::string("nightcap_evening_") + game + (levels.music > 0 ? "_music.wav" : ".wav"));
    Window window({"--showcase", game, "--seats", "easy", "--players", "3", "--seed", "4"});
    {
      std::string why_not;
      const auto tape =
          nightcap::sound::Tape::open(nightcap::sound::Bank::load(fs::path(NIGHTCAP_DATA_DIR) / "sound"), file, why_not);
      EXPECT_NE(tape, nullptr) << why_not;
      window.application().heard_by(tape.get());
      tape->set(levels);
      int frames = 0;
      window.application().on_cue([&](tabletop::HeardCue heard) {
        EXPECT_NEAR(heard.ms, frames * 1000.0 / 60, 45) << heard.cue << ": the table's clock is the game's";
        heard.ms = frames * 1000.0 / 60;
        evening.cues.push_back(heard);
      });
      window.runner().on_frame([&](bool) { EXPECT_TRUE(tape->run_to(++frames * 1000.0 / 60)); });
      for (int second = 0; second < kSeconds; ++second) window.advance(1000);
      window.application().heard_by(nullptr);
    }
    evening.samples = floats(file);
    fs::remove(file);
    return evening;
  }
};

TEST_P(WholeGame, EveryCueIsHeardInTimeAndNothingElseIs) {
  const Evening evening = play(GetParam(), {.music = 0});
  ASSERT_GT(evening.cues.size(), 40u);
  double end = 500;  // of everything that began so far; the music is turned down at the beginning
  for (const auto& heard : evening.cues) {
    if (heard.ms + kLate > kSeconds * 1000.0) break;
    EXPECT_GT(evening.loudest(heard.ms, heard.ms + kLate), kAudible) << heard.cue << " at " << heard.ms;
    // Not a moment too early, and silence before it if nothing sounds any more.
    if (heard.ms - 20 > end) {
      EXPECT_LT(evening.loudest(end, heard.ms - 20), kSilent)
          << "between " << end << " and " << heard.cue << " at " << heard.ms << ", at first " << evening.cues.front().cue << " "
          << evening.cues.front().ms;
    }
    double longest = 0;
    for (const auto& pcm : built().find(heard.cue)->variants) longest = std::max(longest, static_cast<double>(pcm.frames()));
    end = std::max(end, heard.ms + longest * 1000 / nightcap::sound::kRate * 1.1 + 40);
  }
  EXPECT_LE(tools::sound::loudest(evening.samples, 2), kMostOver + 3) << "several at once";
}

TEST_P(WholeGame, WithItsMusicItStaysUnderTheCeiling) {
  const Evening evening = play(GetParam(), {});
  EXPECT_LT(tools::sound::true_peak(evening.samples, 2), kCeiling);
  const float whole = tools::sound::loudness(evening.samples, 2);
  EXPECT_GT(whole, -25) << "there is music all the time";
  EXPECT_LT(whole, -17);
}

INSTANTIATE_TEST_SUITE_P(Games, WholeGame, testing::Values("martinis-and-men", "cocktail"), [](const auto& game) {
  return std::string(game.param) == "cocktail" ? std::string("Cocktail") : std::string("MartinisAndMen");
});

TEST(HeardApplication, TheStreetIsHeardAtTheTitleAndEachGameHasItsOwn) {
  struct Ear final : nightcap::sound::Ear {
    void play(const nightcap::sound::Cue&) override {}
    void play_on(const nightcap::sound::Tune& tune) override {
      tunes.emplace_back(std::string(tune.piece) + "." + std::string(tune.layer));
    }
    void set(const nightcap::sound::Levels& levels) override { quiet = levels.background; }
    std::vector<std::string> tunes;
    bool quiet = false;
  } ear;
  Window window;
  window.application().heard_by(&ear);
  EXPECT_EQ(ear.tunes, (Words{"street.night"}));
  window.click("title.cocktail");
  window.click("lobby.start");
  window.advance(200);
  EXPECT_EQ(ear.tunes.back(), "cocktail.stride");
  window.good({{"cmd", "window"}, {"event", "focus-lost"}});
  window.advance(50);
  EXPECT_TRUE(ear.quiet);
  window.good({{"cmd", "window"}, {"event", "focus-gained"}});
  window.advance(50);
  EXPECT_FALSE(ear.quiet);
}

}  // namespace
}  // namespace nightcap::tests::sound
