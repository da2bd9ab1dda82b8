// All drawings of the project: each is used, and no two people look alike.

#include "assets/tools/bake/drawings.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include "assets/art/ids.hpp"
#include "assets/tools/bake/ids.hpp"
#include "assets/tools/bake/image.hpp"
#include "engine/assets/manifest.hpp"
#include "game/app/catalogue.hpp"
#include "game/cocktail/table/heirs.hpp"
#include "game/martinis/table/model.hpp"

namespace nightcap::tools::bake {
namespace {

namespace fs = std::filesystem;

const fs::path kTop = NIGHTCAP_SOURCE_DIR;
const fs::path kArt = kTop / "assets" / "art";

std::string read(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// All that the program is made of.
std::string sources() {
  std::string all;
  for (const char* room : {"engine", "game", "platform/desktop"})
    for (const auto& entry : fs::recursive_directory_iterator(kTop / room))
      if (entry.path().extension() == ".cpp" || entry.path().extension() == ".hpp") all += read(entry.path());
  return all;
}

bool mentions(const std::string& text, const std::string& word) {
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    const char next = at + word.size() < text.size() ? text[at + word.size()] : ' ';
    if (std::isalnum(static_cast<unsigned char>(next)) == 0) return true;
  }
  return false;
}

TEST(Drawings, NothingIsDrawnThatNothingShows) {
  const std::string code = sources();
  for (const std::string& name : drawn_names(kArt))
    EXPECT_TRUE(mentions(code, "art::" + constant_name(name)) || mentions(code, "SpriteId{\"" + name + "\"")) << name;
}

TEST(Drawings, EveryGeneratedOneIsLookedUpBySomething) {
  const std::string code = sources();
  std::set<std::string> used;
  for (int i = 0; i < martinis::kCards; ++i) {
    used.emplace(martinis::table::card_sprite(martinis::CardId{i}).name());
    used.emplace(martinis::table::small_card_sprite(martinis::CardId{i}).name());
  }
  for (int seat = 0; seat < martinis::kMaxPlayers; ++seat)
    for (const auto mood : {martinis::table::Mood::kCalm, martinis::table::Mood::kPleased, martinis::table::Mood::kCaught,
                            martinis::table::Mood::kSly})
      used.emplace(martinis::table::avatar_sprite(base::Seat{seat}, mood).name());
  for (int seat = 0; seat < martinis::kMaxPlayers; ++seat)
    used.emplace(martinis::table::blinking_sprite(base::Seat{seat}).name());
  for (int seat = 0; seat < 9; ++seat) {
    using cocktail::table::Mood;
    for (const Mood mood : {Mood::kCalm, Mood::kPleased, Mood::kCaught, Mood::kSly, Mood::kDead})
      used.emplace(cocktail::table::heir_picture(base::Seat{seat}, mood).name());
    used.emplace(cocktail::table::heir_arm(base::Seat{seat}).name());
  }
  for (const char* figure : {"title.colonel", "title.dowager", "title.couple"}) {
    EXPECT_NE(code.find(std::string("\"") + figure + "\""), std::string::npos) << figure;
    used.emplace(figure);
  }
  for (const std::string& name : generated_names(kArt)) {
    EXPECT_FALSE(art::find(name).empty()) << name;
    EXPECT_TRUE(used.contains(name)) << name;
  }
  EXPECT_FALSE(used.contains("")) << "a card has no drawing";
  const app::Catalogue catalogue;
  for (const auto& info : catalogue.infos()) {
    ASSERT_GE(static_cast<int>(info.faces.size()), info.max_players);
    for (const scene::SpriteId face : info.faces) EXPECT_FALSE(face.empty());
  }
}

TEST(Drawings, EveryIdIsInABakedAtlas) {
  assets::Manifest manifest;
  for (const auto& entry : fs::directory_iterator(fs::path(NIGHTCAP_DATA_DIR) / "atlas")) {
    std::string why_not;
    if (entry.path().extension() == ".json") {
      ASSERT_TRUE(manifest.add(read(entry.path()), why_not)) << entry.path() << why_not;
    }
  }
  for (const scene::SpriteId id : art::kAll) EXPECT_NE(manifest.find(id.name()), nullptr) << id.name();
  EXPECT_EQ(manifest.names().size(), art::kAll.size()) << "something is baked that has no id";
}

TEST(Drawings, NoTwoCardsHaveTheSamePicture) {
  for (const char* set : {"large-cards", "small-cards"}) {
    std::map<std::vector<std::uint32_t>, std::string> seen;
    for (const Drawing& drawing : drawings_of(kArt, set)) {
      // The index tabs tell everybody apart; what is compared is the picture beside them.
      const Image card = rasterised(drawing.svg, 125, 175);
      std::vector<std::uint32_t> picture;
      for (int y = 5; y < 130; ++y)
        for (int x = 62; x < 100; ++x) picture.push_back(card.pixels[static_cast<std::size_t>(y * 125 + x)]);
      const auto [at, fresh] = seen.emplace(std::move(picture), drawing.id);
      EXPECT_TRUE(fresh) << drawing.id << " looks like " << at->second;
    }
    EXPECT_EQ(seen.size(), 72u);
  }
}

}  // namespace
}  // namespace nightcap::tools::bake
