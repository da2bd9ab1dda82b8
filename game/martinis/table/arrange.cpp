// Where every piece belongs, as a function of the model alone.

#include "game/martinis/table/dice.hpp"
#include "game/martinis/table/table.hpp"
#include "game/martinis/wire/names.hpp"

namespace nightcap::martinis::table {

namespace {

// From the bottom to the top.
enum Layer : int { kPileLayer = 10, kPoolLayer = 20, kCoupleLayer = 30, kHandLayer = 40, kDiceLayer = 45, kStageLayer = 50,
                   kShownLayer = 55, kOwnHandLayer = 60 };
constexpr float kSelectedRise = 44;  // vpx

std::string numbered(std::string_view head, int number, std::string_view tail = {}) {
  return std::string(head) + std::to_string(number) + std::string(tail);
}
std::string named(std::string_view head, CardId card) { return std::string(head) + std::string(wire::card_name(card)); }

}  // namespace

void MartinisTable::arrange() {
  const Model& model = *model_;
  board_.begin();
  for (std::size_t i = 0; i < model.pile.size(); ++i) {
    // Where a discard lies depends on its place in the whole pile, so that it doesn't shift when others follow.
    const int nth = model.discards - static_cast<int>(model.pile.size()) + static_cast<int>(i);
    board_.place(model.pile[i].entity, numbered("table.discard.", nth), geometry_->discard(nth), kPileLayer);
  }
  for (std::size_t i = 0; i < model.pool.size(); ++i) {
    Pose pose = geometry_->pool(static_cast<int>(i), static_cast<int>(model.pool.size()));
    if (draft_ && draft_->in_pool && draft_->card == model.pool[i].card) pose.at.y -= kSelectedRise / 2;
    board_.place(model.pool[i].entity, named("table.pool.", model.pool[i].card), pose, kPoolLayer);
  }
  for (int s = 0; s < model.players; ++s) {
    const Seat seat{s};
    const SeatModel& at = model.at(seat);
    for (std::size_t i = 0; i < at.couples.size(); ++i) {
      const CouplePiece& couple = at.couples[i];
      if (model.pair && model.pair->red.entity == couple.red.entity) continue;  // it is on the stage
      const Pose pose = geometry_->couple(s, static_cast<int>(i), static_cast<int>(at.couples.size()));
      const std::string name = numbered(numbered("table.seat.", s, ".couple."), static_cast<int>(i));
      board_.place(couple.red.entity, name + ".red", Geometry::of_couple(pose, -1, couple.married), kCoupleLayer);
      board_.place(couple.blue.entity, name + ".blue", Geometry::of_couple(pose, 1, couple.married), kCoupleLayer);
    }
    const bool own = model.is_viewer(seat);
    for (std::size_t i = 0; i < at.hand.size(); ++i) {
      Pose pose = tabletop::fan_pose(geometry_->seat(s).fan, static_cast<int>(i), static_cast<int>(at.hand.size()));
      pose.flip = own ? 0.0f : 180.0f;
      if (own && draft_ && !draft_->in_pool && draft_->card == at.hand[i].card) pose.at.y -= kSelectedRise;
      const std::string name = own ? named("table.hand.", at.hand[i].card) : numbered(numbered("table.seat.", s, ".hand."), static_cast<int>(i));
      board_.place(at.hand[i].entity, name, pose, own ? kOwnHandLayer : kHandLayer);
    }
    if (at.shown) {
      Pose pose = geometry_->shown(s);
      pose.flip = at.shown->card == kNoCard ? 180.0f : 0.0f;
      board_.place(at.shown->entity, numbered("table.shown.", s), pose, kShownLayer);
    }
  }
  if (model.asked) board_.place(model.asked->entity, "table.asked", geometry_->stage(0), kStageLayer);
  if (model.pair) {
    board_.place(model.pair->red.entity, "table.pair.red", geometry_->stage(-1), kStageLayer);
    board_.place(model.pair->blue.entity, "table.pair.blue", geometry_->stage(1), kStageLayer);
  }
  for (std::size_t i = 0; i < model.specials.size(); ++i)
    board_.place(model.specials[i].entity, numbered("table.special.", static_cast<int>(i)), geometry_->special(static_cast<int>(i)), kStageLayer);
}

void MartinisTable::settle_board() {
  arrange();
  board_.settle();
  place_dice();
}

void MartinisTable::place_dice() {
  for (int i = 0; i < 2; ++i) {
    const auto which = static_cast<std::size_t>(i);
    if (scene_.find(dice_[which]) == nullptr) {
      scene::Entity die;
      die.name = i == 0 ? "table.die.red" : "table.die.blue";
      die.layer = kDiceLayer;
      die.order = i;
      die.look = die_look(static_cast<Die>(i));
      dice_[which] = scene_.add(std::move(die));
    }
    scene::Entity* die = scene_.find(dice_[which]);
    die->pose = geometry_->die(i);
    std::get<scene::Cube>(die->look).turned = die_at_rest(static_cast<Die>(i), model_->dice[which].face);
  }
}

}  // namespace nightcap::martinis::table
