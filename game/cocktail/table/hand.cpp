// How cards answer the hand: what is looked at rises, what is dragged follows and is drawn to a tray that may have it, and
// what may be chosen lifts. All of it stands on the board's homes and ends there (art direction §4, §5, §9).

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "game/cocktail/table/ids.hpp"
#include "game/cocktail/table/layers.hpp"
#include "game/cocktail/table/table.hpp"

namespace nightcap::cocktail::table {

namespace {

using tabletop::Wish;

// vpx; sizes as parts of the resting one
constexpr float kRise = 60, kLookedAtSize = 1.12f;
constexpr std::array<float, 2> kPart{30, 12};  // neighbours, and those beyond them
constexpr float kHeldLift = 40, kHeldSize = 1.06f;
constexpr float kTargetLift = 8, kUnderLift = 16;
constexpr float kDrawn = 0.35f;  // of the way to the slot, over a tray that may have it
constexpr float kDuskMs = 200;   // in which the room's light goes and comes

bool is_home(const Pose& wish, const Pose& home) {
  return wish.at == home.at && wish.degrees == home.degrees && wish.scale == home.scale && wish.lift == home.lift;
}

}  // namespace

void CocktailTable::attend(const ui::Attention& attention) {
  if (!model_ || !regard_.attend(attention, scene_, board_)) return;
  const auto over = ids::tray_named(regard_.over);
  const CardId dragged = dragged_card();
  const Seat aimed = over && dragged != kNoCard && may_serve(dragged, over->seat) ? over->seat : kNoSeat;
  if (std::exchange(aimed_, aimed) != aimed && caught_up()) rearrange();
  changed();
}

CardId CocktailTable::dragged_card() const {
  return caught_up() && !legal_.empty() ? ids::hand_card(regard_.dragged).value_or(kNoCard) : kNoCard;
}

CardId CocktailTable::card_in_hand() const {
  const CardId dragged = dragged_card();
  return dragged != kNoCard || !caught_up() ? dragged : draft_.card;
}

bool CocktailTable::awaits(Seat to) const {
  const CardId card = card_in_hand();
  return card != kNoCard && (draft_.to == kNoSeat || dragged_card() != kNoCard) && may_serve(card, to);
}

bool CocktailTable::may_change_now(Handle handle) const {
  if (!draft_.changing || !caught_up()) return false;
  return draft_.own == kNoHandle ? may_change(handle, kNoHandle) : may_change(draft_.own, handle);
}

Pose CocktailTable::dragged_pose(const Pose& home) const {
  Pose pose = home;
  pose.at = regard_.pointer + regard_.grab + Vec2{0, kHeldLift};  // lifted, it is painted so much higher
  pose.degrees = 0;
  pose.scale *= kHeldSize;
  pose.lift = kHeldLift;
  if (aimed_ == kNoSeat) return pose;
  const int next = std::min(static_cast<int>(model_->at(aimed_).tray.size()), kTraySize - 1);
  const Pose slot = geometry_->bite(aimed_.index(), next, true);
  pose.at = pose.at + (slot.at + Vec2{0, kHeldLift} - pose.at) * kDrawn;
  pose.scale += (slot.scale - pose.scale) * kDrawn;
  return pose;
}

void CocktailTable::wish(EntityId piece, float lift, float grown) {
  const Pose* home = board_.home(piece);
  if (home == nullptr) return;
  Wish wish{piece, *home, board_.layer(piece)};
  wish.pose.lift += lift;
  wish.pose.scale *= grown;
  feel_.wish(wish);
  if (lift > 0) away_.push_back(piece);
}

void CocktailTable::wish_for_hand() {
  if (model_->viewer == kNoSeat) return;
  const auto& hand = model_->at(model_->viewer).hand;
  const CardId dragged = dragged_card();
  const auto at_card = ids::hand_card(regard_.looked_at);
  const auto looked_at = std::ranges::find_if(hand, [&](const Piece& own) { return at_card && own.card == *at_card; });
  const auto open = looked_at != hand.end() ? looked_at - hand.begin() : -1;
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const Pose* home = board_.home(hand[i].entity);
    if (home == nullptr) continue;
    // The chosen card is above the question that it is about.
    Wish wish{hand[i].entity, *home, draft_.card == hand[i].card ? kHeldLayer : kOwnHandLayer};
    const auto away = open < 0 ? 0 : static_cast<std::ptrdiff_t>(i) - open;
    if (dragged != kNoCard && dragged == hand[i].card) {
      wish.pose = dragged_pose(*home);
      wish.layer = kHeldLayer;
      wish.held = wish.front = true;
    } else if (open == static_cast<std::ptrdiff_t>(i)) {
      wish.pose.at.y -= kRise - (draft_.card == hand[i].card ? kSelectedRise : 0);
      wish.pose.degrees = 0;
      wish.pose.scale *= kLookedAtSize;
      wish.layer = kHeldLayer;
      wish.front = true;
    } else if (away != 0 && static_cast<std::size_t>(std::abs(away)) <= kPart.size()) {
      wish.pose.at.x += kPart[static_cast<std::size_t>(std::abs(away)) - 1] * (away < 0 ? -1.0f : 1.0f);
    }
    feel_.wish(wish);
    if (!is_home(wish.pose, *home)) away_.push_back(hand[i].entity);
  }
}

void CocktailTable::wish_for_trays() {
  for (int s = 0; s < model_->players; ++s) {
    const Seat seat{s};
    const SeatModel& at = model_->at(seat);
    const float lift = !awaits(seat) ? 0.0f : aimed_ == seat || regard_.looked_at == ids::tray(seat) ? kUnderLift : kTargetLift;
    wish(at.salver, lift);
    for (const BitePiece& bite : at.tray) wish(bite.piece.entity, may_change_now(bite.handle) ? kTargetLift : lift);
    for (const Piece& eaten : at.taken) wish(eaten.entity, lift);
    if (!model_->is_viewer(seat))
      for (const Piece& card : at.hand) wish(card.entity, 0);
  }
}

void CocktailTable::animate(float ms) {
  pass_window_time(ms);
  if (!model_ || !geometry_) return;
  regard_.still += ms;
  feel_.begin();
  away_.clear();
  wish_for_hand();
  wish_for_trays();
  if (feel_.advance(ms, *setup_.tempo)) changed();
  lay_marks();
  const bool gone = !found(close_up_.piece());
  if (close_up_.move(ms, regard_, seen_under(regard_.pointer), gone, *setup_.tempo)) changed();
  // While a bite is in the air the room is a little darker; it is so at once where nobody waits for it.
  const float dusk = model_->air ? 1.0f : 0.0f, each = setup_.tempo->scaled(kDuskMs);
  if (dusk == dusk_) return;
  const bool at_once = caught_up() || setup_.tempo->reduced_motion || each <= 0;
  dusk_ = at_once ? dusk : std::clamp(dusk_ + (dusk - dusk_ > 0 ? 1.0f : -1.0f) * ms / each, 0.0f, 1.0f);
  changed();
}

}  // namespace nightcap::cocktail::table
