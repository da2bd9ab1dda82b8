// The scene of a suspicion (art direction §9): the room goes dark, a lamp comes down over the bite, those who suspect
// point at who served, the bite trembles and turns over, and a stamp says what it was. Until it turns, nothing depends
// on what it is.

#include <algorithm>
#include <cmath>
#include <numbers>

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"
#include "game/cocktail/table/stage.hpp"
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
using namespace stage;  // NOLINT: its times

// ms at speed 1
constexpr float kForward = 420, kReadStamp = 2000, kGlint = 120, kOvershoot = 320;
constexpr float kTremble = 2, kTrembleTurn = 2;   // vpx and degrees at its worst
constexpr float kGrown = 0.04f;                   // how much larger it is for a moment when it has turned
constexpr float kTornSize = 38, kTornRoom = 112;  // of the word on the torn half, and how wide it may be
constexpr float kNameSize = 26;
constexpr int kApart = 3;  // up to so many stand in one column, with room for a name and a word each
constexpr Color kStageRed = Color::hex(0xFF7A5E), kStageGreen = Color::hex(0x6CCFA8), kGlintColor{255, 250, 226, 235};

}  // namespace

void CocktailTable::feels(Timeline& timeline, Seat seat, Mood mood, float from, float until) {
  const auto set = [&](float when, Mood what) {
    timeline.add(Deed{when, [this, seat, what](scene::Scene&) {
                        feelings_[seat.n] = what;
                        changed();
                      }});
  };
  set(from, mood);
  set(until, Mood::kCalm);
}

Timeline CocktailTable::reveal(const event::TurnedOver& turned) {
  Timeline timeline("reveal");
  const Model& model = *model_;
  const std::vector<Seat> suspects = accusers();
  const int n = static_cast<int>(suspects.size());
  const bool truth = turned.truth;
  Stage stage(effects_, timeline, *geometry_, kStamps + kReadStamp + kLightIn + kCubeStagger * static_cast<float>(n - 1));
  const Vec2 eye = geometry_->suspect().at;
  stage.set();
  stage.title("I suspect!");
  timeline.add(motion::Effect{0, motion::Cue{cue::kStinger}});
  timeline.add(motion::Effect{kHeadlineIn, motion::Shot{.at = eye, .shake = 5}});
  timeline.add(motion::Effect{kHeadlineIn, motion::Cue{cue::kLamp}});
  timeline.add(motion::Effect{kSlam, motion::Cue{cue::kDrumRoll}});
  if (truth) {
    timeline.add(motion::Effect{kStamps, motion::Cue{cue::kMajor}});
    timeline.add(motion::Effect{
        kStamps, motion::Spray{.sprite = art::kSpark, .from = eye, .count = 12, .side = 34, .spread = 260, .ms = 700}});
  } else {
    timeline.add(motion::Effect{kStamps, motion::Cue{cue::kStamp}});
    timeline.add(motion::Effect{kStamps, motion::Shot{.at = eye, .shake = 4}});
    timeline.add(motion::Effect{kStamps + 160, motion::Cue{cue::kTear}});
    timeline.add(motion::Effect{kStamps + 320, motion::Cue{cue::kGasp}});
  }
  accuse(stage, turned, suspects);
  turn_under_lamp(timeline, model.air->bite.piece.entity, turned.card);
  pass_sentence(timeline, stage, turned, suspects);
  count_out(timeline, turned.player, truth);
  reading(timeline, kStamps + kStampIn, stage.ends() - kLightIn);
  changed();
  return timeline;
}

std::vector<Seat> CocktailTable::accusers() const {
  std::vector<Seat> suspects;
  for (int s = 0; s < model_->players; ++s)
    if (model_->at(Seat{s}).answer == Answer::kSuspect) suspects.emplace_back(s);
  return suspects;
}

