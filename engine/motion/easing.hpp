// Easing curves: from 0 at t = 0 to 1 at t = 1 (Penner's equations, 2001). Out-back overshoots.
#pragma once

#include <cstdint>

namespace nightcap::motion {

enum class Easing : std::uint8_t { kLinear, kOutCubic, kInOutCubic, kInQuad, kOutBack, kBounce };
[[nodiscard]] float ease(Easing easing, float t);

}  // namespace nightcap::motion
