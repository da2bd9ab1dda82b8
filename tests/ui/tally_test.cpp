// What is still about at a table of Cocktail, one press away: counted from what the person at the screen knows, and right.
#include <gtest/gtest.h>

#include <string>

#include "tests/support/window.hpp"

namespace nightcap::tests {
namespace {

// The first number of a line's value: "3 of 5 about, …".
int about_of(Window& window, int row) { return std::stoi(window.value("table.tally." + std::to_string(row))); }

TEST(Tally, OfCocktailOpensAndClosesByItsKeyAndFollowsTheGame) {
  Window window({"--game", "cocktail", "--players", "4", "--seed", "5", "--seats", "human,easy"});
  for (int turn = 0; turn < 3; ++turn) {
    window.settle();
    window.key("B");
    ASSERT_TRUE(window.has("table.tally.6"));
    int about = 0;
    for (int row = 0; row < 7; ++row) about += about_of(window, row);
    const Json view = window.good("view")["view"];
    int unseen = view["reserve"].get<int>() + view["unseen"].get<int>();
    for (std::size_t seat = 1; seat < 4; ++seat) unseen += view["hands"][seat].get<int>();
    for (const Json& cocktail : view["cocktails"])
      for (const Json& bite : cocktail) unseen += bite["card"].is_null() ? 1 : 0;
    EXPECT_EQ(about, unseen);
    window.key("B");
    EXPECT_FALSE(window.has("table.tally.6"));
    const Json actions = window.actions();
    ASSERT_FALSE(actions.empty());
    for (const std::string id : actions[0]["path"]) window.click(id);
  }
}

TEST(Tally, IsNotThereWhereNothingCanBeCounted) {
  Window window({"--game", "martinis-and-men", "--players", "4", "--seed", "5"});
  window.settle();
  EXPECT_FALSE(window.has("table.tally"));
}

}  // namespace
}  // namespace nightcap::tests
