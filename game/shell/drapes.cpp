#include "game/shell/drapes.hpp"

#include <algorithm>

#include "assets/art/ids.hpp"

namespace nightcap::shell {

namespace {

// As drawn, of a page 1080 high.
constexpr float kDrawnHeight = 1080, kDrape = 1024, kPelmet = 250, kFloor = 160;
constexpr float kGathered = 0.04f;  // of half the page: how narrow a drape is when it begins

}  // namespace

float drapes_ms(const motion::Tempo& tempo) { return tempo.scaled(tempo.reduced_motion ? motion::kReducedFade : kDrapesMs); }

void paint_drapes(scene::DrawList& list, scene::Vec2 page, float closed, const motion::Tempo& tempo) {
  if (closed <= 0) return;
  const scene::Color tint = scene::faded(scene::kWhite, tempo.reduced_motion ? closed : 1);
  const float spread = tempo.reduced_motion ? 1 : std::min(closed, 1.0f);
  const float k = page.y / kDrawnHeight;
  const float width = page.x / 2 * (kGathered + (1 - kGathered) * spread);
  list.set_entity("curtain");
  const scene::Quad left = scene::quad_of(scene::Rect{0, 0, width, kDrape * k});
  const scene::Quad right = scene::quad_of(scene::Rect{page.x - width, 0, width, kDrape * k});
  list.sprite(art::kCurtainDrape, left, tint);
  list.sprite(art::kCurtainDrape, scene::Quad{right[1], right[0], right[3], right[2]}, tint);  // the same from the other side
  const float away = 1 - spread;
  list.sprite(art::kCurtainFloor, scene::Rect{0, page.y - kFloor * k * spread, page.x, kFloor * k}, tint);
  list.sprite(art::kCurtainPelmet, scene::Rect{0, -kPelmet * k * away, page.x, kPelmet * k}, tint);
}

}  // namespace nightcap::shell
