// The overlays' triangles in software. Nearly all of them are upright rectangles, plain ones and letters: these are laid
// row by row, which is several times faster than SDL's triangles; what is left is filled px by px.
#pragma once

#include <cstdint>

#include "engine/debug/mesh.hpp"
#include "platform/sdl/box.hpp"

namespace nightcap::platform::sdl {

// Where is drawn; `pitch` in px.
struct Pixels {
  std::uint32_t* first = nullptr;
  int w = 0, h = 0, pitch = 0;
};

class Facets {
 public:
  // The upper left corner of `pixels` is `from` on the window, in drawable px, `density` of which are a window px. The mesh
  // and the lettering outlive this.
  Facets(Pixels pixels, const debug::Mesh& mesh, const debug::Lettering& lettering, scene::Vec2 from, scene::Vec2 density)
      : pixels_(pixels), mesh_(mesh), lettering_(lettering), from_(from), density_(density) {}

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

  Pixels pixels_;
  const debug::Mesh& mesh_;
  const debug::Lettering& lettering_;
  scene::Vec2 from_, density_;
};

}  // namespace nightcap::platform::sdl
