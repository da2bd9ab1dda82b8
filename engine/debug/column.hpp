// The column beside the table: a bar to open overlays from, and those that are open, one under another. Each has its share
// of the height, which the lines between them move; headers are dragged to put them into another order.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/debug/tools.hpp"
#include "engine/scene/geometry.hpp"

namespace nightcap::debug {

// One overlay: a function over the program's own data. `key` opens and shuts it, as in "F10"; may be empty. `group` is the
// heading that the menu lists it under.
struct Panel {
  std::string id;  // "frame"
  std::string label;
  std::string key;
  std::string group;
  std::function<void()> draw;
  bool folded = false;
  float share = 1;  // of the height, held against the others'
};

class Column {
 public:
  explicit Column(std::vector<Panel> panels) : panels_(std::move(panels)) {}

  // Draws all of it there, px of the glass; while a glass draws. `lit`: its left edge can be taken hold of, or is.
  void draw(const scene::Rect& area, bool lit);
  // Opens or shuts the overlay of that key. False if there is none.
  bool toggle(std::string_view key);
  // The same of that id.
  bool toggle_id(std::string_view id);
  [[nodiscard]] bool is_open(std::string_view id) const;

  // Which are open, from the top, as in "state:1.5 frame:0.7:folded".
  [[nodiscard]] std::string layout() const;
  // Opens what such a text says, and shuts the others; what it doesn't understand it leaves out.
  void restore(std::string_view layout);

 private:
  void bar();
  void menu(std::string_view group);
  void flip(std::size_t panel);
  [[nodiscard]] bool open(std::size_t panel) const;
  // Returns whether it stays open.
  bool header(std::size_t place);
  void stack();
  // Between that one and the next that is unfolded.
  void splitter(std::size_t place, std::size_t next, float px_of_share);
  // The next unfolded one below that place; open_.size() if there is none.
  [[nodiscard]] std::size_t unfolded_below(std::size_t place) const;

  std::vector<Panel> panels_;
  std::vector<std::size_t> open_;  // of them, from the top
  bool moved_ = false;             // the header that is held down was dragged to another place
  Tools tools_;
};

}  // namespace nightcap::debug
