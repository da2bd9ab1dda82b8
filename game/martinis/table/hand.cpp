// How cards answer the hand: what is looked at rises, what is dragged follows, what may be dropped on lights up, and the
// people in the pool bob. All of it stands on the board's homes and ends there (art direction §4, §5, §9).

#include <algorithm>
#include <cmath>
#include <numbers>

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"
#include "game/martinis/table/ids.hpp"
#include "game/martinis/table/layers.hpp"
#include "game/martinis/table/reasons.hpp"
#include "game/martinis/table/table.hpp"

namespace nightcap::martinis::table {

namespace {

using tabletop::Wish;

// vpx; sizes as parts of the resting one
constexpr float kRise = 60, kLookedAtSize = 1.12f;
constexpr std::array<float, 3> kPart{30, 12, 4};  // neighbours, and those beyond them
constexpr float kHeldLift = 40, kHeldSize = 1.06f;
constexpr float kTargetLift = 8, kUnderLift = 16, kPoolLift = 12, kPoolSize = 1.08f;
// Over somebody who matches, what is dragged is drawn so far towards its place beside them, and both lean together.
constexpr float kDrawn = 0.35f, kBeside = 0.55f, kLean = 6;
constexpr float kBob = 3, kBobMs = 2400;

// No two neighbours together.
float phase(CardId card) {
  const float turns = static_cast<float>(card.index()) * 0.618034f;
  return turns - std::floor(turns);
}

bool is_home(const Pose& wish, const Pose& home) {
  return wish.at == home.at && wish.degrees == home.degrees && wish.scale == home.scale && wish.lift == home.lift;
}

}  // namespace

void MartinisTable::attend(const ui::Attention& attention) {
  if (model_ && regard_.attend(attention, scene_, board_)) changed();
}

// The card that is dragged, or else the selected one.
std::optional<MartinisTable::Draft> MartinisTable::in_hand() const {
  if (!caught_up() || legal_.empty() || view_.phase != Phase::kTurn) return std::nullopt;
  if (regard_.dragged.empty()) return draft_;
  if (const auto card = ids::card_after(regard_.dragged, ids::kHand)) return Draft{*card, false};
  if (const auto card = ids::card_after(regard_.dragged, ids::kPool)) return Draft{*card, true};
  return std::nullopt;
}

// Whom the people on offer are to match.
CardId MartinisTable::wanted() const {
  if (!caught_up() || legal_.empty()) return kNoCard;
  if (view_.phase != Phase::kTurn) return view_.asked;
  const auto held = in_hand();
  return held ? held->card : kNoCard;
}

EntityId MartinisTable::piece_of(const Draft& held) const {
  const auto among = [&](const std::vector<Piece>& pieces) {
    const auto found = std::ranges::find(pieces, held.card, &Piece::card);
    return found != pieces.end() ? found->entity : scene::kNobody;
  };
  return held.in_pool ? among(model_->pool) : among(model_->at(model_->viewer).hand);
}

Pose MartinisTable::bobbing(const Pose& home, CardId person, int nth) const {
  Pose pose = home;
  if (idle_.strength() > 0)
    pose.at.y += kBob * idle_.strength() *
                 std::sin(2 * std::numbers::pi_v<float> * (std::fmod(idle_.time(nth), kBobMs) / kBobMs + phase(person)));
  return pose;
}

// Nothing but the people in the pool moves, and nothing lies over them.
bool MartinisTable::is_calm() const {
  return idle_.strength() > 0 && caught_up() && !model_->pair && !model_->asked && regard_.dragged.empty() &&
         !regard_.looked_at.starts_with(ids::kPool) && close_up_.piece() == scene::kNobody;
}

Pose MartinisTable::dragged_pose(const Pose& home) const {
  Pose pose = home;
  pose.at = regard_.pointer + regard_.grab + Vec2{0, kHeldLift};  // lifted, it is painted so much higher
  pose.degrees = 0;
  pose.scale *= kHeldSize;
  pose.lift = kHeldLift;
  if (const Pose* under = partner_under()) {
    const float side = pose.at.x < under->at.x ? -1.0f : 1.0f;
    const Vec2 beside = under->at + Vec2{side * kBeside * kCardSize.x * (under->scale + home.scale) / 2, kHeldLift};
    pose.at = pose.at + (beside - pose.at) * kDrawn;
    pose.degrees = -side * kLean;
  }
  return pose;
}

const Pose* MartinisTable::partner_under() const {
  const auto person = ids::card_after(regard_.over, ids::kPool);
  return person && pool_action(*person, in_hand()) ? board_.home(board_.named(regard_.over)) : nullptr;
}

Pose MartinisTable::risen(const Pose& home, CardId own) const {
  Pose pose = home;
  pose.at.y -= kRise - (draft_ && draft_->card == own ? kSelectedRise : 0);
  pose.degrees = 0;
  pose.scale *= kLookedAtSize;
  return pose;
}

void MartinisTable::wish_for_hand() {
  if (model_->viewer == kNoSeat) return;
  const auto& hand = model_->at(model_->viewer).hand;
  const auto held = in_hand();
  const auto at_card = ids::card_after(regard_.looked_at, ids::kHand);
  const auto looked_at = std::ranges::find_if(hand, [&](const Piece& own) { return at_card && own.card == *at_card; });
  const auto open = looked_at != hand.end() ? looked_at - hand.begin() : -1;
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const Pose& home = *board_.home(hand[i].entity);
    Wish wish{hand[i].entity, home, kOwnHandLayer};
    const bool dragged = held && !held->in_pool && !regard_.dragged.empty() && held->card == hand[i].card;
    const auto away = open < 0 ? 0 : static_cast<std::ptrdiff_t>(i) - open;
    if (dragged) {
      wish.pose = dragged_pose(home);
      wish.layer = kHeldLayer;
      wish.held = wish.front = true;
    } else if (open == static_cast<std::ptrdiff_t>(i)) {
      wish.pose = risen(home, hand[i].card);
      wish.front = true;
    } else if (away != 0 && static_cast<std::size_t>(std::abs(away)) <= kPart.size()) {
      wish.pose.at.x += kPart[static_cast<std::size_t>(std::abs(away)) - 1] * (away < 0 ? -1.0f : 1.0f);
    }
    if (caught_up() && may(act::show(hand[i].card))) wish.pose.lift += kTargetLift;
    feel_.wish(wish);
    if (!is_home(wish.pose, home)) away_.push_back(hand[i].entity);
  }
}

