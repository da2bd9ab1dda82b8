// What goes with a table's motions: its particles, its camera, the sounds that began, and the rings that point out what
// has only faded over under reduced motion. Reduced motion has no particles and no camera; instant speed nothing at all.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "engine/base/generator.hpp"
#include "engine/motion/effect.hpp"
#include "engine/motion/tempo.hpp"
#include "game/tabletop/cues.hpp"
#include "game/tabletop/lens.hpp"
#include "game/tabletop/particles.hpp"

namespace nightcap::tabletop {

inline constexpr float kPointOutMs = 400;  // at speed 1

class Accompaniment final : public motion::EffectSink {
 public:
  // Both outlive it; `tempo` may be null: speed 1.
  Accompaniment(base::CosmeticGenerator& random, const motion::Tempo* tempo) : random_(random), tempo_(tempo) {}

  void play(const motion::Effect& effect) override;
  void point_out(scene::EntityId thing) override;

  // ms of game time.
  void update(float ms);
  // What flies, the camera and the rings; what was heard stays heard.
  void clear();
  // The camera is at home at once.
  void steady() { lens_.reset(); }
  // Whether a frame later would look different.
  [[nodiscard]] bool moving() const { return particles_.any() || lens_.away() || !rings_.empty(); }
  [[nodiscard]] const Particles& particles() const { return particles_; }
  [[nodiscard]] scene::Camera camera(const scene::ViewTransform& view) const { return lens_.camera(view); }
  void paint_particles(scene::DrawList& list) const { particles_.paint(list); }
  void paint_rings(scene::DrawList& list, const scene::Scene& scene) const;
  // Sounds that began since the last call.
  [[nodiscard]] std::vector<HeardCue> take_cues() { return std::exchange(cues_, {}); }

 private:
  struct Ring {
    scene::EntityId thing;
    float age = 0;  // ms at speed 1
  };
  static constexpr std::size_t kMostCues = 4096;  // that nobody took

  base::CosmeticGenerator& random_;
  const motion::Tempo* tempo_;
  Particles particles_;
  Lens lens_;
  std::vector<Ring> rings_;
  std::vector<HeardCue> cues_;
  double now_ = 0;  // ms of game time
};

}  // namespace nightcap::tabletop
