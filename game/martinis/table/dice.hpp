// The two dice as solid cubes: how they lie on a face, and how they tumble onto it.
#pragma once

#include <array>
#include <string_view>

#include "engine/motion/timeline.hpp"
#include "engine/scene/scene.hpp"
#include "game/martinis/rules/cards.hpp"

namespace nightcap::martinis::table {

inline constexpr float kDieEdge = 78;    // vpx, in the dish
inline constexpr float kThrowMs = 1150;  // at speed 1

// Three hearts, two glasses, one bolt (MM-1.3); heart opposite bolt, glass opposite heart, twice.
[[nodiscard]] scene::Cube die_look(Die die);
// At rest with that face to the viewer, leaning back a little so that three sides show; unrolled: as it waits.
[[nodiscard]] scene::Orientation die_at_rest(Die die, Face face);
// Thrown from below left onto `home`; `variety` 0 to 1 makes throws differ, and changes nothing about how they end.
void add_throw(motion::Timeline& timeline, scene::EntityId entity, Die die, Face face, const scene::Pose& home, float variety);

}  // namespace nightcap::martinis::table
