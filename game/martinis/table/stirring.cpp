// What stirs while nobody does anything (art direction §9, idle): lamps breathe, rings spread in the pool, people round the
// table blink, and the dots of whoever is thinking hop. At rest it is painted last, so that nothing else need be painted again.

#include <array>
#include <cmath>
#include <utility>

#include "assets/art/ids.hpp"
#include "engine/motion/easing.hpp"
#include "engine/ui/paint.hpp"
#include "game/martinis/table/ids.hpp"
#include "game/martinis/table/table.hpp"

namespace nightcap::martinis::table {

namespace {

using namespace ui;  // NOLINT: this file is all painting

constexpr Vec2 kLamp{430, 74};  // the left one; the right one is as far from its edge
constexpr float kLampReach = 92, kBreathes = 0.03f;
constexpr Color kLampLight = Color::hex(0xFFD98A, 56);
// One after the other, in the water before the people; from the middle of the pool.
constexpr std::array<Vec2, 3> kRipples{Vec2{-316, 40}, Vec2{226, 58}, Vec2{-196, 132}};
constexpr float kRippleMs = 1600, kRippleReach = 62, kRippleSeen = 0.5f;
constexpr Vec2 kThinking{92, 64}, kFirstDot{24, 25};
constexpr float kDot = 14, kDotPitch = 22, kHop = 8;

}  // namespace

bool MartinisTable::stirs() const { return idle_.strength() > 0 && !fever_.any() && !win_.any(); }

// While nobody stands in front of the pool.
bool MartinisTable::ripples() const { return stirs() && !busy() && !model_->pair && !model_->asked && regard_.dragged.empty(); }

bool MartinisTable::blinks(Seat seat) const {
  return stirs() && model_->mood(seat) == Mood::kCalm && idle_.blinks(seat.index());
}

bool MartinisTable::thinks(Seat seat) const { return model_->thinking.has(seat) && !model_->at(seat).shown; }

// How high the dots of a seat hop: a computer player's as long as it thinks, a person's while somebody is there.
float MartinisTable::dot_height(Seat seat, int dot) const {
  return std::round(kHop * idle_.hop(dot) * (is_human(seat) ? idle_.strength() : 1));
}

// Whether anything of it looks otherwise than a moment ago.
bool MartinisTable::stir() {
  Stir now;
  if (stirs())
    for (std::size_t i = 0; i < now.lamps.size(); ++i)
      now.lamps[i] = std::lround(static_cast<float>(kLampLight.a) * idle_.breath(static_cast<int>(i)));
  if (ripples()) now.ripple = idle_.time(1);
  for (int s = 0; s < model_->players; ++s) {
    const Seat seat{s};
    now.shut[static_cast<std::size_t>(s)] = blinks(seat);
    if (!thinks(seat)) continue;
    for (int dot = 0; dot < 3; ++dot) now.dots[static_cast<std::size_t>(3 * s + dot)] = dot_height(seat, dot);
  }
  return now != std::exchange(stir_, now);
}

void MartinisTable::paint_lamps(DrawList& list) const {
  if (!stirs()) return;
  list.set_entity("table.lamps");
  for (int i = 0; i < 2; ++i) {
    const float breath = idle_.breath(i), reach = kLampReach * (1 + kBreathes * breath);
    const Vec2 at{i == 0 ? kLamp.x : page_.x - kLamp.x, kLamp.y};
    list.sprite(art::kGlow, Rect::around(at, 2 * reach, 2 * reach), scene::faded(kLampLight, breath));
  }
}

void MartinisTable::paint_ripples(DrawList& list) const {
  if (!ripples()) return;
  list.set_entity("table.pool");
  const float time = std::fmod(idle_.time(1) / kRippleMs, static_cast<float>(kRipples.size()));
  const float t = time - std::floor(time), reach = kRippleReach * motion::ease(motion::Easing::kOutCubic, t);
  const Vec2 at = geometry_->pool_box().center() + kRipples[static_cast<std::size_t>(time)];
  list.sprite(art::kRipple, Rect::around(at, 2 * reach, 2 * reach * 0.6f),
              scene::faded(scene::kWhite, kRippleSeen * (1 - t) * std::min(1.0f, 6 * t) * idle_.strength()));
}

void MartinisTable::paint_shut_eyes(DrawList& list) const {
  for (int s = 0; s < model_->players; ++s) {
    if (!blinks(Seat{s})) continue;
    list.set_entity(ids::seat(s));
    const SeatPlace& place = geometry_->seat(s);
    list.sprite(blinking_sprite(Seat{s}), Rect::around(place.avatar, 2 * place.avatar_radius, 2 * place.avatar_radius));
  }
}

// Everybody knows who must show somebody (MM-3.6); what they think of, nobody.
void MartinisTable::paint_thinking(DrawList& list) const {
  for (int s = 0; s < model_->players; ++s) {
    const Seat seat{s};
    if (!thinks(seat)) continue;
    list.set_entity(ids::seat(s));
    const SeatPlace& place = geometry_->seat(s);
    const float k = place.avatar_radius / 54;
    const Vec2 at{std::round(place.avatar.x + 22 * k), std::round(place.avatar.y - 82 * k)};
    list.sprite(art::kThinking, Rect{at.x, at.y, kThinking.x, kThinking.y});
    for (int dot = 0; dot < 3; ++dot)
      list.sprite(art::kThinkingDot, Rect::around({at.x + kFirstDot.x + kDotPitch * static_cast<float>(dot),
                                                   at.y + kFirstDot.y - dot_height(seat, dot)},
                                                  kDot, kDot));
  }
}

}  // namespace nightcap::martinis::table
