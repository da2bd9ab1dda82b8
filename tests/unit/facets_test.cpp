// The overlays' triangles in software: which px they cover, and how.
#include "platform/sdl/facets.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace nightcap::platform::sdl {
namespace {

using scene::Color;

struct Sheet {
  Sheet() {
    lettering.width = lettering.height = 4;
    lettering.alpha.assign(16, 0);
    lettering.alpha[0] = 255;  // what is plain is here
    lettering.alpha[5] = 255;  // (1, 1)
    lettering.alpha[6] = 128;  // (2, 1)
  }
  void corner(float x, float y, float u, float v, Color color) {
    mesh.indices.push_back(static_cast<std::uint32_t>(mesh.vertices.size()));
    mesh.vertices.push_back({{x, y}, {u / 4, v / 4}, color});
  }
  // As Dear ImGui makes them.
  void rect(float x, float y, float w, float h, Color color, float u = 0.5f, float v = 0.5f, float uw = 0, float vh = 0) {
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    mesh.vertices.push_back({{x, y}, {u / 4, v / 4}, color});
    mesh.vertices.push_back({{x + w, y}, {(u + uw) / 4, v / 4}, color});
    mesh.vertices.push_back({{x + w, y + h}, {(u + uw) / 4, (v + vh) / 4}, color});
    mesh.vertices.push_back({{x, y + h}, {u / 4, (v + vh) / 4}, color});
    for (const std::uint32_t i : {0u, 1u, 2u, 0u, 2u, 3u}) mesh.indices.push_back(first + i);
  }
  void paint(scene::Rect clip = {0, 0, 16, 16}, scene::Vec2 density = {1, 1}) {
    mesh.batches = {{clip, 0, mesh.indices.size()}};
    Facets({pixels.data(), 16, 16, 16}, mesh, lettering, {0, 0}, density).paint();
  }
  [[nodiscard]] std::uint32_t at(int x, int y) const { return pixels[static_cast<std::size_t>(y * 16 + x)] & 0xFFFFFFu; }
  [[nodiscard]] int painted() const {
    int count = 0;
    for (int y = 0; y < 16; ++y)
      for (int x = 0; x < 16; ++x) count += at(x, y) != 0;
    return count;
  }

  std::vector<std::uint32_t> pixels = std::vector<std::uint32_t>(256);
  debug::Mesh mesh;
  debug::Lettering lettering;
};

constexpr Color kRed{255, 0, 0, 255}, kHalf{255, 255, 255, 128};

TEST(Facets, ARectangleCoversThePxWhoseMiddlesItHas) {
  Sheet sheet;
  sheet.rect(2, 3, 4, 2, kRed);
  sheet.paint();
  EXPECT_EQ(sheet.painted(), 8);
  EXPECT_EQ(sheet.at(2, 3), 0xFF0000u);
  EXPECT_EQ(sheet.at(5, 4), 0xFF0000u);
  EXPECT_EQ(sheet.at(6, 4), 0u);
}

TEST(Facets, NothingIsPaintedOutsideOfTheClip) {
  Sheet sheet;
  sheet.rect(-5, -5, 40, 40, kRed);
  sheet.corner(0, 0, 0.5f, 0.5f, kRed);
  sheet.corner(30, 0, 0.5f, 0.5f, kRed);
  sheet.corner(0, 30, 0.5f, 0.5f, kRed);
  sheet.paint({4, 5, 3, 2});
  EXPECT_EQ(sheet.painted(), 6);
}

TEST(Facets, ALettersPxAreItsOpacity) {
  Sheet sheet;
  sheet.rect(8, 8, 2, 1, {255, 255, 255, 255}, 1, 1, 2, 1);
  sheet.paint();
  EXPECT_EQ(sheet.at(8, 8), 0xFFFFFFu);
  EXPECT_NEAR(sheet.at(9, 8) & 0xFF, 128, 2);
  EXPECT_EQ(sheet.painted(), 2);
}

TEST(Facets, ALetterIsStretchedSmoothlyWhereTheScreenIsDenser) {
  Sheet sheet;
  sheet.rect(2, 2, 2, 1, {255, 255, 255, 255}, 1, 1, 2, 1);
  sheet.paint({0, 0, 16, 16}, {2, 2});
  EXPECT_GT(sheet.painted(), 4);
  EXPECT_GT(sheet.at(5, 4), 0u);
}

TEST(Facets, TrianglesThatShareAnEdgeMeetWithoutAGapOrASeam) {
  Sheet sheet;
  // Not upright: four corners of a slanted shape, in two triangles.
  for (const auto& [x, y] : {std::pair{2.0f, 1.0f}, {13.0f, 3.0f}, {11.0f, 14.0f}}) sheet.corner(x, y, 0.5f, 0.5f, kHalf);
  for (const auto& [x, y] : {std::pair{2.0f, 1.0f}, {11.0f, 14.0f}, {1.0f, 12.0f}}) sheet.corner(x, y, 0.5f, 0.5f, kHalf);
  sheet.paint();
  EXPECT_GT(sheet.painted(), 100);
  for (int y = 0; y < 16; ++y)
    for (int x = 0; x < 16; ++x)
      if (sheet.at(x, y) != 0) {
        EXPECT_NEAR(sheet.at(x, y) & 0xFF, 128, 2) << x << "," << y << " was painted twice";
      }
  for (int y = 3; y < 12; ++y) EXPECT_NE(sheet.at(6, y), 0u);
}

TEST(Facets, ColoursRunFromCornerToCorner) {
  Sheet sheet;
  sheet.corner(0, 0, 0.5f, 0.5f, {255, 0, 0, 255});
  sheet.corner(16, 0, 0.5f, 0.5f, {0, 0, 255, 255});
  sheet.corner(0, 16, 0.5f, 0.5f, {255, 0, 0, 255});
  sheet.paint();
  EXPECT_GT(sheet.at(1, 1) >> 16, 200u);
  EXPECT_GT(sheet.at(13, 0) & 0xFF, 180u);
}

}  // namespace
}  // namespace nightcap::platform::sdl
