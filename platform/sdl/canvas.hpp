// Where pictures are drawn in software: a part of a surface of our own.
//
// SDL's software blits are slow (by an order) once anything is turned, stretched, tinted, faded or added, and leave steps at
// turned edges; so we lay pixels ourselves. Pictures come premultiplied and with a clear border of kBorder px, which makes
// edges smooth. What is drawn is the same px for px, in however many parts a surface is drawn.
#pragma once

#include <cstdint>

#include "engine/scene/geometry.hpp"
#include "platform/sdl/box.hpp"
#include "platform/sdl/owned.hpp"
#include "platform/sdl/spans.hpp"

namespace nightcap::platform::sdl {

inline constexpr std::uint32_t kCanvasPixels = SDL_PIXELFORMAT_RGB888;
// Of clear px round a raster.
inline constexpr int kBorder = 1;

class Canvas {
 public:
  // Nothing is drawn outside of `part`, which is within the surface.
  Canvas(const SDL_Surface& surface, const Box& part) : surface_(surface), part_(part) {}

  [[nodiscard]] const Box& part() const { return part_; }
  [[nodiscard]] std::uint32_t* at(int x, int y) const;

  // Plain colour.
  void fill(const Box& rect, scene::Color color) const;
  // The whole picture, its border too, as it is or mirrored, its upper left px there.
  void copy(const SDL_Surface& picture, int x, int y, bool mirrored, scene::Color tint, Blend blend) const;
  // A part of a picture with its corners at those of a parallelogram, one sample a px. Smooth edges take in one px round
  // the part; with firm ones nothing outside of it is looked at, so that neighbours meet.
  void flat(const SDL_Surface& picture, const Box& part, const scene::Quad& quad, scene::Color tint, Blend blend,
            bool firm) const;
  // Shows a part of a page, which is as large as the surface, as the whole of it, smoothly.
  void magnify(const SDL_Surface& page, const scene::Rect& part) const;

 private:
  const SDL_Surface& surface_;
  Box part_;
};

}  // namespace nightcap::platform::sdl
