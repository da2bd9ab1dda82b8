// Where the cards of a fanned hand lie (art direction §5): pitch min(widest, room / n), each card lower and more tilted
// the farther it is from the middle.
#pragma once

#include <algorithm>
#include <cmath>

#include "engine/scene/scene.hpp"

namespace nightcap::tabletop {

struct Fan {
  scene::Vec2 center;
  float pitch = 126;  // at most, vpx between cards
  float room = 820;   // for all of them
  float drop = 3.2f;  // vpx, times the square of the place from the middle
  float tilt = 3.1f;  // degrees a place
  float scale = 1;
};

[[nodiscard]] inline scene::Pose fan_pose(const Fan& fan, int i, int n) {
  const float pitch = std::min(fan.pitch, fan.room / static_cast<float>(std::max(n, 1)));
  const float t = static_cast<float>(i) - static_cast<float>(n - 1) / 2;
  // Tight fans lean less, or their ends would stand upright.
  const float ease = pitch / fan.pitch;
  scene::Pose pose;
  pose.at = {fan.center.x + t * pitch, fan.center.y + fan.drop * t * t * ease};
  pose.degrees =
      std::round(fan.tilt * t * ease * 10) / 10;  // what rests at a whole tenth is drawn without turning it each frame
  pose.scale = fan.scale;
  return pose;
}

}  // namespace nightcap::tabletop
