#include "platform/sdl/surfaces.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "platform/sdl/pixel.hpp"
#include "platform/sdl/spans.hpp"

namespace nightcap::platform::sdl {
namespace {

const std::uint32_t* row(const SDL_Surface& surface, int y) {
  return reinterpret_cast<const std::uint32_t*>(static_cast<const std::uint8_t*>(surface.pixels) + y * surface.pitch);
}
std::uint32_t* row(SDL_Surface& surface, int y) {
  return reinterpret_cast<std::uint32_t*>(static_cast<std::uint8_t*>(surface.pixels) + y * surface.pitch);
}

// Red and blue change places.
std::uint32_t swapped(std::uint32_t pixel) { return (pixel & 0xFF00FF00u) | (pixel & 0xFFu) << 16 | (pixel >> 16 & 0xFFu); }

}  // namespace

std::vector<std::uint32_t> halved(const std::uint32_t* from, int stride, int w, int h) {
  std::vector<std::uint32_t> out(static_cast<std::size_t>(w) * static_cast<std::size_t>(h));
  for (int y = 0; y < h; ++y) {
    const std::uint32_t* upper = from + 2 * y * stride;
    const std::uint32_t* lower = upper + stride;
    std::uint32_t* to = &out[static_cast<std::size_t>(y) * static_cast<std::size_t>(w)];
    halve(to, upper, lower, w);
  }
  return out;
}

SurfacePtr blank_surface(int w, int h) { return SurfacePtr(SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, kPixels)); }

SurfacePtr bordered(SDL_Surface& surface, int border) {
  SurfacePtr out = blank_surface(surface.w + 2 * border, surface.h + 2 * border);
  if (!out) return nullptr;
  SDL_Rect inside{border, border, surface.w, surface.h};
  SDL_SetSurfaceBlendMode(&surface, SDL_BLENDMODE_NONE);
  SDL_BlitSurface(&surface, nullptr, out.get(), &inside);
  return out;
}

SurfacePtr nine_sliced(SDL_Surface& surface, int corner, int w, int h) {
  SurfacePtr out = blank_surface(w, h);
  if (!out) return nullptr;
  const int cut = std::clamp(corner, 1, std::min(surface.w, surface.h) / 2);
  const int cx = std::min(cut, w / 2), cy = std::min(cut, h / 2);
  const std::array<int, 4> sx{0, cut, surface.w - cut, surface.w}, sy{0, cut, surface.h - cut, surface.h};
  const std::array<int, 4> dx{0, cx, w - cx, w}, dy{0, cy, h - cy, h};
  for (std::size_t j = 0; j < 3; ++j)
    for (std::size_t i = 0; i < 3; ++i) {
      const SDL_Rect from{sx[i], sy[j], sx[i + 1] - sx[i], sy[j + 1] - sy[j]};
      const SDL_Rect to{dx[i], dy[j], dx[i + 1] - dx[i], dy[j + 1] - dy[j]};
      if (from.w > 0 && from.h > 0 && to.w > 0 && to.h > 0) SDL_SoftStretchLinear(&surface, &from, out.get(), &to);
    }
  return out;
}

void premultiply(SDL_Surface& surface) {
  for (int y = 0; y < surface.h; ++y) {
    std::uint32_t* pixels = row(surface, y);
    std::transform(pixels, pixels + surface.w, pixels, premultiplied);
  }
}

bool opaque(const SDL_Surface& surface) {
  for (int y = 0; y < surface.h; ++y)
    if (!std::all_of(row(surface, y), row(surface, y) + surface.w, [](std::uint32_t pixel) { return pixel >> 24 == 255; }))
      return false;
  return true;
}

SurfacePtr resized(SDL_Surface& premultiplied, SDL_Rect part, int w, int h) {
  // Linear sampling looks at four px each: what is to become smaller than half is halved first, exactly.
  const std::uint32_t* from = row(premultiplied, part.y) + part.x;
  int stride = premultiplied.pitch / 4, from_w = part.w, from_h = part.h;
  std::vector<std::uint32_t> half;
  while (from_w >= 2 * w && from_h >= 2 * h) {
    half = halved(from, stride, from_w / 2, from_h / 2);
    from = half.data();
    from_w /= 2;
    from_h /= 2;
    stride = from_w;
  }
  SurfacePtr out = blank_surface(w, h);
  const SurfacePtr whole(
      SDL_CreateRGBSurfaceWithFormatFrom(const_cast<std::uint32_t*>(from), from_w, from_h, 32, stride * 4, kPixels));
  if (!out || !whole) return nullptr;
  if (from_w == w && from_h == h) {
    for (int y = 0; y < h; ++y) std::copy_n(from + y * stride, w, row(*out, y));
  } else if (SDL_SoftStretchLinear(whole.get(), nullptr, out.get(), nullptr) != 0) {
    return nullptr;
  }
  for (int y = 0; y < h; ++y) {
    std::uint32_t* pixels = row(*out, y);
    for (int x = 0; x < w; ++x) pixels[x] = straight(swapped(pixels[x]));
  }
  return out;
}

}  // namespace nightcap::platform::sdl
