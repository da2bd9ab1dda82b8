// What is laid over pieces for a while: corner ticks, veils, rings. A mark hangs on its piece and so moves, turns and rises
// with it, above it and below the next piece.
#pragma once

#include <vector>

#include "engine/scene/scene.hpp"
#include "game/tabletop/board.hpp"

namespace nightcap::tabletop {

class Marks {
 public:
  explicit Marks(scene::Scene& scene) : scene_(scene) {}

  // The marks there should be: those that were there stay, what is not put again goes. `slot` (1 to Board::kOrdersEach - 1)
  // tells apart what is on one piece: the higher is above. `at` and the size are the piece's own, as at scale 1.
  void begin();
  void put(EntityId piece, int slot, const scene::Picture& picture, scene::Vec2 at = {}, float scale = 1, float alpha = 1);
  // Whether any mark is another than before.
  bool end();
  void clear();

 private:
  struct Mark {
    EntityId piece, entity;
    int slot = 0;
    bool put = false;
  };
  scene::Scene& scene_;
  std::vector<Mark> marks_;
  bool changed_ = false;
};

}  // namespace nightcap::tabletop
