#include "platform/sdl/warp.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

#include "platform/sdl/pixel.hpp"
#include "platform/sdl/surfaces.hpp"

namespace nightcap::platform::sdl {
namespace {

using scene::Color;
using scene::Quad;
using scene::Vec2;

constexpr int kSamples = 2;     // a px and way
constexpr int kWidest = 4096;   // px
constexpr float kFlat = 1e-3f;  // of a quad's area, px: edge-on

// A premultiplied pixel in that colour.
std::uint32_t tinted(std::uint32_t pixel, Color tint) {
  const auto channel = [&](unsigned shift, std::uint32_t by) {
    return ((pixel >> shift & 0xFFu) * by * tint.a / 65025) << shift;
  };
  return channel(24, 255) | channel(16, tint.r) | channel(8, tint.g) | channel(0, tint.b);
}

void blend(std::uint32_t& under, std::uint32_t over) {
  const std::uint32_t alpha = over >> 24;
  if (alpha == 255) {
    under = over;
  } else if (alpha != 0) {
    under = over + scaled(under, 256 - alpha - (alpha >> 7));
  }
}

// Where the row of samples at `y` is within a convex quad: from the first to behind the last.
std::pair<int, int> span_of(const Quad& quad, float y, int width) {
  float left = 1e9f, right = -1e9f;
  for (std::size_t i = 0; i < 4; ++i) {
    const Vec2 a = quad[i], b = quad[(i + 1) % 4];
    if ((a.y <= y) == (b.y <= y)) continue;
    const float x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y);
    left = std::min(left, x);
    right = std::max(right, x);
  }
  if (left > right) return {0, 0};
  return {std::clamp(static_cast<int>(std::ceil(left - 0.5f)), 0, width),
          std::clamp(static_cast<int>(std::ceil(right - 0.5f)), 0, width)};
}

std::pair<int, int> rows_of(const Quad& quad, int height) {
  const scene::Rect box = scene::bounds(quad);
  return {std::clamp(static_cast<int>(std::ceil(box.y - 0.5f)), 0, height),
          std::clamp(static_cast<int>(std::ceil(box.y + box.h - 0.5f)), 0, height)};
}

// From a place on the page to one on the unit square whose corners are the quad's: the inverse of Heckbert's mapping
// (Fundamentals of Texture Mapping, 1989), up to a common factor.
struct Homography {
  std::array<float, 9> m{};

  explicit Homography(const Quad& q) {
    const Vec2 d1 = q[1] - q[2], d2 = q[3] - q[2], s = q[0] - q[1] + q[2] - q[3];
    const float det = d1.x * d2.y - d2.x * d1.y;
    const float g = (s.x * d2.y - d2.x * s.y) / det, h = (d1.x * s.y - s.x * d1.y) / det;
    const float a = q[1].x - q[0].x + g * q[1].x, b = q[3].x - q[0].x + h * q[3].x, c = q[0].x;
    const float d = q[1].y - q[0].y + g * q[1].y, e = q[3].y - q[0].y + h * q[3].y, f = q[0].y;
    m = {e - f * h, c * h - b, b * f - c * e, f * g - d, a - c * g, c * d - a * f, d * h - e * g, b * g - a * h, a * e - b * d};
  }
};

float area(const Quad& q) {
  float twice = 0;
  for (std::size_t i = 0; i < 4; ++i) twice += q[i].x * q[(i + 1) % 4].y - q[(i + 1) % 4].x * q[i].y;
  return std::abs(twice) / 2;
}

}  // namespace

void Warp::begin(const scene::Rect& box) {
  const int x = static_cast<int>(std::floor(box.x)), y = static_cast<int>(std::floor(box.y));
  box_ = {x, y, std::clamp(static_cast<int>(std::ceil(box.x + box.w)) - x, 1, kWidest),
          std::clamp(static_cast<int>(std::ceil(box.y + box.h)) - y, 1, kWidest)};
  width_ = box_.w * kSamples;
  height_ = box_.h * kSamples;
  samples_.assign(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_), 0);
}

