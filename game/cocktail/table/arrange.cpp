// Where every piece belongs, as a function of the model, the draft and the page alone.

#include "game/cocktail/table/table.hpp"
#include "game/cocktail/wire/names.hpp"

namespace nightcap::cocktail::table {

namespace {

// From the bottom to the top; the bite in the air is above the prompts.
enum Layer : int { kDiscardLayer = 10, kTrayLayer = 20, kHandLayer = 30, kOwnHandLayer = 40 };
constexpr float kSelectedRise = 40, kSelectedBite = 10;  // vpx

std::string numbered(std::string_view head, int number, std::string_view tail = {}) {
  return std::string(head) + std::to_string(number) + std::string(tail);
}

}  // namespace

void CocktailTable::arrange() {
  const Model& model = *model_;
  board_.begin();
  const int discards = static_cast<int>(model.discards.size());
  for (int i = 0; i < discards; ++i)
    board_.place(model.discards[static_cast<std::size_t>(i)].entity, numbered("table.discard.", i),
                 geometry_->discard(i, discards), kDiscardLayer);
  for (int s = 0; s < model.players; ++s) {
    const Seat seat{s};
    const SeatModel& at = model.at(seat);
    for (std::size_t i = 0; i < at.tray.size(); ++i) {
      Pose pose = geometry_->bite(s, static_cast<int>(i));
      if (draft_.changing && draft_.own == at.tray[i].handle) pose.at.y -= kSelectedBite;
      board_.place(at.tray[i].piece.entity, numbered("table.tray.", s, ".") + wire::handle_name(at.tray[i].handle), pose,
                   kTrayLayer);
    }
    for (std::size_t i = 0; i < at.taken.size(); ++i)
      board_.place(at.taken[i].entity, numbered(numbered("table.taken.", s, "."), static_cast<int>(i)),
                   geometry_->taken(s, static_cast<int>(i)), kTrayLayer);
    const bool own = model.is_viewer(seat);
    for (std::size_t i = 0; i < at.hand.size(); ++i) {
      Pose pose = tabletop::fan_pose(geometry_->seat(s).fan, static_cast<int>(i), static_cast<int>(at.hand.size()));
      pose.flip = own ? 0.0f : 180.0f;
      if (own && draft_.card == at.hand[i].card) pose.at.y -= kSelectedRise;
      const std::string name = own ? "table.hand." + std::string(wire::card_name(at.hand[i].card))
                                   : numbered(numbered("table.seat.", s, ".hand."), static_cast<int>(i));
      board_.place(at.hand[i].entity, name, pose, own ? kOwnHandLayer : kHandLayer);
    }
  }
  if (model.air) board_.place(model.air->bite.piece.entity, "table.air", geometry_->air(), kAirLayer);
}

}  // namespace nightcap::cocktail::table
