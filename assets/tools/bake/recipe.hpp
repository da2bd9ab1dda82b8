// A recipe (NAME.json): a drawing that is put together from others, and the words that the program sets on it.
//
//   {"size": [250, 350], "layers": [
//     {"sprite": "bite.stock.emerald", "box": [0, 0, 250, 350], "tint": "#FFFFFF", "turn": 0, "pivot": [125, 175]},
//     {"text": "Wine", "font": "display", "size": 42, "at": [125, 306], "align": "center", "width": 216, "color": "#123B2E"}]}
//
// or one like another, with its $names filled in: {"like": "bite", "with": {"kind": "wine", "name": "Wine"}}.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "assets/tools/drawing.hpp"

namespace nightcap::tools::bake {

// The text of a drawing's or a recipe's file by its name, with its extension ("tray.svg"); nothing if there is none.
using ReadFile = std::function<std::optional<std::string>(std::string_view name)>;

// The drawing `id` of its recipe; nothing, and why not, if the recipe or something in it can't be read.
[[nodiscard]] std::optional<Drawing> cook(std::string_view id, const ReadFile& read, std::string& why_not);

}  // namespace nightcap::tools::bake
