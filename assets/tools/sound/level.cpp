#include "assets/tools/sound/level.hpp"

#include <ebur128.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace nightcap::tools::sound {

namespace {

constexpr float kSilent = -100;                // LUFS, where there is nothing
constexpr std::size_t kStep = 480;             // frames between two looks at the last 400 ms
constexpr std::size_t kWindow = 480 * 40 + 1;  // frames of those

struct Destroy {
  void operator()(ebur128_state* state) const { ebur128_destroy(&state); }
};
using Meter = std::unique_ptr<ebur128_state, Destroy>;

}  // namespace

float loudest(const Signal& samples, int channels) {
  const Meter meter(ebur128_init(static_cast<unsigned>(channels), static_cast<unsigned long>(kRate), EBUR128_MODE_M));
  Signal padded(kWindow * static_cast<std::size_t>(channels));
  padded.insert(padded.end(), samples.begin(), samples.end());
  padded.resize(padded.size() + kWindow * static_cast<std::size_t>(channels));
  const std::size_t frames = padded.size() / static_cast<std::size_t>(channels);
  double most = static_cast<double>(kSilent);
  for (std::size_t at = 0; at + kStep <= frames; at += kStep) {
    ebur128_add_frames_float(meter.get(), padded.data() + at * static_cast<std::size_t>(channels), kStep);
    double now = 0;
    if (at > kWindow && ebur128_loudness_momentary(meter.get(), &now) == EBUR128_SUCCESS && std::isfinite(now))
      most = std::max(most, now);
  }
  // One channel is played by both sides.
  return static_cast<float>(most) + (channels == 1 ? 3.01f : 0);
}

float loudness(const Signal& samples, int channels) {
  const Meter meter(ebur128_init(static_cast<unsigned>(channels), static_cast<unsigned long>(kRate), EBUR128_MODE_I));
  ebur128_add_frames_float(meter.get(), samples.data(), samples.size() / static_cast<std::size_t>(channels));
  double whole = 0;
  if (ebur128_loudness_global(meter.get(), &whole) != EBUR128_SUCCESS || !std::isfinite(whole)) return kSilent;
  return static_cast<float>(whole);
}

float true_peak(const Signal& samples, int channels) {
  const Meter meter(ebur128_init(static_cast<unsigned>(channels), static_cast<unsigned long>(kRate), EBUR128_MODE_TRUE_PEAK));
  ebur128_add_frames_float(meter.get(), samples.data(), samples.size() / static_cast<std::size_t>(channels));
  double most = 0;
  for (unsigned channel = 0; channel < static_cast<unsigned>(channels); ++channel) {
    double peak = 0;
    if (ebur128_true_peak(meter.get(), channel, &peak) == EBUR128_SUCCESS) most = std::max(most, peak);
  }
  return most > 0 ? static_cast<float>(20 * std::log10(most)) : kSilent;
}

float lift(const Signal& samples, float now, float wanted, float peak) {
  float most = 1e-9f;
  for (const float sample : samples) most = std::max(most, std::abs(sample));
  return std::min(wanted - now, peak - 20 * std::log10(most));
}

}  // namespace nightcap::tools::sound
