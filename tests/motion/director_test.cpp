// The director: one timeline after another, builders in their turn, holds, skips, the ambient lane.
#include "engine/motion/director.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <string>

namespace nightcap::motion {
namespace {

struct Stage {
  Scene scene;
  Director director;
  std::string log;

  Timeline say(const std::string& word, float ms) {
    Timeline timeline("word");
    timeline.add(Deed{.start = ms, .run = [this, word](Scene&) { log += word; }});
    return timeline;
  }
  void enqueue(const std::string& word, float ms) {
    director.enqueue([this, word, ms] {
      log += "(" + word + ")";
      return say(word, ms);
    });
  }
  void advance(float ms) { director.advance(scene, {}, ms); }
};

TEST(Director, PlaysOneTimelineAfterAnotherAndBuildsEachInItsTurn) {
  Stage stage;
  stage.enqueue("a", 100);
  stage.enqueue("b", 100);
  EXPECT_TRUE(stage.director.busy());
  EXPECT_EQ(stage.log, "");
  stage.advance(50);
  EXPECT_EQ(stage.log, "(a)");
  ASSERT_NE(stage.director.current(), nullptr);
  EXPECT_EQ(stage.director.current()->label(), "word");
  stage.advance(50);
  EXPECT_EQ(stage.log, "(a)a(b)");
  stage.advance(100);
  EXPECT_EQ(stage.log, "(a)a(b)b");
  EXPECT_FALSE(stage.director.busy());
  EXPECT_EQ(stage.director.current(), nullptr);
}

TEST(Director, GivesLeftoverTimeToTheNextTimelineInTheSameFrame) {
  Stage stage;
  for (const char* word : {"a", "b", "c"}) stage.enqueue(word, 100);
  stage.advance(250);
  EXPECT_EQ(stage.log, "(a)a(b)b(c)");
  stage.advance(49);
  EXPECT_TRUE(stage.director.busy());
  stage.advance(2);
  EXPECT_FALSE(stage.director.busy());
}

TEST(Director, IsSafeWithFramesOfAnyLength) {
  Stage stage;
  stage.enqueue("a", 100);
  for (const float odd : {0.0f, -10.0f, std::numeric_limits<float>::quiet_NaN()}) stage.advance(odd);
  EXPECT_EQ(stage.log, "(a)");
  stage.advance(10'000);
  EXPECT_EQ(stage.log, "(a)a");
}

TEST(Director, PassesEmptyTimelinesAtOnce) {
  Stage stage;
  for (int i = 0; i < 1000; ++i) stage.director.enqueue([] { return Timeline(); });
  stage.enqueue("a", 0);
  stage.advance(0);
  EXPECT_EQ(stage.log, "(a)a");
  EXPECT_FALSE(stage.director.busy());
}

TEST(Director, DoesEverythingInOneAdvanceWhenInstant) {
  Stage stage;
  stage.enqueue("a", 100);
  stage.enqueue("b", 5000);
  stage.director.ambient(stage.say("~", 700));
  stage.director.advance(stage.scene, Tempo{.instant = true}, 0);
  EXPECT_EQ(stage.log, "(a)a(b)b~");
  EXPECT_FALSE(stage.director.busy());
  EXPECT_FALSE(stage.director.ambient_busy());
}

TEST(Director, HoldsBeforeTheNextTimelineUntilReleased) {
  Stage stage;
  stage.director.enqueue([&] {
    stage.director.hold();
    return stage.say("a", 100);
  });
  stage.enqueue("b", 100);
  stage.advance(50);
  EXPECT_FALSE(stage.director.held());  // what was begun goes on to its end
  stage.advance(500);
  EXPECT_EQ(stage.log, "a");
  EXPECT_TRUE(stage.director.held());
  EXPECT_TRUE(stage.director.busy());
  stage.director.release();
  stage.advance(100);
  EXPECT_EQ(stage.log, "a(b)b");
}

TEST(Director, CanBeHeldByADeed) {
  Stage stage;
  stage.director.enqueue([&] {
    Timeline timeline;
    timeline.add(Deed{.start = 10, .run = [&](Scene&) { stage.director.hold(); }});
    timeline.hold(50);
    return timeline;
  });
  stage.advance(20);
  EXPECT_FALSE(stage.director.held());
  stage.advance(1000);
  EXPECT_TRUE(stage.director.held());
  EXPECT_FALSE(stage.director.busy());  // nothing waits behind the hold
  stage.enqueue("b", 10);
  EXPECT_TRUE(stage.director.busy());
  stage.advance(1000);
  EXPECT_EQ(stage.log, "");
}

TEST(Director, SkipsThroughHoldsAndWhatIsEnqueuedOnTheWay) {
  Stage stage;
  stage.director.enqueue([&] {
    stage.director.hold();
    Timeline timeline = stage.say("a", 100);
    timeline.add(Deed{.start = 100, .run = [&](Scene&) { stage.enqueue("c", 300); }});
    return timeline;
  });
  stage.enqueue("b", 100);
  stage.advance(10);
  stage.director.skip(stage.scene);
  EXPECT_EQ(stage.log, "a(b)b(c)c");
  EXPECT_FALSE(stage.director.busy());
  EXPECT_FALSE(stage.director.held());
}

TEST(Director, LeavesTheAmbientLaneAloneWhenSkipping) {
  Stage stage;
  stage.director.ambient(stage.say("~", 100));
  stage.enqueue("a", 100);
  stage.advance(60);
  stage.director.skip(stage.scene);
  EXPECT_EQ(stage.log, "(a)a");
  EXPECT_TRUE(stage.director.ambient_busy());
  stage.advance(60);
  EXPECT_EQ(stage.log, "(a)a~");
  EXPECT_FALSE(stage.director.ambient_busy());
}

TEST(Director, FinishesTheCurrentTimelineButBeginsNothingThatTakesTime) {
  Stage stage;
  stage.enqueue("a", 100);
  stage.enqueue("b", 0);
  stage.enqueue("c", 100);
  stage.enqueue("d", 100);
  stage.advance(10);
  stage.director.finish_current(stage.scene);
  EXPECT_EQ(stage.log, "(a)a(b)b(c)");
  stage.director.finish_current(stage.scene);
  EXPECT_EQ(stage.log, "(a)a(b)b(c)c(d)");
}

TEST(Director, StopsAtAHoldWhenFinishing) {
  Stage stage;
  stage.director.enqueue([&] {
    stage.director.hold();
    return stage.say("a", 100);
  });
  stage.enqueue("b", 0);
  stage.advance(1);
  stage.director.finish_current(stage.scene);
  EXPECT_EQ(stage.log, "a");
  EXPECT_TRUE(stage.director.held());
}

TEST(Director, LetsAmbientTimelinesAddOthers) {
  Stage stage;
  for (int i = 0; i < 10; ++i) {
    Timeline timeline;
    timeline.add(Deed{.run = [&](Scene&) {
      for (int k = 0; k < 50; ++k) stage.director.ambient(stage.say("~", 0));
    }});
    timeline.add(Deed{.start = 1, .run = [&](Scene&) { stage.log += "."; }});
    stage.director.ambient(std::move(timeline));
  }
  stage.advance(5);
  EXPECT_EQ(stage.log, "..........");
  stage.advance(0);
  EXPECT_EQ(stage.log.size(), 10u + 500u);
  EXPECT_FALSE(stage.director.ambient_busy());
}

TEST(Director, CanBeClearedByWhatItPlays) {
  Stage stage;
  stage.director.ambient(stage.say("~", 100));
  stage.director.enqueue([&] {
    Timeline timeline;
    timeline.add(Deed{.start = 10, .run = [&](Scene&) {
                        stage.director.clear();
                        stage.enqueue("new", 5);
                      }});
    timeline.add(Deed{.start = 20, .run = [&](Scene&) { stage.log += "old"; }});
    return timeline;
  });
  stage.enqueue("old", 10);
  stage.advance(200);
  EXPECT_EQ(stage.log, "(new)new");
  EXPECT_FALSE(stage.director.busy());
  EXPECT_FALSE(stage.director.ambient_busy());
}

TEST(Director, ForgetsATimelineWhoseBuilderClearedEverything) {
  Stage stage;
  stage.director.enqueue([&] {
    stage.director.clear();
    return stage.say("old", 0);
  });
  stage.advance(10);
  EXPECT_EQ(stage.log, "");
  EXPECT_FALSE(stage.director.busy());
}

TEST(Director, ForgetsEverythingUnplayed) {
  Stage stage;
  stage.enqueue("a", 100);
  stage.enqueue("b", 100);
  stage.director.ambient(stage.say("~", 100));
  stage.advance(10);
  stage.director.hold();
  stage.director.clear();
  EXPECT_FALSE(stage.director.busy());
  EXPECT_FALSE(stage.director.ambient_busy());
  EXPECT_FALSE(stage.director.held());
  stage.advance(1000);
  EXPECT_EQ(stage.log, "(a)");
}

TEST(DirectorDeathTest, EndsTheProgramRatherThanSkipForever) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  Stage stage;
  std::function<Timeline()> again = [&] {
    Timeline timeline;
    timeline.add(Deed{.run = [&](Scene&) { stage.director.enqueue(again); }});
    return timeline;
  };
  stage.director.enqueue(again);
  EXPECT_DEATH(stage.director.skip(stage.scene), "kMaxAtOnce");
}

}  // namespace
}  // namespace nightcap::motion
