// What single rows of the art direction's table of motions (§9) for Martinis & Men say besides times and paths: squashes,
// flips, tilts, order of sounds; and what is no event, or many: whose turn it is, the window, Fever's calls.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "game/martinis/table/table.hpp"
#include "game/tabletop/cues.hpp"
#include "tests/support/martinis_pieces.hpp"

namespace nightcap::tests {
namespace {

using namespace martinis_evening;
using motion::Cue;
using motion::Easing;
namespace cue = tabletop::cue;

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
  for (const Travel* card : played->going()) {
    float least = 1;
    for (const Sample& s : card->seen)
      if (std::hypot(s.pose.at.x - card->to.at.x, s.pose.at.y - card->to.at.y) < 3)
        least = std::min(least, s.pose.scale / card->to.scale);
    EXPECT_NEAR(least, 0.97f, 0.012f) << card->name;
  }
}

TEST(MartinisRows, ADrawnCardIsLiftedFirstAndFlipsAtSixTenthsForItsOwnerAlone) {
  const auto own = [](const Played& p) { return p.own(); };
  for (const Played* played : album().find("drew", 2, own)) {
    const Travel& card = *played->farthest();
    EXPECT_FALSE(card.front.empty());
    EXPECT_NEAR(card.turned_at() - card.begins(), 0.6f * 320, 40);
    float lift = 0;
    for (const auto& s : card.seen)
      if (s.ms <= 60) lift = std::max(lift, s.pose.lift);
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
      // By 6 % of what it is just then, on its way to the stage.
      EXPECT_GE(card->most(scale_of) / std::max(card->from.scale, card->to.scale), 1.015f);
      EXPECT_LE(card->most(scale_of) / std::max(card->from.scale, card->to.scale), 1.08f);
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
    for (const motion::Move& move : card->moves) easings.push_back(move.easing);
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

// Until that die has been thrown again; then it makes room for the next.
TEST(MartinisRows, ASpecialCardLiesAtTheDieItNames) {
  for (const bool fever : {false, true}) {
    const martinis::table::Geometry geometry({1920, 1080}, 4, 0);
    const auto there = [&](int card, int die) {
      return std::abs(geometry.special_at(card, fever).at.x - geometry.die(die, fever).at.x);
    };
    EXPECT_LT(there(0, 0), there(0, 1));
    EXPECT_LT(there(1, 1), there(1, 0));
  }
  for (const Played* played : album().find("special", 4, in_peace)) {
    const Travel* card = played->card(played->event["card"]);
    ASSERT_NE(card, nullptr);
    const martinis::table::Geometry geometry({1920, 1080}, played->players, std::max(played->viewer, 0));
    const int die = played->event["die"] == "red" ? 0 : 1;
    EXPECT_EQ(card->to.at, geometry.special_at(die, false).at);
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
    const bool off = std::ranges::any_of(leaver->seen, [](const martinis_evening::Sample& s) {
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
  EXPECT_GT(heard, 50u);
}

TEST(MartinisRows, TwoNotesSayThatItIsTheViewersTurnAndNobodyElses) {
  for (const int viewer : {0, -1}) {
    Evening evening({.players = 3, .viewer = viewer, .seed = 9, .options = {3, 6, 0}});
    int turns = 0;
    for (int step = 0; step < 200 && !HasFailure(); ++step) {
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
      EXPECT_GT(turns, 3);
    }
  }
}

TEST(MartinisRows, InFeverEveryCoupleIsCalledWithASnareRoll) {
  int rolls = 0;
  for (int seed = 1; rolls < 3 && seed < 12 && !HasFailure(); ++seed) {
    Evening evening({.players = 3, .viewer = 0, .seed = static_cast<std::uint64_t>(seed), .options = {3, 6, 0}});
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
        for (const auto& [start, c] : it->all<Cue>())
          if (c.name != cue::kClack)
            words.push_back(std::string(c.name) + " " + std::to_string(start));  // dice bump as they like
      }
      return words;
    };
    EXPECT_EQ(since_the_throw(ours), since_the_throw(theirs));
    auto cues = sounds(one), other_cues = sounds(two);
    const auto clack = std::ranges::find(cues, cue::kClack);
    EXPECT_NE(std::find(clack, cues.end(), cue::kTick), cues.end()) << "the window opens without a tick";
    // Dice bump as they like, and whose turn it is only they hear.
    for (auto* each : {&cues, &other_cues})
      std::erase_if(*each, [](const auto& name) { return name == cue::kClack || name == cue::kTurn; });
    EXPECT_EQ(cues, other_cues);
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
