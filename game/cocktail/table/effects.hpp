// Things that are on the table only while something moves: stamps, headlines, numbers that float, cubes on their way.
// Each is added when its timeline is built, stays unseen until its time, and is gone at its end; so a skip leaves
// nothing behind. The painting order is that of their layers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/motion/timeline.hpp"
#include "engine/scene/scene.hpp"

namespace nightcap::cocktail::table {

using motion::Timeline;
using scene::EntityId;
using scene::Pose;
using scene::Vec2;

// Upright and lying on the table, unless it is said otherwise.
[[nodiscard]] inline Pose pose_at(Vec2 at, float scale = 1, float degrees = 0) {
  Pose pose;
  pose.at = at;
  pose.scale = scale;
  pose.degrees = degrees;
  return pose;
}

// From when to when something is there, ms at speed 1, and how long it takes to appear and vanish.
struct Span {
  float from = 0;
  float until = 0;
  float fade_in = 120;
  float fade_out = 160;
};

class Effects {
 public:
  explicit Effects(scene::Scene& scene) : scene_(scene) {}

  // Appears where `pose` says.
  EntityId picture(Timeline& timeline, scene::SpriteId sprite, Vec2 size, const Pose& pose, int layer, const Span& span,
                   scene::Color tint = scene::kWhite, float slice = 0);
  EntityId words(Timeline& timeline, std::string_view text, const scene::TextStyle& style, Vec2 size, const Pose& pose,
                 int layer, const Span& span);
  // Comes down from `grown` times its size, as a stamp does.
  EntityId stamp(Timeline& timeline, scene::SpriteId sprite, Vec2 size, const Pose& pose, int layer, const Span& span,
                 float grown);
  // Comes to `to` from where `from` says within so many ms, and stays.
  EntityId come(Timeline& timeline, scene::SpriteId sprite, Vec2 size, const Pose& from, const Pose& to, int layer,
                const Span& span, float ms, motion::Easing easing = motion::Easing::kOutCubic);
  // Comes as that does, and at the end goes on to where `away` says, fading.
  EntityId visit(Timeline& timeline, scene::Look look, const Pose& from, const Pose& to, const Pose& away, int layer,
                 const Span& span, float ms, motion::Easing easing = motion::Easing::kOutCubic);
  // Lies on something that is there already (`above` < 0: under it), and moves and vanishes with it; `at` is from that
  // thing's centre.
  EntityId on(EntityId carrier, scene::Look look, Vec2 at, int above = 1);
  // Travels, and is gone when it has arrived.
  EntityId fly(Timeline& timeline, scene::SpriteId sprite, float side, Vec2 from, Vec2 to, float start, float ms);
  // The same from pose to pose, in an arc, with so many turns on the way.
  EntityId toss(Timeline& timeline, scene::SpriteId sprite, float side, const Pose& from, const Pose& to, int layer,
                float start, float ms, float turns);
  // A number or word that rises from a place and fades.
  void rise(Timeline& timeline, std::string_view text, Vec2 from, Vec2 to, float start, float ms, scene::Color color,
            float size = 44);
  // All at once, unplayed: the timelines are forgotten too.
  void clear();

 private:
  EntityId add(Timeline& timeline, scene::Look look, const Pose& pose, int layer, const Span& span);

  scene::Scene& scene_;
  std::vector<EntityId> living_;
};

// Above the table, the seats and the prompts: first what darkens the room, then the bite in the air, then the rest.
enum EffectLayer : int { kDarkLayer = 60, kAirLayer = 70, kEffectLayer = 80 };

}  // namespace nightcap::cocktail::table
