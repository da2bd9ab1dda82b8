// How the glass box is arranged: remembered, resized, never beside its column; and Dear ImGui's own windows in it.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "game/overlays/box/list.hpp"
#include "tests/support/glazed.hpp"

namespace nightcap::tests {
namespace {

const Words kCocktail{"--game", "cocktail", "--players", "4", "--seats", "human,easy", "--starter", "0", "--seed", "4"};

std::string everything() {
  std::string layout;
  for (const overlays::Overlay* each : overlays::all()) layout += (layout.empty() ? "" : " ") + std::string(each->id);
  return layout;
}

void press(Glazed& glazed, scene::Vec2 from, scene::Vec2 to) {
  glazed.window.post(input::PointerMoved{from});
  glazed.window.post(input::PointerButton{from, 1, true});
  glazed.window.post(input::PointerMoved{to});
  glazed.window.advance(100);
  glazed.window.post(input::PointerButton{to, 1, false});
  glazed.window.advance(100);
}

scene::Rect rect_of(Glazed& glazed, const std::string& id) {
  for (const debug::Item& item : glazed.box.items())
    if (item.id == id) return item.rect;
  ADD_FAILURE() << id << " is not there";
  return {};
}

TEST(OverlayBox, RemembersWhatIsOpenInWhichOrderAndHowLarge) {
  Glazed glazed;
  glazed.box.restore("width=0.4000 frame:2 state:0.5:folded actions:1");
  glazed.open();
  EXPECT_EQ(glazed.value("frame"), "open");
  EXPECT_EQ(glazed.value("state"), "folded");
  EXPECT_LT(rect_of(glazed, "frame").y, rect_of(glazed, "state").y);
  EXPECT_LT(rect_of(glazed, "state").y, rect_of(glazed, "actions").y);
  EXPECT_EQ(glazed.box.layout(), "width=0.4000 frame:2 state:0.5:folded actions:1");
  EXPECT_FLOAT_EQ(glazed.edge(), 1280 * 0.6f);
}

TEST(OverlayBox, TellsWhenItIsArrangedOtherwise) {
  Glazed glazed;
  std::vector<std::string> told;
  glazed.box.restore("frame:1");
  glazed.box.on_arranged([&](const std::string& layout) { told.push_back(layout); });
  glazed.open();
  EXPECT_TRUE(told.empty()) << "nothing has changed";
  glazed.window.key("F4");
  glazed.window.advance(200);
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0], "frame:1 state:1");
  glazed.window.click("frame");  // folds it
  glazed.window.advance(200);
  EXPECT_EQ(told.back(), "frame:1:folded state:1");
}

TEST(OverlayBox, TakesNoHarmFromRubbish) {
  Glazed glazed;
  for (const char* rubbish : {"width=nan", "width=-3 state", "width=1e99", "width=", "state:0 state:7 :: : nobody:1 state",
                              "frame:nan:open:folded:x", "\xFF\xFE width=0.5", " "}) {
    glazed.box.restore(rubbish);
    const std::string once = glazed.box.layout();
    glazed.box.restore(once);
    EXPECT_EQ(glazed.box.layout(), once) << rubbish;
    EXPECT_LE(glazed.box.width(1280), 1280 * overlays::Box::kMost);
  }
  glazed.box.restore("frame:1000000 state:-4");
  EXPECT_EQ(glazed.box.layout(), "frame:20 state:0.05");
}

TEST(OverlayBox, ItsLeftEdgeIsDraggedWithinLimitsAndTheTableFollows) {
  Glazed glazed(kCocktail);
  glazed.open("F10");
  const float before = glazed.edge();
  press(glazed, {before, 300}, {before - 150, 320});
  EXPECT_NEAR(glazed.edge(), before - 150, 1);
  EXPECT_NEAR(glazed.window.application().window_for_screens().x, before - 150, 1);
  press(glazed, {glazed.edge() - 2, 300}, {10, 300});
  EXPECT_NEAR(glazed.edge(), 1280 * (1 - overlays::Box::kMost), 1);
  press(glazed, {glazed.edge() + 2, 300}, {1275, 300});
  EXPECT_NEAR(1280 - glazed.edge(), overlays::Box::kNarrowest, 1);
}

