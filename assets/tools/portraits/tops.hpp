// What the six players of Martinis & Men wear, seat by seat.
#pragma once

#include "assets/tools/portraits/costume.hpp"

namespace nightcap::tools::portraits {

Costume flower_child();
Costume swinger();
Costume secretary();
Costume drummer();
Costume librarian();
Costume professor();

}  // namespace nightcap::tools::portraits
