// What happens on the trays: changing, taking, scoring, poison.

#include <algorithm>

#include "assets/art/ids.hpp"
#include "engine/base/check.hpp"
#include "engine/ui/paint.hpp"
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
constexpr float kChangeMs = 900, kChangeLift = 20, kChangeBow = 0.22f, kPitDrop = 420, kLid = 560, kGather = 240,
                kShuffle = 160, kSpread = 320, kSpreadStagger = 120, kReadTaken = 1000, kScoreItem = 260, kScoreRest = 500,
                kPoison = 520, kPitSide = 38, kFlaskSide = 56;
constexpr int kShuffles = 3;

}  // namespace

Timeline CocktailTable::happen(const event::Changed& e) {
  Model& model = *model_;
  const BitePiece own = *model.find_bite(e.own), other = *model.find_bite(e.other);
  model.change(e.player, e.own, e.with, e.other);
  arrange();
  if (setup_.tempo->reduced_motion) {
    Timeline timeline = commit("changed", kReflow);
    for (const BitePiece& bite : {own, other})
      timeline.add(motion::Effect{0, motion::Cue{cue::kWhoosh, pan_of(board_.home(bite.piece.entity)->at)}});
    return timeline;
  }
  // They cross on opposite sides: two arcs in the plane of the table.
  Timeline timeline("changed");
  const auto cross = [&](EntityId entity, float side) {
    const Pose from = scene_.find(entity)->pose, to = *board_.home(entity);
    const Vec2 way = to.at - from.at, aside = Vec2{way.y, -way.x} * (kChangeBow * side);
    timeline.add(Shape{entity, 0, kChangeMs, Easing::kInOutCubic, [entity, from, to, aside](scene::Scene& scene, float t) {
                         Pose pose = to;
                         if (t < 1) {
                           const float bow = 4 * t * (1 - t);
                           pose.at = from.at + (to.at - from.at) * t + aside * bow;
                           pose.scale = scene::lerp(from.scale, to.scale, t) * (1 + 0.2f * bow);
                           pose.lift = kChangeLift * bow;
                         }
                         scene.find(entity)->pose = pose;
                       }});
  };
  cross(other.piece.entity, 1);
  cross(own.piece.entity, 1);
  for (const BitePiece& bite : {own, other})
    timeline.add(motion::Effect{0, motion::Cue{cue::kWhoosh, pan_of(board_.home(bite.piece.entity)->at)}});
  changed();
  return timeline;
}

Timeline CocktailTable::happen(const event::Pit& e) {
  Model& model = *model_;
  Timeline timeline("pit");
  const BitePiece* bite = model.find_bite(e.handle);
  NIGHTCAP_CHECK(bite != nullptr);
  effects_.fly(timeline, art::kIconPit, kPitSide, geometry_->pits().center(), board_.home(bite->piece.entity)->at, 0, kPitDrop);
  then(timeline, kPitDrop, [this, handle = e.handle] {
    model_->find_bite(handle)->pit = true;
    changed();
  });
  timeline.add(motion::Effect{kPitDrop, motion::Cue{cue::kPitTick, pan_of(board_.home(bite->piece.entity)->at)}});
  return timeline;
}

Timeline CocktailTable::happen(const event::Took& e) {
  Model& model = *model_;
  model.take(e.player, e.cards);
  arrange();
  // They meet in one pile before they are shuffled and fan out, so that nobody sees which lay where (CK-6.3).
  Timeline timeline("took");
  const SeatPlace& place = geometry_->seat(e.player.index());
  const Vec2 lid{place.tray.x, place.tray.y - 26 * place.tray_scale};
  effects_.come(timeline, art::kCloche, {300, 196}, pose_at(lid, 1.25f * place.tray_scale),
                pose_at(lid + Vec2{0, -170 * place.tray_scale}, 1.25f * place.tray_scale), kEffectLayer, {0, kLid, 100, 160},
                kLid, Easing::kInOutCubic);
  const auto& taken = model.at(e.player).taken;
  Pose pile = geometry_->bite(e.player.index(), 1);
  const float apart = 26 * geometry_->seat(e.player.index()).tray_scale;
  for (std::size_t i = 0; i < taken.size(); ++i) {
    timeline.add(Move{taken[i].entity, pile, 0, kGather, Easing::kInOutCubic});
    for (int k = 0; k < kShuffles; ++k) {
      Pose aside = pile;
      aside.at.x += (i + static_cast<std::size_t>(k)) % 2 == 0 ? apart : -apart;
      const float start = kGather + kShuffle * static_cast<float>(k);
      timeline.add(Move{taken[i].entity, aside, start, kShuffle / 2});
      timeline.add(Move{taken[i].entity, pile, start + kShuffle / 2, kShuffle / 2});
    }
    Glide spread{kSpread, Easing::kOutCubic, 0};
    spread.start = kGather + kShuffle * kShuffles + kSpreadStagger * static_cast<float>(i);
    board_.glide(taken[i].entity, spread);
  }
  board_.commit(timeline, kReflow);
  timeline.add(motion::Effect{0, motion::Cue{cue::kLid, pan_of(place.tray)}});
  timeline.add(motion::Effect{kGather, motion::Cue{cue::kRiffle, pan_of(place.tray)}});
  timeline.hold(timeline.length() + kReadTaken);
  changed();
  return timeline;
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
  board_.commit(timeline, kReflow);
  changed();
  return timeline;
}

Timeline CocktailTable::happen(const event::Scored& e) {
  Model& model = *model_;
  Timeline timeline("scored");
  const Vec2 tray = geometry_->seat(e.player.index()).tray, sun = geometry_->sun(e.player.index()).center();
  const std::string gain = e.drunk ? "Drunk" : "+" + std::to_string(e.honor);
  const float arrives = kScoreItem + kScoreRest;
  effects_.rise(timeline, gain, tray, sun, 0, arrives, palette::kBrassLight, 54);
  timeline.add(motion::Effect{0, motion::Cue{cue::kGlassHarp, pan_of(sun)}});
  then(timeline, arrives, [this, player = e.player, honor = e.honor] {
    model_->at(player).honor += honor;
    changed();
  });
  const auto keep = [&](scene::SpriteId flask, int first_slot, int count, int had, bool blue) {
    for (int i = 0; i < count; ++i) {
      const float start = timeline.length();
      const Vec2 slot = geometry_->bottle(e.player.index(), first_slot + had + i).center();
      effects_.fly(timeline, flask, kFlaskSide, tray, slot, start, kPoison);
      timeline.add(motion::Effect{start, motion::Cue{cue::kGlug, pan_of(slot)}});
      timeline.add(motion::Effect{
          start + kPoison,
          motion::Spray{
              .sprite = art::kStageMote, .from = slot, .count = 8, .side = 14, .spread = 24, .ms = 600, .fall = -46}});
      then(timeline, start + kPoison, [this, player = e.player, blue] {
        ++(blue ? model_->at(player).blue : model_->at(player).red);
        changed();
      });
    }
  };
  keep(art::kIconBottleBlue, 0, e.blue, model.at(e.player).blue, true);
  keep(art::kIconBottleRed, kFatalBlue, e.red, model.at(e.player).red, false);
  return timeline;
}

}  // namespace nightcap::cocktail::table
