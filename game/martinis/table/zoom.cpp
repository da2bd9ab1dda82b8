// The large card beside a person who is looked at for a moment, with their traits in words and where they come from.

#include "engine/ui/paint.hpp"
#include "game/martinis/table/ids.hpp"
#include "game/martinis/table/reasons.hpp"
#include "game/martinis/table/table.hpp"
#include "game/martinis/table/words.hpp"

namespace nightcap::martinis::table {

namespace {

using namespace ui;  // NOLINT: this file is all painting

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
  close_up_.toggle(piece, id.empty(), regard_);
  changed();
  return true;
}

bool MartinisTable::move_close_up(float ms) {
  return close_up_.move(ms, regard_, face_under(regard_.pointer), face_of(close_up_.piece()) == kNoCard, *setup_.tempo);
}

void MartinisTable::collect_close_up(ui::WidgetList& widgets) const {
  const CardId person = face_of(close_up_.piece());
  if (person == kNoCard) return;
  std::string from;
  each_face([&](const Piece& each, const auto& words) {
    if (each.entity == close_up_.piece()) from = words();
  });
  widgets.add(Role::kText, "table.zoom", card_label(person) + ": " + traits_words(person), close_up_.box(page_)).value = from;
}

void MartinisTable::paint_close_up(DrawList& list) const {
  WidgetList widgets;
  collect_close_up(widgets);
  if (widgets.items().empty()) return;
  const Widget& zoom = widgets.items().front();
  const CardId person = face_of(close_up_.piece());
  list.set_entity(zoom.id);
  close_up_.paint(list, zoom.rect, card_sprite(person), traits_words(person), zoom.value, Corners::kRound, *setup_.metrics);
}

}  // namespace nightcap::martinis::table