void Warp::add(const SDL_Surface* picture, const Quad& quad, Color tint) {
  Quad own = quad;
  for (Vec2& p : own) p = (p - Vec2{static_cast<float>(box_.x), static_cast<float>(box_.y)}) * kSamples;
  if (area(own) < kFlat) return;
  if (picture != nullptr) return sample(*picture, own, tint);
  fill(own, premultiplied(static_cast<std::uint32_t>(tint.a) << 24 | static_cast<std::uint32_t>(tint.r) << 16 |
                          static_cast<std::uint32_t>(tint.g) << 8 | tint.b));
}

void Warp::fill(const Quad& quad, std::uint32_t color) {
  const auto [top, bottom] = rows_of(quad, height_);
  for (int y = top; y < bottom; ++y) {
    const auto [left, right] = span_of(quad, static_cast<float>(y) + 0.5f, width_);
    std::uint32_t* to = &samples_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_)];
    for (int x = left; x < right; ++x) blend(to[x], color);
  }
}

void Warp::sample(const SDL_Surface& picture, const Quad& quad, Color tint) {
  const Homography h(quad);
  const auto w = static_cast<float>(picture.w), tall = static_cast<float>(picture.h);
  const int pitch = picture.pitch / 4;
  const auto* from = static_cast<const std::uint32_t*>(picture.pixels);
  const bool plain = tint == scene::kWhite;
  const auto [top, bottom] = rows_of(quad, height_);
  for (int y = top; y < bottom; ++y) {
    const float sy = static_cast<float>(y) + 0.5f;
    const auto [left, right] = span_of(quad, sy, width_);
    std::uint32_t* to = &samples_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_)];
    for (int x = left; x < right; ++x) {
      const float sx = static_cast<float>(x) + 0.5f;
      const float k = 256 / (h.m[6] * sx + h.m[7] * sy + h.m[8]);
      // In 256ths of a px of the picture.
      const int u = static_cast<int>((h.m[0] * sx + h.m[1] * sy + h.m[2]) * k * w) - 128;
      const int v = static_cast<int>((h.m[3] * sx + h.m[4] * sy + h.m[5]) * k * tall) - 128;
      const int x0 = std::clamp(u >> 8, 0, picture.w - 1), x1 = std::clamp((u >> 8) + 1, 0, picture.w - 1);
      const std::uint32_t* upper = from + std::clamp(v >> 8, 0, picture.h - 1) * pitch;
      const std::uint32_t* lower = from + std::clamp((v >> 8) + 1, 0, picture.h - 1) * pitch;
      const auto fx = static_cast<std::uint32_t>(u & 255), fy = static_cast<std::uint32_t>(v & 255);
      const std::uint32_t pixel =
          premultiplied(between(between(upper[x0], upper[x1], fx), between(lower[x0], lower[x1], fx), fy));
      blend(to[x], plain ? pixel : tinted(pixel, tint));
    }
  }
}

bool Warp::end() {
  if (!texture_ || texture_w_ < box_.w || texture_h_ < box_.h) {
    texture_w_ = std::max(texture_w_, box_.w);
    texture_h_ = std::max(texture_h_, box_.h);
    texture_.reset(SDL_CreateTexture(renderer_, kPixels, SDL_TEXTUREACCESS_STREAMING, texture_w_, texture_h_));
    if (!texture_) return false;
    SDL_SetTextureBlendMode(texture_.get(), SDL_BLENDMODE_BLEND);
  }
  const SDL_Rect part{0, 0, box_.w, box_.h};
  void* pixels = nullptr;
  int pitch = 0;
  if (SDL_LockTexture(texture_.get(), &part, &pixels, &pitch) != 0) return false;
  const std::vector<std::uint32_t> whole = halved(samples_.data(), width_, box_.w, box_.h);
  for (int y = 0; y < box_.h; ++y) {
    auto* to = reinterpret_cast<std::uint32_t*>(static_cast<std::uint8_t*>(pixels) + y * pitch);
    std::transform(&whole[static_cast<std::size_t>(y) * static_cast<std::size_t>(box_.w)],
                   &whole[static_cast<std::size_t>(y) * static_cast<std::size_t>(box_.w)] + box_.w, to, straight);
  }
  SDL_UnlockTexture(texture_.get());
  return SDL_RenderCopy(renderer_, texture_.get(), &part, &box_) == 0;
}

}  // namespace nightcap::platform::sdl
