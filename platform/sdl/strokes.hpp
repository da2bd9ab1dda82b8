// A frame in software as what is to be done, decided down to the pixel: so that any part of it can be painted, by any thread,
// and be the same. Kept and filled again each frame, so that nothing is allocated.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "platform/sdl/canvas.hpp"
#include "platform/sdl/trace.hpp"
#include "platform/sdl/warp.hpp"

namespace nightcap::platform::sdl {

class Strokes {
 public:
  void clear();
  // What follows shows a thing that looks so.
  void begin(std::uint64_t look);

  void fill(const Box& rect, scene::Color color);
  // `opaque`: nothing of it is clear but its border.
  void copy(const SDL_Surface& picture, int x, int y, bool mirrored, bool opaque, scene::Color tint, Blend blend);
  void flat(const SDL_Surface& picture, const Box& part, const scene::Quad& quad, scene::Color tint, Blend blend, bool firm);
  // A thing within that box.
  void warp(const scene::Rect& box, std::span<const Face> faces);

  [[nodiscard]] std::span<const Trace> traces() const { return traces_; }
  // Paints the canvas with the strokes from there to before there, over black or over what is there. `warp` is for this
  // thread alone.
  enum class Ground : std::uint8_t { kBlack, kThere };
  void paint(const Canvas& canvas, std::size_t from, std::size_t to, Ground ground, Warp& warp) const;

 private:
  enum class Kind : std::uint8_t { kFill, kCopy, kFlat, kWarp };
  struct Stroke {
    Kind kind = Kind::kFill;
    Blend blend = Blend::kOver;
    bool firm = false;
    bool mirrored = false;
    scene::Color tint;
    const SDL_Surface* picture = nullptr;
    Box part{};                    // of the picture
    scene::Quad quad{};            // where it goes
    std::size_t from = 0, to = 0;  // of the faces
    Box hidden{};                  // nothing below it is seen there
  };
  void add(const Stroke& stroke, const Box& box);

  std::vector<Stroke> strokes_;
  std::vector<Trace> traces_;  // of each
  std::vector<Face> faces_;
  std::uint64_t look_ = 0;
};

}  // namespace nightcap::platform::sdl
