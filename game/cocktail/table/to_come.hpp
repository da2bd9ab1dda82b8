// What a suspicion puts on the stage, for a stage that makes it ready.
#pragma once

#include "engine/scene/draw_list.hpp"

namespace nightcap::cocktail::table {

// Lights, frames and everybody's face and arm, in the sizes in which they may appear. It tells nothing about anybody.
void paint_to_come(scene::DrawList& list, scene::Vec2 page, int players);

}  // namespace nightcap::cocktail::table