void MartinisTable::wish_for_table() {
  const auto held = in_hand();
  int nth = 0;
  for (const Piece& person : model_->pool) {
    ++nth;
    const Pose& home = *board_.home(person.entity);
    Wish wish{person.entity, home, kPoolLayer};
    const bool at = regard_.looked_at == scene_.find(person.entity)->name;
    const bool dragged = held && held->in_pool && !regard_.dragged.empty() && held->card == person.card;
    if (dragged) {
      wish.pose = dragged_pose(home);
      wish.layer = kHeldLayer;
      wish.held = wish.front = true;
    } else if (caught_up() && pool_action(person.card, held)) {
      const bool under = !regard_.over.empty() && regard_.over == scene_.find(person.entity)->name;
      wish.pose.lift = at || under ? kUnderLift : kTargetLift;
      if (under) wish.pose.degrees = regard_.pointer.x + regard_.grab.x < home.at.x ? -kLean : kLean;
      if (at) wish.pose.degrees = 0;
      if (at || under) wish.pose.scale *= kPoolSize;
      wish.front = at || under;
    } else if (at) {
      wish.pose.lift = kPoolLift;
      wish.pose.degrees = 0;
      wish.pose.scale *= kPoolSize;
      wish.front = true;
    } else {
      wish.pose = bobbing(home, person.card, nth);
      wish.drifts = true;
    }
    feel_.wish(wish);
    if (!is_home(wish.pose, home)) away_.push_back(person.entity);
  }
  if (!caught_up() || legal_.empty()) return;
  for (Seat seat : model_->showing()) {
    const Piece& shown = *model_->at(seat).shown;
    const Pose& home = *board_.home(shown.entity);
    Wish wish{shown.entity, home, kShownLayer};
    if (may(act::take(shown.card))) {
      const bool at = regard_.looked_at == scene_.find(shown.entity)->name;
      wish.pose.lift = at ? kUnderLift : kTargetLift;
      if (at) wish.pose.scale *= kPoolSize;
    }
    feel_.wish(wish);
    if (!is_home(wish.pose, home)) away_.push_back(shown.entity);
  }
}

void MartinisTable::collect_wishes() {
  feel_.begin();
  away_.clear();
  wish_for_hand();
  wish_for_table();
}

void MartinisTable::animate(float ms) {
  if (!model_) return;
  regard_.still += ms;
  swell_rings(ms);
  collect_wishes();
  bool moved = feel_.advance(ms, *setup_.tempo);
  lay_marks();
  moved = move_close_up(ms) || moved;
  if (stir() || moved) changed();
}

}  // namespace nightcap::martinis::table
