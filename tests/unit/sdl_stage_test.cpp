// The SDL stage, offscreen: what is painted where, and that events come back through the door they went in at.
#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "platform/sdl/stage.hpp"

namespace nightcap::platform::sdl {
namespace {

using input::WindowChange;
using scene::Color;
using scene::DrawList;
using scene::Quad;
using scene::Rect;
using scene::TextStyle;
using scene::Vec2;

// Where the build gathered the fonts; tests of texts are left out without them.
#ifdef NIGHTCAP_DATA_DIR
const std::filesystem::path kBuilt = NIGHTCAP_DATA_DIR;
#else
const std::filesystem::path kBuilt = "data";
#endif

constexpr Color kRed = Color::hex(0xFF0000);
constexpr Color kGreen = Color::hex(0x00FF00);
constexpr Color kBlue = Color::hex(0x0000FF);

bool near(Color a, Color b, int off = 40) {
  return std::abs(a.r - b.r) <= off && std::abs(a.g - b.g) <= off && std::abs(a.b - b.b) <= off;
}

Quad turned(Vec2 center, float w, float h, float degrees) {
  const float a = degrees * 3.14159265f / 180, c = std::cos(a), s = std::sin(a);
  Quad quad = scene::quad_of(Rect::around({0, 0}, w, h));
  for (Vec2& p : quad) p = Vec2{p.x * c - p.y * s, p.x * s + p.y * c} + center;
  return quad;
}

class SdlStageTest : public ::testing::Test {
 protected:
  void SetUp() override {
    // Of each test its own, for they may run at once.
    data_ = std::filesystem::path(::testing::TempDir()) /
            (std::string("nightcap_stage_") + ::testing::UnitTest::GetInstance()->current_test_info()->name());
    std::filesystem::remove_all(data_);
    std::filesystem::create_directories(data_ / "art" / "set");
    write(
        "art/set/halves.svg",
        R"(<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">)"
        R"(<rect x="0" y="0" width="50" height="100" fill="#FF0000"/><rect x="50" y="0" width="50" height="100" fill="#0000FF"/></svg>)");
    write("art/set/frame.svg",
          R"(<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60" viewBox="0 0 60 60">)"
          R"(<rect width="60" height="60" fill="#FF0000"/><rect x="10" y="10" width="40" height="40" fill="#00FF00"/></svg>)");
    write(
        "art/set/white.svg",
        R"(<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="#FFFFFF"/></svg>)");
    write("art/set/model.json",
          R"({"size": [100, 50], "layers": [{"sprite": "white", "box": [0, 0, 100, 50], "tint": "$ground"},)"
          R"({"sprite": "$what", "box": [60, 10, 20, 20], "tint": "#0000FF"}]})");
    write("art/set/made.json", R"({"like": "model", "with": {"ground": "#00FF00", "what": "white"}})");
    bake();
    if (std::filesystem::exists(kBuilt / "fonts"))
      std::filesystem::create_directory_symlink(std::filesystem::absolute(kBuilt / "fonts"), data_ / "fonts");
    stage_ = open();
    ASSERT_NE(stage_, nullptr);
  }
  void TearDown() override {
    stage_.reset();
    std::filesystem::remove_all(data_);
  }

  void bake() {
    const std::string command = std::string("\"" NIGHTCAP_BAKE "\" atlas --name set --from set --art \"") +
                                (data_ / "art").string() + "\" --out \"" + (data_ / "atlas").string() + "\" > /dev/null";
    ASSERT_EQ(std::system(command.c_str()), 0) << command;
  }
  void write(const std::string& name, const std::string& text) { std::ofstream(data_ / name) << text; }
  std::unique_ptr<SdlStage> open(bool read_ahead = false) {
    StageOptions options;
    options.read_ahead = read_ahead;
    options.width = 640;
    options.height = 360;
    options.offscreen = true;
    options.data = data_;
    std::string why_not;
    auto stage = SdlStage::open(options, why_not);
    EXPECT_NE(stage, nullptr) << why_not;
    return stage;
  }
  SdlStage::Picture shown(const DrawList& list) {
    stage_->render(list);
    return stage_->picture();
  }
  bool fonts() const { return std::filesystem::exists(data_ / "fonts" / "body.ttf"); }
  void drain() {
    input::Event event;
    while (stage_->poll(event)) {
    }
  }
  // What comes back of a posted event, other devices being silent.
  template <class E>
  E back(const E& posted) {
    drain();
    stage_->post(posted);
    input::Event event;
    if (!stage_->poll(event) || !std::holds_alternative<E>(event)) {
      ADD_FAILURE() << "it did not come back as what it was";
      return {};
    }
    return std::get<E>(event);
  }

  std::filesystem::path data_;
  std::unique_ptr<SdlStage> stage_;
};

DrawList everything() {
  DrawList list;
  list.solid({0, 0, 640, 360}, Color::hex(0x203040));
  list.sprite(scene::SpriteId{"halves"}, Rect{10, 10, 100, 100});
  list.sprite(scene::SpriteId{"halves"}, turned({200, 100}, 100, 100, 30));
  list.sprite(scene::SpriteId{"halves"}, Quad{{{300, 20}, {380, 50}, {380, 130}, {300, 160}}});
  list.sprite(scene::SpriteId{"frame"}, Rect{400, 10, 200, 120}, scene::kWhite, 10);
  TextStyle style;
  style.outline = 3;
  list.words("Été, “Nightcap”", Rect{10, 200, 300, 40}, style);
  list.words("turned", turned({450, 250}, 200, 40, 20), style);
  return list;
}

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

TEST_F(SdlStageTest, WhatStandsStillLooksTheSameWhenItIsCopied) {
  int calls = 0;
  for (int frame = 0; frame < 100; ++frame) {
    calls = stage_->render(with_a_mover(frame));
    ASSERT_EQ(stage_->picture(), stage_->picture(false)) << frame;
  }
  EXPECT_LT(calls, 20) << "nothing was copied";
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

TEST_F(SdlStageTest, ReadingAheadChangesNoPicture) {
  const DrawList list = with_a_mover(5);
  const auto made_when_wanted = shown(list);
  stage_.reset();
  stage_ = open(true);
  ASSERT_NE(stage_, nullptr);
  EXPECT_EQ(shown(list), made_when_wanted) << "the worker reads from now on";
}

TEST_F(SdlStageTest, WhatWasMadeAheadNeedsNoFileAnyMore) {
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

TEST_F(SdlStageTest, NothingIsMadeAheadUnlessThatWasAskedFor) {
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

TEST_F(SdlStageTest, ACameraGoesNearerAboutItsPlace) {
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

TEST_F(SdlStageTest, ACameraShiftsByWholePixelsAndShowsNoEdge) {
  const auto home = shown(looked_at({})), shifted = shown(looked_at({{10, 20}, 1, {3, -2}}));
  for (int y = 0; y < 300; ++y)
    for (int x = 5; x < 580; ++x) ASSERT_EQ(shifted.at(x, y), home.at(x - 3, y + 2)) << x << ' ' << y;
  for (int y = 0; y < 360; ++y) ASSERT_EQ(shifted.at(0, y), Color::hex(0x203040));
  for (int x = 0; x < 640; ++x) ASSERT_EQ(shifted.at(x, 359), Color::hex(0x203040));
}

TEST_F(SdlStageTest, ACameraAtHomeChangesNothing) {
  DrawList plain;
  plain.solid({0, 0, 640, 360}, Color::hex(0x203040));
  plain.sprite(scene::SpriteId{"halves"}, Rect{300, 100, 100, 100});
  plain.sprite(scene::SpriteId{"white"}, Rect{440, 140, 20, 20});
  plain.solid({600, 320, 20, 20}, kGreen);
  EXPECT_EQ(shown(plain), shown(looked_at({{350, 150}, 1, {}})));
}

TEST_F(SdlStageTest, WhatACameraSeesLooksTheSameWhenItIsCopied) {
  for (int frame = 0; frame < 40; ++frame) {
    DrawList list = with_a_mover(frame / 8);
    const float out = frame < 20 ? static_cast<float>(frame) : static_cast<float>(40 - frame);
    list.set_camera({{200, 100}, 1 + out / 200, {static_cast<float>(frame % 3), 0}});
    for (int i = 0; i < 10; ++i) list.solid({600, static_cast<float>(20 * i), 20, 10}, kGreen);
    stage_->render(list);
    ASSERT_EQ(stage_->picture(), stage_->picture(false)) << frame;
  }
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
  EXPECT_EQ(stage_->render(list), one);
  list.sprite(scene::SpriteId{"halves"}, Rect{0, 0, 10, 10});
  EXPECT_EQ(stage_->render(list), one + 1);
}

}  // namespace
}  // namespace nightcap::platform::sdl
