// Dice that are thrown into a dish: where they fly, what they bump and how they come to rest, by rigid-body physics.
//
// Cosmetic: nothing here knows what is on a die's faces. Lengths are in edges of a die, on the axes of scene::Orientation
// (x to the right, y down the page, z up from the dish's floor, on which a die at rest has its centre at 0.5); times are
// ms. The same toss gives the same flight on one machine; between processors floats may differ, and nothing but the
// picture depends on them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/scene/geometry.hpp"
#include "engine/scene/orientation.hpp"

namespace nightcap::physics {

using scene::Orientation;
using scene::Vec2;
using scene::Vec3;

inline constexpr int kMostDice = 2;

struct Toss {
  int dice = kMostDice;                 // 1 or 2
  std::array<Vec2, kMostDice> homes{};  // where each comes to rest; the dish's middle is 0, 0
  std::optional<Vec2> standing{};       // a die that lies there, is bumped and doesn't move
  Vec2 dish{1.72f, 1.44f};              // half the inner width and height of the oval
  Vec2 from{-4, 4};                     // the hand that lets go
  float height = 1.2f;                  // of that hand
  float flight_ms = 450;                // to the first touch of the floor, about
  float rest_by_ms = 1100;              // at least 300 more than the flight
  std::uint64_t seed = 0;               // of cosmetic numbers: of the spins, and of where they fall
};

struct Place {
  Vec3 at;
  Orientation turned;
};

// What a die bumps into, besides the other die's number.
inline constexpr int kFloor = -1, kRim = -2, kStanding = -3;

struct Hit {
  float ms = 0;
  float strength = 0;  // 0 to 1, of the hardest
  int die = 0;
  int with = kFloor;
};

struct Flight {
  // At every kSampleMs from 0 on; the last place is exactly home, at exactly one of scene::resting_orientations().
  std::array<std::vector<Place>, kMostDice> paths;
  std::vector<Hit> hits;  // in the order of their times
  float rest_ms = 0;      // of the last place
  int tries = 1;
  bool settled = true;  // false: no try came to rest in time by itself, and the last one was laid flat
};

inline constexpr float kSampleMs = 1000.0f / 120;

[[nodiscard]] Flight fly(const Toss& toss);
// On the way at that time, held at both ends; the path isn't empty.
[[nodiscard]] Place place_at(std::span<const Place> path, float ms);
// How high the centre of a die is that is turned so and touches the floor.
[[nodiscard]] float standing_height(const Orientation& turned);
// How deep two dice are in one another; 0 or less: they are apart.
[[nodiscard]] float overlap(const Place& a, const Place& b);
// How far the outermost corner of a die is beyond the rim; 0 or less: it is within.
[[nodiscard]] float beyond(const Place& die, Vec2 dish);

}  // namespace nightcap::physics
