// The dice on the table of Martinis & Men: whatever their way, they end on what was rolled, exactly as they are shown.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "assets/art/ids.hpp"
#include "game/martinis/table/throw.hpp"

namespace nightcap::martinis::table {
namespace {

constexpr Face kRolled[] = {Face::kHeart, Face::kMartini, Face::kLightning};

// Two dice in a dish and the hand that scoops them, on a table of nothing else.
struct Dish {
  Dish() {
    for (int i = 0; i < 2; ++i) {
      scene::Entity die;
      die.pose.at = {1262 + (i == 0 ? -66.0f : 66.0f), 584};
      die.order = i;
      die.look = die_look(static_cast<Die>(i));
      homes[static_cast<std::size_t>(i)] = die.pose;
      dice[static_cast<std::size_t>(i)] = scene.add(die);
    }
    scene::Entity hidden;
    hidden.visible = false;
    hidden.look = scene::Picture{art::kHandScoop, {190, 300}};
    hand = scene.add(hidden);
  }
  Cast cast(Die die, Face face) const {
    const auto which = static_cast<std::size_t>(die);
    return {dice[which], die, face, homes[which]};
  }
  Throw how(std::uint64_t seed) const {
    Throw how;
    how.middle = {1262, 584};
    how.towards = scene::direction(static_cast<float>(seed) * 67);
    how.seed = seed;
    return how;
  }
  Throw again(std::uint64_t seed, Die die) const {
    Throw scooped = how(seed);
    scooped.hand = hand;
    scooped.other = dice[1 - static_cast<std::size_t>(die)];
    scooped.other_home = homes[1 - static_cast<std::size_t>(die)];
    return scooped;
  }
  const scene::Entity& die(Die die) { return *scene.find(dice[static_cast<std::size_t>(die)]); }
  const scene::Cube& cube(Die which) { return std::get<scene::Cube>(die(which).look); }
  void expect_at_rest(Die which, Face face) {
    EXPECT_EQ(cube(which).turned, die_at_rest(which, face));
    EXPECT_EQ(cube(which).squash, 1);
    EXPECT_EQ(die(which).pose, homes[static_cast<std::size_t>(which)]);
    EXPECT_EQ(die(which).order, static_cast<int>(which));
  }

  scene::Scene scene;
  std::array<scene::EntityId, 2> dice;
  std::array<scene::Pose, 2> homes;
  scene::EntityId hand;
  motion::Tempo tempo;
};

TEST(MartinisThrow, EndsOnWhatWasRolledForEveryPairOfFaces) {
  std::uint64_t seed = 0;
  for (const Face red : kRolled) {
    for (const Face blue : kRolled) {
      for (int n = 0; n < 4; ++n) {
        Dish dish;
        motion::Timeline timeline;
        const Cast casts[] = {dish.cast(Die::kRed, red), dish.cast(Die::kBlue, blue)};
        const Thrown thrown = add_throw(timeline, casts, dish.how(++seed));
        EXPECT_LE(thrown.rest_ms, kThrowMs);
        EXPECT_GE(thrown.bumps.size(), 2u);
        EXPECT_EQ(timeline.length(), kThrowMs);
        for (float ms = 0; ms < kThrowMs; ms += 16) timeline.advance(dish.scene, dish.tempo, 16);
        timeline.advance(dish.scene, dish.tempo, 16);
        EXPECT_TRUE(timeline.done());
        dish.expect_at_rest(Die::kRed, red);
        dish.expect_at_rest(Die::kBlue, blue);
      }
    }
  }
}

TEST(MartinisThrow, EndsTheSameWhenSkipped) {
  Dish dish;
  motion::Timeline timeline;
  const Cast casts[] = {dish.cast(Die::kRed, Face::kLightning), dish.cast(Die::kBlue, Face::kMartini)};
  add_throw(timeline, casts, dish.how(4));
  timeline.finish(dish.scene);
  dish.expect_at_rest(Die::kRed, Face::kLightning);
  dish.expect_at_rest(Die::kBlue, Face::kMartini);
}

TEST(MartinisThrow, ScoopsOneDieAloneWhoseFacesChangeOnlyInTheClosedHand) {
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    Dish dish;
    const Die die = seed % 2 == 0 ? Die::kRed : Die::kBlue, other = seed % 2 == 0 ? Die::kBlue : Die::kRed;
    const Face face = kRolled[seed % 3];
    motion::Timeline timeline;
    const Cast again = dish.cast(die, face);
    const scene::Entity before = dish.die(other);
    const Thrown thrown = add_throw(timeline, {&again, 1}, dish.again(seed, die));
    EXPECT_LE(thrown.rest_ms, kScoopMs);
    EXPECT_EQ(timeline.length(), kScoopMs);
    scene::Orientation last = dish.cube(die).turned;
    bool was_seen = true, hidden = false;
    for (float ms = 0; ms < kScoopMs + 8; ms += 8) {
      timeline.advance(dish.scene, dish.tempo, 8);
      const bool is_seen = dish.die(die).pose.alpha > 0;
      const scene::Orientation now = dish.cube(die).turned;
      if (is_seen && was_seen) {
        const scene::Orientation turn = now * scene::inverse(last);
        EXPECT_GT(std::abs(turn.w), scene::direction(22).x) << seed << " at " << ms;
      }
      hidden = hidden || !is_seen;
      was_seen = is_seen;
      last = now;
      EXPECT_EQ(dish.die(other).pose, before.pose);
    }
    EXPECT_TRUE(hidden);
    dish.expect_at_rest(die, face);
    EXPECT_FALSE(dish.scene.find(dish.hand)->visible);
  }
}

// The same seed in two worlds: where the die is tells nothing, and its faces are only stuck on another way.
TEST(MartinisThrow, TakesTheSameWayWhateverWasRolled) {
  for (std::uint64_t seed = 1; seed < 12; ++seed) {
    Dish one, two;
    motion::Timeline first, second;
    const Cast hearts[] = {one.cast(Die::kRed, Face::kHeart), one.cast(Die::kBlue, Face::kHeart)};
    const Cast others[] = {two.cast(Die::kRed, Face::kLightning), two.cast(Die::kBlue, Face::kMartini)};
    const Thrown a = add_throw(first, hearts, one.how(seed)), b = add_throw(second, others, two.how(seed));
    EXPECT_EQ(a.rest_ms, b.rest_ms);
    ASSERT_EQ(a.bumps.size(), b.bumps.size());
    std::array<scene::Orientation, 2> labels;
    for (float ms = 0; ms < a.rest_ms - 20; ms += 16) {
      first.advance(one.scene, one.tempo, 16);
      second.advance(two.scene, two.tempo, 16);
      for (const Die die : {Die::kRed, Die::kBlue}) {
        EXPECT_EQ(one.die(die).pose, two.die(die).pose);
        if (ms < 170) continue;  // they are taken up
        const scene::Orientation label = scene::inverse(one.cube(die).turned) * two.cube(die).turned;
        scene::Orientation& constant = labels[static_cast<std::size_t>(die)];
        if (constant == scene::Orientation{}) constant = label;
        const float alike = constant.w * label.w + constant.x * label.x + constant.y * label.y + constant.z * label.z;
        EXPECT_NEAR(std::abs(alike), 1, 1e-4f);
      }
    }
    const auto& all = scene::resting_orientations();
    for (const scene::Orientation& label : labels)
      EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const scene::Orientation& rest) {
        return std::abs(rest.w * label.w + rest.x * label.x + rest.y * label.y + rest.z * label.z) > 0.9999f;
      }));
  }
}

