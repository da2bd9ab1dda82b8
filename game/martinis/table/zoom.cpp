// The large card beside a person who is looked at for a moment, with their traits in words and where they come from.

#include <algorithm>
#include <cmath>

#include "assets/art/ids.hpp"
#include "engine/motion/easing.hpp"
#include "engine/ui/paint.hpp"
#include "game/martinis/table/ids.hpp"
#include "game/martinis/table/reasons.hpp"
#include "game/martinis/table/table.hpp"
#include "game/martinis/table/words.hpp"

namespace nightcap::martinis::table {

namespace {

using namespace ui;  // NOLINT: this file is all painting

constexpr float kStill = 350;  // ms that the pointer rests on a card before it is shown large
constexpr float kComes = 150;  // ms
constexpr Vec2 kLarge{360, 504};
constexpr float kPlate = 96, kGap = 24, kMargin = 20;  // vpx
constexpr float kGrows = 0.06f;
constexpr float kShadow = 40;
constexpr float kCaption = 24;  // vpx

}  // namespace

// Everybody who lies face up on the table or in the viewer's hand, and where they are.
template <class F>
void MartinisTable::each_face(F&& visit) const {
  const Model& model = *model_;
  for (int s = 0; s < model.players; ++s) {
    const SeatModel& at = model.at(Seat{s});
    if (model.is_viewer(Seat{s}))
      for (const Piece& own : at.hand) visit(own, [&] { return std::string("In your hand"); });
    if (at.shown) visit(*at.shown, [&] { return "Shown by " + name_of(Seat{s}); });
    for (const CouplePiece& couple : at.couples) {
      if (couple.married) continue;
      for (const Piece& one : {couple.red, couple.blue}) {
        const Piece& other = one.card == couple.red.card ? couple.blue : couple.red;
        visit(one, [&] { return "Dating the " + card_words(other.card); });
      }
    }
  }
  for (const Piece& person : model.pool) visit(person, [&] { return std::string("In the Dating Pool"); });
  for (const Piece& gone : model.pile) visit(gone, [&] { return std::string("Discarded"); });
  if (model.asked) visit(*model.asked, [&] { return name_of(model.asker) + " asks for a match"; });
  if (model.pair) {
    visit(model.pair->red, [&] { return "Matched by " + name_of(model.turn); });
    visit(model.pair->blue, [&] { return "Matched by " + name_of(model.turn); });
  }
}

// The person who lies there face up, or nobody.
CardId MartinisTable::face_of(EntityId piece) const {
  const scene::Entity* entity = scene_.find(piece);
  CardId found = kNoCard;
  if (entity == nullptr || std::get_if<scene::Card>(&entity->look) == nullptr || entity->pose.flip != 0) return found;
  each_face([&](const Piece& each, const auto&) {
    if (each.entity == piece && each.card != kNoCard && is_person(each.card)) found = each.card;
  });
  return found;
}

EntityId MartinisTable::face_under(Vec2 place) const {
  EntityId under = scene_.at(place);
  if (const auto* entity = scene_.find(under); entity != nullptr && entity->parent != scene::kNobody) under = entity->parent;
  return face_of(under) != kNoCard ? under : scene::kNobody;
}

bool MartinisTable::look(std::string_view id, Vec2 place) {
  const EntityId piece = id.empty() ? face_under(place) : board_.named(id);
  if (face_of(piece) == kNoCard) return false;
  const bool again = close_up_.piece == piece;
  close_up_ = {again ? scene::kNobody : piece, 0, id.empty()};
  if (again) regard_.still = -kStill * 4;  // put away by hand: it does not come again at once
  changed();
  return true;
}

bool MartinisTable::move_close_up(float ms) {
  const CloseUp before = close_up_;
  const bool drags = !regard_.dragged.empty() || regard_.pressed;
  const EntityId under = drags ? scene::kNobody : face_under(regard_.pointer);
  const bool leaves = close_up_.by_pointer ? under != close_up_.piece : regard_.looked_at != close_up_looked_at_;
  if (close_up_.piece != scene::kNobody &&
      (drags || leaves || face_of(close_up_.piece) == kNoCard || director_.moves(close_up_.piece)))
    close_up_ = {};
  if (close_up_.piece == scene::kNobody && under != scene::kNobody && regard_.still >= kStill && has_pointer_)
    close_up_ = {under, 0, true};
  if (close_up_.piece != before.piece) close_up_looked_at_ = regard_.looked_at;
  if (close_up_.piece == scene::kNobody) return before.piece != scene::kNobody;
  const bool at_once = setup_.tempo->reduced_motion || setup_.tempo->instant;
  close_up_.shown = at_once ? 1.0f : std::min(1.0f, close_up_.shown + ms / setup_.tempo->scaled(kComes));
  return close_up_.shown != before.shown || close_up_.piece != before.piece;
}

// Beside the card, on the side away from the middle of the table if there is room.
Rect MartinisTable::close_up_box() const {
  const Rect card = scene::bounds(*scene_.quad(close_up_.piece));
  const float left = card.x - kGap - kLarge.x, right = card.x + card.w + kGap;
  const bool outward_left = card.center().x < page_.x / 2;
  const bool fits_left = left >= kMargin, fits_right = right + kLarge.x <= page_.x - kMargin;
  const float x = (outward_left ? fits_left : !fits_right) ? left : right;
  const float height = kLarge.y + kPlate;
  return {std::round(x), std::round(std::clamp(card.center().y - height / 2, kMargin, page_.y - kMargin - height)), kLarge.x,
          height};
}

void MartinisTable::collect_close_up(ui::WidgetList& widgets) const {
  const CardId person = face_of(close_up_.piece);
  if (person == kNoCard) return;
  std::string from;
  each_face([&](const Piece& each, const auto& words) {
    if (each.entity == close_up_.piece) from = words();
  });
  widgets.add(Role::kText, "table.zoom", card_label(person) + ": " + traits_words(person), close_up_box()).value = from;
}

void MartinisTable::paint_close_up(DrawList& list) const {
  WidgetList widgets;
  collect_close_up(widgets);
  if (widgets.items().empty()) return;
  const Widget& zoom = widgets.items().front();
  const CardId person = face_of(close_up_.piece);
  list.set_entity(zoom.id);
  const float t = motion::ease(motion::Easing::kOutCubic, close_up_.shown);
  const Rect box = zoom.rect;
  const float k = 1 - kGrows * (1 - t);
  const Rect card = Rect::around({box.x + kLarge.x / 2, box.y + kLarge.y / 2}, kLarge.x * k, kLarge.y * k);
  if (t >= 1) paint_shadow(list, card, kShadow);
  list.sprite(card_sprite(person), card, scene::faded(scene::kWhite, t));
  if (t < 1) return;
  const Rect plate{box.x, box.y + kLarge.y + 8, box.w, kPlate - 8};
  paint_panel(list, plate, Corners::kRound);
  paint_fitted(list, traits_words(person), Rect{plate.x + 16, plate.y + 8, plate.w - 32, 38},
               {Font::kBold, 28, palette::kGoldLight, Align::kCenter}, *setup_.metrics);
  paint_fitted(list, zoom.value, Rect{plate.x + 16, plate.y + 46, plate.w - 32, 32},
               {Font::kBody, kCaption, palette::kCream, Align::kCenter}, *setup_.metrics);
}

}  // namespace nightcap::martinis::table
