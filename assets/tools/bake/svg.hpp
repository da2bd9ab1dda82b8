// SVG texts, before they are drawn: whether one keeps to what every renderer draws alike, and how one becomes a part of
// another. Ours is a small dialect: shapes, gradients, clips and masks, with plain attributes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace nightcap::tools::bake {

// What a drawing is not: a sentence that says which element or attribute isn't allowed, or nothing.
[[nodiscard]] std::optional<std::string> svg_fault(std::string_view svg);

// A drawing taken apart.
struct SvgPart {
  int width = 0;  // as it says
  int height = 0;
  float view[4] = {0, 0, 0, 0};  // its viewBox: x, y, w, h
  std::string inside;            // what is in the outermost element
};

// Its colours multiplied by `tint` ("#rrggbb"; empty: as they are), its ids beginning with `prefix`, so that several
// parts can stand in one text. Nothing if it is no SVG with a size.
[[nodiscard]] std::optional<SvgPart> svg_part(std::string_view svg, std::string_view tint, std::string_view prefix);

// Rounded to two decimals, whatever the locale.
[[nodiscard]] std::string number_text(double number);

}  // namespace nightcap::tools::bake
