// The drawings of the data folder (art/NAME.svg, or art/NAME.json for a composition), rasterised at the size asked for.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/scene/geometry.hpp"
#include "platform/sdl/composition.hpp"
#include "platform/sdl/lookup.hpp"
#include "platform/sdl/owned.hpp"
#include "platform/sdl/typefaces.hpp"

namespace nightcap::platform::sdl {

class Pictures {
 public:
  Pictures(std::filesystem::path folder, Typefaces& typefaces) : folder_(std::move(folder)), typefaces_(typefaces) {}

  // Its own size in vpx; nothing if there is no such picture.
  [[nodiscard]] std::optional<scene::Vec2> size(std::string_view name);
  // So many px wide, and high in proportion, in straight ARGB. Null if it is missing.
  [[nodiscard]] SurfacePtr draw(std::string_view name, int width_px);
  // Names that were asked for and are not there.
  [[nodiscard]] const std::vector<std::string>& missing() const { return missing_; }

 private:
  struct Source {
    std::string svg;  // its text; empty for a composition
    scene::Vec2 size;
    scene::Rect view;  // the viewBox
    std::optional<Composition> composition;
    bool there = false;
  };
  const Source& source(std::string_view name, bool optional = false);
  SurfacePtr draw_whole(std::string_view name, int width_px);
  SurfacePtr rasterise(const Source& source, int w, int h, float turn, scene::Vec2 pivot);
  SurfacePtr compose(const Composition& composition, int w, int h);
  // A layer's sprite at its size; kept, because compositions share their parts.
  SDL_Surface* part(const Layer& layer, float scale);
  SDL_Surface* mask(const std::string& name, int w);
  void blit_words(const Layer& layer, float scale, SDL_Surface& canvas);

  std::filesystem::path folder_;
  Typefaces& typefaces_;
  TextMap<Source> sources_;
  TextMap<SurfacePtr> parts_;
  std::size_t parts_bytes_ = 0;
  std::vector<std::string> missing_;
};

}  // namespace nightcap::platform::sdl