// Whoever served, and those who don't believe it.
void CocktailTable::accuse(Stage& stage, const event::TurnedOver& turned, const std::vector<Seat>& suspects) {
  const bool truth = turned.truth;
  const int n = static_cast<int>(suspects.size());
  const auto plate = [&](Seat seat, Vec2 at, float width, int layer, const Span& span, scene::SpriteId sprite) {
    const float room = width - 20;
    const std::string_view name = name_for(name_of(seat), room, kNameSize);
    const float size = kNameSize * room / std::max(1.0f, text_width(name, Font::kName, kNameSize));
    stage.plate(name, std::clamp(size, ui::type::kCaption, kNameSize), at, width, layer, span, sprite);
  };
  const MedalPlace accused = geometry_->accused();
  stage.portrait(
      {turned.player, accused, art::kMedalLarge, Mood::kSly},
      {turned.player, accused, truth ? art::kMedalLargeTurn : art::kMedalLargeCaught, truth ? Mood::kPleased : Mood::kCaught},
      kEffectLayer, 0, false);
  const Vec2 name_at{accused.at.x, accused.at.y + accused.radius * 1.1f + 62};
  plate(turned.player, name_at, 276, kEffectLayer + kPlates, {0, stage.ends(), kAccusers, kLightIn}, art::kMedalPlate);
  if (!truth) {
    plate(turned.player, name_at, 276, kEffectLayer + kPlates + 2, stage.later(), art::kMedalPlateCaught);
    stage.pill(n, accused.at + Vec2{-accused.radius - 8, -accused.radius * 0.92f});
    stage.drops(accused);
  }
  const bool crowd = n > kApart;
  for (int i = n - 1; i >= 0; --i) {
    const Seat seat = suspects[static_cast<std::size_t>(i)];
    const MedalPlace place = geometry_->accuser(i, n);
    // Those behind stand wholly behind those in front.
    const int layer = kEffectLayer - (crowd && i >= (n + 1) / 2 ? kPortrait : 0);
    const float from = kHeadlineIn + kAccuserStagger * static_cast<float>(i);
    stage.portrait({seat, place, art::kMedalLarge, Mood::kSly},
                   {seat, place, truth ? art::kMedalLarge : art::kMedalLargeTurn, truth ? Mood::kCaught : Mood::kPleased},
                   layer, from, truth);
    stage.arm(seat, place, layer, from, truth);
    const float foot = place.at.y + place.radius * 1.1f, under = n < kApart ? 44.0f : crowd ? 2.0f : 24.0f;
    plate(seat, {place.at.x, foot + under}, crowd ? 152 : 188, kEffectLayer + kPlates,
          {from, stage.ends(), kAccusers, kLightIn}, art::kMedalPlate);
    if (truth) stage.pill(1, place.at + Vec2{place.radius * 0.9f, -place.radius * 1.1f}, crowd ? 0.76f : 1.0f);
  }
}

