// The large card beside one that is looked at for a moment: its face, if the viewer knows it, what it was called, and whose
// it is. What lies small on a tray of nine is read here.

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"
#include "game/cocktail/table/table.hpp"
#include "game/cocktail/table/words.hpp"

namespace nightcap::cocktail::table {

CocktailTable::Seen CocktailTable::seen_bite(const BitePiece& bite) const {
  const bool known = bite.piece.card != kNoCard, called = bite.declared != kNoKind;
  const std::string name(called ? kind_words(bite.declared) : std::string_view());
  Seen seen{known ? card_sprite(bite.piece.card) : art::kBackCocktail, {}, "From " + name_of(bite.by)};
  if (known) {
    seen.title = kind_title(kind_of(bite.piece.card));
    if (called) seen.title += ", called " + name;
  } else {
    seen.title = called ? "Called " + name : std::string("Nobody says what it is");
  }
  if (bite.pit) seen.note += ", with an olive pit";
  return seen;
}

// A piece that can be looked at: of cards the viewer knows nothing about, nothing can be said.
std::optional<CocktailTable::Found> CocktailTable::found(EntityId piece) const {
  const scene::Entity* entity = scene_.find(piece);
  if (entity == nullptr || std::get_if<scene::Card>(&entity->look) == nullptr || director_.moves(piece)) return std::nullopt;
  const Model& model = *model_;
  const auto among = [&](const std::vector<Piece>& pieces, Lies where, Seat seat) -> std::optional<Found> {
    for (const Piece& each : pieces)
      if (each.entity == piece) return Found{where, seat, each.card};
    return std::nullopt;
  };
  for (int s = 0; s < model.players; ++s) {
    const Seat seat{s};
    const SeatModel& at = model.at(seat);
    if (model.is_viewer(seat))
      if (const auto own = among(at.hand, Lies::kInHand, seat)) return own;
    if (const auto eaten = among(at.taken, Lies::kTaken, seat)) return eaten;
    for (const BitePiece& bite : at.tray)
      if (bite.piece.entity == piece) return Found{Lies::kOnTray, seat, bite.piece.card, &bite};
  }
  return among(model.discards, Lies::kTurnedOver, kNoSeat);
}

CocktailTable::Seen CocktailTable::seen(const Found& what) const {
  if (what.bite != nullptr) return seen_bite(*what.bite);
  const Kind kind = kind_of(what.card);
  Seen seen{card_sprite(what.card), std::string(kind_title(kind)), std::string(worth_words(kind))};
  if (what.lies == Lies::kTaken) seen.note = "In " + name_of(what.seat) + "'s cocktail";
  if (what.lies == Lies::kTurnedOver) seen.note = "Turned over";
  return seen;
}

EntityId CocktailTable::seen_under(Vec2 place) const {
  EntityId under = scene_.at(place);
  if (const auto* entity = scene_.find(under); entity != nullptr && entity->parent != scene::kNobody) under = entity->parent;
  return found(under) ? under : scene::kNobody;
}

bool CocktailTable::look(std::string_view id, Vec2 place) {
  if (!model_) return false;
  const EntityId piece = id.empty() ? seen_under(place) : board_.named(id);
  if (!found(piece)) return false;
  close_up_.toggle(piece, id.empty(), regard_);
  changed();
  return true;
}

void CocktailTable::collect_close_up(ui::WidgetList& widgets) const {
  const auto what = found(close_up_.piece());
  if (!what) return;
  const Seen about = seen(*what);
  widgets.add(ui::Role::kText, "table.zoom", about.title, close_up_.box(page_)).value = about.note;
}

void CocktailTable::paint_close_up(scene::DrawList& list) const {
  const auto what = found(close_up_.piece());
  if (!what) return;
  const Seen about = seen(*what);
  list.set_entity("table.zoom");
  close_up_.paint(list, close_up_.box(page_), about.face, about.title, about.note, corners(), *setup_.metrics);
}

}  // namespace nightcap::cocktail::table
