#include "game/martinis/table/score.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace nightcap::martinis::table {

namespace {
constexpr float kBack = 8;           // vpx; more would count as travel under reduced motion
constexpr float kBackScale = 0.98f;  // while it winds up
}  // namespace

float swing(float t, float from, float to) {
  return t <= from || t >= to ? 0 : std::sin(std::numbers::pi_v<float> * (t - from) / (to - from));
}

float ramp(float t, float from, float to) { return std::clamp((t - from) / (to - from), 0.0f, 1.0f); }

void Score::cue(float at, std::string_view name, Vec2 where, float pitch) {
  timeline_.add(
      motion::Effect{at * manner_.pace, motion::Cue{name, std::clamp(2 * where.x / manner_.width - 1, -1.0f, 1.0f), pitch}});
}

void Score::spray(float at, motion::Spray spray) {
  spray.ms *= manner_.pace;
  spray.over_ms *= manner_.pace;
  timeline_.add(motion::Effect{at * manner_.pace, spray});
}

void Score::swell(float at, scene::SpriteId sprite, Vec2 where, float side, float ms, int count, float apart) {
  spray(at, {.sprite = sprite,
             .from = where,
             .count = count,
             .side = side,
             .spread = 0,
             .ms = ms,
             .over_ms = apart * static_cast<float>(count)});
}

void Score::shot(float at, motion::Shot shot) {
  shot.ms *= manner_.pace;
  shot.hold *= manner_.pace;
  timeline_.add(motion::Effect{at * manner_.pace, shot});
}

void Score::step(EntityId thing, const Pose& to, float at, float ms, Easing easing, float arc) {
  if (!manner_.still) timeline_.add(motion::Move{thing, to, at * manner_.pace, ms * manner_.pace, easing, arc});
}

void Score::wind_up(EntityId thing, const Pose& from, Vec2 to, float at) {
  const Vec2 way = to - from.at;
  const float length = std::hypot(way.x, way.y);
  if (!(length > kBack)) return;
  Pose back = from;
  back.at = from.at - way * (kBack / length);
  back.scale *= kBackScale;
  step(thing, back, at, kWindUp, Easing::kOutCubic);
}

void Score::ornament(EntityId thing, float at, float ms, std::function<void(Pose&, float)> how) {
  if (manner_.still) return;
  motion::Shape shape;
  shape.entity = thing;
  shape.start = at * manner_.pace;
  shape.ms = ms * manner_.pace;
  shape.apply = [thing, how = std::move(how)](scene::Scene& scene, float t) {
    if (t < 1) how(scene.find(thing)->pose, t);  // in the end it is where the move has taken it
  };
  timeline_.add(std::move(shape));
}

void Score::drive(float& value, float from, float to, float at, float ms, Easing easing) {
  motion::Shape shape;
  shape.start = at * manner_.pace;
  shape.ms = ms * manner_.pace;
  shape.easing = easing;
  shape.apply = [&value, from, to](scene::Scene&, float t) { value = t >= 1 ? to : scene::lerp(from, to, t); };
  timeline_.add(std::move(shape));
}

void Score::then(float at, std::function<void()> what) {
  timeline_.add(motion::Deed{at * manner_.pace, [what = std::move(what)](scene::Scene&) { what(); }});
}

}  // namespace nightcap::martinis::table
