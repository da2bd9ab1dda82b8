#include "game/tabletop/accompaniment.hpp"

#include "engine/base/overloaded.hpp"

namespace nightcap::tabletop {

namespace {
constexpr float kRingWidth = 4, kRingOut = 9;  // vpx
constexpr scene::Color kRing = scene::Color::hex(0xE3B04B);
}  // namespace

void Accompaniment::play(const motion::Effect& effect) {
  const bool still = tempo_ != nullptr && tempo_->reduced_motion;
  if (tempo_ != nullptr && tempo_->instant) return;
  std::visit(base::Overloaded{
                 [&](const motion::Cue& cue) {
                   if (cues_.size() < kMostCues) cues_.push_back({cue.name, now_, cue.pan, cue.pitch});
                 },
                 [&](const motion::Spray& spray) {
                   if (!still) particles_.spray(spray, random_);
                 },
                 [&](const motion::Shot& shot) {
                   if (!still) lens_.shoot(shot);
                 },
             },
             effect.what);
}

void Accompaniment::point_out(scene::EntityId thing) { rings_.push_back({thing}); }

void Accompaniment::update(float ms) {
  if (!(ms > 0)) return;
  now_ += static_cast<double>(ms);
  if (!moving()) return;
  const float per_ms = tempo_ != nullptr ? tempo_->scaled(1) : 1;
  if (per_ms <= 0) return clear();
  const float elapsed = ms / per_ms;
  particles_.update(elapsed);
  lens_.update(elapsed);
  for (Ring& ring : rings_) ring.age += elapsed;
  std::erase_if(rings_, [](const Ring& ring) { return ring.age >= kPointOutMs; });
}

void Accompaniment::clear() {
  particles_.clear();
  lens_.reset();
  rings_.clear();
}

void Accompaniment::paint_rings(scene::DrawList& list, const scene::Scene& scene) const {
  for (const Ring& ring : rings_) {
    const auto quad = scene.quad(ring.thing);
    if (!quad) continue;
    list.set_entity("table.ring");
    const scene::Color color = scene::faded(kRing, 1 - ring.age / kPointOutMs);
    const scene::Vec2 middle = ((*quad)[0] + (*quad)[2]) * 0.5f;
    for (std::size_t i = 0; i < 4; ++i) {  // a bar along each side
      const auto outer = [&](std::size_t corner, float out) {
        const scene::Vec2 way = (*quad)[corner % 4] - middle;
        return scene::Vec2{(*quad)[corner % 4].x + (way.x < 0 ? -out : out), (*quad)[corner % 4].y + (way.y < 0 ? -out : out)};
      };
      list.sprite(
          scene::kSolid,
          {outer(i, kRingOut), outer(i + 1, kRingOut), outer(i + 1, kRingOut - kRingWidth), outer(i, kRingOut - kRingWidth)},
          color);
    }
  }
}

}  // namespace nightcap::tabletop
