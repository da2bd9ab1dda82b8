// The drawings of the atlases at the size asked for, with their words on them.
#pragma once

#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/scene/geometry.hpp"
#include "platform/sdl/owned.hpp"
#include "platform/sdl/pages.hpp"
#include "platform/sdl/typefaces.hpp"

namespace nightcap::platform::sdl {

class Pictures {
 public:
  Pictures(std::filesystem::path folder, Typefaces& typefaces) : pages_(std::move(folder)), typefaces_(typefaces) {}

  // Its own size in vpx; nothing if there is no such picture.
  [[nodiscard]] std::optional<scene::Vec2> size(std::string_view name);
  // So many px wide, and high in proportion, in straight ARGB. Null if it is missing. By any thread.
  [[nodiscard]] SurfacePtr draw(std::string_view name, int width_px);
  // Why these can't take the place of those, or nothing: every file is whole, and no drawing has gone.
  [[nodiscard]] std::string why_not_instead_of(const assets::Manifest& shown) const;
  [[nodiscard]] Pages& pages() { return pages_; }
  // What was asked for and is not there, or can't be read.
  [[nodiscard]] std::vector<std::string> missing() const;

 private:
  void set_words(const assets::Words& words, float scale, SDL_Surface& canvas);

  Pages pages_;
  Typefaces& typefaces_;
  mutable std::mutex mutex_;  // guards what follows
  std::vector<std::string> missing_;
};

}  // namespace nightcap::platform::sdl
