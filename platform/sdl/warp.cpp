#include "platform/sdl/warp.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace nightcap::platform::sdl {
namespace {

using scene::Color;
using scene::Quad;
using scene::Vec2;

constexpr int kSamples = 2;     // a px and way: the middle of four is shown
constexpr float kFlat = 1e-3f;  // of a quad's area, px: edge-on

constexpr int kRun = 8;  // samples between two exact places: between them perspective is as good as straight
constexpr int kChunk = 256;
constexpr int kFar = 1 << 20;  // samples off any canvas

// Where the row of samples at `y` is within a convex quad: from the first to behind the last.
std::pair<int, int> span_of(const Quad& quad, float y) {
  float left = 1e9f, right = -1e9f;
  for (std::size_t i = 0; i < 4; ++i) {
    const Vec2 a = quad[i], b = quad[(i + 1) % 4];
    if ((a.y <= y) == (b.y <= y)) continue;
    const float x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y);
    left = std::min(left, x);
    right = std::max(right, x);
  }
  if (left > right) return {0, 0};
  const auto whole = [](float x) { return std::clamp(static_cast<int>(std::ceil(x - 0.5f)), -kFar, kFar); };
  return {std::max(0, whole(left)), whole(right)};
}

std::pair<int, int> rows_of(const Quad& quad, int top, int bottom) {
  const scene::Rect box = scene::bounds(quad);
  return {std::clamp(static_cast<int>(std::ceil(box.y - 0.5f)), top, bottom),
          std::clamp(static_cast<int>(std::ceil(box.y + box.h - 0.5f)), top, bottom)};
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

void Warp::draw(const Canvas& canvas, const Box& box, std::span<const Face> faces) {
  const Box shown = box.within(canvas.part());
  if (shown.w == 0 || shown.h == 0) return;
  const int first_x = shown.x, end_x = shown.right(), first_y = shown.y, end_y = shown.bottom();
  left_ = (first_x - box.x) * kSamples;
  right_ = (end_x - box.x) * kSamples;
  top_ = (first_y - box.y) * kSamples;
  bottom_ = (end_y - box.y) * kSamples;
  samples_.assign(static_cast<std::size_t>(right_ - left_) * static_cast<std::size_t>(bottom_ - top_), 0);
  for (const Face& face : faces) {
    Quad own = face.quad;
    for (Vec2& p : own) p = (p - Vec2{static_cast<float>(box.x), static_cast<float>(box.y)}) * kSamples;
    if (area(own) < kFlat) continue;
    if (face.picture != nullptr) {
      sample_face(*face.picture, own, face.tint);
    } else {
      fill(own, face.tint);
    }
  }
  const Tinting plain(scene::kWhite);
  std::array<std::uint32_t, kChunk> middles;
  for (int y = first_y; y < end_y; ++y) {
    const std::uint32_t* upper = row((y - box.y) * kSamples);
    const std::uint32_t* lower = upper + (right_ - left_);
    for (int x = 0; x < end_x - first_x; x += kChunk) {
      const int n = std::min(kChunk, end_x - first_x - x);
      halve(middles.data(), upper + 2 * x, lower + 2 * x, n);
      lay(canvas.at(first_x + x, y), middles.data(), n, plain, Blend::kOver);
    }
  }
}

// Its first sample that is drawn.
std::uint32_t* Warp::row(int y) {
  return samples_.data() + static_cast<std::ptrdiff_t>(y - top_) * static_cast<std::ptrdiff_t>(right_ - left_);
}

void Warp::fill(const Quad& quad, Color color) {
  const std::uint32_t pixel = pixel_of(color);
  const auto [top, bottom] = rows_of(quad, top_, bottom_);
  for (int y = top; y < bottom; ++y) {
    const auto [left, right] = span_of(quad, static_cast<float>(y) + 0.5f);
    std::uint32_t* to = row(y) - left_;
    for (int x = std::max(left, left_); x < std::min(right, right_); ++x) lay_over(to[x], pixel);
  }
}

void Warp::sample_face(const SDL_Surface& picture, const Quad& quad, Color tint) {
  const Homography h(quad);
  // Places on the picture, in px of which the border is the first; samples stay within the drawing.
  const float w = static_cast<float>(picture.w - 2 * kBorder), tall = static_cast<float>(picture.h - 2 * kBorder);
  const int pitch = picture.pitch / 4;
  const auto* from = static_cast<const std::uint32_t*>(picture.pixels);
  const Tinting tinting(tint);
  const auto place = [](float part, float length) {
    return static_cast<int>(std::clamp(part * length - 0.5f, 0.0f, length - 1) * 65536) + (kBorder << 16);
  };
  const auto [top, bottom] = rows_of(quad, top_, bottom_);
  for (int y = top; y < bottom; ++y) {
    const float sy = static_cast<float>(y) + 0.5f;
    const auto [left, right] = span_of(quad, sy);
    std::uint32_t* to = row(y) - left_;
    const auto at = [&](int x) {
      const float sx = static_cast<float>(x) + 0.5f, k = 1 / (h.m[6] * sx + h.m[7] * sy + h.m[8]);
      return std::pair{place((h.m[0] * sx + h.m[1] * sy + h.m[2]) * k, w),
                       place((h.m[3] * sx + h.m[4] * sy + h.m[5]) * k, tall)};
    };
    // Runs are counted from the quad's edge, whatever part is drawn.
    std::array<std::uint32_t, kRun> run;
    for (int x = left + std::max(0, left_ - left) / kRun * kRun; x < std::min(right, right_); x += kRun) {
      const int n = std::min(kRun, right - x), steps = std::max(1, n - 1);
      const auto [u, v] = at(x);
      const auto [last_u, last_v] = at(x + n - 1);
      sample(run.data(), from, pitch, {u, v, (last_u - u) / steps, (last_v - v) / steps}, n);
      const int skipped = std::max(0, left_ - x);
      lay(to + x + skipped, run.data() + skipped, std::min(n, right_ - x) - skipped, tinting, Blend::kOver);
    }
  }
}

}  // namespace nightcap::platform::sdl
