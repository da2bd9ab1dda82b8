// Soak and rule map: what is looked for is found, cut down and opened on the table; rules that were reached are counted.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <set>
#include <string>
#include <thread>

#include "game/app/inspector.hpp"
#include "game/app/scenarios.hpp"
#include "tests/support/glazed.hpp"
#include "tests/support/scenes.hpp"

namespace nightcap::tests {
namespace {

using Clock = std::chrono::steady_clock;

void open_overlay(Glazed& glazed, const std::string& id) {
  glazed.window.good({{"cmd", "resize"}, {"w", 1280}, {"h", 1400}});
  glazed.open();
  glazed.box.toggle(id);
  glazed.window.advance(100);
}
// The soak has a thread of its own.
void wait_for_soak(Glazed& glazed) {
  const auto late = Clock::now() + std::chrono::seconds(60);
  do {
    std::this_thread::yield();
    glazed.window.advance(60, 20);
  } while (glazed.value("soak.state") != "done" && Clock::now() < late);
  ASSERT_EQ(glazed.value("soak.state"), "done");
}

TEST(OverlaySoak, WhatMustNotComeUpIsFoundCutDownAndOpened) {
  Glazed glazed({"--speed", "instant"});
  open_overlay(glazed, "soak");
  glazed.window.click("soak.game.cocktail");
  glazed.window.click("soak.wish");
  glazed.window.type("cubes count=1");
  glazed.window.click("soak.games.10");
  glazed.window.click("soak.start");
  wait_for_soak(glazed);
  const std::string lengths = glazed.value("soak.found.0");
  EXPECT_TRUE(lengths.ends_with(" to 3")) << lengths << ": the direction, a bite, a suspicion";
  EXPECT_GT(std::atoi(lengths.c_str()), 3);
  EXPECT_EQ(glazed.window.application().session(), nullptr);
  glazed.window.click("soak.found.0.open");
  for (int i = 0; i < 100 && glazed.window.application().plays_moment(); ++i) glazed.window.advance(50, 20);
  ASSERT_NE(glazed.window.application().session(), nullptr);
  const app::Inspector& match = glazed.window.application().session()->inspector();
  ASSERT_GE(match.last_step(), 3);
  std::set<std::string> events;
  const Json step = match.step(3);
  for (const Json& event : step["events"]) events.insert(event["type"].get<std::string>());
  EXPECT_TRUE(events.contains("cubes"));
}

TEST(OverlaySoak, SoundRulesStandItAndWhatItReachedIsOnTheMap) {
  Glazed glazed;
  open_overlay(glazed, "soak");
  glazed.window.click("soak.games.10");
  glazed.window.click("soak.start");
  wait_for_soak(glazed);
  EXPECT_EQ(glazed.value("soak.progress"), "10 of 10");
  EXPECT_EQ(glazed.value("soak.found.0"), "");
  EXPECT_GT(glazed.window.application().rules().times("MM-4.1"), 100) << "dice were thrown";
  EXPECT_EQ(glazed.window.application().rules().times("CK-4.1"), 0);
}

TEST(OverlaySoak, ItCanBeStopped) {
  Glazed glazed;
  open_overlay(glazed, "soak");
  glazed.window.click("soak.games.10000");
  glazed.window.click("soak.start");
  glazed.window.advance(100);
  glazed.window.click("soak.stop");
  wait_for_soak(glazed);
  EXPECT_LT(std::atoi(glazed.value("soak.progress").c_str()), 10000);
}

TEST(OverlaySoak, AWishThatCantBeReadIsAnswered) {
  Glazed glazed;
  open_overlay(glazed, "soak");
  glazed.window.click("soak.wish");
  glazed.window.type("won lost");
  glazed.window.click("soak.start");
  glazed.window.advance(100);
  EXPECT_NE(glazed.value("soak.said").find("won lost"), std::string::npos);
}

// ---- the rule map

int number(Glazed& glazed, const std::string& id) { return std::atoi(glazed.value(id).c_str()); }

TEST(OverlayRules, AStepThatIsPlayedIsCountedWithItsRule) {
  Glazed glazed({"--game", "cocktail", "--players", "3", "--seats", "human,easy", "--starter", "0", "--seed", "4"});
  glazed.window.settle();
  open_overlay(glazed, "rules");
  glazed.window.click("rules.game.cocktail");
  glazed.window.advance(200);
  EXPECT_EQ(number(glazed, "rules.CK-2.5"), 0) << "nobody has said which way round yet";
  const int reached = number(glazed, "rules.reached");
  EXPECT_GT(reached, 0) << "cards were dealt";
  const Json actions = glazed.window.actions();
  for (const std::string id : actions[0]["path"]) glazed.window.click(id);
  glazed.window.advance(200);
  EXPECT_EQ(number(glazed, "rules.CK-2.5"), 1);
  EXPECT_EQ(number(glazed, "rules.reached"), reached + 1);
  EXPECT_EQ(glazed.value("rules.CK-8.6"), "tests") << "no session came so far, but a scenario does";
}

TEST(OverlayRules, ARuleIsReadWhereItIsPressed) {
  Glazed glazed;
  open_overlay(glazed, "rules");
  glazed.window.click("rules.game.martinis-and-men");
  glazed.window.click("rules.MM-3.1");
  glazed.window.advance(100);
  EXPECT_EQ(glazed.value("rules.text"), "A turn begins with a card from the deck.");
}

TEST(OverlayRules, WhatOtherMatchesReachedStaysCounted) {
  Window window;
  window.application().open({scene_called("cocktail/won-tie").situation(), std::nullopt, true});
  window.advance(16);
  window.application().open({scene_called("martinis-and-men/table-of-2").situation(), std::nullopt, true});
  window.advance(16);
  EXPECT_EQ(window.application().rules().times("CK-8.5"), 1);
  EXPECT_GT(window.application().rules().times("CK-4.1"), 1);
}

TEST(OverlayRules, EveryRuleOfTheBookletsHasAScenarioByItsName) {
  const app::Catalogue catalogue;
  std::set<std::string> tested;
  for (const app::Scenario& each : app::scenarios()) tested.insert(std::string(each.rule));
  EXPECT_GT(app::scenarios().size(), 200u);
  for (const app::GameRow& row : catalogue.rows())
    for (const tabletop::RuleEntry& entry : row.rules->rules)
      EXPECT_TRUE(tested.contains(row.rules->number(entry.rule))) << row.rules->number(entry.rule);
}

}  // namespace
}  // namespace nightcap::tests
