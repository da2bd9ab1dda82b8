// The end of a round (art direction §9): the score is shown, a cloth wipes the trays, and a card says which round begins.

#include <algorithm>
#include <limits>
#include <numbers>

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"
#include "game/cocktail/table/table.hpp"

namespace nightcap::cocktail::table {

namespace {

using motion::Deed;
using motion::Easing;
using motion::Move;
using motion::Shape;
using motion::Timeline;
using scene::Align;
using scene::Color;
using scene::Font;
using tabletop::Glide;
namespace cue = tabletop::cue;
namespace palette = ui::palette;

// ms at speed 1
constexpr Glide kReflow{140, Easing::kOutCubic, 0};
constexpr float kRoundEnd = 1200, kWipe = 500, kCardFrom = 160, kCardTurns = 420, kCardTurn = 320, kCardUntil = 1700,
                kDim = 260, kLeaves = 220;
constexpr Vec2 kCloth{320, 360};
constexpr float kRub = 130;  // vpx that the cloth goes up and down on its way
constexpr float kAtRest = std::numeric_limits<float>::max();

}  // namespace

// What stands still once everything is over.
void CocktailTable::settle_sheet() {
  sheet_.reset();
  sheet_alpha_ = 1;
  sheet_ms_ = kAtRest;
  if (view_.phase == Phase::kOver) sheet_.emplace(view_, setup_.seats, view_.round, page_);
}

void CocktailTable::paint_sheet(scene::DrawList& list) const {
  if (sheet_) sheet_->paint(list, setup_.metrics, sheet_ms_, setup_.tempo->reduced_motion, sheet_alpha_);
}

// It comes, stays for so long as it takes to read it, and goes; at the end of the game it stays.
Timeline CocktailTable::show_score(const View& after, int rounds) {
  Timeline timeline("score-sheet");
  const bool stays = after.phase == Phase::kOver;
  sheet_.emplace(after, setup_.seats, rounds, page_);
  sheet_ms_ = 0;
  sheet_alpha_ = 1;
  const float until = sheet_->reading_ms();
  const Vec2 page = geometry_->page();
  effects_.picture(timeline, scene::kSolid, page, pose_at(page * 0.5f), kDarkLayer, {0, until, kDim, kLeaves},
                   scene::faded(Color::hex(0x050707), 0.72f));
  Shape passes;
  passes.ms = until;
  passes.apply = [this, until, stays](scene::Scene&, float t) {
    sheet_ms_ = t * until;
    sheet_alpha_ = stays ? 1 : std::clamp((until - sheet_ms_) / kLeaves, 0.0f, 1.0f);
  };
  timeline.add(std::move(passes));
  timeline.add(motion::Effect{0, motion::Cue{cue::kPaper}});
  timeline.add(Deed{until, [this, stays](scene::Scene&) {
                      if (!stays) sheet_.reset();
                      sheet_ms_ = kAtRest;
                      changed();
                    }});
  reading(timeline, kDim, until - kLeaves);
  changed();
  return timeline;
}

Timeline CocktailTable::happen(const event::RoundOver& e, const View& after) {
  Model& model = *model_;
  Timeline timeline("round-over");
  timeline.add(motion::Effect{0, motion::Cue{cue::kGongSoft}});
  if (after.phase == Phase::kOver) {  // the last cocktails stay to be looked at
    banner(timeline, "Round " + std::to_string(e.round) + " is over", kRoundEnd);
    return timeline;
  }
  const float wide = geometry_->page().x;
  for (const Piece& piece : model.clear_round()) {
    Pose away = scene_.find(piece.entity)->pose;
    // As the cloth comes by.
    const float start = (kRoundEnd - kWipe) * std::clamp(away.at.x / wide, 0.0f, 1.0f);
    away.at.x += 80;
    away.alpha = 0;
    timeline.add(Move{piece.entity, away, start, kWipe, Easing::kInQuad});
  }
  model.round = e.round + 1;
  arrange();
  board_.commit(timeline, kReflow, away_);
  if (!setup_.tempo->reduced_motion) wipe(timeline);
  turn_round_card(timeline, model.round);
  changed();
  return timeline;
}

// From left to right over all trays, rubbing up and down.
void CocktailTable::wipe(Timeline& timeline) {
  const Vec2 page = geometry_->page();
  const Vec2 from{-kCloth.x, page.y * 0.52f}, to{page.x + kCloth.x, from.y};
  const EntityId cloth = effects_.picture(timeline, art::kClothWipe, kCloth, pose_at(from), kEffectLayer, {0, kRoundEnd, 1, 1});
  timeline.add(Shape{cloth, 1, kRoundEnd - 2, Easing::kLinear, [cloth, from, to](scene::Scene& scene, float t) {
                       const float rubs = std::sin(t * 6 * std::numbers::pi_v<float>);
                       Pose& pose = scene.find(cloth)->pose;
                       pose.at = {from.x + (to.x - from.x) * t, from.y + kRub * rubs};
                       pose.degrees = -10 * rubs;
                       pose.alpha = 1;
                     }});
}

// "Round 2": a card that turns over.
void CocktailTable::turn_round_card(Timeline& timeline, int round) {
  Pose shut = geometry_->air();
  shut.degrees = 0;
  shut.scale = 1;
  Pose open = shut, from = shut, away = shut;
  open.flip = away.flip = 0;
  from = geometry_->reserve();
  from.alpha = 0;
  away.at.y -= 60;
  const Span span{kCardFrom, kCardUntil, 200, 200};
  const EntityId card = effects_.visit(timeline, scene::Card{art::kCardRound, art::kBackCocktail, kCardSize}, from, shut, away,
                                       kEffectLayer + 2, span, kCardTurns - kCardFrom);
  effects_.on(
      card,
      scene::Words{"Round " + std::to_string(round), {Font::kDisplay, 38, palette::kBrassLight, Align::kCenter}, {190, 60}},
      {0, -2});
  timeline.add(Move{card, open, kCardTurns, kCardTurn, Easing::kInOutCubic});
}

}  // namespace nightcap::cocktail::table
