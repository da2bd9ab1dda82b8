// Asking, showing and turning over, and what goes back (art direction §9).

#include <algorithm>
#include <cmath>
#include <numbers>

#include "assets/art/ids.hpp"
#include "game/martinis/table/table.hpp"
#include "game/martinis/table/words.hpp"

namespace nightcap::martinis::table {

namespace {

using motion::Easing;
using motion::Timeline;
using tabletop::Glide;
namespace cue = tabletop::cue;

// ms at speed 1. What a player starts begins with a wind-up; the way is so much shorter that both take what the row says.
constexpr Glide kReflow{140, Easing::kOutCubic, 0};
constexpr Glide kAsk{350, Easing::kOutBack, 0.12f, 6, 0, kWindUp};
constexpr Glide kShowChosen{234, Easing::kOutCubic, 0.12f, 4, 0, kWindUp - 10};
constexpr Glide kTurnOver{320, Easing::kInOutCubic, 0.12f, 4};
constexpr Glide kReturn{260, Easing::kInOutCubic, 0.12f, 4};
constexpr float kPulse = 420, kPulseApart = 280;
constexpr float kAskedWide = 0.1f;  // more than on the stage: a quarter more than in the hand
constexpr float kTurnOverStagger = 90, kTurnOverWide = 0.06f, kTurnOverLift = 24;
constexpr float kNobodyShows = 600, kSigh = 0.96f;
constexpr float kReturnStagger = 50;
constexpr float kBob = 2, kBobMs = 1200;  // vpx; two of them

// Where a badge of a card is: the adjective's at (31, 33), the noun's at (31, 89) as it is drawn; small cards have larger ones.
Vec2 badge_at(const Pose& card, bool noun) {
  const bool small = kCardSize.x * card.scale < kSmallCard;
  const Vec2 drawn = small ? Vec2{60, noun ? 166.0f : 62.0f} : Vec2{31, noun ? 89.0f : 33.0f};
  const Vec2 out = (drawn - kCardSize * 0.5f) * card.scale, turn = scene::direction(card.degrees);
  return card.at + Vec2{out.x * turn.x - out.y * turn.y, out.x * turn.y + out.y * turn.x};
}

}  // namespace

Timeline MartinisTable::happen(const event::Asked& e) {
  Model& model = *model_;
  model.turn = model.asker = e.player;
  model.turned_over = false;
  model.asked = model.out_of_hand(e.player, e.card);
  const Pose from = scene_.find(model.asked->entity)->pose;
  arrange_with(*model.asked, paced(kAsk));
  Timeline timeline = commit("asked", paced(kReflow));
  Score score = this->score(timeline);
  const Pose stage = *board_.home(model.asked->entity);
  score.wind_up(model.asked->entity, from, stage.at);
  score.ornament(model.asked->entity, kAsk.start, kAsk.ms,
                 [](Pose& pose, float t) { pose.scale *= 1 + kAskedWide * swing(t, 0.25f, 1); });
  point_at_badges(score, stage, e.card, e.card, 240, 2);
  score.cue(0, cue::kBrush, stage.at);
  return timeline;
}

// Rings swell round the badges of what the two have in common.
void MartinisTable::point_at_badges(Score& score, const Pose& card, CardId person, CardId partner, float at, int times) {
  if (!is_person(person) || !is_person(partner)) return;
  const float side = (kCardSize.x * card.scale < kSmallCard ? 150.0f : 100.0f) * card.scale;
  if (adjective_words(person) == adjective_words(partner))
    score.swell(at, art::kGlint, badge_at(card, false), side, kPulse, times, kPulseApart);
  if (noun_words(person) == noun_words(partner))
    score.swell(at, art::kGlint, badge_at(card, true), side, kPulse, times, kPulseApart);
}

Timeline MartinisTable::happen(const event::ShowChosen& e) {
  Model& model = *model_;
  SeatModel& seat = model.at(e.player);
  seat.shown = model.out_of_hand(e.player, e.card);
  model.thinking.remove(e.player);
  const EntityId card = seat.shown->entity;
  const Pose from = scene_.find(card)->pose;
  arrange_with(*seat.shown, paced(kShowChosen));
  Timeline timeline = commit("show-chosen", paced(kReflow));
  Score score = this->score(timeline);
  const Pose edge = *board_.home(card);
  score.wind_up(card, from, edge.at);
  score.cue(0, cue::kSlide, edge.at);
  if (score.still()) return timeline;
  // It waits with a bob, until something else is arranged; nobody need wait for that.
  score.then(kShowChosen.start + kShowChosen.ms, [this, card, edge, mine = arrangements_] {
    Timeline bob("waits");
    motion::Shape shape;
    shape.entity = card;
    shape.ms = 2 * kBobMs;
    shape.apply = [this, card, edge, mine](scene::Scene& scene, float t) {
      if (mine != arrangements_) return;
      Pose& pose = scene.find(card)->pose;
      pose = edge;
      if (t < 1) pose.at.y += kBob * std::sin(t * 4 * std::numbers::pi_v<float>) * (1 - t * t);
    };
    director_.ambient(std::move(bob.add(std::move(shape))));
  });
  return timeline;
}

Timeline MartinisTable::happen(const event::TurnedOver& e) {
  Model& model = *model_;
  model.turned_over = true;
  model.thinking = {};
  const std::vector<Seat> showing = model.showing();
  for (Seat seat : showing) model.learn(*model.at(seat).shown, e.shown[static_cast<std::size_t>(seat.index())]);
  if (showing.empty()) return nobody_shows();
  arrange();
  for (std::size_t i = 0; i < showing.size(); ++i) {
    Glide glide = kTurnOver;
    glide.start = kTurnOverStagger * static_cast<float>(i);
    board_.glide(model.at(showing[i]).shown->entity, paced(glide));
  }
  Timeline timeline = commit("turned-over", paced(kReflow));
  Score score = this->score(timeline);
  for (std::size_t i = 0; i < showing.size(); ++i) {
    const Piece& shown = *model.at(showing[i]).shown;
    const Pose stage = *board_.home(shown.entity);
    const float start = kTurnOverStagger * static_cast<float>(i);
    score.ornament(shown.entity, start, kTurnOver.ms, [](Pose& pose, float t) {
      pose.scale *= 1 + kTurnOverWide * swing(t, 0, 1);
      pose.lift += kTurnOverLift * swing(t, 0, 1);
    });
    score.cue(start, cue::kFlip, stage.at, 6 * static_cast<float>(i));
    score.spray(start + 220, {.sprite = art::kSpark, .from = stage.at, .count = 6, .side = 34, .spread = 150, .ms = 480});
    point_at_badges(score, stage, shown.card, model.asked->card, start + kTurnOver.ms - 60, 1);
  }
  return timeline;
}

// Empty hands all round, and a sigh. If somebody in the pool fits, the light stays on.
Timeline MartinisTable::nobody_shows() {
  const Model& model = *model_;
  arrange();
  Timeline timeline = commit("turned-over", paced(kReflow));
  Score score = this->score(timeline);
  score.drive(staging_.palms, 0, 1, 0, kNobodyShows);
  const Pose stage = *board_.home(model.asked->entity);
  Pose sigh = stage;
  sigh.scale *= kSigh;
  sigh.at.y += 3;
  score.step(model.asked->entity, sigh, 120, 220, Easing::kInOutCubic);
  score.step(model.asked->entity, stage, 380, 220, Easing::kInOutCubic);
  const bool pool_fits = std::ranges::any_of(
      model.pool, [&](const Piece& p) { return partners(model.asked->card, model.open_matching).has(p.card); });
  if (!pool_fits) {
    staging_.words = "Nobody!";
    score.then(kNobodyShows, [this] { staging_.words = {}; });
    score.drive(staging_.beam, 1, 0, 200, 400, Easing::kInOutCubic);
    score.drive(staging_.veil, 1, 0, 200, 400, Easing::kInOutCubic);
  }
  score.cue(0, cue::kTrombone, stage.at);
  timeline.hold(pace(kNobodyShows));
  return timeline;
}

Timeline MartinisTable::happen(const event::WentBack& e) {
  Model& model = *model_;
  std::vector<scene::EntityId> others, all;
  for (int i = 0; i < model.players; ++i) {
    const Seat seat{i};
    if (e.shown[static_cast<std::size_t>(i)] == kNoCard) continue;
    const Piece piece = *model.at(seat).shown;
    model.at(seat).shown.reset();
    model.into_hand(seat, piece);
    all.push_back(piece.entity);
    if (!model.is_viewer(seat)) others.push_back(piece.entity);
  }
  arrange();
  for (std::size_t i = 0; i < all.size(); ++i) {
    Glide glide = kReturn;
    glide.start = kReturnStagger * static_cast<float>(i);
    board_.glide(all[i], paced(glide));
  }
  Timeline timeline = commit("went-back", paced(kReflow));
  Score score = this->score(timeline);
  for (std::size_t i = 0; i < all.size(); ++i)
    score.cue(kReturnStagger * static_cast<float>(i), cue::kWhisk, board_.home(all[i])->at);
  forget_at_end(timeline, std::move(others));
  return timeline;
}

}  // namespace nightcap::martinis::table
