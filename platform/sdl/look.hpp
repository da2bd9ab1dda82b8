// How an item of a draw list will look, as a number: of like numbers the same is painted.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/scene/draw_list.hpp"

namespace nightcap::platform::sdl {

// `text` is the item's own.
[[nodiscard]] std::uint64_t look_of(const scene::DrawItem& item, std::string_view text);
// Of all of them: the density (drawable px per window px) and the scale that it is painted at.
[[nodiscard]] std::uint64_t look_of(scene::Vec2 density, float scale);

}  // namespace nightcap::platform::sdl
