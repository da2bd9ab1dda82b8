// Wedding Fever, and the end of the game.

#include <algorithm>

#include "assets/art/ids.hpp"
#include "game/martinis/table/table.hpp"

namespace nightcap::martinis::table {

namespace {

using motion::Easing;
using motion::Timeline;
using tabletop::Glide;

// ms at speed 1
constexpr Glide kReflow{140, Easing::kOutCubic, 0};
constexpr Glide kFeverCouple{500, Easing::kInOutCubic, 0.12f};
constexpr float kFeverStart = 2200, kFeverLights = 700, kFeverEnd = 900, kWin = 1800, kSkim = 120;

}  // namespace

// The lights of Fever go on or off.
void MartinisTable::light_fever(Timeline& timeline, float ms, bool on) {
  motion::Shape shape;
  shape.ms = ms;
  shape.easing = on ? Easing::kOutCubic : Easing::kInQuad;
  shape.apply = [this, on](scene::Scene&, float t) { fever_in_ = on ? t : 1 - t; };
  timeline.add(std::move(shape));
}

// In Fever the next couple steps under the arch before its dice are thrown.
Timeline MartinisTable::call_couple() {
  Model& model = *model_;
  if (!model.fever || model.pair) return Timeline();
  const int next = model.next_fever_couple();
  NIGHTCAP_CHECK(next >= 0);
  model.pair = model.at(model.fever_player).couples[static_cast<std::size_t>(next)];
  arrange();
  Timeline timeline = commit("fever-couple", kFeverCouple);
  timeline.add(motion::Effect{
      200,
      motion::Spray{
          .sprite = art::kPetal, .from = middle_of_pair(), .count = 10, .side = 26, .spread = 260, .ms = 700, .fall = 60}});
  return timeline;
}

Timeline MartinisTable::end_game(std::string_view label, SeatSet winners) {
  model_->winners = winners;
  model_->over = true;
  model_->end_fever();  // MM-7.1: also in the middle of it
  arrange();
  Timeline timeline = commit(label, kReflow, kWin);
  if (fever_in_ > 0) light_fever(timeline, kFeverEnd, false);
  for (Seat seat : winners) {
    timeline.add(motion::Effect{200, motion::Spray{.sprite = art::kSpark,
                                                   .from = geometry_->seat(seat.index()).avatar,
                                                   .count = 14,
                                                   .side = 40,
                                                   .spread = 190,
                                                   .ms = 1200}});
    timeline.add(motion::Effect{300, motion::Spray{.sprite = art::kConfetti1,
                                                   .from = geometry_->seat(seat.index()).avatar,
                                                   .count = 36,
                                                   .side = 22,
                                                   .spread = 420,
                                                   .ms = 1500,
                                                   .fall = 220}});
  }
  return timeline;
}

Timeline MartinisTable::happen(const event::FeverBegan& e) {
  Model& model = *model_;
  model.begin_fever(e.player);
  arrange();
  Timeline timeline = commit("fever", kReflow, kFeverStart);
  light_fever(timeline, kFeverLights, true);
  timeline.add(motion::Effect{500, motion::Spray{.sprite = art::kPetal,
                                                 .from = {geometry_->page().x / 2, 200},
                                                 .count = 30,
                                                 .side = 30,
                                                 .spread = 760,
                                                 .ms = 1600,
                                                 .fall = 420}});
  return timeline;
}

Timeline MartinisTable::happen(const event::FeverTurn& e) {
  Model& model = *model_;
  model.fever_player = e.player;
  model.fever_done = 0;
  changed();
  return Timeline("fever-turn").hold(e.couples > 0 ? 300 : kSkim);
}

Timeline MartinisTable::happen(const event::FeverOver&) {
  Model& model = *model_;
  model.end_fever();
  arrange();
  Timeline timeline = commit("fever-over", kReflow);
  light_fever(timeline, kFeverEnd, false);
  return timeline;
}

Timeline MartinisTable::happen(const event::Won& e) { return end_game("won", e.winners); }

Timeline MartinisTable::happen(const event::Stalemate& e) { return end_game("stalemate", e.winners); }

}  // namespace nightcap::martinis::table
