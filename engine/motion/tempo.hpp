// How fast the picture runs. Every duration of every motion passes through `scaled`, and through nothing else.
#pragma once

namespace nightcap::motion {

struct Tempo {
  float speed = 1;              // 0.5, 1, 2, 4; always > 0
  bool instant = false;         // durations are 0
  bool reduced_motion = false;  // travel is replaced by a short fade

  // The ms of a motion written as `ms` at speed 1.
  [[nodiscard]] float scaled(float ms) const;
};

// What reduced motion does instead of travelling, ms.
inline constexpr float kReducedFade = 120;

}  // namespace nightcap::motion
