// What passes over the table: the Special window's bar, empty hands, broken hearts, bolts, and the seal that
// comes down on a marriage.

#include <algorithm>
#include <cmath>

#include "assets/art/ids.hpp"
#include "engine/motion/easing.hpp"
#include "engine/ui/paint.hpp"
#include "game/martinis/table/ids.hpp"
#include "game/martinis/table/table.hpp"

namespace nightcap::martinis::table {

namespace {

using namespace ui;  // NOLINT: this file is all painting

constexpr Vec2 kPalms{190, 120}, kStrike{180, 480}, kHalfHeart{112, 112};
constexpr float kBarSlides = 60;                      // vpx, from below
constexpr float kDropped = 0.667f, kSquashed = 0.8f;  // of a seal's time: when it hits; and how flat it is then

}  // namespace

// The same for everybody at the table while the dice lie there and nobody has said the last word on them.
void MartinisTable::paint_window_bar(DrawList& list) const {
  if (!(staging_.bar > 0)) return;
  list.set_entity("window.bar");
  Rect bar = geometry_->window_bar(model_->fever);
  bar.y += kBarSlides * (1 - staging_.bar);
  list.sprite(art::kPanelRound, bar, scene::faded(Color{255, 255, 255, 237}, staging_.bar), 24);
  if (caught_up() && (!legal_.empty() || at_buzzers())) return;  // there the buttons are
  const Color seen = scene::faded(scene::kWhite, staging_.bar);
  list.sprite(art::kCardSpecial, scene::quad_of(Rect{bar.x + 30, bar.y + 16, (bar.h - 32) / 1.4f, bar.h - 32}), seen);
  paint_fitted(list, "A second chance?", Rect{bar.x + 110, bar.y, bar.w - 126, bar.h},
               {Font::kScript, 34, scene::faded(palette::kGoldLight, staging_.bar), Align::kCenter}, *setup_.metrics, 28);
}

// The seal of a couple whose backs show: where it lies, or on its way down, twice as large at first.
void MartinisTable::paint_seal(DrawList& list, const CouplePiece& couple) const {
  const auto* red = scene_.find(couple.red.entity);
  const auto* blue = scene_.find(couple.blue.entity);
  if (red == nullptr || blue == nullptr || red->pose.flip <= 90) return;
  const Vec2 middle = (red->pose.at + blue->pose.at) * 0.5f - Vec2{0, red->pose.lift};
  const float side = 2 * std::round(std::round(kCardSize.x * red->pose.scale) * 0.37f);
  if (couple.red.entity != staging_.sealed) return list.sprite(art::kSeal, Rect::around(middle, side, side));
  if (!(staging_.seal > 0)) return;
  const float fall = motion::ease(motion::Easing::kInQuad, ramp(staging_.seal, 0, kDropped));
  const float flat = 1 - (1 - kSquashed) * swing(staging_.seal, kDropped - 0.04f, 1);
  const float large = side * scene::lerp(2, 1, fall);
  list.sprite(art::kSeal, Rect::around({middle.x, middle.y + side * (1 - flat) / 2}, large * (2 - flat), large * flat),
              scene::faded(scene::kWhite, ramp(staging_.seal, 0, 0.25f)));
}

void MartinisTable::paint_staging(DrawList& list) const {
  if (staging_.palms > 0 && staging_.palms < 1) {
    const float t = staging_.palms;
    const float in = motion::ease(motion::Easing::kOutBack, ramp(t, 0, 0.3f));
    const Color seen = scene::faded(scene::kWhite, std::min(ramp(t, 0, 0.15f), 1 - ramp(t, 0.75f, 1)));
    for (int s = 0; s < model_->players; ++s) {
      if (Seat{s} == model_->turn) continue;
      list.set_entity(ids::seat(s));
      const SeatPlace& place = geometry_->seat(s);
      Vec2 at = place.fan.center;
      if (place.shape == SeatShape::kOwn) at = {place.plate.center().x + 20, place.plate.y - 56};
      if (place.shape == SeatShape::kCrowded) at = {place.count.x - 20, place.count.y + 30};
      list.sprite(art::kPalm, Rect::around({at.x, at.y + 30 * (1 - in)}, kPalms.x, kPalms.y), seen);
    }
  }
  const Vec2 altar = staging_.altar;
  if (staging_.heart > 0 && staging_.heart < 1) {
    list.set_entity("table.heart");
    // It comes, and splits at 0.23 of its time.
    const float t = staging_.heart, in = motion::ease(motion::Easing::kOutBack, ramp(t, 0, 0.14f));
    const float apart = motion::ease(motion::Easing::kOutCubic, ramp(t, 0.22f, 1)), sinks = ramp(t, 0.22f, 1);
    const Color seen = scene::faded(scene::kWhite, 1 - ramp(t, 0.6f, 1));
    for (const auto& [half, side] : {std::pair(art::kHeartHalfLeft, -1.0f), std::pair(art::kHeartHalfRight, 1.0f)}) {
      const Vec2 at{altar.x + side * 54 * apart, altar.y - 60 - 20 * swing(t, 0.22f, 0.7f) + 90 * sinks * sinks};
      const Vec2 turn = scene::direction(side * 26 * apart), half_size = kHalfHeart * (0.62f * in);
      const Vec2 right{turn.x * half_size.x, turn.y * half_size.x}, down{-turn.y * half_size.y, turn.x * half_size.y};
      list.sprite(half, {at - right - down, at + right - down, at + right + down, at - right + down}, seen);
    }
  }
  if (staging_.strike > 0 && staging_.strike < 1) {
    list.set_entity("table.bolt");
    // Down from above within the first part of its time.
    const float t = staging_.strike, foot = altar.y + 130;
    const float down = ramp(t, 0, 0.16f);
    list.sprite(art::kStrike, Rect{altar.x - kStrike.x / 2, foot - kStrike.y, kStrike.x, std::max(1.0f, kStrike.y * down)},
                scene::faded(scene::kWhite, 1 - ramp(t, 0.45f, 1)));
  }
  for (const SeatModel& seat : model_->seats)
    for (const CouplePiece& couple : seat.couples)
      if (couple.red.entity == staging_.sealed) {
        list.set_entity("table.seal");
        paint_seal(list, couple);
      }
}

}  // namespace nightcap::martinis::table
