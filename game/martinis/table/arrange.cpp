// Where every piece belongs, as a function of the model alone.

#include <algorithm>

#include "assets/art/ids.hpp"
#include "game/martinis/table/dice.hpp"
#include "game/martinis/table/layers.hpp"
#include "game/martinis/table/table.hpp"
#include "game/martinis/wire/names.hpp"

namespace nightcap::martinis::table {

namespace {

constexpr int kOverDice = 100'000;  // more than any die on its way
constexpr Vec2 kScoopSize{190, 300};

std::string numbered(std::string_view head, int number, std::string_view tail = {}) {
  return std::string(head) + std::to_string(number) + std::string(tail);
}
std::string named(std::string_view head, CardId card) { return std::string(head) + std::string(wire::card_name(card)); }

}  // namespace

std::string_view MartinisTable::layer_name(int layer) const { return name_of_layer(layer); }

void MartinisTable::arrange() {
  const Model& model = *model_;
  ++arrangements_;
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
    const int couples = static_cast<int>(at.couples.size()), married = model.married_of(seat);
    for (std::size_t i = 0; i < at.couples.size(); ++i) {
      const CouplePiece& couple = at.couples[i];
      if (model.pair && model.pair->red.entity == couple.red.entity) continue;  // it is on the stage
      const int nth = static_cast<int>(i) - (couple.married ? 0 : married);
      const Pose pose = geometry_->couple(
          s, {nth, couple.married ? married : couples - married, couple.married, couple.married ? 0 : married, couples});
      const std::string name = numbered(numbered("table.seat.", s, ".couple."), static_cast<int>(i));
      board_.place(couple.red.entity, name + ".red", Geometry::of_couple(pose, -1, couple.married), kCoupleLayer);
      board_.place(couple.blue.entity, name + ".blue", Geometry::of_couple(pose, 1, couple.married), kCoupleLayer);
    }
    const bool own = model.is_viewer(seat);
    const tabletop::Fan fan = geometry_->fan(s, model.fever);
    for (std::size_t i = 0; i < at.hand.size(); ++i) {
      Pose pose = tabletop::fan_pose(fan, static_cast<int>(i), static_cast<int>(at.hand.size()));
      pose.flip = at.hand[i].card != kNoCard ? 0.0f : 180.0f;
      if (own && draft_ && !draft_->in_pool && draft_->card == at.hand[i].card) pose.at.y -= kSelectedRise;
      const std::string name =
          own ? named("table.hand.", at.hand[i].card) : numbered(numbered("table.seat.", s, ".hand."), static_cast<int>(i));
      board_.place(at.hand[i].entity, name, pose, own ? kOwnHandLayer : kHandLayer);
    }
  }
  const std::vector<Seat> showing = model.showing();
  for (std::size_t i = 0; i < showing.size(); ++i) {
    const Piece& shown = *model.at(showing[i]).shown;
    const Pose pose = model.turned_over ? geometry_->shown(static_cast<int>(i), static_cast<int>(showing.size()))
                                        : geometry_->waiting(showing[i].index());
    board_.place(shown.entity, numbered("table.shown.", showing[i].index()), pose, kShownLayer);
  }
  if (model.asked) board_.place(model.asked->entity, "table.asked", geometry_->asked(), kStageLayer);
  if (model.pair) {
    board_.place(model.pair->red.entity, "table.pair.red", geometry_->pair(-1, model.fever), kPairLayer);
    board_.place(model.pair->blue.entity, "table.pair.blue", geometry_->pair(1, model.fever), kPairLayer);
  }
  // The latest lies at the die that it names until that has been thrown again; then it makes room, with the others.
  for (std::size_t i = 0; i < model.specials.size(); ++i)
    board_.place(model.specials[i].entity, numbered("table.special.", static_cast<int>(i)),
                 staging_.named && i + 1 == model.specials.size()
                     ? geometry_->special_at(static_cast<int>(*staging_.named), model.fever)
                     : geometry_->special(static_cast<int>(i), model.fever),
                 kStageLayer);
}

// An ask takes the dish's place.
bool MartinisTable::dish_there() const { return !model_->asked; }

void MartinisTable::settle_board() {
  accompaniment_.clear();
  feel_.clear();
  marks_.clear();
  flying_ = {};
  fever_ = model_->fever ? FeverLook::on() : FeverLook();
  win_ = model_->over ? WinLook::on() : WinLook();
  queue_at_ = static_cast<float>(queue_row());
  staging_ = {};
  const auto lies = [](const DieModel& die) { return die.in_play && die.face != Face::kUnrolled; };
  staging_.bar = view_.phase == Phase::kWindow && std::ranges::all_of(model_->dice, lies) ? 1.0f : 0.0f;
  motion::Timeline light;
  Score score = this->score(light);
  light_stage(score, 0);
  light.finish(scene_);
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
    die->pose = geometry_->die(i, model_->fever);
    die->visible = dish_there();
    std::get<scene::Cube>(die->look).turned = die_at_rest(static_cast<Die>(i), model_->dice[which].face);
  }
  if (scene_.find(scoop_) == nullptr) {
    scene::Entity hand;
    hand.name = "table.scoop";
    hand.layer = kDiceLayer;
    hand.order = kOverDice;
    hand.look = scene::Picture{art::kHandScoop, kScoopSize};
    hand.shadow = 0;
    scoop_ = scene_.add(std::move(hand));
  }
  scene_.find(scoop_)->visible = false;
  scene_.find(scoop_)->pose = {};
}

}  // namespace nightcap::martinis::table
