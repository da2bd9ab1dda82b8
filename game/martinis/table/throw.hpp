// Dice on their way: thrown into the dish, scooped up and thrown again, or tipping over onto another face. Each ends in
// exactly die_at_rest() at home. Times are ms at speed 1, lengths vpx of the page.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/motion/timeline.hpp"
#include "engine/physics/toss.hpp"
#include "game/martinis/table/dice.hpp"

namespace nightcap::martinis::table {

inline constexpr float kThrowMs = 1250;     // art direction section 9: from the dish into a hand, and flat again
inline constexpr float kScoopMs = 900;      // a hand takes one die and throws it again
inline constexpr float kCrossFadeMs = 200;  // under reduced motion, instead of either

// One die of a throw: what shows it, and what the rules rolled.
struct Cast {
  scene::EntityId entity;
  Die die = Die::kRed;
  Face face = Face::kUnrolled;
  scene::Pose home;
  Face lies = Face::kUnrolled;  // what it has shown until now
};

struct Throw {
  scene::Vec2 middle;          // of the dice's homes
  scene::Vec2 towards{-1, 1};  // from there to who throws
  std::uint64_t seed = 0;      // cosmetic: of the spins; nothing of it tells or changes a face
  bool reduced_motion = false;
  scene::EntityId hand = scene::kNobody;   // hidden but for while it scoops; nobody: the dice are simply taken up
  scene::EntityId other = scene::kNobody;  // the die that stays in the dish, if one does
  scene::Pose other_home;
};

// Something bumped: a die the dish or its rim, or both dice one another.
struct Bump {
  float ms = 0;
  float strength = 0;  // 0 to 1
  scene::Vec2 at;      // where on the table
  int with = physics::kFloor;
};

struct Thrown {
  float rest_ms = 0;
  std::vector<Bump> bumps;  // in the order of their times; none under reduced motion
};

// One die or both; a hand scoops one only.
Thrown add_throw(motion::Timeline& timeline, std::span<const Cast> casts, const Throw& how);
// How a path's faces are to be stuck on so that this one ends up: the turn of the label, one of 24, applied first.
[[nodiscard]] scene::Orientation label_turn(std::span<const physics::Place> path, Face face);
// A hop onto the face that it rests on now, from another; under reduced motion it only fades over.
void add_tip(motion::Timeline& timeline, scene::EntityId entity, const scene::Orientation& before, bool reduced_motion);

}  // namespace nightcap::martinis::table
