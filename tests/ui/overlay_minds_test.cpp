// The overlay of computer players' thoughts: its first candidate is what the player then does.
#include <gtest/gtest.h>

#include <string>

#include "tests/support/glazed.hpp"

namespace nightcap::tests {
namespace {

Words among_computers(const char* game, const char* players) {
  return {"--game", game, "--players", players, "--seats", "easy,normal,hard", "--seed", "6", "--speed", "4"};
}

const app::Inspector& inspector(Glazed& glazed) { return glazed.window.application().session()->inspector(); }

void open(Glazed& glazed) {
  glazed.open();
  glazed.window.click("overlays.menu");
  glazed.window.click("overlays.minds");
  glazed.window.advance(100);
}

void expect_foreseen(const Words& game, int wanted) {
  Glazed glazed(game);
  open(glazed);
  int foreseen = 0;
  for (int moment = 0; moment < 4000 && foreseen < wanted; ++moment) {
    const int step = inspector(glazed).last_step();
    const bool alone = inspector(glazed).actors().size() == 1;
    const std::string thought = glazed.value("minds.preview");
    const bool fresh = glazed.value("minds.facts") == std::to_string(step);
    glazed.window.advance(40, 25);
    if (alone && fresh && !thought.empty() && inspector(glazed).last_step() == step + 1) {
      EXPECT_EQ(inspector(glazed).step(step + 1)["action"].dump(), thought) << "step " << step + 1;
      ++foreseen;
    }
  }
  EXPECT_EQ(foreseen, wanted);
}

TEST(MindsOverlay, ShowsFirstWhatIsThenDoneInMartinisAndMen) { expect_foreseen(among_computers("martinis-and-men", "3"), 6); }
TEST(MindsOverlay, ShowsFirstWhatIsThenDoneInCocktail) { expect_foreseen(among_computers("cocktail", "4"), 6); }

TEST(MindsOverlay, TellsInWordsOfACandidateThatIsClicked) {
  Glazed glazed({"--game", "cocktail", "--players", "4", "--seats", "human,easy", "--starter", "0", "--seed", "4"});
  glazed.window.settle();
  open(glazed);
  const Json first = glazed.window.widget("minds.preview");
  glazed.window.click("minds.candidate.1");
  glazed.window.advance(100);
  const Json second = glazed.window.widget("minds.preview");
  EXPECT_NE(first["value"], second["value"]);
  EXPECT_NE(first["name"].get<std::string>().find(" would "), std::string::npos);
  EXPECT_NE(second["name"].get<std::string>().find(" could "), std::string::npos);
}

TEST(MindsOverlay, PlaysWhatIsChosen) {
  Glazed glazed({"--game", "cocktail", "--players", "4", "--seats", "human,easy", "--starter", "0", "--seed", "4"});
  glazed.window.settle();
  open(glazed);
  glazed.window.click("minds.candidate.1");
  glazed.window.advance(100);
  const std::string chosen = glazed.value("minds.preview");
  const int before = inspector(glazed).last_step();
  glazed.window.click("minds.play");
  glazed.window.advance(100);
  ASSERT_GT(inspector(glazed).last_step(), before);
  EXPECT_EQ(inspector(glazed).step(before + 1)["action"].dump(), chosen);
}

TEST(MindsOverlay, LetsAComputerPlayerHaveASeat) {
  Glazed glazed({"--game", "cocktail", "--players", "4", "--seats", "human,easy", "--starter", "0", "--seed", "4"});
  glazed.window.settle();
  open(glazed);
  const int before = inspector(glazed).last_step();
  EXPECT_EQ(glazed.value("minds.player"), "human");
  glazed.window.click("minds.give");
  glazed.window.advance(4000, 20);
  EXPECT_GT(inspector(glazed).last_step(), before);
  EXPECT_EQ(inspector(glazed).step(before + 1)["seat"], 0);
}

TEST(MindsOverlay, PutsTwoLevelsSideBySide) {
  Glazed glazed({"--game", "cocktail", "--players", "4", "--seats", "human,easy", "--starter", "0", "--seed", "4"});
  glazed.window.settle();
  open(glazed);
  EXPECT_TRUE(glazed.window.widget("minds.second.0").is_null());
  glazed.window.click("minds.beside");
  glazed.window.advance(100);
  EXPECT_FALSE(glazed.window.widget("minds.second.0").is_null());
}

TEST(MindsOverlay, TellsTheNumberUnderThePointer) {
  Glazed glazed({"--game", "martinis-and-men", "--players", "3", "--seats", "human,easy", "--seed", "4"});
  glazed.window.settle();
  open(glazed);
  const Json rect = glazed.window.widget("minds.map.0")["rect"];
  ASSERT_FALSE(rect.is_null());
  for (float down = 0.2f; down < 1 && glazed.value("minds.map.0").empty(); down += 0.1f) {
    glazed.window.post(input::PointerMoved{
        {rect[0].get<float>() + rect[2].get<float>() * 0.6f, rect[1].get<float>() + rect[3].get<float>() * down}});
    glazed.window.advance(100);
  }
  EXPECT_NE(glazed.value("minds.map.0").find('%'), std::string::npos);
}

}  // namespace
}  // namespace nightcap::tests
