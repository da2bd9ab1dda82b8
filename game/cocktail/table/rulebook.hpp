// The booklet of Cocktail.
#pragma once

#include "game/tabletop/rulebook.hpp"

namespace nightcap::cocktail::table {

[[nodiscard]] const tabletop::Rulebook& rulebook();

}  // namespace nightcap::cocktail::table
