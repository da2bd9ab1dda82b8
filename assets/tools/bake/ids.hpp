// The generated header of drawings: a typed id for each, so that a misspelt drawing doesn't compile.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nightcap::tools::bake {

// "icon.bottle-red" as kIconBottleRed.
[[nodiscard]] std::string constant_name(std::string_view id);

// The text of assets/art/ids.hpp: a constant for each of `drawn`, and find() over those and `generated`.
[[nodiscard]] std::string ids_header(std::vector<std::string> drawn, std::vector<std::string> generated);

}  // namespace nightcap::tools::bake
