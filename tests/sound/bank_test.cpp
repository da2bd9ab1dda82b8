// What the build made: every cue has its sounds, they begin at once and are as loud as they shall be, and the music is
// long enough, loud enough and small enough.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "engine/base/json.hpp"
#include "game/tabletop/cues.hpp"
#include "tests/sound/heard.hpp"

namespace nightcap::tests::sound {
namespace {

namespace fs = std::filesystem;
using base::Json;

constexpr float kMusic = -23, kMostOver = 9;  // LUFS
const fs::path kScores = fs::path(NIGHTCAP_SOURCE_DIR) / "assets/sound/music";

std::string text_of(const fs::path& file) {
  std::stringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

TEST(BuiltBank, EveryCueHasThreeSoundsAtLeast) {
  EXPECT_EQ(built().complaint(), "");
  for (const std::string_view cue : tabletop::all_cues()) {
    const auto* sound = built().find(cue);
    ASSERT_NE(sound, nullptr) << cue;
    EXPECT_GE(sound->variants.size(), 3u) << cue;
  }
}

TEST(BuiltBank, NoTwoSoundsOfACueAreTheSame) {
  for (const std::string& cue : built().cues()) {
    const auto& variants = built().find(cue)->variants;
    for (std::size_t i = 1; i < variants.size(); ++i) EXPECT_NE(variants[i - 1].samples, variants[i].samples) << cue;
  }
}

TEST(BuiltBank, EverySoundIsOfACueAndEveryCueIsPlayedSomewhere) {
  const auto cues = tabletop::all_cues();
  for (const std::string& name : built().cues()) EXPECT_NE(std::find(cues.begin(), cues.end(), name), cues.end()) << name;
  std::string played;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(NIGHTCAP_SOURCE_DIR) / "game"))
    if (entry.path().extension() == ".cpp" && entry.path().filename() != "cues.cpp") played += text_of(entry.path());
  const std::string header = text_of(fs::path(NIGHTCAP_SOURCE_DIR) / "game/tabletop/cues.hpp");
  const std::regex named("(k[A-Z][A-Za-z]*)\\s*=\\s*\"([a-z-]+)\"");
  std::size_t names = 0;
  for (std::sregex_iterator at(header.begin(), header.end(), named), end; at != end; ++at, ++names) {
    EXPECT_NE(played.find("cue::" + (*at)[1].str()), std::string::npos) << (*at)[2] << " is never heard";
    EXPECT_NE(std::find(cues.begin(), cues.end(), (*at)[2].str()), cues.end()) << (*at)[2] << " has no caption";
  }
  EXPECT_EQ(names, cues.size());
}

TEST(BuiltBank, EverySoundBeginsWithItsPicture) {
  for (const std::string& cue : built().cues())
    for (const auto& pcm : built().find(cue)->variants) {
      int most = 1;
      for (const std::int16_t sample : pcm.samples) most = std::max(most, std::abs(static_cast<int>(sample)));
      const auto first = std::find_if(pcm.samples.begin(), pcm.samples.end(),
                                      [&](std::int16_t sample) { return std::abs(static_cast<int>(sample)) > most / 10; });
      const auto frame = static_cast<std::int64_t>(first - pcm.samples.begin()) / pcm.channels;
      EXPECT_LE(frame, nightcap::sound::frames_of(90)) << cue;
    }
}

TEST(BuiltBank, EffectsAreLouderThanMusicByNineAtMostAndNeverTooQuietToHear) {
  for (const std::string& cue : built().cues())
    for (const auto& pcm : built().find(cue)->variants) {
      const auto samples = floats(pcm);
      const float loud = tools::sound::loudest(samples, pcm.channels);
      EXPECT_LE(loud, kMusic + kMostOver) << cue;
      EXPECT_GE(loud, kMusic - 12) << cue;
      EXPECT_LE(tools::sound::true_peak(samples, pcm.channels), -1) << cue;
    }
}

TEST(BuiltMusic, EveryLayerIsThreeMinutesLongOfWholeBarsAndAtMinus23) {
  ASSERT_EQ(built().pieces(), (std::vector<std::string>{"cocktail", "martinis", "street"}));
  for (const std::string& piece : built().pieces()) {
    const auto* score = built().score(piece);
    std::set<std::size_t> lengths;
    for (const auto& layer : score->layers) {
      const auto samples = floats(layer.file);
      const std::size_t frames = samples.size() / 2;
      lengths.insert(frames);
      EXPECT_GE(frames, 180u * nightcap::sound::kRate) << layer.file;
      EXPECT_EQ(frames % static_cast<std::size_t>(score->bar), 0u) << layer.file;
      EXPECT_NEAR(tools::sound::loudness(samples, 2), kMusic, 1) << layer.file;
      EXPECT_LE(tools::sound::true_peak(samples, 2), -1) << layer.file;
      // Where it goes round it is no steeper than elsewhere.
      float steepest = 0;
      for (std::size_t i = 2; i < samples.size(); ++i) steepest = std::max(steepest, std::abs(samples[i] - samples[i - 2]));
      for (const std::size_t side : {0, 1})
        EXPECT_LT(std::abs(samples[side] - samples[samples.size() - 2 + side]), steepest / 2) << layer.file;
    }
    EXPECT_EQ(lengths.size(), 1u) << piece << ": its layers run side by side";
  }
}

TEST(BuiltMusic, AllOfItIsSmallerThanTwelveMegabytes) {
  std::uintmax_t bytes = 0;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(NIGHTCAP_DATA_DIR) / "sound"))
    if (entry.is_regular_file()) bytes += entry.file_size();
  EXPECT_LT(bytes, 12'000'000u);
}

TEST(BuiltMusic, EveryLayerHasFourPartsAndEveryPieceTwoContrastingSectionsOfSixteenBars) {
  for (const auto& entry : fs::directory_iterator(kScores)) {
    const Json score = Json::parse(text_of(entry.path()));
    for (const auto& [name, players] : score.at("layers").items()) EXPECT_GE(players.size(), 4u) << entry.path() << name;
    std::set<std::string> long_ones;
    for (const auto& [name, section] : score.at("sections").items()) {
      const std::string chords = section.at("chords");
      if (std::count(chords.begin(), chords.end(), '|') >= 15) long_ones.insert(chords);
    }
    EXPECT_GE(long_ones.size(), 2u) << entry.path();
  }
}

}  // namespace
}  // namespace nightcap::tests::sound
