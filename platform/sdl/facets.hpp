// The overlays' triangles in software. Nearly all of them are upright rectangles, plain ones and letters: these are laid
// row by row, which is several times faster than SDL's triangles; what is left is filled px by px.
#pragma once

#include "engine/debug/mesh.hpp"
#include "platform/sdl/box.hpp"
#include "platform/sdl/owned.hpp"

namespace nightcap::platform::sdl {

class Facets {
 public:
  // `surface`: of kCanvasPixels; its upper left corner is `from` on the window, in drawable px, `density` of which are a
  // window px. All of it outlives this.
  Facets(const SDL_Surface& surface, const debug::Mesh& mesh, const debug::Lettering& lettering, scene::Vec2 from,
         scene::Vec2 density)
      : surface_(surface), mesh_(mesh), lettering_(lettering), from_(from), density_(density) {}

  void paint() const;

 private:
  // A corner in px of the surface, and of the lettering.
  struct Corner {
    scene::Vec2 at, on;
    scene::Color color;
  };
  [[nodiscard]] Corner corner(std::size_t index) const;
  // Two triangles that are an upright rectangle of one colour: draws it. False: they are something else.
  [[nodiscard]] bool upright(std::size_t first, const Box& clip) const;
  void plain(const Box& to, scene::Color color) const;
  void letter(const Box& to, const Corner& corner, scene::Vec2 step) const;
  void triangle(std::size_t first, const Box& clip) const;
  // How opaque the lettering is between its px.
  [[nodiscard]] std::uint32_t alpha(float u, float v) const;
  [[nodiscard]] std::uint32_t* row(int y) const;

  const SDL_Surface& surface_;
  const debug::Mesh& mesh_;
  const debug::Lettering& lettering_;
  scene::Vec2 from_, density_;
};

}  // namespace nightcap::platform::sdl
