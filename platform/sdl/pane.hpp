// Paints the triangles of the overlays over what a list showed.
//
// In software they have a surface of their own, painted only when they change, and copied with every frame.
#pragma once

#include "engine/debug/mesh.hpp"
#include "platform/sdl/owned.hpp"

namespace nightcap::platform::sdl {

class Pane {
 public:
  // Both outlive the next paint().
  void set(const debug::Mesh& mesh, const debug::Lettering& lettering) {
    mesh_ = &mesh;
    lettering_ = &lettering;
  }
  // `canvas`: what the renderer draws on in software, else null. `density`: drawable px per window px.
  void paint(SDL_Renderer* renderer, SDL_Surface* canvas, scene::Vec2 density);
  // All textures are gone from the renderer.
  void forget();

 private:
  // With a graphics card.
  void triangles(SDL_Renderer* renderer, scene::Vec2 density);
  bool stretch(int width, int height);

  const debug::Mesh* mesh_ = nullptr;
  const debug::Lettering* lettering_ = nullptr;
  SurfacePtr surface_;
  TexturePtr letters_;     // of the card's renderer
  unsigned lettered_ = 0;  // the lettering's revision
  unsigned painted_ = 0;   // the mesh's revision
  scene::Vec2 density_;
};

}  // namespace nightcap::platform::sdl
