#include "game/tabletop/regard.hpp"

#include <algorithm>

namespace nightcap::tabletop {

bool Regard::attend(const ui::Attention& attention, const scene::Scene& scene, const Board& board) {
  const std::string_view at = !attention.hover.empty() ? attention.hover
                              : attention.ring         ? attention.focus
                                                       : std::string_view();
  const bool drags = !attention.dragged.empty();
  bool another = false;
  if (attention.pointer != pointer) has_pointer = true;
  if (attention.pointer != pointer || pressed == attention.pressed.empty()) still = 0;
  if (attention.dragged != dragged) {
    dragged = attention.dragged;
    const auto* entity = scene.find(board.named(dragged));
    grab = entity != nullptr ? entity->pose.at - scene::Vec2{0, entity->pose.lift} - attention.pointer : scene::Vec2{};
    another = true;
  }
  const std::string_view looks_at = drags ? std::string_view() : at;
  const std::string_view aims_at = drags ? attention.hover : std::string_view();
  by_focus = attention.hover.empty();
  if (looked_at != looks_at || over != aims_at) {
    looked_at = looks_at;
    still = std::min(still, 0.0f);
    over = aims_at;
    another = true;
  }
  pointer = attention.pointer;
  pressed = !attention.pressed.empty();
  return another;
}

}  // namespace nightcap::tabletop
