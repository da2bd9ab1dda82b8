// Where nothing happens, nothing is drawn.

#include <gtest/gtest.h>

#include "tests/ui/person.hpp"

namespace nightcap::tests {
namespace {

void expect_idle(Window& window, const char* where) {
  window.advance(8000);  // what does not block comes to rest
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
