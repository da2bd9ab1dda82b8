// Dear ImGui's own windows, each a click away: its demo, its metrics, its style editor. One at a time is shown, and fills a
// part of the column.
#pragma once

#include "engine/scene/geometry.hpp"

namespace nightcap::debug {

class Tools {
 public:
  // Their entries, while a menu is drawn.
  void menu();
  [[nodiscard]] bool any() const { return shown_ >= 0; }
  // The one that is open, if any, there, px of the glass.
  void draw(const scene::Rect& area);

 private:
  int shown_ = -1;
  bool fresh_ = false;  // not drawn yet
};

}  // namespace nightcap::debug
