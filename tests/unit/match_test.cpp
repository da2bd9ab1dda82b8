// A match whose chance is interfered with: what was forced comes out, what follows stays what it would have been, and the
// game says so.
#include <gtest/gtest.h>

#include "engine/wire/archive.hpp"
#include "game/martinis/wire/codec.hpp"
#include "tests/support/random_play.hpp"

namespace nightcap::tests {
namespace {

using Codec = martinis::wire::Codec;
using martinis::Rules;
using Match = rules::Match<Rules>;

constexpr std::uint64_t kSeed = 11;

Match game() { return {{.players = 2, .starter = base::Seat{0}, .options = {}}, kSeed, rules::Chance::kInternal}; }

// Plays until chance has decided after the set-up for so many steps.
void play(Match& match, int steps, std::uint64_t seed = 1) {
  base::MindGenerator random(seed);
  for (int i = 0; i < steps && !Rules::over(match.state()); ++i) {
    const auto move = any_move<Rules>(match.state(), random);
    ASSERT_FALSE(match.submit(move.seat, move.action));
  }
}
// On to just before dice fall; the move that throws them.
Move<Rules> before_dice(Match& match) {
  base::MindGenerator random(1);
  for (;;) {
    const auto move = any_move<Rules>(match.state(), random);
    Match next = match;
    EXPECT_FALSE(next.submit(move.seat, move.action));
    if (!next.steps().back().outcomes.empty() && next.state().roll.active()) return move;
    match = std::move(next);
  }
}
martinis::Outcome die(const Match& match, const char* face) {
  martinis::State wanting = match.state();
  wanting.wanted = martinis::Wanted::kRed;
  return *Codec::read_outcome(wanting, face);
}

TEST(Match, WhatWasForcedComesOutAsSoonAsItCan) {
  Match match = game();
  const auto move = before_dice(match);
  match.force(die(match, "lightning"));
  match.force(die(match, "lightning"));
  EXPECT_EQ(match.forced().size(), 2u);
  ASSERT_FALSE(match.submit(move.seat, move.action));
  EXPECT_EQ(match.state().roll.red, martinis::Face::kLightning);
  EXPECT_EQ(match.state().roll.blue, martinis::Face::kLightning);
  EXPECT_TRUE(match.forced().empty());
}

TEST(Match, WhatComesAfterAForcedOutcomeIsWhatItWouldHaveBeen) {
  Match match = game();
  const auto move = before_dice(match);
  Match straight = match;
  match.force(die(match, "lightning"));
  ASSERT_FALSE(match.submit(move.seat, move.action));
  ASSERT_FALSE(straight.submit(move.seat, move.action));
  EXPECT_EQ(match.steps().back().generator, straight.steps().back().generator);
}

TEST(Match, AForcedOutcomeThatChanceWouldHaveGivenAnywayTouchesNothing) {
  Match match = game();
  const auto move = before_dice(match);
  Match straight = match;
  ASSERT_FALSE(straight.submit(move.seat, move.action));
  for (const auto& outcome : straight.steps().back().outcomes) match.force(outcome);
  ASSERT_FALSE(match.submit(move.seat, move.action));
  EXPECT_EQ(match.hash(), straight.hash());
  EXPECT_FALSE(match.touched());
  EXPECT_TRUE(match.by_seed());
}

TEST(Match, AForcedGameSaysSoAndItsReplayComesToTheSameHash) {
  Match match = game();
  const auto move = before_dice(match);
  Match straight = match;
  ASSERT_FALSE(straight.submit(move.seat, move.action));
  const bool lightning = straight.state().roll.red == martinis::Face::kLightning;
  match.force(die(match, lightning ? "heart" : "lightning"));
  ASSERT_FALSE(match.submit(move.seat, move.action));
  EXPECT_TRUE(match.touched());
  EXPECT_FALSE(match.by_seed());
  play(match, 5);
  const std::string text = wire::replay_of<Codec>(match);
  EXPECT_NE(text.find("\nchance external touched\n"), std::string::npos);
  const auto record = wire::read_replay(text);
  ASSERT_TRUE(record) << record.error().message;
  auto again = wire::match_of<Codec>(*record);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->hash(), match.hash());
  EXPECT_TRUE(again->touched());
}

TEST(Match, AGameThatWasOnlyTouchedKeepsItsSeed) {
  Match match = game();
  play(match, 4);
  match.touch();
  for (const base::Json& save : {wire::save_of<Codec>(match), base::Json(wire::replay_of<Codec>(match))}) {
    const auto record = wire::read_save(save);
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_TRUE(record->touched);
    EXPECT_FALSE(record->external);
  }
}

TEST(Match, ChanceFromOutsideIsTakenOverAndGoesOn) {
  Match outside({.players = 2, .starter = base::Seat{0}, .options = {}}, kSeed, rules::Chance::kExternal);
  base::RulesGenerator other(kSeed + 1);
  ASSERT_TRUE(outside.decide(Rules::draw(outside.state(), other)));
  outside.take_chance_over();
  EXPECT_TRUE(outside.touched());
  EXPECT_FALSE(outside.by_seed());
  play(outside, 30);
  EXPECT_EQ(outside.step(), 30);
  EXPECT_FALSE(Rules::chance_wanted(outside.state()));
}

}  // namespace
}  // namespace nightcap::tests
