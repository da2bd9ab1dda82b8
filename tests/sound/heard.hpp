// Sounds of the build, and of a game that was played into a file, as samples to be measured.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "assets/tools/sound/level.hpp"
#include "engine/sound/bank.hpp"

namespace nightcap::tests::sound {

inline tools::sound::Signal floats(const nightcap::sound::Pcm& pcm) {
  tools::sound::Signal samples;
  samples.reserve(pcm.samples.size());
  for (const std::int16_t sample : pcm.samples) samples.push_back(static_cast<float>(sample) / 32768);
  return samples;
}

inline tools::sound::Signal floats(const std::filesystem::path& file) {
  std::string why_not;
  const auto pcm = nightcap::sound::read_pcm(file, why_not);
  EXPECT_TRUE(pcm) << why_not;
  return pcm ? floats(*pcm) : tools::sound::Signal{};
}

inline const nightcap::sound::Bank& built() {
  static const auto bank = nightcap::sound::Bank::load(std::filesystem::path(NIGHTCAP_DATA_DIR) / "sound");
  return *bank;
}

}  // namespace nightcap::tests::sound
