// The end of the game: the winner's chair comes to the middle, the seals are rung up, and the name lights up in neon. Of a
// stalemate only the chairs and the names are shown.

#include <array>

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
constexpr float kWin = 3500, kQuiet = 1800, kSealsStart = 1000, kSeal = 280, kNameAfter = 150;

struct Part {
  float WinLook::*part;
  float start, ms;
  Easing easing = Easing::kOutCubic;
};
constexpr std::array kComing{
    Part{&WinLook::dim, 0, 400},
    Part{&WinLook::curtain, 100, 700, Easing::kInOutCubic},
    Part{&WinLook::beams, 300, 900, Easing::kInOutCubic},
    Part{&WinLook::chair, 250, 650, Easing::kInOutCubic},
};

}  // namespace

// Somebody has as many marriages as it takes; otherwise nobody could go on.
bool MartinisTable::won() const {
  for (const Seat seat : model_->winners)
    if (model_->married_of(seat) >= model_->marriages) return true;
  return false;
}

void MartinisTable::raise_curtain(Timeline& timeline) {
  if (still()) {
    win_ = WinLook::on();
    win_.seen = 0;
    timeline.add(motion::Shape{.ms = motion::kReducedFade, .apply = [this](scene::Scene&, float t) { win_.seen = t; }});
    return;
  }
  const auto come = [&](const Part& part) {
    timeline.add(
        motion::Shape{.start = part.start, .ms = part.ms, .easing = part.easing, .apply = [this, part](scene::Scene&, float t) {
                        win_.*part.part = t;
                      }});
  };
  for (const Part& part : kComing) come(part);
  const float seals = kSeal * static_cast<float>(model_->marriages);
  come({&WinLook::seals, kSealsStart, seals, Easing::kLinear});
  come({&WinLook::name, kSealsStart + seals + kNameAfter, 400});
}

Timeline MartinisTable::end_game(std::string_view label, SeatSet winners) {
  model_->winners = winners;
  model_->over = true;
  model_->end_fever();  // MM-7.1: also in the middle of it
  arrange();
  Timeline timeline = commit(label, kReflow);
  darken_fever(timeline);
  raise_curtain(timeline);
  timeline.hold(won() ? kWin : kQuiet);
  if (!won()) {
    timeline.add(motion::Effect{0, motion::Cue{.name = cue::kRitardando}});
    return timeline;
  }
  timeline.add(motion::Effect{0, motion::Cue{.name = cue::kChorus}});
  for (int i = 0; i < model_->marriages; ++i)
    timeline.add(motion::Effect{kSealsStart + kSeal * static_cast<float>(i),
                                motion::Cue{.name = cue::kStamp, .pitch = 6 * static_cast<float>(i)}});
  timeline.add(motion::Effect{kSealsStart, motion::Spray{.sprite = art::kConfetti1,
                                                         .from = {page_.x / 2, -30},
                                                         .count = 200,
                                                         .side = 24,
                                                         .spread = 150,
                                                         .ms = 2600,
                                                         .fall = page_.y + 120,
                                                         .area = {page_.x / 2, 20},
                                                         .over_ms = 1400}});
  return timeline;
}

Timeline MartinisTable::happen(const event::Won& e) { return end_game("won", e.winners); }

Timeline MartinisTable::happen(const event::Stalemate& e) { return end_game("stalemate", e.winners); }

}  // namespace nightcap::martinis::table
