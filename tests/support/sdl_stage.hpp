// An SDL stage offscreen, with a few drawings baked for it.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

#include "platform/sdl/stage.hpp"

namespace nightcap::platform::sdl {

using scene::Color;
using scene::DrawList;
using scene::Quad;
using scene::Rect;
using scene::TextStyle;
using scene::Vec2;

// Where the build gathered the fonts; tests of texts are left out without them.
#ifdef NIGHTCAP_DATA_DIR
inline const std::filesystem::path kBuilt = NIGHTCAP_DATA_DIR;
#else
inline const std::filesystem::path kBuilt = "data";
#endif

inline constexpr Color kRed = Color::hex(0xFF0000);
inline constexpr Color kGreen = Color::hex(0x00FF00);
inline constexpr Color kBlue = Color::hex(0x0000FF);

inline bool near(Color a, Color b, int off = 40) {
  return std::abs(a.r - b.r) <= off && std::abs(a.g - b.g) <= off && std::abs(a.b - b.b) <= off;
}

inline Quad turned(Vec2 center, float w, float h, float degrees) {
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

inline DrawList everything() {
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

}  // namespace nightcap::platform::sdl
