// How somebody leaves the family, or only their senses (art direction §9; drunkenness: CK-9.3).

#include <algorithm>
#include <numbers>

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"
#include "game/cocktail/table/table.hpp"
#include "game/cocktail/table/words.hpp"

namespace nightcap::cocktail::table {

namespace {

using motion::Deed;
using motion::Easing;
using motion::Move;
using motion::Shape;
using motion::Timeline;
using scene::Align;
using scene::Color;
using scene::Font;
namespace cue = tabletop::cue;
namespace palette = ui::palette;

// ms at speed 1. Death: its last bottle, the clock's last ticks, and what it all comes to.
constexpr float kDeath = 2400, kFills = 260, kTicks = 150, kTickEvery = 300, kDies = 960, kDrapeFalls = 520, kFade = 300,
                kMourned = 1400, kRead = 900;
constexpr int kLastTicks = 3;  // before the candle goes out
constexpr float kRadius = 120, kLarge = 1.15f;
constexpr Vec2 kFrame{384, 392}, kDrawnClock{150, 150}, kDrawnHand{12, 64}, kDrawnCandle{64, 150}, kDrape{420, 330};
constexpr float kSlot = 56, kSlotPitch = 62;
constexpr Color kDark = Color::hex(0x050707);
// Drunkenness: how long, how far the portrait sways (degrees), how often.
constexpr float kReels = 2300, kSway = 9, kSways = 2.5f, kSwirl = 260, kHiccups[] = {320, 1180};

scene::TextStyle title(float size, Color color) { return {Font::kDisplay, size, color, Align::kCenter, size / 14}; }

}  // namespace

// The last bottle is full: the clock stops and the candle goes out; the portrait loses its colours, mourning falls on it.
Timeline CocktailTable::mourn(Seat seat) {
  Timeline timeline("poisoned");
  const bool still = setup_.tempo->reduced_motion;
  const Vec2 page = geometry_->page(), at = geometry_->suspect().at + Vec2{0, -50};
  const SeatModel& who = model_->at(seat);
  const float dies = still ? 0 : kDies, ends = kDeath + kRead;
  const Span whole{0, ends, kFade, kFade}, living{0, dies + 300, kFade, 1}, dead{dies, ends, kFade, kFade};
  effects_.picture(timeline, scene::kSolid, page, pose_at(page * 0.5f), kDarkLayer, whole, scene::faded(kDark, 0.88f));
  effects_.picture(timeline, art::kGlow, {1100, 1000}, pose_at(at), kDarkLayer, {0, still ? kFade : dies, kFade, 160},
                   Color{255, 214, 140, 90});  // the candle's light
  const Vec2 size{2 * kRadius, 2.2f * kRadius};
  const SeatPlace& home = geometry_->seat(seat.index());
  const Pose small = pose_at(home.medal, home.medal_radius / kRadius), large = pose_at(at, kLarge);
  if (!still) {
    for (const bool frame : {false, true})
      effects_.visit(timeline,
                     frame ? scene::Picture{art::kMedalLarge, kFrame} : scene::Picture{heir_picture(seat, Mood::kCaught), size},
                     small, large, large, kEffectLayer + (frame ? 1 : 0), living, 360);
    stop_clock(timeline, at + Vec2{-420, 60});
  }
  effects_.picture(timeline, heir_picture(seat, Mood::kDead), size, large, kEffectLayer, dead);
  effects_.picture(timeline, art::kMedalLargeDead, kFrame, large, kEffectLayer + 1, dead);
  const Vec2 candle = at + Vec2{420, 60};
  effects_.picture(timeline, art::kCandle, kDrawnCandle, pose_at(candle, 1.5f), kEffectLayer, whole);
  if (!still) {
    effects_.picture(timeline, art::kCandleFlame, {48, 72}, pose_at(candle + Vec2{0, -80}, 1.5f), kEffectLayer + 1,
                     {0, kDies, kFade, 90});
    effects_.come(timeline, art::kCandleSmoke, {80, 160}, pose_at(candle + Vec2{0, -120}, 0.6f),
                  pose_at(candle + Vec2{14, -230}, 1.6f), kEffectLayer + 1, {kDies, ends, 200, 900}, ends - kDies);
    effects_.come(timeline, art::kDrapeMourning, kDrape, pose_at(at + Vec2{0, -620}, 0.96f), pose_at(at + Vec2{0, -34}, 0.96f),
                  kEffectLayer + 2, {kDies + 120, ends, 1, kFade}, kDrapeFalls, Easing::kBounce);
    timeline.add(motion::Effect{0, motion::Shot{.at = at, .zoom = 1.05f, .ms = 900, .hold = 900}});
  }
  fill_last_slot(timeline, seat, at + Vec2{0, 226});
  effects_.stamp(timeline, art::kRibbonBlack, {180, 180}, pose_at(at + Vec2{112, 140}, 0.8f, -12), kEffectLayer + 3,
                 {still ? 0 : kMourned, ends, 200, kFade}, still ? 1.0f : 1.8f);
  if (still) effects_.picture(timeline, art::kChipSkull, {72, 72}, pose_at(at + Vec2{-112, 140}), kEffectLayer + 3, dead);
  const Span told{still ? 0 : kMourned - 200, ends, kFade, kFade};
  effects_.words(timeline, name_of(seat) + " is poisoned", title(64, palette::kCream), {page.x - 200, 100},
                 pose_at({at.x, at.y + 326}), kEffectLayer + 4, told);
  effects_.words(timeline, fatal_words(who.blue, who.red), {Font::kName, 32, palette::kCream2, Align::kCenter, 4},
                 {page.x - 200, 60}, pose_at({at.x, at.y + 398}), kEffectLayer + 4, told);
  timeline.add(motion::Effect{dies, motion::Cue{cue::kGong}});
  timeline.add(Deed{dies, [this, seat](scene::Scene&) {
                      model_->alive.remove(seat);
                      changed();
                    }});
  reading(timeline, told.from, ends - kFade);
  return timeline;
}

// It ticks a few times more, and then no more.
void CocktailTable::stop_clock(Timeline& timeline, Vec2 at) {
  const Span whole{0, kDeath + kRead, kFade, kFade};
  effects_.picture(timeline, art::kRoomClock, kDrawnClock, pose_at(at, 1.7f), kEffectLayer, whole);
  const EntityId hand =
      effects_.picture(timeline, art::kClockHand, kDrawnHand, pose_at(at, 1.3f, 150), kEffectLayer + 1, whole);
  for (int tick = 0; tick < kLastTicks; ++tick) {
    const float when = kTicks + kTickEvery * static_cast<float>(tick);
    timeline.add(Move{hand, pose_at(at, 1.3f, 150 + 12.0f * static_cast<float>(tick + 1)), std::max(when, kFade + 1), 90,
                      Easing::kOutBack});
    timeline.add(motion::Effect{when, motion::Cue{cue::kTick, pan_of(at)}});
  }
}

// The bottles of a seat, large; the one that was too many fills last.
void CocktailTable::fill_last_slot(Timeline& timeline, Seat seat, Vec2 at) {
  const SeatModel& who = model_->at(seat);
  const bool still = setup_.tempo->reduced_motion;
  const float ends = kDeath + kRead;
  const int last = who.blue >= kFatalBlue ? kFatalBlue - 1 : kFatalBlue + kFatalRed - 1;
  for (int i = 0; i < kFatalBlue + kFatalRed; ++i) {
    const bool blue = i < kFatalBlue, full = blue ? i < who.blue : i - kFatalBlue < who.red;
    const Vec2 where = at + Vec2{kSlotPitch * (static_cast<float>(i) - 2) + (blue ? -7.0f : 7.0f), 0};
    const scene::SpriteId bottle = blue ? art::kIconBottleBlue : art::kIconBottleRed,
                          empty = blue ? art::kIconBottleBlueEmpty : art::kIconBottleRedEmpty;
    if (i != last || still) {
      effects_.picture(timeline, full ? bottle : empty, {kSlot, kSlot}, pose_at(where), kEffectLayer + 3,
                       {0, ends, kFade, kFade});
      continue;
    }
    effects_.picture(timeline, empty, {kSlot, kSlot}, pose_at(where), kEffectLayer + 3, {0, kFills + 160, kFade - 40, 1});
    effects_.stamp(timeline, bottle, {kSlot, kSlot}, pose_at(where), kEffectLayer + 3, {kFills, ends, 160, kFade}, 2.6f);
    timeline.add(motion::Effect{kFills, motion::Cue{cue::kGlug}});
    timeline.add(motion::Effect{
        kFills + 160,
        motion::Spray{.sprite = art::kStageMote, .from = where, .count = 8, .side = 16, .spread = 40, .ms = 700, .fall = -60}});
  }
}

// The glasses go round somebody's head, and the honor is gone.
Timeline CocktailTable::reel(const event::Scored& scored) {
  Timeline timeline("drunk");
  const Seat seat = scored.player;
  const Vec2 page = geometry_->page(), at = geometry_->suspect().at + Vec2{0, -70};
  const Span span{0, kReels, 200, 220};
  effects_.picture(timeline, scene::kSolid, page, pose_at(page * 0.5f), kDarkLayer, span, scene::faded(kDark, 0.74f));
  effects_.picture(timeline, art::kGlow, {900, 900}, pose_at(at), kDarkLayer, span, Color{227, 176, 75, 120});
  const SeatPlace& home = geometry_->seat(seat.index());
  const Pose small = pose_at(home.medal, home.medal_radius / kRadius), large = pose_at(at, 1.1f);
  const EntityId frame =
      effects_.visit(timeline, scene::Picture{art::kMedalLarge, kFrame}, small, large, small, kEffectLayer + 1, span, 320);
  effects_.on(frame, scene::Picture{heir_picture(seat, Mood::kPleased), {2 * kRadius, 2.2f * kRadius}}, {}, -1);
  const EntityId swirl = effects_.picture(timeline, art::kDrunkSwirl, {300, 300}, pose_at(at, 1.5f, -40), kEffectLayer + 2,
                                          {240, kReels, 200, 200});
  const float until = kReels - span.fade_out;
  if (!setup_.tempo->reduced_motion) {
    timeline.add(Shape{frame, 320, until - 320, Easing::kLinear, [frame](scene::Scene& scene, float t) {
                         const float swing = std::sin(t * kSways * 2 * std::numbers::pi_v<float>);
                         scene.find(frame)->pose.degrees = t < 1 ? kSway * swing : 0;
                       }});
    timeline.add(Shape{swirl, 440, until - 460, Easing::kLinear,
                       [swirl](scene::Scene& scene, float t) { scene.find(swirl)->pose.degrees = -40 + kSwirl * t; }});
  }
  for (const float side : {-1.0f, 1.0f})
    effects_.come(timeline, art::kDrunkGlass, {150, 170}, pose_at(at + Vec2{side * 560, 40}, 1.2f, side * 10),
                  pose_at(at + Vec2{side * 340, 30}, 1.3f, side < 0 ? 30.0f : -18.0f), kEffectLayer + 1,
                  {140, kReels, 120, 200}, 480, Easing::kOutBack);
  for (const float when : kHiccups) {
    timeline.add(motion::Effect{when, motion::Cue{cue::kHiccup, pan_of(home.medal)}});
    effects_.rise(timeline, "hic!", at + Vec2{150, -110}, at + Vec2{230, -220}, when, 620, palette::kBrassLight, 46);
    timeline.add(motion::Effect{when, motion::Spray{.sprite = art::kStageMote,
                                                    .from = at + Vec2{0, 40},
                                                    .count = 10,
                                                    .side = 20,
                                                    .spread = 120,
                                                    .ms = 900,
                                                    .fall = -120}});
  }
  effects_.words(timeline, "Drunk!", title(92, palette::kBrassLight), {page.x, 130}, pose_at({at.x, at.y + 256}, 1, -3),
                 kEffectLayer + 3, {300, kReels, 160, 200});
  const ui::Rect line = geometry_->verdict();
  effects_.picture(timeline, art::kMedalPlate, {line.w, 72}, pose_at(line.center()), kEffectLayer + 3, {300, kReels, 160, 200},
                   scene::kWhite, 18);
  effects_.words(timeline, drunk_words(name_of(seat), model_->alcohol(seat)),
                 {Font::kName, 30, palette::kCream, Align::kCenter}, {line.w - 30, 52}, pose_at(line.center()),
                 kEffectLayer + 4, {300, kReels, 160, 200});
  reading(timeline, 400, until);
  return timeline;
}

Timeline CocktailTable::happen(const event::Poisoned& e) { return mourn(e.player); }

}  // namespace nightcap::cocktail::table
