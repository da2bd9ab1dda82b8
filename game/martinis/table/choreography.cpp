// From events to motion: one visit, without a default, so that a new event does not compile until it is choreographed.
// Each event moves the model on and lets the pieces travel to where the model now says they belong (art direction §9).

#include "game/martinis/table/table.hpp"

namespace nightcap::martinis::table {

using motion::Timeline;
using tabletop::Glide;

// The timeline of whatever the model has just become.
Timeline MartinisTable::commit(std::string_view label, const Glide& rest, float hold_ms) {
  Timeline timeline(label);
  tip_dice(timeline);
  board_.commit(timeline, rest);
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

Timeline MartinisTable::choreograph(const Event& happened) {
  return std::visit([this](const auto& event) { return happen(event); }, happened);
}

}  // namespace nightcap::martinis::table
