// The Frame overlay: why frames were drawn, counted from when one says so.
#include <gtest/gtest.h>

#include "tests/support/glazed.hpp"

namespace nightcap::tests {
namespace {

using app::Cause;

std::uint64_t count(Glazed& glazed, Cause cause) { return glazed.window.runner().causes()[static_cast<std::size_t>(cause)]; }

TEST(OverlayFrame, TellsWhyFramesWereDrawn) {
  Glazed glazed({"--game", "cocktail", "--players", "4", "--seats", "human,easy", "--starter", "0", "--seed", "4"});
  glazed.window.settle();
  glazed.open("F10");
  glazed.window.advance(3000);
  glazed.window.click("frame.reset");
  EXPECT_LE(count(glazed, Cause::kBox), 3u) << "counted anew";
  glazed.window.advance(1000);
  EXPECT_NEAR(static_cast<double>(count(glazed, Cause::kBox)), 20, 6) << "the column, twenty times a second";
  EXPECT_EQ(count(glazed, Cause::kMotion), 0u);
  EXPECT_EQ(count(glazed, Cause::kWindow), 0u);
  glazed.window.post(input::PointerMoved{{400, 400}});
  glazed.window.stage().resize(1000, 700);
  glazed.window.advance(100);
  EXPECT_GE(count(glazed, Cause::kWindow), 1u);
  glazed.window.click("table.log");
  glazed.window.advance(100);
  EXPECT_GE(count(glazed, Cause::kScreen), 1u) << "a panel";
}

TEST(OverlayFrame, TellsMotionFromRest) {
  Glazed glazed({"--game", "cocktail", "--players", "3", "--seats", "easy", "--seed", "6"});
  static_cast<void>(glazed.window.runner().stats(true));
  glazed.window.advance(2000);
  EXPECT_GT(count(glazed, Cause::kMotion), 60u) << "cards are dealt";
  EXPECT_EQ(count(glazed, Cause::kBox), 0u) << "it is shut";
}

TEST(OverlayFrame, ShowsWhereThePointerIs) {
  Glazed glazed;
  glazed.open("F10");
  glazed.window.post(input::PointerMoved{{300, 200}});
  glazed.window.advance(100);
  EXPECT_EQ(glazed.value("frame.pointer"), "300,200");
}

}  // namespace
}  // namespace nightcap::tests
