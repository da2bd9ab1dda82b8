// A table of probabilities as a heat map: dark is nothing, gold is certain; the number under the pointer is told in words.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nightcap::debug {

struct HeatRow {
  std::string name;
  std::vector<std::optional<float>> cells;  // 0 to 1; nothing: no such cell
};
struct HeatMap {
  std::string title;
  std::vector<std::string> columns;
  std::vector<HeatRow> rows;
};

// Draws it as wide as there is room. Every map has a scale of its own: its largest number is the brightest.
void heat_map(std::string_view id, const HeatMap& map);

}  // namespace nightcap::debug
