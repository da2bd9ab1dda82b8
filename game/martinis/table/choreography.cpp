// From events to motion: one visit, without a default, so that a new event does not compile until it is choreographed.
// Each event moves the model on and lets the pieces travel to where the model now says they belong (art direction §9).

#include "engine/base/overloaded.hpp"
#include "game/martinis/table/table.hpp"

namespace nightcap::martinis::table {

using motion::Timeline;
using tabletop::Glide;

namespace {
constexpr float kLightMs = 200;
constexpr Glide kTurnAway{260, Easing::kInOutCubic, 0, 0, 0, 0, 12};
constexpr float kReadShown = 450, kReadMatch = 450, kReadDice = 300, kReadResult = 350;  // ms at speed 1
}  // namespace

float MartinisTable::pace(float ms) const { return model_->fever ? ms * fever_pace_ : ms; }

Glide MartinisTable::paced(Glide glide) const {
  glide.ms = pace(glide.ms);
  glide.start = pace(glide.start);
  glide.stagger = pace(glide.stagger);
  return glide;
}

bool MartinisTable::still() const { return setup_.tempo != nullptr && setup_.tempo->reduced_motion; }

Score MartinisTable::score(Timeline& timeline) const { return {timeline, {pace(1), page_.x, still()}}; }

// The spotlight goes to what the model says; it may wait until something on the stage is over.
void MartinisTable::light_stage(Score& score, float at) {
  const Model& model = *model_;
  const auto turn = [&](float& light, bool on) {
    const float to = on ? 1.0f : 0.0f;
    if (light != to) score.drive(light, light, to, at, kLightMs, Easing::kOutCubic);
  };
  turn(staging_.beam, !model.fever && (model.asked || model.pair));
  turn(staging_.rays, !model.fever && model.pair && !model.over);
  turn(staging_.veil, !model.fever && model.asked);
}

// The timeline of whatever the model has just become. `rest` and `hold_ms` are at the pace already.
Timeline MartinisTable::commit(std::string_view label, const Glide& rest, float hold_ms, float light_at) {
  Timeline timeline(label);
  tip_dice(timeline);
  collect_wishes();
  board_.commit(timeline, rest, away_);
  Score score = this->score(timeline);
  light_stage(score, light_at);
  if (hold_ms > 0) timeline.hold(timeline.length() + hold_ms);
  changed();
  return timeline;
}

// A new arrangement in which one piece travels in a way of its own.
void MartinisTable::arrange_with(const Piece& piece, const Glide& how) {
  arrange();
  board_.glide(piece.entity, how);
}

// Another's card lies face down in its hand and nobody knows it any more, once it is there.
void MartinisTable::forget_at_end(Timeline& timeline, std::vector<scene::EntityId> things) {
  timeline.add(motion::Deed{timeline.length(), [this, things = std::move(things)](scene::Scene& scene) {
                              for (scene::EntityId thing : things)
                                if (scene.find(thing) != nullptr) board_.set_front(thing, {});
                            }});
}

// Nobody knows them any more, once they show their backs.
Timeline MartinisTable::turn_away(std::vector<scene::EntityId> cards) {
  arrange();
  Timeline timeline = commit("closed", kTurnAway);
  forget_at_end(timeline, std::move(cards));
  return timeline;
}

Timeline MartinisTable::choreograph(const Event& happened) {
  return std::visit([this](const auto& event) { return happen(event); }, happened);
}

float MartinisTable::reading_ms(const Event& happened) {
  return std::visit(base::Overloaded{
                        [](const event::TurnedOver& e) {
                          bool anybody = false;
                          for (CardId card : e.shown) anybody = anybody || card != kNoCard;
                          return anybody ? kReadShown : 0.0f;
                        },
                        [](const event::Rolled&) { return kReadDice; },
                        [](const event::ReRolled&) { return kReadDice; },
                        [](const event::Matched&) { return kReadMatch; },
                        [](const event::IntoPool&) { return kReadResult; },
                        [](const event::Dating&) { return kReadResult; },
                        [](const event::Married&) { return kReadResult; },
                        [](const event::BrokeUp&) { return kReadResult; },
                        [](const auto&) { return 0.0f; },
                    },
                    happened);
}

}  // namespace nightcap::martinis::table
