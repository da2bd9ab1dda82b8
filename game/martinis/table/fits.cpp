// Who fits, and why: ticks on what may be chosen, a veil on what may not, rings round the badges that two people share, and
// the word for it (art direction §4).

#include <algorithm>
#include <cmath>
#include <numbers>

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"
#include "game/martinis/table/ids.hpp"
#include "game/martinis/table/reasons.hpp"
#include "game/martinis/table/table.hpp"

namespace nightcap::martinis::table {

namespace {

// Rings swell twice and are steady then.
constexpr float kPulseMs = 340, kPulses = 2, kPulse = 0.22f;
constexpr float kTickRoom = 6, kTickSlice = 24;
constexpr float kVeil = 0.45f;
constexpr float kRingFor = 50, kRingSide = 64;
enum Slot : int { kVeilSlot = 1, kTickSlot, kAdjectiveSlot, kNounSlot };
constexpr float kCaption = 24, kPillHeight = 38, kPillRoom = 44, kPillGap = 8;  // vpx

}  // namespace

// Rings swell when it becomes known who is to be matched.
void MartinisTable::swell_rings(float ms) {
  const CardId goal = wanted();
  if (goal != pulse_of_) {
    pulse_of_ = goal;
    pulse_ = 0;
  } else if (setup_.tempo->reduced_motion || setup_.tempo->instant) {
    pulse_ = kPulseMs * kPulses;
  } else {
    pulse_ = std::min(pulse_ + ms / setup_.tempo->scaled(1), kPulseMs * kPulses);
  }
}

// Ticks on what may be chosen, a veil on what may not, and on both people rings round what they share.
void MartinisTable::lay_marks() {
  marks_.begin();
  const CardId goal = wanted();
  const auto held = in_hand();
  const bool turn = caught_up() && view_.phase == Phase::kTurn;
  Shared on_goal;
  CardId under = kNoCard;  // the partner who is looked at: the goal shows what it shares with that one
  const auto ring = [&](const Piece& piece, Shared shared) {
    const auto* entity = scene_.find(piece.entity);
    if (entity == nullptr) return;
    const Badges at = badges(kCardSize.x * entity->pose.scale < kSmallCard);
    const float waves = std::min(pulse_ / kPulseMs, kPulses);
    const float swell = std::sin(std::numbers::pi_v<float> * waves);
    const float scale = at.side / kRingFor * (1 + kPulse * swell * swell);
    constexpr Vec2 kSize{kRingSide, kRingSide};
    if (shared.adjective) marks_.put(piece.entity, kAdjectiveSlot, {art::kRingAdjective, kSize}, at.adjective, scale);
    if (shared.noun) marks_.put(piece.entity, kNounSlot, {art::kRingNoun, kSize}, at.noun, scale);
  };
  const auto tick = [&](const Piece& piece, float room) {
    const auto* entity = scene_.find(piece.entity);
    if (entity == nullptr || entity->pose.scale <= 0) return;
    const float more = 2 * room / entity->pose.scale;
    marks_.put(piece.entity, kTickSlot,
               {art::kTarget, {kCardSize.x + more, kCardSize.y + more}, ui::palette::kGoldLight, kTickSlice});
  };
  const auto partner = [&](const Piece& piece, std::string_view id) {
    tick(piece, kTickRoom);
    if (goal == kNoCard) return;
    const Shared shared = shared_traits(goal, piece.card);
    ring(piece, shared);
    on_goal = {on_goal.adjective || shared.adjective, on_goal.noun || shared.noun};
    if (id == regard_.looked_at || id == regard_.over) under = piece.card;
  };
  const auto veil = [&](const Piece& piece) { marks_.put(piece.entity, kVeilSlot, {art::kVeilCard, kCardSize}, {}, 1, kVeil); };
  if (caught_up() && !legal_.empty()) {
    bool takes = false, shows = false;
    for (const Action& action : legal_) {
      takes = takes || action.type == Action::Type::kTake;
      shows = shows || action.type == Action::Type::kShow;
    }
    for (const Piece& person : model_->pool) {
      if (pool_action(person.card, held)) {
        partner(person, scene_.find(person.entity)->name);
      } else if ((turn && held && held->card != person.card) || takes) {
        veil(person);
      }
    }
    for (Seat seat : model_->showing()) {
      const Piece& shown = *model_->at(seat).shown;
      if (may(act::take(shown.card))) partner(shown, scene_.find(shown.entity)->name);
    }
    if (model_->viewer != kNoSeat)
      for (const Piece& own : model_->at(model_->viewer).hand) {
        if (may(act::show(own.card))) {
          partner(own, scene_.find(own.entity)->name);
        } else if (shows || (!regard_.dragged.empty() && held && held->card != own.card)) {
          veil(own);
        }
      }
    if (goal != kNoCard) {
      const Shared shared = under != kNoCard ? shared_traits(goal, under) : on_goal;
      if (model_->asked && model_->asked->card == goal) ring(*model_->asked, shared);
      if (held) ring({piece_of(*held), goal}, shared);
    }
  }
  if (marks_.end()) changed();
}

// Under (or, where a name stands there, over) the partner who is looked at: what the two share.
void MartinisTable::paint_reason(scene::DrawList& list) const {
  const CardId goal = wanted();
  const std::string& id = regard_.over.empty() ? regard_.looked_at : regard_.over;
  if (goal == kNoCard || id.empty()) return;
  const EntityId piece = board_.named(id);
  const CardId person = face_of(piece);
  const bool in_pool = id.starts_with(ids::kPool);
  if (person == kNoCard ||
      !(in_pool ? pool_action(person, in_hand()).has_value() : may(act::take(person)) || may(act::show(person))))
    return;
  const std::string words = reason_words(goal, person);
  if (words.empty()) return;
  list.set_entity(id);
  const Rect card = scene::bounds(*scene_.quad(piece));
  const float width = 2 * std::ceil((setup_.metrics->width(words, scene::Font::kBold, kCaption) + kPillRoom) / 2);
  const float y = in_pool ? card.y + card.h + kPillGap + kPillHeight / 2 : card.y - kPillGap - kPillHeight / 2;
  const Rect pill = Rect::around({std::round(card.center().x), std::round(y)}, width, kPillHeight);
  list.sprite(art::kPanelRound, pill, scene::Color{255, 255, 255, 245}, kPillHeight / 2);
  list.words(words, pill, {scene::Font::kBold, kCaption, ui::palette::kGoldLight, scene::Align::kCenter});
}

}  // namespace nightcap::martinis::table
