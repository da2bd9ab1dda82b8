// What may be chosen and what may not: ticks on the one, a veil on the other, and in words why (art direction §4).

#include <algorithm>
#include <cmath>

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"
#include "game/cocktail/table/ids.hpp"
#include "game/cocktail/table/reasons.hpp"
#include "game/cocktail/table/table.hpp"

namespace nightcap::cocktail::table {

namespace {

constexpr float kTickRoom = 8, kTickSlice = 24, kBiteTickSlice = 40;
constexpr float kVeil = 0.45f, kOnItsWay = 0.67f;
constexpr scene::Color kInkVeil = scene::Color::hex(0x1B1426);
enum Slot : int { kVeilSlot = 1, kTickSlot };
constexpr float kCaption = 24, kPillHeight = 38, kPillRoom = 44, kPillGap = 8, kPillSlice = 18, kMargin = 12;  // vpx

}  // namespace

void CocktailTable::lay_marks() {
  marks_.begin();
  const auto tick = [&](EntityId piece, Vec2 size, float slice, scene::Color color, float alpha) {
    const auto* entity = scene_.find(piece);
    if (entity == nullptr || entity->pose.scale <= 0) return;
    const float more = 2 * kTickRoom / entity->pose.scale;
    marks_.put(piece, kTickSlot, {art::kTarget, {size.x + more, size.y + more}, color, slice}, {}, 1, alpha);
  };
  const auto tick_tray = [&](Seat seat, scene::Color color, float alpha = 1) {
    tick(model_->at(seat).salver, kTraySizeDrawn, kTickSlice, color, alpha);
  };
  const auto veil = [&](EntityId piece) { marks_.put(piece, kVeilSlot, {art::kVeilCard, kCardSize}, {}, 1, kVeil); };
  if (model_->air) tick_tray(model_->air->to, ui::palette::kBrassLight, kOnItsWay);
  if (caught_up() && !legal_.empty()) {
    const CardId card = card_in_hand(), dragged = dragged_card();
    const bool serving = card != kNoCard && (dragged != kNoCard || draft_.to == kNoSeat);
    for (int s = 0; s < model_->players; ++s) {
      const Seat seat{s};
      const SeatModel& at = model_->at(seat);
      const bool chosen = dragged == kNoCard && draft_.to == seat;
      if (chosen || awaits(seat)) {
        tick_tray(seat, chosen ? ui::palette::kCream : ui::palette::kBrassLight);
      } else if (serving) {
        marks_.put(at.salver, kVeilSlot, {art::kTray, kTraySizeDrawn, kInkVeil}, {}, 1, kVeil);
        for (const BitePiece& bite : at.tray) veil(bite.piece.entity);
        for (const Piece& eaten : at.taken) veil(eaten.entity);
      }
      if (!draft_.changing) continue;
      for (const BitePiece& bite : at.tray) {
        const bool own = draft_.own == bite.handle;
        if (own || may_change_now(bite.handle))
          tick(bite.piece.entity, kCardSize, kBiteTickSlice, own ? ui::palette::kCream : ui::palette::kBrassLight, 1);
        else
          veil(bite.piece.entity);
      }
    }
  }
  if (marks_.end()) changed();
}

// Of what is looked at, or lies under the dragged card, in the viewer's turn.
std::string_view CocktailTable::why_not(std::string_view id) const {
  if (!caught_up() || legal_.empty() || view_.phase != Phase::kTurn) return {};
  if (id == "table.change" && !may_any(Action::Type::kChange)) return why_no_change(view_);
  if (id == "table.take" && !may_any(Action::Type::kTake)) return why_no_taking(view_);
  const auto tray = ids::tray_named(id);
  if (!tray) return {};
  if (draft_.changing)
    return tray->bite && *tray->bite != draft_.own && !may_change_now(*tray->bite)
               ? why_it_stays(view_, *tray->bite, draft_.own == kNoHandle)
               : std::string_view();
  const CardId card = card_in_hand();
  return card != kNoCard && !may_serve(card, tray->seat) ? why_no_bite_for(view_, tray->seat) : std::string_view();
}

void CocktailTable::paint_reason(scene::DrawList& list) const {
  const std::string& id = regard_.over.empty() ? regard_.looked_at : regard_.over;
  const std::string_view words = why_not(id);
  if (words.empty()) return;
  ui::WidgetList widgets;
  collect(widgets);
  const ui::Widget* about = widgets.find(id);
  if (about == nullptr) return;
  list.set_entity(id);
  const ui::Rect& box = about->rect;
  const float width = 2 * std::ceil((text_width(words, scene::Font::kBold, kCaption) + kPillRoom) / 2);
  const bool above = box.y > kPillHeight + kPillGap + kMargin;
  const float y = above ? box.y - kPillGap - kPillHeight / 2 : box.y + box.h + kPillGap + kPillHeight / 2;
  const float x = std::clamp(box.center().x, width / 2 + kMargin, page_.x - width / 2 - kMargin);
  const ui::Rect pill = ui::Rect::around({std::round(x), std::round(y)}, width, kPillHeight);
  list.sprite(art::kMedalPlate, pill, scene::kWhite, kPillSlice);
  list.words(words, pill, {scene::Font::kBold, kCaption, ui::palette::kBrassLight, scene::Align::kCenter});
}

}  // namespace nightcap::cocktail::table
