// A bank of plain sounds in a folder of its own, so that what a mixer makes of them can be counted.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <memory>
#include <numbers>
#include <string>
#include <vector>

#include "engine/sound/mixer.hpp"

namespace nightcap::tests::sound {

namespace snd = nightcap::sound;
namespace fs = std::filesystem;
using Samples = std::vector<float>;

inline float loudest(const Samples& samples, std::size_t side) {
  float most = 0;
  for (std::size_t i = side; i < samples.size(); i += 2) most = std::max(most, std::abs(samples[i]));
  return most;
}

class Bench : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::path(testing::TempDir()) /
              (std::string("nightcap_bank_") + testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_ / "effects");
    fs::create_directories(folder_ / "music");
  }
  void TearDown() override { fs::remove_all(folder_); }

  static void describe(const fs::path& file, const std::string& json) { std::ofstream(file) << json; }
  static void write(const fs::path& file, int channels, const Samples& samples) {
    std::string why_not;
    const auto writer = snd::Writer::open(file, channels, 0.5, why_not);
    ASSERT_NE(writer, nullptr) << why_not;
    ASSERT_TRUE(writer->write(samples));
  }

  // A cue of as many even sounds as `levels`, so long each; `more` are its other fields.
  void cue(const std::string& name, const std::vector<float>& levels, double ms, const std::string& more = "") {
    std::string files;
    for (std::size_t i = 0; i < levels.size(); ++i) {
      const std::string file = name + "." + std::to_string(i + 1) + ".wav";
      write(folder_ / "effects" / file, 1, Samples(static_cast<std::size_t>(snd::frames_of(ms)), levels[i]));
      files += (i == 0 ? "\"" : ", \"") + file + "\"";
    }
    describe(folder_ / "effects" / (name + ".json"), "{" + more + "\"files\": [" + files + "]}");
  }
  // A piece of two bars of half a second; each layer is a sine of so many hertz, in whole turns.
  void piece(const std::string& name, const std::vector<std::pair<std::string, float>>& layers) {
    std::string names;
    for (const auto& [layer, hertz] : layers) {
      Samples stereo(snd::kRate * 2);
      for (std::size_t i = 0; i < stereo.size(); ++i)
        stereo[i] = 0.25f * std::sin(2 * std::numbers::pi_v<float> * hertz * static_cast<float>(i / 2) / snd::kRate);
      write(folder_ / "music" / (name + "." + layer + ".ogg"), 2, stereo);
      names += (names.empty() ? "\"" : ", \"") + layer + "\"";
    }
    describe(folder_ / "music" / (name + ".json"), R"({"bar": 24000, "layers": [)" + names + "]}");
  }

  [[nodiscard]] std::shared_ptr<const snd::Bank> bank() const { return snd::Bank::load(folder_); }
  static Samples render(snd::Mixer& mixer, double ms) {
    Samples stereo(static_cast<std::size_t>(snd::frames_of(ms)) * 2);
    mixer.render(stereo);
    return stereo;
  }
  static void begin(snd::Mixer& mixer, const snd::Bank& bank, const std::string& name, const char* layer) {
    std::string why_not;
    auto piece = snd::Piece::open(name, *bank.score(name), why_not);
    ASSERT_NE(piece, nullptr) << why_not;
    mixer.begin(std::move(piece));
    mixer.choose_layer(layer);
  }

  fs::path folder_;
};

}  // namespace nightcap::tests::sound
