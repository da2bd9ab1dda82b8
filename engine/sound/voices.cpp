#include "engine/sound/voices.hpp"

#include <algorithm>

namespace nightcap::sound {

namespace {
constexpr float kLeaveFrames = 240;  // 5 ms
constexpr float kFull = 1.0f / 32768;
}  // namespace

float Voices::Voice::weight() const {
  const double left = 1 - at / static_cast<double>(std::max<std::size_t>(what.pcm->frames(), 1));
  return std::max(what.left, what.right) * static_cast<float>(left);
}

// Between two frames it is the straight line: rates are near 1, and what that takes from the highest octave isn't missed.
void Voices::Voice::mix(std::span<float> stereo, float from, float to) {
  const Pcm& pcm = *what.pcm;
  const auto channels = static_cast<std::size_t>(pcm.channels), right = channels - 1, frames = pcm.frames();
  const float step = (to - from) / static_cast<float>(stereo.size() / 2);
  float gain = from;
  for (std::size_t i = 0; i < stereo.size(); i += 2, gain += step) {
    const auto frame = static_cast<std::size_t>(at);
    if (frame + 1 >= frames || fade <= 0) {
      what.pcm = nullptr;
      return;
    }
    const auto part = static_cast<float>(at - static_cast<double>(frame));
    const auto between = [&](std::size_t channel) {
      const float a = pcm.samples[frame * channels + channel], b = pcm.samples[(frame + 1) * channels + channel];
      return (a + (b - a) * part) * kFull;
    };
    const float loud = gain * fade, l = between(0);
    stereo[i] += l * what.left * loud;
    stereo[i + 1] += (right == 0 ? l : between(right)) * what.right * loud;
    at += what.rate;
    if (leaves) fade -= 1 / kLeaveFrames;
  }
}

void Voices::dismiss(Voice& voice) {
  Voice& place = leaving_[next_leaving_];
  next_leaving_ = (next_leaving_ + 1) % leaving_.size();
  place = voice;
  place.leaves = true;
  voice = {};
}

Voices::Voice* Voices::place_for(const Start& start) {
  const auto quieter = [](const Voice& a, const Voice& b) { return a.weight() < b.weight(); };
  Voice* alike = nullptr;
  Voice* quietest = nullptr;
  Voice* free = nullptr;
  std::size_t as_many = 0;
  for (Voice& voice : voices_) {
    if (!voice.sounds()) {
      free = &voice;
      continue;
    }
    if (quietest == nullptr || quieter(voice, *quietest)) quietest = &voice;
    if (voice.what.of != start.of) continue;
    ++as_many;
    if (alike == nullptr || quieter(voice, *alike)) alike = &voice;
  }
  Voice* place = as_many >= kMostAlike ? alike : free != nullptr ? free : quietest;
  if (place->sounds()) dismiss(*place);
  return place;
}

void Voices::start(const Start& start) {
  Voice* place = place_for(start);
  *place = {};
  place->what = start;
}

void Voices::mix(std::span<float> stereo, float from, float to) {
  for (Voice& voice : voices_)
    if (voice.sounds()) voice.mix(stereo, from, to);
  for (Voice& voice : leaving_)
    if (voice.sounds()) voice.mix(stereo, from, to);
}

std::size_t Voices::count() const {
  return static_cast<std::size_t>(std::count_if(voices_.begin(), voices_.end(), [](const Voice& v) { return v.sounds(); }));
}

}  // namespace nightcap::sound
