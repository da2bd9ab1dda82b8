// Which colour of text stands on which ground: one table, that tests hold against the rule (WCAG 2.2: 4.5 to 1, or 3 to
// 1 for large letters) and against the drawings themselves.
#pragma once

#include <span>
#include <string_view>

#include "engine/scene/geometry.hpp"
#include "engine/scene/sprite_id.hpp"

namespace nightcap::ui {

struct TextPair {
  std::string_view role;   // what is written there
  scene::SpriteId ground;  // the drawing that it stands on
  scene::Color text;
  scene::Color back;   // a colour of that drawing; where it is a gradient, the end that is worse to read on
  bool large = false;  // only for large letters: see is_large()
};

// Every pair that the screens use.
[[nodiscard]] std::span<const TextPair> text_pairs();

// Relative luminance, 0 to 1, and the contrast of two opaque colours, 1 to 21.
[[nodiscard]] double luminance(scene::Color color);
[[nodiscard]] double contrast(scene::Color a, scene::Color b);
// Letters of so many vpx are large: bold ones earlier.
[[nodiscard]] constexpr bool is_large(float size, bool bold) { return size >= (bold ? 24.0f : 32.0f); }
// What the contrast must be at least.
[[nodiscard]] constexpr double least_contrast(bool large) { return large ? 3.0 : 4.5; }

}  // namespace nightcap::ui
