// Damped springs, solved exactly: so long as the target stands still, one long step and many short ones end alike,
// whatever the frame rate. For what follows a hand; what happens at a known time is a tween (timeline.hpp).
#pragma once

namespace nightcap::motion {

// How a spring pulls. Rate in radians a second (the larger, the faster); damping 1 comes to rest as fast as it can without
// swinging over, less swings over (0.6 by 9 %).
struct Pull {
  float rate = 40;
  float damping = 1;
};

// One number on its way to another, and how fast it moves, units a second.
struct Spring {
  float at = 0;
  float speed = 0;
};

// Where it is `seconds` later. `pull.damping` is above 0 and at most 1.
[[nodiscard]] Spring after(const Spring& spring, float target, const Pull& pull, float seconds);

}  // namespace nightcap::motion
