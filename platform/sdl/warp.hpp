// Quads in any perspective, drawn in software.
//
// What belongs to one thing (the faces of a die, the sides of its bevel) is drawn together, several samples a px, so that
// neighbouring faces meet without a seam and only the outline of the whole is smoothed.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/scene/geometry.hpp"
#include "platform/sdl/canvas.hpp"
#include "platform/sdl/owned.hpp"

namespace nightcap::platform::sdl {

class Warp {
 public:
  explicit Warp(const Canvas& canvas) : canvas_(canvas) {}

  // Begins a thing within that box (px of the target).
  void begin(const scene::Rect& box);
  // A picture, its corners at those of the quad (convex, or edge-on and not seen); null: plain colour.
  void add(const SDL_Surface* picture, const scene::Quad& quad, scene::Color tint);
  // Shows the thing.
  void end();

 private:
  void fill(const scene::Quad& quad, std::uint32_t color);
  void sample(const SDL_Surface& picture, const scene::Quad& quad, scene::Color tint);

  const Canvas& canvas_;
  SDL_Rect box_{};
  int width_ = 0, height_ = 0;          // of the samples
  std::vector<std::uint32_t> samples_;  // premultiplied
};

}  // namespace nightcap::platform::sdl
