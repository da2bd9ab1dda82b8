#include "assets/tools/sound/signal.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace nightcap::tools::sound {

namespace {
constexpr float kPi = std::numbers::pi_v<float>;
constexpr std::size_t kRetune = 32;  // samples between two settings of a filter that glides

// A delay that feeds itself, and loses its heights on the way: one of a room's echoes.
class Comb {
 public:
  Comb(float ms, float room_ms) : line_(samples_of(ms)), back_(std::pow(0.001f, ms / room_ms)) {}
  float run(float in) {
    const float out = line_[at_];
    dull_ += (out - dull_) * 0.55f;
    line_[at_] = in + dull_ * back_;
    at_ = (at_ + 1) % line_.size();
    return out;
  }

 private:
  Signal line_;
  float back_, dull_ = 0;
  std::size_t at_ = 0;
};

// Smears echoes without colouring them.
class Allpass {
 public:
  explicit Allpass(float ms) : line_(samples_of(ms)) {}
  float run(float in) {
    const float late = line_[at_];
    const float kept = in + late * 0.6f;
    line_[at_] = kept;
    at_ = (at_ + 1) % line_.size();
    return late - kept * 0.6f;
  }

 private:
  Signal line_;
  std::size_t at_ = 0;
};

}  // namespace

std::size_t samples_of(float ms) { return static_cast<std::size_t>(std::max(1.0f, ms * kRate / 1000)); }

float gain_of(float decibels) { return std::pow(10.0f, decibels / 20); }

float noise(Random& random) { return 2 * random.unit() - 1; }

void add(Signal& to, const Signal& what, std::size_t at, float gain) {
  to.resize(std::max(to.size(), at + what.size()));
  for (std::size_t i = 0; i < what.size(); ++i) to[at + i] += what[i] * gain;
}

float Glide::at(float part) const { return to <= 0 || from <= 0 ? from : from * std::pow(to / from, part); }

void Biquad::tune(Kind kind, float hertz, float q) {
  const float w = 2 * kPi * std::clamp(hertz, 10.0f, kRate * 0.45f) / kRate;
  const float cosine = std::cos(w), alpha = std::sin(w) / (2 * std::max(q, 0.1f)), a0 = 1 + alpha;
  a1_ = -2 * cosine / a0;
  a2_ = (1 - alpha) / a0;
  switch (kind) {
    case Kind::kLow:
      b1_ = (1 - cosine) / a0;
      b0_ = b2_ = b1_ / 2;
      break;
    case Kind::kHigh:
      b1_ = -(1 + cosine) / a0;
      b0_ = b2_ = -b1_ / 2;
      break;
    case Kind::kBand:
      b0_ = alpha / a0;
      b1_ = 0;
      b2_ = -b0_;
      break;
  }
}

void filter(Signal& signal, Biquad::Kind kind, Glide hertz, float q) {
  if (!hertz.given()) return;
  Biquad biquad;
  for (std::size_t i = 0; i < signal.size(); ++i) {
    if (i % kRetune == 0) biquad.tune(kind, hertz.at(static_cast<float>(i) / static_cast<float>(signal.size())), q);
    signal[i] = biquad.run(signal[i]);
  }
}

void shape(Signal& signal, const Envelope& envelope) {
  const float attack = envelope.attack * kRate / 1000, hold = envelope.hold * kRate / 1000;
  const float fall = std::log(0.001f) / std::max(envelope.decay * kRate / 1000, 1.0f);
  const auto end = static_cast<float>(signal.size()), tail = std::min(end, 96.0f);
  for (std::size_t i = 0; i < signal.size(); ++i) {
    const auto at = static_cast<float>(i);
    float gain = at < attack ? 0.5f - 0.5f * std::cos(kPi * at / attack) : 1;
    if (at > attack + hold) gain = std::exp((at - attack - hold) * fall);
    signal[i] *= gain * std::min(1.0f, (end - at) / tail);
  }
}

void saturate(Signal& signal, float decibels) {
  if (decibels <= 0) return;
  const float drive = gain_of(decibels), whole = std::tanh(drive);
  for (float& sample : signal) sample = std::tanh(sample * drive) / whole;
}

// Six combs a side in parallel, then two allpasses (M. R. Schroeder, 1962); the sides' lengths differ, so it is wide.
Signal in_room(const Signal& mono, const Room& room, Random& random) {
  constexpr std::array kCombs{11.3f, 13.7f, 17.9f, 19.1f, 23.3f, 27.7f};
  const std::size_t frames = mono.size() + samples_of(room.ms);
  Signal stereo(frames * 2);
  for (const std::size_t side : {0, 1}) {
    std::vector<Comb> combs;
    for (const float ms : kCombs)
      combs.emplace_back(ms * (1 + 0.04f * static_cast<float>(side) + 0.01f * random.unit()), room.ms);
    Allpass first(4.1f + 0.4f * static_cast<float>(side)), second(1.7f + 0.3f * static_cast<float>(side));
    for (std::size_t i = 0; i < frames; ++i) {
      const float dry = i < mono.size() ? mono[i] : 0;
      float echo = 0;
      for (Comb& comb : combs) echo += comb.run(dry);
      stereo[i * 2 + side] = dry + second.run(first.run(echo)) * room.mix * 0.3f;
    }
  }
  return stereo;
}

}  // namespace nightcap::tools::sound
