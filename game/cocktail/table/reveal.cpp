// The scene of a suspicion (art direction §9): the room goes dark, a lamp comes down over the bite, those who suspect
// point at who served, the bite trembles and turns over, and a stamp says what it was. Until it turns, nothing depends
// on what it is.

#include <algorithm>
#include <cmath>
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

// ms at speed 1
constexpr float kDarkIn = 200, kHeadlineIn = 140, kAccusers = 260, kAccuserStagger = 90, kLampDrop = 420, kForward = 420;
constexpr float kSlam = 900, kHold = 600, kFlip = 320, kStampIn = 160, kReadStamp = 1500, kLightIn = 220, kTear = 420;
constexpr float kTurns = kSlam + kHold, kStamps = kTurns + kFlip, kEnds = kStamps + kReadStamp + kLightIn;
constexpr float kTremble = 3;  // degrees at its worst
// Layers over kEffectLayer: those behind first, then each portrait's parts.
constexpr int kBehind = 0, kPortrait = 4, kFrame = 5, kArm = 6, kPlates = 8, kTornTag = 9, kStamp = 12, kTitle = 14;

constexpr float kLargeRadius = 120;  // of the portrait in the large frame as drawn
constexpr Vec2 kLargeFrame{384, 392}, kArmDrawn{230, 90}, kTornDrawn{170, 104};
constexpr float kTornSize = 38, kTornRoom = 112;  // of the word on the torn half, and how wide it may be
constexpr float kNameSize = 26;
constexpr int kMotes = 16;
constexpr Color kTagInk = Color::hex(0x123B2E), kStageRed = Color::hex(0xFF7A5E), kStageGreen = Color::hex(0x6CCFA8);

// What stands on the stage from when it was set up until the light comes back.
class Stage {
 public:
  Stage(Effects& effects, Timeline& timeline, const Geometry& geometry)
      : effects_(effects), timeline_(timeline), geometry_(geometry) {}

  void set() {
    const Vec2 page = geometry_.page(), lamp = geometry_.lamp();
    const Span whole{0, kEnds, kDarkIn, kLightIn};
    picture(art::kStageRays, page, pose_at(page * 0.5f), kDarkLayer, whole);
    const Span lit{kLampDrop * 0.6f, kEnds, 160, kLightIn};
    const float fall = geometry_.suspect().at.y + 376;  // where the light meets the table
    picture(art::kStageFloor, {1000, 220}, pose_at({lamp.x, fall}), kDarkLayer + 1, lit);
    picture(art::kStageCone, {900, fall - 56}, pose_at({lamp.x, 80 + (fall - 56) / 2}), kDarkLayer + 2, lit);
    effects_.come(timeline_, art::kStageLamp, {280, 130}, pose_at({lamp.x, -70}), pose_at({lamp.x, 32}), kEffectLayer,
                  {60, kEnds, 100, kLightIn}, kLampDrop, Easing::kBounce);
    // Dust in the beam.
    for (int i = 0; i < kMotes; ++i) {
      const float down = static_cast<float>((i * 61) % 100) / 100, across = static_cast<float>((i * 37) % 21 - 10) / 10;
      const Vec2 at{lamp.x + across * (60 + 280 * down), 150 + down * 680};
      const Pose here = pose_at(at, 0.6f + static_cast<float>((i * 13) % 7) / 10);
      Pose there = here;
      there.at = there.at + Vec2{12 * across, -26};
      effects_.come(timeline_, art::kStageMote, {16, 16}, here, there, kEffectLayer + kBehind,
                    {lit.from + 40 * static_cast<float>(i), kEnds, 300, kLightIn}, kEnds, Easing::kLinear);
    }
  }

