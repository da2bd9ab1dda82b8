// The person cards of Martinis & Men, drawn by rules: seventy-two large ones for hand and stage, and seventy-two small ones
// (drawings of their own, with big badges) for wherever a card is less than 140 vpx wide.
#pragma once

#include <filesystem>
#include <vector>

#include "assets/tools/drawing.hpp"

namespace nightcap::tools::people {

// `art` holds kit/icon.TRAIT.svg and martinis/glyph.TRAIT.svg, which the tabs show.
std::vector<Drawing> large_cards(const std::filesystem::path& art);  // "card.w-shy-geek"
std::vector<Drawing> small_cards(const std::filesystem::path& art);  // "small.w-shy-geek"

}  // namespace nightcap::tools::people
