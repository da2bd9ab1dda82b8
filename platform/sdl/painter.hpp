// Paints a draw list with an SDL renderer.
#pragma once

#include <vector>

#include "engine/scene/draw_list.hpp"
#include "platform/sdl/easel.hpp"
#include "platform/sdl/owned.hpp"
#include "platform/sdl/shape.hpp"
#include "platform/sdl/textures.hpp"

namespace nightcap::platform::sdl {

class Painter {
 public:
  // `surface`: what the renderer draws on if that is software, else null.
  Painter(SDL_Renderer* renderer, SDL_Surface* surface, Pictures& pictures, Typefaces& typefaces)
      : renderer_(renderer),
        typefaces_(typefaces),
        easel_(surface),
        textures_(renderer, surface != nullptr, pictures, typefaces) {}

  // `density`: drawable px per window px. Returns the number of draw calls. `kept`: what did not change may stay as it was
  // painted; the picture is the same.
  int paint(const scene::DrawList& list, scene::Vec2 density, bool kept = true);
  // Has made by a worker, for later, what that list will want.
  void warm(const scene::DrawList& list, scene::Vec2 density);
  // Whether the list can be painted with what is there; if not, that is made by the worker before anything else.
  [[nodiscard]] bool ready(const scene::DrawList& list, scene::Vec2 density);
  // The first list of another screen will be painted next.
  void turn_page() { textures_.turn_page(); }
  // How much of what was ordered isn't there yet.
  [[nodiscard]] std::size_t open_orders() const { return textures_.open_orders(); }
  void forget();
  // Of all that is kept for the renderer.
  [[nodiscard]] std::size_t texture_bytes() const;
  // The same by kind.
  [[nodiscard]] app::PictureMemory memory() const;

 private:
  void measure(const scene::DrawList& list, scene::Vec2 density);
  // Calls one of them for each picture that the list wants.
  template <class OfSprite, class OfWords>
  void wanted(const scene::DrawList& list, scene::Vec2 density, OfSprite of_sprite, OfWords of_words);
  // With a graphics card: what the camera looks at is painted apart, and shown as it sees it.
  void aim();
  void look(const scene::Camera& camera, scene::Vec2 density);
  // In software.
  int paint_strokes(const scene::DrawList& list, scene::Vec2 density, std::size_t seen, bool kept);
  void items(const scene::DrawList& list, std::size_t from, std::size_t to, scene::Vec2 density);
  // Draws a thing whose quads are in perspective; returns behind its last item, or `first` if it isn't such a thing.
  std::size_t warped(const scene::DrawList& list, std::size_t first, std::size_t to, scene::Vec2 density);
  void solid(const scene::Quad& quad, scene::Color color);
  void sprite(const scene::DrawItem& item, const scene::Quad& quad);
  // How wide a drawing is to be, px, so that it is sharp.
  [[nodiscard]] static float sharp_width(const Sprite& sprite, const scene::Quad& quad);
  // The raster that is drawn.
  [[nodiscard]] RasterKey raster_key(const scene::DrawItem& item, const Sprite& sprite, const Shape& shape,
                                     const scene::Quad& quad) const;
  [[nodiscard]] LetteringKey lettering_key(const scene::TextStyle& style) const;
  void nine_slice(const scene::DrawItem& item, const Raster& raster, const Shape& shape, const scene::Quad& quad);
  void moving_nine_slice(const scene::DrawItem& item, const Raster& raster, int corner, const Shape& shape);
  // In software: a part of the raster, its corners at those of the quad.
  void flat(const Raster& raster, const SDL_Rect& part, const scene::Quad& quad, const scene::DrawItem& item, bool firm);
  // A texture that was made to fit.
  void place(const Raster& raster, const scene::DrawItem& item, scene::Vec2 center, bool mirrored);
  [[nodiscard]] bool whole(float px) const;
  [[nodiscard]] bool tenths(float px) const;
  void words(const scene::DrawItem& item, std::string_view text, const scene::Quad& quad);
  void copy(SDL_Texture* texture, const SDL_Rect& from, const Shape& shape);
  void patch(SDL_Texture* texture, const SDL_Rect& from, const scene::Rect& to, const Shape& whole);
  void stretch(SDL_Texture* texture, const scene::Quad& quad, scene::Color tint, int texture_w, int texture_h, int border);
  [[nodiscard]] bool outside(const scene::Quad& quad) const;

  SDL_Renderer* renderer_;
  Typefaces& typefaces_;
  Easel easel_;
  Textures textures_;
  TexturePtr picture_;  // what the camera looks at
  std::vector<Face> faces_;
  std::vector<SDL_Vertex> vertices_;
  std::vector<int> corners_;
  float scale_ = 1;  // drawable px per vpx
  int width_ = 0;
  int height_ = 0;
  int calls_ = 0;
};

}  // namespace nightcap::platform::sdl
