#include "engine/sound/music.hpp"

#include <algorithm>
#include <utility>

namespace nightcap::sound {

namespace {
constexpr float kLayerMs = 40;               // a layer takes over within that
constexpr float kInMs = 600, kOutMs = 1400;  // a piece
constexpr std::size_t kBlock = 256;          // frames
}  // namespace

std::unique_ptr<Piece> Piece::open(const std::string& name, const Score& score, std::string& why_not) {
  auto piece = std::make_unique<Piece>();
  piece->name_ = name;
  piece->bar_ = score.bar;
  piece->block_.resize(kBlock * 2);
  bool any = false;
  for (const Layer& layer : score.layers) {
    piece->layers_.push_back({layer.name, Stream::open(layer.file, why_not), 0});
    any = any || piece->layers_.back().stream != nullptr;
  }
  return any ? std::move(piece) : nullptr;
}

void Piece::choose(std::string_view layer) {
  const auto at = std::find_if(layers_.begin(), layers_.end(), [&](const Voice& voice) { return voice.name == layer; });
  wanted_ = at != layers_.end() ? static_cast<std::size_t>(at - layers_.begin()) : 0;
  if (played_ != 0) return;
  heard_ = wanted_;
  for (Voice& voice : layers_) voice.gain = 0;
  layers_[heard_].gain = 1;
}

void Piece::tell(Report& report) const {
  report.piece = name_;
  for (std::size_t i = 0; i < layers_.size(); ++i) report.layers.push_back({layers_[i].name, layers_[i].gain, i == wanted_});
  report.bar = static_cast<int>(played_ / bar_);
  report.in_bar = static_cast<float>(played_ % bar_) / static_cast<float>(bar_);
}

void Piece::mix(std::span<float> stereo, float from, float to) {
  if (played_ == 0) choose(chosen());
  const auto whole = static_cast<float>(std::max<std::size_t>(stereo.size(), 1));
  const float step = (to - from) / whole;
  while (!stereo.empty()) {
    if (played_ % bar_ == 0) heard_ = wanted_;
    const auto to_bar = static_cast<std::size_t>(bar_ - played_ % bar_);
    const std::size_t frames = std::min({stereo.size() / 2, to_bar, kBlock});
    const float reached = from + step * static_cast<float>(frames * 2);
    mix_bar(stereo.first(frames * 2), from, reached);
    from = reached;
    stereo = stereo.subspan(frames * 2);
    played_ += static_cast<std::int64_t>(frames);
  }
}

void Piece::mix_bar(std::span<float> stereo, float from, float to) {
  const float step = (to - from) / static_cast<float>(stereo.size() / 2);
  constexpr float kFade = 1000 / (kLayerMs * kRate);
  for (std::size_t i = 0; i < layers_.size(); ++i) {
    Voice& voice = layers_[i];
    if (voice.stream == nullptr) continue;
    const std::span<float> block(block_.data(), stereo.size());
    if (!voice.stream->read(block)) voice.stream = nullptr;
    const float target = i == heard_ ? 1.0f : 0.0f;
    if (voice.gain <= 0 && target <= 0) continue;
    float gain = from;
    for (std::size_t at = 0; at < stereo.size(); at += 2, gain += step) {
      voice.gain += std::clamp(target - voice.gain, -kFade, kFade);
      stereo[at] += block[at] * gain * voice.gain;
      stereo[at + 1] += block[at + 1] * gain * voice.gain;
    }
  }
}

void Music::Fading::mix(std::span<float> stereo, float from, float to, float target, float ms) {
  if (piece == nullptr) return;
  const float most = static_cast<float>(stereo.size() / 2) * 1000 / (ms * kRate);
  const float reached = gain + std::clamp(target - gain, -most, most);
  piece->mix(stereo, from * gain, to * reached);
  gain = reached;
}

void Music::begin(std::unique_ptr<Piece> piece) { before_ = std::exchange(now_, Fading{std::move(piece), 0}); }

void Music::mix(std::span<float> stereo, float from, float to) {
  now_.mix(stereo, from, to, 1, kInMs);
  before_.mix(stereo, from, to, 0, kOutMs);
  if (before_.gain <= 0) before_.piece.reset();
}

}  // namespace nightcap::sound
