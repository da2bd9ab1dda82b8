// Quads in any perspective, drawn in software.
//
// What belongs to one thing (the faces of a die, the sides of its bevel) is drawn together, several samples a px, so that
// neighbouring faces meet without a seam and only the outline of the whole is smoothed.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/scene/geometry.hpp"
#include "platform/sdl/canvas.hpp"
#include "platform/sdl/owned.hpp"

namespace nightcap::platform::sdl {

// A picture, its corners at those of the quad (convex, or edge-on and not seen); null: plain colour.
struct Face {
  const SDL_Surface* picture = nullptr;
  scene::Quad quad;
  scene::Color tint = scene::kWhite;
};

class Warp {
 public:
  // A thing within that box (px of the canvas), its faces one over the other.
  void draw(const Canvas& canvas, const Box& box, std::span<const Face> faces);

 private:
  void fill(const scene::Quad& quad, scene::Color color);
  void sample_face(const SDL_Surface& picture, const scene::Quad& quad, scene::Color tint);
  [[nodiscard]] std::uint32_t* row(int y);

  // Samples are counted from the box's corner; of them these are drawn.
  int left_ = 0, top_ = 0, right_ = 0, bottom_ = 0;
  std::vector<std::uint32_t> samples_;  // premultiplied
};

}  // namespace nightcap::platform::sdl
