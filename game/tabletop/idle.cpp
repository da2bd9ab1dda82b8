#include "game/tabletop/idle.hpp"

#include <algorithm>
#include <cmath>
#include <variant>

namespace nightcap::tabletop {

namespace {
// After so long everything that repeats has come round (bobbing every 2.4 s, lamps every 4 s): the count begins anew.
constexpr int kRound = 15 * 60 * 60;
}  // namespace

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
  if (!in_front_ || since_input_ >= kPatience || tempo.reduced_motion || tempo.instant) {
    strength_ = 0;
    left_over_ = 0;
    return;
  }
  left_over_ += ms;
  const int steps = static_cast<int>(left_over_ / kStep);
  if (steps == 0) return;
  left_over_ -= static_cast<float>(steps) * kStep;
  steps_ = (steps_ + steps) % kRound;
  const float goes = std::min((kPatience - since_input_) / kFades, 1.0f);
  strength_ = std::min(strength_ + static_cast<float>(steps) * kStep / kFades, goes);
}

}  // namespace nightcap::tabletop
