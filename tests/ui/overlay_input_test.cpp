// The Input overlay: the last events, who took each, what is held, and which keys do what.
#include <gtest/gtest.h>

#include <string>

#include "game/app/bindings.hpp"
#include "tests/support/glazed.hpp"

namespace nightcap::tests {
namespace {

struct Watched : Glazed {
  using Glazed::Glazed;
  void watch() {
    box.restore("input");
    open();
  }
  // Who took the newest event but `back`, and what it was.
  std::pair<std::string, std::string> event(int back) {
    window.advance(100);
    const Json found = window.widget("input.event." + std::to_string(back));
    if (found.is_null()) return {};
    return {found["name"].get<std::string>(), found["value"].get<std::string>()};
  }
};

TEST(OverlayInput, NamesWhoTookEachEvent) {
  Watched glazed({"--game", "cocktail", "--players", "4", "--seats", "human,easy", "--starter", "0", "--seed", "4"});
  glazed.window.settle();
  glazed.watch();
  glazed.window.post(input::Key{"L", true, false, {}});
  EXPECT_EQ(glazed.event(0), (std::pair<std::string, std::string>{"key L down", "table.log"}));
  EXPECT_EQ(glazed.value("input.held"), "L");
  glazed.window.post(input::Key{"L", false, false, {}});
  EXPECT_EQ(glazed.event(0).second, "nobody") << "a key that goes up does nothing";
  EXPECT_EQ(glazed.value("input.held"), "");
  glazed.window.post(input::Key{"Q", true, false, {}});
  EXPECT_EQ(glazed.event(0), (std::pair<std::string, std::string>{"key Q down", "nobody"}));
  glazed.window.post(input::Key{"F4", true, false, {}});
  EXPECT_EQ(glazed.event(0).second, "glass box");
  glazed.window.post(input::Key{"F11", true, false, {}});
  EXPECT_EQ(glazed.event(0).second, "program");
  glazed.window.post(input::WindowChanged{input::WindowChange::kFocusLost});
  glazed.window.advance(100);
  EXPECT_EQ(glazed.value("input.held"), "") << "what is held is let go of with the window";
}

TEST(OverlayInput, APressIsItsWidgets) {
  Watched glazed({"--game", "cocktail", "--players", "4", "--seats", "human,easy", "--starter", "0", "--seed", "4"});
  glazed.window.settle();
  glazed.watch();
  const Json menu = glazed.window.widget("table.menu")["rect"];
  const scene::Vec2 there{menu[0].get<float>() + 10, menu[1].get<float>() + 10};
  for (int i = 0; i < 5; ++i) glazed.window.post(input::PointerMoved{{there.x + static_cast<float>(i), there.y}});
  EXPECT_EQ(glazed.event(0).second, "table.menu") << "moves are one line";
  glazed.window.post(input::PointerButton{there, 1, true});
  EXPECT_EQ(glazed.event(0).second, "table.menu");
  EXPECT_EQ(glazed.value("input.held"), "left button");
}

TEST(OverlayInput, KeepsTheLastThirty) {
  app::InputLog log;
  for (int i = 0; i < 40; ++i) log.add(input::Key{std::to_string(i), true, false, {}}, i, "");
  EXPECT_EQ(log.entries().size(), app::InputLog::kMost);
  EXPECT_EQ(log.entries().back().what, "key 39 down");
}

TEST(OverlayInput, ListsTheKeysThatDoSomethingNow) {
  Watched glazed({"--game", "cocktail", "--players", "4", "--seats", "human,easy", "--starter", "0", "--seed", "4"});
  glazed.window.settle();
  const auto has = [&](const std::string& key, const std::string& where) {
    for (const app::Binding& each : app::bindings(glazed.window.application()))
      if (each.key == key && each.where == where) return true;
    return false;
  };
  EXPECT_TRUE(has("L", "table.log"));
  EXPECT_TRUE(has("F2", "table.sound"));
  EXPECT_TRUE(has("F11", "everywhere"));
  EXPECT_TRUE(has("F3", "glass box"));
  EXPECT_FALSE(has("F4", "glass box")) << "while it is shut";
  glazed.watch();
  EXPECT_TRUE(has("F4", "glass box"));
  glazed.window.click("input.keys");
  glazed.window.advance(100);
  EXPECT_EQ(glazed.value("input.keys"), "open");
}

}  // namespace
}  // namespace nightcap::tests
