// Where every piece belongs, as a function of the model, the draft and the page alone.

#include "game/cocktail/table/layers.hpp"
#include "game/cocktail/table/table.hpp"
#include "game/cocktail/wire/names.hpp"

namespace nightcap::cocktail::table {

namespace {

constexpr float kSelectedBite = 10;  // vpx

std::string numbered(std::string_view head, int number, std::string_view tail = {}) {
  return std::string(head) + std::to_string(number) + std::string(tail);
}

}  // namespace

// Whose tray matters: a bite is on its way there or would be, or what lies on it is at stake.
bool CocktailTable::is_near(Seat seat) const {
  if (spotlight_.has(seat) || (model_->air && model_->air->to == seat)) return true;
  return caught_up() && (draft_.to == seat || aimed_ == seat);
}

std::string_view CocktailTable::layer_name(int layer) const { return name_of_layer(layer); }

void CocktailTable::arrange() {
  const Model& model = *model_;
  board_.begin();
  for (int s = 0; s < model.players; ++s) {
    const bool near = is_near(Seat{s});
    board_.place(model.at(Seat{s}).salver, numbered("table.tray.", s), geometry_->salver(s, near),
                 near ? kNearSalverLayer : kSalverLayer);
  }
  const int discards = static_cast<int>(model.discards.size());
  for (int i = 0; i < discards; ++i)
    board_.place(model.discards[static_cast<std::size_t>(i)].entity, numbered("table.discard.", i),
                 geometry_->discard(i, discards), kDiscardLayer);
  for (int s = 0; s < model.players; ++s) {
    const Seat seat{s};
    const SeatModel& at = model.at(seat);
    const bool near = is_near(seat);
    const int on_tray = near ? kNearTrayLayer : kTrayLayer;
    for (std::size_t i = 0; i < at.tray.size(); ++i) {
      Pose pose = geometry_->bite(s, static_cast<int>(i), near);
      if (draft_.changing && draft_.own == at.tray[i].handle) pose.at.y -= kSelectedBite;
      board_.place(at.tray[i].piece.entity, numbered("table.tray.", s, ".") + wire::handle_name(at.tray[i].handle), pose,
                   on_tray);
    }
    for (std::size_t i = 0; i < at.taken.size(); ++i)
      board_.place(at.taken[i].entity, numbered(numbered("table.taken.", s, "."), static_cast<int>(i)),
                   geometry_->taken(s, static_cast<int>(i), near), on_tray);
    const bool own = model.is_viewer(seat);
    const int count = static_cast<int>(at.hand.size());
    for (int i = 0; i < count; ++i) {
      const Piece& piece = at.hand[static_cast<std::size_t>(i)];
      Pose pose = geometry_->hand(s, i, count, near);
      if (piece.card != kNoCard) pose.flip = 0;
      if (own && draft_.card == piece.card) pose.at.y -= kSelectedRise;
      const std::string name =
          own ? "table.hand." + std::string(wire::card_name(piece.card)) : numbered(numbered("table.seat.", s, ".hand."), i);
      board_.place(piece.entity, name, pose, own ? kOwnHandLayer : near ? kNearHandLayer : kHandLayer);
    }
  }
  if (model.air) board_.place(model.air->bite.piece.entity, "table.air", geometry_->air(), kAirLayer);
}

// A new arrangement nobody need wait for: pieces spring to their new homes.
void CocktailTable::rearrange() {
  arrange();
  board_.settle_order();
  animate(0);
  changed();
}

}  // namespace nightcap::cocktail::table
