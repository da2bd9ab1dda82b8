// Shows a frame in software: what has changed since the last one is painted, by several threads.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "platform/sdl/crew.hpp"
#include "platform/sdl/mosaic.hpp"
#include "platform/sdl/owned.hpp"
#include "platform/sdl/strokes.hpp"
#include "platform/sdl/warp.hpp"

namespace nightcap::platform::sdl {

// What a camera sees: of the first so many strokes, which are a page as large as the surface, that part as the whole.
struct Sight {
  std::size_t strokes = 0;
  scene::Rect part{};
};

class Easel {
 public:
  // `surface`: of kCanvasPixels; null with a graphics card, and then nothing is asked here.
  explicit Easel(SDL_Surface* surface) : surface_(surface), warps_(crew_.hands()) {}

  [[nodiscard]] bool there() const { return surface_ != nullptr; }
  // Of the next frame.
  [[nodiscard]] Strokes& strokes() { return strokes_; }
  // Shows them. `look`: a number for how all of them look besides. `kept`: what did not change is not painted again.
  // Returns how many strokes there were to do.
  int show(const Sight* sight, std::uint64_t look, bool kept);
  void forget();
  [[nodiscard]] std::size_t bytes() const;

 private:
  // Does that for each part, with the hand's own warp.
  template <class Paint>
  void each(std::span<const Box> parts, const Paint& paint);
  [[nodiscard]] int touched(std::span<const Box> parts, std::size_t from, std::size_t to) const;

  SDL_Surface* surface_;
  SurfacePtr page_;  // before a camera, as large as the surface
  Strokes strokes_;
  Mosaic shown_, page_shown_;
  std::uint64_t pages_ = 0;  // how often the page has changed
  Crew crew_;
  std::vector<Warp> warps_;  // of each hand
};

}  // namespace nightcap::platform::sdl
