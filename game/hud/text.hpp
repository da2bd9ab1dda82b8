// Text in lines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/scene/draw_list.hpp"

namespace nightcap::hud {

// Broken at blanks into lines of at most that width, vpx; a longer word has a line of its own.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, float width, scene::Font font, float size,
                                               const scene::TextMetrics& metrics);

}  // namespace nightcap::hud
