// A cocktail that was taken is counted, bite by bite, as its honor adds up; its poison goes to the plate (CK-7).

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"
#include "game/cocktail/table/gains.hpp"
#include "game/cocktail/table/layers.hpp"
#include "game/cocktail/table/table.hpp"

namespace nightcap::cocktail::table {

namespace {

using motion::Easing;
using motion::Move;
using motion::Shape;
using motion::Timeline;
namespace cue = tabletop::cue;
namespace palette = ui::palette;
using scene::Align;
using scene::Font;

// ms at speed 1
constexpr float kItem = 260, kFloat = 620, kRoll = 220, kThreadMs = 220, kRest = 300, kPoison = 520, kPop = 0.3f;
constexpr float kNumber = 54, kTwice = 72;                        // vpx, of letters
constexpr float kFlask = 56, kThreadHigh = 14, kThreadSlice = 5;  // vpx
constexpr float kPitchUp = 6;                                     // per cent, each glass higher than the last

}  // namespace

// A brass line from the wine to what it lifts.
void CocktailTable::link_to_wine(Timeline& timeline, const Piece& wine, const Piece& bite, float start) {
  const Vec2 from = board_.home(wine.entity)->at, way = board_.home(bite.entity)->at - from;
  const float far = std::hypot(way.x, way.y);
  const Pose pose = pose_at(from + way * 0.5f, 1, std::atan2(way.y, way.x) * 180 / std::numbers::pi_v<float>);
  const EntityId thread = effects_.picture(timeline, art::kThread, {far, kThreadHigh}, pose, kEffectLayer,
                                           {start, start + kThreadMs + kFloat, 1, 160}, scene::kWhite, kThreadSlice);
  if (!setup_.tempo->reduced_motion)
    timeline.add(Shape{thread, start, kThreadMs, Easing::kOutCubic, [thread, from, way, far](scene::Scene& scene, float t) {
                         scene::Entity& line = *scene.find(thread);
                         line.pose.at = from + way * (t / 2);
                         std::get<scene::Picture>(line.look).size.x = std::max(far * t, 2 * kThreadSlice);
                       }});
}

// The flask comes out of the card, grows, and fills its slot.
void CocktailTable::keep_poison(Timeline& timeline, Seat player, const Piece& bite, int slot, float start) {
  const bool blue = kind_of(bite.card) == Kind::kBluePoison;
  const Vec2 from = board_.home(bite.entity)->at;
  const ui::Rect place = geometry_->bottle(player.index(), slot);
  const bool still = setup_.tempo->reduced_motion;
  const Pose out = pose_at(from, 0.5f), there = pose_at(place.center(), place.w / kFlask);
  const EntityId flask = effects_.picture(timeline, blue ? art::kIconBottleBlue : art::kIconBottleRed, {kFlask, kFlask},
                                          still ? there : out, kEffectLayer + 1, {start, start + kPoison, 1, 0});
  if (!still) {
    timeline.add(
        Shape{flask, start, kPoison, Easing::kLinear, [flask, out, there](scene::Scene& scene, float t) {
                const float popped = motion::ease(Easing::kOutBack, std::min(1.0f, t / kPop));
                const float gone = motion::ease(Easing::kInOutCubic, std::max(0.0f, (t - kPop / 2) / (1 - kPop / 2)));
                Pose pose = there;
                pose.at = out.at + (there.at - out.at) * gone - Vec2{0, 50 * std::sin(std::numbers::pi_v<float> * gone)};
                pose.scale = scene::lerp(out.scale + popped, there.scale, gone);
                scene.find(flask)->pose = t < 1 ? pose : there;
              }});
  }
  timeline.add(motion::Effect{start, motion::Cue{cue::kGlug, pan_of(place.center())}});
  timeline.add(motion::Effect{
      start + kPoison,
      motion::Spray{
          .sprite = art::kStageMote, .from = place.center(), .count = 8, .side = 14, .spread = 24, .ms = 600, .fall = -46}});
  then(timeline, start + kPoison, [this, player, blue] {
    ++(blue ? model_->at(player).blue : model_->at(player).red);
    changed();
  });
}

Timeline CocktailTable::happen(const event::Scored& e) {
  const SeatModel& at = model_->at(e.player);
  Timeline timeline("scored");
  std::vector<CardId> cards;
  for (const Piece& eaten : at.taken) cards.push_back(eaten.card);
  const Vec2 sun = geometry_->sun(e.player.index()).center();
  const auto wine = std::ranges::find_if(at.taken, [](const Piece& eaten) { return kind_of(eaten.card) == Kind::kWine; });
  const int before = at.honor;
  int honor = before;
  float start = 0;
  // What is shown of the honor rolls on to the next sum.
  const auto roll = [&](float when, int from, int to) {
    timeline.add(
        Shape{scene::kNobody, when, kRoll, Easing::kLinear, [this, player = e.player, from, to](scene::Scene&, float t) {
                const int now = from + static_cast<int>(std::lround(t * static_cast<float>(to - from)));
                if (std::exchange(model_->at(player).honor, now) != now) changed();
              }});
  };
  if (!e.drunk) {  // a drunk head counts nothing (CK-9.3)
    for (const Gain& gain : gains_of(cards)) {
      const Piece& bite = at.taken[static_cast<std::size_t>(gain.card)];
      const Vec2 from = board_.home(bite.entity)->at;
      if (gain.linked) link_to_wine(timeline, *wine, bite, start);
      if (kind_of(bite.card) == Kind::kCocktail) {
        const EntityId twice =
            effects_.words(timeline, "\u00D72", {Font::kHeavy, kTwice, palette::kBrassLight, Align::kCenter, 6}, {160, 100},
                           pose_at(from), kEffectLayer + 1, {start, start + kFloat, 80, 160});
        Pose spun = pose_at(from, 1.15f);
        spun.degrees = 360;
        timeline.add(Move{twice, spun, start + 80, kFloat - 260, Easing::kOutBack});
      }
      effects_.rise(timeline, "+" + std::to_string(gain.honor), from, sun, start, kFloat, palette::kBrassLight, kNumber);
      timeline.add(motion::Effect{
          start, motion::Cue{cue::kGlassHarp, pan_of(from), kPitchUp * static_cast<float>(std::lround(start / kItem))}});
      roll(start + kFloat, honor, honor + gain.honor);
      honor += gain.honor;
      start += kItem;
    }
  }
  if (timeline.length() == 0) timeline.add(motion::Effect{0, motion::Cue{cue::kGlassHarp, pan_of(sun)}});
  int blue = at.blue, red = at.red;
  for (const Piece& eaten : at.taken) {
    const Kind kind = kind_of(eaten.card);
    if (kind != Kind::kBluePoison && kind != Kind::kRedPoison) continue;
    const int slot = kind == Kind::kBluePoison ? std::min(blue++, kFatalBlue - 1) : kFatalBlue + std::min(red++, kFatalRed - 1);
    keep_poison(timeline, e.player, eaten, slot, start);
    start += kPoison;
  }
  leave_spotlight(timeline, timeline.length() + kRest);
  then(timeline, timeline.length(), [this, player = e.player, sum = before + e.honor] {
    model_->at(player).honor = sum;
    changed();
  });
  return timeline;
}

}  // namespace nightcap::cocktail::table
