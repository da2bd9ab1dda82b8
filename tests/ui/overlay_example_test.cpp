// An overlay is one file, and this is one: what it draws, its key, its own memory, and a control that a script finds.
#include <gtest/gtest.h>
#include <imgui.h>

#include <array>

#include "engine/debug/items.hpp"
#include "tests/support/glazed.hpp"

namespace nightcap::overlays::example {
namespace {

bool was_shut = false;

void draw(Context& context, int& presses) {
  app::Session* session = match_of(context);
  if (session == nullptr) return;
  ImGui::Text("%d steps", session->step());
  if (debug::button("example.count", "Count")) ++presses;
  debug::note("example.presses", "presses", std::to_string(presses));
}

}  // namespace

extern const Overlay kOverlay;
const Overlay kOverlay{"example",
                       "Example",
                       "F1",
                       [] { return std::function<void(Context&)>([presses = 0](Context& context) mutable { draw(context, presses); }); },
                       "Program",
                       [](Context&) { was_shut = true; }};

}  // namespace nightcap::overlays::example

namespace nightcap::tests {
namespace {

TEST(OverlayExample, OneFileIsAnOverlayWithAKeyAControlAndAMemory) {
  static constexpr std::array<const overlays::Overlay*, 1> kOnly{&overlays::example::kOverlay};
  Window window({"--game", "cocktail", "--players", "3", "--seed", "2"});
  overlays::Box box({window.application(), window.runner(), window.stage()}, {}, 1, false, kOnly);
  window.application().set_glass_box(&box);
  window.key("F3");
  window.key("F1");
  window.advance(100);
  for (int i = 0; i < 2; ++i) {
    window.click("example.count");
    window.advance(100);
  }
  EXPECT_EQ(window.widget("example.presses")["value"], "2");
  EXPECT_FALSE(overlays::example::was_shut);
  window.key("F1");
  window.advance(100);
  EXPECT_TRUE(window.widget("example.count").is_null());
  EXPECT_TRUE(overlays::example::was_shut);
  window.application().set_glass_box(nullptr);
}

}  // namespace
}  // namespace nightcap::tests
