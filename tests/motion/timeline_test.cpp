// Timelines: one end, however the time is cut; start values read late; dead entities; speed, reduced motion, instant.
#include "engine/motion/timeline.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <string>

namespace nightcap::motion {
namespace {

constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

EntityId add_at(Scene& scene, float x, float y = 0) {
  scene::Entity entity;
  entity.pose.at = {x, y};
  entity.look = scene::Picture{scene::kSolid, {10, 10}};
  return scene.add(entity);
}

Pose at(float x, float y = 0) {
  Pose pose;
  pose.at = {x, y};
  return pose;
}

// A table of things, and a timeline over them that both follow from the seed.
struct Play {
  explicit Play(unsigned seed) {
    std::mt19937 random(seed);
    const auto number = [&](int from, int to) {
      return static_cast<float>(from + static_cast<int>(random() % static_cast<unsigned>(to - from + 1)));
    };
    for (int i = 0; i < 6; ++i) things.push_back(add_at(scene, number(0, 1920), number(0, 1080)));
    const auto one_of_them = [&] { return things[random() % things.size()]; };
    const auto easing = [&] { return static_cast<Easing>(random() % 6); };
    for (int i = 0; i < 25; ++i) {
      const float start = number(0, 900);
      const float ms = random() % 5 == 0 ? 0 : number(1, 700);
      const unsigned kind = random() % 8;
      if (kind < 5) {
        Pose to = at(number(0, 1920), number(0, 1080));
        to.degrees = number(-400, 400);
        to.flip = number(0, 180);
        to.alpha = number(0, 10) / 10;
        to.scale = number(1, 30) / 10;
        to.lift = number(0, 90);
        timeline.add(Move{.entity = one_of_them(),
                          .to = to,
                          .start = start,
                          .ms = ms,
                          .easing = easing(),
                          .arc = 0.12f,
                          .bank = 8,
                          .turns = number(0, 2)});
      } else if (kind == 5) {
        const EntityId id = one_of_them();
        timeline.add(Shape{.entity = id, .start = start, .ms = ms, .easing = easing(), .apply = [id](Scene& s, float p) {
                             s.find(id)->pose.degrees = 30 * p;
                           }});
      } else if (kind == 6) {
        // What a deed reads must not depend on how the time was cut either.
        const EntityId id = one_of_them();
        timeline.add(Deed{.start = start, .run = [this, id, i](Scene& s) {
                            deeds += std::to_string(i) + ";";
                            if (const scene::Entity* entity = s.find(id)) seen.push_back(entity->pose);
                          }});
      } else if (random() % 3 == 0) {
        const EntityId id = one_of_them();
        timeline.add(Deed{.start = start, .run = [id](Scene& s) { s.remove(id); }});
      }
    }
  }
  Play(const Play&) = delete;
  Play& operator=(const Play&) = delete;