TEST(OverlayBox, ALineBetweenTwoOverlaysSharesTheirHeightAnew) {
  Glazed glazed(kCocktail);
  glazed.box.restore("frame input");
  glazed.open();
  const scene::Vec2 split = rect_of(glazed, "overlays.split.frame").center();
  const float before = rect_of(glazed, "input").y;
  press(glazed, split, {split.x, split.y + 80});
  EXPECT_NEAR(rect_of(glazed, "input").y, before + 80, 3);
  const scene::Vec2 lower = rect_of(glazed, "overlays.split.frame").center();
  press(glazed, lower, {lower.x, 30});  // not to nothing
  EXPECT_GT(rect_of(glazed, "input").y, 100);
}

TEST(OverlayBox, HeadersAreDraggedIntoAnotherOrder) {
  Glazed glazed(kCocktail);
  glazed.box.restore("frame input");
  glazed.open();
  const scene::Rect header = rect_of(glazed, "frame");
  const scene::Rect other = rect_of(glazed, "input");
  press(glazed, {header.x + 60, header.center().y}, {header.x + 60, other.center().y});
  EXPECT_EQ(glazed.box.layout(), "input:1 frame:1") << "and nothing was folded by it";
}

TEST(OverlayBox, NothingOfItLiesOutsideOfItsColumn) {
  for (const float scale : {1.0f, 2.0f}) {
    Glazed glazed(kCocktail);
    overlays::Box box({glazed.window.application(), glazed.window.runner(), glazed.window.stage()}, {}, scale, true);
    glazed.window.application().set_glass_box(&box);
    box.restore(everything());
    glazed.window.advance(100);
    glazed.window.click("overlays.menu");
    glazed.window.advance(100);
    const float edge = 1280 - box.width(1280);
    for (const debug::Item& item : box.items())
      if (item.id.starts_with("overlays.")) {
        EXPECT_GE(item.rect.x, edge) << item.id;
        EXPECT_LE(item.rect.x + item.rect.w, 1281) << item.id;
      }
    for (const debug::Batch& batch : box.mesh().batches) EXPECT_GE(batch.clip.x, edge - 1);
    glazed.window.application().set_glass_box(nullptr);
  }
}

TEST(OverlayBox, NoTwoControlsHaveTheSameId) {
  EXPECT_EQ(debug::doubled({{"a", "", "", {}}, {"b", "", "", {}}, {"a", "", "", {}}}), std::vector<std::string>{"a"});
  for (const Words& game : {Words{}, kCocktail}) {
    Glazed glazed(game);
    for (const overlays::Overlay* each : overlays::all()) {
      glazed.box.restore(std::string(each->id));
      if (glazed.edge() == 1280) glazed.open();
      glazed.window.advance(300);
      EXPECT_EQ(debug::doubled(glazed.box.items()), std::vector<std::string>{}) << each->id;
    }
    glazed.box.restore(everything());
    glazed.window.advance(300);
    glazed.window.click("overlays.menu");
    EXPECT_EQ(debug::doubled(glazed.box.items()), std::vector<std::string>{});
  }
}

TEST(OverlayBox, DearImGuisOwnWindowsAreAClickAway) {
  Glazed glazed(kCocktail);
  glazed.window.settle();
  glazed.open("F6");  // which has the same to show all the time
  for (const char* id : {"overlays.demo", "overlays.metrics", "overlays.style"}) {
    const std::size_t before = glazed.box.mesh().vertices.size();
    glazed.window.click("overlays.menu");
    glazed.window.click(id);
    glazed.window.advance(500);
    EXPECT_GT(glazed.box.mesh().vertices.size(), before + 200) << id << " shows nothing";
    glazed.window.click("overlays.menu");
    EXPECT_EQ(glazed.value(id), "on");
    glazed.window.click(id);
    glazed.window.advance(100);
    EXPECT_LT(glazed.box.mesh().vertices.size(), before + 200) << id << " stays open";
  }
}

TEST(OverlayBox, LettersAreAsSharpAsTheScreen) {
  const std::string font = NIGHTCAP_DATA_DIR "/fonts/body.ttf";
  debug::Glass glass(font, 15, [] {});
  const int plain = glass.lettering().height * glass.lettering().width;
  const unsigned revision = glass.lettering().revision;
  glass.set_density(2);
  EXPECT_GT(glass.lettering().height * glass.lettering().width, plain);
  EXPECT_GT(glass.lettering().revision, revision);
}

}  // namespace
}  // namespace nightcap::tests
