// What the program makes of a manifest, and of what only looks like one.

#include "engine/assets/manifest.hpp"

#include <gtest/gtest.h>

namespace nightcap::assets {
namespace {

constexpr const char* kAtlas =
    R"({"format":1,"pages":[{"file":"a@1x.0.png","scale":1,"close_up":false,"size":[64,64],"made_of":"0"},)"
    R"({"file":"a@2x.0.png","scale":2,"close_up":false,"size":[128,128],"made_of":"0"}],)"
    R"("sprites":{"tray":{"size":[20,10],"licence":"ours","at":[[1,4,4,40,20],[0,4,4,20,10]],)"
    R"("words":[{"text":"Wine","font":"display","size":42,"at":[10,8],"align":"center","width":18,"color":"#123B2E"}]}}})";
constexpr const char* kCloseUp =
    R"({"format":1,"pages":[{"file":"b@1x.0.png","scale":1,"close_up":true,"size":[99,99],"made_of":"0"}],)"
    R"("sprites":{"tray":{"size":[20,10],"licence":"ours","at":[[0,4,4,30,15]]}}})";

TEST(Manifest, OffersTheSmallestPictureThatNeedNotBeEnlargedVisibly) {
  Manifest manifest;
  std::string why_not;
  ASSERT_TRUE(manifest.add(kAtlas, why_not)) << why_not;
  ASSERT_TRUE(manifest.add(kCloseUp, why_not)) << why_not;
  const Sprite* tray = manifest.find("tray");
  ASSERT_NE(tray, nullptr);
  EXPECT_EQ(tray->best(7).w, 20);
  EXPECT_EQ(tray->best(20).w, 20);
  EXPECT_EQ(tray->best(22).w, 20) << "a tenth more";
  EXPECT_EQ(tray->best(23).w, 30);
  EXPECT_EQ(manifest.pages()[static_cast<std::size_t>(tray->best(23).page)].file, "b@1x.0.png");
  EXPECT_EQ(tray->best(34).w, 40);
  EXPECT_EQ(tray->best(500).w, 40) << "there is none larger";
  EXPECT_EQ(manifest.find("nowhere"), nullptr);
}

TEST(Manifest, KeepsTheWordsOfADrawing) {
  Manifest manifest;
  std::string why_not;
  ASSERT_TRUE(manifest.add(kAtlas, why_not)) << why_not;
  const auto& words = manifest.find("tray")->words;
  ASSERT_EQ(words.size(), 1u);
  EXPECT_EQ(words[0].text, "Wine");
  EXPECT_EQ(words[0].style.font, scene::Font::kDisplay);
  EXPECT_EQ(words[0].style.align, scene::Align::kCenter);
  EXPECT_EQ(words[0].style.color, scene::Color::hex(0x123B2E));
  EXPECT_EQ(words[0].width, 18);
}

TEST(Manifest, RefusesWhatMakesNoSenseAndKeepsWhatItHad) {
  Manifest manifest;
  std::string why_not;
  ASSERT_TRUE(manifest.add(kAtlas, why_not));
  for (const char* wrong :
       {"", "{", "[]", R"({"format":2,"pages":[],"sprites":{}})", R"({"format":1})",
        R"({"format":1,"pages":[{"file":"../../secret.png","size":[1,1]}],"sprites":{}})",
        R"({"format":1,"pages":[{"file":"a.png","size":[8,8]}],"sprites":{"x":{"size":[4,4],"at":[[0,6,0,4,4]]}}})",
        R"({"format":1,"pages":[{"file":"a.png","size":[8,8]}],"sprites":{"x":{"size":[4,4],"at":[[1,0,0,4,4]]}}})",
        R"({"format":1,"pages":[{"file":"a.png","size":[8,8]}],"sprites":{"x":{"size":[0,4],"at":[[0,0,0,4,4]]}}})",
        R"({"format":1,"pages":[{"file":"a.png","size":[8,8]}],"sprites":{"x":{"size":[4,4],"at":[]}}})"}) {
    why_not.clear();
    EXPECT_FALSE(manifest.add(wrong, why_not)) << wrong;
    EXPECT_FALSE(why_not.empty());
    EXPECT_EQ(manifest.pages().size(), 2u);
    EXPECT_EQ(manifest.names(), std::vector<std::string>{"tray"});
  }
}

}  // namespace
}  // namespace nightcap::assets
