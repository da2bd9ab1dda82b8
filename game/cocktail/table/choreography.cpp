// From events to motion: one visit, without a default, so that a new event does not compile until it is choreographed.
// Each event moves the model on and lets the pieces travel to where the model now says they belong (art direction §9).

#include "engine/ui/paint.hpp"
#include "game/cocktail/table/table.hpp"

namespace nightcap::cocktail::table {

using motion::Timeline;
using tabletop::Glide;

namespace {

constexpr float kAnswer = 160, kBannerSize = 92;

scene::TextStyle headline(float size) {
  return {scene::Font::kDisplay, size, ui::palette::kBrassLight, scene::Align::kCenter, size / 14};
}

}  // namespace

// The timeline of whatever the model has just become.
Timeline CocktailTable::commit(std::string_view label, const Glide& rest, float hold_ms) {
  Timeline timeline(label);
  board_.commit(timeline, rest, away_);
  if (hold_ms > 0) timeline.hold(timeline.length() + hold_ms);
  changed();
  return timeline;
}

// A new arrangement in which one piece travels in a way of its own.
void CocktailTable::arrange_with(const Piece& piece, const Glide& how) {
  arrange();
  board_.glide(piece.entity, how);
}

Vec2 CocktailTable::at_seat(Seat seat) const { return geometry_->seat(seat.index()).medal; }

// A change of the model that shows when something has arrived.
void CocktailTable::then(Timeline& timeline, float when, std::function<void()> what) {
  timeline.add(motion::Deed{when, [what = std::move(what)](scene::Scene&) { what(); }});
}

void CocktailTable::banner(Timeline& timeline, std::string_view text, float ms) {
  const Vec2 page = geometry_->page();
  Pose pose;
  pose.at = {page.x / 2, geometry_->air().at.y};
  effects_.words(timeline, text, headline(kBannerSize), {page.x, 130}, pose, kEffectLayer, {0, ms});
}

// A chip that pops up at a seat; the model's own chip stays.
Timeline CocktailTable::answered(Seat seat, Answer answer, std::string_view label) {
  model_->at(seat).answer = answer;
  changed();
  return Timeline(label).hold(kAnswer).add(motion::Effect{0, motion::Cue{tabletop::cue::kTick, pan_of(at_seat(seat))}});
}

float CocktailTable::pan_of(Vec2 at) const { return std::clamp(2 * at.x / page_.x - 1, -1.0f, 1.0f); }

Timeline CocktailTable::choreograph(const Event& happened, const View& after) {
  return std::visit(
      [&](const auto& event) {
        if constexpr (requires { happen(event, after); }) {
          return happen(event, after);
        } else {
          return happen(event);
        }
      },
      happened);
}

}  // namespace nightcap::cocktail::table
