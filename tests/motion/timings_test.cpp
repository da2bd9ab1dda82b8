// Lengths and curves that a file gives to timelines; and timelines as charts.
#include "engine/motion/timings.hpp"

#include <gtest/gtest.h>

#include "engine/motion/chart.hpp"
#include "engine/motion/director.hpp"

namespace nightcap::motion {
namespace {

scene::EntityId thing(Scene& scene, std::string name) {
  scene::Entity entity;
  entity.name = std::move(name);
  return scene.add(std::move(entity));
}

Timeline took(EntityId who) {
  Timeline timeline("took");
  timeline.add(Move{who, {{100, 0}}, 100, 300});
  timeline.add(Effect{100, Cue{"whisk"}});
  return timeline;
}

TEST(Timings, ALabelTakesAsLongAsItIsSet) {
  Scene scene;
  Timings timings;
  timings.set("took", {800, 400});
  Timeline timeline = took(thing(scene, "card"));
  timings.apply(timeline);
  EXPECT_FLOAT_EQ(timeline.length(), 800);
  EXPECT_FLOAT_EQ(timeline.effects()[0].start, 200);
  EXPECT_FLOAT_EQ(timings.find("took")->written, 400);
}

TEST(Timings, ALongerOneOfThatLabelIsLongerInThatPart) {
  Timings timings;
  timings.set("dealt", {500, 1000});
  Timeline timeline("dealt");
  timeline.hold(3000);
  timings.apply(timeline);
  EXPECT_FLOAT_EQ(timeline.length(), 1500);
}

TEST(Timings, ItsMovesGoTheWayThatIsSet) {
  Scene scene;
  Timings timings;
  timings.set("took", {0, 0, Easing::kBounce});
  Timeline timeline = took(thing(scene, "card"));
  timings.apply(timeline);
  EXPECT_EQ(timeline.moves()[0].easing, Easing::kBounce);
  EXPECT_FLOAT_EQ(timeline.length(), 400);
}

TEST(Timings, BothLanesOfADirectorHeedThemAtItsTempo) {
  Scene scene;
  const EntityId card = thing(scene, "card"), other = thing(scene, "other");
  Timings timings;
  timings.set("took", {800, 400});
  Director director;
  director.heed(&timings);
  director.enqueue([card] { return took(card); });
  director.ambient(took(other));
  director.advance(scene, Tempo{2}, 390);
  EXPECT_TRUE(director.busy());
  EXPECT_TRUE(director.ambient_busy());
  director.advance(scene, Tempo{2}, 20);
  EXPECT_FALSE(director.busy());
  EXPECT_FALSE(director.ambient_busy());
}

TEST(Timings, WhatIsWrittenIsReadTheSame) {
  Timings timings, again;
  timings.set("took", {800, 400, Easing::kOutBack});
  timings.set("asked", {200, 380});
  timings.set("drew", {});
  EXPECT_EQ(again.read(timings.json().dump()), "");
  EXPECT_EQ(again.json(), timings.json());
  EXPECT_FALSE(timings.json().contains("drew")) << "as it was written";
}

TEST(Timeline, SaysWhereAMoveBeganOnceItHas) {
  Scene scene;
  const EntityId card = thing(scene, "card");
  Timeline timeline = took(card);
  EXPECT_FALSE(timeline.began_at(0));
  timeline.advance(scene, Tempo{}, 150);
  ASSERT_TRUE(timeline.began_at(0));
  EXPECT_EQ(timeline.began_at(0)->at, (scene::Vec2{0, 0}));
  EXPECT_EQ(along(*timeline.began_at(0), timeline.moves()[0], ease(Easing::kOutCubic, 50.0f / 300)).at,
            scene.find(card)->pose.at);
}

TEST(Chart, HasEverythingOfATimelineInItsOrder) {
  Scene scene;
  Timeline timeline = took(thing(scene, "card"));
  timeline.add(Deed{400, [](Scene&) {}}).add(Effect{0, Shot{{}, 1.03f, 200, 100}});
  const Chart chart = motion::chart(timeline, scene);
  ASSERT_EQ(chart.bars.size(), 4u);
  EXPECT_EQ(chart.bars[0].kind, Bar::Kind::kShot);
  EXPECT_FLOAT_EQ(chart.bars[0].ms, 500);
  EXPECT_EQ(chart.bars[1].what, "card");
  EXPECT_EQ(chart.bars[2].what, "whisk");
  EXPECT_EQ(chart.bars[3].kind, Bar::Kind::kDeed);
}

}  // namespace
}  // namespace nightcap::motion
