// Where drawings come from: the files of a folder of assets/art (NAME.svg, or NAME.json for a recipe), or a generator.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "assets/tools/drawing.hpp"

namespace nightcap::tools::bake {

// All drawings of the set, in order of their names: of a generator if there is one so called, else of the folder.
// Throws std::runtime_error with a sentence if one can't be read or breaks a rule.
[[nodiscard]] std::vector<Drawing> drawings_of(const std::filesystem::path& art, std::string_view set);

// The names of all drawings in files but for parts, and of all that are generated.
[[nodiscard]] std::vector<std::string> drawn_names(const std::filesystem::path& art);
[[nodiscard]] std::vector<std::string> generated_names(const std::filesystem::path& art);

}  // namespace nightcap::tools::bake
