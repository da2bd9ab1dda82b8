// What becomes of a couple: married, dating, broken up (art direction §9).

#include <algorithm>

#include "assets/art/ids.hpp"
#include "game/martinis/table/layers.hpp"
#include "game/martinis/table/table.hpp"
#include "game/martinis/table/words.hpp"

namespace nightcap::martinis::table {

namespace {

using motion::Easing;
using motion::Timeline;
using tabletop::Glide;
namespace cue = tabletop::cue;

// ms at speed 1
constexpr Glide kReflow{140, Easing::kOutCubic, 0};
constexpr Glide kDating{480, Easing::kOutBack, 0.12f, 4};
constexpr Glide kStillDating{480, Easing::kInOutCubic, 0.12f, 4};
constexpr float kBadgeIn = 120, kHeartsAt = 200;  // the latter: they are nearly there

constexpr float kMarried = 1600, kKissIn = 80, kShutAt = 420, kShut = 320, kSealAt = 860, kStamped = 1100, kSealSettled = 1220,
                kHomeAt = 1230;
constexpr float kShed = 130;  // a badge, once two are no pair any more
constexpr float kKissNearer = 22, kKissTilt = 8;

constexpr float kBreakUp = 620, kSplits = 140, kSlides = 330, kFallAt = 160, kSplashAt = 450;
constexpr float kOffScreen = 200;  // vpx beyond the edge

constexpr float kBothLeave = 560, kStrike = 80, kApart = 220, kFlash = 80;
constexpr float kThrownApart = 250, kThrownTilt = 40, kFlashWhite = 0.9f;

}  // namespace

Vec2 MartinisTable::middle_of_pair() const {
  return (geometry_->pair(-1, model_->fever).at + geometry_->pair(1, model_->fever).at) * 0.5f;
}

// What the two share is no more between them: it shrinks away. Before the pair is given up.
void MartinisTable::shed_badge(const CouplePiece& couple) {
  if (still()) return;
  staging_.shed = shared_glyph(couple.red.card, couple.blue.card);
  staging_.altar = middle_of_pair();
}

void MartinisTable::close_stage(Score& score) {
  close_window(score);
  if (!staging_.shed.empty()) score.drive(staging_.shed_size, 1, 0, 0, kShed, Easing::kInQuad);
}

// Whoever goes home in Fever leaves the light: over everything on the way, and in the dark of the table in the end.
void MartinisTable::leave_light(Score& score, const CouplePiece& couple, float at, float ms) {
  if (score.still()) return;
  for (const Piece& piece : {couple.red, couple.blue}) {
    scene_.find(piece.entity)->layer = kPairLayer;
    if (model_->fever)
      score.ornament(piece.entity, at, ms, [](Pose& pose, float t) { pose.alpha *= 1 - 0.85f * ramp(t, 0.55f, 1); });
    score.then(at + ms, [this, card = piece.entity] {
      if (auto* entity = scene_.find(card)) entity->layer = kCoupleLayer;
    });
  }
}

// The two lean together for a moment, and turn their backs on everybody else.
void MartinisTable::kiss(Score& score, const CouplePiece& couple) const {
  Pose altar = geometry_->pair(-1, model_->fever);
  altar.at = middle_of_pair();
  altar.degrees = 0;
  for (const auto& [piece, side] : {std::pair(couple.red, -1), std::pair(couple.blue, 1)}) {
    Pose close = geometry_->pair(side, model_->fever);
    close.at.x -= kKissNearer * static_cast<float>(side);
    close.degrees = -kKissTilt * static_cast<float>(side);
    score.step(piece.entity, close, 0, kKissIn, Easing::kOutCubic);
    const Pose shut = Geometry::of_couple(altar, side, true);
    score.step(piece.entity, shut, kShutAt, kShut, Easing::kInOutCubic);
    score.ornament(piece.entity, kShutAt, kShut, [](Pose& pose, float t) { pose.scale *= 1 + 0.06f * swing(t, 0, 1); });
    score.step(piece.entity, shut, kShutAt + kShut, kHomeAt - kShutAt - kShut, Easing::kLinear);
    score.ornament(piece.entity, kShutAt + kShut, kHomeAt - kShutAt - kShut, [](Pose& pose, float t) {
      pose.scale *= 1 - 0.05f * swing(t, 0.72f, 0.95f);  // under the stamp
    });
  }
}

Timeline MartinisTable::happen(const event::Married& e) {
  Model& model = *model_;
  CouplePiece couple = *model.pair;
  if (e.fever) {
    auto& couples = model.at(e.player).couples;
    couples.erase(couples.begin() + model.find_couple(e.player, e.couple));
  }
  const Vec2 altar = middle_of_pair();
  couple.married = true;
  shed_badge(couple);
  end_roll();
  model.lay_couple(e.player, couple);
  arrange();
  Glide home{kMarried - kHomeAt, Easing::kInOutCubic, 0.12f};
  if (!still()) home.start = kHomeAt;
  for (const Piece& piece : {couple.red, couple.blue}) board_.glide(piece.entity, paced(home));
  Timeline timeline = commit("married", paced(kReflow), 0, kHomeAt);
  Score score = this->score(timeline);
  close_stage(score);
  kiss(score, couple);
  staging_.words = "Just married!";
  if (!score.still()) {
    // Until it goes home, it stays on the stage; the seal comes down on it.
    staging_.sealed = couple.red.entity;
    staging_.seal = 0;
    score.drive(staging_.seal, 0, 1, kSealAt, kSealSettled - kSealAt);
    leave_light(score, couple, kHomeAt, kMarried - kHomeAt);
  }
  score.spray(
      40, {.sprite = art::kHeart, .from = altar - Vec2{0, 40}, .count = 5, .side = 44, .spread = 190, .ms = 1000, .fall = -90});
  score.spray(kKissIn, {.sprite = art::kRice,
                        .from = altar - Vec2{0, 150},
                        .count = 60,
                        .side = 20,
                        .spread = 380,
                        .ms = 1300,
                        .fall = 330,
                        .area = {150, 40},
                        .over_ms = 500});
  score.swell(kStamped, art::kRingWax, altar, 330, 300);
  const Rect heart = geometry_->heart(e.player.index(), model.married_of(e.player) - 1, model.marriages);
  score.swell(kMarried - 60, art::kRingGold, heart.center(), 90, 420);
  score.shot(kKissIn, {.at = altar, .zoom = 1.06f, .ms = 340, .hold = 700});
  score.cue(0, cue::kBells, altar);
  score.cue(kStamped, cue::kStamp, altar);
  timeline.hold(pace(kMarried));
  timeline.add(motion::Deed{timeline.length(), [this](scene::Scene&) {
                              staging_.sealed = scene::kNobody;
                              staging_.words = {};
                            }});
  return timeline;
}

Timeline MartinisTable::happen(const event::Dating& e) {
  Model& model = *model_;
  const CouplePiece couple = *model.pair;
  const Vec2 middle = middle_of_pair();
  shed_badge(couple);
  end_roll();
  model.lay_couple(e.player, couple);
  arrange();
  for (const Piece& piece : {couple.red, couple.blue}) board_.glide(piece.entity, paced(kDating));
  Timeline timeline = commit("dating", paced(kReflow));
  Score score = this->score(timeline);
  close_stage(score);
  if (!score.still()) {
    staging_.joined = couple.red.entity;
    staging_.badge = 0;
    score.drive(staging_.badge, 0, 1, kDating.ms - kBadgeIn, kBadgeIn, Easing::kOutBack);
  }
  const Vec2 home = (board_.home(couple.red.entity)->at + board_.home(couple.blue.entity)->at) * 0.5f;
  score.spray(
      kHeartsAt,
      {.sprite = art::kHeart, .from = home, .count = 8, .side = 36, .spread = 130, .ms = 800, .fall = -50, .area = {30, 30}});
  score.cue(0, cue::kVibesThird, middle);
  score.then(kDating.ms, [this] { staging_.joined = scene::kNobody; });
  return timeline;
}

Timeline MartinisTable::happen(const event::StillDating&) {
  Model& model = *model_;
  const Vec2 middle = middle_of_pair();
  const CouplePiece couple = *model.pair;
  shed_badge(couple);
  end_roll();
  ++model.fever_done;  // it keeps its place
  arrange();
  Timeline timeline = commit("still-dating", paced(kStillDating));
  Score score = this->score(timeline);
  close_stage(score);
  leave_light(score, couple, 0, kStillDating.ms);
  score.spray(
      0,
      {.sprite = art::kHeart, .from = middle, .count = 8, .side = 44, .spread = 220, .ms = 800, .fall = -60, .area = {60, 90}});
  score.cue(0, cue::kVibesThird, middle);
  return timeline;
}

// A heart breaks between them; one slides away over the edge, the other falls into the water.
void MartinisTable::one_leaves(Score& score, const CouplePiece& couple, bool red_leaves) {
  const Piece& leaver = red_leaves ? couple.red : couple.blue;
  const Piece& swims = red_leaves ? couple.blue : couple.red;
  const Vec2 middle = staging_.altar;
  score.drive(staging_.heart, 0, 1, 0, kBreakUp);
  score.spray(kSplits,
              {.sprite = art::kHeartLeft, .from = middle, .count = 4, .side = 34, .spread = 190, .ms = 620, .fall = 130});
  score.cue(kSplits, cue::kSnap, middle);
  splash(score, swims, kSplashAt, kSplashAt - kFallAt);
  Pose gone = scene_.find(leaver.entity)->pose;
  gone.at = {red_leaves ? -kOffScreen : page_.x + kOffScreen, gone.at.y + 60};
  gone.degrees += red_leaves ? -14.0f : 14.0f;
  score.step(leaver.entity, gone, kSplits, kSlides - 2, Easing::kInQuad);
  if (score.still()) return;
  // Over everything while it leaves; then it comes up on the discards.
  scene_.find(leaver.entity)->layer = kShownLayer;
  score.then(kSplits + kSlides - 1, [this, card = leaver.entity, pile = *board_.home(leaver.entity)] {
    scene::Entity* entity = scene_.find(card);
    if (entity == nullptr) return;
    entity->pose = pile;
    entity->pose.alpha = 0;
    entity->layer = kPileLayer;
  });
}

// A bolt cracks down and throws them apart.
void MartinisTable::both_leave(Score& score, const CouplePiece& couple) {
  score.drive(staging_.strike, 0, 1, 0, kBothLeave - 60);
  if (!score.still()) score.drive(staging_.flash, kFlashWhite, 0, kStrike - 20, kFlash);
  score.cue(0, cue::kZap, staging_.altar);
  for (const auto& [piece, side] : {std::pair(couple.red, -1.0f), std::pair(couple.blue, 1.0f)}) {
    Pose apart = scene_.find(piece.entity)->pose;
    apart.at = apart.at + Vec2{side * kThrownApart, -50};
    apart.degrees += side * kThrownTilt;
    apart.lift = 40;
    score.step(piece.entity, apart, kStrike, kApart, Easing::kOutCubic);
    if (score.still()) continue;
    scene_.find(piece.entity)->layer = kShownLayer;  // over everything on the way
    score.then(kBothLeave, [this, card = piece.entity] {
      if (auto* entity = scene_.find(card)) entity->layer = kPileLayer;
    });
  }
}

Timeline MartinisTable::happen(const event::BrokeUp& e) {
  Model& model = *model_;
  const CouplePiece couple = *model.pair;
  if (e.fever) {
    auto& couples = model.at(e.player).couples;
    couples.erase(couples.begin() + model.find_couple(e.player, e.couple));
  }
  const bool both = e.red_discarded && e.blue_discarded;
  shed_badge(couple);
  staging_.altar = middle_of_pair();
  staging_.words = both ? "Both leave!" : "It's over!";
  end_roll();
  if (e.red_discarded) model.discard(couple.red);
  if (e.blue_discarded) model.discard(couple.blue);
  if (!e.red_discarded) model.into_pool(couple.red);
  if (!e.blue_discarded) model.into_pool(couple.blue);
  arrange();
  const float whole = both ? kBothLeave : kBreakUp;
  const Glide fade{whole};
  for (const auto& [piece, leaves] : {std::pair(couple.red, e.red_discarded), std::pair(couple.blue, e.blue_discarded)}) {
    const float from = both ? kStrike + kApart : leaves ? kSplits + kSlides : kSplashAt;
    const Glide last{whole - from, both ? Easing::kInOutCubic : leaves ? Easing::kLinear : Easing::kBounce, both ? 0.12f : 0};
    Glide how = still() ? fade : last;
    if (!still()) how.start = from;
    board_.glide(piece.entity, paced(how));
  }
  Timeline timeline = commit("broke-up", paced(kReflow));
  Score score = this->score(timeline);
  close_stage(score);
  if (both) {
    both_leave(score, couple);
  } else {
    one_leaves(score, couple, e.red_discarded);
  }
  timeline.add(motion::Deed{timeline.length(), [this](scene::Scene&) { staging_.words = {}; }});
  return timeline;
}

}  // namespace nightcap::martinis::table
