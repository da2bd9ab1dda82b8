#include "game/cocktail/table/effects.hpp"

#include <algorithm>
#include <utility>

namespace nightcap::cocktail::table {

using motion::Deed;
using motion::Easing;
using motion::Move;

namespace {

constexpr float kArc = 0.12f;  // of its way (art direction §9)

Pose unseen(Pose pose) {
  pose.alpha = 0;
  return pose;
}

}  // namespace

EntityId Effects::add(Timeline& timeline, scene::Look look, const Pose& pose, int layer, const Span& span) {
  scene::Entity entity;
  entity.name = "table.effect";
  entity.layer = layer;
  entity.pose = unseen(pose);
  entity.look = std::move(look);
  const EntityId id = scene_.add(std::move(entity));
  living_.push_back(id);
  timeline.add(Deed{span.until, [this, id](scene::Scene& scene) {
                      scene.remove(id);
                      std::erase(living_, id);
                    }});
  return id;
}

EntityId Effects::picture(Timeline& timeline, scene::SpriteId sprite, Vec2 size, const Pose& pose, int layer, const Span& span,
                          scene::Color tint, float slice) {
  const EntityId id = add(timeline, scene::Picture{sprite, size, tint, slice}, pose, layer, span);
  timeline.add(Move{id, pose, span.from, span.fade_in});
  timeline.add(Move{id, unseen(pose), span.until - span.fade_out, span.fade_out});
  return id;
}

EntityId Effects::words(Timeline& timeline, std::string_view text, const scene::TextStyle& style, Vec2 size, const Pose& pose,
                        int layer, const Span& span) {
  const EntityId id = add(timeline, scene::Words{std::string(text), style, size}, pose, layer, span);
  timeline.add(Move{id, pose, span.from, span.fade_in});
  timeline.add(Move{id, unseen(pose), span.until - span.fade_out, span.fade_out});
  return id;
}

EntityId Effects::stamp(Timeline& timeline, scene::SpriteId sprite, Vec2 size, const Pose& pose, int layer, const Span& span,
                        float grown) {
  Pose high = pose;
  high.scale *= grown;
  const EntityId id = add(timeline, scene::Picture{sprite, size}, high, layer, span);
  timeline.add(Move{id, pose, span.from, span.fade_in, Easing::kInQuad});
  timeline.add(Move{id, unseen(pose), span.until - span.fade_out, span.fade_out});
  return id;
}

EntityId Effects::come(Timeline& timeline, scene::SpriteId sprite, Vec2 size, const Pose& from, const Pose& to, int layer,
                       const Span& span, float ms, Easing easing) {
  return visit(timeline, scene::Picture{sprite, size}, from, to, to, layer, span, ms, easing);
}

EntityId Effects::visit(Timeline& timeline, scene::Look look, const Pose& from, const Pose& to, const Pose& away, int layer,
                        const Span& span, float ms, Easing easing) {
  const EntityId id = add(timeline, std::move(look), from, layer, span);
  timeline.add(Move{id, from, span.from, 0});
  timeline.add(Move{id, to, span.from, ms, easing});
  timeline.add(Move{id, unseen(away), span.until - span.fade_out, span.fade_out, Easing::kInOutCubic});
  return id;
}

EntityId Effects::on(EntityId carrier, scene::Look look, Vec2 at, int above) {
  const scene::Entity* under = scene_.find(carrier);
  scene::Entity entity;
  entity.name = under->name;
  entity.parent = carrier;
  entity.layer = under->layer;
  entity.order = under->order + above;
  entity.pose.at = at;
  entity.look = std::move(look);
  return scene_.add(std::move(entity));
}

EntityId Effects::fly(Timeline& timeline, scene::SpriteId sprite, float side, Vec2 from, Vec2 to, float start, float ms) {
  Pose here, there;
  here.at = from;
  there.at = to;
  const EntityId id = add(timeline, scene::Picture{sprite, {side, side}}, here, kEffectLayer, {start, start + ms});
  timeline.add(Move{id, here, start, 0});
  timeline.add(Move{id, there, start, ms, Easing::kInOutCubic, kArc});
  return id;
}

EntityId Effects::toss(Timeline& timeline, scene::SpriteId sprite, float side, const Pose& from, const Pose& to, int layer,
                       float start, float ms, float turns) {
  const EntityId id = add(timeline, scene::Picture{sprite, {side, side}}, from, layer, {start, start + ms});
  timeline.add(Move{id, from, start, 0});
  timeline.add(Move{id, to, start, ms, Easing::kInOutCubic, kArc, 0, turns});
  return id;
}

void Effects::rise(Timeline& timeline, std::string_view text, Vec2 from, Vec2 to, float start, float ms, scene::Color color,
                   float size) {
  Pose here, there;
  here.at = from;
  there.at = to;
  const scene::TextStyle style{scene::Font::kBold, size, color, scene::Align::kCenter, 5};
  const EntityId id =
      add(timeline, scene::Words{std::string(text), style, {300, size * 1.4f}}, here, kEffectLayer + 1, {start, start + ms});
  timeline.add(Move{id, here, start, 0});
  timeline.add(Move{id, there, start, ms, Easing::kInOutCubic});
}

void Effects::clear() {
  for (EntityId id : std::exchange(living_, {})) scene_.remove(id);
}

}  // namespace nightcap::cocktail::table
