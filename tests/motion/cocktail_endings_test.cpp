// How somebody dies, is drunk, and inherits (art direction §9), and how a round ends.
#include <gtest/gtest.h>

#include "tests/support/cocktail_moments.hpp"

namespace nightcap::tests {
namespace {

bool sprays(const Moment& moment, std::string_view sprite) {
  const auto& effects = moment.table->director().current()->effects();
  return std::any_of(effects.begin(), effects.end(), [&](const motion::Effect& effect) {
    const auto* spray = std::get_if<motion::Spray>(&effect.what);
    return spray != nullptr && spray->sprite.name() == sprite;
  });
}

// Nothing but the last cocktail is left; seat 1 eats a third blue poison.
void poison(Moment& moment) {
  moment.state.blue[1] = 2;
  moment.last_cocktail({Kind::kOlive, Kind::kBluePoison});
}

TEST(CocktailEndings, DeathFillsTheLastBottleStopsTheClockAndPutsTheCandleOut) {
  Moment moment(4);
  poison(moment);
  ASSERT_TRUE(moment.until("poisoned"));
  moment.cues.clear();
  moment.run(700);
  EXPECT_TRUE(moment.heard("tick")) << "the clock goes";
  EXPECT_TRUE(moment.heard("glug"));
  EXPECT_FALSE(moment.heard("gong"));
  EXPECT_EQ(moment.count("icon.bottle-blue", 50), 3);
  EXPECT_EQ(moment.count("candle.flame"), 1);
  moment.run(1200);
  const auto ticks = std::count(moment.cues.begin(), moment.cues.end(), "tick");
  EXPECT_TRUE(moment.heard("gong"));
  EXPECT_EQ(moment.count("candle.flame"), 0);
  EXPECT_GE(moment.count("candle.smoke"), 1);
  EXPECT_EQ(moment.count("drape.mourning"), 1);
  EXPECT_EQ(moment.count("ribbon.black"), 1);
  EXPECT_EQ(moment.count("heir.colonel.dead", 200), 1);
  EXPECT_TRUE(moment.says("Bob is poisoned"));
  EXPECT_TRUE(moment.says("The third blue poison is fatal."));
  moment.run(400);
  EXPECT_EQ(std::count(moment.cues.begin(), moment.cues.end(), "tick"), ticks) << "the clock has stopped";
}

TEST(CocktailEndings, UnderReducedMotionDeathIsThereAtOnceAndStands) {
  motion::Tempo calm;
  calm.reduced_motion = true;
  Moment moment(4, kStandard, calm);
  poison(moment);
  ASSERT_TRUE(moment.until("poisoned"));
  moment.run(320);
  const auto there = moment.painted();
  EXPECT_TRUE(moment.heard("gong"));
  EXPECT_EQ(moment.count("heir.colonel.dead", 200), 1);
  EXPECT_EQ(moment.count("ribbon.black"), 1);
  EXPECT_GE(moment.count("chip.skull", 60), 1);
  for (const char* moves : {"drape.mourning", "candle.flame", "candle.smoke", "clock.hand", "room.clock"})
    EXPECT_EQ(moment.count(moves), 0) << moves;
  moment.run(600);
  EXPECT_TRUE(moment.painted() == there) << "something still moves";
}

TEST(CocktailEndings, ARoundEndsWithTheScoreAClothAndACardThatTurns) {
  Moment moment(4);
  moment.honor(0, {7});
  moment.honor(2, {3});
  moment.honor(3, {1});
  moment.last_cocktail({Kind::kCheese});
  ASSERT_TRUE(moment.until("score-sheet"));
  moment.run(1500);
  EXPECT_TRUE(moment.says("The score after round 1"));
  EXPECT_TRUE(moment.says("Ann leads, with 7 points."));
  ASSERT_NE(moment.widget("table.sheet.1"), nullptr);
  EXPECT_EQ(moment.widget("table.sheet.1")->value,
            "round 1: 2, 2 honor, 0 dishonor cubes for 0, 2 points, no blue poisons, no red poisons");
  ASSERT_NE(moment.widget("table.continue"), nullptr);
  ASSERT_TRUE(moment.until("round-over"));
  EXPECT_EQ(moment.widget("table.sheet"), nullptr);
  moment.run(300);
  const float left = Moment::middle(*moment.find("cloth.wipe")).x;
  EXPECT_EQ(moment.count("card.round"), 0) << "face down at first";
  moment.run(600);
  EXPECT_GT(Moment::middle(*moment.find("cloth.wipe")).x, left + 600);
  EXPECT_EQ(moment.count("card.round"), 1);
  EXPECT_TRUE(moment.says("Round 2"));
  moment.play_on();
  EXPECT_EQ(moment.count("cloth.wipe"), 0);
}

TEST(CocktailEndings, UnderReducedMotionNoClothIsDrawnOverTheTable) {
  motion::Tempo calm;
  calm.reduced_motion = true;
  Moment moment(4, kStandard, calm);
  moment.last_cocktail({Kind::kCheese});
  ASSERT_TRUE(moment.until("round-over"));
  moment.run(500);
  EXPECT_EQ(moment.count("cloth.wipe"), 0);
}

TEST(CocktailEndings, ADrunkHeirReelsAndGetsNothing) {
  Moment moment(4, kExpert);
  moment.last_cocktail({Kind::kOlive, Kind::kWine, Kind::kWine});
  ASSERT_TRUE(moment.until("drunk"));
  moment.run(1000);
  EXPECT_EQ(moment.count("drunk.swirl"), 1);
  EXPECT_EQ(moment.count("drunk.glass"), 2);
  EXPECT_TRUE(moment.heard("hiccup"));
  EXPECT_TRUE(moment.says("Two glasses of alcohol: this cocktail gives Bob no honor."));
  moment.play_on();
  EXPECT_EQ(moment.state.honor[1][0], 0);

  Moment sober(4);
  sober.last_cocktail({Kind::kOlive, Kind::kWine, Kind::kWine});
  EXPECT_FALSE(sober.until("drunk"));
}

// The third round, with so much honor before it.
Moment& final_round(Moment& moment, int ann, int bob) {
  moment.honor(0, {ann, 0, 0});
  moment.honor(1, {bob, 0});
  for (int i = 2; i < moment.state.players; ++i) moment.honor(i, {0, 0, 0});
  return moment;
}

TEST(CocktailEndings, TheHeirIsHungCrownedAndGivenTheKey) {
  Moment moment(4);
  final_round(moment, 3, 9).last_cocktail({Kind::kCheese}, 3);
  ASSERT_TRUE(moment.until("won"));
  EXPECT_TRUE(sprays(moment, "confetti.diamond"));
  moment.run(600);
  const auto tilted = moment.find("heir.frame");
  ASSERT_TRUE(tilted);
  EXPECT_GT(std::abs(tilted->quad[1].y - tilted->quad[0].y), 4) << "it hangs askew at first";
  moment.run(2200);
  const auto straight = moment.find("heir.frame");
  EXPECT_NEAR(straight->quad[1].y, straight->quad[0].y, 0.5f);
  EXPECT_EQ(moment.count("heir.frame"), 1);
  EXPECT_EQ(moment.count("icon.crown"), 1);
  EXPECT_EQ(moment.count("key.brass"), 1);
  EXPECT_EQ(moment.count("ribbon.black"), 0);
  EXPECT_TRUE(moment.says("The heir"));
  EXPECT_TRUE(moment.says("Bob inherits the house, with 11 points."));
  moment.play_on();
  EXPECT_TRUE(moment.says("The inheritance")) << "the score stays";
  EXPECT_EQ(moment.widget("table.continue"), nullptr);
}

TEST(CocktailEndings, ASharedInheritanceHasAPortraitACrownAndAKeyForEach) {
  Moment moment(4);
  final_round(moment, 11, 9).last_cocktail({Kind::kCheese}, 3);
  ASSERT_TRUE(moment.until("won"));
  moment.run(2900);
  for (const char* each : {"heir.frame", "icon.crown", "key.brass"}) EXPECT_EQ(moment.count(each), 2) << each;
  EXPECT_TRUE(moment.says("The heirs"));
  EXPECT_TRUE(moment.says("&"));
  EXPECT_TRUE(moment.says("Ann and Bob share the house, with 11 points each."));
}

TEST(CocktailEndings, WhereNobodyLivesThePortraitHangsInSepiaWithARibbon) {
  Moment moment(2);
  moment.state.alive.remove(Seat{0});
  moment.state.blue[0] = 3;
  final_round(moment, 3, 9);
  poison(moment);
  ASSERT_TRUE(moment.until("won"));
  EXPECT_FALSE(sprays(moment, "confetti.diamond"));
  moment.run(2200);
  EXPECT_EQ(moment.count("ribbon.black"), 1);
  EXPECT_EQ(moment.count("icon.crown"), 0);
  const auto portrait = moment.find("heir.colonel.dead", 200);
  ASSERT_TRUE(portrait);
  EXPECT_LT(portrait->tint.b, portrait->tint.r) << "sepia";
  EXPECT_TRUE(moment.says("The heir who was not"));
  EXPECT_TRUE(moment.says("Nobody is left to inherit."));
}

TEST(CocktailEndings, WhoAloneIsLeftInheritsWhateverThePoints) {
  Moment moment(2);
  moment.state.blue[1] = 2;
  moment.honor(0, {0, 0, 0});
  moment.honor(1, {9, 9});
  moment.last_cocktail({Kind::kBluePoison}, 3);
  ASSERT_TRUE(moment.until("won"));
  moment.run(1500);
  EXPECT_TRUE(moment.says("Ann alone is left, and inherits the house."));
}

}  // namespace
}  // namespace nightcap::tests
