// Arithmetic on pixels of 8 bits a channel, two channels at a time.
#pragma once

#include <algorithm>
#include <cstdint>

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
// And back.
[[nodiscard]] inline std::uint32_t straight(std::uint32_t pixel) {
  const std::uint32_t alpha = pixel >> 24;
  if (alpha == 255) return pixel;
  if (alpha == 0) return 0;
  std::uint32_t out = alpha << 24;
  for (const unsigned shift : {0u, 8u, 16u})
    out |= std::min(((pixel >> shift & 0xFFu) * 255 + alpha / 2) / alpha, 255u) << shift;
  return out;
}

}  // namespace nightcap::platform::sdl
