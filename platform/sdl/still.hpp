// What doesn't move: the beginning of a draw list that stays the same from frame to frame is painted once, kept as it then
// is on the canvas, and copied from then on. In software that is far cheaper than painting it again.
//
// There are two: the near one has all that was the same as in the frame before; the far one less, but what has not changed
// for a second or two, and the near one begins with it again when something further down starts to move.
#pragma once

#include <SDL.h>

#include <cstdint>
#include <functional>
#include <vector>

#include "engine/scene/draw_list.hpp"
#include "platform/sdl/canvas.hpp"
#include "platform/sdl/owned.hpp"

namespace nightcap::platform::sdl {

class Still {
 public:
  // Paints the items from there to before there.
  using Paint = std::function<void(std::size_t from, std::size_t to)>;

  explicit Still(const Canvas& canvas) : canvas_(canvas) {}

  // Shows what of the first `most` items of the list stands still. Returns how many of its items that is; the rest is for the
  // caller to paint. `density` (drawable px per window px) is part of how things look.
  std::size_t show(const scene::DrawList& list, scene::Vec2 density, std::size_t most, const Paint& paint);
  // Everything is painted anew.
  void forget();
  [[nodiscard]] std::size_t bytes() const;

 private:
  struct Level {
    SurfacePtr picture;
    std::size_t kept = 0;  // so many items are on it
  };
  [[nodiscard]] std::size_t alike(const scene::DrawList& list, scene::Vec2 density);
  // How many items were the same all the time lately.
  [[nodiscard]] std::size_t steady(std::size_t alike);
  // Keeps what is on the canvas, so many items. False if there is no memory for it.
  bool keep(Level& level, std::size_t items) const;

  const Canvas& canvas_;
  Level near_, far_;
  std::vector<std::uint64_t> last_, now_;  // a hash of each item
  std::size_t lowest_ = 0, lowest_before_ = 0;
  int frames_ = 0;
};

}  // namespace nightcap::platform::sdl
