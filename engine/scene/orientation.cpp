#include "engine/scene/orientation.hpp"

#include <cmath>
#include <numbers>

#include "engine/base/check.hpp"
#include "engine/scene/geometry.hpp"

namespace nightcap::scene {
namespace {

// Orientations at rest have only components of these sizes; snapping makes them exact whatever the products lost.
float snapped(float component) {
  constexpr float kHalfRoot = std::numbers::sqrt2_v<float> / 2;
  const float size = std::abs(component);
  const float exact = size < 0.25f ? 0.0f : size < 0.6f ? 0.5f : size < 0.85f ? kHalfRoot : 1.0f;
  return component < 0 ? -exact : exact + 0.0f;
}

// What brings a face to the viewer with its picture upright.
Orientation upright(int face) {
  switch (face) {
    case 0:
      return from_axis_angle({0, 1, 0}, -90);
    case 1:
      return from_axis_angle({0, 1, 0}, 90);
    case 2:
      return from_axis_angle({1, 0, 0}, 90);
    case 3:
      return from_axis_angle({1, 0, 0}, -90);
    case 4:
      return {};
    default:
      return from_axis_angle({0, 1, 0}, 180);
  }
}

std::array<Orientation, kRestingOrientations> all_resting() {
  std::array<Orientation, kRestingOrientations> all;
  for (int i = 0; i < kRestingOrientations; ++i) {
    const Orientation q = from_axis_angle({0, 0, 1}, 90.0f * static_cast<float>(i % 4)) * upright(i / 4);
    all[static_cast<std::size_t>(i)] = {snapped(q.w), snapped(q.x), snapped(q.y), snapped(q.z)};
  }
  return all;
}

}  // namespace

Orientation operator*(const Orientation& a, const Orientation& b) {
  return {a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z, a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
          a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x, a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w};
}

Orientation normalized(const Orientation& q) {
  const float length = std::sqrt(q.w * q.w + q.x * q.x + q.y * q.y + q.z * q.z);
  if (!(length > 0)) return {};
  return {q.w / length, q.x / length, q.y / length, q.z / length};
}

Orientation from_axis_angle(Vec3 axis, float degrees) {
  const float length = std::sqrt(dot(axis, axis));
  if (!(length > 0)) return {};
  const Vec2 half = direction(degrees / 2);
  const float k = half.y / length;
  return {half.x, axis.x * k, axis.y * k, axis.z * k};
}

Orientation slerp(const Orientation& a, const Orientation& b, float t) {
  if (!(t > 0)) return a;
  if (t >= 1) return b;
  float cosine = a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z;
  const float sign = cosine < 0 ? -1.0f : 1.0f;  // q and -q are the same turn: take the nearer one
  cosine *= sign;
  float from = 1 - t;
  float to = t;
  if (cosine < 0.9995f) {  // nearer than that, the straight line is as good and divides by nothing small
    const float angle = std::acos(cosine);
    const float sine = std::sin(angle);
    from = std::sin((1 - t) * angle) / sine;
    to = std::sin(t * angle) / sine;
  }
  to *= sign;
  return normalized({from * a.w + to * b.w, from * a.x + to * b.x, from * a.y + to * b.y, from * a.z + to * b.z});
}

Vec3 rotate(const Orientation& q, Vec3 v) {
  const Vec3 axis{q.x, q.y, q.z};
  const Vec3 twice = cross(axis, v) * 2;
  return v + twice * q.w + cross(axis, twice);
}

int face_up(const Orientation& q) {
  int best = 0;
  float best_z = -2;
  for (int face = 0; face < kCubeFaces; ++face) {
    const float z = rotate(q, kFaceNormals[static_cast<std::size_t>(face)]).z;
    if (z > best_z) {
      best = face;
      best_z = z;
    }
  }
  return best;
}

Orientation resting(int face, int quarters) {
  NIGHTCAP_CHECK(face >= 0 && face < kCubeFaces);
  return resting_orientations()[static_cast<std::size_t>(face * 4 + (quarters & 3))];
}

const std::array<Orientation, kRestingOrientations>& resting_orientations() {
  static const std::array<Orientation, kRestingOrientations> all = all_resting();
  return all;
}

}  // namespace nightcap::scene
