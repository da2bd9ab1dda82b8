// The sets of drawings that are made by a program: what is parametric.
#pragma once

#include <filesystem>
#include <span>
#include <string_view>
#include <vector>

#include "assets/tools/drawing.hpp"

namespace nightcap::tools {

struct Generator {
  std::string_view set;
  std::vector<Drawing> (*draw)(const std::filesystem::path& art);  // `art`: the folder of the drawings in files
};

[[nodiscard]] std::span<const Generator> generators();

}  // namespace nightcap::tools
