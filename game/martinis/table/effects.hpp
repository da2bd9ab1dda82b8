// Small things that fly only while something moves: hearts, petals, sparks. Each is added when its timeline is built and
// gone at its end, so that a skip leaves nothing behind.
#pragma once

#include <string_view>
#include <vector>

#include "engine/base/generator.hpp"
#include "engine/motion/timeline.hpp"
#include "engine/scene/scene.hpp"

namespace nightcap::martinis::table {

// So many of one kind, from one place outwards.
struct Burst {
  scene::SpriteId sprite;
  float side = 30;  // vpx
  int count = 8;
  float spread = 150;  // vpx, how far they fly
  float start = 0;     // ms at speed 1
  float ms = 700;
  float fall = 0;  // vpx that they sink on the way
};

class Effects {
 public:
  Effects(scene::Scene& scene, base::CosmeticGenerator& random) : scene_(scene), random_(random) {}
  void burst(motion::Timeline& timeline, scene::Vec2 from, const Burst& how);
  // All at once, unplayed: their timelines are forgotten too.
  void clear();

 private:
  scene::Scene& scene_;
  base::CosmeticGenerator& random_;
  std::vector<scene::EntityId> living_;
};

}  // namespace nightcap::martinis::table
