// How somebody leaves the family, and how somebody comes into the house (art direction §9).

#include <algorithm>

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"
#include "game/cocktail/table/table.hpp"

namespace nightcap::cocktail::table {

namespace {

using motion::Deed;
using motion::Easing;
using motion::Timeline;
using scene::Align;
using scene::Color;
using scene::Font;
namespace palette = ui::palette;

// ms at speed 1
constexpr float kDeath = 2600, kDies = 900, kWin = 2800, kFade = 400;
constexpr float kRadius = 120, kSmallRadius = 84;  // of portraits
constexpr Vec2 kFrame{384, 392}, kDrawnClock{150, 150}, kDrawnCandle{64, 150};
constexpr int kConfetti = 120;
constexpr Color kSepia = Color::hex(0xE0C090);

scene::TextStyle title(float size, Color color) { return {Font::kDisplay, size, color, Align::kCenter, size / 14}; }

}  // namespace

// The clock stops and the candle goes out; the portrait loses its colours and gets a black ribbon.
Timeline CocktailTable::mourn(Seat seat) {
  Timeline timeline("poisoned");
  const Vec2 page = geometry_->page(), at = geometry_->suspect().at;
  const Span whole{0, kDeath, kFade, kFade}, living{0, kDies + 300, kFade, 1}, dead{kDies, kDeath, 300, kFade};
  effects_.picture(timeline, scene::kSolid, page, pose_at(page * 0.5f), kDarkLayer, whole,
                   scene::faded(Color::hex(0x050707), 0.86f));
  const Vec2 size{2 * kRadius, 2.2f * kRadius};
  effects_.picture(timeline, heir_picture(seat, Mood::kCaught), size, pose_at(at, 1.15f), kEffectLayer, living);
  effects_.picture(timeline, art::kMedalLarge, kFrame, pose_at(at, 1.15f), kEffectLayer + 1, living);
  effects_.picture(timeline, heir_picture(seat, Mood::kDead), size, pose_at(at, 1.15f), kEffectLayer, dead);
  effects_.picture(timeline, art::kMedalLargeDead, kFrame, pose_at(at, 1.15f), kEffectLayer + 1, dead);
  effects_.stamp(timeline, art::kRibbonBlack, {180, 180}, pose_at(at + Vec2{0, 176}), kEffectLayer + 2,
                 {kDies + 300, kDeath, 200, kFade}, 1.8f);
  effects_.picture(timeline, art::kRoomClock, kDrawnClock, pose_at(at + Vec2{-400, 20}, 1.5f), kEffectLayer, whole);
  const Vec2 candle = at + Vec2{400, 20};
  effects_.picture(timeline, art::kCandle, kDrawnCandle, pose_at(candle, 1.5f), kEffectLayer, whole);
  effects_.picture(timeline, art::kCandleFlame, {48, 72}, pose_at(candle + Vec2{0, -80}, 1.5f), kEffectLayer + 1,
                   {0, kDies, kFade, 90});
  effects_.come(timeline, art::kCandleSmoke, {80, 160}, pose_at(candle + Vec2{0, -130}, 0.8f),
                pose_at(candle + Vec2{10, -210}, 1.5f), kEffectLayer + 1, {kDies, kDeath, 200, 900}, kDeath - kDies);
  effects_.words(timeline, name_of(seat) + " is poisoned", title(64, palette::kCream), {page.x - 200, 100},
                 pose_at({at.x, at.y + 320}), kEffectLayer + 3, dead);
  timeline.add(motion::Effect{0, motion::Shot{.at = at, .zoom = 1.05f, .ms = kDies, .hold = 200}});
  timeline.add(motion::Effect{kDies, motion::Cue{tabletop::cue::kGong}});
  timeline.add(Deed{kDies, [this, seat](scene::Scene&) {
                      model_->alive.remove(seat);
                      changed();
                    }});
  return timeline;
}

// The portraits of the heirs are hung, the key of the house falls, and so does brass confetti. A posthumous heir hangs in
// sepia, with a ribbon.
Timeline CocktailTable::inherit(const event::Won& won) {
  Timeline timeline("won");
  const Vec2 page = geometry_->page(), middle = geometry_->suspect().at;
  effects_.picture(timeline, scene::kSolid, page, pose_at(page * 0.5f), kDarkLayer, {0, kWin, 300, kFade},
                   scene::faded(Color::hex(0x050707), 0.78f));
  std::vector<Seat> heirs;
  for (const Seat seat : won.winners) heirs.push_back(seat);
  const auto n = static_cast<float>(heirs.size());
  const float radius = heirs.size() <= 3 ? kRadius : kSmallRadius;
  const float pitch = std::min(3.2f * radius, (page.x - 200) / std::max(1.0f, n));
  for (std::size_t i = 0; i < heirs.size(); ++i) {
    const Vec2 at{middle.x + pitch * (static_cast<float>(i) - (n - 1) / 2), middle.y - 30};
    const float start = 200 + 160 * static_cast<float>(i);
    const Span span{start, kWin, 120, kFade};
    effects_.picture(timeline, art::kGlow, {6 * radius, 6 * radius}, pose_at(at), kEffectLayer, span,
                     Color{255, 222, 150, 190});
    const EntityId frame =
        effects_.come(timeline, art::kMedalLargeTurn, kFrame, pose_at(at + Vec2{0, -420}, radius / kRadius, 16),
                      pose_at(at, radius / kRadius), kEffectLayer + 2, span, 620, Easing::kOutBack);
    scene::Picture portrait{heir_picture(heirs[i], won.posthumous ? Mood::kDead : Mood::kPleased),
                            {2 * kRadius, 2.2f * kRadius}};
    if (won.posthumous) portrait.tint = kSepia;
    effects_.on(frame, portrait, {}, -1);
    if (won.posthumous) effects_.on(frame, scene::Picture{art::kRibbonBlack, {150, 150}}, {0, kRadius * 1.3f});
    effects_.words(timeline, name_of(heirs[i]), {Font::kName, 34, palette::kCream, Align::kCenter, 4}, {pitch, 50},
                   pose_at({at.x, at.y + radius * 1.1f + 62}), kEffectLayer + 3, {start + 300, kWin, 200, kFade});
  }
  const std::string_view text = won.posthumous ? "The heir who was not" : heirs.size() > 1 ? "The heirs" : "The heir";
  effects_.words(timeline, text, title(92, palette::kBrassLight), {page.x, 130}, pose_at({middle.x, middle.y - 320}),
                 kEffectLayer + 3, {300, kWin, 300, kFade});
  const float floor = middle.y + 330;
  effects_.come(timeline, art::kKeyBrass, {150, 64}, pose_at({middle.x, -60}, 1.4f, -70), pose_at({middle.x, floor}, 1.4f, -8),
                kEffectLayer + 3, {700, kWin, 60, kFade}, 900, Easing::kBounce);
  timeline.add(motion::Effect{200, motion::Cue{tabletop::cue::kWaltz}});
  timeline.add(motion::Effect{500, motion::Spray{.sprite = art::kConfettiDiamond,
                                                 .from = {page.x / 2, -30},
                                                 .count = kConfetti,
                                                 .side = 22,
                                                 .spread = 90,
                                                 .ms = 2600,
                                                 .fall = page.y + 80,
                                                 .area = {page.x / 2, 20},
                                                 .over_ms = 1300}});
  return timeline;
}

}  // namespace nightcap::cocktail::table
