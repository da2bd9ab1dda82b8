// What doesn't move: the beginning of a draw list that stays the same from frame to frame is painted once, on a target of
// its own, and copied from then on. In software that is far cheaper than painting it again.
#pragma once

#include <SDL.h>

#include <cstdint>
#include <vector>

#include "engine/scene/draw_list.hpp"
#include "platform/sdl/owned.hpp"

namespace nightcap::platform::sdl {

class Still {
 public:
  // How the next list is to be painted.
  struct Plan {
    std::size_t copied = 0;   // so many of its items are on the target …
    std::size_t painted = 0;  // … or are to be painted on it first
  };
  // `density` and the size are part of how things look.
  Plan plan(const scene::DrawList& list, scene::Vec2 density, int width, int height);

  // The target of that size, in the window's format so that colours come out the same; null if it can't be had.
  SDL_Texture* target(SDL_Renderer* renderer, int width, int height);
  void forget();
  [[nodiscard]] std::size_t bytes() const {
    return target_ ? static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_) * 4 : 0;
  }

 private:
  std::vector<std::uint64_t> last_;  // a hash of each item of the last list
  std::vector<std::uint64_t> now_;
  std::size_t kept_ = 0;    // items on the target
  std::size_t steady_ = 0;  // items that were the same for …
  int frames_ = 0;          // … so many frames
  int width_ = 0;
  int height_ = 0;
  TexturePtr target_;
};

}  // namespace nightcap::platform::sdl
