// Work on pictures in memory, in straight ARGB of 32 bits.
#pragma once

#include <cstdint>
#include <vector>

#include "platform/sdl/owned.hpp"

namespace nightcap::platform::sdl {

inline constexpr std::uint32_t kPixels = SDL_PIXELFORMAT_ARGB8888;
inline constexpr std::uint32_t kPagePixels = SDL_PIXELFORMAT_ABGR8888;  // as PNG files come

[[nodiscard]] SurfacePtr blank_surface(int w, int h);
// With so many clear px round it.
[[nodiscard]] SurfacePtr bordered(SDL_Surface& surface, int border);
// Stretched to w x h px, its corners of `corner` px staying as they are.
[[nodiscard]] SurfacePtr nine_sliced(SDL_Surface& surface, int corner, int w, int h);
// Colours multiplied by their alpha.
void premultiply(SDL_Surface& surface);
// Half as wide and high, each px the middle of four; `stride` in px, w and h of the result.
[[nodiscard]] std::vector<std::uint32_t> halved(const std::uint32_t* from, int stride, int w, int h);
[[nodiscard]] bool opaque(const SDL_Surface& surface);
// That part of a premultiplied picture in kPagePixels at another size, smoothly, in straight ARGB.
[[nodiscard]] SurfacePtr resized(SDL_Surface& premultiplied, SDL_Rect part, int w, int h);

}  // namespace nightcap::platform::sdl
