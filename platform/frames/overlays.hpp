// What the glass box costs on the software renderer: shut, each overlay alone, and all of them.
#pragma once

#include <string>

#include "game/app/catalogue.hpp"

namespace nightcap::frames {

// Prints a table for that game; false, with a sentence on stderr, if it can't be opened.
bool measure_overlays(const app::Catalogue& catalogue, const std::string& game, const std::string& size,
                      const std::string& seed);

}  // namespace nightcap::frames