TEST(MartinisThrow, SquashesADieThatBumpsOntoTheTable) {
  Dish dish;
  motion::Timeline timeline;
  const Cast casts[] = {dish.cast(Die::kRed, Face::kHeart), dish.cast(Die::kBlue, Face::kHeart)};
  add_throw(timeline, casts, dish.how(9));
  float least = 1;
  for (float ms = 0; ms < kThrowMs; ms += 5) {
    timeline.advance(dish.scene, dish.tempo, 5);
    least = std::min(least, dish.cube(Die::kRed).squash);
  }
  EXPECT_NEAR(least, 0.86f, 0.03f);
}

TEST(MartinisThrow, OnlyFadesOverUnderReducedMotion) {
  Dish dish;
  motion::Timeline timeline;
  Throw how = dish.how(2);
  how.reduced_motion = true;
  const Cast casts[] = {dish.cast(Die::kRed, Face::kMartini), dish.cast(Die::kBlue, Face::kLightning)};
  EXPECT_TRUE(add_throw(timeline, casts, how).bumps.empty());
  EXPECT_EQ(timeline.length(), kCrossFadeMs);
  for (float ms = 0; ms < kCrossFadeMs; ms += 10) {
    timeline.advance(dish.scene, dish.tempo, 10);
    EXPECT_EQ(dish.die(Die::kRed).pose.at, dish.homes[0].at);
    EXPECT_EQ(dish.die(Die::kRed).pose.lift, 0);
  }
  dish.expect_at_rest(Die::kRed, Face::kMartini);
  dish.expect_at_rest(Die::kBlue, Face::kLightning);
}

TEST(MartinisThrow, TipsOverToHowADieWaits) {
  Dish dish;
  motion::Timeline timeline;
  add_tip(timeline, dish.dice[0], die_at_rest(Die::kRed, Face::kLightning), false);
  timeline.advance(dish.scene, dish.tempo, 1);
  const scene::Orientation turn = dish.cube(Die::kRed).turned * scene::inverse(die_at_rest(Die::kRed, Face::kLightning));
  EXPECT_GT(std::abs(turn.w), 0.99f);
  timeline.finish(dish.scene);
  dish.expect_at_rest(Die::kRed, Face::kUnrolled);
}

TEST(MartinisDice, HaveAHeartOppositeTheBoltAndOppositeEachGlass) {
  for (const Die die : {Die::kRed, Die::kBlue}) {
    const scene::Cube cube = die_look(die);
    const auto kind = [&](std::size_t face) {
      const std::string_view name = cube.faces[face].name();
      return name.substr(name.rfind('.') + 1);
    };
    int bolts = 0, glasses = 0;
    for (std::size_t face = 0; face < 6; ++face) {
      bolts += kind(face) == "lightning";
      glasses += kind(face) == "martini";
      if (kind(face) != "heart") {
        EXPECT_EQ(kind(face ^ 1u), "heart");
      }
    }
    EXPECT_EQ(bolts, 1);
    EXPECT_EQ(glasses, 2);
    for (const Face face : kRolled) EXPECT_EQ(scene::face_up(die_at_rest(die, face)), face_for(face));
  }
}

}  // namespace
}  // namespace nightcap::martinis::table
