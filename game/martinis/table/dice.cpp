#include "game/martinis/table/dice.hpp"

#include "assets/art/ids.hpp"

namespace nightcap::martinis::table {

namespace {

using scene::Orientation;

constexpr int kHeartFace = 4, kLightningFace = 5, kMartiniFace = 0;  // of Cube::faces
constexpr float kLean = 24, kYaw = 18;                               // degrees at rest

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

Orientation seen(Die die) {
  const float side = die == Die::kRed ? 1.0f : -1.0f;
  return scene::from_axis_angle({1, 0, 0}, kLean) * scene::from_axis_angle({0, 1, 0}, kYaw * side);
}

int face_for(Face face) {
  return face == Face::kMartini ? kMartiniFace : face == Face::kLightning ? kLightningFace : kHeartFace;
}

Orientation die_at_rest(Die die, Face face) { return seen(die) * scene::resting(face_for(face)); }

}  // namespace nightcap::martinis::table
