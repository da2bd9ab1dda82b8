// How pieces feel under the hand: at rest each follows, on a spring, a pose near its home (risen under the pointer, held
// by it, lifted as something to drop on). The springs take a piece from wherever it is, and hand it over wherever it is:
// while the director moves a piece they leave it alone, so a card that is dropped travels on from under the pointer.
// Lengths in vpx, time in ms of game time.
#pragma once

#include <vector>

#include "engine/motion/director.hpp"
#include "engine/motion/spring.hpp"
#include "engine/scene/scene.hpp"

namespace nightcap::tabletop {

using scene::EntityId;
using scene::Pose;

// Where a piece should be now. Of the pose, place, tilt, size and lift count.
struct Wish {
  EntityId piece;
  Pose pose;
  int layer = 0;
  bool front = false;   // above the others of its layer
  bool held = false;    // follows the pointer a little late, and leans with its speed; let go, it swings home
  bool drifts = false;  // the pose itself moves gently (on water): once it is reached, the piece stays with it
};

class Feel {
 public:
  Feel(scene::Scene& scene, const motion::Director& director) : scene_(scene), director_(director) {}

  // What is wished from now on: between begin and advance, once for each piece. What is not wished for is forgotten.
  void begin() { wishes_.clear(); }
  void wish(const Wish& wish) { wishes_.push_back(wish); }
  // Moves every piece on; false if nothing has changed. With reduced motion everything is where it should be at once.
  bool advance(float ms, const motion::Tempo& tempo);
  void clear();

  static constexpr float kLargestTilt = 12;  // degrees, at 1000 vpx a second

 private:
  // What is remembered of a piece from frame to frame; where it is, the scene knows.
  struct Motion {
    EntityId piece;
    Pose speed{{}, 0, 0, 0, 0, 0};
    bool drifting = false;   // has reached a pose that drifts
    bool returning = false;  // was let go and is not there yet
    bool held = false;
    bool wished = false;
  };
  Motion& motion_of(EntityId piece);
  // A step towards the wish; whether the piece moved.
  static bool step(Motion& motion, Pose& pose, const Wish& wish, float seconds);
  static bool place(Pose& pose, const Pose& to);

  scene::Scene& scene_;
  const motion::Director& director_;
  std::vector<Wish> wishes_;
  std::vector<Motion> motions_;
};

}  // namespace nightcap::tabletop
