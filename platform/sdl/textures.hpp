// Textures of pictures and texts, made when first wanted and kept while they are in use.
//
// A picture at rest has a whole width in vpx (that is how layouts are written), and gets a texture of exactly its size;
// one that is growing or shrinking takes the nearest that there is, so that nothing is rasterised while it moves. What
// rests turned (by a whole tenth of a degree) or stretched has a texture of that too: drawing it is then a plain copy.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/scene/draw_list.hpp"
#include "platform/sdl/lookup.hpp"
#include "platform/sdl/owned.hpp"
#include "platform/sdl/pictures.hpp"
#include "platform/sdl/typefaces.hpp"

namespace nightcap::platform::sdl {

// How a picture was made: so many px wide, and then turned or stretched.
struct RasterKey {
  int w = 0;
  int tenths = 0;  // of a degree
  int wide = 0;    // nine-sliced to so many px
  int high = 0;
  int corner = 0;       // px
  scene::Color tint{};  // multiplied in
  friend constexpr bool operator==(const RasterKey&, const RasterKey&) = default;
};

// A texture with a border of kBorder clear px, which makes turned edges smooth.
inline constexpr int kBorder = 1;
struct Raster {
  TexturePtr texture;
  RasterKey key;
  int w = 0;  // without the border
  int h = 0;
  bool opaque = false;
  std::uint64_t used = 0;  // frame
  scene::Color tint{};     // that it was last drawn in, and when
  std::uint64_t tinted = 0;
  SurfacePtr pixels;  // the same in memory, if it was wanted
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
  TexturePtr texture;
  int w = 0;
  int h = 0;
  std::uint64_t used = 0;
  std::string text;
  WordsKey key;  // its text is `text`
};

class Textures {
 public:
  Textures(SDL_Renderer* renderer, Pictures& pictures, Typefaces& typefaces)
      : renderer_(renderer), pictures_(pictures), typefaces_(typefaces) {}

  // What was not drawn for a while goes when there are more than so many bytes.
  void begin_frame(std::size_t most_bytes);
  // All of them are gone from the renderer.
  void forget();
  [[nodiscard]] std::size_t bytes() const { return bytes_; }
  Sprite& sprite(std::string_view name);
  // Exactly so, if it was made before; else null.
  Raster* kept(Sprite& sprite, const RasterKey& key);
  // Exactly so. Null if it can't be drawn.
  Raster* exact(std::string_view name, Sprite& sprite, const RasterKey& key);
  // Whether it is drawn in the colour in which it was drawn in the frame before: then a texture of that colour pays, as
  // multiplying while drawing is slow in software.
  [[nodiscard]] bool keeps_tint(Raster& raster, scene::Color tint) const;
  // About so many px wide, of those that there are if possible.
  Raster* about(std::string_view name, Sprite& sprite, float width);
  // The raster in straight ARGB, to be sampled; null if it can't be drawn.
  const SDL_Surface* pixels(std::string_view name, Raster& raster);
  // Null if it can't be set.
  SetWords* words(const WordsKey& key);

 private:
  TexturePtr upload(SDL_Surface& surface);
  void trim();

  SDL_Renderer* renderer_;
  Pictures& pictures_;
  Typefaces& typefaces_;
  TextMap<Sprite> sprites_;
  std::unordered_map<std::size_t, SetWords> words_;
  std::size_t bytes_ = 0;
  std::uint64_t frame_ = 0;
};

}  // namespace nightcap::platform::sdl
