// What kind of figure four corners are: each kind has its cheapest way of being drawn.
#pragma once

#include <array>

#include "engine/scene/geometry.hpp"

namespace nightcap::platform::sdl {

enum class Figure { kUpright, kTurned, kFree };

struct Shape {
  Figure figure = Figure::kFree;
  scene::Rect rect;         // of a rectangle before it is turned about its centre
  double degrees = 0;       // clockwise
  bool mirrored = false;    // left and right changed places
  bool overturned = false;  // top and bottom did
};
[[nodiscard]] Shape shape_of(const scene::Quad& quad);

// The lengths of the longer horizontal and of the longer vertical edge.
[[nodiscard]] scene::Vec2 edges(const scene::Quad& quad);

// Maps the unit square onto a convex quad as a camera would.
class Projection {
 public:
  explicit Projection(const scene::Quad& quad);
  [[nodiscard]] scene::Vec2 at(float u, float v) const;
  // Whether straight interpolation would do.
  [[nodiscard]] bool flat() const { return flat_; }

 private:
  scene::Vec2 origin_;
  float a_ = 0, b_ = 0, d_ = 0, e_ = 0, g_ = 0, h_ = 0;
  bool flat_ = false;
};

}  // namespace nightcap::platform::sdl
