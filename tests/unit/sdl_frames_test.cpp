// Frame after frame on the SDL stage: what stands still, what was made ahead, and what a camera sees.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>

#include "platform/sdl/stage.hpp"
#include "tests/support/sdl_stage.hpp"

namespace nightcap::platform::sdl {
namespace {

class SdlFramesTest : public SdlStageTest {};

// Twenty things that stand still, some of them clear or in perspective, and one that moves among them, further and
// further down the list.
DrawList with_a_mover(int frame) {
  DrawList list;
  for (int i = 0; i < 20; ++i) {
    const auto at = static_cast<float>(20 * i);
    list.sprite(scene::SpriteId{"halves"}, Rect{at, at / 2, 60, 60},
                Color{255, 255, 255, static_cast<std::uint8_t>(255 - 9 * i)});
    if (i % 4 == 0) list.sprite(scene::SpriteId{"halves"}, Quad{{{at, 200}, {at + 60, 210}, {at + 60, 280}, {at, 300}}});
    if (i == 19 - frame / 12)
      list.sprite(scene::SpriteId{"white"}, Rect{static_cast<float>(7 * frame), 100, 20, 20}, Color{255, 200, 90, 180});
  }
  return list;
}

TEST_F(SdlFramesTest, WhatStandsStillLooksTheSameWhenItIsCopied) {
  int calls = 0;
  for (int frame = 0; frame < 100; ++frame) {
    calls = stage_->render(with_a_mover(frame));
    ASSERT_EQ(stage_->picture(), stage_->picture(false)) << frame;
  }
  EXPECT_LT(calls, 20) << "nothing was copied";
}

// Something small that goes over everything there is, and stands still now and then.
TEST_F(SdlFramesTest, WhatIsPaintedInPartsLooksAsIfItWerePaintedAtOnce) {
  int fewest = 1000;
  for (int frame = 0; frame < 60; ++frame) {
    DrawList list = everything();
    list.sprite(scene::SpriteId{"halves"}, Quad{{{600, 200}, {540, 200}, {540, 260}, {600, 260}}});  // mirrored
    list.sprite(scene::SpriteId{"white"}, turned({200, 120}, 300, 180, 40), Color{255, 200, 90, 100});
    list.sprite(scene::SpriteId{"halves"}, Rect{20.5f, 90.3f, 133.3f, 71});
    const auto at = static_cast<float>(frame / 3 * 3);
    list.sprite(scene::SpriteId{"white"}, turned({11 * at, 40 + 4 * at}, 33, 21, 3 * at), Color{90, 200, 255, 180});
    fewest = std::min(fewest, stage_->render(list));
    ASSERT_EQ(stage_->picture(), stage_->picture(false)) << frame;
  }
  EXPECT_LT(fewest, 4) << "nothing stayed as it was";
}

TEST_F(SdlFramesTest, ReadingAheadChangesNoPicture) {
  const DrawList list = with_a_mover(5);
  const auto made_when_wanted = shown(list);
  stage_.reset();
  stage_ = open(true);
  ASSERT_NE(stage_, nullptr);
  EXPECT_EQ(shown(list), made_when_wanted) << "the worker reads from now on";
}

TEST_F(SdlFramesTest, WhatWasMadeAheadNeedsNoFileAnyMore) {
  const DrawList list = everything();
  const auto made_when_wanted = shown(list);
  stage_.reset();
  stage_ = open(true);
  ASSERT_NE(stage_, nullptr);
  const double empty = stage_->texture_mb();
  stage_->warm(list);
  const auto began = std::chrono::steady_clock::now();
  while (stage_->open_orders() > 0) {
    ASSERT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(20)) << "the worker does nothing";
    stage_->warm({});
  }
  EXPECT_GT(stage_->texture_mb(), empty);
  for (const auto& entry : std::filesystem::directory_iterator(data_ / "atlas"))
    if (entry.path().extension() == ".png") std::filesystem::remove(entry.path());
  EXPECT_EQ(shown(list), made_when_wanted);
}

TEST_F(SdlFramesTest, ANewScreenIsReadyOnceTheWorkerHasMadeAllOfIt) {
  const DrawList list = everything();
  const auto made_when_wanted = shown(list);
  EXPECT_TRUE(stage_->ready(list)) << "without a worker there is nothing to wait for";
  stage_.reset();
  stage_ = open(true);
  ASSERT_NE(stage_, nullptr);
  EXPECT_FALSE(stage_->ready(list));
  const auto began = std::chrono::steady_clock::now();
  while (!stage_->ready(list))
    ASSERT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(20)) << "the worker does nothing";
  EXPECT_EQ(stage_->open_orders(), 0u);
  for (const auto& entry : std::filesystem::directory_iterator(data_ / "atlas"))
    if (entry.path().extension() == ".png") std::filesystem::remove(entry.path());
  EXPECT_EQ(shown(list), made_when_wanted);
}

