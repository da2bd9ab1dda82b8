#include "engine/sound/limiter.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace nightcap::sound {

namespace {
constexpr float kRelease = 1.0f / (0.12f * kRate);  // of what is missing, a frame
}

void Limiter::run(std::span<float> stereo) {
  for (std::size_t i = 0; i + 1 < stereo.size(); i += 2) {
    const float peak = std::max(std::abs(stereo[i]), std::abs(stereo[i + 1]));
    const float wanted = peak > kCeiling ? kCeiling / peak : 1;
    if (wanted <= envelope_) {
      envelope_ = wanted;
      held_ = kAhead;
    } else if (held_ > 0) {
      --held_;
    } else {
      envelope_ = std::min(wanted, envelope_ + (1 - envelope_) * kRelease);
    }
    // The mean of the last kAhead of these has come down to what a peak wants when that peak leaves.
    sum_ += static_cast<double>(envelope_) - static_cast<double>(std::exchange(wanted_[at_], envelope_));
    const auto gain = static_cast<float>(sum_ / kAhead);
    for (const std::size_t side : {0, 1}) stereo[i + side] = std::exchange(late_[at_ * 2 + side], stereo[i + side]) * gain;
    at_ = (at_ + 1) % kAhead;
  }
}

}  // namespace nightcap::sound
