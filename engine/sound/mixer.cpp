#include "engine/sound/mixer.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nightcap::sound {

namespace {
constexpr std::size_t kBlock = 256;             // frames at whose ends gains are looked at
constexpr float kWidth = 0.8f;                  // of the stereo picture: nothing is only in one ear
constexpr float kBackground = 0.3f;             // of a game that isn't looked at
constexpr float kLoudnessVaries = 0.08f;        // of a sound each time
constexpr float kDuckMs = 60, kReturnMs = 700;  // time constants of the music
constexpr float kVolumeMs = 30;                 // and of a volume that is changed
}  // namespace

float loudness_of(float volume) {
  volume = std::clamp(volume, 0.0f, 1.0f);
  return volume * volume * (3 - volume) / 2;
}

const Pcm& Mixer::choose(const Sound& sound) {
  const std::size_t variants = sound.variants.size();
  const auto [place, first] = last_.try_emplace(&sound, variants);
  if (variants > 1) {
    const auto others = static_cast<std::uint32_t>(first ? variants : variants - 1);
    std::size_t next = random_.below(others);
    if (!first && next >= place->second) ++next;  // any but the last one
    place->second = next;
  } else {
    place->second = 0;
  }
  return sound.variants[place->second];
}

void Mixer::play(const Cue& cue) {
  const Sound* sound = bank_->find(cue.name);
  if (sound == nullptr || (levels_.few && !sound->essential)) return;
  Start start{&choose(*sound), sound, 1, 1, 1};
  const float loud = 1 + kLoudnessVaries * (2 * random_.unit() - 1);
  const float loose = sound->loose * (2 * random_.unit() - 1);
  start.rate = std::clamp(1 + static_cast<double>(cue.pitch + loose) / 100, 0.25, 4.0);
  // Equal power, and as loud in the middle as it was made.
  const float angle = (std::clamp(cue.pan, -1.0f, 1.0f) * kWidth + 1) * std::numbers::pi_v<float> / 4;
  start.left = std::cos(angle) * std::numbers::sqrt2_v<float> * loud;
  start.right = std::sin(angle) * std::numbers::sqrt2_v<float> * loud;
  voices_.start(start);
  if (sound->duck >= 0) return;
  ducks_[next_duck_] = {gain_of(sound->duck), frames_of(static_cast<double>(sound->duck_ms))};
  next_duck_ = (next_duck_ + 1) % ducks_.size();
}

void Mixer::choose_layer(std::string_view layer) {
  if (Piece* piece = music_.piece(); piece != nullptr) piece->choose(layer);
}

std::string_view Mixer::piece() const {
  const Piece* piece = music_.piece();
  return piece != nullptr ? std::string_view(piece->name()) : std::string_view();
}

void Mixer::Fader::go(float target, std::size_t frames, float down_ms, float up_ms) {
  const float ms = static_cast<float>(frames) * 1000 / kRate;
  at += (target - at) * (1 - std::exp(-ms / (target < at ? down_ms : up_ms)));
}

float Mixer::ducked(std::size_t frames) {
  float gain = 1;
  for (Duck& duck : ducks_) {
    if (duck.frames > 0) gain = std::min(gain, duck.gain);
    duck.frames -= static_cast<std::int64_t>(frames);
  }
  return gain;
}

Report Mixer::report() {
  Report report;
  report.ready = true;
  voices_.tell([&](const Start& start, float done) {
    // Equal power, as play() made it.
    const float angle = std::atan2(start.right, start.left);
    const float pan = std::clamp((angle * 4 / std::numbers::pi_v<float> - 1) / kWidth, -1.0f, 1.0f);
    report.voices.push_back({std::string(bank_->name_of(*start.of)), pan, std::max(start.left, start.right), done});
  });
  if (const Piece* piece = music_.piece(); piece != nullptr) piece->tell(report);
  report.music = music_fader_.at;
  report.effects = effects_fader_.at;
  report.left = peaks_[0];
  report.right = peaks_[1];
  peaks_ = {};
  return report;
}

void Mixer::render(std::span<float> stereo) {
  while (!stereo.empty()) {
    const std::size_t frames = std::min(stereo.size() / 2, kBlock);
    render_block(stereo.first(frames * 2));
    stereo = stereo.subspan(frames * 2);
  }
}

void Mixer::render_block(std::span<float> stereo) {
  std::fill(stereo.begin(), stereo.end(), 0.0f);
  const std::size_t frames = stereo.size() / 2;
  const float all = levels_.mute ? 0 : loudness_of(levels_.master) * (levels_.background ? kBackground : 1);
  const float duck = ducked(frames);
  const float music = music_fader_.at, effects = effects_fader_.at;
  music_fader_.go(all * loudness_of(levels_.music) * duck, frames, duck < 1 ? kDuckMs : kVolumeMs, kReturnMs);
  effects_fader_.go(all * loudness_of(levels_.effects), frames, kVolumeMs, kVolumeMs);
  music_.mix(stereo, music, music_fader_.at);
  voices_.mix(stereo, effects, effects_fader_.at);
  if (levels_.mono)
    for (std::size_t i = 0; i < stereo.size(); i += 2) stereo[i] = stereo[i + 1] = (stereo[i] + stereo[i + 1]) / 2;
  limiter_.run(stereo);
  for (std::size_t i = 0; i < stereo.size(); ++i) peaks_[i % 2] = std::max(peaks_[i % 2], std::abs(stereo[i]));
}

}  // namespace nightcap::sound
