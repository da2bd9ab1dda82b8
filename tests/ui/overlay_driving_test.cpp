// What somebody does with the overlays that drive a match: each task with its result.
#include <gtest/gtest.h>

#include <string>

#include "engine/debug/tree.hpp"
#include "tests/support/glazed.hpp"

namespace nightcap::tests {
namespace {

const Words kWatched{"--game", "martinis-and-men", "--players", "3", "--seats", "easy", "--seed", "4", "--speed", "instant"};

class Driving : public testing::Test {
 protected:
  // Plays to that step, and opens the overlay of that key alone.
  void open(int step, const std::string& key) {
    driver().hold(true);
    while (inspector().last_step() < step) {
      const int seat = inspector().actors().front();
      ASSERT_EQ(driver().act(seat, inspector().legal(seat).front()), "");
    }
    glazed_.open(key);
  }
  void click(const std::string& id) {
    glazed_.window.click(id);
    glazed_.window.advance(100);
  }
  void type(const std::string& field, const std::string& text) {
    click(field);
    glazed_.window.type(text);
    glazed_.window.key("Return");
    glazed_.window.advance(100);
  }
  std::string value(const std::string& id) { return glazed_.value(id); }
  app::Driver& driver() { return glazed_.window.application().session()->driver(); }
  const app::Inspector& inspector() { return glazed_.window.application().session()->inspector(); }
  [[nodiscard]] int step() { return inspector().last_step(); }

