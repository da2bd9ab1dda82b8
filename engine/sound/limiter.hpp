// Keeps what leaves the mixer under a ceiling, without a click: it sees kAhead frames ahead, makes room smoothly before a
// peak and gives it back slowly after. What stays below is only late by kAhead frames.
#pragma once

#include <array>
#include <span>

#include "engine/sound/pcm.hpp"

namespace nightcap::sound {

class Limiter {
 public:
  static constexpr std::size_t kAhead = 96;  // frames: 2 ms
  static constexpr float kCeiling = 0.8f;    // -1.9 dB of samples: what lies between them stays under -1 dB

  void run(std::span<float> stereo);

 private:
  std::array<float, kAhead * 2> late_{};
  std::array<float, kAhead> wanted_ = filled();
  std::size_t at_ = 0;
  double sum_ = kAhead;
  float envelope_ = 1;
  std::size_t held_ = 0;

  static constexpr std::array<float, kAhead> filled() {
    std::array<float, kAhead> ones{};
    ones.fill(1);
    return ones;
  }
};

}  // namespace nightcap::sound
