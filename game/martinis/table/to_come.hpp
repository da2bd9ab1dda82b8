// The people who may come into a hand, the pool or beside the one who is asked with, and the lights of a Wedding Fever, for
// a stage that makes them ready.
#pragma once

#include "engine/scene/draw_list.hpp"

namespace nightcap::martinis::table {

// All 72, in the sizes in which they lie there; lights as large as they shine.
void paint_to_come(scene::DrawList& list, scene::Vec2 page, int players);

}  // namespace nightcap::martinis::table
