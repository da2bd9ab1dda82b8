// What ends a drag without a drop: the card goes home and nothing has happened.
#include <gtest/gtest.h>

#include "tests/support/window.hpp"

namespace nightcap::tests {
namespace {

class Drag : public testing::Test {
 protected:
  // The first person of the hand is taken up and held in the middle of the table.
  void SetUp() override {
    window.settle();
    for (const ui::Widget& widget : window.application().widgets().items())
      if (widget.draggable && card.empty()) {
        card = widget.id;
        at = window.application().view().to_window(widget.rect.center());
      }
    ASSERT_FALSE(card.empty());
    window.post(input::PointerMoved{at});
    window.post(input::PointerButton{at, 1, true});
    window.post(input::PointerMoved{away});
    window.advance(300);
  }
  // Nothing is selected, nothing was done, and letting go does nothing either.
  void expect_home() {
    window.post(input::PointerButton{away, 1, false});
    window.advance(1500);
    EXPECT_EQ(window.value(card), "");
    EXPECT_EQ(window.screen(), "table");
    EXPECT_EQ(window.good("position")["step"], 0);
    EXPECT_FALSE(window.has("menu.stay"));
  }

  Window window{{"--game", "martinis-and-men", "--players", "3", "--seats", "human,normal", "--starter", "0", "--seed", "4"}};
  std::string card;
  scene::Vec2 at, away{480, 470};
};

TEST_F(Drag, escape_brings_the_card_home) {
  window.key("Escape");
  expect_home();
}

TEST_F(Drag, the_right_button_brings_the_card_home) {
  window.post(input::PointerButton{away, 3, true});
  window.post(input::PointerButton{away, 3, false});
  expect_home();
}

TEST_F(Drag, a_window_that_loses_the_focus_brings_the_card_home) {
  window.good({{"cmd", "window"}, {"event", "focus-lost"}});
  expect_home();
}

TEST_F(Drag, let_go_over_nothing_it_goes_home) { expect_home(); }

}  // namespace
}  // namespace nightcap::tests