  Glazed glazed_{kWatched};
};

TEST_F(Driving, AClickOnAStepGoesThereAndActingBranches) {
  open(9, "F5");
  const std::string straight = value("timeline.hash");
  click("timeline.back");
  click("timeline.back");
  EXPECT_EQ(step(), 7);
  EXPECT_NE(value("timeline.hash"), straight);
  const int seat = inspector().actors().front();
  ASSERT_EQ(driver().act(seat, inspector().legal(seat).back()), "");
  glazed_.window.advance(100);
  const std::string other = value("timeline.hash");
  click("timeline.branch.0");
  EXPECT_EQ(value("timeline.hash"), straight);
  EXPECT_EQ(step(), 9);
  click("timeline.branch.0");
  EXPECT_EQ(value("timeline.hash"), other);
}

TEST_F(Driving, TheMatchPlaysAgainFromTheTimelineToItsOldEnd) {
  open(9, "F5");
  const std::string end = value("timeline.hash");
  click("timeline.first");
  EXPECT_EQ(step(), 0);
  click("timeline.play");
  glazed_.window.advance(10'000);
  EXPECT_EQ(step(), 9);
  EXPECT_EQ(value("timeline.hash"), end);
}

TEST_F(Driving, AStepThatIsPointedAtIsShownOnTheTableWithoutBeingGoneTo) {
  open(9, "F5");
  glazed_.window.advance(2000);
  const auto table = [&] {
    std::string text;
    for (const Json& each : glazed_.window.draws()) text += each["sprite"].dump() + each["quad"].dump();
    return text;
  };
  driver().go_to(9);
  glazed_.window.advance(100);
  const std::string present = table();
  const Json rect = glazed_.window.widget("timeline.step.5")["rect"];
  glazed_.window.good({{"cmd", "move"}, {"x", rect[0].get<double>() + 20}, {"y", rect[1].get<double>() + 5}});
  glazed_.window.advance(200);
  EXPECT_NE(table(), present);
  EXPECT_EQ(step(), 9);
  glazed_.window.good({{"cmd", "move"}, {"x", 100}, {"y", 100}});
  glazed_.window.advance(1000);
  EXPECT_EQ(table(), present);
}

TEST_F(Driving, ALightningIsForced) {
  open(3, "F7");
  click("chance.force.lightning");
  click("chance.force.lightning");
  EXPECT_EQ(value("chance.queue"), "lightning  lightning  ");
  driver().hold(false);
  for (int i = 0; i < 500 && !driver().forced().empty(); ++i) glazed_.window.advance(100);
  driver().hold(true);
  glazed_.window.advance(100);
  EXPECT_EQ(value("chance.touched"), "yes");
  int step = this->step();
  while (step > 0 && inspector().step(step)["outcomes"] != Json::array({"lightning", "lightning"})) --step;
  EXPECT_GT(step, 0);
}

TEST_F(Driving, ACardIsPutOnTopOfThePileAndDrawn) {
  open(4, "F7");
  const Json before = driver().pile();
  click("chance.pile.2");
  click("chance.pile.0");
  const Json after = driver().pile();
  EXPECT_EQ(after[0], before[2]);
  EXPECT_EQ(after[1], before[0]);
  EXPECT_EQ(after[3], before[3]);
}

TEST_F(Driving, TheHistogramCountsEveryRollOfBothDice) {
  open(60, "F7");
  glazed_.window.good({{"cmd", "resize"}, {"w", 1280}, {"h", 1400}});
  glazed_.window.advance(200);
  int counted = 0, rolled = 0;
  for (const char* result :
       {"heart heart", "heart martini", "heart lightning", "martini martini", "martini lightning", "lightning lightning"})
    counted += std::stoi("0" + value(std::string("chance.luck.") + result));
  for (int i = 0; i <= step(); ++i) {
    const Json step = inspector().step(i);
    for (const Json& event : step["events"]) rolled += static_cast<int>(event["type"] == "rolled" && event["die"] == "red");
  }
  EXPECT_GT(rolled, 0);
  EXPECT_EQ(counted, rolled);
}

TEST_F(Driving, AnActionIsDoneByItsButton) {
  open(4, "F6");
  const int seat = inspector().actors().front();
  const Json first = inspector().legal(seat).front();
  click("actions." + std::to_string(seat) + ".0");
  EXPECT_EQ(step(), 5);
  EXPECT_EQ(inspector().step(5)["action"], first);
}

TEST_F(Driving, ATypedActionIsDoneOrRefusedWithItsRule) {
  open(4, "F6");
  const int seat = inspector().actors().front();
  type("actions.typed", R"({"type":"show","card":"m-shy-geek"})");
  EXPECT_NE(value("actions.answer").find("MM-"), std::string::npos) << value("actions.answer");
  EXPECT_EQ(step(), 4);
  const Json first = inspector().legal(seat).front();
  click("actions." + std::to_string(seat) + ".0");
  driver().go_to(4);
  glazed_.window.advance(100);
  click("actions.do");  // what was done last stands in the field
  EXPECT_EQ(value("actions.answer"), "Done.");
  EXPECT_EQ(inspector().step(5)["action"], first);
}

TEST_F(Driving, TheMatchStopsAtAMarriageAndGoesOn) {
  open(0, "");
  click("overlays.menu");
  click("overlays.stops");
  glazed_.window.key("Escape");
  click("stops.event");
  type("stops.what", "married");
  driver().hold(false);
  for (int i = 0; i < 2000 && !driver().held(); ++i) glazed_.window.advance(100);
  glazed_.window.advance(100);
  EXPECT_NE(value("stops.stopped").find("married"), std::string::npos);
  const Json events = inspector().step(step())["events"];
  bool married = false;
  for (const Json& event : events) married = married || event["type"] == "married";
  EXPECT_TRUE(married);
  click("stops.go");
  EXPECT_FALSE(driver().held());
}

TEST_F(Driving, TheTableLooksWithTheEyesChosenForTheState) {
  open(4, "F4");
  click("state.as.1");
  EXPECT_EQ(driver().eyes(), (app::Eyes{app::Eyes::Whose::kSeat, 1}));
  const std::string own = inspector().state(4)["hands"][1][0].get<std::string>();
  EXPECT_FALSE(glazed_.window.widget("table.hand." + own).is_null());
  click("state.hidden");
  EXPECT_EQ(value("state.changed"), "3") << "the deck and two hands";
  click("state.as.all");
  EXPECT_EQ(value("state.changed"), "0");
}

TEST_F(Driving, TheStateIsCopiedAsItIs) {
  open(4, "F4");
  click("state.copy");
  EXPECT_EQ(Json::parse(glazed_.window.stage().clipboard()), inspector().state(4));
}

TEST(Differences, ACardDrawnOffAPileIsOneAndNotEveryCardBelowIt) {
  const Json before = {{"pile", {"a", "b", "c"}}, {"hand", Json::array()}};
  const Json drawn = {{"pile", {"b", "c"}}, {"hand", {"a"}}};
  EXPECT_EQ(debug::differences(drawn, before), 2) << "gone there, and new here";
  EXPECT_EQ(debug::differences(before, drawn), 2) << "and the other way round";
  const Json other = {{"pile", {"a", "x", "c"}}, {"hand", Json::array()}};
  EXPECT_EQ(debug::differences(other, before), 1);
  EXPECT_EQ(debug::differences(before, before), 0);
}

}  // namespace
}  // namespace nightcap::tests
