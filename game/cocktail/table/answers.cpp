// What the others say to a bite in the air, and what comes of it.

#include <algorithm>

#include "assets/art/ids.hpp"
#include "engine/base/check.hpp"
#include "engine/ui/paint.hpp"
#include "game/cocktail/table/table.hpp"
#include "game/cocktail/table/words.hpp"

namespace nightcap::cocktail::table {

namespace {

using motion::Easing;
using motion::Timeline;
using tabletop::Glide;
namespace cue = tabletop::cue;
namespace palette = ui::palette;

// ms at speed 1
constexpr Glide kReflow{140, Easing::kOutCubic, 0};
constexpr Glide kDrop{420, Easing::kOutCubic, 0.06f};
constexpr Glide kDiscard{420, Easing::kInOutCubic, 0.06f};
constexpr Glide kReplace{300, Easing::kOutCubic, 0.06f};
constexpr float kCourtesy = 520;

}  // namespace

Timeline CocktailTable::happen(const event::Suspected& e) { return answered(e.player, Answer::kSuspect, "suspected"); }

Timeline CocktailTable::happen(const event::Courtesy& e) {
  Model& model = *model_;
  Timeline timeline("courtesy");
  const bool to_self = model.air && model.air->player == model.air->to;
  window_->courteous = e.player;
  const Vec2 from = at_seat(e.player);
  effects_.rise(timeline, std::string(courtesy_words(to_self)) + "!", from, from + Vec2{0, -30}, 0, kCourtesy,
                palette::kBrassLight, 38);
  effects_.stamp(timeline, art::kChipGlass, {84, 84}, pose_at(from + Vec2{0, -64}), kEffectLayer, {0, kCourtesy, 120, 160},
                 0.6f);
  feels(timeline, e.player, Mood::kPleased, 0, kCourtesy);
  timeline.add(motion::Effect{60, motion::Cue{cue::kClink, pan_of(from)}});
  timeline.add(motion::Effect{
      120, motion::Spray{.sprite = art::kSpark, .from = from + Vec2{0, -64}, .count = 6, .side = 26, .spread = 90, .ms = 480}});
  return timeline;
}

Timeline CocktailTable::happen(const event::WindowPassed& e) { return answered(e.player, Answer::kPass, "window-passed"); }

Timeline CocktailTable::happen(const event::Unsuspected&) {
  Model& model = *model_;
  const Piece piece = model.air->bite.piece;
  const Seat player = model.air->player;
  model.land();
  model.clear_answers();
  arrange_with(piece, kDrop);
  Timeline timeline = commit("unsuspected", kReflow);
  timeline.add(motion::Effect{kDrop.ms, motion::Cue{cue::kCloche, pan_of(board_.home(piece.entity)->at)}});
  feels(timeline, player, Mood::kPleased, 0, kDrop.ms);  // truth or lie: it passed
  return timeline;
}

Timeline CocktailTable::happen(const event::TurnedOver& e) {
  Model& model = *model_;
  const Piece piece = model.turn_over(e.card);
  arrange_with(piece, kDiscard);
  Timeline timeline = commit("turned-over", kReflow);
  feels(timeline, e.player, e.truth ? Mood::kPleased : Mood::kCaught, 0, kDiscard.ms);
  return timeline;
}

Timeline CocktailTable::happen(const event::Replaced& e) {
  Model& model = *model_;
  --model.reserve;
  const Piece piece = model.from_reserve(e.card);
  model.into_hand(e.player, piece);
  model.clear_answers();
  arrange_with(piece, kReplace);
  Timeline timeline = commit("replaced", kReflow);
  timeline.add(motion::Effect{0, motion::Cue{cue::kSlide, pan_of(at_seat(e.player))}});
  return timeline;
}

}  // namespace nightcap::cocktail::table
