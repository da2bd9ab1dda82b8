// The tool that draws: what it accepts, what it makes of it, and what it leaves alone.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "assets/tools/bake/atlas.hpp"
#include "assets/tools/bake/ids.hpp"
#include "assets/tools/bake/image.hpp"
#include "assets/tools/bake/recipe.hpp"
#include "assets/tools/bake/svg.hpp"
#include "engine/assets/manifest.hpp"

namespace nightcap::tools::bake {
namespace {

namespace fs = std::filesystem;

std::string svg_of(const std::string& inside, const std::string& more = "") {
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"10\" viewBox=\"0 0 20 10\"" + more + ">" + inside +
         "</svg>";
}
Drawing drawing(const std::string& id, const std::string& color, int width = 20) {
  return {id,
          width,
          10,
          "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + std::to_string(width) + "\" height=\"10\"><rect width=\"" +
              std::to_string(width) + "\" height=\"10\" fill=\"" + color + "\"/></svg>",
          {}};
}

TEST(Svg, WhatOnlySomeRenderersDrawIsRefusedByName) {
  EXPECT_EQ(svg_fault(svg_of("<rect width=\"4\" height=\"4\" fill=\"#FF0000\"/>")), std::nullopt);
  for (const char* wrong :
       {"<text x=\"1\" y=\"2\">Wine</text>", "<image href=\"a.png\"/>", "<filter id=\"f\"/>", "<style>.a{fill:red}</style>",
        "<rect class=\"a\" width=\"4\" height=\"4\"/>", "<rect style=\"fill:red\" width=\"4\" height=\"4\"/>",
        "<rect fill=\"red\" width=\"4\" height=\"4\"/>", "<rect fill=\"rgba(0,0,0,.5)\" width=\"4\" height=\"4\"/>",
        "<marker id=\"m\"/>"})
    EXPECT_NE(svg_fault(svg_of(wrong)), std::nullopt) << wrong;
  EXPECT_NE(svg_fault("<svg xmlns=\"http://www.w3.org/2000/svg\"><g/></svg>"), std::nullopt) << "it has no size";
  EXPECT_NE(svg_fault(svg_of("<g>")), std::nullopt) << "it isn't closed";
  EXPECT_NE(svg_fault("drawn by hand"), std::nullopt);
  EXPECT_NE(svg_fault(svg_of("<text>Wine</text>")).value_or("").find("<text>"), std::string::npos);
}

TEST(Svg, APartIsTintedAndKeepsItsNamesApart) {
  const auto part =
      svg_part(svg_of("<defs><linearGradient id=\"a\"><stop offset=\"0\" stop-color=\"#FFFFFF\"/></linearGradient></defs>"
                      "<rect width=\"4\" height=\"4\" fill=\"url(#a)\" stroke=\"#808080\"/>"),
               "#FF8000", "p-");
  ASSERT_TRUE(part);
  EXPECT_NE(part->inside.find("stop-color=\"#FF8000\""), std::string::npos) << part->inside;
  EXPECT_NE(part->inside.find("stroke=\"#804000\""), std::string::npos) << part->inside;
  EXPECT_NE(part->inside.find("id=\"p-a\""), std::string::npos);
  EXPECT_NE(part->inside.find("url(#p-a)"), std::string::npos);
}

TEST(Recipe, PutsPartsTogetherAndKeepsTheWordsApart) {
  const ReadFile read = [](std::string_view name) -> std::optional<std::string> {
    if (name == "model.json")
      return R"({"size": [40, 20], "layers": [{"sprite": "$what", "box": [10, 5, 20, 10], "tint": "#00FF00"},)"
             R"({"text": "$word", "font": "display", "size": 30, "at": [20, 15], "align": "center", "color": "#123456"}]})";
    if (name == "made.json") return R"({"like": "model", "with": {"what": "white", "word": "Wine"}})";
    if (name == "lost.json") return R"({"like": "model", "with": {"what": "nowhere", "word": ""}})";
    if (name == "white.svg") return svg_of("<rect width=\"20\" height=\"10\" fill=\"#FFFFFF\"/>");
    return std::nullopt;
  };
  std::string why_not;
  const auto made = cook("made", read, why_not);
  ASSERT_TRUE(made) << why_not;
  EXPECT_EQ(svg_fault(made->svg), std::nullopt);
  const Image image = rasterised(made->svg, 40, 20);
  EXPECT_EQ(image.pixels[10 * 40 + 20], 0xFF00FF00u);
  EXPECT_EQ(image.pixels[2 * 40 + 2], 0u);
  ASSERT_EQ(made->words.size(), 1u);
  EXPECT_EQ(made->words[0].text, "Wine");
  EXPECT_EQ(made->words[0].font, "display");
  EXPECT_FALSE(cook("lost", read, why_not));
  EXPECT_NE(why_not.find("nowhere"), std::string::npos) << why_not;
}

TEST(Ids, AreNamedAfterTheDrawings) {
  EXPECT_EQ(constant_name("icon.bottle-red"), "kIconBottleRed");
  EXPECT_EQ(constant_name("petal.2"), "kPetal2");
  const std::string header = ids_header({"tray", "arch"}, {"card.w-shy-geek"});
  EXPECT_NE(header.find("kTray{\"tray\"}"), std::string::npos);
  EXPECT_NE(header.find("std::array<scene::SpriteId, 3>"), std::string::npos);
}

class Atlas : public testing::Test {
 protected:
  void SetUp() override {
    options_.name = "set";
    options_.folder = fs::path(testing::TempDir()) /
                      (std::string("nightcap_atlas_") + testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::remove_all(options_.folder);
  }
  void TearDown() override { fs::remove_all(options_.folder); }
  std::string manifest() const {
    std::ifstream in(options_.folder / "set.json", std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  AtlasOptions options_;
};

TEST_F(Atlas, SaysWhereEverythingIsInTwoSizesAndNothingOverlaps) {
  std::vector<Drawing> drawings;
  for (int i = 0; i < 300; ++i) drawings.push_back(drawing("d" + std::to_string(i), "#FF0000", 20 + i % 90));
  (void)bake(options_, drawings);
  assets::Manifest read;
  std::string why_not;
  ASSERT_TRUE(read.add(manifest(), why_not)) << why_not;
  EXPECT_EQ(read.names().size(), 300u);
  for (const Drawing& each : drawings) {
    const assets::Sprite* sprite = read.find(each.id);
    ASSERT_NE(sprite, nullptr) << each.id;
    EXPECT_EQ(sprite->size, (scene::Vec2{static_cast<float>(each.width), 10}));
    ASSERT_EQ(sprite->places.size(), 2u);
    EXPECT_EQ(sprite->places[0].w, each.width);
    EXPECT_EQ(sprite->places[1].w, 2 * each.width);
    EXPECT_FALSE(sprite->licence.empty());
    for (const Drawing& other : drawings) {
      if (&other == &each) break;
      const assets::Place& a = sprite->places[0];
      const assets::Place& b = read.find(other.id)->places[0];
      constexpr int kPadding = 4;
      ASSERT_TRUE(a.page != b.page || a.x >= b.x + b.w + 2 * kPadding || b.x >= a.x + a.w + 2 * kPadding ||
                  a.y >= b.y + b.h + 2 * kPadding || b.y >= a.y + a.h + 2 * kPadding)
          << each.id << " and " << other.id;
    }
  }
}

TEST_F(Atlas, DrawsOnlyThePagesThatHaveChanged) {
  std::vector<Drawing> drawings{drawing("small", "#FF0000"), drawing("wide", "#00FF00", 1600)};
  EXPECT_EQ(bake(options_, drawings).drawn, 4);
  EXPECT_EQ(bake(options_, drawings).drawn, 0);
  drawings[0] = drawing("small", "#0000FF");
  EXPECT_EQ(bake(options_, drawings).drawn, 2) << "the large drawing has pages of its own";
}

TEST_F(Atlas, LeavesNoPageOfADrawingThatIsGone) {
  (void)bake(options_, {drawing("small", "#FF0000"), drawing("wide", "#00FF00", 1600)});
  const Baked baked = bake(options_, {drawing("small", "#FF0000")});
  int files = 0;
  for (const auto& entry : fs::directory_iterator(options_.folder)) files += entry.path().extension() == ".png" ? 1 : 0;
  EXPECT_EQ(files, baked.pages);
}

TEST(Image, ColoursArePremultipliedAndEdgesExtended) {
  const Image half = rasterised(svg_of("<rect width=\"20\" height=\"10\" fill=\"#FF0000\" fill-opacity=\".5\"/>"), 20, 10);
  EXPECT_EQ(half.pixels[0] >> 24, 128u);
  EXPECT_EQ(half.pixels[0] >> 16 & 0xFFu, 128u);
  Image page(40, 30);
  put(page, half, 10, 10, 4);
  EXPECT_EQ(page.pixels[10 * 40 + 6], half.pixels[0]) << "four px to the left";
  EXPECT_EQ(page.pixels[10 * 40 + 5], 0u);
  EXPECT_EQ(page.pixels[23 * 40 + 33], half.pixels[0]) << "the corner, too";
}

}  // namespace
}  // namespace nightcap::tools::bake
