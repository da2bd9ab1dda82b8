// The booklet of Martinis & Men.
#pragma once

#include "game/tabletop/rulebook.hpp"

namespace nightcap::martinis::table {

[[nodiscard]] const tabletop::Rulebook& rulebook();

}  // namespace nightcap::martinis::table
