// How a solid thing is turned: unit quaternions, and the 24 ways in which a cube can lie.
//
// Axes as on the page: x to the right, y down, z towards the viewer; a turn about +z is clockwise as seen.
#pragma once

#include <array>

namespace nightcap::scene {

struct Vec3 {
  float x = 0;
  float y = 0;
  float z = 0;
  friend constexpr Vec3 operator+(Vec3 a, Vec3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
  friend constexpr Vec3 operator*(Vec3 a, float k) { return {a.x * k, a.y * k, a.z * k}; }
  friend constexpr bool operator==(Vec3, Vec3) = default;
};
[[nodiscard]] constexpr float dot(Vec3 a, Vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
[[nodiscard]] constexpr Vec3 cross(Vec3 a, Vec3 b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

// Unit quaternion.
struct Orientation {
  float w = 1, x = 0, y = 0, z = 0;
  friend constexpr bool operator==(const Orientation&, const Orientation&) = default;
};

// First b, then a.
[[nodiscard]] Orientation operator*(const Orientation& a, const Orientation& b);
// The turn that undoes it.
[[nodiscard]] constexpr Orientation inverse(const Orientation& q) { return {q.w, -q.x, -q.y, -q.z}; }
// Brought back to length 1 after many products.
[[nodiscard]] Orientation normalized(const Orientation& q);
// An axis of no length turns nothing.
[[nodiscard]] Orientation from_axis_angle(Vec3 axis, float degrees);
// The short way from a (t <= 0: exactly a) to b (t >= 1: exactly b).
[[nodiscard]] Orientation slerp(const Orientation& a, const Orientation& b, float t);
[[nodiscard]] Vec3 rotate(const Orientation& q, Vec3 v);

// Faces are numbered as in Cube::faces: +x, -x, +y, -y, +z, -z.
inline constexpr int kCubeFaces = 6;
inline constexpr std::array<Vec3, kCubeFaces> kFaceNormals{
    {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}}};
// The right of the picture on each face; its downward direction is cross(normal, right), so nothing is mirrored.
inline constexpr std::array<Vec3, kCubeFaces> kFaceRights{{{0, 0, -1}, {0, 0, 1}, {1, 0, 0}, {1, 0, 0}, {1, 0, 0}, {-1, 0, 0}}};

// The face that looks at the viewer most (of several, the first).
[[nodiscard]] int face_up(const Orientation& q);
// At rest with `face` to the viewer, its picture turned clockwise by so many quarters.
[[nodiscard]] Orientation resting(int face, int quarters = 0);
inline constexpr int kRestingOrientations = 24;
// All of them: resting(i / 4, i % 4).
[[nodiscard]] const std::array<Orientation, kRestingOrientations>& resting_orientations();

}  // namespace nightcap::scene
