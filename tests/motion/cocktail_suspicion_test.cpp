// A suspicion as art direction §9 has it: who points, who is pointed at, what the cubes do; and what expert mode adds.
#include <gtest/gtest.h>

#include "tests/support/cocktail_moments.hpp"

namespace nightcap::tests {
namespace {

using cocktail::table::Geometry;

float from_to(scene::Vec2 a, scene::Vec2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

TEST(CocktailSuspicion, ThePortraitsComeFromTheirOwnersSeatsAndPointWithTheirOwnArms) {
  Moment moment(4);
  moment.suspicion(2, true);  // seats 0 and 2: the flapper and the dowager
  ASSERT_TRUE(moment.until("reveal"));
  const Geometry geometry({1920, 1080}, 4, 0);
  const scene::Vec2 seat = geometry.seat(1).medal, stage = geometry.accused().at;
  moment.run(60);
  const float soon = from_to(Moment::middle(*moment.find("medal.large", 0)), seat);
  moment.run(1300);
  EXPECT_LT(soon, from_to(seat, stage) / 2) << "it begins at the seat";
  EXPECT_EQ(moment.count("heir.colonel.sly", 200), 1) << "the accused, large";
  EXPECT_EQ(moment.count("arm.flapper"), 1);
  EXPECT_EQ(moment.count("arm.dowager") + moment.count("arm.nephew"), 1);
  EXPECT_EQ(moment.count("arm.colonel"), 0) << "nobody points at themselves";
}

TEST(CocktailSuspicion, ALiarIsCaughtSweatsAndIsToldSoInSentences) {
  Moment moment(4);
  moment.suspicion(3, true);
  ASSERT_TRUE(moment.until("reveal"));
  moment.run(2600);
  EXPECT_EQ(moment.count("heir.colonel.caught", 200), 1);
  EXPECT_EQ(moment.count("sweat"), 3);
  EXPECT_EQ(moment.count("stamp.lie"), 1);
  EXPECT_EQ(moment.count("tag.torn-left") + moment.count("tag.torn-right"), 2);
  EXPECT_TRUE(moment.says("Bob takes 3 dishonor cubes, one for each who suspected."));
  EXPECT_TRUE(moment.says("was right"));
  EXPECT_FALSE(moment.says("was wrong"));
}

TEST(CocktailSuspicion, WhoWasWrongSinksAndLowersTheArm) {
  Moment moment(4);
  moment.suspicion(1, false);
  ASSERT_TRUE(moment.until("reveal"));
  moment.run(1500);
  const auto before = moment.find("arm.flapper");
  const float high = Moment::middle(*moment.find("heir.flapper.sly", 150)).y;
  moment.run(1200);
  const auto after = moment.find("arm.flapper");
  ASSERT_TRUE(before && after);
  EXPECT_GT(Moment::middle(*moment.find("heir.flapper.caught", 150)).y, high + 6);
  EXPECT_GT(after->quad[0].y - after->quad[1].y, before->quad[0].y - before->quad[1].y + 40) << "the hand is lower";
  EXPECT_EQ(moment.count("stamp.true"), 1);
  EXPECT_TRUE(moment.says("Ann takes 1 dishonor cube."));
}

TEST(CocktailSuspicion, EightWhoSuspectAllHaveTheirPlaceOnThePage) {
  for (const int suspects : {1, 2, 3, 4, 8}) {
    const Geometry geometry({1920, 1080}, 9, 0);
    for (int i = 0; i < suspects; ++i) {
      const auto place = geometry.accuser(i, suspects);
      EXPECT_LT(place.at.x + place.radius * 1.4f, 1920);
      EXPECT_LT(place.at.y + place.radius * 1.1f + 30, geometry.proceed().y) << i << " of " << suspects;
      EXPECT_GT(place.at.y - place.radius * 1.4f, geometry.headline().y + 50);
      for (int k = 0; k < i; ++k) {
        const auto other = geometry.accuser(k, suspects);
        EXPECT_GT(from_to(place.at, other.at), place.radius * 1.9f) << i << " and " << k << " of " << suspects;
      }
    }
  }
}

TEST(CocktailSuspicion, ItCanBeReadUntilSomebodyContinues) {
  Moment moment(4);
  moment.suspicion(2, true);
  ASSERT_TRUE(moment.until("reveal"));
  EXPECT_EQ(moment.widget("table.continue"), nullptr);
  moment.run(2600);
  ASSERT_NE(moment.widget("table.continue"), nullptr);
  EXPECT_TRUE(moment.widget("table.continue")->enabled);
  moment.table->press("table.continue");
  EXPECT_FALSE(moment.table->busy());
  EXPECT_EQ(moment.widget("table.continue"), nullptr);
}

TEST(CocktailSuspicion, CubesComeOneByOneAndLieUntilTheyAreTaken) {
  Moment moment(4);
  moment.suspicion(3, true);
  ASSERT_TRUE(moment.until("reveal"));
  std::set<int> lying;
  while (moment.plays("reveal")) {
    lying.insert(std::min(moment.count("icon.cube", 57), 3));
    moment.step();
  }
  EXPECT_EQ(lying, (std::set<int>{0, 1, 2, 3})) << "one after the other";
  EXPECT_EQ(moment.count("icon.cube", 57), 3) << "they lie there when the light is back";
  ASSERT_TRUE(moment.until("cubes"));
  moment.play_on();
  EXPECT_EQ(moment.count("icon.cube", 57), 0);
  EXPECT_EQ(moment.count("icon.cube"), 3) << "on the plate";
}

TEST(CocktailSuspicion, FiveCubesComeTogetherIntoAFive) {
  Moment moment(4);
  moment.state.cubes[1] = 4;
  moment.suspicion(2, true);
  ASSERT_TRUE(moment.until("cubes"));
  int ones = 0;
  bool large = false;
  while (moment.plays("cubes")) {
    ones = std::max(ones, moment.count("icon.cube"));
    large = large || moment.count("icon.cube-five", 80) > 0;
    if (!large) {
      EXPECT_EQ(moment.count("icon.cube-five"), moment.count("icon.cube-five", 40));
    }
    moment.step();
  }
  EXPECT_GE(ones, 6) << "all of them lay there as ones";
  EXPECT_TRUE(large) << "the five is seen to come about";
  moment.play_on();
  EXPECT_EQ(moment.count("icon.cube-five"), 1);
  EXPECT_EQ(moment.count("icon.cube"), 1);
  EXPECT_TRUE(moment.heard("ting"));
}

TEST(CocktailSuspicion, TenCubesMakeTwoFivesAndASkipEndsInTheSame) {
  for (const bool skip : {false, true}) {
    Moment moment(9);
    moment.state.cubes[1] = 4;
    moment.suspicion(8, true);
    ASSERT_TRUE(moment.until("cubes"));
    if (skip) {
      moment.run(1100);
      moment.table->hurry();
    } else {
      moment.play_on();
    }
    Moment fresh(9);
    fresh.state = moment.state;
    fresh.show();
    while (moment.table->accompaniment().moving()) moment.step(400);
    EXPECT_TRUE(moment.painted() == fresh.painted()) << (skip ? "skipped" : "played");
  }
}

TEST(CocktailSuspicion, WhereDishonorWeighsMoreTheWeightFalls) {
  for (const bool heavy : {false, true}) {
    Moment moment(4, cocktail::Options{0, static_cast<std::uint8_t>(heavy), 0, 1});
    moment.state.cubes[1] = 1;
    moment.suspicion(2, true);
    ASSERT_TRUE(moment.until("cubes"));
    moment.run(1500);
    EXPECT_EQ(moment.count("weight.heavy"), heavy ? 1 : 0);
    EXPECT_EQ(moment.says("3 cubes weigh 5 points."), heavy);  // CK-9.2
    moment.play_on();
    EXPECT_EQ(moment.heard("weight-thud"), heavy);
  }
}

TEST(CocktailSuspicion, WhoHandsACubeOverTipsTheirHat) {
  Moment moment(4, kExpert);
  moment.state.cubes[0] = 2;
  moment.suspicion(1, true);
  moment.play_on();
  ASSERT_EQ(moment.state.phase, cocktail::Phase::kHandOver);
  moment.play(Seat{0}, act::hand_over(true));
  ASSERT_TRUE(moment.until("handed-over"));
  moment.run(400);
  EXPECT_EQ(moment.count("hat.tip"), 1);
  EXPECT_TRUE(moment.says("Ann hands over a cube."));
  moment.play_on();
  EXPECT_EQ(moment.state.cubes[0], 1);
  EXPECT_EQ(moment.state.cubes[1], 1) << "as many as before";
  EXPECT_EQ(moment.count("hat.tip"), 0);
}

TEST(CocktailSuspicion, WhoKeepsTheirCubesIsToldOfToo) {
  Moment moment(4, kExpert);
  moment.state.cubes[0] = 2;
  moment.suspicion(1, true);
  moment.play_on();
  moment.play(Seat{0}, act::hand_over(false));
  ASSERT_TRUE(moment.until("kept"));
  moment.run(300);
  EXPECT_TRUE(moment.says("Ann hands over no cube."));
  EXPECT_EQ(moment.count("hat.tip"), 0);
}

TEST(CocktailSuspicion, ReducedMotionHasNoTrembleNoTrailAndTheSameWords) {
  motion::Tempo calm;
  calm.reduced_motion = true;
  Moment moment(4, kStandard, calm);
  moment.suspicion(1, true);
  ASSERT_TRUE(moment.until("reveal"));
  moment.run(920);
  const auto still = moment.find("back.cocktail", 250);
  ASSERT_TRUE(still);
  for (int i = 0; i < 25; ++i) {
    moment.step();
    const auto now = moment.find("back.cocktail", 250);
    ASSERT_TRUE(now);
    EXPECT_TRUE(now->quad == still->quad) << "it trembles";
  }
  moment.run(1500);
  EXPECT_TRUE(moment.says("Bob takes 1 dishonor cube."));
  EXPECT_LE(moment.count("icon.cube", 20), 1) << "a trail";
}

}  // namespace
}  // namespace nightcap::tests
