// A rectangle of whole px.
#pragma once

#include <algorithm>

namespace nightcap::platform::sdl {

struct Box {
  int x = 0, y = 0, w = 0, h = 0;
  [[nodiscard]] int right() const { return x + w; }
  [[nodiscard]] int bottom() const { return y + h; }
  [[nodiscard]] bool touches(const Box& other) const {
    return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
  }
  [[nodiscard]] bool contains(const Box& other) const {
    return other.x >= x && other.y >= y && other.right() <= right() && other.bottom() <= bottom();
  }
  // Where both are; without width or height where they don't touch.
  [[nodiscard]] Box within(const Box& other) const {
    const int left = std::max(x, other.x), top = std::max(y, other.y);
    return {left, top, std::max(0, std::min(right(), other.right()) - left),
            std::max(0, std::min(bottom(), other.bottom()) - top)};
  }
};

}  // namespace nightcap::platform::sdl
