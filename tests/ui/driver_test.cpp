// A match that is driven: taken back and forth, branched, forced, stacked, stopped and looked at with other eyes, while the
// rules, the table and the computer players keep to one story.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "engine/wire/record.hpp"
#include "tests/support/window.hpp"

namespace nightcap::tests {
namespace {

const Words kGames[] = {
    {"--game", "martinis-and-men", "--players", "3", "--seats", "easy", "--seed", "4", "--speed", "instant"},
    {"--game", "cocktail", "--players", "4", "--seats", "easy", "--starter", "0", "--seed", "4", "--speed", "instant"}};

class Driven : public testing::TestWithParam<int> {
 protected:
  Window window_{kGames[GetParam()]};
  app::Driver& driver() { return window_.application().session()->driver(); }
  const app::Inspector& inspector() { return window_.application().session()->inspector(); }
  [[nodiscard]] std::string hash() { return inspector().step(inspector().last_step())["hash"].get<std::string>(); }
  // Until so many steps have been played.
  void play_to(int step) {
    for (int i = 0; i < 2000 && inspector().last_step() < step; ++i) window_.advance(100);
    driver().hold(true);
    ASSERT_GE(inspector().last_step(), step);
  }
  // The first thing that somebody may do, done until the match stands at that step.
  void act_to(int step) {
    driver().hold(true);
    while (inspector().last_step() < step) {
      const int seat = inspector().actors().front();
      ASSERT_EQ(driver().act(seat, inspector().legal(seat).front()), "");
    }
  }
  // What is on the table, without the overlays.
  Json table() { return window_.draws(); }
};
INSTANTIATE_TEST_SUITE_P(Games, Driven, testing::Values(0, 1));

TEST_P(Driven, HeldNoComputerPlayerDecides) {
  play_to(3);
  const int step = inspector().last_step();
  window_.advance(20'000);
  EXPECT_EQ(inspector().last_step(), step);
  driver().hold(false);
  window_.advance(20'000);
  EXPECT_GT(inspector().last_step(), step);
}

TEST_P(Driven, WhatWasTakenBackComesBackToTheSameHashes) {
  play_to(12);
  const int last = inspector().last_step();
  const std::string end = hash();
  driver().go_to(4);
  EXPECT_EQ(inspector().last_step(), 4);
  EXPECT_EQ(inspector().known(), last);
  EXPECT_NE(hash(), end);
  while (driver().forward()) window_.advance(2000);
  EXPECT_EQ(hash(), end);
  EXPECT_EQ(inspector().last_step(), last);
}

TEST_P(Driven, RewoundAndPlayedOnByTheSamePlayersItIsTheSameTableAsPlayedStraight) {
  act_to(9);
  const std::string straight = hash();
  window_.advance(5000);
  const Json shown = table();
  driver().go_to(3);
  window_.advance(500);
  act_to(9);
  window_.advance(5000);
  EXPECT_EQ(hash(), straight);
  EXPECT_EQ(table().size(), shown.size());
  driver().go_to(9);
  window_.advance(5000);
  const Json again = table();
  driver().go_to(2);
  driver().go_to(9);
  window_.advance(5000);
  EXPECT_EQ(table(), again);
}

TEST_P(Driven, AnotherWayIsABranchAndBothAreKept) {
  act_to(8);
  const std::string first = hash();
  driver().go_to(5);
  const int seat = inspector().actors().front();
  ASSERT_GT(inspector().legal(seat).size(), 1u);
  ASSERT_EQ(driver().act(seat, inspector().legal(seat).back()), "");
  const std::string second = hash();
  ASSERT_EQ(driver().branches().size(), 1u);
  EXPECT_EQ(driver().branches()[0].hash, first);
  EXPECT_EQ(driver().branches()[0].from, 5);
  driver().take(0);
  EXPECT_EQ(hash(), first);
  ASSERT_EQ(driver().branches().size(), 1u);
  EXPECT_EQ(driver().branches()[0].hash, second);
}

TEST_P(Driven, AStackedPileIsDrawnInItsOrderAndNothingElseChanges) {
  act_to(6);
  const Json before = inspector().state(6);
  Json order = driver().pile();
  ASSERT_GT(order.size(), 2u);
  std::reverse(order.begin(), order.end());
  ASSERT_EQ(driver().stack(order), "");
  EXPECT_EQ(driver().pile(), order);
  EXPECT_TRUE(driver().touched());
  Json after = inspector().state(6), expected = before;
  for (const char* key : {"deck", "reserve"})
    if (expected.contains(key)) expected[key] = order;
  EXPECT_EQ(after, expected);
  order.front() = order.back();
  EXPECT_NE(driver().stack(order), "") << "one card twice";
}

// Edited, rewound, branched and resumed: what it ends in is what its record, played straight, ends in.
TEST_P(Driven, HoweverItWasDrivenItsReplayComesToTheSameHash) {
  act_to(6);
  Json order = driver().pile();
  std::reverse(order.begin(), order.end());
  ASSERT_EQ(driver().stack(order), "");
  act_to(10);
  driver().go_to(7);
  const int seat = inspector().actors().front();
  ASSERT_EQ(driver().act(seat, inspector().legal(seat).back()), "");
  driver().hold(false);
  window_.advance(20'000);
  driver().hold(true);
  const Json save = window_.application().session()->save();
  EXPECT_EQ(save["chance"], "external");
  EXPECT_EQ(save["touched"], true);
  Window straight;
  ASSERT_EQ(straight.application().load(save.dump(), {{"A", "easy"}}), "");
  EXPECT_EQ(straight.good("position")["hash"], hash());
}

TEST_P(Driven, WhatIsShownInAPreviewIsNotPlayed) {
  play_to(8);
  window_.advance(3000);
  const Json present = table();
  const std::string now = hash();
  driver().preview(2);
  window_.advance(100);
  EXPECT_NE(table(), present);
  EXPECT_EQ(hash(), now);
  driver().preview(std::nullopt);
  driver().go_to(inspector().last_step());  // laid out at once, as the preview's end is
  const Json laid_out = table();
  driver().preview(2);
  window_.advance(1000);
  EXPECT_EQ(table(), laid_out) << "nobody asked for it again";
  EXPECT_EQ(hash(), now);
}

TEST_P(Driven, AStopHoldsTheMatchWhereItsEventComesUp) {
  const char* const event = GetParam() == 0 ? "turned-over" : "played";
  const auto& driver = this->driver();
  ASSERT_EQ(this->driver().add_stop({app::Stop::At::kEvent, event}), "");
  window_.advance(60'000);
  ASSERT_TRUE(driver.held());
  EXPECT_NE(driver.stopped_by().find(event), std::string::npos);
  const Json events = inspector().step(inspector().last_step())["events"];
  EXPECT_TRUE(std::any_of(events.begin(), events.end(), [&](const Json& each) { return each["type"] == event; }));
  this->driver().hold(false);
  EXPECT_EQ(driver.stopped_by(), "");
}

TEST_P(Driven, AStopAtAConditionOnTheStateHoldsThere) {
  ASSERT_NE(driver().add_stop({app::Stop::At::kCondition, "whatever"}), "");
  ASSERT_EQ(driver().add_stop({app::Stop::At::kCondition, GetParam() == 0 ? "/pool size >= 1" : "/cocktails/1 size >= 1"}), "");
  window_.advance(60'000);
  ASSERT_TRUE(driver().held());
  const Json state = inspector().state(inspector().last_step());
  EXPECT_GE((GetParam() == 0 ? state["pool"] : state["cocktails"][1]).size(), 1u);
}

TEST_P(Driven, AnotherSeatsEyesSeeItsHandAndNothingElseIsDifferentAfterwards) {
  play_to(5);
  window_.advance(3000);
  driver().go_to(5);
  const Json as_played = table();
  driver().look({app::Eyes::Whose::kSeat, 1});
  EXPECT_NE(table(), as_played);
  const std::string mine = inspector().state(5)["hands"][1][0].get<std::string>();
  const Json seen = table();
  EXPECT_TRUE(std::any_of(seen.begin(), seen.end(), [&](const Json& each) {
    return each["entity"].get<std::string>().find(mine) != std::string::npos;
  })) << mine;
  driver().look({});
  EXPECT_EQ(table(), as_played);
}

TEST_P(Driven, ASeatChangesHandsInMidGame) {
  play_to(4);
  ASSERT_TRUE(driver().set_player(0, "human"));
  EXPECT_EQ(window_.application().session()->viewer(), 0);
  EXPECT_FALSE(driver().set_player(0, "genius"));
  ASSERT_TRUE(driver().set_player(0, "normal"));
  EXPECT_EQ(driver().player(0), "normal");
  driver().hold(false);
  window_.advance(20'000);
  EXPECT_GT(inspector().last_step(), 4);
}

TEST_P(Driven, WhatCannotBeDoneIsRefusedWithItsRule) {
  act_to(2);
  ASSERT_EQ(inspector().last_step(), 2);
  const std::vector<int> actors = inspector().actors();
  const int actor = actors.front();
  for (int seat = 0; seat < inspector().players(); ++seat)
    if (std::find(actors.begin(), actors.end(), seat) == actors.end()) {
      const std::string refusal = driver().act(seat, inspector().legal(actor).front());
      EXPECT_NE(refusal.find('-'), std::string::npos) << "no rule's number: " << refusal;
    }
  EXPECT_NE(driver().act(actor, {{"type", "dance"}}), "");
  EXPECT_EQ(inspector().last_step(), 2);
}

TEST(DrivenMartinis, AForcedLightningFalls) {
  Window window(kGames[0]);
  app::Driver& driver = window.application().session()->driver();
  const app::Inspector& inspector = window.application().session()->inspector();
  ASSERT_EQ(driver.force("lightning"), "");
  ASSERT_EQ(driver.force("lightning"), "");
  ASSERT_NE(driver.force("square"), "");
  EXPECT_EQ(driver.forced(), Json::array({"lightning", "lightning"}));
  for (int i = 0; i < 2000 && !driver.forced().empty(); ++i) window.advance(100);
  EXPECT_TRUE(driver.touched());
  int step = inspector.last_step();
  while (!inspector.step(step)["forced"].get<bool>()) ASSERT_GT(--step, 0);
  EXPECT_EQ(inspector.step(step)["outcomes"], Json::array({"lightning", "lightning"}));
}

TEST(DrivenMartinis, WhatChanceWouldBringIsWhatItBrings) {
  Window window(kGames[0]);
  app::Driver& driver = window.application().session()->driver();
  const app::Inspector& inspector = window.application().session()->inspector();
  driver.hold(true);
  int dice = 0;
  for (int i = 0; i < 60 && !inspector.actors().empty(); ++i) {
    const int seat = inspector.actors().front();
    const Json action = inspector.legal(seat).front(), foretold = driver.would_come(seat, action);
    ASSERT_EQ(driver.act(seat, action), "");
    EXPECT_EQ(inspector.step(inspector.last_step())["outcomes"], foretold);
    dice += static_cast<int>(foretold.size());
  }
  EXPECT_GT(dice, 0);
}

TEST_P(Driven, EverythingLiesOpenToEyesThatSeeAll) {
  driver().look({app::Eyes::Whose::kAll});
  act_to(4);
  window_.advance(3000);
  const Json state = inspector().state(4), seen = table();
  for (const Json& hand : state["hands"])
    for (const Json& each : hand) {
      const auto card = each.get<std::string>();
      const std::string drawn =
          card.substr(0, GetParam() == 0 ? card.size() : card.rfind('-'));  // cards of a kind look the same
      if (card.starts_with("special")) continue;
      EXPECT_TRUE(std::any_of(seen.begin(), seen.end(), [&](const Json& any) {
        return any["sprite"].dump().find(drawn) != std::string::npos;
      })) << card;
    }
}

}  // namespace
}  // namespace nightcap::tests
