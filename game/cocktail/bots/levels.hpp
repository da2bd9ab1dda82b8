// The computer players by the names of their levels.
#pragma once

#include <memory>
#include <string_view>

#include "engine/search/mind.hpp"
#include "game/cocktail/rules/rules.hpp"

namespace nightcap::cocktail::bots {

// "random", "easy", "normal" or "hard"; nullptr for any other name.
[[nodiscard]] std::unique_ptr<search::Mind<Rules>> make_mind(std::string_view level);

}  // namespace nightcap::cocktail::bots
