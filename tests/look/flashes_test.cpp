// Nothing on the screen flashes more than three times in any second (art: Motion; WCAG 2.3.1).
#include "tests/look/flashes.hpp"

#include <gtest/gtest.h>

#include "tests/look/camera.hpp"
#include "tests/look/scenes.hpp"
#include "tests/support/scenes.hpp"

namespace nightcap::tests {
namespace {

using Picture = Flashes::Picture;

constexpr int kWide = 640, kHigh = 360;

// Dark, with a box of that colour in the middle.
Picture with_box(int w, int h, scene::Color color) {
  Picture picture{kWide, kHigh, std::vector<std::uint8_t>(static_cast<std::size_t>(kWide) * kHigh * 3, 20)};
  for (int y = (kHigh - h) / 2; y < (kHigh + h) / 2; ++y)
    for (int x = (kWide - w) / 2; x < (kWide + w) / 2; ++x) {
      const std::size_t first = (static_cast<std::size_t>(y) * kWide + static_cast<std::size_t>(x)) * 3;
      picture.rgb[first] = color.r;
      picture.rgb[first + 1] = color.g;
      picture.rgb[first + 2] = color.b;
    }
  return picture;
}

// Two seconds of a box that is lit and dark so often a second.
Flashes blinking(int hz, int w, int h, scene::Color lit, scene::Color dark = scene::Color::hex(0x141414)) {
  Flashes flashes;
  const Picture on = with_box(w, h, lit), off = with_box(w, h, dark);
  for (int frame = 0; frame < 120; ++frame) flashes.add(frame * 2 * hz / 60 % 2 == 0 ? off : on);
  return flashes;
}

TEST(Flashes, FourInASecondAreFoundAndThreeAreAllowed) {
  EXPECT_GT(blinking(4, 400, 300, scene::kWhite).most_general(), 3);
  EXPECT_LE(blinking(3, 400, 300, scene::kWhite).most_general(), 3);
  EXPECT_GE(blinking(3, 400, 300, scene::kWhite).most_general(), 2.5);
}

TEST(Flashes, WhatIsSmallOrFaintOrLightAnywayDoesNotCount) {
  EXPECT_EQ(blinking(10, 60, 60, scene::kWhite).most_general(), 0);
  EXPECT_EQ(blinking(10, 400, 300, scene::Color::hex(0x303030)).most_general(), 0);
  EXPECT_EQ(blinking(10, 400, 300, scene::kWhite, scene::Color::hex(0xF0F0F0)).most_general(), 0);
}

TEST(Flashes, SaturatedRedCountsOfItself) {
  // Too dark a red for a general flash.
  const Flashes flashes = blinking(5, 400, 300, scene::Color::hex(0x900000));
  EXPECT_LE(flashes.most_general(), 3);
  EXPECT_GT(flashes.most_red(), 3);
}

TEST(Flashes, AChangeThatTakesSeveralFramesIsOne) {
  Flashes flashes;
  // Up and down once a second, in steps that are each too small.
  for (int frame = 0; frame < 120; ++frame) {
    const int phase = frame % 60, level = phase < 30 ? phase : 60 - phase;
    const auto c = static_cast<std::uint8_t>(20 + 7 * level);
    flashes.add(with_box(400, 300, {c, c, c, 255}));
  }
  EXPECT_GE(flashes.most_general(), 1);
  EXPECT_LE(flashes.most_general(), 1.5);
}

// Every frame of a marriage and its Wedding Fever.
TEST(Flashes, AGameOfMartinisNeverFlashesMoreThanThreeTimesASecond) {
  constexpr int kMostSeconds = 30;
  Camera camera(kWide, kHigh);
  Window window({}, &camera.metrics());
  window.application().open({scene_called("martinis-and-men/fever-02").situation(), std::nullopt, false});
  window.good({{"cmd", "resize"}, {"w", kWide}, {"h", kHigh}});
  Flashes flashes;
  scene::DrawList last;
  Picture picture;
  int fever = 0;
  for (int frame = 0; frame < kMostSeconds * 60 && fever < 8 * 60; ++frame) {
    window.runner().frame(1000.0f / 60);
    scene::DrawList list = painted(window);
    if (picture.rgb.empty() || !(list == last)) picture = camera.take(list);
    last = list;
    flashes.add(picture);
    const Json view = window.application().session()->view();
    fever += view.contains("fever") && !view["fever"].is_null() ? 1 : 0;
  }
  EXPECT_GT(fever, 60) << "there was no Fever to look at";
  EXPECT_LE(flashes.most_general(), 3) << "in the second before frame " << flashes.worst_general();
  EXPECT_LE(flashes.most_red(), 3) << "in the second before frame " << flashes.worst_red();
}

}  // namespace
}  // namespace nightcap::tests
