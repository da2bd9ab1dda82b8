#include "game/martinis/table/dice.hpp"

#include <cmath>
#include <numbers>

#include "assets/art/ids.hpp"

namespace nightcap::martinis::table {

namespace {

using scene::Orientation;
using scene::Vec2;

constexpr int kHeartFace = 4, kLightningFace = 5, kMartiniFace = 0;  // of Cube::faces
constexpr float kLean = 24, kYaw = 18;                               // degrees at rest
constexpr Vec2 kThrownFrom{-330, 330};                               // vpx from the die's home
constexpr float kBounceHeight = 150;                                 // vpx of the first flight
constexpr float kNearer = 0.3f;                                      // larger at its highest
constexpr float kTumble = 760;                                       // degrees on the way

// Height over the table at t: one high flight and two bounces, flat from 0.92 on.
float height(float t) {
  struct Hop {
    float from, to, height;
  };
  constexpr Hop kHops[] = {{0, 0.46f, 1}, {0.46f, 0.76f, 0.34f}, {0.76f, 0.92f, 0.1f}};
  for (const Hop& hop : kHops) {
    if (t >= hop.to) continue;
    const float u = (t - hop.from) / (hop.to - hop.from);
    return kBounceHeight * hop.height * 4 * u * (1 - u);
  }
  return 0;
}

}  // namespace

scene::Cube die_look(Die die) {
  scene::Cube cube;
  if (die == Die::kRed) {
    cube.faces = {art::kDieRedMartini, art::kDieRedHeart, art::kDieRedMartini,
                  art::kDieRedHeart,   art::kDieRedHeart, art::kDieRedLightning};
  } else {
    cube.faces = {art::kDieBlueMartini, art::kDieBlueHeart, art::kDieBlueMartini,
                  art::kDieBlueHeart,   art::kDieBlueHeart, art::kDieBlueLightning};
  }
  // Paler than the faces: along its edges the resin lets more light through.
  cube.body = die == Die::kRed ? scene::Color::hex(0xC8604E) : scene::Color::hex(0x4A78CC);
  cube.edge = kDieEdge;
  cube.turned = die_at_rest(die, Face::kUnrolled);
  return cube;
}

Orientation die_at_rest(Die die, Face face) {
  const int up = face == Face::kMartini ? kMartiniFace : face == Face::kLightning ? kLightningFace : kHeartFace;
  const float side = die == Die::kRed ? 1.0f : -1.0f;
  return scene::from_axis_angle({1, 0, 0}, kLean) * scene::from_axis_angle({0, 1, 0}, kYaw * side) * scene::resting(up);
}

void add_throw(motion::Timeline& timeline, scene::EntityId entity, Die die, Face face, const scene::Pose& home, float variety) {
  const Orientation rest = die_at_rest(die, face);
  const float side = die == Die::kRed ? -1.0f : 1.0f;
  const scene::Vec3 axis{0.7f + 0.5f * variety, 0.9f - 0.6f * variety, 0.35f * side};
  motion::Shape shape;
  shape.entity = entity;
  shape.start = die == Die::kRed ? 0.0f : 60.0f;
  shape.ms = kThrowMs - 60;
  shape.apply = [=](scene::Scene& scene, float t) {
    scene::Entity* thing = scene.find(entity);
    auto& cube = std::get<scene::Cube>(thing->look);
    thing->pose = home;
    if (t >= 1) {
      cube.turned = rest;
      return;
    }
    const float left = (1 - t) * (1 - t);  // of the way and of the turning
    const float wobble = std::sin(t * std::numbers::pi_v<float>) * 26 * side;
    thing->pose.at = home.at + Vec2{kThrownFrom.x * left + wobble, (kThrownFrom.y + 60 * side * variety) * left};
    thing->pose.lift = height(t);
    thing->pose.scale = home.scale * (1 + kNearer * thing->pose.lift / kBounceHeight);
    cube.turned = scene::normalized(scene::from_axis_angle(axis, kTumble * (1 + 0.4f * variety) * left) * rest);
  };
  timeline.add(std::move(shape));
}

}  // namespace nightcap::martinis::table
