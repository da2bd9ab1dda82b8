#include "platform/sdl/warp.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "platform/sdl/pixel.hpp"

namespace nightcap::platform::sdl {
namespace {

using scene::Color;
using scene::Quad;
using scene::Vec2;

constexpr int kSamples = 2;     // a px and way; end() takes the middle of four
constexpr int kWidest = 4096;   // px
constexpr float kFlat = 1e-3f;  // of a quad's area, px: edge-on

constexpr int kRun = 8;  // samples between two exact places: between them perspective is as good as straight
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
    for (int x = left; x < right; ++x) lay_over(to[x], color);
  }
}

void Warp::sample(const SDL_Surface& picture, const Quad& quad, Color tint) {
  const Homography h(quad);
  // Places on the picture, in px of which the border is the first; samples stay within the drawing.
  const float w = static_cast<float>(picture.w - 2 * kBorder), tall = static_cast<float>(picture.h - 2 * kBorder);
  const int pitch = picture.pitch / 4;
  const auto* from = static_cast<const std::uint32_t*>(picture.pixels);
  const Tinting tinting(tint);
  const auto place = [](float part, float length) {
    return static_cast<int>(std::clamp(part * length - 0.5f, 0.0f, length - 1) * 65536) + (kBorder << 16);
  };
  const auto [top, bottom] = rows_of(quad, height_);
  for (int y = top; y < bottom; ++y) {
    const float sy = static_cast<float>(y) + 0.5f;
    const auto [left, right] = span_of(quad, sy, width_);
    std::uint32_t* to = &samples_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_)];
    const auto at = [&](int x) {
      const float sx = static_cast<float>(x) + 0.5f, k = 1 / (h.m[6] * sx + h.m[7] * sy + h.m[8]);
      return std::pair{place((h.m[0] * sx + h.m[1] * sy + h.m[2]) * k, w),
                       place((h.m[3] * sx + h.m[4] * sy + h.m[5]) * k, tall)};
    };
    for (int x = left; x < right; x += kRun) {
      const int run = std::min(kRun, right - x);
      auto [u, v] = at(x);
      const auto [last_u, last_v] = at(x + run - 1);
      const int steps = std::max(1, run - 1), step_u = (last_u - u) / steps, step_v = (last_v - v) / steps;
      for (int i = 0; i < run; ++i, u += step_u, v += step_v) lay_over(to[x + i], tinting(sampled(from, pitch, u, v)));
    }
  }
}

void Warp::end() {
  canvas_.finish();
  const int left = std::max(0, -box_.x), right = std::min(box_.w, canvas_.width() - box_.x);
  const int top = std::max(0, -box_.y), bottom = std::min(box_.h, canvas_.height() - box_.y);
  for (int y = top; y < bottom; ++y) {
    const std::uint32_t* upper = &samples_[static_cast<std::size_t>(2 * y) * static_cast<std::size_t>(width_)];
    const std::uint32_t* lower = upper + width_;
    std::uint32_t* to = canvas_.row(box_.y + y) + box_.x;
    for (int x = left; x < right; ++x) lay_over(to[x], middle(upper[2 * x], upper[2 * x + 1], lower[2 * x], lower[2 * x + 1]));
  }
}

}  // namespace nightcap::platform::sdl
