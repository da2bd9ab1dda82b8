#include "game/martinis/table/to_come.hpp"

#include "game/martinis/table/geometry.hpp"
#include "game/martinis/table/model.hpp"

namespace nightcap::martinis::table {

void paint_to_come(scene::DrawList& list, scene::Vec2 page, int players) {
  const Geometry geometry(page, players, 0);
  for (const float scale : {geometry.fan(0, false).scale, geometry.pool(0, 1).scale, geometry.shown(0, 1).scale}) {
    const float width = kCardSize.x * scale;
    for (const CardId card : kPeople)
      list.sprite(width < kSmallCard ? small_card_sprite(card) : card_sprite(card),
                  scene::Rect{0, 0, width, kCardSize.y * scale});
  }
}

}  // namespace nightcap::martinis::table
