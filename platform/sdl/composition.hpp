// A picture made of other pictures and words, as art/NAME.json describes it:
//
//   {"size": [250, 350], "layers": [
//     {"sprite": "person.w.stock", "box": [0, 0, 250, 350]},
//     {"sprite": "motif.shy", "box": [12, 14, 226, 250], "tint": "#F07A62", "mask": "mask.arch"},
//     {"sprite": "head.w", "box": [11, 20, 228, 242], "turn": -9, "pivot": [147, 174]},
//     {"text": "shy", "font": "script", "size": 32, "at": [24, 294], "width": 180, "color": "#B5382A"}]}
//
// Boxes and places are in the picture's own space; "at" is the left, middle or right of the base line. {"like": "person.w",
// "with": {"noun": "geek"}} is another composition with each $noun in it replaced.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/scene/draw_list.hpp"

namespace nightcap::platform::sdl {

struct Layer {
  std::string sprite;  // empty: words
  scene::Rect box;
  scene::Color tint = scene::kWhite;
  std::string mask;  // a sprite over the whole composition whose alpha is what shows
  float turn = 0;    // degrees, about the pivot
  scene::Vec2 pivot;
  bool optional = false;  // it may be missing

  std::string text;
  scene::Font font = scene::Font::kBody;
  scene::Align align = scene::Align::kLeft;
  float size = 22;
  scene::Vec2 at;
  float width = 0;  // > 0: set smaller if it is wider
};

struct Composition {
  scene::Vec2 size;
  std::vector<Layer> layers;
};

// Nothing if the file isn't there or isn't such a description.
[[nodiscard]] std::optional<Composition> read_composition(const std::filesystem::path& folder, std::string_view name);

// "#rrggbb"
[[nodiscard]] std::optional<scene::Color> parse_color(std::string_view text);

}  // namespace nightcap::platform::sdl
