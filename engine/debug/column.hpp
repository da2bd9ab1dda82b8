// The column beside the table: a bar to open overlays from, and those that are open, one under another.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/scene/geometry.hpp"

namespace nightcap::debug {

// One overlay: a function over the program's own data. `key` opens and shuts it, as in "F10"; may be empty.
struct Panel {
  std::string id;  // "frame"
  std::string label;
  std::string key;
  std::function<void()> draw;
  bool open = false;
};

class Column {
 public:
  explicit Column(std::vector<Panel> panels) : panels_(std::move(panels)) {}

  // Draws all of it there, window px; while a glass draws.
  void draw(const scene::Rect& area);
  // Opens or shuts the overlay of that key. False if there is none.
  bool toggle(std::string_view key);
  [[nodiscard]] bool is_open(std::string_view id) const;

 private:
  void bar();

  std::vector<Panel> panels_;
};

}  // namespace nightcap::debug
