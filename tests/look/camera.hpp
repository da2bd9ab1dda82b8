// Takes pictures of draw lists with the real renderer, fonts and drawings, in memory.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <string>

#include "engine/scene/draw_list.hpp"
#include "platform/sdl/stage.hpp"

namespace nightcap::tests {

class Camera {
 public:
  explicit Camera(int width = 1920, int height = 1080) {
    platform::sdl::StageOptions options;
    options.width = width;
    options.height = height;
    options.offscreen = true;
    options.data = NIGHTCAP_DATA_DIR;
    std::string why_not;
    stage_ = platform::sdl::SdlStage::open(options, why_not);
    EXPECT_NE(stage_, nullptr) << why_not;
  }
  ~Camera() {
    // Every drawing and face that was wanted was there.
    EXPECT_EQ(stage_->complaint(), "");
  }
  Camera(const Camera&) = delete;
  Camera& operator=(const Camera&) = delete;

  [[nodiscard]] platform::sdl::SdlStage::Picture take(const scene::DrawList& list) {
    stage_->render(list);
    return stage_->picture();
  }
  [[nodiscard]] const scene::TextMetrics& metrics() const { return stage_->metrics(); }
  [[nodiscard]] platform::sdl::SdlStage& stage() { return *stage_; }

 private:
  std::unique_ptr<platform::sdl::SdlStage> stage_;
};

// The same without its texts.
inline scene::DrawList without_words(const scene::DrawList& list) {
  scene::DrawList bare;
  bare.set_view(list.view());
  for (const scene::DrawItem& item : list.items()) {
    if (item.sprite.empty()) continue;
    scene::Quad quad = item.quad;
    for (scene::Vec2& corner : quad) corner = list.view().to_page(corner);
    bare.sprite(item.sprite, quad, item.tint, item.slice);
  }
  return bare;
}

}  // namespace nightcap::tests
