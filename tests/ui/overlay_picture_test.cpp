// The picture beside the overlays: the same as without them.
#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "game/app/runner.hpp"
#include "game/overlays/box/box.hpp"
#include "game/overlays/box/list.hpp"
#include "platform/sdl/stage.hpp"
#include "tests/support/glazed.hpp"

namespace nightcap::tests {
namespace {

constexpr int kWidth = 1280, kHeight = 720, kFrames = 150;
using Picture = platform::sdl::SdlStage::Picture;
constexpr float kFrame = 1000.0f / 60;  // ms

Words watched(const std::string& game) {
  return {"--game", game, "--players", "4", "--seats", "easy", "--seed", "8", "--speed", "4"};
}

// What is on the screen after some seconds of a game in a box with all overlays open, or none.
Picture seen(const std::string& game, bool overlays, float& edge) {
  const app::Catalogue catalogue;
  Words words = watched(game);
  for (const char* each : {"--offscreen", "--remote", "--clock", "manual"}) words.emplace_back(each);
  const auto command = app::read_command_line(words, catalogue);
  platform::sdl::StageOptions options;
  options.width = kWidth;
  options.height = kHeight;
  options.offscreen = true;
  options.data = NIGHTCAP_DATA_DIR;
  std::string error;
  const auto stage = platform::sdl::SdlStage::open(options, error);
  EXPECT_NE(stage, nullptr) << error;
  app::Application application(*command.settings, catalogue, *stage);
  app::Runner runner(application, *stage);
  overlays::Box box({application, runner, *stage}, {}, 1, true);
  application.set_glass_box(&box);
  if (overlays)
    for (const overlays::Overlay* each : overlays::all()) box.toggle(each->id);
  for (int i = 0; i < kFrames; ++i) runner.frame(kFrame);
  runner.redraw();
  edge = kWidth - box.width(kWidth);
  Picture picture = stage->picture();
  application.set_glass_box(nullptr);
  return picture;
}

TEST(OverlayPicture, TheTablesPixelsAreTheSameBesideAllOverlaysAsBesideNone) {
  for (const std::string game : {"martinis-and-men", "cocktail"}) {
    float edge = 0;
    const Picture none = seen(game, false, edge), all = seen(game, true, edge);
    ASSERT_EQ(none.rgb.size(), all.rgb.size());
    int different = 0;
    for (int y = 0; y < kHeight; ++y)
      for (int x = 0; x < static_cast<int>(std::floor(edge)); ++x)
        for (int c = 0; c < 3; ++c) {
          const auto at = static_cast<std::size_t>((y * kWidth + x) * 3 + c);
          different += static_cast<int>(none.rgb[at] != all.rgb[at]);
        }
    EXPECT_EQ(different, 0) << game;
    EXPECT_FALSE(none == all) << "the overlays themselves are seen";
  }
}

TEST(OverlayPicture, TheScreenBesideThemIsTheOneOfAWindowThatIsSoMuchNarrower) {
  for (const std::string game : {"martinis-and-men", "cocktail"}) {
    Glazed glazed(watched(game));
    glazed.open();
    glazed.window.advance(2000);
    Window narrow(watched(game));
    narrow.good({{"cmd", "resize"}, {"w", static_cast<int>(glazed.edge())}, {"h", kHeight}});
    narrow.advance(2100);
    EXPECT_EQ(glazed.window.draws(), narrow.draws()) << game;
  }
}

}  // namespace
}  // namespace nightcap::tests
