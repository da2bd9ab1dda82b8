// Pictures in memory: premultiplied BGRA, as cairo draws them and as the pages are kept.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace nightcap::tools::bake {

struct Image {
  int width = 0;  // px
  int height = 0;
  std::vector<std::uint32_t> pixels;  // row by row

  Image() = default;
  Image(int w, int h) : width(w), height(h), pixels(static_cast<std::size_t>(w) * static_cast<std::size_t>(h)) {}
};

// The SVG drawn to exactly that size. Throws std::runtime_error if librsvg can't.
[[nodiscard]] Image rasterised(std::string_view svg, int width, int height);

// Puts `part` at that place, its edge pixels repeated so many px outwards, so that sampling never meets a neighbour.
void put(Image& page, const Image& part, int x, int y, int padding);

// As a PNG whose colours are premultiplied (PNG itself would have them straight: only this program reads the pages).
// Throws std::runtime_error if it can't be written whole.
void write_png(const Image& image, const std::filesystem::path& file);

}  // namespace nightcap::tools::bake
