// Each row of the art direction's table of motions (§9) for Martinis & Men, looked up in the timeline that shows the event:
// how long, on which path, how staggered, with which particles, camera and sounds; and what reduced motion makes of it.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <ostream>
#include <string>
#include <vector>

#include "game/martinis/table/table.hpp"
#include "game/tabletop/cues.hpp"
#include "tests/support/martinis_evening.hpp"

namespace nightcap::tests {
namespace {

using evening::Album;
using evening::Evening;
using evening::Json;
using evening::Plan;
using evening::Played;
using evening::Travel;
using motion::Cue;
using motion::Easing;
using motion::Move;
using scene::Pose;
namespace cue = tabletop::cue;
using Pieces = std::vector<const Travel*>;

Album& album() {
  static Album all(false);
  return all;
}
Album& calm_album() {
  static Album all(true);
  return all;
}

float scale_of(const Pose& pose) { return pose.scale; }
float degrees_of(const Pose& pose) { return pose.degrees; }

bool about(float is, float row) { return std::abs(is - row) <= row * 0.1f + 0.5f; }

// ---- who moves

Pieces none(const Played&) { return {}; }
Pieces all_going(const Played& p) { return p.going(); }
Pieces those_back(const Played& p) {
  Pieces list;
  for (const Travel* t : p.going())
    if (t->name.starts_with("table.shown.")) list.push_back(t);
  return list;
}
Pieces farthest(const Played& p) { return {p.farthest()}; }
Pieces its_card(const Played& p) { return {p.card(p.event["card"])}; }
Pieces its_couple(const Played& p) { return {p.card(p.event["red"]), p.card(p.event["blue"])}; }
Pieces those_shown(const Played& p) {
  Pieces list;
  for (const auto& [seat, card] : p.event["shown"].items()) list.push_back(p.card(card));
  std::ranges::stable_sort(list, {}, [](const Travel* t) { return t == nullptr ? 0 : t->main().start; });
  return list;
}
Pieces from_the_pool(const Played& p) {
  Pieces list;
  for (const Travel& t : p.things)
    if (t.name.starts_with("table.pool.") && t.way() > 100) list.push_back(&t);
  return list;
}

// ---- which events

bool in_peace(const Played& p) { return !p.fever; }
bool somebody_shows(const Played& p) { return !p.event["shown"].empty(); }
bool nobody_shows(const Played& p) { return p.event["shown"].empty(); }
bool from_a_seat(const Played& p) { return p.event["from"] != "pool"; }
bool by_match_pool(const Played& p) { return p.event["how"] == "match-pool"; }
bool one_leaves(const Played& p) { return !p.fever && p.event["discarded"].size() == 1; }
bool both_leave(const Played& p) { return !p.fever && p.event["discarded"].size() == 2; }

// Particles of drawings with that word in their name: so many, times the pieces if `each`.
struct Flying {
  const char* word;
  int count;
  bool each = false;
};

// Arcs by 12 % of the way, as the row says; bows somehow; or only turns over where it lies.
enum class Path : std::uint8_t { kArcs, kAny, kInPlace };

struct Row {
  const char* name;
  const char* label;
  bool (*wanted)(const Played&);
  float ms;
  Pieces (*pieces)(const Played&) = none;  // none: ms is of the whole
  Easing easing = Easing::kOutCubic;
  float stagger = 0;
  Path path = Path::kAny;
  std::vector<Flying> particles{};
  float zoom = 1;
  float shake = 0;
  std::vector<std::string_view> cues{};
};
void PrintTo(const Row& row, std::ostream* out) { *out << row.name; }

const std::vector<Row>& rows() {
  static const std::vector<Row> kRows{
      {"Deal", "dealt", nullptr, 240, all_going, Easing::kOutCubic, 70, Path::kArcs, {}, 1, 0, {cue::kWhisk}},
      {"Draw", "drew", nullptr, 320, farthest, Easing::kOutBack, 0, Path::kArcs, {}, 1, 0, {cue::kWhisk}},
      {"Ask", "asked", nullptr, 380, its_card, Easing::kOutBack, 0, Path::kAny, {}, 1, 0, {cue::kBrush}},
      {"ShowChoose", "show-chosen", nullptr, 260, farthest, Easing::kOutCubic, 0, Path::kAny, {}, 1, 0, {cue::kSlide}},
      {"ShowTurnOver",
       "turned-over",
       somebody_shows,
       320,
       those_shown,
       Easing::kInOutCubic,
       90,
       Path::kInPlace,
       {{"spark|glint", 6, true}},
       1,
       0,
       {cue::kFlip}},
      {"NobodyShows", "turned-over", nobody_shows, 600, none, Easing::kOutCubic, 0, Path::kAny, {}, 1, 0, {cue::kTrombone}},
      {"Take", "took", from_a_seat, 420, its_card, Easing::kOutBack, 0, Path::kArcs, {{"heart", 12}}, 1, 0, {cue::kVibes}},
      {"ReturnOthers",
       "went-back",
       somebody_shows,
       260,
       those_back,
       Easing::kInOutCubic,
       50,
       Path::kAny,
       {},
       1,
       0,
       {cue::kWhisk}},
      {"PoolIn",
       "into-pool",
       nullptr,
       520,
       its_card,
       Easing::kInQuad,
       0,
       Path::kAny,
       {{"ring|ripple", 2}, {"drop", 10}},
       1,
       0,
       {cue::kPlop}},
      {"PoolOut",
       "matched",
       by_match_pool,
       300,
       from_the_pool,
       Easing::kOutBack,
       0,
       Path::kAny,
       {{"drop", 5}},
       1,
       0,
       {cue::kDrip}},
      {"Roll", "rolled", in_peace, 1250, none, Easing::kOutCubic, 0, Path::kAny, {}, 1.03f, 3, {cue::kShake, cue::kClack}},
      {"SpecialPlayed", "special", in_peace, 700, none, Easing::kOutCubic, 0, Path::kAny, {}, 1, 4, {cue::kCymbal}},
      {"ThrownAgain", "re-rolled", in_peace, 900, none, Easing::kOutCubic, 0, Path::kAny, {}, 1, 0, {cue::kClack}},
      {"Dating",
       "dating",
       in_peace,
       480,
       its_couple,
       Easing::kOutBack,
       0,
       Path::kAny,
       {{"heart", 8}},
       1,
       0,
       {cue::kVibesThird}},
      {"Married",
       "married",
       in_peace,
       1600,
       none,
       Easing::kOutCubic,
       0,
       Path::kAny,
       {{"rice", 60}},
       1.06f,
       0,
       {cue::kBells, cue::kStamp}},
      {"OneLeaves",
       "broke-up",
       one_leaves,
       620,
       none,
       Easing::kOutCubic,
       0,
       Path::kAny,
       {{"heart", 4}},
       1,
       0,
       {cue::kSnap, cue::kPlop}},
      {"BothLeave", "broke-up", both_leave, 560, none, Easing::kOutCubic, 0, Path::kAny, {}, 1, 0, {cue::kZap}},
      {"FeverStart",
       "fever",
       nullptr,
       2200,
       none,
       Easing::kOutCubic,
       0,
       Path::kAny,
       {{"petal", 150}},
       1.08f,
       0,
       {cue::kFanfare}},
      {"FeverCouple", "fever-turn", nullptr, 500, none, Easing::kOutCubic, 0, Path::kAny, {}, 1, 0, {cue::kSnare}},
      {"FeverEnd", "fever-over", nullptr, 900, none, Easing::kOutCubic, 0, Path::kAny, {}, 1, 0, {cue::kRitardando}},
      {"Win", "won", nullptr, 3500, none, Easing::kOutCubic, 0, Path::kAny, {{"confetti", 200}}, 1, 0, {cue::kChorus}},
  };
  return kRows;
}

// Cards that travel arc, and lean into it.
void expect_path(const Row& row, const Travel& piece) {
  if (row.path == Path::kInPlace || piece.way() < 60) return;
  const Move& main = piece.main();
  EXPECT_GE(main.arc, row.path == Path::kArcs ? 0.108f : 0.03f) << piece.front << " " << piece.name;
  EXPECT_LE(main.arc, 0.132f) << piece.front << " " << piece.name;
  EXPECT_LE(std::abs(main.bank), 8) << piece.front << " " << piece.name;
}

void expect_pieces(const Row& row, const Played& played) {
  const Pieces pieces = row.pieces(played);
  ASSERT_FALSE(pieces.empty()) << "nobody moves: " << played.event.dump();
  float last = -1;
  for (const Travel* piece : pieces) {
    ASSERT_NE(piece, nullptr) << "its piece is not moved: " << played.event.dump();
    ASSERT_FALSE(piece->moves.empty()) << piece->front << " " << piece->name;
    const Move& main = piece->main();
    EXPECT_TRUE(about(main.ms, row.ms) || about(piece->span(), row.ms))
        << piece->front << " " << piece->name << " takes " << main.ms << ", all in all " << piece->span() << ", not " << row.ms;
    EXPECT_TRUE(std::ranges::any_of(piece->moves, [&](const Move& move) { return move.easing == row.easing; }))
        << piece->front << " " << piece->name << " has another easing";
    expect_path(row, *piece);
    if (row.stagger > 0 && last >= 0) {
      EXPECT_NEAR(main.start - last, row.stagger, row.stagger * 0.1f) << piece->front << " " << piece->name;
    }
    last = main.start;
  }
}

void expect_accompaniment(const Row& row, const Played& played) {
  for (const Flying& flying : row.particles) {
    const int n = flying.count * (flying.each ? static_cast<int>(row.pieces(played).size()) : 1);
    EXPECT_NEAR(played.sprayed(flying.word), n, std::max(0.0, n * 0.1)) << flying.word;
  }
  EXPECT_NEAR(played.zoom(), row.zoom, 0.005f);
  EXPECT_NEAR(played.shake(), row.shake, 0.3f);
  for (const std::string_view name : row.cues) EXPECT_FALSE(played.cues(name).empty()) << name << " is not heard";
}

class MartinisRow : public testing::TestWithParam<Row> {
 protected:
  static std::vector<const Played*> specimens(Album& from) {
    constexpr int kTimes = 3;
    return from.find(GetParam().label, GetParam().wanted == nullptr ? kTimes : 2,
                     GetParam().wanted == nullptr ? Album::Wanted{} : GetParam().wanted);
  }
};

TEST_P(MartinisRow, TakesItsTimeOnItsPathWithItsParticlesCameraAndSound) {
  const Row& row = GetParam();
  for (const Played* played : specimens(album())) {
    SCOPED_TRACE(played->event.dump() + ", viewer " + std::to_string(played->viewer));
    if (row.pieces != none) {
      expect_pieces(row, *played);
    } else {
      EXPECT_TRUE(about(played->length, row.ms) || about(played->moves_end(), row.ms))
          << "takes " << played->length << ", its moves " << played->moves_end() << ", not " << row.ms;
    }
    expect_accompaniment(row, *played);
    if (HasFailure()) break;
  }
}

// How far it went while it could be seen.
float seen_going(const Travel& thing) {
  constexpr float kSeen = 0.35f;  // alpha
  float way = 0;
  Pose last = thing.from;
  for (const evening::Sample& s : thing.seen) {
    const Pose& now = s.pose;
    if (std::min(last.alpha, now.alpha) > kSeen) way += std::hypot(now.at.x - last.at.x, now.at.y - last.at.y);
    last = now;
  }
  return way;
}

TEST_P(MartinisRow, WithReducedMotionFadesOverInPlaceAndIsPointedOut) {
  for (const Played* played : specimens(calm_album())) {
    SCOPED_TRACE(played->event.dump() + ", viewer " + std::to_string(played->viewer));
    EXPECT_EQ(played->particles, 0u);
    EXPECT_FALSE(played->camera_moved);
    bool travelled = false;
    for (const Travel& thing : played->things) {
      EXPECT_LE(seen_going(thing), 8.5f) << thing.front << " " << thing.name << " travels";
      travelled = travelled || (thing.way() > 8 && !thing.moves.empty() && !thing.seen.empty());
    }
    if (travelled) {
      EXPECT_GT(played->rings, 0u) << "nothing is pointed out";
    }
    if (HasFailure()) break;
  }
}

INSTANTIATE_TEST_SUITE_P(Art, MartinisRow, testing::ValuesIn(rows()),
                         [](const testing::TestParamInfo<Row>& each) { return std::string(each.param.name); });

// ---- what only one row says

TEST(MartinisRows, DealtCardsSpinHalfRoundWithAWhiskEachAndTheOwnHandFlipsCardAfterCard) {
  const auto* played = album().find("dealt", 1, [](const Played& p) { return p.viewer >= 0 && p.players >= 3; }).front();
  const Pieces cards = played->going();
  for (const Travel* card : cards) EXPECT_NEAR(std::abs(card->main().turns), 0.5f, 0.01f) << card->name;
  const auto whisks = played->cues(cue::kWhisk);
  EXPECT_EQ(whisks.size(), cards.size());
  for (std::size_t i = 1; i < whisks.size(); ++i) EXPECT_GE(whisks[i].second.pitch, whisks[i - 1].second.pitch);
  ASSERT_GE(whisks.size(), 3u);
  EXPECT_NEAR(whisks[2].second.pitch - whisks[1].second.pitch, 2, 0.2f);
  std::vector<float> flips;
  for (const Travel* card : cards)
    if (!card->front.empty() && card->to.flip < 90) flips.push_back(card->turned_at());
  std::ranges::sort(flips);
  ASSERT_EQ(flips.size(), played->event["count"].get<std::size_t>());
  EXPECT_GT(flips.front(), 0);
  for (std::size_t i = 1; i < flips.size(); ++i) EXPECT_NEAR(flips[i] - flips[i - 1], 40, 12);
}

TEST(MartinisRows, DealtCardsLandWithASquash) {
  const auto* played = album().find("dealt", 1).front();
  for (const Travel* card : played->going()) EXPECT_NEAR(card->least(scale_of) / card->to.scale, 0.97f, 0.012f) << card->name;
}

TEST(MartinisRows, ADrawnCardIsLiftedFirstAndFlipsAtSixTenthsForItsOwnerAlone) {
  const auto own = [](const Played& p) { return p.own(); };
  for (const Played* played : album().find("drew", 2, own)) {
    const Travel& card = *played->farthest();
    EXPECT_FALSE(card.front.empty());
    EXPECT_NEAR(card.turned_at() - card.begins(), 0.6f * 320, 40);
    float lift = 0;
    for (const auto& s : card.seen)
      if (std::hypot(s.pose.at.x - card.from.at.x, s.pose.at.y - card.from.at.y) < 30) lift = std::max(lift, s.pose.lift);
    EXPECT_GE(lift, 8);
    const auto ticks = played->cues(cue::kTick);
    ASSERT_FALSE(ticks.empty());
    EXPECT_GT(ticks.front().first, played->cues(cue::kWhisk).front().first);
    // Those beside it make room.
    int parted = 0;
    for (const Travel& t : played->things)
      if (t.entity != card.entity && t.card && t.way() > 1 && about(t.main().ms, 140)) ++parted;
    EXPECT_GT(parted, 0);
  }
  for (const Played* played : album().find("drew", 2, [](const Played& p) { return !p.own(); })) {
    EXPECT_TRUE(played->farthest()->front.empty());
    EXPECT_LT(played->farthest()->turned_at(), 0);
  }
}

TEST(MartinisRows, APersonWhoIsAskedWithGrowsInTheLight) {
  for (const Played* played : album().find("asked", 2)) {
    const Travel* card = played->card(played->event["card"]);
    ASSERT_NE(card, nullptr);
    EXPECT_LT(card->to.flip, 90);
    EXPECT_GT(card->to.scale, card->from.scale);
  }
}

TEST(MartinisRows, WhatThePlayerStartsLeansBackFirst) {
  for (const Played* played : album().find("asked", 2, [](const Played& p) { return p.own(); })) {
    const Travel* card = played->card(played->event["card"]);
    ASSERT_NE(card, nullptr);
    const scene::Vec2 way = card->to.at - card->from.at;
    float back = 0;
    for (const auto& s : card->seen)
      if (s.ms <= 90)
        back =
            std::min(back, ((s.pose.at.x - card->from.at.x) * way.x + (s.pose.at.y - card->from.at.y) * way.y) / card->way());
    EXPECT_LT(back, -1) << "no anticipation";
    const auto first = card->moves.front();
    EXPECT_GE(first.ms, 60);
    EXPECT_LE(first.ms, 80);
  }
}

TEST(MartinisRows, APersonIsChosenFaceDownAtTheSeatsEdge) {
  for (const Played* played : album().find("show-chosen", 3)) {
    EXPECT_GT(played->farthest()->to.flip, 90);
    for (const auto& s : played->farthest()->seen) EXPECT_TRUE(played->own() || s.pose.flip > 90);
  }
}

TEST(MartinisRows, TheShownTurnOverOneByOneGrowingAndWithRisingNotes) {
  const auto several = [](const Played& p) { return p.event["shown"].size() >= 2; };
  for (const Played* played : album().find("turned-over", 2, several)) {
    std::vector<float> turned;
    for (const Travel* card : those_shown(*played)) {
      ASSERT_NE(card, nullptr);
      turned.push_back(card->turned_at());
      EXPECT_GT(turned.back(), 0);
      EXPECT_NEAR(card->most(scale_of) / std::max(card->from.scale, card->to.scale), 1.06f, 0.02f);
    }
    std::ranges::sort(turned);
    for (std::size_t i = 1; i < turned.size(); ++i) EXPECT_NEAR(turned[i] - turned[i - 1], 90, 17);
    const auto flips = played->cues(cue::kFlip);
    EXPECT_EQ(flips.size(), played->event["shown"].size());
    for (std::size_t i = 1; i < flips.size(); ++i) EXPECT_GT(flips[i].second.pitch, flips[i - 1].second.pitch);
  }
}

TEST(MartinisRows, WhenNobodyShowsTheCardSighs) {
  for (const Played* played : album().find("turned-over", 2, nobody_shows)) {
    float smallest = 1;
    for (const Travel& t : played->things)
      if (t.card) smallest = std::min(smallest, t.least(scale_of) / t.from.scale);
    EXPECT_NEAR(smallest, 0.96f, 0.012f);
    EXPECT_TRUE(played->all<motion::Spray>().empty());
  }
}

TEST(MartinisRows, TheTakenAndTheAskerTiltTogetherAndClink) {
  for (const Played* played : album().find("took", 2, from_a_seat)) {
    int tilted = 0, clinked = 0;
    for (const Travel& t : played->things) {
      if (!t.card) continue;
      const float rest = t.to.degrees, off = std::max(t.most(degrees_of) - rest, rest - t.least(degrees_of));
      if (off > 4) ++tilted;
      if (std::abs(t.most(scale_of) / t.to.scale - 1.04f) < 0.02f) ++clinked;
    }
    EXPECT_GE(tilted, 2);
    EXPECT_GE(clinked, 2);
  }
}

TEST(MartinisRows, OthersGoBackShut) {
  for (const Played* played : album().find("went-back", 2, somebody_shows)) {
    EXPECT_EQ(those_back(*played).size(), played->event["shown"].size());
    for (const auto& [seat, card] : played->event["shown"].items()) {
      const Travel* back = played->card(card);
      ASSERT_NE(back, nullptr);
      EXPECT_EQ(back->known, std::stoi(seat) == played->viewer) << "its face stays known to the picture";
      if (!back->known) {
        EXPECT_GT(back->to.flip, 90);
      }
    }
    EXPECT_TRUE(played->all<motion::Spray>().empty());
  }
}

TEST(MartinisRows, WhoFallsIntoThePoolFallsFasterAndFasterBouncesAndIsSquashed) {
  for (const Played* played : album().find("into-pool", 3)) {
    const Travel* card = played->card(played->event["card"]);
    ASSERT_NE(card, nullptr);
    std::vector<Easing> easings;
    for (const Move& move : card->moves) easings.push_back(move.easing);
    const auto falls = std::ranges::find(easings, Easing::kInQuad);
    EXPECT_NE(falls, easings.end());
    EXPECT_NE(std::find(falls, easings.end(), Easing::kBounce), easings.end());
    EXPECT_NEAR(card->least(scale_of) / card->to.scale, 0.9f, 0.03f);
  }
}

TEST(MartinisRows, WhoIsTakenOutOfThePoolDrips) {
  for (const Played* played : album().find("took", 2, [](const Played& p) { return p.event["from"] == "pool"; })) {
    EXPECT_EQ(played->sprayed("drop"), 5);
    EXPECT_FALSE(played->cues(cue::kDrip).empty());
  }
}

TEST(MartinisRows, ThrownDiceRaiseDustAndClackTwiceOrThreeTimes) {
  for (const Played* played : album().find("rolled", 3, in_peace)) {
    const auto clacks = played->cues(cue::kClack);
    EXPECT_GE(clacks.size(), 2u);
    EXPECT_LE(clacks.size(), 6u) << "two dice, two or three hits each";
    ASSERT_FALSE(played->cues(cue::kShake).empty());
    EXPECT_LE(played->cues(cue::kShake).front().first, clacks.front().first);
    const auto dust = played->all<motion::Spray>();
    ASSERT_FALSE(dust.empty());
    for (const auto& [start, spray] : dust)
      EXPECT_TRUE(std::ranges::any_of(clacks, [&, at = start](const auto& c) { return std::abs(c.first - at) < 30; }))
          << "dust at " << start << " without a hit";
    // The dish shakes with the first hit.
    for (const auto& [start, shot] : played->all<motion::Shot>()) {
      if (shot.shake > 0) {
        EXPECT_NEAR(start, clacks.front().first, 30);
      }
    }
  }
}

TEST(MartinisRows, WithReducedMotionDiceOnlyFadeAndClackOnce) {
  for (const Played* played : calm_album().find("rolled", 3, in_peace)) {
    EXPECT_TRUE(about(played->length, 200)) << played->length;
    EXPECT_EQ(played->cues(cue::kClack).size(), 1u);
  }
}

TEST(MartinisRows, ASpecialCardSlamsDownWithABurst) {
  for (const Played* played : album().find("special", 2, in_peace)) {
    const Travel* card = played->card(played->event["card"]);
    ASSERT_NE(card, nullptr);
    EXPECT_GE(card->most(scale_of) / card->to.scale, 1.15f);
    EXPECT_FALSE(played->all<motion::Spray>().empty());
    EXPECT_LT(card->to.flip, 90);
  }
}

TEST(MartinisRows, OnlyTheNamedDieIsThrownAgain) {
  for (const Played* played : album().find("re-rolled", 2, in_peace)) {
    int dice = 0;
    for (const Travel& t : played->things)
      if (!t.card && t.name.find("die") != std::string::npos && !t.seen.empty()) ++dice;
    EXPECT_LE(dice, 1) << "the other die moves too";
  }
}

TEST(MartinisRows, AMarriedPairKissesFlipsShutAndIsSealedLate) {
  for (const Played* played : album().find("married", 2, in_peace)) {
    const auto thuds = played->cues(cue::kStamp);
    ASSERT_EQ(thuds.size(), 1u);
    EXPECT_NEAR(thuds.front().first, 1100, 160);
    EXPECT_LT(played->cues(cue::kBells).front().first, thuds.front().first);
    int shut = 0;
    for (const Json& id : {played->event["red"], played->event["blue"]})
      if (const Travel* card = played->card(id); card != nullptr && card->turned_at() > 0) ++shut;
    EXPECT_EQ(shut, 2);
  }
}

TEST(MartinisRows, WhenOneLeavesOneGoesToThePoolAndOneAway) {
  for (const Played* played : album().find("broke-up", 2, one_leaves)) {
    const Travel* faller = played->card(played->event["pool"][0]);
    const Travel* leaver = played->card(played->event["discarded"][0]);
    ASSERT_NE(faller, nullptr);
    ASSERT_NE(leaver, nullptr);
    EXPECT_GT(faller->way(), 100);
    // Off the screen, before anything else becomes of them.
    const bool off = std::ranges::any_of(leaver->seen, [](const evening::Sample& s) {
      return s.pose.at.x < 0 || s.pose.at.x > 1920 || s.pose.at.y < 0 || s.pose.at.y > 1080;
    });
    EXPECT_TRUE(off);
  }
}

TEST(MartinisRows, WhenBothLeaveTheyFlyApartTurning) {
  for (const Played* played : album().find("broke-up", 2, both_leave)) {
    std::vector<float> sides;
    for (const Json& id : played->event["discarded"]) {
      const Travel* card = played->card(id);
      ASSERT_NE(card, nullptr);
      EXPECT_GT(std::max(card->most(degrees_of), -card->least(degrees_of)), 30);
      float side = 0;
      for (const auto& s : card->seen)
        if (side == 0 && std::abs(s.pose.at.x - card->from.at.x) > 4) side = s.pose.at.x - card->from.at.x;
      sides.push_back(side);
    }
    ASSERT_EQ(sides.size(), 2u);
    EXPECT_LT(sides[0] * sides[1], 0) << "they leave to the same side";
  }
}

TEST(MartinisRows, FeverEndsWithAWindToTheLeft) {
  for (const Played* played : album().find("fever-over", 1)) {
    float wind = 0;
    for (const auto& [start, spray] : played->all<motion::Spray>()) wind = std::min(wind, spray.wind);
    EXPECT_LT(wind, 0);
  }
}

// ---- what is no event, or many

// The names of the sounds of one step, in their order; a die's hits are one sound.
std::vector<std::string> sounds(Evening& evening) {
  std::vector<std::string> names;
  for (const auto& heard : evening.watcher().table().take_cues()) {
    if (heard.cue == cue::kShake) continue;
    if (heard.cue == cue::kClack && !names.empty() && names.back() == heard.cue) continue;
    names.emplace_back(heard.cue);
  }
  return names;
}

TEST(MartinisRows, ReducedMotionIsHeardInTheSameOrder) {
  Plan plan{.players = 3, .viewer = 0, .seed = 8, .options = {1, 6, 0}};
  Evening lively(plan);
  plan.tempo.reduced_motion = true;
  Evening calm(plan);
  std::size_t heard = 0;
  for (int step = 0; step < 160 && !HasFailure(); ++step) {
    std::vector<Played> album;
    if (!lively.step(album)) break;
    ASSERT_TRUE(calm.step(album));
    const auto names = sounds(lively);
    heard += names.size();
    EXPECT_EQ(names, sounds(calm)) << "step " << step << ", " << Json(lively.heard()).dump();
  }
  EXPECT_GT(heard, 100u);
}

TEST(MartinisRows, TwoNotesSayThatItIsTheViewersTurnAndNobodyElses) {
  for (const int viewer : {0, -1}) {
    Evening evening({.players = 3, .viewer = viewer, .seed = 9, .options = {1, 6, 0}});
    int turns = 0;
    for (int step = 0; step < 120 && !HasFailure(); ++step) {
      std::vector<Played> album;
      if (!evening.step(album)) break;
      // MM-3.1: a turn begins with a draw.
      int begun = 0, told = 0;
      for (const Json& event : evening.heard())
        if ((event["type"] == "drew" || event["type"] == "nothing-to-draw") && event["player"] == viewer) ++begun;
      for (const std::string& name : sounds(evening))
        if (name == cue::kTurn) ++told;
      EXPECT_EQ(told, begun) << "viewer " << viewer << ", " << Json(evening.heard()).dump();
      turns += begun;
    }
    if (viewer >= 0) {
      EXPECT_GT(turns, 5);
    }
  }
}

TEST(MartinisRows, InFeverEveryCoupleIsCalledWithASnareRoll) {
  Album& from = album();
  (void)from.find("fever-over", 1);
  int rolls = 0;
  for (int seed = 1; rolls < 3 && seed < 12 && !HasFailure(); ++seed) {
    Evening evening({.players = 3, .viewer = 0, .seed = static_cast<std::uint64_t>(seed), .options = {1, 6, 0}});
    bool snare = false;
    std::vector<Played> pages;
    while (evening.step(pages) && !HasFailure()) {
      for (const Played& played : pages) {
        snare = snare || !played.cues(cue::kSnare).empty();
        if (played.label != "rolled") continue;
        if (played.fever) {
          ++rolls;
          EXPECT_TRUE(snare) << "roll " << rolls << " of Fever, seed " << seed;
        }
        snare = false;
      }
      pages.clear();
    }
  }
  EXPECT_GE(rolls, 3);
}

TEST(MartinisRows, TheWindowOpensWithATickAndAlikeForAllWhateverTheyHold) {
  const Plan plan{.players = 3, .viewer = 0, .seed = 10, .options = {2, 8, 0}};
  Plan others = plan;
  others.viewer = 1;
  Evening one(plan), two(others);
  int unlike = 0;
  for (int step = 0; step < 200 && !HasFailure(); ++step) {
    std::vector<Played> ours, theirs;
    if (!one.step(ours)) break;
    ASSERT_TRUE(two.step(theirs));
    const auto& state = one.game().state();
    const bool rolled = std::ranges::any_of(one.heard(), [](const Json& e) { return e["type"] == "rolled"; });
    if (!rolled || state.phase != martinis::Phase::kWindow) continue;
    if ((state.hands[0] & martinis::kSpecialCards).empty() != (state.hands[1] & martinis::kSpecialCards).empty()) ++unlike;
    const auto since_the_throw = [](const std::vector<Played>& pages) {
      std::vector<std::string> words;
      for (auto it = std::ranges::find(pages, std::string("rolled"), &Played::label); it != pages.end(); ++it) {
        words.push_back(it->label + " " + std::to_string(it->length));
        for (const auto& [start, c] : it->all<Cue>()) words.push_back(std::string(c.name) + " " + std::to_string(start));
      }
      return words;
    };
    EXPECT_EQ(since_the_throw(ours), since_the_throw(theirs));
    const auto cues = sounds(one);
    EXPECT_EQ(cues, sounds(two));
    const auto clack = std::ranges::find(cues, cue::kClack);
    EXPECT_NE(std::find(clack, cues.end(), cue::kTick), cues.end()) << "the window opens without a tick";
    for (Evening* each : {&one, &two}) {
      ui::WidgetList widgets;
      each->watcher().table().collect(widgets);
      EXPECT_NE(widgets.find("window.pass"), nullptr);
    }
  }
  EXPECT_GT(unlike, 0) << "nobody had anything to hide";
}

}  // namespace
}  // namespace nightcap::tests
