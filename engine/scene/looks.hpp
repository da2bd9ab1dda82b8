// How each look is painted: shadow first, then the thing itself, raised by its lift.
#pragma once

#include <optional>

#include "engine/scene/scene.hpp"

namespace nightcap::scene {

// Its corners on the page as painted; of a cube, the box round it. Nothing if it has no size.
[[nodiscard]] std::optional<Quad> painted_quad(const Entity& entity, const Placement& placement);
// Whether it is a card that shows its back.
[[nodiscard]] bool shows_back(const Entity& entity);
void paint(DrawList& list, const Entity& entity, const Placement& placement);

}  // namespace nightcap::scene
