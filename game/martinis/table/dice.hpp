// The two dice as solid cubes, and how they lie on a face.
#pragma once

#include "engine/scene/scene.hpp"
#include "game/martinis/rules/cards.hpp"

namespace nightcap::martinis::table {

inline constexpr float kDieEdge = 78;  // vpx, in the dish

// Three hearts, two glasses, one bolt (MM-1.3); heart opposite bolt, glass opposite heart, twice.
[[nodiscard]] scene::Cube die_look(Die die);
// How the viewer sees a die that stands square on the table: leaning back a little, so that three sides show.
[[nodiscard]] scene::Orientation seen(Die die);
// Of Cube::faces, that which is up when it says so; unrolled: as it waits.
[[nodiscard]] int face_for(Face face);
// At rest with that face up.
[[nodiscard]] scene::Orientation die_at_rest(Die die, Face face);

}  // namespace nightcap::martinis::table
