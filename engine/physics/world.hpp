// One try of a toss in a Bullet world of its own: dice, floor, rim, and the hits between them.
#pragma once

#include <memory>
#include <vector>

#include "engine/base/generator.hpp"
#include "engine/physics/toss.hpp"

namespace nightcap::physics {

class World {
 public:
  // `random` decides spins and where the dice fall.
  World(const Toss& toss, base::CosmeticGenerator& random);
  World(const World&) = delete;
  World& operator=(const World&) = delete;
  ~World();

  // One sample further.
  void step();
  [[nodiscard]] Place place(int die) const;
  // All of them lie flat and hardly move.
  [[nodiscard]] bool at_rest() const;
  // One was not over the dish when it came down.
  [[nodiscard]] bool missed() const;
  [[nodiscard]] const std::vector<Hit>& hits() const;
  // The home that this die makes for: they are given out when the dice come down.
  [[nodiscard]] int home_of(int die) const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace nightcap::physics
