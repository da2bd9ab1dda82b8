// What a timeline of this table is written with besides its pieces' moves: sounds, particles, the camera, and ornaments
// that are laid over a move. Times in ms at speed 1 and at the pace of an ordinary turn; places in vpx of the page.
#pragma once

#include <functional>
#include <string_view>

#include "engine/motion/timeline.hpp"

namespace nightcap::martinis::table {

using motion::Easing;
using scene::EntityId;
using scene::Pose;
using scene::Vec2;

class Score {
 public:
  struct Manner {
    float pace = 1;      // what every time is multiplied with
    float width = 1920;  // of the page: where a sound is heard depends on where it happens
    bool still = false;  // reduced motion: things only change places, nothing is laid over that
  };

  Score(motion::Timeline& timeline, const Manner& manner) : timeline_(timeline), manner_(manner) {}

  void cue(float at, std::string_view name, Vec2 where, float pitch = 0);
  void spray(float at, motion::Spray spray);
  // One thing that swells and fades where it is, `count` times, one after the other.
  void swell(float at, scene::SpriteId sprite, Vec2 where, float side, float ms, int count = 1, float apart = 0);
  void shot(float at, motion::Shot shot);
  // A stage on the way of a thing, before or after the move that takes it home. Not when still.
  void step(EntityId thing, const Pose& to, float at, float ms, Easing easing, float arc = 0);
  // A little way back before it sets out for `to`: what somebody starts is felt before it is seen. Not when still.
  void wind_up(EntityId thing, const Pose& from, Vec2 to, float at = 0);
  // Changes the pose that a move gives the thing, with t from 0 to 1; `at` and `ms` are those of the move. Not when still.
  void ornament(EntityId thing, float at, float ms, std::function<void(Pose&, float)> how);
  // Takes a value of the picture from one amount to another.
  void drive(float& value, float from, float to, float at, float ms, Easing easing = Easing::kLinear);
  void then(float at, std::function<void()> what);

  [[nodiscard]] bool still() const { return manner_.still; }

 private:
  motion::Timeline& timeline_;
  Manner manner_;
};

inline constexpr float kWindUp = 60;  // ms: art direction §9, 60 to 80

// 0 outside [from, to], 1 in its middle.
[[nodiscard]] float swing(float t, float from, float to);
// 0 before, 1 after.
[[nodiscard]] float ramp(float t, float from, float to);

}  // namespace nightcap::martinis::table
