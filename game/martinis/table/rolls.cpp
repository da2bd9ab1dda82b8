// The dice, and the Special Cards that roll them again.

#include <algorithm>

#include "assets/art/ids.hpp"
#include "game/martinis/table/dice.hpp"
#include "game/martinis/table/table.hpp"

namespace nightcap::martinis::table {

namespace {

using motion::Easing;
using motion::Timeline;
using tabletop::Glide;

// ms at speed 1
constexpr Glide kReflow{140, Easing::kOutCubic, 0};
constexpr Glide kReturn{260, Easing::kInOutCubic, 0.08f, 0, 0, 0, 50};
constexpr Glide kSpecial{700, Easing::kOutBack, 0.12f};
constexpr float kReadDice = 300, kSkim = 120;

}  // namespace

void MartinisTable::throw_one(Timeline& timeline, Seat player, Die die, Face face) {
  model_->roller = player;
  model_->dice[static_cast<std::size_t>(die)] = {face, true};
  const int which = static_cast<int>(die);
  add_throw(timeline, dice_[static_cast<std::size_t>(which)], die, face, geometry_->die(which, model_->fever), random_.unit());
  flying_[static_cast<std::size_t>(which)] = true;
  timeline.add(motion::Deed{kThrowMs, [this, which](scene::Scene&) { flying_[static_cast<std::size_t>(which)] = false; }});
}

Timeline MartinisTable::throw_dice(std::span<const Event> rolls) {
  Timeline timeline("rolled");
  place_dice();
  for (const Event& roll : rolls) {
    const auto& e = std::get<event::Rolled>(roll);
    throw_one(timeline, e.player, e.die, e.face);
  }
  timeline.hold(timeline.length() + kReadDice);
  changed();
  return timeline;
}

void MartinisTable::end_roll() {
  Model& model = *model_;
  model.pair.reset();
  model.roller = kNoSeat;
  model.dice = {};
  for (SeatModel& seat : model.seats) seat.passed = false;
}

Timeline MartinisTable::happen(const event::Rolled& e) {
  const Event roll = e;
  return throw_dice({&roll, 1});
}

Timeline MartinisTable::happen(const event::ReRolled& e) {
  Timeline timeline("re-rolled");
  throw_one(timeline, e.player, e.die, e.face);
  timeline.hold(timeline.length() + kReadDice);
  changed();
  return timeline;
}

Timeline MartinisTable::happen(const event::WindowPassed& e) {
  Model& model = *model_;
  model.at(e.player).passed = true;
  changed();
  return Timeline("window-passed");
}

Timeline MartinisTable::happen(const event::Special& e) {
  Model& model = *model_;
  for (SeatModel& seat : model.seats) seat.passed = false;
  model.dice[static_cast<std::size_t>(e.die)].face = Face::kUnrolled;
  const Piece piece = model.out_of_hand(e.player, e.card);
  model.specials.push_back(piece);
  arrange_with(piece, kSpecial);
  Timeline timeline = commit("special", kReflow);
  timeline.add(
      motion::Effect{560, motion::Spray{.sprite = art::kSpark,
                                        .from = geometry_->special(static_cast<int>(model.specials.size()) - 1, model.fever).at,
                                        .count = 10,
                                        .side = 34,
                                        .spread = 130,
                                        .ms = 500}});
  return timeline;
}

Timeline MartinisTable::happen(const event::SpecialDrew& e) {
  if (e.nothing) return Timeline("special-drew").hold(kSkim);
  return draw_one(e.player, e.card, "special-drew");
}

Timeline MartinisTable::happen(const event::SpecialsDiscarded&) {
  Model& model = *model_;
  for (const Piece& piece : model.specials) model.discard(piece);
  model.specials.clear();
  arrange();
  return commit("specials-discarded", kReturn);
}

}  // namespace nightcap::martinis::table
