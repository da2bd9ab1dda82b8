// The overlay of pending decisions: what it says would come of an answer is what comes of it.
#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <string>

#include "tests/support/glazed.hpp"

namespace nightcap::tests {
namespace {

Words among_computers(const char* game, const char* players) {
  return {"--game", game, "--players", players, "--seats", "easy", "--seed", "6", "--speed", "4"};
}

const app::Inspector& inspector(Glazed& glazed) { return glazed.window.application().session()->inspector(); }

void open(Glazed& glazed) {
  glazed.open();
  glazed.window.click("overlays.menu");
  glazed.window.click("overlays.windows");
  glazed.window.advance(100);
}

std::string kinds(const Json& events) {
  std::string list;
  for (const Json& event : events) list += event.value("rule", "") + " " + event.value("type", "") + "\n";
  return list;
}

// Watches computer players until so many of their answers were foretold.
void expect_foretold(const Words& game, int wanted) {
  Glazed glazed(game);
  open(glazed);
  int foretold = 0;
  Json told;
  int step = -1;
  for (int moment = 0; moment < 3000 && foretold < wanted; ++moment) {
    const app::Inspector& match = inspector(glazed);
    if (match.last_step() != step) {
      if (step >= 0 && match.last_step() == step + 1) {
        const Json done = match.step(step + 1);
        for (const Json& answer : told["answers"])
          if (answer["seat"] == done["seat"] && answer["action"] == done["action"]) {
            const std::string real = kinds(done["events"]), said = kinds(answer["events"]);
            EXPECT_EQ(real.substr(0, said.size()), said) << "step " << step + 1;  // then comes chance
            ++foretold;
          }
      }
      step = match.last_step();
      told = match.windows();
    }
    glazed.window.advance(40, 25);
  }
  EXPECT_EQ(foretold, wanted);
}

TEST(WindowsOverlay, ForetellsAnswersInMartinisAndMen) { expect_foretold(among_computers("martinis-and-men", "3"), 12); }
TEST(WindowsOverlay, ForetellsAnswersInCocktail) { expect_foretold(among_computers("cocktail", "4"), 12); }

// The position of a game in which that decision is the innermost, as soon as there is one.
bool reach(Glazed& glazed, const std::string& rule) {
  for (int moment = 0; moment < 3000; ++moment) {
    const Json frames = inspector(glazed).windows()["frames"];
    if (!frames.empty() && frames[0]["rule"] == rule && glazed.value("windows.frame.0") == rule) return true;
    glazed.window.advance(40, 25);
  }
  return false;
}

TEST(WindowsOverlay, ShowsARollInTheTurnItBelongsTo) {
  Glazed glazed(among_computers("martinis-and-men", "3"));
  open(glazed);
  ASSERT_TRUE(reach(glazed, "MM-5.2"));
  EXPECT_EQ(glazed.value("windows.frame.1"), "MM-3.3");
  EXPECT_NE(glazed.value("windows.pass").find("MM-4.2"), std::string::npos) << "what the dice say happens";
  EXPECT_NE(glazed.value("windows.waits"), "0");
}

TEST(WindowsOverlay, SaysWhatAllPassingLeadsTo) {
  Glazed glazed(among_computers("martinis-and-men", "3"));
  open(glazed);
  int seen = 0;
  while (seen < 3 && reach(glazed, "MM-5.2")) {
    const std::string said = glazed.value("windows.pass");
    if (said != kinds(inspector(glazed).windows()["if_all_pass"]["events"])) {  // not drawn yet
      glazed.window.advance(20, 50);
      continue;
    }
    const int from = inspector(glazed).last_step();
    bool passed = true;
    while (inspector(glazed).windows()["frames"][0]["rule"] == "MM-5.2" && inspector(glazed).last_step() < from + 3)
      glazed.window.advance(40, 25);
    std::string real;
    for (int step = from + 1; step <= inspector(glazed).last_step(); ++step) {
      const Json done = inspector(glazed).step(step);
      passed = passed && done["action"]["type"] == "pass";
      real += kinds(done["events"]);
    }
    if (!passed) continue;
    EXPECT_EQ(real.substr(0, said.size()), said);
    ++seen;
  }
  EXPECT_EQ(seen, 3);
}

TEST(WindowsOverlay, ShowsSuspicionInTheTurnAndTheRound) {
  Glazed glazed(among_computers("cocktail", "4"));
  open(glazed);
  ASSERT_TRUE(reach(glazed, "CK-4.5"));
  EXPECT_EQ(glazed.value("windows.frame.1"), "CK-3.1");
  EXPECT_EQ(glazed.value("windows.frame.2"), "CK-8.1");
  EXPECT_NE(glazed.value("windows.pass").find("CK-4.6 unsuspected"), std::string::npos) << glazed.value("windows.pass");
}

}  // namespace
}  // namespace nightcap::tests
