// Wedding Fever: its lights come on part by part, couple after couple is called under the arch, and the lights go out.

#include <algorithm>
#include <array>
#include <cmath>

#include "assets/art/ids.hpp"
#include "game/martinis/table/table.hpp"
#include "game/tabletop/cues.hpp"

namespace nightcap::martinis::table {

namespace {

using motion::Easing;
using motion::Timeline;
using tabletop::Glide;
namespace cue = tabletop::cue;

// ms at speed 1
constexpr Glide kReflow{140, Easing::kOutCubic, 0};
constexpr Glide kFeverCouple{500, Easing::kInOutCubic, 0.12f};
constexpr float kFeverStart = 2200, kFeverEnd = 900, kSkim = 120, kMarker = 200, kTurn = 300, kBulb = 30;
constexpr float kLink = 0.93f, kFastest = 0.55f;  // each link a little faster, but never faster than this
constexpr float kCloser = 1.08f;                  // the camera, to the couple
constexpr float kPanelsGo = 200, kRingsGo = 220;

// When which part comes or goes.
struct Part {
  float FeverLook::*part;
  float start, ms;
  Easing easing = Easing::kOutCubic;
};
constexpr std::array kComing{
    Part{&FeverLook::dim, 0, 400},
    Part{&FeverLook::strings, 150, 450, Easing::kOutBack},
    Part{&FeverLook::beams, 450, 1500, Easing::kInOutCubic},
    Part{&FeverLook::bells, 450, 550, Easing::kOutBack},
    Part{&FeverLook::swing, 450, kFeverStart - 450, Easing::kLinear},
    Part{&FeverLook::banner, 650, 500, Easing::kInOutCubic},
    Part{&FeverLook::arch, 1000, 600, Easing::kLinear},
    Part{&FeverLook::petals, 1200, 900},
    Part{&FeverLook::panels, 900, 420, Easing::kOutBack},
    Part{&FeverLook::rings, 1500, 360, Easing::kOutBack},
};
constexpr float kLightsStart = 600;  // lit in sequence, kBulb apart
constexpr std::array kGoing{
    Part{&FeverLook::lights, 0, 450, Easing::kLinear},    Part{&FeverLook::banner, 60, 360, Easing::kInOutCubic},
    Part{&FeverLook::arch, 120, 400, Easing::kLinear},    Part{&FeverLook::beams, 120, 480, Easing::kInOutCubic},
    Part{&FeverLook::bells, 200, 340, Easing::kInQuad},   Part{&FeverLook::strings, 420, 300, Easing::kInQuad},
    Part{&FeverLook::dim, 480, 420, Easing::kInOutCubic},
};

}  // namespace

float fever_pace(int couples) { return std::max(kFastest, std::pow(kLink, static_cast<float>(std::max(0, couples)))); }

void MartinisTable::light_fever(Timeline& timeline) {
  if (still()) {
    fever_ = FeverLook::on();
    fever_.rings = 1;
    timeline.add(motion::Shape{.ms = motion::kReducedFade, .apply = [this](scene::Scene&, float t) { fever_.seen = t; }});
    fever_.seen = 0;
    return;
  }
  const auto come = [&](const Part& part) {
    timeline.add(
        motion::Shape{.start = part.start, .ms = part.ms, .easing = part.easing, .apply = [this, part](scene::Scene&, float t) {
                        fever_.*part.part = t;
                      }});
  };
  for (const Part& part : kComing) come(part);
  come({&FeverLook::lights, kLightsStart, kBulb * static_cast<float>(Geometry::bulbs(page_.x)), Easing::kLinear});
}

// Before the lights go out: what they say is of no more use, and nobody counts any more.
Timeline MartinisTable::clear_fever() {
  Timeline timeline("fever-cleared");
  Score score = this->score(timeline);
  if (model_->fever && fever_.panels > 0)
    score.drive(fever_.panels, fever_.panels, 0, 0, still() ? kSkim : kPanelsGo, Easing::kInQuad);
  hide_rings(score);
  return timeline;
}

void MartinisTable::hide_rings(Score& score) {
  if (fever_.rings > 0) score.drive(fever_.rings, fever_.rings, 0, 0, kRingsGo, Easing::kInQuad);
}

void MartinisTable::darken_fever(Timeline& timeline) {
  if (!fever_.any()) return;
  if (still()) {
    timeline.add(motion::Shape{.ms = motion::kReducedFade, .apply = [this](scene::Scene&, float t) { fever_.seen = 1 - t; }});
  } else {
    for (const Part& part : kGoing)
      timeline.add(motion::Shape{
          .start = part.start, .ms = part.ms, .easing = part.easing, .apply = [this, part](scene::Scene&, float t) {
            fever_.*part.part = 1 - t;
          }});
    timeline.add(motion::Shape{
        .ms = 620, .easing = Easing::kInQuad, .apply = [this](scene::Scene&, float t) { fever_.petals = 1 + t; }});
  }
  timeline.add(motion::Deed{kFeverEnd, [this](scene::Scene&) { fever_ = {}; }});
}

// In Fever the next couple steps under the arch before its dice are thrown.
Timeline MartinisTable::call_couple() {
  Model& model = *model_;
  if (!model.fever || model.pair) return Timeline();
  const int next = model.next_fever_couple();
  NIGHTCAP_CHECK(next >= 0);
  model.pair = model.at(model.fever_player).couples[static_cast<std::size_t>(next)];
  fever_pace_ = fever_pace(fever_links_++);
  arrange();
  Timeline timeline = commit("fever-couple", paced(kFeverCouple));
  Score score = this->score(timeline);
  hide_rings(score);
  timeline.add(motion::Effect{0, motion::Cue{.name = cue::kSnare}});
  timeline.add(motion::Effect{
      200,
      motion::Spray{
          .sprite = art::kPetal, .from = middle_of_pair(), .count = 10, .side = 26, .spread = 260, .ms = 700, .fall = 60}});
  return timeline;
}

Timeline MartinisTable::happen(const event::FeverBegan& e) {
  Model& model = *model_;
  model.begin_fever(e.player);
  fever_links_ = 0;
  fever_pace_ = 1;
  queue_at_ = -1;
  arrange();
  Timeline timeline = commit("fever", kReflow);
  timeline.hold(kFeverStart);
  light_fever(timeline);
  timeline.add(motion::Effect{0, motion::Cue{.name = cue::kFanfare}});
  timeline.add(motion::Effect{500, motion::Cue{.name = cue::kBells}});
  timeline.add(motion::Effect{700, motion::Shot{.at = middle_of_pair(), .zoom = kCloser, .ms = 500, .hold = 400}});
  timeline.add(motion::Effect{700, motion::Spray{.sprite = art::kPetal,
                                                 .from = {page_.x / 2, -30},
                                                 .count = 150,
                                                 .side = 28,
                                                 .spread = 110,
                                                 .ms = 2600,
                                                 .fall = page_.y * 0.9f,
                                                 .area = {page_.x / 2, 20},
                                                 .over_ms = 1300}});
  return timeline;
}

int MartinisTable::queue_row() const {
  if (model_->fever_player == kNoSeat) return -1;
  const int starter = std::max(0, model_->fever_starter.index());
  return (model_->fever_player.index() - starter + model_->players) % model_->players;
}

Timeline MartinisTable::happen(const event::FeverTurn& e) {
  Model& model = *model_;
  model.fever_player = e.player;
  model.fever_done = 0;
  changed();
  Timeline timeline("fever-turn");
  const float to = static_cast<float>(queue_row()), from = queue_at_ < 0 || still() ? to : queue_at_;
  timeline.add(motion::Shape{.ms = pace(e.couples > 0 ? kMarker : kSkim),
                             .easing = Easing::kInOutCubic,
                             .apply = [this, from, to](scene::Scene&, float t) { queue_at_ = scene::lerp(from, to, t); }});
  return std::move(timeline.hold(pace(e.couples > 0 ? kTurn : kSkim)));
}

Timeline MartinisTable::happen(const event::FeverOver&) {
  Model& model = *model_;
  model.end_fever();
  arrange();
  Timeline timeline = commit("fever-over", kReflow);
  darken_fever(timeline);
  timeline.add(motion::Effect{0, motion::Cue{.name = cue::kRitardando}});
  timeline.add(motion::Effect{0, motion::Spray{.sprite = art::kPetal,
                                               .from = page_ * 0.5f,
                                               .count = 40,
                                               .side = 28,
                                               .spread = 80,
                                               .ms = 800,
                                               .area = page_ * 0.5f,
                                               .wind = -700}});
  return timeline;
}

}  // namespace nightcap::martinis::table
