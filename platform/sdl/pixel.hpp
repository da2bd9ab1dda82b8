// Arithmetic on pixels of 8 bits a channel, two channels at a time.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

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
  const int fx = u >> 8 & 255, fy = v >> 8 & 255;
#ifdef __SSE2__
  // The same sums as below, eight at a time: this is most of what a frame in software takes.
  const __m128i zero = _mm_setzero_si128(), half = _mm_set1_epi16(128);
  const auto two = [&](const std::uint32_t* px) {
    return _mm_unpacklo_epi8(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(px)), zero);
  };
  const auto part = [](int n) { return _mm_set1_epi16(static_cast<short>(n)); };
  const __m128i column = _mm_add_epi16(_mm_mullo_epi16(two(upper), part(256 - fy)), _mm_mullo_epi16(two(lower), part(fy)));
  const __m128i both = _mm_srli_epi16(_mm_add_epi16(column, half), 8);
  const __m128i weighed = _mm_mullo_epi16(both, _mm_unpacklo_epi64(part(256 - fx), part(fx)));
  const __m128i sum = _mm_add_epi16(_mm_add_epi16(weighed, _mm_unpackhi_epi64(weighed, zero)), half);
  return static_cast<std::uint32_t>(_mm_cvtsi128_si32(_mm_packus_epi16(_mm_srli_epi16(sum, 8), zero)));
#else
  const auto nx = static_cast<std::uint32_t>(fx), ny = static_cast<std::uint32_t>(fy);
  return between(between(upper[0], lower[0], ny), between(upper[1], lower[1], ny), nx);
#endif
}

// Multiplies premultiplied pixels by a straight colour.
class Tinting {
 public:
  explicit Tinting(scene::Color color) : plain_(color == scene::kWhite), grey_(color.r == color.g && color.g == color.b) {
    const auto factor = [](std::uint32_t n) { return n + (n >> 7); };  // in 256ths
    const std::uint32_t alpha = factor(color.a);
    alpha_ = alpha;
    for (std::size_t i = 0; i < 3; ++i) by_[i] = alpha * factor(i == 0 ? color.b : i == 1 ? color.g : color.r) >> 8;
  }
  [[nodiscard]] std::uint32_t operator()(std::uint32_t pixel) const {
    if (plain_) return pixel;
    if (grey_) return (scaled(pixel, by_[0]) & 0x00FFFFFFu) | ((pixel >> 24) * alpha_ >> 8 << 24);
    return ((pixel >> 24) * alpha_ >> 8 << 24) | ((pixel >> 16 & 0xFFu) * by_[2] >> 8 << 16) |
           ((pixel >> 8 & 0xFFu) * by_[1] >> 8 << 8) | (pixel & 0xFFu) * by_[0] >> 8;
  }

 private:
  bool plain_, grey_;
  std::uint32_t alpha_ = 256;
  std::array<std::uint32_t, 3> by_{};  // blue, green, red
};

}  // namespace nightcap::platform::sdl