TEST_F(SdlFramesTest, NothingIsMadeAheadUnlessThatWasAskedFor) {
  EXPECT_FALSE(stage_->has_time());
  const double empty = stage_->texture_mb();
  stage_->warm(everything());
  EXPECT_EQ(stage_->open_orders(), 0u);
  EXPECT_EQ(stage_->texture_mb(), empty);
}

// A page that a camera looks at, and a box on the glass in front of it.
DrawList looked_at(const scene::Camera& camera) {
  DrawList list;
  list.solid({0, 0, 640, 360}, Color::hex(0x203040));
  list.sprite(scene::SpriteId{"halves"}, Rect{300, 100, 100, 100});
  list.sprite(scene::SpriteId{"white"}, Rect{440, 140, 20, 20});
  list.set_camera(camera);
  list.solid({600, 320, 20, 20}, kGreen);
  return list;
}

TEST_F(SdlFramesTest, ACameraGoesNearerAboutItsPlace) {
  const auto picture = shown(looked_at({{350, 150}, 1.06f, {}}));
  EXPECT_TRUE(near(picture.at(348, 150), kRed));
  EXPECT_TRUE(near(picture.at(352, 150), kBlue));
  EXPECT_TRUE(near(picture.at(298, 150), kRed)) << "50 px to the left have become 53";
  EXPECT_TRUE(near(picture.at(295, 150), Color::hex(0x203040)));
  // From 90 to 110 px to the right: now 95.4 to 116.6.
  EXPECT_TRUE(near(picture.at(443, 150), Color::hex(0x203040)));
  EXPECT_TRUE(near(picture.at(447, 150), scene::kWhite));
  EXPECT_TRUE(near(picture.at(465, 150), scene::kWhite));
  EXPECT_EQ(picture.at(600, 320), kGreen) << "the glass does not move";
  EXPECT_EQ(picture.at(599, 320), Color::hex(0x203040));
}

TEST_F(SdlFramesTest, ACameraShiftsByWholePixelsAndShowsNoEdge) {
  const auto home = shown(looked_at({})), shifted = shown(looked_at({{10, 20}, 1, {3, -2}}));
  for (int y = 0; y < 300; ++y)
    for (int x = 5; x < 580; ++x) ASSERT_EQ(shifted.at(x, y), home.at(x - 3, y + 2)) << x << ' ' << y;
  for (int y = 0; y < 360; ++y) ASSERT_EQ(shifted.at(0, y), Color::hex(0x203040));
  for (int x = 0; x < 640; ++x) ASSERT_EQ(shifted.at(x, 359), Color::hex(0x203040));
}

TEST_F(SdlFramesTest, ACameraAtHomeChangesNothing) {
  DrawList plain;
  plain.solid({0, 0, 640, 360}, Color::hex(0x203040));
  plain.sprite(scene::SpriteId{"halves"}, Rect{300, 100, 100, 100});
  plain.sprite(scene::SpriteId{"white"}, Rect{440, 140, 20, 20});
  plain.solid({600, 320, 20, 20}, kGreen);
  EXPECT_EQ(shown(plain), shown(looked_at({{350, 150}, 1, {}})));
}

TEST_F(SdlFramesTest, WhatACameraSeesLooksTheSameWhenItIsCopied) {
  for (int frame = 0; frame < 40; ++frame) {
    DrawList list = with_a_mover(frame / 8);
    const float out = frame < 20 ? static_cast<float>(frame) : static_cast<float>(40 - frame);
    list.set_camera({{200, 100}, 1 + out / 200, {static_cast<float>(frame % 3), 0}});
    for (int i = 0; i < 10; ++i) list.solid({600, static_cast<float>(20 * i), 20, 10}, kGreen);
    stage_->render(list);
    ASSERT_EQ(stage_->picture(), stage_->picture(false)) << frame;
  }
}

}  // namespace
}  // namespace nightcap::platform::sdl
