// The camera over a table: shots that go nearer and come back, and shakes that die away. At home whenever nothing moves.
#pragma once

#include "engine/motion/effect.hpp"
#include "engine/scene/draw_list.hpp"

namespace nightcap::tabletop {

class Lens {
 public:
  // Begins where the lens is; a running shot is given up.
  void shoot(const motion::Shot& shot);
  // ms at speed 1; nothing at or below zero.
  void update(float ms);
  // Home at once.
  void reset() { *this = Lens(); }
  [[nodiscard]] bool away() const { return shot_age_ < shot_end() || shake_age_ < motion::kShakeMs; }
  // As a draw list takes it.
  [[nodiscard]] scene::Camera camera(const scene::ViewTransform& view) const;

 private:
  [[nodiscard]] float shot_end() const { return 2 * shot_.ms + shot_.hold; }
  [[nodiscard]] float zoom() const;

  motion::Shot shot_{.ms = 0};
  float from_zoom_ = 1;
  float shot_age_ = 0;
  float shake_ = 0;  // vpx at first
  float shake_age_ = motion::kShakeMs;
};

}  // namespace nightcap::tabletop
