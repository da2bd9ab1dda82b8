// The same screen is the same picture, byte for byte, however often the program is started.
#include <gtest/gtest.h>

#include "tests/look/camera.hpp"
#include "tests/look/scenes.hpp"
#include "tests/look/sight.hpp"

namespace nightcap::tests {
namespace {

// Draws each screen from the beginning, in this order.
std::vector<Picture> pictures(const std::vector<Visit>& visits) {
  Camera camera(1280, 720);
  EXPECT_EQ(camera.stage().renderer_name(), "software");
  std::vector<Picture> all;
  for (const Visit& to : visits) {
    Window window(to.arguments, &camera.metrics());
    visit(window, to);
    all.push_back(camera.take(painted(window)));
  }
  return all;
}

void expect_the_same_twice(std::vector<Visit> visits) {
  const auto one = pictures(visits), other = pictures(visits);
  for (std::size_t i = 0; i < visits.size(); ++i) {
    EXPECT_FALSE(one[i].rgb.empty());
    EXPECT_TRUE(one[i] == other[i]) << visits[i].name;
    for (std::size_t k = 0; k < i; ++k) EXPECT_FALSE(one[i] == one[k]) << visits[i].name << " looks like " << visits[k].name;
  }
}

TEST(SamePicture, EveryScreenOfTheShellTwice) { expect_the_same_twice(shell_visits()); }
TEST(SamePicture, TablesOfMartinisTwice) { expect_the_same_twice(table_visits("martinis-and-men", 2, 6, 1)); }
TEST(SamePicture, TablesOfCocktailTwice) { expect_the_same_twice(table_visits("cocktail", 2, 9, 1)); }

// What was drawn before leaves nothing behind.
TEST(SamePicture, WhatWasShownBeforeChangesNothing) {
  const auto visits = shell_visits();
  const Visit& to = visits[1];
  const auto alone = pictures({to});
  const auto after = pictures({visits[0], visits[2], to});
  EXPECT_TRUE(alone.back() == after.back());
}

}  // namespace
}  // namespace nightcap::tests
