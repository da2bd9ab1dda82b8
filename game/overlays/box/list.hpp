// All overlays that the build found, by name.
#pragma once

#include <span>

#include "game/overlays/overlay.hpp"

namespace nightcap::overlays {

[[nodiscard]] std::span<const Overlay* const> all();

}  // namespace nightcap::overlays
