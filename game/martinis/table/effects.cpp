#include "game/martinis/table/effects.hpp"

#include <array>
#include <cmath>
#include <numbers>
#include <utility>

#include "assets/art/ids.hpp"
#include "game/martinis/table/layers.hpp"

namespace nightcap::martinis::table {

namespace {

// Several drawings of one kind, so that they don't look stamped: after the first of them, the i-th.
scene::SpriteId one_of(scene::SpriteId first, int i) {
  static constexpr std::array kPetals{art::kPetal, art::kPetal2, art::kPetal3, art::kPetal4};
  static constexpr std::array kConfetti{art::kConfetti1, art::kConfetti2, art::kConfetti3};
  static constexpr std::array kShards{art::kHeartLeft, art::kHeartRight};
  const auto among = [&](const auto& kinds) { return kinds[static_cast<std::size_t>(i) % kinds.size()]; };
  return first == art::kPetal       ? among(kPetals)
         : first == art::kConfetti1 ? among(kConfetti)
         : first == art::kHeartLeft ? among(kShards)
                                    : first;
}

}  // namespace

void Effects::burst(motion::Timeline& timeline, scene::Vec2 from, const Burst& how) {
  for (int i = 0; i < how.count; ++i) {
    const float angle =
        (static_cast<float>(i) + random_.unit()) * 2 * std::numbers::pi_v<float> / static_cast<float>(how.count);
    const float way = how.spread * (0.5f + 0.5f * random_.unit());
    scene::Entity entity;
    entity.name = "table.effect";
    entity.layer = kEffectLayer;
    entity.pose.at = from;
    entity.pose.scale = 0.4f;
    entity.pose.alpha = 0;
    entity.look = scene::Picture{one_of(how.sprite, i), {how.side, how.side}};
    scene::Pose seen = entity.pose;
    seen.alpha = 1;
    scene::Pose to = seen;
    to.at = from + scene::Vec2{std::cos(angle) * way, std::sin(angle) * way + how.fall};
    to.scale = 0.7f + 0.5f * random_.unit();
    to.degrees = 90 * (random_.unit() - 0.5f);
    to.alpha = 0;
    const scene::EntityId id = scene_.add(std::move(entity));
    living_.push_back(id);
    timeline.add(motion::Move{id, seen, how.start, 0});
    timeline.add(motion::Move{id, to, how.start, how.ms, motion::Easing::kOutCubic});
    timeline.add(motion::Deed{how.start + how.ms, [this, id](scene::Scene& scene) {
                                scene.remove(id);
                                std::erase(living_, id);
                              }});
  }
}

void Effects::clear() {
  for (scene::EntityId id : std::exchange(living_, {})) scene_.remove(id);
}

}  // namespace nightcap::martinis::table
