#include "game/cocktail/table/to_come.hpp"

#include <array>

#include "assets/art/ids.hpp"
#include "game/cocktail/table/geometry.hpp"
#include "game/cocktail/table/heirs.hpp"
#include "game/cocktail/table/model.hpp"

namespace nightcap::cocktail::table {

void paint_to_come(scene::DrawList& list, scene::Vec2 page, int players) {
  const Geometry geometry(page, players, 0);
  list.sprite(art::kStageRays, scene::Rect{0, 0, page.x, page.y});
  list.sprite(art::kStageFloor, scene::Rect{0, 0, 1000, 220});
  list.sprite(art::kStageCone, scene::Rect{0, 0, 900, geometry.suspect().at.y + 320});
  list.sprite(art::kStageLamp, scene::Rect{0, 0, 280, 130});
  for (int k = 0; k < kKinds; ++k) list.sprite(kind_icon(static_cast<Kind>(k)), scene::Rect{0, 0, 120.5f, 120.5f});
  for (const MedalPlace& place : {geometry.accused(), geometry.accuser(0, 1), geometry.accuser(0, players - 1)}) {
    const scene::Rect portrait{0, 0, place.radius * 2, place.radius * 2.2f};
    for (int s = 0; s < players; ++s) {
      const base::Seat seat{s};
      for (const Mood mood : {Mood::kSly, Mood::kPleased, Mood::kCaught}) list.sprite(heir_picture(seat, mood), portrait);
      list.sprite(heir_arm(seat), scene::Rect{0, 0, 230 * place.radius / 92, 90 * place.radius / 92});
    }
    const float frame = place.radius / 120;  // art: of a portrait of 120 in a frame of 384 by 392
    for (const scene::SpriteId each : {art::kMedalLarge, art::kMedalLargeTurn, art::kMedalLargeCaught})
      list.sprite(each, scene::Rect{0, 0, 384 * frame, 392 * frame});
  }
}

}  // namespace nightcap::cocktail::table
