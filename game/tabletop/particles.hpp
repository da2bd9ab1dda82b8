// Small things that fly and fade: hearts, petals, sparks. Where each is depends on its age alone, so that frames of any
// length show the same flight; none is an entity, and none is left when they are cleared.
#pragma once

#include <vector>

#include "engine/base/generator.hpp"
#include "engine/motion/effect.hpp"
#include "engine/scene/draw_list.hpp"

namespace nightcap::tabletop {

class Particles {
 public:
  static constexpr std::size_t kMost = 512;  // at once; of a spray that finds no room, what fits

  Particles() { living_.reserve(kMost); }
  void spray(const motion::Spray& spray, base::CosmeticGenerator& random);
  // ms at speed 1; nothing at or below zero.
  void update(float ms);
  void clear() { living_.clear(); }
  [[nodiscard]] bool any() const { return !living_.empty(); }
  [[nodiscard]] std::size_t count() const { return living_.size(); }
  void paint(scene::DrawList& list) const;

 private:
  struct Particle {
    scene::SpriteId sprite;
    scene::Vec2 from, way;  // vpx; `way` is flown with an out-cubic easing
    float fall = 0;
    float side = 0;
    float scale = 1;  // at its end
    float turn = 0;   // degrees on the way
    float age = 0;    // ms; below zero: still to begin
    float ms = 1;
  };
  std::vector<Particle> living_;
};

}  // namespace nightcap::tabletop
