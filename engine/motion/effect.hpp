// What accompanies a motion and is no part of the layout: sounds, particles, moves of the camera. A timeline lists them
// beside its moves; played, each is handed to a sink when its time comes; skipped, none is, so a skip leaves nothing behind.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "engine/scene/scene.hpp"

namespace nightcap::motion {

// A sound, by the name of what happens: "card-whisk". Of static lifetime.
struct Cue {
  std::string_view name{};
  float pan = 0;    // -1 left to 1 right
  float pitch = 0;  // per cent higher
};

// Particles of one kind, that fly apart from a place (or a box) and fade.
struct Spray {
  scene::SpriteId sprite{};  // one of a family is drawn in all its shapes
  scene::Vec2 from{};        // the middle of where they begin, vpx of the page
  int count = 8;
  float side = 30;     // vpx
  float spread = 150;  // vpx, how far they fly in their first second of life
  float ms = 700;      // how long each lives
  float fall = 0;      // vpx that they sink on the way
  scene::Vec2 area{};  // half the size of the box in which they begin
  float over_ms = 0;   // they begin one after the other within that time
  float wind = 0;      // vpx that they are carried to the right
};

// A move of the camera, there and back.
struct Shot {
  scene::Vec2 at{};  // what it looks at, vpx of the page
  float zoom = 1;    // 1.03: closer by 3 %
  float ms = 200;    // to get there, and again to get back
  float hold = 0;    // ms that it stays
  float shake = 0;   // vpx at first, dying away within kShakeMs
};
inline constexpr float kShakeMs = 260;

struct Effect {
  float start = 0;  // ms after the timeline's beginning, at speed 1
  std::variant<Cue, Spray, Shot> what;
};

class EffectSink {
 public:
  EffectSink() = default;
  EffectSink(const EffectSink&) = delete;
  EffectSink& operator=(const EffectSink&) = delete;
  virtual ~EffectSink() = default;
  virtual void play(const Effect& effect) = 0;
  // That thing would have travelled, and under reduced motion has only faded over: it wants to be pointed out.
  virtual void point_out(scene::EntityId thing) = 0;
};

}  // namespace nightcap::motion
