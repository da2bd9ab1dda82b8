// Rows of pixels, four at a time where the processor can: the same sums as pixel.hpp's, and most of what a frame in
// software takes.
#pragma once

#include <cstdint>

#include "platform/sdl/pixel.hpp"

namespace nightcap::platform::sdl {

enum class Blend : std::uint8_t { kOver, kAdd };

// Lays n premultiplied pixels over a row, or adds them to it.
void lay(std::uint32_t* to, const std::uint32_t* from, int n, const Tinting& tinting, Blend blend);

// A way over a picture: a place, and how far on it is for the next pixel. In 65536ths of a px.
struct Walk {
  int u = 0, v = 0;
  int by_u = 0, by_v = 0;
  void step() {
    // What is behind the last pixel is not looked at, and may be anywhere.
    u = static_cast<int>(static_cast<unsigned>(u) + static_cast<unsigned>(by_u));
    v = static_cast<int>(static_cast<unsigned>(v) + static_cast<unsigned>(by_v));
  }
};
// n pixels of a picture, each between the four next to its place. `pitch` in px, below 32768 as the picture's height.
void sample(std::uint32_t* to, const std::uint32_t* from, int pitch, Walk walk, int n);

// n pixels, each the middle of two by two.
void halve(std::uint32_t* to, const std::uint32_t* upper, const std::uint32_t* lower, int n);

}  // namespace nightcap::platform::sdl
