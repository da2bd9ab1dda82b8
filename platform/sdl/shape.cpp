#include "platform/sdl/shape.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nightcap::platform::sdl {
namespace {

using scene::Quad;
using scene::Vec2;

constexpr float kNear = 0.1f;  // px

float dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }
float cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }
float length(Vec2 v) { return std::sqrt(dot(v, v)); }

}  // namespace

Vec2 edges(const Quad& q) {
  return {std::max(length(q[1] - q[0]), length(q[2] - q[3])), std::max(length(q[3] - q[0]), length(q[2] - q[1]))};
}

Shape shape_of(const Quad& q) {
  Shape shape;
  const Vec2 across = q[1] - q[0];
  const Vec2 down = q[3] - q[0];
  const Vec2 open = q[2] - q[1] - down;  // nothing in a parallelogram
  const float w = length(across);
  const float h = length(down);
  if (length(open) > kNear || w <= 0 || h <= 0) return shape;
  if (std::abs(dot(across, down)) > kNear * std::max(w, h)) return shape;  // not at right angles
  const Vec2 center = (q[0] + q[2]) * 0.5f;
  shape.rect = scene::Rect::around(center, w, h);
  if (std::abs(across.y) < kNear && std::abs(down.x) < kNear) {
    shape.figure = Figure::kUpright;
    shape.mirrored = across.x < 0;
    shape.overturned = down.y < 0;
    return shape;
  }
  shape.figure = Figure::kTurned;
  shape.degrees = std::atan2(across.y, across.x) * 180.0 / std::numbers::pi;
  shape.overturned = cross(across, down) < 0;
  return shape;
}

// The usual square-to-quad mapping: x = (a u + b v + x0) / (g u + h v + 1), likewise y.
Projection::Projection(const Quad& q) : origin_(q[0]) {
  const Vec2 s = q[0] - q[1] + q[2] - q[3];
  flat_ = length(s) <= kNear;
  if (!flat_) {
    const Vec2 d1 = q[1] - q[2];
    const Vec2 d2 = q[3] - q[2];
    const float whole = cross(d1, d2);
    if (std::abs(whole) < 1e-4f) {
      flat_ = true;
    } else {
      g_ = cross(s, d2) / whole;
      h_ = cross(d1, s) / whole;
    }
  }
  a_ = q[1].x - q[0].x + g_ * q[1].x;
  d_ = q[1].y - q[0].y + g_ * q[1].y;
  b_ = q[3].x - q[0].x + h_ * q[3].x;
  e_ = q[3].y - q[0].y + h_ * q[3].y;
}

Vec2 Projection::at(float u, float v) const {
  const float w = g_ * u + h_ * v + 1;
  const float k = std::abs(w) < 1e-4f ? 1 : 1 / w;
  return {(a_ * u + b_ * v + origin_.x) * k, (d_ * u + e_ * v + origin_.y) * k};
}

}  // namespace nightcap::platform::sdl
