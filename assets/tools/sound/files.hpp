// What the tool reads and writes.
#pragma once

#include <string>

#include "engine/base/json.hpp"

namespace nightcap::tools::sound {

// Cooks the recipe assets/sound/effects/NAME.json into FOLDER/NAME.1.ogg ... and, last, FOLDER/NAME.json, which says what
// the game has to know of it. What is wrong, or nothing.
[[nodiscard]] std::string make_effect(const std::string& recipe, const std::string& folder, const std::string& font);

// Performs the score assets/sound/music/NAME.json into FOLDER/NAME.LAYER.ogg ... and, last, FOLDER/NAME.json.
[[nodiscard]] std::string make_music(const std::string& score, const std::string& folder, const std::string& font);

}  // namespace nightcap::tools::sound
