// What the person at the table is at: the card they look at, the one they drag, and for how long the pointer has been
// still. Kept from one attend to the next; ids as on the widget list, empty for none.
#pragma once

#include <string>

#include "engine/scene/scene.hpp"
#include "engine/ui/screen.hpp"
#include "game/tabletop/board.hpp"

namespace nightcap::tabletop {

struct Regard {
  std::string looked_at;  // under the pointer, or with the focus where the last device was no pointer
  bool by_focus = false;  // … the latter
  std::string dragged;
  std::string over;          // what lies under the pointer while something is dragged
  scene::Vec2 pointer;       // vpx
  scene::Vec2 grab;          // from the pointer to the middle of what is dragged
  bool has_pointer = false;  // it has moved over this table
  bool pressed = false;
  float still = 0;  // ms for which the pointer has not moved

  // Takes in what they are at now; whether they look at, drag or aim at something else.
  bool attend(const ui::Attention& attention, const scene::Scene& scene, const Board& board);
};

}  // namespace nightcap::tabletop