  void run_in_frames(float ms, const Tempo& tempo = {}) {
    for (int guard = 0; !timeline.done() && guard < 100'000; ++guard) timeline.advance(scene, tempo, ms);
  }
  void expect_same(const Play& other) const {
    for (const EntityId id : things) {
      const scene::Entity* a = scene.find(id);
      const scene::Entity* b = other.scene.find(id);
      ASSERT_EQ(a == nullptr, b == nullptr);
      if (a != nullptr) {
        EXPECT_EQ(a->pose, b->pose);
      }
    }
    EXPECT_EQ(deeds, other.deeds);
    EXPECT_TRUE(timeline.done());
  }

  Scene scene;
  std::vector<EntityId> things;
  Timeline timeline{"random"};
  std::string deeds;
  std::vector<Pose> seen;
};

TEST(Timeline, EndsTheSameAtEveryFrameRateInOneStepAndByFinish) {
  for (unsigned seed = 0; seed < 300; ++seed) {
    SCOPED_TRACE(seed);
    Play finished(seed);
    finished.timeline.finish(finished.scene);
    for (const float hz : {30.0f, 60.0f, 144.0f, 7.0f}) {
      Play play(seed);
      play.run_in_frames(1000 / hz);
      play.expect_same(finished);
      EXPECT_EQ(play.seen, finished.seen);
    }
    Play one_step(seed);
    one_step.timeline.advance(one_step.scene, {}, 10'000);
    one_step.expect_same(finished);
    EXPECT_EQ(one_step.seen, finished.seen);
    Play instant(seed);
    instant.timeline.advance(instant.scene, Tempo{.instant = true}, 0);
    instant.expect_same(finished);
    Play half_way(seed);
    half_way.timeline.advance(half_way.scene, {}, 333);
    half_way.timeline.finish(half_way.scene);
    half_way.expect_same(finished);
  }
}

TEST(Timeline, EndsTheSameWithReducedMotionAndAtEverySpeed) {
  for (unsigned seed = 0; seed < 100; ++seed) {
    SCOPED_TRACE(seed);
    Play finished(seed);
    finished.timeline.finish(finished.scene);
    Play reduced(seed);
    reduced.run_in_frames(16, Tempo{.reduced_motion = true});
    reduced.expect_same(finished);
    for (const float speed : {0.5f, 2.0f, 4.0f}) {
      Play play(seed);
      play.run_in_frames(16, Tempo{.speed = speed});
      play.expect_same(finished);
    }
  }
}

TEST(Timeline, ReadsTheStartValueWhenTheTweenStarts) {
  Scene scene;
  const EntityId id = add_at(scene, 0);
  Timeline timeline;
  timeline.add(Move{.entity = id, .to = at(200), .start = 100, .ms = 100, .easing = Easing::kLinear});
  timeline.advance(scene, {}, 50);
  scene.find(id)->pose.at.x = 100;
  timeline.advance(scene, {}, 100);
  EXPECT_FLOAT_EQ(scene.find(id)->pose.at.x, 150);
}

TEST(Timeline, HandsBackTheTimeThatItDidNotNeed) {
  Scene scene;
  const EntityId id = add_at(scene, 0);
  Timeline timeline;
  timeline.add(Move{.entity = id, .to = at(100), .ms = 100});
  EXPECT_EQ(timeline.advance(scene, {}, 60), 0);
  EXPECT_FALSE(timeline.done());
  EXPECT_FLOAT_EQ(timeline.advance(scene, {}, 60), 20);
  EXPECT_TRUE(timeline.done());
  EXPECT_EQ(timeline.advance(scene, {}, 30), 30);
}

TEST(Timeline, HandsBackGameTimeAlsoAtDoubleSpeed) {
  Scene scene;
  Timeline timeline;
  timeline.hold(100);
  EXPECT_FLOAT_EQ(timeline.advance(scene, Tempo{.speed = 2}, 60), 10);
}

TEST(Timeline, TakesUpANewSpeedInMidFlight) {
  Scene scene;
  const EntityId id = add_at(scene, 0);
  Timeline timeline;
  timeline.add(Move{.entity = id, .to = at(1000), .ms = 1000, .easing = Easing::kLinear});
  timeline.advance(scene, Tempo{.speed = 1}, 200);
  EXPECT_FLOAT_EQ(scene.find(id)->pose.at.x, 200);
  timeline.advance(scene, Tempo{.speed = 4}, 100);
  EXPECT_FLOAT_EQ(scene.find(id)->pose.at.x, 600);
  timeline.advance(scene, Tempo{.speed = 0.5f}, 200);
  EXPECT_FLOAT_EQ(scene.find(id)->pose.at.x, 700);
  timeline.advance(scene, Tempo{.instant = true}, 0);
  EXPECT_EQ(scene.find(id)->pose, at(1000));
}

TEST(Timeline, IsSafeWithFramesOfAnyLength) {
  Scene scene;
  const EntityId id = add_at(scene, 0);
  Timeline timeline;
  timeline.add(Move{.entity = id, .to = at(100), .ms = 100, .easing = Easing::kLinear});
  EXPECT_EQ(timeline.advance(scene, {}, 40), 0);
  for (const float odd : {0.0f, -50.0f, kNaN, -std::numeric_limits<float>::infinity()})
    EXPECT_EQ(timeline.advance(scene, {}, odd), 0);
  EXPECT_FLOAT_EQ(scene.find(id)->pose.at.x, 40);
  EXPECT_FLOAT_EQ(timeline.advance(scene, {}, 10'000), 9'940);
  EXPECT_EQ(scene.find(id)->pose, at(100));
}

TEST(Timeline, CountsATweenOfADeadEntityAsFinished) {
  Scene scene;
  const EntityId dead = add_at(scene, 0);
  const EntityId dying = add_at(scene, 0);
  Timeline timeline;
  int calls = 0;
  timeline.add(Move{.entity = dead, .to = at(100), .ms = 100});
  timeline.add(Move{.entity = dying, .to = at(100), .ms = 100});
  timeline.add(Shape{.entity = dead, .ms = 100, .apply = [&](Scene&, float) { ++calls; }});
  timeline.add(Deed{.start = 50, .run = [dying](Scene& s) { s.remove(dying); }});
  scene.remove(dead);
  // A new thing in the place of the dead one is left alone.
  const EntityId heir = add_at(scene, 7);
  for (int i = 0; i < 20; ++i) timeline.advance(scene, {}, 10);
  EXPECT_TRUE(timeline.done());
  EXPECT_EQ(calls, 0);
  EXPECT_EQ(scene.find(heir)->pose, at(7));
}

TEST(Timeline, DoesDeedsOnceAndInTheOrderOfTheirTimes) {
  Scene scene;
  std::string order;
  const auto say = [&order](std::string word) { return [&order, word](Scene&) { order += word; }; };
  Timeline timeline;
  timeline.add(Deed{.start = 20, .run = say("c")}).add(Deed{.start = 0, .run = say("a")});
  timeline.add(Deed{.start = 20, .run = say("d")}).add(Deed{.start = 10, .run = say("b")});
  timeline.advance(scene, {}, 15);
  EXPECT_EQ(order, "ab");
  timeline.finish(scene);
  timeline.finish(scene);
  EXPECT_EQ(order, "abcd");
}

TEST(Timeline, AppliesItemsOfNoLengthAtOnce) {
  Scene scene;
  const EntityId id = add_at(scene, 0);
  float progress = -1;
  Timeline timeline;
  timeline.add(Move{.entity = id, .to = at(5)}).add(Shape{.apply = [&](Scene&, float p) { progress = p; }}).hold(100);
  timeline.advance(scene, {}, 0);
  EXPECT_EQ(scene.find(id)->pose, at(5));
  EXPECT_EQ(progress, 1);
  EXPECT_FALSE(timeline.done());
}

TEST(Timeline, CallsAShapeWithOneExactlyOnceAtItsEnd) {
  Scene scene;
  int ends = 0;
  float last = -1;
  Timeline timeline;
  timeline.add(Shape{.ms = 95, .easing = Easing::kOutBack, .apply = [&](Scene&, float p) {
                       last = p;
                       if (p == 1) ++ends;
                     }});
  timeline.hold(300);
  while (!timeline.done()) timeline.advance(scene, {}, 10);
  EXPECT_EQ(ends, 1);
  EXPECT_EQ(last, 1);
}

TEST(Timeline, DoesNotWrapDegrees) {
  Scene scene;
  const EntityId id = add_at(scene, 0);
  scene.find(id)->pose.degrees = 350;
  Pose to = at(0);
  to.degrees = 10;
  Timeline timeline;
  timeline.add(Move{.entity = id, .to = to, .ms = 100, .easing = Easing::kLinear});
  timeline.advance(scene, {}, 50);
  EXPECT_FLOAT_EQ(scene.find(id)->pose.degrees, 180);
}

TEST(Timeline, AddsFullTurnsOnTheWayAndEndsAsWritten) {
  Scene scene;
  const EntityId id = add_at(scene, 0);
  Timeline timeline;
  timeline.add(Move{.entity = id, .to = at(0), .ms = 100, .easing = Easing::kLinear, .turns = 2});
  timeline.advance(scene, {}, 0);
  EXPECT_EQ(scene.find(id)->pose, at(0));
  timeline.advance(scene, {}, 75);
  EXPECT_FLOAT_EQ(scene.find(id)->pose.degrees, 540);
  timeline.advance(scene, {}, 25);
  EXPECT_EQ(scene.find(id)->pose.degrees, 0);
}

TEST(Timeline, ArcsAndBanksOnlyOnTheWay) {
  Scene scene;
  const EntityId right = add_at(scene, 0);
  const EntityId left = add_at(scene, 500);
  const EntityId far_away = add_at(scene, 0);
  Timeline timeline;
  const auto move = [&](EntityId id, float x) {
    timeline.add(Move{.entity = id, .to = at(x), .ms = 100, .easing = Easing::kLinear, .arc = 0.12f, .bank = 8});
  };
  move(right, 500);
  move(left, 0);
  move(far_away, 1900);
  timeline.advance(scene, {}, 0);
  EXPECT_EQ(scene.find(right)->pose, at(0));
  timeline.advance(scene, {}, 50);
  EXPECT_FLOAT_EQ(scene.find(right)->pose.lift, 60);  // 12 % of the distance
  EXPECT_FLOAT_EQ(scene.find(far_away)->pose.lift, 120);
  EXPECT_FLOAT_EQ(scene.find(right)->pose.degrees, 8);
  EXPECT_FLOAT_EQ(scene.find(left)->pose.degrees, -8);
  timeline.advance(scene, {}, 50);
  EXPECT_EQ(scene.find(right)->pose, at(500));
  EXPECT_EQ(scene.find(left)->pose, at(0));
}

TEST(Timeline, FadesInsteadOfTravellingWithReducedMotion) {
  Scene scene;
  const EntityId traveller = add_at(scene, 0);
  const EntityId nudged = add_at(scene, 0);
  Timeline timeline;
  timeline.add(Move{.entity = traveller, .to = at(500), .ms = 400, .arc = 0.12f, .turns = 1});
  timeline.add(Move{.entity = nudged, .to = at(8), .ms = 400, .easing = Easing::kLinear});
  const Tempo reduced{.reduced_motion = true};
  timeline.advance(scene, reduced, 30);
  EXPECT_EQ(scene.find(traveller)->pose.at.x, 0);
  EXPECT_FLOAT_EQ(scene.find(traveller)->pose.alpha, 0.5f);
  EXPECT_FLOAT_EQ(scene.find(nudged)->pose.at.x, 0.6f);
  timeline.advance(scene, reduced, 60);
  EXPECT_EQ(scene.find(traveller)->pose.at.x, 500);
  EXPECT_FLOAT_EQ(scene.find(traveller)->pose.alpha, 0.5f);
  EXPECT_EQ(scene.find(traveller)->pose.lift, 0);
  timeline.advance(scene, reduced, 30);
  EXPECT_EQ(scene.find(traveller)->pose, at(500));
}

TEST(Timeline, LetsTheMoveThatEndsLastHaveTheLastWord) {
  for (const bool in_one_step : {false, true}) {
    Scene scene;
    const EntityId id = add_at(scene, 0);
    Timeline timeline;
    timeline.add(Move{.entity = id, .to = at(1), .start = 0, .ms = 300});
    timeline.add(Move{.entity = id, .to = at(2), .start = 100, .ms = 50});
    while (!timeline.done()) timeline.advance(scene, {}, in_one_step ? 1000.0f : 16.0f);
    EXPECT_EQ(scene.find(id)->pose, at(1));
  }
}

TEST(Timeline, LetsDeedsAddAndRemoveThings) {
  Scene scene;
  const EntityId id = add_at(scene, 0);
  Timeline timeline;
  timeline.add(Move{.entity = id, .to = at(100), .ms = 100});
  timeline.add(Deed{.start = 50, .run = [](Scene& s) {
                      for (int i = 0; i < 500; ++i) add_at(s, 1);
                      s.each([&](EntityId other, const scene::Entity& entity) {
                        if (entity.pose.at.x == 1) s.remove(other);
                      });
                    }});
  timeline.advance(scene, {}, 1000);
  EXPECT_EQ(scene.size(), 1);
  EXPECT_EQ(scene.find(id)->pose, at(100));
}

TEST(Timeline, CanBeStoppedByItsOwnDeed) {
  Scene scene;
  bool later = false;
  Timeline timeline;
  timeline.add(Deed{.start = 10, .run = [&](Scene&) { timeline.stop(); }});
  timeline.add(Deed{.start = 10, .run = [&](Scene&) { later = true; }});
  timeline.advance(scene, {}, 100);
  EXPECT_TRUE(timeline.done());
  EXPECT_FALSE(later);
}

}  // namespace
}  // namespace nightcap::motion
