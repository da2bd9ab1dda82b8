#include "game/cocktail/table/stage.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"

namespace nightcap::cocktail::table {

namespace {

using motion::Easing;
using motion::Move;
using scene::Align;
using scene::Color;
using scene::Font;
namespace palette = ui::palette;
using namespace stage;  // NOLINT: its times

// ms at speed 1
constexpr float kLampDrop = 420, kTear = 420, kBow = 260, kReach = 260;
constexpr float kLargeRadius = 120;  // of the portrait in the large frame as drawn
constexpr Vec2 kLargeFrame{384, 392}, kArmDrawn{230, 90}, kTornDrawn{170, 104};
constexpr int kMotes = 16;
constexpr float kLowered = -26;  // degrees of an arm that was wrong
constexpr Color kTagInk = Color::hex(0x123B2E), kAbashed = Color::hex(0xB9B4C0);

Pose unseen(Pose pose) {
  pose.alpha = 0;
  return pose;
}

}  // namespace

void Stage::set() {
  const Vec2 page = geometry_.page(), lamp = geometry_.lamp();
  const Span whole{0, ends_, kDarkIn, kLightIn};
  picture(art::kStageRays, page, pose_at(page * 0.5f), kDarkLayer, whole);
  const Span lit{kLampDrop * 0.6f, ends_, 160, kLightIn};
  const float fall = geometry_.suspect().at.y + 376;  // where the light meets the table
  picture(art::kStageFloor, {1000, 220}, pose_at({lamp.x, fall}), kDarkLayer + 1, lit);
  picture(art::kStageCone, {900, fall - 56}, pose_at({lamp.x, 80 + (fall - 56) / 2}), kDarkLayer + 2, lit);
  effects_.come(timeline_, art::kStageLamp, {280, 130}, pose_at({lamp.x, -70}), pose_at({lamp.x, 32}), kEffectLayer,
                {60, ends_, 100, kLightIn}, kLampDrop, Easing::kBounce);
  // Dust in the beam.
  for (int i = 0; i < kMotes; ++i) {
    const float down = static_cast<float>((i * 61) % 100) / 100, across = static_cast<float>((i * 37) % 21 - 10) / 10;
    const Vec2 at{lamp.x + across * (60 + 280 * down), 150 + down * 680};
    const Pose here = pose_at(at, 0.6f + static_cast<float>((i * 13) % 7) / 10);
    Pose there = here;
    there.at = there.at + Vec2{12 * across, -26};
    const float from = lit.from + 40 * static_cast<float>(i);
    effects_.come(timeline_, art::kStageMote, {16, 16}, here, there, kEffectLayer + kBehind, {from, ends_, 300, kLightIn},
                  ends_ - kLightIn - from, Easing::kLinear);
  }
}

void Stage::title(std::string_view text) {
  const Vec2 at = geometry_.headline();
  const scene::TextStyle big{Font::kDisplay, 128, Color::hex(0xFFF3CF), Align::kCenter, 10, Color::hex(0x2A0A08)};
  for (const float side : {-1.0f, 1.0f})
    effects_.come(timeline_, side < 0 ? art::kHeadlineLeft : art::kHeadlineRight, {240, 60},
                  pose_at({at.x + side * 700, at.y + 2}), pose_at({at.x + side * 480, at.y + 2}), kEffectLayer + kTitle,
                  {kHeadlineIn, ends_, 100, kLightIn}, 320);
  effects_.visit(timeline_, scene::Words{std::string(text), big, {1400, 190}}, unseen(pose_at(at, 1.5f)), pose_at(at),
                 pose_at(at), kEffectLayer + kTitle, {0, ends_, kHeadlineIn, kLightIn}, kHeadlineIn);
}

void Stage::portrait(const Sitter& before, const Sitter& after, int layer, float from, bool bowed) {
  const MedalPlace& place = before.place;
  const SeatPlace& home = geometry_.seat(before.seat.index());
  const Vec2 size{place.radius * 2, place.radius * 2.2f};
  const float frame = place.radius / kLargeRadius, small = home.medal_radius / place.radius;
  const Span first{from, kStamps + 140, kAccusers, 1}, then = {kStamps, ends_, 120, kLightIn};
  const Vec2 sunk = place.at + Vec2{0, bowed ? 12.0f : 0.0f};
  const auto sit = [&](const scene::Look& look, float scale, const Sitter& who, int at) {
    const bool late = &who == &after;
    const Pose home_at = pose_at(home.medal, small * scale), here = pose_at(place.at, scale);
    const Pose rest = pose_at(late ? sunk : place.at, scale);
    effects_.visit(timeline_, look, late ? unseen(here) : unseen(home_at), rest, late ? home_at : rest, layer + at,
                   late ? then : first, late ? (bowed ? kBow : 120) : kAccusers);
  };
  const Color tint = bowed ? kAbashed : scene::kWhite;
  sit(scene::Picture{heir_picture(before.seat, before.mood), size}, 1, before, kPortrait);
  sit(scene::Picture{before.frame, kLargeFrame}, frame, before, kFrame);
  sit(scene::Picture{heir_picture(after.seat, after.mood), size, tint}, 1, after, kPortrait);
  sit(scene::Picture{after.frame, kLargeFrame, tint}, frame, after, kFrame);
}

void Stage::arm(Seat seat, const MedalPlace& place, int layer, float from, bool lowered) {
  const float scale = place.radius / 92, aims = turn_to_bite(place);
  const auto reach = [&](float out, float degrees) {
    const Vec2 along = scene::direction(degrees) * (kArmDrawn.x / 2 * scale * out);
    const Vec2 shoulder = place.at + Vec2{-0.5f, 0.66f} * place.radius;
    return pose_at(shoulder - along, scale, degrees);
  };
  const Pose out = reach(0.92f, aims), down = reach(0.7f, aims + kLowered);
  const EntityId arm =
      effects_.visit(timeline_, scene::Picture{heir_arm(seat), kArmDrawn}, unseen(reach(0.35f, aims)), out,
                     lowered ? down : out, layer + kArm, {from + 200, ends_, 120, kLightIn}, kReach, Easing::kOutBack);
  if (lowered) timeline_.add(Move{arm, down, kStamps, kBow, Easing::kInOutCubic});
}

void Stage::plate(std::string_view text, float size, Vec2 at, float width, int layer, const Span& span,
                  scene::SpriteId sprite) {
  picture(sprite, {width, 52}, pose_at(at), layer, span, scene::kWhite, 18);
  effects_.words(timeline_, text, {Font::kName, size, palette::kCream, Align::kCenter}, {width - 16, 48}, pose_at(at),
                 layer + 1, span);
}

void Stage::pill(int count, Vec2 at, float scale) {
  const EntityId pill = effects_.stamp(timeline_, art::kPillCubes, {132, 60}, pose_at(at, scale, -8), kEffectLayer + kStamp,
                                       {kStamps + 260, ends_, 140, kLightIn}, 1.6f);
  effects_.on(pill,
              scene::Words{"+" + std::to_string(count), {Font::kHeavy, 38, Color::hex(0xFFF1E6), Align::kCenter}, {120, 52}},
              {0, -2});
}

void Stage::torn_tag(std::string_view word, scene::SpriteId icon, float size, Vec2 at) {
  const Span span{kStamps, ends_, 1, kLightIn};
  const EntityId left = effects_.come(timeline_, art::kTagTornLeft, kTornDrawn, pose_at(at + Vec2{-72, 0}),
                                      pose_at(at + Vec2{-96, 22}, 1, -12), kEffectLayer + kTornTag, span, kTear);
  effects_.on(left, scene::Picture{icon, {66, 66}}, {4, 0});
  const EntityId right = effects_.come(timeline_, art::kTagTornRight, kTornDrawn, pose_at(at + Vec2{72, 0}),
                                       pose_at(at + Vec2{100, 34}, 1, 9), kEffectLayer + kTornTag, span, kTear);
  effects_.on(right, scene::Words{std::string(word), {Font::kDisplay, size, kTagInk, Align::kCenter}, {130, 70}}, {12, -2});
}

// Sweat, three drops that run down.
void Stage::drops(const MedalPlace& place) {
  for (const Vec2 drop : {Vec2{0.62f, -0.94f}, Vec2{0.84f, -0.5f}, Vec2{-0.72f, -0.66f}}) {
    const Vec2 from = place.at + drop * place.radius;
    effects_.come(timeline_, art::kSweat, {36, 48}, pose_at(from, 0.5f, drop.x * 22),
                  pose_at(from + Vec2{drop.x * 22, 40}, 1.15f, drop.x * 22), kEffectLayer + kFrame + 1,
                  {kStamps + 120, ends_, 120, kLightIn}, 900);
  }
}

void Stage::picture(scene::SpriteId sprite, Vec2 size, const Pose& pose, int layer, const Span& span, Color tint, float slice) {
  effects_.picture(timeline_, sprite, size, pose, layer, span, tint, slice);
}

float Stage::turn_to_bite(const MedalPlace& place) const {
  const Vec2 way = geometry_.suspect().at - place.at;
  const float degrees = std::atan2(-way.y, -way.x) * 180 / std::numbers::pi_v<float>;
  return std::clamp(degrees, -14.0f, 14.0f);
}

}  // namespace nightcap::cocktail::table
