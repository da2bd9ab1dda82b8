// Arithmetic on pixels of 8 bits a channel, two channels at a time, a pixel after the other: see spans.hpp for rows of them.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "engine/scene/geometry.hpp"

namespace nightcap::platform::sdl {

inline constexpr std::uint32_t kPair = 0x00FF00FFu;  // two channels, a byte apart

// All four channels times n / 256.
[[nodiscard]] inline std::uint32_t scaled(std::uint32_t pixel, std::uint32_t n) {
  return ((pixel & kPair) * n >> 8 & kPair) | ((pixel >> 8 & kPair) * n & ~kPair);
}
// From a (n = 0) to b (n = 256).
[[nodiscard]] inline std::uint32_t between(std::uint32_t a, std::uint32_t b, std::uint32_t n) {
  constexpr std::uint32_t kHalf = 0x00800080u;  // rounded, not cut off
  return (((a & kPair) * (256 - n) + (b & kPair) * n + kHalf) >> 8 & kPair) |
         (((a >> 8 & kPair) * (256 - n) + (b >> 8 & kPair) * n + kHalf) & ~kPair);
}

// A straight pixel, its alpha at the top, with its colours multiplied by it.
[[nodiscard]] inline std::uint32_t premultiplied(std::uint32_t pixel) {
  const std::uint32_t alpha = pixel >> 24;
  return alpha == 255 ? pixel : (scaled(pixel & 0x00FFFFFFu, alpha + (alpha >> 7)) & 0x00FFFFFFu) | alpha << 24;
}
// Of a colour.
[[nodiscard]] inline std::uint32_t pixel_of(scene::Color c) {
  return premultiplied(static_cast<std::uint32_t>(c.a) << 24 | static_cast<std::uint32_t>(c.r) << 16 |
                       static_cast<std::uint32_t>(c.g) << 8 | c.b);
}
// 255 / alpha in 65536ths.
inline constexpr std::array<std::uint32_t, 256> kReciprocals = [] {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t alpha = 1; alpha < 256; ++alpha) table[alpha] = (255u * 65536u + alpha / 2) / alpha;
  return table;
}();
// And back.
[[nodiscard]] inline std::uint32_t straight(std::uint32_t pixel) {
  const std::uint32_t alpha = pixel >> 24;
  if (alpha == 255 || pixel == 0) return pixel;
  const std::uint32_t by = kReciprocals[alpha];
  std::uint32_t out = alpha << 24;
  for (const unsigned shift : {0u, 8u, 16u}) out |= std::min(((pixel >> shift & 0xFFu) * by + 0x8000u) >> 16, 255u) << shift;
  return out;
}

// The middle of four pixels.
[[nodiscard]] inline std::uint32_t middle(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
  constexpr std::uint32_t kHalf = 0x00020002u;
  const std::uint32_t even = (a & kPair) + (b & kPair) + (c & kPair) + (d & kPair) + kHalf;
  const std::uint32_t odd = (a >> 8 & kPair) + (b >> 8 & kPair) + (c >> 8 & kPair) + (d >> 8 & kPair) + kHalf;
  return (even >> 2 & kPair) | (odd >> 2 & kPair) << 8;
}

// A premultiplied pixel over another, or added to it as light is.
inline void lay_over(std::uint32_t& under, std::uint32_t over) {
  const std::uint32_t alpha = over >> 24;
  if (alpha == 255) {
    under = over;
  } else if (over != 0) {
    under = over + scaled(under, 256 - alpha - (alpha >> 7));
  }
}
[[nodiscard]] inline std::uint32_t added(std::uint32_t a, std::uint32_t b) {
  const auto full = [](std::uint32_t pair) {
    const std::uint32_t over = pair & 0x01000100u;
    return (pair | (over - (over >> 8))) & kPair;
  };
  return full((a & kPair) + (b & kPair)) | full((a >> 8 & kPair) + (b >> 8 & kPair)) << 8;
}

// Places on a picture are counted in 65536ths of a px.
[[nodiscard]] inline std::int64_t fixed(double px) { return static_cast<std::int64_t>(std::floor(px * 65536 + 0.5)); }
// Between four px, the upper left of which is that place's whole part.
[[nodiscard]] inline std::uint32_t sampled(const std::uint32_t* pixels, int pitch, int u, int v) {
  const std::uint32_t* upper = pixels + static_cast<std::ptrdiff_t>(v >> 16) * pitch + (u >> 16);
  const std::uint32_t* lower = upper + pitch;
  if ((upper[0] | upper[1] | lower[0] | lower[1]) == 0) return 0;
  const auto nx = static_cast<std::uint32_t>(u >> 8 & 255), ny = static_cast<std::uint32_t>(v >> 8 & 255);
  return between(between(upper[0], lower[0], ny), between(upper[1], lower[1], ny), nx);
}

// Multiplies premultiplied pixels by a straight colour.
class Tinting {
 public:
  explicit Tinting(scene::Color color) : plain_(color == scene::kWhite), grey_(color.r == color.g && color.g == color.b) {
    const auto factor = [](std::uint32_t n) { return n + (n >> 7); };  // in 256ths
    const std::uint32_t alpha = factor(color.a);
    for (std::size_t i = 0; i < 3; ++i) by_[i] = alpha * factor(i == 0 ? color.b : i == 1 ? color.g : color.r) >> 8;
    by_[3] = alpha;
  }
  // In 256ths: blue, green, red, alpha.
  using Factors = std::array<std::uint32_t, 4>;
  [[nodiscard]] const Factors& factors() const { return by_; }
  // Whether nothing changes.
  [[nodiscard]] bool plain() const { return plain_; }
  [[nodiscard]] std::uint32_t operator()(std::uint32_t pixel) const {
    if (plain_) return pixel;
    if (grey_) return (scaled(pixel, by_[0]) & 0x00FFFFFFu) | ((pixel >> 24) * by_[3] >> 8 << 24);
    return ((pixel >> 24) * by_[3] >> 8 << 24) | ((pixel >> 16 & 0xFFu) * by_[2] >> 8 << 16) |
           ((pixel >> 8 & 0xFFu) * by_[1] >> 8 << 8) | (pixel & 0xFFu) * by_[0] >> 8;
  }

 private:
  bool plain_, grey_;
  Factors by_{};
};

}  // namespace nightcap::platform::sdl
