#include "game/tabletop/idle.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <variant>

namespace nightcap::tabletop {

namespace {
constexpr int kPerSecond = 15;
// After so long everything that repeats has come round (bobbing every 2.4 s, lamps every 4 s): the count begins anew.
constexpr int kRound = kPerSecond * 60 * 60;
constexpr float kBreathMs = 4000;
// One blink somewhere in the first two of every five seconds: three to seven seconds are between two.
constexpr int kBlinkEvery = 5 * kPerSecond, kBlinkWithin = 2 * kPerSecond, kShut = 2;  // steps
constexpr int kHopEvery = 18, kHopLasts = 8, kHopApart = 3;                            // steps

// 0 to `below` - 1, scattered, the same for the same two numbers.
int scattered(int a, int b, int below) {
  auto x = static_cast<std::uint32_t>(a) * 0x9E3779B1u + static_cast<std::uint32_t>(b) * 0x85EBCA77u;
  x = (x ^ (x >> 15)) * 0x2C1B3C6Du;
  return static_cast<int>((x ^ (x >> 13)) % static_cast<std::uint32_t>(below));
}
}  // namespace

float Idle::breath(int nth) const {
  const float t = std::fmod(time(nth), kBreathMs) / kBreathMs + 0.37f * static_cast<float>(nth);
  return strength_ * (0.5f - 0.5f * std::cos(2 * std::numbers::pi_v<float> * t));
}

bool Idle::blinks(int nth) const {
  if (strength_ < 1) return false;
  const int steps = steps_ + nth * 29;  // nobody with a neighbour
  const int since = steps % kBlinkEvery - scattered(nth, steps / kBlinkEvery, kBlinkWithin + 1);
  return since >= 0 && since < kShut;
}

float Idle::hop(int nth) const {
  const int since = (steps_ + kHopEvery - nth * kHopApart) % kHopEvery;
  if (!runs_ || since >= kHopLasts) return 0;
  return std::sin(std::numbers::pi_v<float> * static_cast<float>(since) / kHopLasts);
}

void Idle::notice(const input::Event& event) {
  if (const auto* change = std::get_if<input::WindowChanged>(&event)) {
    using enum input::WindowChange;
    if (change->what == kFocusLost || change->what == kMinimized) in_front_ = false;
    if (change->what == kFocusGained || change->what == kRestored) in_front_ = true;
    return;
  }
  since_input_ = 0;
}

void Idle::advance(float ms, const motion::Tempo& tempo) {
  if (!(ms > 0)) return;
  since_input_ = std::min(since_input_ + ms, kPatience);
  runs_ = in_front_ && !tempo.reduced_motion && !tempo.instant;
  if (!runs_ || since_input_ >= kPatience) strength_ = 0;
  if (!runs_) {
    left_over_ = 0;
    return;
  }
  left_over_ += ms;
  const int steps = static_cast<int>(left_over_ / kStep);
  if (steps == 0) return;
  left_over_ -= static_cast<float>(steps) * kStep;
  steps_ = (steps_ + steps) % kRound;
  const float goes = std::min((kPatience - since_input_) / kFades, 1.0f);  // 0 where nobody is there
  strength_ = std::min(strength_ + static_cast<float>(steps) * kStep / kFades, goes);
}

}  // namespace nightcap::tabletop
