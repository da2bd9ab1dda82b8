#include "game/martinis/table/to_come.hpp"

#include "assets/art/ids.hpp"
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
  struct Light {
    scene::SpriteId sprite;
    scene::Vec2 size;
  };
  for (const Light& light : {Light{art::kGlowBeam, {640, page.y}}, Light{art::kGlowRays, {640, 640}},
                             Light{art::kFeverDark, page}, Light{art::kGlowFever, {1120, 720}}, Light{art::kBeam1, {240, 820}},
                             Light{art::kBeam2, {440, 820}}, Light{art::kBeam3, {640, 820}}, Light{art::kSeal, {330, 330}}})
    list.sprite(light.sprite, scene::Rect{0, 0, light.size.x, light.size.y});
}

}  // namespace nightcap::martinis::table
