// The Assets overlay, and what is read anew while the program runs: what is broken changes nothing, and says why.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "engine/assets/contents.hpp"
#include "game/app/reloads.hpp"
#include "platform/sdl/stage.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/glazed.hpp"

namespace nightcap::tests {
namespace {

namespace fs = std::filesystem;

void write(const fs::path& file, const std::string& text) { std::ofstream(file, std::ios::binary) << text; }

TEST(OverlayAssets, AButtonReadsAnewAndSaysWhatIsWrong) {
  Glazed glazed;
  std::string wrong = "The file ends in the middle.";
  int calls = 0;
  glazed.window.application().reloads().add({"motion", "motion", "It is edited by hand.", {}, [&] {
                                               ++calls;
                                               return wrong;
                                             }});
  glazed.box.restore("assets");
  glazed.open();
  EXPECT_EQ(glazed.value("assets.said.motion"), "");
  glazed.window.click("assets.reload.motion");
  glazed.window.advance(100);
  EXPECT_EQ(calls, 1);
  EXPECT_EQ(glazed.value("assets.said.motion"), "The file ends in the middle. The old ones stay.");
  wrong.clear();
  glazed.window.click("assets.reload.motion");
  glazed.window.advance(100);
  EXPECT_EQ(glazed.value("assets.said.motion"), "Read anew.");
}

TEST(OverlayAssets, WhatChangesOnTheDiskIsReadAnewOnceItRests) {
  const Folder folder("reloads");
  write(folder.path / "a.json", "1");
  Glazed glazed;
  int calls = 0;
  app::Reloads& reloads = glazed.window.application().reloads();
  reloads.add({"a", "a", "", {folder.path}, [&] {
                 ++calls;
                 return std::string();
               }});
  glazed.box.restore("assets");
  glazed.open();
  glazed.window.advance(5000);
  EXPECT_EQ(calls, 0) << "nothing has changed";
  write(folder.path / "a.json", "12");
  glazed.window.advance(1100);
  EXPECT_EQ(calls, 0) << "somebody may be writing yet";
  glazed.window.advance(2000);
  EXPECT_EQ(calls, 1);
  glazed.window.advance(5000);
  EXPECT_EQ(calls, 1);
  glazed.window.key("F3");
  write(folder.path / "b.json", "new");
  glazed.window.advance(5000);
  EXPECT_EQ(calls, 1) << "nobody looks while the overlay is shut";
}

TEST(OverlayAssets, TellsWhatIsOnAPageAndHowFullItIs) {
  assets::Manifest manifest;
  std::string why_not;
  ASSERT_TRUE(
      manifest.add(R"({"format":1,"pages":[{"file":"ui@1x.0.png","scale":1,"close_up":false,"size":[100,50],"made_of":"0"}],
      "sprites":{"b":{"size":[50,50],"licence":"","at":[[0,0,0,50,50]]},"a":{"size":[25,50],"licence":"","at":[[0,50,0,25,50]]}}})",
                   why_not))
      << why_not;
  const auto atlases = assets::contents_of(manifest);
  ASSERT_EQ(atlases.size(), 1u);
  EXPECT_EQ(atlases[0].name, "ui");
  EXPECT_EQ(atlases[0].drawings, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(assets::drawings_on(manifest, 0).size(), 2u);
  EXPECT_DOUBLE_EQ(assets::fill_of(manifest, 0), 0.75);
}

// On the stage of the program itself, over a copy of one of its atlases.
class Baked : public testing::Test {
 protected:
  void SetUp() override {
    fs::create_directories(folder_.path / "atlas");
    for (const auto& entry : fs::directory_iterator(NIGHTCAP_DATA_DIR "/atlas"))
      if (entry.path().filename().string().starts_with("ui")) fs::copy(entry.path(), folder_.path / "atlas");
    fs::create_directory_symlink(NIGHTCAP_DATA_DIR "/fonts", folder_.path / "fonts");
    platform::sdl::StageOptions options;
    options.offscreen = true;
    options.width = 320;
    options.height = 200;
    options.data = folder_.path;
    std::string why_not;
    stage_ = platform::sdl::SdlStage::open(options, why_not);
    ASSERT_NE(stage_, nullptr) << why_not;
    list_.sprite(scene::SpriteId{"button.round"}, scene::Rect{20, 20, 72, 72});
    stage_->render(list_);
  }
  [[nodiscard]] fs::path page() const { return folder_.path / "atlas" / "ui@1x.0.png"; }

  Folder folder_{"baked"};
  std::unique_ptr<platform::sdl::SdlStage> stage_;
  scene::DrawList list_;
};

TEST_F(Baked, BrokenDrawingsLeaveTheOldOnesInUse) {
  const auto before = stage_->picture();
  const std::string whole = [&] {
    std::ifstream in(page(), std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
  }();
  write(page(), whole.substr(0, whole.size() / 2));
  EXPECT_NE(stage_->reload_drawings().find("ui@1x.0.png"), std::string::npos);
  write(page(), whole);
  write(folder_.path / "atlas" / "broken.json", "{");
  EXPECT_NE(stage_->reload_drawings().find("broken.json"), std::string::npos);
  fs::remove(folder_.path / "atlas" / "broken.json");
  fs::rename(folder_.path / "atlas" / "ui.json", folder_.path / "ui.json");
  write(folder_.path / "atlas" / "ui.json", R"({"format":1,"pages":[],"sprites":{}})");
  EXPECT_NE(stage_->reload_drawings().find("any more"), std::string::npos) << "a drawing has gone";
  EXPECT_EQ(stage_->picture(false), before);
  fs::rename(folder_.path / "ui.json", folder_.path / "atlas" / "ui.json");
  EXPECT_EQ(stage_->reload_drawings(), "");
  EXPECT_EQ(stage_->picture(false), before);
}

TEST_F(Baked, DrawingsThatWereBakedAnewAreShown) {
  const auto before = stage_->picture();
  // Where one drawing lay, the manifest now says, lies another.
  std::ifstream in(folder_.path / "atlas" / "ui.json");
  base::Json manifest = base::Json::parse(in);
  manifest["sprites"]["button.round"]["at"] = manifest["sprites"]["button.chamfer.danger"]["at"];
  write(folder_.path / "atlas" / "ui.json", manifest.dump());
  EXPECT_EQ(stage_->reload_drawings(), "");
  EXPECT_NE(stage_->picture(false), before);
  EXPECT_GT(stage_->memory().drawings.count, 0);
}

}  // namespace
}  // namespace nightcap::tests
