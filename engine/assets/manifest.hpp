// What was baked, and where it is: the atlases' manifests, read when the program starts.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/scene/draw_list.hpp"

namespace nightcap::assets {

// A picture file in the folder of the atlases; its pixels are premultiplied.
struct Page {
  std::string file;
  int scale = 1;          // 1x or 2x
  bool close_up = false;  // only for pictures that are larger than usual
  int width = 0;          // px
  int height = 0;
};

// Where a drawing is on a page, px.
struct Place {
  int page = 0;  // as in Manifest::pages
  int x = 0;
  int y = 0;
  int w = 0;
  int h = 0;
};

// Words that are set on a drawing, vpx of the drawing; `at` is the left, middle or right of the base line.
struct Words {
  std::string text;
  scene::TextStyle style;
  scene::Vec2 at;
  float width = 0;  // > 0: set smaller if it is wider
};

struct Sprite {
  scene::Vec2 size;           // vpx
  std::vector<Place> places;  // the same drawing in several sizes, the smallest first
  std::vector<Words> words;
  std::string licence;

  // To be shown so many px wide: the smallest that needn't be enlarged by more than a tenth, which nobody sees, or else the
  // largest.
  [[nodiscard]] const Place& best(int width) const;
};

class Manifest {
 public:
  // Adds an atlas; a drawing that is there already gets more places. False, with a sentence why and nothing added, if
  // the text isn't a manifest.
  [[nodiscard]] bool add(std::string_view json, std::string& why_not);

  [[nodiscard]] std::span<const Page> pages() const { return pages_; }
  // nullptr if there is no such drawing.
  [[nodiscard]] const Sprite* find(std::string_view name) const;
  // Every drawing's name, in order.
  [[nodiscard]] std::vector<std::string> names() const;

 private:
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
  };
  std::vector<Page> pages_;
  std::unordered_map<std::string, Sprite, Hash, std::equal_to<>> sprites_;
};

}  // namespace nightcap::assets
