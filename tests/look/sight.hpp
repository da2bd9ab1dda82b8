// How pictures look to people who see colours otherwise, and how far two pictures then differ: in lightness, and in what
// is drawn at all.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/scene/geometry.hpp"
#include "platform/sdl/stage.hpp"

namespace nightcap::tests {

using platform::sdl::SdlStage;
using Picture = SdlStage::Picture;

enum class Sight : std::uint8_t { kUsual, kProtan, kDeutan, kTritan, kGrey };
inline constexpr std::array kSights{Sight::kUsual, Sight::kProtan, Sight::kDeutan, Sight::kTritan, Sight::kGrey};
inline std::string_view sight_name(Sight sight) {
  constexpr std::array<std::string_view, 5> kNames{"usual", "protan", "deutan", "tritan", "grey"};
  return kNames[static_cast<std::size_t>(sight)];
}

inline double to_linear(std::uint8_t channel) {
  static const auto kTable = [] {
    std::array<double, 256> table{};
    for (std::size_t i = 0; i < table.size(); ++i) {
      const double c = static_cast<double>(i) / 255;
      table[i] = c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    }
    return table;
  }();
  return kTable[channel];
}
inline std::uint8_t from_linear(double value) {
  const double v = std::clamp(value, 0.0, 1.0);
  const double c = v <= 0.0031308 ? v * 12.92 : 1.055 * std::pow(v, 1 / 2.4) - 0.055;
  return static_cast<std::uint8_t>(std::lround(c * 255));
}

// Machado, Oliveira and Fernandes 2009, severity 1, on linear light; grey is its luminance.
inline std::array<double, 3> seen_light(scene::Color color, Sight sight) {
  using Matrix = std::array<std::array<double, 3>, 3>;
  static constexpr Matrix kUsual{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  static constexpr Matrix kProtan{
      {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
  static constexpr Matrix kDeutan{
      {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
  static constexpr Matrix kTritan{
      {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
  static constexpr Matrix kGrey{{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}};
  static constexpr std::array<const Matrix*, 5> kAll{&kUsual, &kProtan, &kDeutan, &kTritan, &kGrey};
  const Matrix& m = *kAll[static_cast<std::size_t>(sight)];
  const std::array<double, 3> in{to_linear(color.r), to_linear(color.g), to_linear(color.b)};
  std::array<double, 3> out{};
  for (std::size_t i = 0; i < 3; ++i) out[i] = std::clamp(m[i][0] * in[0] + m[i][1] * in[1] + m[i][2] * in[2], 0.0, 1.0);
  return out;
}
inline scene::Color seen(scene::Color color, Sight sight) {
  const auto light = seen_light(color, sight);
  return {from_linear(light[0]), from_linear(light[1]), from_linear(light[2]), color.a};
}

// Lightness L* (0 to 100) of every pixel.
struct Lights {
  int w = 0;
  int h = 0;
  std::vector<float> values;
};

inline float lightness(scene::Color color, Sight sight) {
  const auto light = seen_light(color, sight);
  const double y = 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
  return static_cast<float>(y > 0.008856 ? 116 * std::cbrt(y) - 16 : 903.3 * y);
}

inline Lights lights_of(const Picture& picture, scene::Rect box, Sight sight) {
  const int x0 = std::max(0, static_cast<int>(std::lround(box.x))), y0 = std::max(0, static_cast<int>(std::lround(box.y)));
  Lights out{std::min(picture.width, static_cast<int>(std::lround(box.x + box.w))) - x0,
             std::min(picture.height, static_cast<int>(std::lround(box.y + box.h))) - y0,
             {}};
  out.values.reserve(static_cast<std::size_t>(std::max(0, out.w) * std::max(0, out.h)));
  for (int y = 0; y < out.h; ++y)
    for (int x = 0; x < out.w; ++x) out.values.push_back(lightness(picture.at(x0 + x, y0 + y), sight));
  return out;
}

// The part of the pixels whose lightness differs by more than `step`.
inline double differing(const Lights& a, const Lights& b, float step = 10) {
  if (a.w != b.w || a.h != b.h || a.values.empty()) return 1;
  std::size_t n = 0;
  for (std::size_t i = 0; i < a.values.size(); ++i)
    if (std::abs(a.values[i] - b.values[i]) > step) ++n;
  return static_cast<double>(n) / static_cast<double>(a.values.size());
}

// How alike two pictures are drawn, whatever their brightness and strength: 1 is the same drawing.
inline double alike(const Lights& a, const Lights& b) {
  if (a.w != b.w || a.h != b.h || a.values.empty()) return 0;
  const auto mean = [](const Lights& l) {
    double sum = 0;
    for (const float v : l.values) sum += v;
    return sum / static_cast<double>(l.values.size());
  };
  const double ma = mean(a), mb = mean(b);
  double ab = 0, aa = 0, bb = 0;
  for (std::size_t i = 0; i < a.values.size(); ++i) {
    const double da = a.values[i] - ma, db = b.values[i] - mb;
    ab += da * db;
    aa += da * da;
    bb += db * db;
  }
  return aa <= 0 || bb <= 0 ? (aa == bb ? 1 : 0) : ab / std::sqrt(aa * bb);
}

}  // namespace nightcap::tests
