// The typefaces that the build gathered: each its own, with its licence, and its capitals in the middle of where it is
// set, so that buttons look alike in all of them.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "tests/look/camera.hpp"
#include "tests/look/sight.hpp"

namespace nightcap::tests {
namespace {

using scene::Color;
using scene::DrawList;
using scene::Font;
using scene::Rect;

const std::filesystem::path kFonts = std::filesystem::path(NIGHTCAP_DATA_DIR) / "fonts";
constexpr std::array kFaces{"body", "medium", "bold", "heavy", "script", "display", "name"};

std::string bytes_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}
// Where the real ones could not be fetched, others stand in for them.
bool stand_ins() { return !bytes_of(kFonts / "stand-ins").empty(); }

TEST(Type, EveryFaceIsThereWithItsLicence) {
  std::set<std::string> different;
  for (const char* face : kFaces) {
    const std::string font = bytes_of(kFonts / (std::string(face) + ".ttf"));
    EXPECT_GT(font.size(), 10'000u) << face;
    different.insert(font);
    const std::string licence = bytes_of(kFonts / (std::string(face) + ".licence.txt"));
    EXPECT_TRUE(licence.find("Open Font License") != std::string::npos ||
                licence.find("OPEN FONT LICENSE") != std::string::npos || licence.find("Apache License") != std::string::npos)
        << face;
  }
  if (stand_ins()) GTEST_SKIP() << "set in stand-ins";
  EXPECT_EQ(different.size(), kFaces.size());
}

TEST(Type, CapitalsStandInTheMiddleOfTheirBox) {
  Camera camera(480, 360);
  for (std::size_t i = 0; i < kFaces.size(); ++i) {
    for (const float size : {18.0f, 24.0f, 32.0f, 54.0f, 92.0f, 148.0f}) {
      for (const float outline : {0.0f, 4.0f}) {
        DrawList list;
        list.solid({0, 0, 480, 360}, Color::hex(0));
        list.words("H", Rect{0, 0, 480, 360},
                   {static_cast<Font>(i), size, scene::kWhite, scene::Align::kCenter, outline, Color::hex(0x0000FF)});
        const Picture picture = camera.take(list);
        int top = picture.height, bottom = -1;
        for (int y = 0; y < picture.height; ++y)
          for (int x = 0; x < picture.width; ++x)
            if (picture.at(x, y).r > 100) {
              top = std::min(top, y);
              bottom = std::max(bottom, y);
            }
        ASSERT_GT(bottom, top) << kFaces[i];
        EXPECT_NEAR(static_cast<double>(top + bottom + 1) / 2, 180, 1 + static_cast<double>(size) / 60)
            << kFaces[i] << " in size " << size << ", outline " << outline;
      }
    }
  }
}

// What the game says, it can set: names, quotations, signs. None of it is a box.
TEST(Type, EveryFaceHasTheLettersThatTheGameUses) {
  Camera camera(480, 360);
  const auto drawn = [&](Font font, const char* text) {
    DrawList list;
    list.solid({0, 0, 480, 360}, Color::hex(0));
    list.words(text, Rect{0, 0, 480, 360}, {font, 64, scene::kWhite, scene::Align::kCenter});
    return camera.take(list).rgb;
  };
  for (std::size_t i = 0; i < kFaces.size(); ++i) {
    const Font font = static_cast<Font>(i);
    const auto box = drawn(font, "\xEE\x80\x80");  // of private use: no face has it
    for (const char* letter : {"A", "g", "&", "?", "!", "’", "“", "”", "é", "ö", "0", "9", "+", "-", "."})
      EXPECT_NE(drawn(font, letter), box) << kFaces[i] << " lacks " << letter;
  }
}

}  // namespace
}  // namespace nightcap::tests
