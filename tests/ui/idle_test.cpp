// Where nothing happens, nothing is drawn.

#include <gtest/gtest.h>

#include "tests/ui/person.hpp"

namespace nightcap::tests {
namespace {

constexpr int kPatience = 60'000;  // ms after the last input: then nobody is there to look

void expect_idle(Window& window, const char* where) {
  window.advance(kPatience + 2000, 20);  // what does not block comes to rest
  window.stats(true);
  window.advance(10'000);
  const Json stats = window.stats(false);
  EXPECT_EQ(stats["frames"], 600) << where;
  EXPECT_EQ(stats["redrawn"], 0) << where;
}

TEST(Idle, screens_that_wait_for_somebody_draw_nothing) {
  for (const char* game : {"martinis-and-men", "cocktail"}) {
    SCOPED_TRACE(game);
    Window window({"--seed", "4"});
    expect_idle(window, "title");
    window.click(std::string("title.") + game);
    expect_idle(window, "lobby");
    Window table({"--game", game, "--players", "3", "--seats", "human", "--seed", "4"});
    Person person(table, Device::kMouse, 4);
    for (int i = 0; i < 12; ++i) {
      table.settle();
      expect_idle(table, table.screen().c_str());
      if (table.screen() == "curtain") {
        person.press("curtain.ready");
      } else {
        person.act();
      }
    }
    table.settle();
    table.good({{"cmd", "window"}, {"event", "minimize"}});
    expect_idle(table, "minimised");
  }
}

TEST(Idle, a_table_stirs_fifteen_times_a_second_at_most_and_not_without_the_focus) {
  Window table({"--game", "martinis-and-men", "--players", "3", "--seats", "human", "--seed", "4"});
  table.settle();
  table.key("Tab");
  table.advance(3000);
  table.stats(true);
  table.advance(4000, 144);
  EXPECT_LE(table.stats(false)["redrawn"], 4 * 15);
  table.good({{"cmd", "window"}, {"event", "focus-lost"}});
  table.advance(2000);
  table.stats(true);
  table.advance(4000);
  EXPECT_EQ(table.stats(false)["redrawn"], 0);
}

TEST(Idle, the_pointer_draws_only_where_it_changes_something) {
  Window window;
  window.good({{"cmd", "move"}, {"x", 10}, {"y", 10}});
  window.advance(20);
  window.stats(true);
  for (int i = 0; i < 20; ++i) {
    window.good({{"cmd", "move"}, {"x", 10 + i}, {"y", 10}});
    window.advance(16);
  }
  EXPECT_EQ(window.stats(false)["redrawn"], 0);
}

}  // namespace
}  // namespace nightcap::tests
