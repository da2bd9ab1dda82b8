// The large card beside one that is looked at for a moment, or that a person asked to see from near: its face, and below
// it two lines about it. It goes when the pointer leaves, when something is dragged, or when it is put away by hand.
#pragma once

#include <string>
#include <string_view>

#include "engine/motion/director.hpp"
#include "engine/scene/scene.hpp"
#include "engine/ui/screen.hpp"
#include "game/tabletop/regard.hpp"

namespace nightcap::tabletop {

class CloseUp {
 public:
  CloseUp(const scene::Scene& scene, const motion::Director& director) : scene_(scene), director_(director) {}

  // Of which piece; nobody: there is none.
  [[nodiscard]] EntityId piece() const { return piece_; }
  // A person wants to see that piece, or has seen enough of it. `by_pointer`: it goes when the pointer leaves.
  void toggle(EntityId piece, bool by_pointer, Regard& regard);
  // ms of game time. `under`: what lies under the pointer and may be shown; `gone`: what is shown may be no longer. Whether
  // it looks different.
  bool move(float ms, const Regard& regard, EntityId under, bool gone, const motion::Tempo& tempo);
  void clear() { piece_ = scene::kNobody; }

  // Beside the card, on the side away from the middle of the table if there is room.
  [[nodiscard]] scene::Rect box(scene::Vec2 page) const;
  void paint(scene::DrawList& list, const scene::Rect& box, scene::SpriteId face, std::string_view title, std::string_view note,
             ui::Corners corners, const scene::TextMetrics& metrics) const;

 private:
  const scene::Scene& scene_;
  const motion::Director& director_;
  EntityId piece_ = scene::kNobody;
  float shown_ = 0;  // how far it has come, 0 to 1
  bool by_pointer_ = false;
  bool fresh_ = false;     // it has come since the last move
  std::string looked_at_;  // when it came
};

}  // namespace nightcap::tabletop
