// Dice thrown by physics: where they end, what they bump, and that nothing of it looks wrong on the way.
#include "engine/physics/toss.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "engine/scene/orientation.hpp"

namespace nightcap::physics {
namespace {

constexpr Vec2 kLeft{-0.846f, 0}, kRight{0.846f, 0};
constexpr int kSeeds = 40;

// From every side in turn.
Toss both(std::uint64_t seed) {
  Toss toss;
  toss.homes = {kLeft, kRight};
  const Vec2 side = scene::direction(static_cast<float>(seed) * 41);
  toss.from = side * 5.4f;
  toss.seed = seed;
  return toss;
}

Toss one(std::uint64_t seed) {
  Toss toss = both(seed);
  toss.dice = 1;
  toss.standing = kRight;
  toss.from = Vec2{kLeft.x + 0.6f, seed % 2 == 0 ? 1.6f : -1.6f};
  toss.height = 2.1f;
  toss.flight_ms = 230;
  toss.rest_by_ms = 620;
  return toss;
}

bool is_rest(const Orientation& turned) {
  const auto& all = scene::resting_orientations();
  return std::find(all.begin(), all.end(), turned) != all.end();
}

bool same(const Flight& a, const Flight& b) {
  for (std::size_t die = 0; die < a.paths.size(); ++die) {
    if (a.paths[die].size() != b.paths[die].size()) return false;
    for (std::size_t i = 0; i < a.paths[die].size(); ++i)
      if (!(a.paths[die][i].at == b.paths[die][i].at) || !(a.paths[die][i].turned == b.paths[die][i].turned)) return false;
  }
  return true;
}

TEST(Toss, EndsFlatAtHomeInTime) {
  for (int seed = 0; seed < kSeeds; ++seed) {
    for (const Toss& toss : {both(static_cast<std::uint64_t>(seed)), one(static_cast<std::uint64_t>(seed))}) {
      const Flight flight = fly(toss);
      EXPECT_LE(flight.rest_ms, toss.rest_by_ms);
      for (std::size_t die = 0; die < static_cast<std::size_t>(toss.dice); ++die) {
        const Place& last = flight.paths[die].back();
        EXPECT_EQ(last.at, (Vec3{toss.homes[die].x, toss.homes[die].y, 0.5f}));
        EXPECT_TRUE(is_rest(last.turned));
        EXPECT_NEAR(static_cast<float>(flight.paths[die].size() - 1) * kSampleMs, flight.rest_ms, 0.01f);
      }
    }
  }
}

TEST(Toss, SettlesByItselfButForAFew) {
  int flattened = 0, tries = 0;
  for (int seed = 0; seed < kSeeds; ++seed) {
    const Flight flight = fly(both(static_cast<std::uint64_t>(seed)));
    flattened += flight.settled ? 0 : 1;
    tries += flight.tries;
  }
  EXPECT_LE(flattened, kSeeds / 10);
  EXPECT_LE(tries, 4 * kSeeds);
}

TEST(Toss, BumpsTheFloorTheRimAndTheOtherDie) {
  int floor = 0, rim = 0, dice = 0, standing = 0;
  for (int seed = 0; seed < kSeeds; ++seed) {
    for (const Toss& toss : {both(static_cast<std::uint64_t>(seed)), one(static_cast<std::uint64_t>(seed))}) {
      const Flight flight = fly(toss);
      float before = 0;
      bool lands = false;
      for (const Hit& hit : flight.hits) {
        EXPECT_GE(hit.ms, before);
        EXPECT_GT(hit.strength, 0);
        EXPECT_LE(hit.strength, 1);
        before = hit.ms;
        lands = lands || hit.with == kFloor;
        floor += hit.with == kFloor;
        rim += hit.with == kRim;
        dice += hit.with >= 0;
        standing += hit.with == kStanding;
      }
      EXPECT_TRUE(lands);
    }
  }
  EXPECT_GE(floor, 4 * kSeeds);
  EXPECT_GE(rim, kSeeds);
  EXPECT_GE(dice, kSeeds / 2);
  EXPECT_GE(standing, kSeeds / 4);
}

TEST(Toss, KeepsDiceApartWithinTheRimAndOverTheFloor) {
  for (int seed = 0; seed < kSeeds; ++seed) {
    const Toss toss = both(static_cast<std::uint64_t>(seed));
    const Flight flight = fly(toss);
    if (!flight.settled) continue;
    for (std::size_t i = 0; i < flight.paths[0].size(); ++i) {
      EXPECT_LE(overlap(flight.paths[0][i], flight.paths[1][i]), 0.2f) << seed << " at " << i;
      for (const auto& path : flight.paths) {
        EXPECT_GE(path[i].at.z, standing_height(path[i].turned) - 0.15f) << seed << " at " << i;
        if (static_cast<float>(i) * kSampleMs > 1.3f * toss.flight_ms) {
          EXPECT_LE(std::hypot(path[i].at.x / toss.dish.x, path[i].at.y / toss.dish.y), 1) << seed << " at " << i;
        }
      }
    }
  }
}

TEST(Toss, JumpsNowhere) {
  for (int seed = 0; seed < kSeeds; ++seed) {
    for (const Toss& toss : {both(static_cast<std::uint64_t>(seed)), one(static_cast<std::uint64_t>(seed))}) {
      const Flight flight = fly(toss);
      for (const auto& path : flight.paths) {
        for (std::size_t i = 1; i < path.size(); ++i) {
          const Vec3 way = path[i].at + path[i - 1].at * -1;
          EXPECT_LT(std::sqrt(scene::dot(way, way)), 0.4f) << seed << " at " << i;
          const Orientation turn = path[i].turned * scene::inverse(path[i - 1].turned);
          EXPECT_GT(std::abs(turn.w), scene::direction(20).x) << seed << " at " << i;  // at most 40 degrees
        }
      }
    }
  }
}

TEST(Toss, IsTheSameForASeedAndAnotherForTheNext) {
  EXPECT_TRUE(same(fly(both(5)), fly(both(5))));
  EXPECT_FALSE(same(fly(both(5)), fly(both(46))));
}

TEST(Toss, IsFoundAtAnyTimeOfItsWay) {
  const Flight flight = fly(both(3));
  const auto& path = flight.paths[0];
  EXPECT_EQ(place_at(path, -10).at, path.front().at);
  EXPECT_EQ(place_at(path, flight.rest_ms + 50).at, path.back().at);
  const Vec3 middle = (path[4].at + path[5].at) * 0.5f;
  EXPECT_NEAR(place_at(path, 4.5f * kSampleMs).at.z, middle.z, 0.001f);
}

TEST(Toss, MeasuresHowDeepDiceAreInOneAnother) {
  const Place here{{0, 0, 0.5f}, {}};
  EXPECT_NEAR(overlap(here, {{0.9f, 0, 0.5f}, {}}), 0.1f, 0.001f);
  EXPECT_LT(overlap(here, {{1.1f, 0, 0.5f}, {}}), 0);
  // Turned by an eighth, a die reaches farther along its diagonal.
  EXPECT_GT(overlap(here, {{1.1f, 0, 0.5f}, scene::from_axis_angle({0, 0, 1}, 45)}), 0);
  EXPECT_NEAR(beyond({{1.2f, 0, 0.5f}, {}}, {1.5f, 1.5f}), std::hypot(1.7f, 0.5f) - 1.5f, 0.001f);
}

}  // namespace
}  // namespace nightcap::physics
