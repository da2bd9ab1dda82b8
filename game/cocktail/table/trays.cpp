// What happens on the trays: changing and taking.

#include <algorithm>
#include <cmath>

#include "assets/art/ids.hpp"
#include "engine/base/check.hpp"
#include "engine/ui/paint.hpp"
#include "game/cocktail/table/layers.hpp"
#include "game/cocktail/table/table.hpp"
#include "game/cocktail/table/words.hpp"

namespace nightcap::cocktail::table {

namespace {

using motion::Easing;
using motion::Move;
using motion::Shape;
using motion::Timeline;
using tabletop::Glide;
namespace cue = tabletop::cue;
namespace palette = ui::palette;

// ms at speed 1
constexpr Glide kReflow{140, Easing::kOutCubic, 0};
constexpr Glide kReplace{300, Easing::kOutCubic, 0.06f};
constexpr float kForward = 200, kChangeMs = 900, kPitFly = 240, kPitDrop = 460, kPitRest = 160;
constexpr float kTakeMs = 1400, kLidDown = 160, kLidUp = 560, kGather = 240, kShuffleFrom = 400, kShuffle = 160,
                kSpreadFrom = 900, kSpread = 260, kSpreadStagger = 120, kReadTaken = 1000;
// vpx, and degrees; on a tray of scale 1
constexpr float kChangeLift = 20, kChangeBow = 0.22f, kLeastBow = 70, kMostBow = 170, kBank = 8;
constexpr float kPitSide = 38, kPitHigh = 70, kLeastPit = 0.8f, kApart = 26, kGlowSide = 230, kLidHigh = 170, kLidGrown = 1.25f;
constexpr Vec2 kPitAt{37, -56};
constexpr int kShuffles = 3;

// What shines behind a bite that was eaten.
scene::Color glow_of(Kind kind) {
  if (kind == Kind::kBluePoison) return scene::Color::hex(0x2E67D8, 230);
  if (kind == Kind::kRedPoison) return scene::Color::hex(0xD8392F, 230);
  return scene::Color::hex(kind == Kind::kWine || kind == Kind::kCocktail ? 0xC9A054 : 0x1F8A68, 220);
}

}  // namespace

// Both trays come forward, and the bites cross on opposite sides: two arcs in the plane of the table, the own one on top.
Timeline CocktailTable::happen(const event::Changed& e) {
  Model& model = *model_;
  const BitePiece own = *model.find_bite(e.own), other = *model.find_bite(e.other);
  model.change(e.player, e.own, e.with, e.other);
  spotlight_.add(e.player);
  spotlight_.add(e.with);
  arrange();
  Timeline timeline("changed");
  if (setup_.tempo->reduced_motion) {
    board_.commit(timeline, kReflow, away_);
  } else {
    board_.settle_order();
    for (const auto& [piece, home] : board_.astray())
      if (piece != own.piece.entity && piece != other.piece.entity)
        timeline.add(Move{piece, home, 0, kForward, Easing::kInOutCubic});
    cross(timeline, other.piece.entity, 0);
    cross(timeline, own.piece.entity, 1);
  }
  for (const BitePiece& bite : {own, other})
    timeline.add(motion::Effect{0, motion::Cue{cue::kWhoosh, pan_of(board_.home(bite.piece.entity)->at)}});
  changed();
  return timeline;
}

// Over everything that lies there, and with its tag.
void CocktailTable::cross(Timeline& timeline, EntityId entity, int order) {
  const Pose from = scene_.find(entity)->pose, to = *board_.home(entity);
  const Vec2 way = to.at - from.at;
  const float far = std::max(1.0f, std::hypot(way.x, way.y));
  const Vec2 aside = Vec2{way.y, -way.x} * (std::clamp(kChangeBow * far, kLeastBow, kMostBow) / far);
  const int layer = board_.layer(entity), place = scene_.find(entity)->order;
  timeline.add(Shape{entity, 0, kChangeMs, Easing::kInOutCubic, [=](scene::Scene& scene, float t) {
                       scene::Entity& bite = *scene.find(entity);
                       bite.layer = t < 1 ? static_cast<int>(kFlightLayer) : layer;
                       bite.order = t < 1 ? order * tabletop::Board::kOrdersEach : place;
                       bite.pose = to;
                       if (t >= 1) return;
                       const float bow = 4 * t * (1 - t);
                       bite.pose.at = from.at + way * t + aside * bow;
                       bite.pose.scale = scene::lerp(from.scale, to.scale, t) * (1 + 0.2f * bow);
                       bite.pose.lift = kChangeLift * bow;
                       bite.pose.degrees = (way.x < 0 ? -kBank : kBank) * bow;
                     }});
}

// It drops on the bite that came, bounces and stays; then both trays go home.
Timeline CocktailTable::happen(const event::Pit& e) {
  const BitePiece* bite = model_->find_bite(e.handle);
  NIGHTCAP_CHECK(bite != nullptr);
  Timeline timeline("pit");
  const Pose& lies = *board_.home(bite->piece.entity);
  const float k = lies.scale / kSlotScale;
  const Vec2 corner = lies.at + Vec2{kPitAt.x * k, kPitAt.y * k};
  const Pose there = pose_at(corner, std::max(k, kLeastPit));
  Pose over = there;
  over.at.y -= kPitHigh;
  const EntityId pit = effects_.come(timeline, art::kIconPit, {kPitSide, kPitSide}, pose_at(geometry_->pits().center(), 0.6f),
                                     over, kEffectLayer, {0, kPitDrop, 60, 0}, kPitFly, Easing::kInOutCubic);
  timeline.add(Move{pit, there, kPitFly, kPitDrop - kPitFly, Easing::kBounce});
  timeline.add(Move{pit, there, kPitDrop, 0});
  then(timeline, kPitDrop, [this, handle = e.handle] {
    model_->find_bite(handle)->pit = true;
    changed();
  });
  timeline.add(motion::Effect{kPitFly + 90, motion::Cue{cue::kPitTick, pan_of(corner)}});
  leave_spotlight(timeline, kPitDrop + kPitRest);
  return timeline;
}

// The trays that were at stake go back to their places.
void CocktailTable::leave_spotlight(Timeline& timeline, float start) {
  spotlight_ = {};
  arrange();
  Glide home = kReflow;
  home.start = start;
  board_.commit(timeline, home, away_);
  changed();
}

// A lid comes down, and under it they meet in one pile; it is lifted, they are shuffled and fan out, so that nobody sees
// which lay where (CK-6.3).
Timeline CocktailTable::happen(const event::Took& e) {
  Model& model = *model_;
  model.take(e.player, e.cards);
  spotlight_.add(e.player);
  arrange();
  const int seat = e.player.index();
  const Pose tray = geometry_->salver(seat, true);
  Timeline timeline("took");
  cover(timeline, tray);
  const auto& taken = model.at(e.player).taken;
  const Pose pile = geometry_->bite(seat, 1, true);
  const float apart = kApart * tray.scale;
  for (std::size_t i = 0; i < taken.size(); ++i) {
    timeline.add(Move{taken[i].entity, pile, 0, kGather, Easing::kInOutCubic});
    for (int k = 0; k < kShuffles; ++k) {
      Pose aside = pile;
      aside.at.x += (i + static_cast<std::size_t>(k)) % 2 == 0 ? apart : -apart;
      const float start = kShuffleFrom + kShuffle * static_cast<float>(k);
      timeline.add(Move{taken[i].entity, aside, start, kShuffle / 2});
      timeline.add(Move{taken[i].entity, pile, start + kShuffle / 2, kShuffle / 2});
    }
    Glide spread{kSpread, Easing::kOutCubic, 0};
    spread.start = kSpreadFrom + kSpreadStagger * static_cast<float>(i);
    board_.glide(taken[i].entity, spread);
    const Vec2 at = board_.home(taken[i].entity)->at;
    effects_.picture(timeline, art::kGlow, {kGlowSide, kGlowSide}, pose_at(at, tray.scale), kNearSalverLayer + 1,
                     {spread.start + kSpread / 2, kTakeMs + kReadTaken, 200, 300}, glow_of(kind_of(taken[i].card)));
  }
  board_.commit(timeline, kReflow, away_);
  timeline.add(motion::Effect{0, motion::Cue{cue::kLid, pan_of(tray.at)}});
  timeline.add(motion::Effect{kShuffleFrom, motion::Cue{cue::kRiffle, pan_of(tray.at)}});
  timeline.hold(kTakeMs + kReadTaken);
  changed();
  return timeline;
}

void CocktailTable::cover(Timeline& timeline, const Pose& tray) {
  const float size = kLidGrown * tray.scale;
  const Pose down = pose_at(tray.at - Vec2{0, 26 * tray.scale}, size),
             up = pose_at(down.at - Vec2{0, kLidHigh * tray.scale}, size);
  Pose above = up;
  above.at.y += kLidHigh * tray.scale / 2;
  const EntityId lid = effects_.come(timeline, art::kCloche, {300, 196}, above, down, kEffectLayer, {0, kLidUp, 60, 160},
                                     kLidDown, Easing::kInQuad);
  timeline.add(Move{lid, up, kLidDown + 60, kLidUp - kLidDown - 60 - 160, Easing::kInOutCubic});
}

Timeline CocktailTable::happen(const event::Unseen& e) {
  Model& model = *model_;
  SeatModel& seat = model.at(e.player);
  Timeline timeline("unseen");
  for (const Piece& piece : seat.hand) {
    Pose away = scene_.find(piece.entity)->pose;
    away.at.y -= 60;
    away.flip = 180;
    away.alpha = 0;
    timeline.add(Move{piece.entity, away, 0, kReplace.ms});
  }
  seat.hand.clear();
  arrange();
  board_.commit(timeline, kReflow, away_);
  changed();
  return timeline;
}

}  // namespace nightcap::cocktail::table
