// How a solid cube looks: which of its surfaces the viewer sees, where, and how light they are.
#pragma once

#include <array>
#include <span>

#include "engine/scene/scene.hpp"

namespace nightcap::scene {

// A visible surface, in the cube's own coordinates on the page (origin in its centre, y down).
struct Facet {
  int face = -1;    // as in Cube::faces; -1: part of the bevel
  Quad quad;        // of a face: the corners of its picture; of a bevel's corner: a triangle, its last point twice
  float light = 1;  // 0 dark to 1 fully lit
  float depth = 0;  // of its middle, towards the viewer
};

// 6 faces, 12 edges and 8 corners.
inline constexpr std::size_t kMaxFacets = 26;
struct Facets {
  std::array<Facet, kMaxFacets> all;
  std::size_t count = 0;
  [[nodiscard]] std::span<const Facet> seen() const { return {all.data(), count}; }
};

// Those that the viewer sees, the farthest first. `degrees` is how far the thing is turned on the page: the lamp stays
// where it is.
[[nodiscard]] Facets facets(const Cube& cube, float degrees);
// The box round the cube in its own coordinates.
[[nodiscard]] Rect cube_bounds(const Cube& cube);

}  // namespace nightcap::scene
