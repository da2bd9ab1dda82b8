// Pieces of sound while they are being made: samples at 48 kHz, and what is done to them.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "engine/base/generator.hpp"

namespace nightcap::tools::sound {

inline constexpr float kRate = 48'000;

// One channel, -1 to 1 (and beyond, until it is levelled).
using Signal = std::vector<float>;
using Random = base::CosmeticGenerator;

[[nodiscard]] std::size_t samples_of(float ms);
[[nodiscard]] float gain_of(float decibels);
// -1 to 1, evenly.
[[nodiscard]] float noise(Random& random);

// Adds `what` from that sample on; `to` grows as it has to.
void add(Signal& to, const Signal& what, std::size_t at, float gain);

// A value that goes to another one, by ratio, over a sound's length.
struct Glide {
  float from = 0, to = 0;
  [[nodiscard]] float at(float part) const;
  [[nodiscard]] bool given() const { return from > 0; }
};

// A filter of two poles (R. Bristow-Johnson's cookbook).
class Biquad {
 public:
  enum class Kind { kLow, kHigh, kBand };
  void tune(Kind kind, float hertz, float q);
  float run(float in) {
    const float out = b0_ * in + x_;
    x_ = b1_ * in - a1_ * out + y_;
    y_ = b2_ * in - a2_ * out;
    return out;
  }

 private:
  float b0_ = 1, b1_ = 0, b2_ = 0, a1_ = 0, a2_ = 0, x_ = 0, y_ = 0;
};

// In place, its frequency gliding from the beginning to the end.
void filter(Signal& signal, Biquad::Kind kind, Glide hertz, float q);

// ms; up evenly, then held, then down to a thousandth.
struct Envelope {
  float attack = 1, hold = 0, decay = 100;
  [[nodiscard]] float length() const { return attack + hold + decay * 1.15f; }
};
void shape(Signal& signal, const Envelope& envelope);

// Bends peaks, as a tape does.
void saturate(Signal& signal, float decibels);

// A small wooden room round it, in stereo (pairs of samples): `ms` until it has died away, `mix` of it 0 to 1.
struct Room {
  float ms = 0;
  float mix = 0;
};
[[nodiscard]] Signal in_room(const Signal& mono, const Room& room, Random& random);

}  // namespace nightcap::tools::sound
