#include "assets/tools/sound/level.hpp"

#include <ebur128.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace nightcap::tools::sound {

namespace {

constexpr float kSilent = -100;                // LUFS, where there is nothing
constexpr std::size_t kStride = 4800;          // frames between two looks at the last 400 ms
constexpr std::size_t kStep = 480;             // and where it is loudest
constexpr std::size_t kWindow = 480 * 40 + 1;  // frames of those 400 ms

struct Destroy {
  void operator()(ebur128_state* state) const { ebur128_destroy(&state); }
};
using Meter = std::unique_ptr<ebur128_state, Destroy>;

// What is between silence and silence.
struct Padded {
  Signal samples;
  std::size_t channels;
  [[nodiscard]] std::size_t frames() const { return samples.size() / channels; }
};

struct Moment {
  double loud = static_cast<double>(kSilent);
  std::size_t end = 0;  // frame
};

// The loudest of the moments that end between those frames, looked at so often.
Moment loudest_moment(const Padded& sound, std::size_t from, std::size_t to, std::size_t step) {
  const Meter meter(ebur128_init(static_cast<unsigned>(sound.channels), static_cast<unsigned long>(kRate), EBUR128_MODE_M));
  ebur128_add_frames_float(meter.get(), sound.samples.data(), from);
  Moment most;
  for (std::size_t at = from; at + step <= std::min(to, sound.frames()); at += step) {
    ebur128_add_frames_float(meter.get(), sound.samples.data() + at * sound.channels, step);
    double now = 0;
    if (at + step <= kWindow || ebur128_loudness_momentary(meter.get(), &now) != EBUR128_SUCCESS) continue;
    if (std::isfinite(now) && now > most.loud) most = {now, at + step};
  }
  return most;
}

}  // namespace

float loudest(const Signal& samples, int channels) {
  const auto silence = kWindow * static_cast<std::size_t>(channels);
  Padded sound{Signal(silence), static_cast<std::size_t>(channels)};
  sound.samples.insert(sound.samples.end(), samples.begin(), samples.end());
  sound.samples.resize(sound.samples.size() + silence);
  // To look is most of the work: first from afar, then from near.
  const Moment about = loudest_moment(sound, 0, sound.frames(), kStride);
  const std::size_t from = about.end > kStride ? about.end - kStride : 0;
  const double most = std::max(about.loud, loudest_moment(sound, from, about.end + kStride, kStep).loud);
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