  // The headline slams down between its ornaments.
  EntityId title(std::string_view text) {
    const Vec2 at = geometry_.headline();
    const Span span{0, kEnds, kHeadlineIn, kLightIn};
    const scene::TextStyle big{Font::kDisplay, 128, Color::hex(0xFFF3CF), Align::kCenter, 10, Color::hex(0x2A0A08)};
    for (const float side : {-1.0f, 1.0f})
      effects_.come(timeline_, side < 0 ? art::kHeadlineLeft : art::kHeadlineRight, {240, 60},
                    pose_at({at.x + side * 700, at.y + 2}), pose_at({at.x + side * 480, at.y + 2}), kEffectLayer + kTitle,
                    {kHeadlineIn, kEnds, 100, kLightIn}, 320);
    return effects_.words(timeline_, text, big, {1400, 190}, pose_at(at), kEffectLayer + kTitle, span);
  }

  // Somebody's portrait, which changes its look when the stamp has come down.
  void portrait(Seat seat, const MedalPlace& place, int layer, Mood before, Mood after, float from, scene::SpriteId frame,
                scene::SpriteId frame_after) {
    const Vec2 size{place.radius * 2, place.radius * 2.2f};
    const Span first{from, kStamps + 140, kAccusers, 1}, then{kStamps, kEnds, 120, kLightIn};
    const Pose pose = pose_at(place.at), framed = pose_at(place.at, place.radius / kLargeRadius);
    picture(heir_picture(seat, before), size, pose, layer + kPortrait, first);
    picture(frame, kLargeFrame, framed, layer + kFrame, first);
    picture(heir_picture(seat, after), size, pose, layer + kPortrait, then);
    picture(frame_after, kLargeFrame, framed, layer + kFrame, then);
  }

  // It begins at the shoulder in the portrait and comes forth from there.
  void arm(Seat seat, const MedalPlace& place, int layer, float from) {
    const float scale = place.radius / 92, degrees = turn_to_bite(place);
    const auto reach = [&](float out) {
      const Vec2 along = scene::direction(degrees) * (kArmDrawn.x / 2 * scale * out);
      const Vec2 shoulder = place.at + Vec2{-0.5f, 0.66f} * place.radius;
      return pose_at(shoulder - along, scale, degrees);
    };
    effects_.come(timeline_, heir_arm(seat), kArmDrawn, reach(0.35f), reach(0.92f), layer + kArm,
                  {from + 120, kEnds, 120, kLightIn}, 260, Easing::kOutBack);
  }

  void plate(std::string_view text, float size, Vec2 at, float width, int layer, const Span& span, scene::SpriteId sprite) {
    picture(sprite, {width, 52}, pose_at(at), layer, span, scene::kWhite, 18);
    effects_.words(timeline_, text, {Font::kName, size, palette::kCream, Align::kCenter}, {width - 16, 48}, pose_at(at),
                   layer + 1, span);
  }

  void pill(int count, Vec2 at) {
    const EntityId pill = effects_.stamp(timeline_, art::kPillCubes, {132, 60}, pose_at(at, 1, -8), kEffectLayer + kStamp,
                                         {kStamps + 260, kEnds, 140, kLightIn}, 1.6f);
    effects_.on(pill,
                scene::Words{"+" + std::to_string(count), {Font::kHeavy, 38, Color::hex(0xFFF1E6), Align::kCenter}, {120, 52}},
                {0, -2});
  }

  // Both halves of the tag come off the card; what was said is torn in two.
  void torn_tag(Kind declared, float size, Vec2 at) {
    const Span span{kStamps, kEnds, 1, kLightIn};
    const EntityId left = effects_.come(timeline_, art::kTagTornLeft, kTornDrawn, pose_at(at + Vec2{-72, 0}),
                                        pose_at(at + Vec2{-96, 22}, 1, -12), kEffectLayer + kTornTag, span, kTear);
    effects_.on(left, scene::Picture{kind_icon(declared), {66, 66}}, {4, 0});
    const EntityId right = effects_.come(timeline_, art::kTagTornRight, kTornDrawn, pose_at(at + Vec2{72, 0}),
                                         pose_at(at + Vec2{100, 34}, 1, 9), kEffectLayer + kTornTag, span, kTear);
    effects_.on(right,
                scene::Words{std::string(kind_short(declared)), {Font::kDisplay, size, kTagInk, Align::kCenter}, {130, 70}},
                {12, -2});
  }

