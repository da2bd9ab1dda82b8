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
#include "platform/sdl/workshop.hpp"

namespace nightcap::platform::sdl {

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

// A text, kept in the same way.
struct SetWords {
  TexturePtr texture;
  SurfacePtr pixels;
  int w = 0;
  int h = 0;
  std::uint64_t used = 0;
  std::string text;
  LetteringKey key;
};

class Textures {
 public:
  Textures(SDL_Renderer* renderer, bool software, Pictures& pictures, Typefaces& typefaces);

  // So many bytes may be kept.
  void set_limit(std::size_t bytes) { most_bytes_ = bytes; }
  // What was not drawn for longest goes when there are more.
  void begin_frame();
  // All of them are gone from the renderer.
  void forget();
  [[nodiscard]] std::size_t bytes() const { return bytes_; }
  // Drawings and words.
  [[nodiscard]] app::PictureMemory memory() const;
  Sprite& sprite(std::string_view name);
  // Null if it can't be drawn.
  Raster* raster(std::string_view name, Sprite& sprite, const RasterKey& key);
  // So wide that it may be drawn at `width` px, of few widths.
  [[nodiscard]] static int moving_width(float width);
  // Null if it can't be set.
  SetWords* words(std::string_view text, const LetteringKey& key);
  // Has it made by a worker for later, if it isn't there and there is room.
  void order(std::string_view name, Sprite& sprite, const RasterKey& key);
  void order(std::string_view text, const LetteringKey& key);
  // Whether it is there; if not, it is made by the worker before all that was ordered for later.
  bool ready(std::string_view name, Sprite& sprite, const RasterKey& key);
  bool ready(std::string_view text, const LetteringKey& key);
  // Another screen comes: what was drawn for those before makes room for what is ordered from now on.
  void turn_page() { page_turned_ = frame_ + 1; }
  // How much was ordered and isn't there yet.
  [[nodiscard]] std::size_t open_orders() const { return workshop_.open(); }
  // Takes in what was made.
  void take_in();

 private:
  TexturePtr upload(SDL_Surface& surface);
  [[nodiscard]] Made make(const Want& want);  // by any thread
  Raster* find(Sprite& sprite, const RasterKey& key);
  SetWords* find(std::string_view text, const LetteringKey& key);
  Raster* keep(Sprite& sprite, const RasterKey& key, Made made);
  SetWords* keep(std::string_view text, const LetteringKey& key, Made made);
  // Lets what was not used for longest go, until so many bytes are left; nothing that was used in that frame or later.
  void trim(std::size_t bytes, std::uint64_t before);
  // Whether so much more can be made ahead.
  [[nodiscard]] bool has_room(std::size_t bytes) const;
  // As has_room(), once what other screens left behind is gone.
  [[nodiscard]] bool make_room(std::size_t bytes);

  SDL_Renderer* renderer_;
  bool software_;
  Pictures& pictures_;
  Typefaces& typefaces_;
  TextMap<Sprite> sprites_;
  std::unordered_map<std::size_t, SetWords> words_;
  std::size_t bytes_ = 0, most_bytes_ = 0;
  std::size_t promised_ = 0;  // about so many bytes are ordered
  std::uint64_t frame_ = 0;
  std::uint64_t page_turned_ = 0;  // the first frame of what is shown now
  Workshop workshop_;              // the first to end
};

}  // namespace nightcap::platform::sdl