// What was right and what was wrong about it, in a stamp and in words.
void CocktailTable::pass_sentence(Timeline& timeline, Stage& stage, const event::TurnedOver& turned,
                                  const std::vector<Seat>& suspects) {
  const bool truth = turned.truth;
  const int n = static_cast<int>(suspects.size());
  const Pose under_lamp = geometry_->suspect();
  const Span later = stage.later();
  const scene::TextStyle judged{Font::kBold, 24, palette::kBrassLight, Align::kLeft, 4};
  for (int i = 0; i < n && n <= kApart; ++i) {
    const MedalPlace place = geometry_->accuser(i, n);
    effects_.words(timeline, truth ? "was wrong" : "was right", judged, {170, 40},
                   pose_at({place.at.x + place.radius * 1.3f + 100, place.at.y}), kEffectLayer + kPlates, later);
  }
  if (n > kApart) {
    scene::TextStyle all = judged;
    all.align = Align::kCenter;
    effects_.words(timeline, "All " + std::to_string(n) + (truth ? " were wrong." : " were right."), all, {400, 40},
                   pose_at({geometry_->accuser(0, n).at.x + 120, geometry_->headline().y + 84}), kEffectLayer + kPlates, later);
  }
  stage.picture(art::kGlow, {760, 820}, pose_at(under_lamp.at), kAirLayer - 1, later, truth ? kStageGreen : kStageRed);
  effects_.stamp(timeline, truth ? art::kStampTrue : art::kStampLie, {300, 120},
                 pose_at(under_lamp.at + Vec2{172, -120}, 1, truth ? 8.0f : -13.0f), kEffectLayer + kStamp, later, 1.8f);
  const Vec2 tag = under_lamp.at + Vec2{0, 272};
  if (truth) {
    stage.picture(art::kGlow, {560, 200}, pose_at(tag), kAirLayer - 1, later, kStageGreen);
  } else {
    const std::string_view word = kind_short(turned.declared);
    stage.torn_tag(word, kind_icon(turned.declared),
                   std::min(kTornSize, kTornSize * kTornRoom / text_width(word, Font::kDisplay, kTornSize)), tag);
    timeline.add(Deed{kStamps, [this](scene::Scene&) { tag_unrolled_ = 0; }});
    timeline.add(Deed{stage.ends(), [this](scene::Scene&) { tag_unrolled_ = 1; }});
  }
  const ui::Rect verdict = geometry_->verdict();
  stage.picture(art::kMedalPlate, {verdict.w, verdict.h}, pose_at(verdict.center()), kEffectLayer + kPlates, later,
                scene::kWhite, 18);
  effects_.words(timeline, verdict_words(kind_of(turned.card), turned.declared, name_of(turned.player)),
                 {Font::kName, 32, palette::kCream, Align::kCenter}, {verdict.w - 40, 48},
                 pose_at({verdict.center().x, verdict.y + 38}), kEffectLayer + kPlates + 1, later);
  effects_.words(timeline, price_words(truth && n == 1 ? name_of(suspects.front()) : name_of(turned.player), n, truth),
                 {Font::kBody, 24, palette::kCream2, Align::kCenter}, {verdict.w - 40, 36},
                 pose_at({verdict.center().x, verdict.y + 80}), kEffectLayer + kPlates + 1, later);
}

// It comes forward under the lamp, trembles, and turns.
void CocktailTable::turn_under_lamp(Timeline& timeline, EntityId card, CardId known) {
  const Pose under_lamp = geometry_->suspect();
  timeline.add(Move{card, under_lamp, 0, kForward, Easing::kInOutCubic});
  Pose open = under_lamp;
  open.flip = 0;
  // Edge on, and not before: until then it lies face down to everybody.
  const float edge_on = setup_.tempo->reduced_motion ? kTurns : kTurns + kFlip / 2;
  timeline.add(Deed{edge_on, [this, known](scene::Scene&) { model_->learn(model_->air->bite.piece, known); }});
  timeline.add(Move{card, open, kTurns, kFlip, Easing::kInOutCubic});
  if (setup_.tempo->reduced_motion) return;
  const auto wave = [](float turns) { return std::sin(turns * 2 * std::numbers::pi_v<float>); };
  timeline.add(Shape{card, kSlam, kHold, Easing::kLinear, [card, under_lamp, wave](scene::Scene& scene, float t) {
                       Pose& pose = scene.find(card)->pose;
                       pose = under_lamp;
                       if (t >= 1) return;
                       pose.at = pose.at + Vec2{kTremble * t * wave(t * 11), kTremble * t * wave(t * 7)};
                       pose.degrees += kTrembleTurn * t * wave(t * 8);
                     }});
  // Edge on it catches the light; then it is too large for a moment.
  effects_.picture(timeline, art::kGlow, {56, 620}, under_lamp, kAirLayer + 1,
                   {kTurns + kFlip / 2 - kGlint, kTurns + kFlip / 2 + kGlint, kGlint, kGlint}, kGlintColor);
  timeline.add(
      Shape{card, kTurns + kFlip / 2, kOvershoot, Easing::kLinear, [card, under_lamp, wave](scene::Scene& scene, float t) {
              scene.find(card)->pose.scale = under_lamp.scale * (t < 1 ? 1 + kGrown * wave(t / 2) : 1);
            }});
}

// Somebody may read it now: it goes on by itself, or when they say so.
void CocktailTable::reading(Timeline& timeline, float from, float until) {
  for (const bool on : {true, false})
    timeline.add(Deed{on ? from : until, [this, on](scene::Scene&) {
                        reading_ = on;
                        changed();
                      }});
}

}  // namespace nightcap::cocktail::table
