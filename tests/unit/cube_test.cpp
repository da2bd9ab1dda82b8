// Orientations, and how a solid cube shows its faces.
#include "engine/scene/cube.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace nightcap::scene {
namespace {

constexpr std::array<SpriteId, 6> kNames{SpriteId{"+x"}, SpriteId{"-x"}, SpriteId{"+y"},
                                         SpriteId{"-y"}, SpriteId{"+z"}, SpriteId{"-z"}};

Cube cube_turned(const Orientation& q) { return {.faces = kNames, .edge = 100, .turned = q}; }

// > 0: clockwise as seen, as the corners of an upright picture are.
float signed_area(const Quad& q) {
  float twice = 0;
  for (std::size_t i = 0; i < 4; ++i) twice += q[i].x * q[(i + 1) % 4].y - q[(i + 1) % 4].x * q[i].y;
  return twice / 2;
}

std::vector<DrawItem> painted(const Cube& cube, Pose pose = {}) {
  Scene scene;
  Entity entity;
  entity.pose = pose;
  entity.look = cube;
  scene.add(entity);
  DrawList list;
  scene.draw(list);
  return {list.items().begin(), list.items().end()};
}

Orientation random_turn(std::mt19937& random) {
  const auto number = [&] { return static_cast<float>(random() % 2001) / 1000 - 1; };
  return from_axis_angle({number(), number(), number()}, number() * 360);
}

float distance(const Orientation& a, const Orientation& b) {
  return 1 - std::abs(a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z);
}

TEST(Orientation, TurnsClockwiseAboutTheAxisTowardsTheViewer) {
  const Vec3 turned = rotate(from_axis_angle({0, 0, 1}, 90), {1, 0, 0});
  EXPECT_NEAR(turned.x, 0, 1e-6f);
  EXPECT_NEAR(turned.y, 1, 1e-6f);  // from the right to below
  EXPECT_EQ(from_axis_angle({0, 0, 0}, 90), Orientation{});
}

TEST(Orientation, AppliesTheRightFactorFirst) {
  std::mt19937 random(1);
  for (int i = 0; i < 100; ++i) {
    const Orientation a = random_turn(random);
    const Orientation b = random_turn(random);
    const Vec3 v{0.3f, -0.8f, 0.5f};
    const Vec3 one = rotate(a * b, v);
    const Vec3 two = rotate(a, rotate(b, v));
    EXPECT_NEAR(one.x, two.x, 1e-5f);
    EXPECT_NEAR(one.y, two.y, 1e-5f);
    EXPECT_NEAR(one.z, two.z, 1e-5f);
    EXPECT_NEAR(distance(a * inverse(a), {}), 0, 1e-5f);
  }
}

TEST(Orientation, SlerpsTheShortWayAndEndsExactly) {
  const Orientation a = from_axis_angle({0, 0, 1}, 10);
  const Orientation b = from_axis_angle({0, 0, 1}, 70);
  const Orientation same_as_b{-b.w, -b.x, -b.y, -b.z};
  EXPECT_EQ(slerp(a, b, 0), a);
  EXPECT_EQ(slerp(a, b, 1), b);
  EXPECT_EQ(slerp(a, b, 1.5f), b);
  for (const Orientation& end : {b, same_as_b})
    EXPECT_NEAR(distance(slerp(a, end, 0.5f), from_axis_angle({0, 0, 1}, 40)), 0, 1e-5f);
  EXPECT_NEAR(distance(slerp(a, a, 0.5f), a), 0, 1e-6f);
}

TEST(Orientation, HasTwentyFourDifferentExactRests) {
  std::set<std::vector<int>> different;
  for (const Orientation& q : resting_orientations()) {
    EXPECT_NEAR(q.w * q.w + q.x * q.x + q.y * q.y + q.z * q.z, 1, 1e-6f);
    std::vector<int> images;
    for (const Vec3 axis : {Vec3{1, 0, 0}, Vec3{0, 1, 0}, Vec3{0, 0, 1}}) {
      const Vec3 to = rotate(q, axis);
      for (const float c : {to.x, to.y, to.z}) {
        EXPECT_NEAR(c, std::round(c), 1e-6f);
        images.push_back(static_cast<int>(std::lround(c)));
      }
    }
    different.insert(images);
  }
  EXPECT_EQ(different.size(), 24u);
}

TEST(Orientation, KnowsTheFaceThatIsUp) {
  EXPECT_EQ(face_up({}), 4);
  const Orientation tilt = from_axis_angle({1, 0.4f, 0}, 30);
  for (int i = 0; i < kRestingOrientations; ++i) {
    EXPECT_EQ(face_up(resting(i / 4, i % 4)), i / 4);
    EXPECT_EQ(face_up(tilt * resting(i / 4, i % 4)), i / 4);
  }
}

TEST(Cube, ShowsOnlyTheRightFaceAtEachOfItsRestsWithThePictureTurnedByItsQuarters) {
  for (int i = 0; i < kRestingOrientations; ++i) {
    SCOPED_TRACE(i);
    const auto items = painted(cube_turned(resting(i / 4, i % 4)));
    ASSERT_EQ(items.size(), 2u);
    EXPECT_EQ(items[0].sprite.name(), "shadow");
    EXPECT_EQ(items[1].sprite, kNames[static_cast<std::size_t>(i / 4)]);
    const Quad upright = quad_of(Rect::around({}, 100, 100));
    for (std::size_t corner = 0; corner < 4; ++corner) {
      // Turned clockwise by a quarter, the upper left corner is where the upper right one was.
      const Vec2 expected = upright[(corner + static_cast<std::size_t>(i % 4)) % 4];
      EXPECT_NEAR(items[1].quad[corner].x, expected.x, 0.01f);
      EXPECT_NEAR(items[1].quad[corner].y, expected.y, 0.01f);
    }
  }
}

TEST(Cube, ShowsTheFaceThatIsUpLargestWhenTilted) {
  const Orientation tilt = from_axis_angle({1, -0.6f, 0}, 28);
  for (const Orientation& rest : resting_orientations()) {
    const auto items = painted(cube_turned(tilt * rest));
    ASSERT_EQ(items.size(), 4u);  // a shadow and three faces
    const auto largest = std::max_element(items.begin() + 1, items.end(), [](const DrawItem& a, const DrawItem& b) {
      return signed_area(a.quad) < signed_area(b.quad);
    });
    EXPECT_EQ(largest->sprite, kNames[static_cast<std::size_t>(face_up(rest))]);
    std::set<std::tuple<int, int, int>> tints;
    for (auto item = items.begin() + 1; item != items.end(); ++item) tints.insert({item->tint.r, item->tint.g, item->tint.b});
    EXPECT_EQ(tints.size(), 3u);  // faces differ by their light
  }
}

TEST(Cube, MirrorsNoFaceAndPaintsFromFarToNear) {
  std::mt19937 random(7);
  for (int i = 0; i < 500; ++i) {
    const Facets all = facets(cube_turned(random_turn(random)), 0);
    ASSERT_GE(all.count, 1u);
    ASSERT_LE(all.count, 3u);
    float depth = -1000;
    for (const Facet& facet : all.seen()) {
      EXPECT_GT(signed_area(facet.quad), 0);
      EXPECT_GE(facet.depth, depth);
      depth = facet.depth;
    }
  }
}

TEST(Cube, KeepsTheHandednessOfItsFaces) {
  // Turned so that the corner of +x, -y and +z looks at the viewer, +x is seen at the right and -y above.
  const Orientation q = from_axis_angle({1, 0, 0}, -30) * from_axis_angle({0, 1, 0}, -30);
  const Facets all = facets(cube_turned(q), 0);
  ASSERT_EQ(all.count, 3u);
  for (const Facet& facet : all.seen()) {
    const Vec2 middle = bounds(facet.quad).center();
    EXPECT_TRUE(facet.face != 0 || middle.x > 20);
    EXPECT_TRUE(facet.face != 3 || middle.y < -20);
    EXPECT_TRUE(facet.face == 0 || facet.face == 3 || facet.face == 4);
  }
}

TEST(Cube, IsLitFromTheUpperLeftHoweverItsThingIsTurnedOnThePage) {
  const Orientation q = from_axis_angle({1, 0, 0}, -40);  // shows +z and, above it, -y
  const auto light_of = [&](float degrees, int face) {
    const Facets all = facets(cube_turned(q), degrees);
    for (const Facet& facet : all.seen())
      if (facet.face == face) return facet.light;
    return -1.0f;
  };
  EXPECT_GT(light_of(0, 3), light_of(180, 3) + 0.2f);
  EXPECT_GT(light_of(180, 4), light_of(0, 4));
}

TEST(Cube, ShowsABevelInItsBodyColourBetweenItsFaces) {
  Cube cube = cube_turned(from_axis_angle({1, -0.6f, 0}, 35));
  cube.body = Color::hex(0xD93A2B);
  const auto items = painted(cube);
  const auto solid = std::ranges::count(items, kSolid, &DrawItem::sprite);
  EXPECT_GE(solid, 3 + 1);  // at least the edges between the three faces, and their corner
  EXPECT_EQ(items.size(), static_cast<std::size_t>(1 + 3 + solid));
  const Facets flat = facets(cube, 0);
  EXPECT_LE(flat.count, kMaxFacets);
}

TEST(Cube, ThrowsAShadowThatGrowsWithItsLift) {
  const auto low = painted(cube_turned({}), {.at = {300, 300}});
  const auto high = painted(cube_turned({}), {.at = {300, 300}, .lift = 90});
  EXPECT_GT(bounds(high[0].quad).w, bounds(low[0].quad).w);
  EXPECT_GT(bounds(high[0].quad).center().y, bounds(low[0].quad).center().y);
  EXPECT_NEAR(bounds(high[1].quad).center().y, 210, 0.01f);
}

TEST(Cube, IsHitWhereItIsSeen) {
  Scene scene;
  Entity entity;
  entity.pose.at = {300, 300};
  entity.look = cube_turned(from_axis_angle({0, 0, 1}, 45));
  const EntityId id = scene.add(entity);
  EXPECT_EQ(scene.at({300, 240}), id);
  EXPECT_EQ(scene.at({300, 220}), kNobody);
}

}  // namespace
}  // namespace nightcap::scene
