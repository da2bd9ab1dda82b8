// A bite from the deal to the air: dealing, choosing a direction, serving, and windows that do not open (art direction §9).
//
// Nothing here asks which card it is before everybody may know: a lie and the truth are served alike.

#include <algorithm>
#include <cmath>
#include <numbers>

#include "assets/art/ids.hpp"
#include "engine/base/check.hpp"
#include "engine/ui/paint.hpp"
#include "game/cocktail/table/table.hpp"
#include "game/cocktail/table/words.hpp"

namespace nightcap::cocktail::table {

namespace {

using motion::Easing;
using motion::Shape;
using motion::Timeline;
using tabletop::Glide;
namespace cue = tabletop::cue;
namespace palette = ui::palette;

// ms at speed 1
constexpr Glide kReflow{140, Easing::kOutCubic, 0};
constexpr Glide kDeal{260, Easing::kOutCubic, 0};
constexpr Glide kPlay{600, Easing::kInOutCubic, 0.12f, 8};
constexpr Glide kDrop{420, Easing::kOutCubic, 0.06f};
constexpr float kDealStagger = 80, kDealRoom = 1500, kTagFrom = 460, kUnroll = 240, kSwing = 7.1f, kPitBack = 320,
                kRoundCard = 900, kDirectionMs = 400, kSkim = 120, kWaited = 500, kPitSide = 38, kTurnMs = 500,
                kTurnSwell = 1.4f;
constexpr float kPlayGrown = 1.3f, kGrownMs = 560;  // nearer the eye on its way, as a part of its size in the hand
constexpr Vec2 kFrameDrawn{168, 176};

}  // namespace

// The viewer is told; everybody sees whose turn it is.
Timeline CocktailTable::your_turn() {
  Timeline timeline("your-turn");
  const SeatPlace& own = geometry_->seat(model_->viewer.index());
  effects_.come(timeline, art::kMedalFrameTurn, kFrameDrawn, pose_at(own.medal), pose_at(own.medal, kTurnSwell), kEffectLayer,
                {0, kTurnMs, 1, kTurnMs - 120}, kTurnMs);
  timeline.add(motion::Effect{0, motion::Cue{cue::kTurn, pan_of(own.medal)}});
  return timeline;
}

Timeline CocktailTable::happen(const event::Starter&) { return Timeline("starter"); }

Timeline CocktailTable::happen(const event::RoundBegan& e) {
  Model& model = *model_;
  model.round = e.round;
  model.in_round = model.alive = e.players;
  model.reserve = e.reserve;
  Timeline timeline("round");
  if (e.round == 1) banner(timeline, "Round 1", kRoundCard);  // the others are said by a card (the end of a round)
  changed();
  return timeline;
}

Timeline CocktailTable::happen(const event::Dealt& e, const View& after) {
  Model& model = *model_;
  std::vector<EntityId> dealt;
  for (int n = 0; n < e.count; ++n) {
    for (int i = 0; i < model.players; ++i) {
      const Seat seat{(after.starter.index() + i) % model.players};
      if (!model.in_round.has(seat)) continue;
      CardId card = kNoCard;
      if (e.told.has(seat)) {
        CardSet cards = e.hands[seat.n];
        for (int k = 0; k < n; ++k) cards.remove(cards.front());
        card = cards.front();
      }
      const Piece piece = model.from_reserve(card);
      model.into_hand(seat, piece);
      dealt.push_back(piece.entity);
    }
  }
  arrange();
  const float stagger = std::min(kDealStagger, kDealRoom / static_cast<float>(dealt.size()));
  for (std::size_t i = 0; i < dealt.size(); ++i) {
    Glide glide = kDeal;
    glide.start = stagger * static_cast<float>(i);
    board_.glide(dealt[i], glide);
  }
  Timeline timeline = commit("dealt", kReflow);
  for (std::size_t i = 0; i < dealt.size(); ++i) {
    const float start = stagger * static_cast<float>(i);
    const Vec2 to = board_.home(dealt[i])->at;
    timeline.add(motion::Effect{start, motion::Cue{cue::kFelt, pan_of(to)}});
    timeline.add(motion::Effect{
        start + kDeal.ms, motion::Spray{.sprite = art::kSpark, .from = to, .count = 1, .side = 22, .spread = 20, .ms = 260}});
  }
  return timeline;
}

Timeline CocktailTable::happen(const event::DirectionChosen& e) {
  Model& model = *model_;
  model.direction = e.clockwise ? Direction::kClockwise : Direction::kCounterclockwise;
  Timeline timeline("direction");
  effects_.stamp(timeline, e.clockwise ? art::kDirectionCw : art::kDirectionCcw, {240, 240}, pose_at(geometry_->air().at),
                 kEffectLayer, {0, 2 * kDirectionMs}, 0.6f);
  changed();
  return timeline;
}

Timeline CocktailTable::happen(const event::Waited& e) {
  Timeline timeline("waited");
  effects_.rise(timeline, "waits", at_seat(e.player), at_seat(e.player) + Vec2{0, -40}, 0, kWaited, palette::kCream, 30);
  return timeline;
}

Timeline CocktailTable::happen(const event::Played& e) {
  Model& model = *model_;
  const Piece piece = model.out_of_hand(e.player, e.card);
  const float in_hand = scene_.find(piece.entity)->pose.scale;
  model.air = Served{{piece, e.handle, e.declared, e.player, false}, e.player, e.to};
  tag_unrolled_ = 0;
  arrange_with(piece, kPlay);
  Timeline timeline = commit("played", kReflow);
  Shape unroll;
  unroll.start = kTagFrom;
  unroll.ms = kUnroll;
  unroll.easing = Easing::kOutCubic;
  unroll.apply = [this](scene::Scene&, float t) { tag_unrolled_ = t; };
  timeline.add(std::move(unroll));
  if (!setup_.tempo->reduced_motion) {
    // To one side, less to the other, and still.
    timeline.add(Shape{scene::kNobody, kTagFrom, kUnroll, Easing::kLinear, [this](scene::Scene&, float t) {
                         tag_swing_ = t < 1 ? kSwing * (1 - t) * std::sin(3 * std::numbers::pi_v<float> * t) : 0;
                       }});
    const float more = std::max(0.0f, kPlayGrown * in_hand - geometry_->air().scale);
    timeline.add(Shape{piece.entity, 0, kGrownMs, Easing::kLinear, [entity = piece.entity, more](scene::Scene& scene, float t) {
                         const float wave = std::sin(std::numbers::pi_v<float> * t);
                         if (t < 1) scene.find(entity)->pose.scale += more * wave * wave;
                       }});
  }
  timeline.add(motion::Effect{0, motion::Cue{cue::kPaper, pan_of(at_seat(e.player))}});
  timeline.add(motion::Effect{kTagFrom, motion::Cue{cue::kHarp}});
  timeline.add(motion::Effect{60, motion::Spray{.sprite = art::kStageMote,
                                                .from = geometry_->air().at,
                                                .count = 10,
                                                .side = 18,
                                                .spread = 70,
                                                .ms = 620,
                                                .area = {70, 90},
                                                .over_ms = 400}});
  return timeline;
}

Timeline CocktailTable::happen(const event::PitBack& e) {
  Model& model = *model_;
  Timeline timeline("pit-back");
  BitePiece* bite = model.find_bite(e.handle);
  NIGHTCAP_CHECK(bite != nullptr);
  bite->pit = false;
  effects_.fly(timeline, art::kIconPit, kPitSide, board_.home(bite->piece.entity)->at, geometry_->pits().center(), 0, kPitBack);
  timeline.add(motion::Effect{kPitBack, motion::Cue{cue::kTing, pan_of(geometry_->pits().center())}});
  changed();
  return timeline;
}

Timeline CocktailTable::happen(const event::WindowOpened&) {
  open_window();
  return Timeline("window").hold(kSkim);
}

Timeline CocktailTable::happen(const event::NoWindow&) {
  Model& model = *model_;
  const Piece piece = model.air->bite.piece;
  model.land();
  arrange_with(piece, kDrop);
  Timeline timeline = commit("no-window", kReflow);
  timeline.add(motion::Effect{kDrop.ms, motion::Cue{cue::kCloche, pan_of(board_.home(piece.entity)->at)}});
  return timeline;
}

}  // namespace nightcap::cocktail::table
