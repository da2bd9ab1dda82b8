#include "platform/sdl/surfaces.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace nightcap::platform::sdl {
namespace {

const std::uint32_t* row(const SDL_Surface& surface, int y) {
  return reinterpret_cast<const std::uint32_t*>(static_cast<const std::uint8_t*>(surface.pixels) + y * surface.pitch);
}
std::uint32_t* row(SDL_Surface& surface, int y) {
  return reinterpret_cast<std::uint32_t*>(static_cast<std::uint8_t*>(surface.pixels) + y * surface.pitch);
}

// Alpha, red, green, blue; the colours multiplied by alpha, so that they can be averaged.
using Light = std::array<float, 4>;

void add(Light& sum, const SDL_Surface& surface, int x, int y, float weight) {
  if (x < 0 || y < 0 || x >= surface.w || y >= surface.h) return;
  const std::uint32_t pixel = row(surface, y)[x];
  const float alpha = static_cast<float>(pixel >> 24) * weight;
  sum[0] += alpha;
  for (std::size_t i = 1; i < 4; ++i) sum[i] += static_cast<float>(pixel >> (24 - 8 * i) & 0xFFu) * alpha;
}

std::uint32_t pixel_of(const Light& light) {
  const auto alpha = static_cast<std::uint32_t>(light[0] + 0.5f);
  if (alpha == 0) return 0;
  std::uint32_t pixel = std::min(alpha, 255u) << 24;
  for (std::size_t i = 1; i < 4; ++i)
    pixel |= std::min(static_cast<std::uint32_t>(light[i] / light[0] + 0.5f), 255u) << (24 - 8 * i);
  return pixel;
}

}  // namespace

std::vector<std::uint32_t> halved(const std::uint32_t* from, int stride, int w, int h) {
  std::vector<std::uint32_t> out(static_cast<std::size_t>(w) * static_cast<std::size_t>(h));
  for (int y = 0; y < h; ++y) {
    const std::uint32_t* upper = from + 2 * y * stride;
    const std::uint32_t* lower = upper + stride;
    std::uint32_t* to = &out[static_cast<std::size_t>(y) * static_cast<std::size_t>(w)];
    for (int x = 0; x < w; ++x) {
      // Two channels at a time, a byte apart, so that sums have room.
      const std::uint32_t four[] = {upper[2 * x], upper[2 * x + 1], lower[2 * x], lower[2 * x + 1]};
      std::uint32_t even = 0x00020002u, odd = 0x00020002u;
      for (const std::uint32_t pixel : four) {
        even += pixel & 0x00FF00FFu;
        odd += pixel >> 8 & 0x00FF00FFu;
      }
      to[x] = (even >> 2 & 0x00FF00FFu) | (odd >> 2 & 0x00FF00FFu) << 8;
    }
  }
  return out;
}

std::uint32_t straight(std::uint32_t pixel) {
  const std::uint32_t alpha = pixel >> 24;
  if (alpha == 255) return pixel;
  if (alpha == 0) return 0;
  std::uint32_t out = alpha << 24;
  for (const unsigned shift : {0u, 8u, 16u})
    out |= std::min(((pixel >> shift & 0xFFu) * 255 + alpha / 2) / alpha, 255u) << shift;
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

SurfacePtr turned(const SDL_Surface& surface, double degrees) {
  const double angle = degrees * std::numbers::pi / 180;
  const auto c = static_cast<float>(std::cos(angle)), s = static_cast<float>(std::sin(angle));
  const auto w = static_cast<float>(surface.w), h = static_cast<float>(surface.h);
  const int out_w = static_cast<int>(std::ceil(std::abs(c) * w + std::abs(s) * h)) + 2;
  const int out_h = static_cast<int>(std::ceil(std::abs(s) * w + std::abs(c) * h)) + 2;
  SurfacePtr out = blank_surface(out_w, out_h);
  if (!out) return nullptr;
  for (int y = 0; y < out_h; ++y) {
    std::uint32_t* to = row(*out, y);
    const float dy = static_cast<float>(y) + 0.5f - static_cast<float>(out_h) / 2;
    for (int x = 0; x < out_w; ++x) {
      const float dx = static_cast<float>(x) + 0.5f - static_cast<float>(out_w) / 2;
      const float from_x = dx * c + dy * s + w / 2 - 0.5f, from_y = dy * c - dx * s + h / 2 - 0.5f;
      if (from_x <= -1 || from_y <= -1 || from_x >= w || from_y >= h) continue;
      const float left = std::floor(from_x), top = std::floor(from_y), fx = from_x - left, fy = from_y - top;
      const int ix = static_cast<int>(left), iy = static_cast<int>(top);
      Light sum{};
      add(sum, surface, ix, iy, (1 - fx) * (1 - fy));
      add(sum, surface, ix + 1, iy, fx * (1 - fy));
      add(sum, surface, ix, iy + 1, (1 - fx) * fy);
      add(sum, surface, ix + 1, iy + 1, fx * fy);
      to[x] = pixel_of(sum);
    }
  }
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

void multiply(SDL_Surface& surface, scene::Color color) {
  const std::uint32_t by[4] = {color.b, color.g, color.r, color.a};
  for (int y = 0; y < surface.h; ++y) {
    std::uint32_t* pixels = row(surface, y);
    for (int x = 0; x < surface.w; ++x) {
      std::uint32_t out = 0;
      for (std::uint32_t i = 0; i < 4; ++i) out |= ((pixels[x] >> (8 * i) & 0xFFu) * by[i] + 127) / 255 << (8 * i);
      pixels[x] = out;
    }
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
    for (int x = 0; x < w; ++x) pixels[x] = straight(pixels[x]);
  }
  return out;
}

}  // namespace nightcap::platform::sdl
