#include "engine/scene/cube.hpp"

#include <algorithm>
#include <cmath>

namespace nightcap::scene {
namespace {

constexpr float kFlat = 0.82f;  // part of the edge that a bevelled face leaves flat
constexpr float kEye = 5;       // distance of the eye in edges: a slight perspective
constexpr Vec3 kLamp{-0.45f, -0.75f, 0.62f};
constexpr float kAmbient = 0.48f;
constexpr float kDiffuse = 0.75f;  // of what is turned to the lamp
constexpr float kBounced = 0.2f;   // of what is turned away: by the table, so that dark faces differ as well

// A surface before it is turned: its corners and its outward normal.
struct Surface {
  int face;
  std::array<Vec3, 4> corners;
  Vec3 normal;
};

class Projector {
 public:
  Projector(const Cube& cube, float degrees) : turned_(cube.turned), eye_(kEye * cube.edge), front_(eye_ - cube.edge / 2) {
    const Vec3 lamp = rotate(from_axis_angle({0, 0, 1}, -degrees), kLamp);
    lamp_ = lamp * (1 / std::sqrt(dot(lamp, lamp)));
    if (cube.squash == 1) return;
    for (int corner = 0; corner < 8; ++corner) foot_ = std::max(foot_, project(corner_of(cube, corner)).y);
    squash_ = cube.squash;
  }

  [[nodiscard]] static Vec3 corner_of(const Cube& cube, int corner) {
    const float half = cube.edge / 2;
    return rotate(cube.turned,
                  {(corner & 1) != 0 ? half : -half, (corner & 2) != 0 ? half : -half, (corner & 4) != 0 ? half : -half});
  }

  // A face at rest towards the viewer keeps exactly its edge: the picture plane lies in it.
  [[nodiscard]] Vec2 project(Vec3 point) const {
    const float k = front_ / (eye_ - point.z);
    if (squash_ == 1) return {point.x * k, point.y * k};
    return {point.x * k * (1 + (1 - squash_) / 2), foot_ + (point.y * k - foot_) * squash_};
  }

  // Adds it if it can be seen.
  void add(Facets& facets, const Surface& surface) const {
    Facet facet;
    Vec3 middle;
    for (std::size_t i = 0; i < 4; ++i) {
      const Vec3 corner = rotate(turned_, surface.corners[i]);
      facet.quad[i] = project(corner);
      middle = middle + corner * 0.25f;
    }
    const Vec3 normal = rotate(turned_, surface.normal);
    if (dot(normal, Vec3{0, 0, eye_} + middle * -1) <= 0) return;
    facet.face = surface.face;
    facet.depth = middle.z;
    const float towards = dot(normal, lamp_);
    facet.light = std::min(1.0f, kAmbient + (towards > 0 ? kDiffuse : kBounced) * towards);
    facets.all[facets.count++] = facet;
  }

 private:
  Orientation turned_;
  float eye_;
  float front_;
  float squash_ = 1;
  float foot_ = 0;  // the lowest corner on the page
  Vec3 lamp_;
};

void add_bevel(Facets& seen, const Projector& projector, float half, float flat) {
  for (std::size_t a = 0; a < kFaceNormals.size(); ++a) {
    for (std::size_t b = a + 1; b < kFaceNormals.size(); ++b) {
      if (a / 2 == b / 2) continue;  // opposite faces share no edge
      const Vec3 along = cross(kFaceNormals[a], kFaceNormals[b]) * flat;
      const Vec3 on_a = kFaceNormals[a] * half + kFaceNormals[b] * flat;
      const Vec3 on_b = kFaceNormals[b] * half + kFaceNormals[a] * flat;
      projector.add(seen, {-1,
                           {{on_a + along * -1, on_b + along * -1, on_b + along, on_a + along}},
                           (kFaceNormals[a] + kFaceNormals[b]) * 0.70710678f});
    }
  }
  for (int corner = 0; corner < 8; ++corner) {
    const Vec3 s{(corner & 1) != 0 ? 1.0f : -1.0f, (corner & 2) != 0 ? 1.0f : -1.0f, (corner & 4) != 0 ? 1.0f : -1.0f};
    const Vec3 last{s.x * flat, s.y * flat, s.z * half};
    projector.add(seen, {-1,
                         {{Vec3{s.x * half, s.y * flat, s.z * flat}, Vec3{s.x * flat, s.y * half, s.z * flat}, last, last}},
                         s * 0.57735027f});
  }
}

}  // namespace

Facets facets(const Cube& cube, float degrees) {
  Facets seen;
  if (!(cube.edge > 0)) return seen;
  const Projector projector(cube, degrees);
  const bool bevelled = cube.body.a != 0;
  const float half = cube.edge / 2;
  const float flat = bevelled ? half * kFlat : half;
  for (std::size_t face = 0; face < kFaceNormals.size(); ++face) {
    const Vec3 middle = kFaceNormals[face] * half;
    const Vec3 right = kFaceRights[face] * flat;
    const Vec3 down = cross(kFaceNormals[face], kFaceRights[face]) * flat;
    projector.add(
        seen,
        {static_cast<int>(face),
         {{middle + right * -1 + down * -1, middle + right + down * -1, middle + right + down, middle + right * -1 + down}},
         kFaceNormals[face]});
  }
  if (bevelled) add_bevel(seen, projector, half, flat);
  const auto end = seen.all.begin() + static_cast<std::ptrdiff_t>(seen.count);
  std::sort(seen.all.begin(), end, [](const Facet& a, const Facet& b) {
    // Surfaces equally deep never overlap; their faces put them into an order all the same.
    return a.depth != b.depth ? a.depth < b.depth : a.face < b.face;
  });
  return seen;
}

Rect cube_bounds(const Cube& cube) {
  const Projector projector(cube, 0);
  const float half = cube.edge / 2;
  Vec2 low{half, half};
  Vec2 high{-half, -half};
  for (int corner = 0; corner < 8; ++corner) {
    const Vec2 seen = projector.project(Projector::corner_of(cube, corner));
    low = {std::min(low.x, seen.x), std::min(low.y, seen.y)};
    high = {std::max(high.x, seen.x), std::max(high.y, seen.y)};
  }
  return {low.x, low.y, high.x - low.x, high.y - low.y};
}

}  // namespace nightcap::scene
