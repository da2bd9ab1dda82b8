// What the overlays look like, as plain triangles that a stage can paint without knowing who made them.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/scene/geometry.hpp"

namespace nightcap::debug {

// Places are window px; `uv` is a place on the lettering, 0 to 1.
struct Vertex {
  scene::Vec2 at, uv;
  scene::Color color;
};
// So many indices, three a triangle, of which nothing is seen outside of `clip` (window px).
struct Batch {
  scene::Rect clip;
  std::size_t first = 0, count = 0;
};
struct Mesh {
  scene::Rect area;  // window px: nothing of the table is seen there
  std::vector<Vertex> vertices;
  std::vector<std::uint32_t> indices;
  std::vector<Batch> batches;
  unsigned revision = 0;  // counts up whenever it changes
};
// All letters in one picture: how opaque each px is. One px of it is solid, for what has no letters.
struct Lettering {
  int width = 0, height = 0;
  std::vector<std::uint8_t> alpha;
  unsigned revision = 0;  // counts up whenever it changes
};

}  // namespace nightcap::debug
