// Everybody who sits at a table, drawn from the people's head kit with clothes of their own: the nine heirs of Cocktail,
// the six players of Martinis & Men, the figures behind the windows of the title street and the arms that point at a liar.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "assets/tools/drawing.hpp"

namespace nightcap::tools::portraits {

inline constexpr std::array<std::string_view, 5> kMoods = {"calm", "pleased", "caught", "sly", "dead"};
inline constexpr std::array<std::string_view, 9> kHeirs = {"flapper", "colonel", "dowager", "nephew", "butler",
                                                           "medium",  "doctor",  "starlet", "magnate"};

// "heir.<name>.<mood>": the picture inside a medal's frame, a chamfered octagon of 128x140 (a medal of radius r shows it
// as 2r x 2.2r) with transparent corners and no frame.
std::vector<Drawing> heirs();

// "avatar.<1..6>.<mood>", but for dead, and "avatar.<1..6>.blink", calm with closed eyes: a disc of 128x128 with its gold
// ring.
std::vector<Drawing> avatars();

// "title.colonel", "title.dowager" (170x210), "title.couple" (280x230), and "arm.<heir>" (230x90), which points left and
// ends at the right with a shoulder.
std::vector<Drawing> figures();

}  // namespace nightcap::tools::portraits
