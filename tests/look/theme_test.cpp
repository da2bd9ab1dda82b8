// The table of colours of texts and of what they stand on: what it says can be read, and is what is drawn.
#include "engine/ui/theme.hpp"

#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "tests/look/sight.hpp"

namespace nightcap::tests {
namespace {

using scene::Color;

std::string hex(Color c) {
  constexpr char kDigits[] = "0123456789ABCDEF";
  std::string text = "#";
  for (const int channel : {c.r, c.g, c.b}) (text += kDigits[channel >> 4]) += kDigits[channel & 15];
  return text;
}

// The text of a drawing, its colours in capitals; empty if there is none.
std::string drawing(std::string_view name) {
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(std::filesystem::path(NIGHTCAP_SOURCE_DIR) / "assets/art"))
    if (entry.path().filename() == std::string(name) + ".svg") {
      std::ifstream in(entry.path(), std::ios::binary);
      std::string text{std::istreambuf_iterator<char>(in), {}};
      for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
      return text;
    }
  return {};
}

TEST(Theme, ContrastIsWhatTheGuidelinesSay) {
  EXPECT_NEAR(ui::contrast(scene::kWhite, Color::hex(0)), 21, 1e-9);
  EXPECT_NEAR(ui::contrast(Color::hex(0x767676), scene::kWhite), 4.54, 0.01);
  EXPECT_NEAR(ui::contrast(Color::hex(0xFBF1DC), Color::hex(0x1B1426)), 15.9, 0.1);
  EXPECT_DOUBLE_EQ(ui::contrast(Color::hex(0xE2503C), Color::hex(0x2F62D0)),
                   ui::contrast(Color::hex(0x2F62D0), Color::hex(0xE2503C)));
}

TEST(Theme, EveryPairCanBeRead) {
  std::set<std::string_view> roles;
  for (const ui::TextPair& pair : ui::text_pairs()) {
    EXPECT_GE(ui::contrast(pair.text, pair.back), ui::least_contrast(pair.large))
        << pair.role << ": " << hex(pair.text) << " on " << hex(pair.back);
    EXPECT_TRUE(roles.insert(pair.role).second) << pair.role << " is there twice";
  }
  EXPECT_GE(roles.size(), 15u);
}

TEST(Theme, EveryGroundIsDrawnInTheColorThatTheTableSays) {
  for (const ui::TextPair& pair : ui::text_pairs()) {
    const std::string text = drawing(pair.ground.name());
    ASSERT_NE(text, "") << pair.role << ": no drawing " << pair.ground.name();
    EXPECT_NE(text.find(hex(pair.back)), std::string::npos)
        << pair.role << ": no " << hex(pair.back) << " in " << pair.ground.name();
  }
}

// The figures that the palette was chosen by: coral and cobalt keep apart in hue, hardly in lightness.
TEST(Sight, ChangesColorsAsPublished) {
  const auto near = [](Color is, Color wanted) {
    return std::abs(is.r - wanted.r) <= 2 && std::abs(is.g - wanted.g) <= 2 && std::abs(is.b - wanted.b) <= 2;
  };
  const Color coral = Color::hex(0xE2503C), cobalt = Color::hex(0x2F62D0);
  EXPECT_TRUE(near(seen(coral, Sight::kDeutan), Color::hex(0x9D8E37))) << hex(seen(coral, Sight::kDeutan));
  EXPECT_TRUE(near(seen(coral, Sight::kProtan), Color::hex(0x796E39))) << hex(seen(coral, Sight::kProtan));
  EXPECT_TRUE(near(seen(cobalt, Sight::kDeutan), Color::hex(0x0061CE))) << hex(seen(cobalt, Sight::kDeutan));
  EXPECT_TRUE(near(seen(cobalt, Sight::kProtan), Color::hex(0x0C70D4))) << hex(seen(cobalt, Sight::kProtan));
  for (const Sight sight : kSights) {
    EXPECT_TRUE(near(seen(scene::kWhite, sight), scene::kWhite)) << sight_name(sight);
    EXPECT_TRUE(near(seen(Color::hex(0x808080), sight), Color::hex(0x808080))) << sight_name(sight);
  }
}

}  // namespace
}  // namespace nightcap::tests
