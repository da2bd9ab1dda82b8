// The turn begins and ends: dealing, drawing, whose turn it is, and falling into the pool (art direction §9).

#include <algorithm>

#include "assets/art/ids.hpp"
#include "game/martinis/table/layers.hpp"
#include "game/martinis/table/table.hpp"

namespace nightcap::martinis::table {

namespace {

using motion::Easing;
using motion::Timeline;
using tabletop::Glide;
namespace cue = tabletop::cue;

// ms at speed 1
constexpr Glide kReflow{140, Easing::kOutCubic, 0};
constexpr Glide kDeal{240, Easing::kOutCubic, 0.12f, 4, 0.5f};  // half a turn: backs read both ways
constexpr Glide kDraw{320, Easing::kOutBack, 0.12f, 6};
constexpr Glide kPoolBounce{220, Easing::kBounce, 0, 0, 0, 300};
constexpr Glide kFade{520};  // the same under reduced motion
constexpr float kDealStagger = 70, kOwnFlip = 240, kOwnFlipStagger = 40, kLand = 0.97f;
constexpr float kDeckTop = 10;  // vpx
constexpr float kFlipWide = 0.06f, kFlipLift = 24;
constexpr float kFall = 300, kSplash = 0.9f;
constexpr float kYourTurn = 500, kFlag = 280;
constexpr float kNothing = 600, kSkim = 120;

// Face down up to the middle of [from, to], face up after it, in space; a little nearer meanwhile.
void turn_over(Pose& pose, float t, float from, float to, float wide) {
  pose.flip = 180 * (1 - motion::ease(Easing::kInOutCubic, ramp(t, from, to)));
  pose.scale *= 1 + wide * swing(t, from, to);
}

}  // namespace

// The top of the deck rises, sets out, and turns over on its way for who may see it.
Timeline MartinisTable::draw_one(Seat player, CardId card, std::string_view label) {
  --model_->deck;
  const Piece piece = model_->from_deck(card);
  model_->into_hand(player, piece);
  arrange_with(piece, paced(kDraw));
  Timeline timeline = commit(label, paced(kReflow));
  Score score = this->score(timeline);
  score.ornament(piece.entity, 0, kDraw.ms, [seen = card != kNoCard && model_->is_viewer(player)](Pose& pose, float t) {
    pose.lift += kDeckTop * swing(t, 0, 0.3f);
    if (seen) turn_over(pose, t, 0.4f, 0.8f, kFlipWide);
  });
  score.cue(0, cue::kWhisk, geometry_->deck().at);
  score.cue(0.6f * kDraw.ms, cue::kTick, board_.home(piece.entity)->at);
  return timeline;
}

Timeline MartinisTable::your_turn(Seat player) {
  model_->turn = player;
  Timeline timeline("your-turn");
  Score score = this->score(timeline);
  const Vec2 at = geometry_->seat(player.index()).avatar;
  score.drive(staging_.flag, 0, 1, 0, score.still() ? kSkim : kYourTurn * 0.8f, Easing::kBounce);
  score.swell(0, art::kRingGold, at, 240, kYourTurn, 2, 120);
  score.cue(0, cue::kTurn, at);
  timeline.hold(pace(kYourTurn));
  changed();
  return timeline;
}

Timeline MartinisTable::happen(const event::Starter& e) {
  model_->turn = e.player;
  return Timeline("starter");
}

// Everything comes face down, then the own hand turns over one after the other.
Timeline MartinisTable::happen(const event::Dealt& e) {
  Model& model = *model_;
  model.deck = kCards - e.count * model.players;
  std::vector<std::pair<scene::EntityId, float>> dealt;  // and when
  for (int i = 0; i < model.players; ++i) {
    const Seat seat{i};
    const int order = (i - std::max(0, model.turn.index()) + model.players) % model.players;
    CardSet cards = e.told.has(seat) ? e.hands[static_cast<std::size_t>(i)] : CardSet{};
    for (int n = 0; n < e.count; ++n) {
      const CardId card = cards.empty() ? kNoCard : cards.front();
      if (card != kNoCard) cards.remove(card);
      const Piece piece = model.from_deck(card);
      model.into_hand(seat, piece);
      dealt.emplace_back(piece.entity, kDealStagger * static_cast<float>(n * model.players + order));
    }
  }
  arrange();
  for (const auto& [entity, start] : dealt) {
    Glide glide = kDeal;
    glide.start = start;
    board_.glide(entity, paced(glide));
  }
  Timeline timeline = commit("dealt", paced(kReflow));
  Score score = this->score(timeline);
  std::ranges::sort(dealt, {}, &std::pair<scene::EntityId, float>::second);
  for (std::size_t i = 0; i < dealt.size(); ++i) {
    const auto& [entity, start] = dealt[i];
    score.ornament(entity, start, kDeal.ms, [](Pose& pose, float t) { pose.scale *= 1 - (1 - kLand) * swing(t, 0.6f, 1); });
    score.cue(start, cue::kWhisk, board_.home(entity)->at, 2 * static_cast<float>(i));
  }
  if (model.viewer == kNoSeat) return timeline;
  const float all = kDealStagger * static_cast<float>(dealt.size() - 1) + kDeal.ms;
  float turns = all;
  for (const Piece& own : model.at(model.viewer).hand) {
    const auto at = std::ranges::find(dealt, own.entity, &std::pair<scene::EntityId, float>::first);
    if (own.card == kNoCard || at == dealt.end()) continue;
    const float ms = turns + kOwnFlip - at->second, from = (turns - at->second) / ms;
    score.ornament(own.entity, at->second, ms, [from, home = *board_.home(own.entity)](Pose& pose, float t) {
      if (t > from) {  // it lies in the hand
        pose = home;
        pose.lift = kFlipLift * swing(t, from, 1);
      }
      turn_over(pose, t, from, 1, kFlipWide);
    });
    score.cue(turns, cue::kFlip, board_.home(own.entity)->at, (turns - all) / 20);
    turns += kOwnFlipStagger;
  }
  return timeline;
}

Timeline MartinisTable::happen(const event::Reshuffled& e) {
  Model& model = *model_;
  model.deck = e.count;
  model.discards = 0;
  model.pile.clear();
  arrange();
  Timeline timeline = commit("reshuffled", kReflow, 300);
  score(timeline).cue(0, cue::kWhisk, geometry_->deck().at);
  return timeline;
}

Timeline MartinisTable::happen(const event::Drew& e) {
  const bool turn_begins = model_->turn != e.player;
  model_->turn = e.player;
  Timeline timeline = draw_one(e.player, e.card, "drew");
  if (turn_begins) score(timeline).drive(staging_.flag, 0, 1, 0, kFlag, Easing::kBounce);
  return timeline;
}

Timeline MartinisTable::happen(const event::NothingToDraw& e) {
  model_->turn = e.player;
  return Timeline("nothing-to-draw").hold(kSkim);
}

Timeline MartinisTable::happen(const event::Passed&) { return Timeline("passed").hold(kNothing); }

// What falls into the water at `at`: rings and drops.
void MartinisTable::splash(Score& score, const Piece& person, float at, float fall_ms) {
  const Pose home = *board_.home(person.entity);
  Pose under = home;
  under.scale *= kSplash;
  score.step(person.entity, under, at - fall_ms, fall_ms, Easing::kInQuad, 0.12f);
  if (!score.still()) {  // from above
    scene_.find(person.entity)->layer = kShownLayer;
    score.then(at, [this, card = person.entity] { scene_.find(card)->layer = kPoolLayer; });
  }
  score.swell(at, art::kRipple, home.at, 230 * home.scale / 0.448f, 760, 2, 140);
  score.spray(
      at,
      {.sprite = art::kDrop, .from = home.at, .count = 10, .side = 26, .spread = 150, .ms = 560, .fall = 46, .area = {30, 20}});
  score.cue(at, cue::kPlop, home.at);
}

Timeline MartinisTable::happen(const event::IntoPool&) {
  Model& model = *model_;
  const Piece piece = *model.asked;
  model.asked.reset();
  model.asker = kNoSeat;
  model.into_pool(piece);
  arrange_with(piece, still() ? paced(kFade) : paced(kPoolBounce));
  Timeline timeline = commit("into-pool", paced(kReflow));
  Score score = this->score(timeline);
  splash(score, piece, kFall, kFall);
  return timeline;
}

}  // namespace nightcap::martinis::table
