// The stage curtain, over whatever was painted before: two drapes that spread from the sides to the middle under a pelmet,
// behind footlights.
#pragma once

#include "engine/motion/tempo.hpp"
#include "engine/scene/draw_list.hpp"

namespace nightcap::shell {

inline constexpr float kDrapesMs = 320;  // to close, or to open

// The ms of game time that it takes; with reduced motion it fades in place.
[[nodiscard]] float drapes_ms(const motion::Tempo& tempo);
// `closed` from 0 (not there) to 1 (nothing behind it is seen).
void paint_drapes(scene::DrawList& list, scene::Vec2 page, float closed, const motion::Tempo& tempo);

}  // namespace nightcap::shell
