#include "assets/tools/sound/sources.hpp"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>

namespace nightcap::tools::sound {

namespace {
constexpr float kTurn = 2 * std::numbers::pi_v<float>;

float part_of(std::size_t i, std::size_t whole) {
  return static_cast<float>(i) / static_cast<float>(std::max<std::size_t>(whole, 1));
}

}  // namespace

Signal hiss(std::size_t samples, float rough, Random& random) {
  Signal out(samples);
  float burst = 1, wanted = 1;
  const float step = 1 / (0.0006f * kRate);
  for (float& sample : out) {
    if (rough > 0 && random.unit() < rough / kRate) {
      wanted = random.unit();
      wanted *= wanted * 1.8f;
    }
    if (rough > 0) burst += (wanted - burst) * step;
    sample = noise(random) * burst;
  }
  return out;
}

Signal tone(std::size_t samples, const Tone& what, Random& random) {
  Signal out(samples);
  const std::size_t glide = what.glide_ms > 0 ? samples_of(what.glide_ms) : samples;
  double phase = random.unit(), other = 0;
  for (std::size_t i = 0; i < samples; ++i) {
    const float seconds = static_cast<float>(i) / kRate;
    float hertz = what.hertz.at(std::min(1.0f, part_of(i, glide)));
    if (what.vibrato > 0) {
      const float deep = what.vibrato * std::min(1.0f, seconds * 4);
      hertz *= std::pow(2.0f, deep / 1200 * std::sin(kTurn * what.vibrato_hertz * seconds));
    }
    const float bend =
        what.fm_index > 0 ? what.fm_index * std::exp(-seconds * 1000 / what.fm_ms) * std::sin(kTurn * static_cast<float>(other))
                          : 0;
    for (std::size_t n = 0; n < what.overtones.size(); ++n) {
      const auto times = static_cast<float>(n + 1);
      if (hertz * times < kRate * 0.45f)
        out[i] += what.overtones[n] * std::sin(kTurn * static_cast<float>(phase) * times + bend);
    }
    phase += static_cast<double>(hertz / kRate);
    other += static_cast<double>(hertz * what.fm_ratio / kRate);
    phase -= std::floor(phase);
    other -= std::floor(other);
  }
  return out;
}

Signal strike(std::size_t samples, const Strike& what, Random& random) {
  Signal out(samples);
  const float contact = std::max(what.contact_ms * kRate / 1000, 1.0f);
  for (const Mode& mode : what.modes) {
    const float hertz = what.hertz * mode.ratio * (1 + what.differs * noise(random));
    if (hertz > kRate * 0.45f) continue;
    // What touches for longer than half a swing of a mode wakes it less.
    const float swings = hertz * what.contact_ms / 1000;
    const float gain = gain_of(mode.gain + 2 * noise(random)) / (1 + swings * swings * 2);
    const float fall = std::log(0.001f) * 1000 / (kRate * mode.ms * (1 + 0.1f * noise(random)));
    // A decaying sine is a point that turns and draws near.
    const auto turn = std::polar(std::exp(static_cast<double>(fall)), static_cast<double>(kTurn * hertz / kRate));
    std::complex<double> point = static_cast<double>(gain);
    for (std::size_t i = 0; i < samples; ++i, point *= turn) {
      const auto at = static_cast<float>(i);
      out[i] += static_cast<float>(point.imag()) * std::min(at / contact, 1.0f);
    }
  }
  return out;
}

Signal pluck(std::size_t samples, const Pluck& what, Random& random) {
  const float period = kRate / what.hertz;
  const auto whole = static_cast<std::size_t>(period - 0.5f);
  const float rest = period - 0.5f - static_cast<float>(whole);  // between samples, by an allpass
  const float tuned = (1 - rest) / (1 + rest);
  Signal line(std::max<std::size_t>(whole, 2));
  for (float& sample : line) sample = noise(random);
  float dull = 0;
  const float soft = 0.15f + 0.85f * what.bright;
  for (float& sample : line) sample = dull += (sample - dull) * soft;
  const auto place = static_cast<std::size_t>(what.place * static_cast<float>(line.size()));
  Signal comb = line;
  for (std::size_t i = 0; i < line.size(); ++i) line[i] = comb[i] - comb[(i + line.size() - place) % line.size()];
  const float kept = std::pow(0.001f, 1000 / (what.hertz * what.ms));
  Signal out(samples);
  float before = 0, in_allpass = 0, out_allpass = 0;
  for (std::size_t i = 0, at = 0; i < samples; ++i, at = (at + 1) % line.size()) {
    const float now = line[at];
    const float mean = kept * (now + before) / 2;
    before = now;
    out_allpass = tuned * (mean - out_allpass) + in_allpass;
    in_allpass = mean;
    line[at] = out_allpass;
    out[i] = now;
  }
  return out;
}

Signal bubbles(const Bubbles& what, Random& random) {
  Signal out;
  for (int n = 0; n < what.count; ++n) {
    const float low = what.hertz.at(random.unit()), ms = what.ms * (0.7f + 0.6f * random.unit());
    Signal one(samples_of(ms * 1.2f));
    double phase = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
      const float part = part_of(i, one.size());
      one[i] = std::sin(kTurn * static_cast<float>(phase));
      phase += static_cast<double>(low * std::pow(what.climb, part * part) / kRate);
    }
    shape(one, {1.5f, 0, ms});
    const float when = what.count > 1 ? what.within_ms * random.unit() : 0;
    add(out, one, n == 0 ? 0 : samples_of(when), 0.5f + 0.5f * random.unit());
  }
  return out;
}

Signal breath(std::size_t samples, const Breath& what, Random& random) {
  Signal source(samples);
  double phase = 0;
  for (std::size_t i = 0; i < samples; ++i) {
    const float hertz = what.hertz.at(part_of(i, samples)) * (1 + 0.01f * noise(random));
    phase += static_cast<double>(hertz / kRate);
    phase -= std::floor(phase);
    // A glottis opens slowly and shuts at once.
    const auto open = static_cast<float>(phase);
    source[i] = noise(random) * (1 - what.voice) + what.voice * 2 * (open * open - 0.33f);
  }
  Signal out(samples);
  constexpr float kWidth[3]{6, 10, 12}, kGain[3]{1, 0.7f, 0.45f};
  for (std::size_t n = 0; n < 3; ++n) {
    Signal formant = source;
    filter(formant, Biquad::Kind::kBand, {what.from[n], what.to[n]}, kWidth[n]);
    add(out, formant, 0, kGain[n] * 3);
  }
  add(out, source, 0, 0.03f);
  return out;
}

}  // namespace nightcap::tools::sound
