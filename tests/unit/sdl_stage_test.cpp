// The SDL stage, offscreen: what is painted where, and that events come back through the door they went in at.
#include "tests/support/sdl_stage.hpp"

#include <cmath>
#include <filesystem>
#include <fstream>
#include <string>

#include "platform/sdl/stage.hpp"

namespace nightcap::platform::sdl {
namespace {

using input::WindowChange;

TEST_F(SdlStageTest, PaintsTheSameListAsTheSameBytesEachTimeAndInEachRun) {
  const DrawList list = everything();
  const auto first = shown(list);
  ASSERT_EQ(first.rgb.size(), 640u * 360u * 3u);
  EXPECT_EQ(shown(list), first);
  stage_.reset();
  stage_ = open();
  EXPECT_EQ(shown(list), first);
}

TEST_F(SdlStageTest, PaintsAnUprightSpriteInItsRectangle) {
  DrawList list;
  list.sprite(scene::SpriteId{"halves"}, Rect{10, 20, 100, 60});
  const auto picture = shown(list);
  EXPECT_EQ(picture.at(11, 21), kRed);
  EXPECT_EQ(picture.at(108, 78), kBlue);
  EXPECT_EQ(picture.at(8, 40), Color::hex(0));
  EXPECT_EQ(picture.at(112, 40), Color::hex(0));
}

TEST_F(SdlStageTest, PaintsAMirroredSpriteMirrored) {
  DrawList list;
  list.sprite(scene::SpriteId{"halves"}, Quad{{{110, 20}, {10, 20}, {10, 80}, {110, 80}}});
  const auto picture = shown(list);
  EXPECT_EQ(picture.at(15, 50), kBlue);
  EXPECT_EQ(picture.at(105, 50), kRed);
}

TEST_F(SdlStageTest, TurnsAboutTheMiddleClockwise) {
  DrawList list;
  list.sprite(scene::SpriteId{"halves"}, turned({200, 150}, 100, 60, 90));
  const auto picture = shown(list);
  EXPECT_TRUE(near(picture.at(200, 110), kRed)) << "left becomes up";
  EXPECT_TRUE(near(picture.at(200, 190), kBlue));
  EXPECT_EQ(picture.at(160, 150), Color::hex(0));
  EXPECT_TRUE(near(picture.at(180, 110), kRed));
}

TEST_F(SdlStageTest, PaintsAQuadInPerspectiveAsACameraWould) {
  DrawList list;
  // A card turning about its upright axis: its right edge is far away.
  list.sprite(scene::SpriteId{"halves"}, Quad{{{100, 50}, {200, 90}, {200, 150}, {100, 190}}});
  const auto picture = shown(list);
  EXPECT_TRUE(near(picture.at(104, 60), kRed));
  EXPECT_TRUE(near(picture.at(195, 100), kBlue));
  EXPECT_EQ(picture.at(195, 80), Color::hex(0));
  // What is halfway across the card is past the middle of its picture, because the far half is smaller.
  EXPECT_TRUE(near(picture.at(165, 120), kRed));
  EXPECT_TRUE(near(picture.at(175, 120), kBlue));
}

TEST_F(SdlStageTest, KeepsTheCornersOfANineSliceAsTheyAre) {
  DrawList list;
  list.sprite(scene::SpriteId{"frame"}, Rect{100, 50, 300, 200}, scene::kWhite, 10);
  const auto picture = shown(list);
  EXPECT_EQ(picture.at(108, 150), kRed);
  EXPECT_EQ(picture.at(112, 150), kGreen);
  EXPECT_EQ(picture.at(250, 58), kRed);
  EXPECT_EQ(picture.at(250, 62), kGreen);
  EXPECT_EQ(picture.at(388, 238), kGreen);
  EXPECT_EQ(picture.at(392, 238), kRed);
}

TEST_F(SdlStageTest, TurnsANineSliceAsAWhole) {
  DrawList list;
  list.sprite(scene::SpriteId{"frame"}, turned({200, 150}, 200, 100, 90), scene::kWhite, 10);
  const auto picture = shown(list);
  EXPECT_TRUE(near(picture.at(200, 55), kRed));
  EXPECT_TRUE(near(picture.at(200, 70), kGreen));
  EXPECT_TRUE(near(picture.at(155, 150), kRed));
  EXPECT_TRUE(near(picture.at(170, 150), kGreen));
}

TEST_F(SdlStageTest, TintsAndBlends) {
  DrawList list;
  list.sprite(scene::SpriteId{"white"}, Rect{0, 0, 20, 20}, Color{255, 128, 0, 255});
  list.sprite(scene::SpriteId{"white"}, Rect{40, 0, 20, 20}, Color{255, 255, 255, 128});
  list.solid({80, 0, 20, 20}, Color{0, 0, 255, 128});
  const auto picture = shown(list);
  EXPECT_TRUE(near(picture.at(10, 10), Color::hex(0xFF8000), 2));
  EXPECT_TRUE(near(picture.at(50, 10), Color::hex(0x808080), 2));
  EXPECT_TRUE(near(picture.at(90, 10), Color::hex(0x000080), 2));
}

TEST_F(SdlStageTest, ScalesListsByTheirView) {
  DrawList list;
  scene::ViewTransform view;
  view.scale = 0.5f;
  list.set_view(view);
  list.sprite(scene::SpriteId{"frame"}, Rect{100, 100, 200, 200}, scene::kWhite, 10);
  const auto picture = shown(list);
  EXPECT_EQ(picture.at(53, 100), kRed) << "the corner is 10 vpx, 5 px";
  EXPECT_EQ(picture.at(57, 100), kGreen);
}

TEST_F(SdlStageTest, PutsACompositionTogether) {
  DrawList list;
  list.sprite(scene::SpriteId{"made"}, Rect{0, 0, 200, 100});
  const auto picture = shown(list);
  EXPECT_EQ(picture.at(10, 10), kGreen);
  EXPECT_EQ(picture.at(140, 40), kBlue);
  EXPECT_EQ(picture.at(190, 90), kGreen);
}

TEST_F(SdlStageTest, ShowsSomethingForAMissingPictureAndSaysSo) {
  EXPECT_EQ(stage_->complaint().find("picture"), std::string::npos);
  DrawList list;
  list.sprite(scene::SpriteId{"nowhere"}, Rect{10, 10, 50, 50});
  list.sprite(scene::SpriteId{"broken"}, turned({200, 100}, 50, 50, 20));
  const auto picture = shown(list);
  EXPECT_NE(picture.at(30, 30), Color::hex(0));
  EXPECT_NE(picture.at(200, 100), Color::hex(0));
  EXPECT_NE(stage_->complaint().find("nowhere"), std::string::npos);
  EXPECT_NE(stage_->complaint().find("broken"), std::string::npos);
}

TEST_F(SdlStageTest, StartsWithoutFontsAndShowsThatWordsAreThere) {
  stage_.reset();
  std::filesystem::remove(data_ / "fonts");
  stage_ = open();
  ASSERT_NE(stage_, nullptr);
  DrawList list;
  list.words("nothing to set this in", Rect{10, 10, 300, 40}, {});
  const auto picture = shown(list);
  EXPECT_NE(picture.at(20, 30), Color::hex(0));
  EXPECT_NE(stage_->complaint().find("body.ttf"), std::string::npos);
  EXPECT_GT(stage_->metrics().width("words", scene::Font::kBody, 20), 0);
}

TEST_F(SdlStageTest, SetsWordsAsWideAsTheyWereMeasured) {
  if (!fonts()) GTEST_SKIP() << "no fonts were found when this was built";
  const std::string text = "A dating game, 2 to 6 players";
  for (const float scale : {1.0f, 0.667f, 0.9f}) {
    DrawList list;
    scene::ViewTransform view;
    view.scale = scale;
    list.set_view(view);
    TextStyle style;
    style.size = 22;
    list.words(text, Rect{20, 20, 600, 40}, style);
    const auto picture = shown(list);
    int left = picture.width, right = 0;
    for (int y = 0; y < picture.height; ++y)
      for (int x = 0; x < picture.width; ++x)
        if (picture.at(x, y).r > 60) {
          left = std::min(left, x);
          right = std::max(right, x);
        }
    const float measured = stage_->metrics().width(text, style.font, style.size) * scale;
    EXPECT_NEAR(static_cast<float>(right - left), measured, 4) << scale;
    EXPECT_NEAR(static_cast<float>(left), 20 * scale, 3) << scale;
  }
}

TEST_F(SdlStageTest, AlignsWords) {
  if (!fonts()) GTEST_SKIP() << "no fonts were found when this was built";
  TextStyle style;
  style.align = scene::Align::kRight;
  DrawList list;
  list.words("H", Rect{100, 100, 200, 40}, style);
  auto picture = shown(list);
  const auto lit = [&](int x0, int x1) {
    for (int x = x0; x < x1; ++x)
      for (int y = 100; y < 140; ++y)
        if (picture.at(x, y).r > 60) return true;
    return false;
  };
  EXPECT_TRUE(lit(275, 300));
  EXPECT_FALSE(lit(100, 275));
  list.clear();
  style.align = scene::Align::kCenter;
  list.words("H", Rect{100, 100, 200, 40}, style);
  picture = shown(list);
  EXPECT_TRUE(lit(188, 212));
  EXPECT_FALSE(lit(100, 188));
  EXPECT_FALSE(lit(212, 300));
}

TEST_F(SdlStageTest, GivesBackEachPostedPointerEvent) {
  const auto moved = back(input::PointerMoved{{123, 45}, false});
  EXPECT_EQ(moved.at, (Vec2{123, 45}));
  EXPECT_FALSE(moved.touch);
  for (const bool down : {true, false}) {
    const auto button = back(input::PointerButton{{5, 6}, 3, down, 2, false});
    EXPECT_EQ(button.at, (Vec2{5, 6}));
    EXPECT_EQ(button.button, 3);
    EXPECT_EQ(button.down, down);
    EXPECT_EQ(button.clicks, 2);
    EXPECT_FALSE(button.touch);
    const auto finger = back(input::PointerButton{{50, 60}, 1, down, 1, true});
    EXPECT_NEAR(finger.at.x, 50, 0.01);
    EXPECT_NEAR(finger.at.y, 60, 0.01);
    EXPECT_EQ(finger.down, down);
    EXPECT_TRUE(finger.touch);
  }
  EXPECT_TRUE(back(input::PointerMoved{{7, 8}, true}).touch);
  const auto wheel = back(input::Wheel{{9, 10}, -1.5f});
  EXPECT_EQ(wheel.at, (Vec2{9, 10}));
  EXPECT_EQ(wheel.dy, -1.5f);
}

TEST_F(SdlStageTest, GivesBackEachPostedKeyAndText) {
  for (const char* name : {"Return", "Escape", "Space", "Left", "Tab", "F11", "A", "1"}) {
    const auto key = back(input::Key{name, true, false, {true, false, true, false}});
    EXPECT_EQ(key.key, name);
    EXPECT_TRUE(key.down);
    EXPECT_EQ(key.mods, (input::Mods{true, false, true, false}));
  }
  const auto up = back(input::Key{"A", false, true, {}});
  EXPECT_FALSE(up.down);
  EXPECT_TRUE(up.repeat);
  EXPECT_EQ(back(input::TextTyped{"é"}).text, "é");
  const std::string composing = "a long text that is still being composed by an input method";
  EXPECT_EQ(back(input::Composing{composing}).text, composing);
  EXPECT_EQ(back(input::Composing{""}).text, "");
  EXPECT_EQ(back(input::FileDropped{"some/replay.jsonl"}).path, "some/replay.jsonl");
}

TEST_F(SdlStageTest, SplitsLongTextBetweenCharacters) {
  drain();
  std::string text;
  for (int i = 0; i < 40; ++i) text += "é";
  stage_->post(input::TextTyped{text});
  std::string back;
  input::Event event;
  while (stage_->poll(event)) {
    const std::string part = std::get<input::TextTyped>(event).text;
    EXPECT_EQ(part.size() % 2, 0u);
    back += part;
  }
  EXPECT_EQ(back, text);
}

TEST_F(SdlStageTest, GivesBackEachPostedChangeOfTheWindow) {
  for (const auto what : {WindowChange::kResized, WindowChange::kMinimized, WindowChange::kRestored, WindowChange::kFocusLost,
                          WindowChange::kFocusGained, WindowChange::kRenderReset, WindowChange::kClose})
    EXPECT_EQ(back(input::WindowChanged{what}).what, what);
}

TEST_F(SdlStageTest, KeepsTheOrderOfPostedEvents) {
  drain();
  stage_->post(input::Key{"A", true, false, {}});
  stage_->post(input::TextTyped{"a"});
  stage_->post(input::Key{"A", false, false, {}});
  input::Event event;
  ASSERT_TRUE(stage_->poll(event));
  EXPECT_TRUE(std::holds_alternative<input::Key>(event));
  ASSERT_TRUE(stage_->poll(event));
  EXPECT_TRUE(std::holds_alternative<input::TextTyped>(event));
  ASSERT_TRUE(stage_->poll(event));
  EXPECT_FALSE(std::get<input::Key>(event).down);
  EXPECT_FALSE(stage_->poll(event));
}

TEST_F(SdlStageTest, SaysThatItWasResizedAndPaintsTheNewSize) {
  drain();
  stage_->resize(800, 500);
  bool said = false;
  input::Event event;
  while (stage_->poll(event))
    if (const auto* changed = std::get_if<input::WindowChanged>(&event)) said = said || changed->what == WindowChange::kResized;
  EXPECT_TRUE(said);
  EXPECT_EQ(stage_->width(), 800);
  EXPECT_EQ(stage_->height(), 500);
  DrawList list;
  list.solid({780, 480, 20, 20}, kRed);
  const auto picture = shown(list);
  ASSERT_EQ(picture.width, 800);
  EXPECT_EQ(picture.at(795, 495), kRed);
}

TEST_F(SdlStageTest, PaintsTheSameAfterTheRendererLostItsTextures) {
  const DrawList list = everything();
  const auto before = shown(list);
  stage_->post(input::WindowChanged{WindowChange::kRenderReset});
  drain();
  EXPECT_EQ(shown(list), before);
}

TEST_F(SdlStageTest, EdgesInPerspectiveAreSmooth) {
  DrawList list;
  list.sprite(scene::SpriteId{"white"}, Quad{{{100, 50}, {200, 90}, {200, 150}, {100, 190}}});
  const auto picture = shown(list);
  int between = 0;
  for (int x = 110; x < 190; ++x)
    for (int y = 40; y < 100; ++y) between += picture.at(x, y).r > 20 && picture.at(x, y).r < 235 ? 1 : 0;
  EXPECT_GT(between, 40) << "the upper edge goes in steps";
  // Two parts of one thing meet without a seam.
  list.clear();
  list.set_entity("die");
  list.sprite(scene::SpriteId{"white"}, Quad{{{100, 50}, {150, 70}, {150, 170}, {100, 190}}});
  list.sprite(scene::SpriteId{"white"}, Quad{{{150, 70}, {200, 50}, {200, 190}, {150, 170}}});
  const auto whole = shown(list);
  for (int y = 80; y < 160; ++y) ASSERT_GT(whole.at(150, y).r, 250) << y;
}

TEST_F(SdlStageTest, APageThatIsDamagedIsComplainedOfAndTheRestIsShown) {
  stage_.reset();
  for (const auto& entry : std::filesystem::directory_iterator(data_ / "atlas"))
    if (entry.path().extension() == ".png") std::ofstream(entry.path(), std::ios::trunc) << "no picture";
  stage_ = open();
  ASSERT_NE(stage_, nullptr);
  DrawList list;
  list.sprite(scene::SpriteId{"white"}, Rect{0, 0, 20, 20});
  list.solid({40, 0, 20, 20}, kRed);
  EXPECT_EQ(shown(list).at(50, 10), kRed);
  EXPECT_NE(stage_->complaint().find("set@1x.0.png"), std::string::npos) << stage_->complaint();
}

TEST_F(SdlStageTest, WritesScreenshots) {
  stage_->render(everything());
  const auto file = data_ / "shot.png";
  EXPECT_TRUE(stage_->screenshot(file.string()));
  EXPECT_GT(std::filesystem::file_size(file), 500u);
  EXPECT_FALSE(stage_->screenshot((data_ / "no" / "such" / "folder.png").string()));
}

TEST_F(SdlStageTest, CountsDrawCallsAndLeavesOutWhatIsNotInTheWindow) {
  DrawList list;
  list.solid({0, 0, 10, 10}, kRed);
  const int one = stage_->render(list);
  list.solid({5000, 0, 10, 10}, kRed);
  list.solid({0, 0, 10, 10}, Color{255, 0, 0, 0});
  EXPECT_EQ(stage_->render(list), one - 1) << "nothing has changed";
  list.sprite(scene::SpriteId{"halves"}, Rect{0, 0, 10, 10});
  EXPECT_EQ(stage_->render(list), one + 1);
  list.sprite(scene::SpriteId{"halves"}, Rect{300, 200, 10, 10});
  EXPECT_EQ(stage_->render(list), one) << "what is elsewhere stays as it is";
}

}  // namespace
}  // namespace nightcap::platform::sdl