  void picture(scene::SpriteId sprite, Vec2 size, const Pose& pose, int layer, const Span& span, Color tint = scene::kWhite,
               float slice = 0) {
    effects_.picture(timeline_, sprite, size, pose, layer, span, tint, slice);
  }

 private:
  // Degrees by which an arm that points to the left must turn to point at the bite.
  [[nodiscard]] float turn_to_bite(const MedalPlace& place) const {
    const Vec2 way = geometry_.suspect().at - place.at;
    const float degrees = std::atan2(-way.y, -way.x) * 180 / std::numbers::pi_v<float>;
    return std::clamp(degrees, -14.0f, 14.0f);
  }

  Effects& effects_;
  Timeline& timeline_;
  const Geometry& geometry_;
};

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
  Model& model = *model_;
  Stage stage(effects_, timeline, *geometry_);
  const EntityId card = model.air->bite.piece.entity;
  const Pose under_lamp = geometry_->suspect();
  const bool truth = turned.truth;
  stage.set();
  scene_.find(stage.title("I suspect!"))->pose.scale = 1.5f;
  const Vec2 eye = under_lamp.at;
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

  const auto plate = [&](Seat seat, Vec2 at, float width, int layer, const Span& span, scene::SpriteId sprite) {
    const float room = width - 20;
    const std::string_view name = name_for(name_of(seat), room, kNameSize);
    const float size = kNameSize * room / std::max(1.0f, text_width(name, Font::kName, kNameSize));
    stage.plate(name, std::clamp(size, ui::type::kCaption, kNameSize), at, width, layer, span, sprite);
  };

  // Whoever served, and those who don't believe it.
  const MedalPlace accused = geometry_->accused();
  stage.portrait(turned.player, accused, kEffectLayer, Mood::kSly, truth ? Mood::kPleased : Mood::kCaught, 0, art::kMedalLarge,
                 truth ? art::kMedalLargeTurn : art::kMedalLargeCaught);
  std::vector<Seat> accusers;
  for (int s = 0; s < model.players; ++s)
    if (model.at(Seat{s}).answer == Answer::kSuspect) accusers.emplace_back(s);
  const int n = static_cast<int>(accusers.size());
  const Span later{kStamps, kEnds, kStampIn, kLightIn};
  const Vec2 name_at{accused.at.x, accused.at.y + accused.radius * 1.1f + 62};
  plate(turned.player, name_at, 276, kEffectLayer + kPlates, {0, kEnds, kAccusers, kLightIn}, art::kMedalPlate);
  if (!truth) {
    plate(turned.player, name_at, 276, kEffectLayer + kPlates + 2, later, art::kMedalPlateCaught);
    stage.pill(n, accused.at + Vec2{-accused.radius - 8, -accused.radius * 0.92f});
    for (const Vec2 drop : {Vec2{0.72f, -0.9f}, Vec2{0.94f, -0.52f}, Vec2{-0.82f, -0.6f}}) {
      const Vec2 from = accused.at + drop * accused.radius;
      effects_.come(timeline, art::kSweat, {36, 48}, pose_at(from, 0.6f, drop.x * 22),
                    pose_at(from + Vec2{drop.x * 20, 34}, 1, drop.x * 22), kEffectLayer + kFrame + 1,
                    {kStamps + 120, kEnds, 120, kLightIn}, 900);
    }
  }
  for (int i = n - 1; i >= 0; --i) {
    const Seat seat = accusers[static_cast<std::size_t>(i)];
    const MedalPlace place = geometry_->accuser(i, n);
    // Those behind stand wholly behind those in front.
    const int layer = kEffectLayer - (n > 3 && i >= (n + 1) / 2 ? kPortrait : 0);
    const float from = kHeadlineIn + kAccuserStagger * static_cast<float>(i);
    stage.portrait(seat, place, layer, Mood::kSly, truth ? Mood::kCaught : Mood::kPleased, from, art::kMedalLarge,
                   truth ? art::kMedalLarge : art::kMedalLargeTurn);
    stage.arm(seat, place, layer, from);
    const float foot = place.at.y + place.radius * 1.1f;
    const bool apart = n<3, small = n> 3;  // how much room there is for a name
    const float width = small ? 152 : 188;
    plate(seat,
          {place.at.x, foot + (apart   ? 44.0f
                               : small ? 2.0f
                                       : 24.0f)},
          width, kEffectLayer + kPlates, {from, kEnds, kAccusers, kLightIn}, art::kMedalPlate);
    if (!small)
      effects_.words(timeline, truth ? "was wrong" : "was right", {Font::kBold, 24, palette::kBrassLight, Align::kLeft, 4},
                     {170, 40}, pose_at({place.at.x + place.radius * 1.3f + 100, place.at.y}), kEffectLayer + kPlates, later);
    if (truth) stage.pill(1, place.at + Vec2{place.radius * 0.9f, -place.radius * 1.1f});
  }

  // It comes forward under the lamp, trembles, and turns.
  timeline.add(Move{card, under_lamp, 0, kForward, Easing::kInOutCubic});
  Shape tremble;
  tremble.entity = card;
  tremble.start = kSlam;
  tremble.ms = kHold;
  tremble.apply = [card, under_lamp](scene::Scene& scene, float t) {
    const float swing = t < 1 ? kTremble * t * std::sin(t * 16 * std::numbers::pi_v<float>) : 0;
    scene.find(card)->pose.degrees = under_lamp.degrees + swing;
  };
  timeline.add(std::move(tremble));
  Pose open = under_lamp;
  open.flip = 0;
  timeline.add(Deed{kTurns, [this, known = turned.card](scene::Scene&) { model_->learn(model_->air->bite.piece, known); }});
  timeline.add(Move{card, open, kTurns, kFlip, Easing::kInOutCubic});
  // And the stamp says what it was.
  stage.picture(art::kGlow, {760, 820}, pose_at(under_lamp.at), kAirLayer - 1, later, truth ? kStageGreen : kStageRed);
  effects_.stamp(timeline, truth ? art::kStampTrue : art::kStampLie, {300, 120},
                 pose_at(under_lamp.at + Vec2{172, -120}, 1, truth ? 8.0f : -13.0f), kEffectLayer + kStamp, later, 1.8f);
  if (!truth) {
    const std::string_view word = kind_short(turned.declared);
    stage.torn_tag(turned.declared, std::min(kTornSize, kTornSize * kTornRoom / text_width(word, Font::kDisplay, kTornSize)),
                   under_lamp.at + Vec2{0, 272});
    timeline.add(Deed{kStamps, [this](scene::Scene&) { tag_unrolled_ = 0; }});
    timeline.add(Deed{kEnds, [this](scene::Scene&) { tag_unrolled_ = 1; }});
  }
  const ui::Rect verdict = geometry_->verdict();
  stage.picture(art::kMedalPlate, {verdict.w, verdict.h}, pose_at(verdict.center()), kEffectLayer + kPlates, later,
                scene::kWhite, 18);
  effects_.words(timeline, verdict_words(kind_of(turned.card), turned.declared, name_of(turned.player)),
                 {Font::kName, 32, palette::kCream, Align::kCenter}, {verdict.w - 40, 48},
                 pose_at({verdict.center().x, verdict.y + 38}), kEffectLayer + kPlates + 1, later);
  effects_.words(timeline, price_words(truth && n == 1 ? name_of(accusers.front()) : name_of(turned.player), n, truth),
                 {Font::kBody, 24, palette::kCream2, Align::kCenter}, {verdict.w - 40, 36},
                 pose_at({verdict.center().x, verdict.y + 80}), kEffectLayer + kPlates + 1, later);
  changed();
  return timeline;
}

}  // namespace nightcap::cocktail::table
