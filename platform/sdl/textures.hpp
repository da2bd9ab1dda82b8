// Textures of pictures and texts, made when first wanted and kept while they are in use.
//
// A picture at rest has a whole width in vpx (that is how layouts are written), and gets a texture of exactly its size: in
// software, drawing it is then a plain copy. One that moves otherwise is sampled from the next larger of few sizes, so
// that little is rasterised while it moves. Which one is taken depends on what is drawn only, never on what was drawn
// before: so the same list is always the same picture.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/scene/draw_list.hpp"
#include "platform/sdl/canvas.hpp"
#include "platform/sdl/lookup.hpp"
#include "platform/sdl/owned.hpp"
#include "platform/sdl/pictures.hpp"
#include "platform/sdl/typefaces.hpp"

namespace nightcap::platform::sdl {

// How a picture was made: so many px wide, perhaps nine-sliced.
struct RasterKey {
  int w = 0;
  int wide = 0;  // nine-sliced to so many px
  int high = 0;
  int corner = 0;  // px
  friend constexpr bool operator==(const RasterKey&, const RasterKey&) = default;
};

// With a border of kBorder clear px: a texture, or in software premultiplied pixels.
struct Raster {
  TexturePtr texture;
  SurfacePtr pixels;
  RasterKey key;
  int w = 0;  // without the border
  int h = 0;
  bool opaque = false;
  std::uint64_t used = 0;  // frame
};
struct Sprite {
  scene::Vec2 size;  // its own, vpx
  bool there = false;
  std::vector<Raster> rasters;
};

struct WordsKey {
  std::string_view text;
  scene::Font font = scene::Font::kBody;
  int quarter_px = 0;
  int outline = 0;
  scene::Color fill = scene::kWhite;  // white if there is no outline: then it is tinted
  scene::Color outline_color = scene::kWhite;
};
struct SetWords {
  TexturePtr texture;  // without a border
  SurfacePtr pixels;   // with one
  int w = 0;
  int h = 0;
  std::uint64_t used = 0;
  std::string text;
  WordsKey key;  // its text is `text`
};

class Textures {
 public:
  Textures(SDL_Renderer* renderer, bool software, Pictures& pictures, Typefaces& typefaces)
      : renderer_(renderer), software_(software), pictures_(pictures), typefaces_(typefaces) {}

  // What was not drawn for a while goes when there are more than so many bytes.
  void begin_frame(std::size_t most_bytes);
  // All of them are gone from the renderer.
  void forget();
  [[nodiscard]] std::size_t bytes() const { return bytes_; }
  Sprite& sprite(std::string_view name);
  // Exactly so. Null if it can't be drawn.
  Raster* exact(std::string_view name, Sprite& sprite, const RasterKey& key);
  // At least so many px wide, of few sizes.
  Raster* moving(std::string_view name, Sprite& sprite, float width);
  // Null if it can't be set.
  SetWords* words(const WordsKey& key);

 private:
  TexturePtr upload(SDL_Surface& surface);
  void trim();

  SDL_Renderer* renderer_;
  bool software_;
  Pictures& pictures_;
  Typefaces& typefaces_;
  TextMap<Sprite> sprites_;
  std::unordered_map<std::size_t, SetWords> words_;
  std::size_t bytes_ = 0;
  std::uint64_t frame_ = 0;
};

}  // namespace nightcap::platform::sdl
