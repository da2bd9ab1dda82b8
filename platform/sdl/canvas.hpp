// Where pictures are drawn in software: a surface of our own under SDL's software renderer.
//
// SDL fills rectangles there; pictures we lay ourselves, because its software blits are slow (by an order) once anything
// is turned, stretched, tinted, faded or added, and leave steps at turned edges. Pictures come premultiplied and with a
// clear border of kBorder px, which makes edges smooth.
#pragma once

#include <cstdint>

#include "engine/scene/geometry.hpp"
#include "platform/sdl/owned.hpp"

namespace nightcap::platform::sdl {

// Of clear px round a raster.
inline constexpr int kBorder = 1;

enum class Blend : std::uint8_t { kOver, kAdd };

class Canvas {
 public:
  // `surface`: of kCanvasPixels, and what `renderer` draws on; null with a graphics card, and then nothing here is called.
  Canvas(SDL_Renderer* renderer, SDL_Surface* surface) : renderer_(renderer), surface_(surface) {}

  [[nodiscard]] bool there() const { return surface_ != nullptr; }
  [[nodiscard]] int width() const { return surface_->w; }
  [[nodiscard]] int height() const { return surface_->h; }
  // A row to write to, once what SDL was told to draw is drawn.
  [[nodiscard]] std::uint32_t* row(int y) const;
  void finish() const { SDL_RenderFlush(renderer_); }

  // The whole picture, its border too, as it is, its upper left px there.
  void copy(const SDL_Surface& picture, int x, int y, scene::Color tint, Blend blend) const;
  // A part of a picture with its corners at those of a parallelogram, one sample a px. Smooth edges take in one px round
  // the part; with firm ones nothing outside of it is looked at, so that neighbours meet.
  void flat(const SDL_Surface& picture, const SDL_Rect& part, const scene::Quad& quad, scene::Color tint, Blend blend,
            bool firm) const;
  // Black.
  void clear() const;
  // Everything, to and from a surface of the same size and format.
  void save(SDL_Surface& to) const;
  void load(const SDL_Surface& from) const;
  // Shows that part of what is there as the whole, smoothly. `room`: a surface of the same size and format.
  void magnify(const scene::Rect& part, SDL_Surface& room) const;

 private:
  SDL_Renderer* renderer_;
  SDL_Surface* surface_;
};

inline constexpr std::uint32_t kCanvasPixels = SDL_PIXELFORMAT_RGB888;

}  // namespace nightcap::platform::sdl
