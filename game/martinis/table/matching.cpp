// Two find each other: taken from a hand or fished out of the pool (art direction §9).

#include <algorithm>

#include "assets/art/ids.hpp"
#include "game/martinis/table/table.hpp"

namespace nightcap::martinis::table {

namespace {

using motion::Easing;
using motion::Timeline;
using tabletop::Glide;
namespace cue = tabletop::cue;

// ms at speed 1. A wind-up and the way take together what the row says.
constexpr Glide kReflow{140, Easing::kOutCubic, 0};
constexpr Glide kTake{390, Easing::kOutBack, 0.12f, 8, 0, kWindUp};
constexpr float kClinkAt = 0.7f;  // of the way, where the two touch
constexpr float kTilt = 10;       // degrees: from 4 outwards at rest to 6 inwards
constexpr float kClink = 0.04f;
constexpr float kPassBehind = 96, kPassBefore = 44, kPassSmaller = 0.08f;
constexpr float kPoolOut = 300, kPoolOutLift = 44;

}  // namespace

// Hearts and two notes where the two touch.
void MartinisTable::meet(Score& score, float at) {
  const Vec2 middle = middle_of_pair();
  for (const auto& [piece, side] : {std::pair(model_->pair->red, -1.0f), std::pair(model_->pair->blue, 1.0f)})
    score.ornament(piece.entity, at, kTake.ms, [side = side](Pose& pose, float t) {
      pose.degrees -= kTilt * side * swing(t, 0.5f, 1);
      pose.scale *= 1 + kClink * swing(t, 0.6f, 0.95f);
    });
  const float clink = at + kClinkAt * kTake.ms;
  score.spray(clink, {.sprite = art::kHeart,
                      .from = middle,
                      .count = 12,
                      .side = 42,
                      .spread = 240,
                      .ms = 800,
                      .fall = -50,
                      .area = {20, 60}});
  score.cue(clink, cue::kVibes, middle);
  if (score.still()) return;
  staging_.joined = model_->pair->red.entity;
  staging_.badge = 0;
  score.drive(staging_.badge, 0, 1, clink, at + kTake.ms - clink, Easing::kOutBack);
  score.then(at + kTake.ms, [this] { staging_.joined = scene::kNobody; });
}

Timeline MartinisTable::happen(const event::Took& e) {
  Model& model = *model_;
  Piece partner;
  if (e.from == kNoSeat) {
    partner = model.out_of_pool(e.card);
  } else {
    partner = *model.at(e.from).shown;
    model.at(e.from).shown.reset();
  }
  // Who goes with which die is told by `matched`; until then the woman stands where the red die speaks
  // for her.
  const bool asked_is_red = model.open_matching || is_woman(model.asked->card);
  model.pair = asked_is_red ? CouplePiece{*model.asked, partner} : CouplePiece{partner, *model.asked};
  model.asked.reset();
  model.asker = kNoSeat;
  const Pose from = scene_.find(partner.entity)->pose;
  arrange();
  board_.glide(model.pair->red.entity, paced(kTake));
  board_.glide(model.pair->blue.entity, paced(kTake));
  Timeline timeline = commit("took", paced(kReflow));
  Score score = this->score(timeline);
  score.wind_up(partner.entity, from, board_.home(partner.entity)->at);
  if (e.from == kNoSeat) {
    score.spray(0, {.sprite = art::kDrop, .from = from.at, .count = 5, .side = 24, .spread = 70, .ms = 520, .fall = 70});
    score.cue(0, cue::kDrip, from.at);
  }
  if (!asked_is_red) change_places(score);
  meet(score, kTake.start);
  return timeline;
}

// Where he was asked with, he has to pass her: she goes behind him and above, he in front of her.
void MartinisTable::change_places(Score& score) {
  score.ornament(model_->pair->red.entity, kTake.start, kTake.ms, [](Pose& pose, float t) {
    pose.lift += kPassBehind * swing(t, 0, 0.62f);
    pose.scale *= 1 - kPassSmaller * swing(t, 0, 0.62f);
  });
  score.ornament(model_->pair->blue.entity, kTake.start, kTake.ms,
                 [](Pose& pose, float t) { pose.at.y += kPassBefore * swing(t, 0, 0.62f); });
}

Timeline MartinisTable::happen(const event::Matched& e) {
  Model& model = *model_;
  model.roller = e.player;
  std::vector<Piece> swam;
  if (e.how == How::kMatchPair) {
    model.pair = CouplePiece{model.out_of_pool(e.couple.red), model.out_of_pool(e.couple.blue)};
    swam = {model.pair->red, model.pair->blue};
  } else if (e.how == How::kMatchPool) {
    const bool red_in_pool =
        std::any_of(model.pool.begin(), model.pool.end(), [&](const Piece& p) { return p.card == e.couple.red; });
    const Piece pool = model.out_of_pool(red_in_pool ? e.couple.red : e.couple.blue);
    const Piece hand = model.out_of_hand(e.player, red_in_pool ? e.couple.blue : e.couple.red);
    model.pair = red_in_pool ? CouplePiece{pool, hand} : CouplePiece{hand, pool};
    swam = {pool};
  }
  arrange();
  Glide glide = kTake;
  glide.start = swam.empty() ? 0 : kPoolOut;
  for (const Piece& piece : {model.pair->red, model.pair->blue}) board_.glide(piece.entity, paced(glide));
  Timeline timeline = commit("matched", paced(kReflow));
  if (swam.empty()) return timeline;  // they stood together already
  Score score = this->score(timeline);
  for (const Piece& piece : swam) {
    Pose up = scene_.find(piece.entity)->pose;
    const Vec2 water = up.at;
    up.lift = kPoolOutLift;
    up.scale *= 1.1f;
    score.step(piece.entity, up, 0, kPoolOut, Easing::kOutBack);
    score.spray(120, {.sprite = art::kDrop, .from = water, .count = 5, .side = 24, .spread = 60, .ms = 560, .fall = 80});
    score.cue(0, cue::kDrip, water);
  }
  for (const Piece& piece : {model.pair->red, model.pair->blue})
    if (piece.entity != swam.front().entity && swam.size() == 1)
      score.wind_up(piece.entity, scene_.find(piece.entity)->pose, middle_of_pair(), glide.start - kWindUp);
  meet(score, glide.start);
  return timeline;
}

}  // namespace nightcap::martinis::table
