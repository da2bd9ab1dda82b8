// The turn up to the match: dealing, drawing, asking, showing, taking, and the pool (art direction §9).

#include <algorithm>
#include <cmath>

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

// ms at speed 1. What a player starts begins with a wind-up; the way is so much shorter that both take what the row says.
constexpr Glide kReflow{140, Easing::kOutCubic, 0};
constexpr Glide kDeal{240, Easing::kOutCubic, 0.12f, 4, 0.5f};  // half a turn: backs read both ways
constexpr Glide kDraw{320, Easing::kOutBack, 0.12f, 6};
constexpr Glide kAsk{350, Easing::kOutBack, 0.12f, 6, 0, kWindUp};
constexpr Glide kShowChosen{234, Easing::kOutCubic, 0.12f, 4, 0, kWindUp - 10};
constexpr Glide kTurnOver{320, Easing::kInOutCubic, 0.12f, 4};
constexpr Glide kTake{390, Easing::kOutBack, 0.12f, 8, 0, kWindUp};
constexpr Glide kReturn{260, Easing::kInOutCubic, 0.12f, 4};
constexpr Glide kPoolBounce{220, Easing::kBounce, 0, 0, 0, 300};
constexpr Glide kFade{520};  // the same under reduced motion
constexpr float kDealStagger = 70, kOwnFlip = 240, kOwnFlipStagger = 40;
constexpr float kDeckTop = 10;  // vpx
constexpr float kPulse = 420, kPulseApart = 280;
constexpr float kAskedWide = 0.1f;  // more than on the stage: a quarter more than in the hand
constexpr float kTurnOverStagger = 90, kTurnOverWide = 0.06f;
constexpr float kNobodyShows = 600, kSigh = 0.96f;
constexpr float kClink = 0.7f;  // of the way, where the two touch
constexpr float kReturnStagger = 50;
constexpr float kPoolOut = 300, kPoolOutLift = 44;
constexpr float kFall = 300, kSplash = 0.9f;
constexpr float kBob = 2, kBobMs = 1200;  // vpx; two of them
constexpr float kYourTurn = 500, kFlag = 280;
constexpr float kSkim = 120;
constexpr float kLift = 24;  // vpx: of a card that turns over

// Where a badge of a card is: the adjective's at (31, 33), the noun's at (31, 89) as it is drawn; small cards have larger ones.
Vec2 badge_at(const Pose& card, bool noun) {
  const bool small = kCardSize.x * card.scale < kSmallCard;
  const Vec2 drawn = small ? Vec2{60, noun ? 166.0f : 62.0f} : Vec2{31, noun ? 89.0f : 33.0f};
  const Vec2 out = (drawn - kCardSize * 0.5f) * card.scale, turn = scene::direction(card.degrees);
  return card.at + Vec2{out.x * turn.x - out.y * turn.y, out.x * turn.y + out.y * turn.x};
}

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
    if (seen) turn_over(pose, t, 0.4f, 0.8f, kTurnOverWide);
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
    score.ornament(entity, start, kDeal.ms, [](Pose& pose, float t) { pose.scale *= 1 - 0.03f * swing(t, 0.6f, 1); });
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
        pose.lift = kLift * swing(t, from, 1);
      }
      turn_over(pose, t, from, 1, kTurnOverWide);
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

Timeline MartinisTable::happen(const event::Passed&) { return Timeline("passed").hold(kNobodyShows); }

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
      if (t < 1) pose.at.y += kBob * std::sin(t * 4 * 3.14159f) * (1 - t * t);
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
      pose.lift += kLift * swing(t, 0, 1);
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
    score.drive(staging_.beam, 1, 0, 200, 400, Easing::kInOutCubic);
    score.drive(staging_.veil, 1, 0, 200, 400, Easing::kInOutCubic);
  }
  score.cue(0, cue::kTrombone, stage.at);
  timeline.hold(pace(kNobodyShows));
  return timeline;
}

// Hearts and two notes where the two touch.
void MartinisTable::meet(Score& score, float at) {
  const Vec2 middle = middle_of_pair();
  for (const auto& [piece, side] : {std::pair(model_->pair->red, -1.0f), std::pair(model_->pair->blue, 1.0f)})
    score.ornament(piece.entity, at, kTake.ms, [side = side](Pose& pose, float t) {
      pose.degrees -= 10 * side * swing(t, 0.5f, 1);  // from 4 outwards to 6 inwards
      pose.scale *= 1 + 0.04f * swing(t, 0.6f, 0.95f);
    });
  const float clink = at + kClink * kTake.ms;
  score.spray(clink, {.sprite = art::kIconHeart,
                      .from = middle,
                      .count = 12,
                      .side = 34,
                      .spread = 240,
                      .ms = 800,
                      .fall = -50,
                      .area = {20, 60}});
  score.cue(clink, cue::kVibes, middle);
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
  meet(score, kTake.start);
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
  glide.start = swam.empty() ? 0 : kPoolOut - kWindUp;
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
