// What the table of Martinis & Men lays over its moves: it never changes where things end, and reduced motion has none of it.
#include <gtest/gtest.h>

#include <algorithm>

#include "game/martinis/table/score.hpp"

namespace nightcap::tests {
namespace {

using martinis::table::Score;
using motion::Timeline;
using scene::EntityId;
using scene::Pose;
using scene::Scene;

constexpr motion::Tempo kTempo;

EntityId thing_at(Scene& scene, float x) {
  scene::Entity entity;
  entity.pose.at = {x, 0};
  return scene.add(std::move(entity));
}

Pose home_at(float x) {
  Pose pose;
  pose.at = {x, 0};
  return pose;
}

TEST(MartinisScore, LaysAnOrnamentOverAMoveThatEndsWhereItWouldWithoutIt) {
  for (const float frame : {7.0f, 33.0f, 1000.0f}) {
    Scene scene;
    const EntityId card = thing_at(scene, 0);
    Timeline timeline;
    timeline.add(motion::Move{card, home_at(300), 0, 400});
    Score(timeline, {}).ornament(card, 0, 400, [](Pose& pose, float t) { pose.scale *= 1 + martinis::table::swing(t, 0, 1); });
    float widest = 1;
    while (!timeline.done()) {
      timeline.advance(scene, kTempo, frame);
      widest = std::max(widest, scene.find(card)->pose.scale);
    }
    if (frame < 100) {
      EXPECT_GT(widest, 1.9f);
    }
    EXPECT_EQ(scene.find(card)->pose, home_at(300));
  }
}

TEST(MartinisScore, WindsUpAgainstTheWay) {
  Scene scene;
  const EntityId card = thing_at(scene, 0);
  Timeline timeline;
  Score(timeline, {}).wind_up(card, scene.find(card)->pose, {300, 0});
  timeline.advance(scene, kTempo, martinis::table::kWindUp / 2);
  EXPECT_LT(scene.find(card)->pose.at.x, -3);
  EXPECT_EQ(timeline.length(), martinis::table::kWindUp);
}

TEST(MartinisScore, WritesNeitherStagesNorOrnamentsForReducedMotion) {
  Scene scene;
  const EntityId card = thing_at(scene, 0);
  Timeline timeline;
  Score score(timeline, {.still = true});
  score.wind_up(card, scene.find(card)->pose, {300, 0});
  score.step(card, home_at(100), 0, 200, motion::Easing::kLinear);
  score.ornament(card, 0, 200, [](Pose& pose, float) { pose.degrees = 45; });
  EXPECT_TRUE(timeline.moves().empty());
  EXPECT_TRUE(timeline.shapes().empty());
}

TEST(MartinisScore, HearsThingsWhereTheyHappenAndAtItsPace) {
  Timeline timeline;
  Score score(timeline, {.pace = 0.5f, .width = 2000});
  score.cue(400, "plop", {500, 0});
  ASSERT_EQ(timeline.effects().size(), 1u);
  const auto& cue = std::get<motion::Cue>(timeline.effects().front().what);
  EXPECT_EQ(timeline.effects().front().start, 200);
  EXPECT_FLOAT_EQ(cue.pan, -0.5f);
}

}  // namespace
}  // namespace nightcap::tests
