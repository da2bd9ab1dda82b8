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
// So many columns that belong together.
struct HeatGroup {
  std::string name;
  int columns = 0;
};
struct HeatMap {
  std::string title;
  std::vector<std::string> columns;
  std::vector<HeatGroup> groups;  // of all columns, or none
  std::vector<HeatRow> rows;
};

// Draws it as wide as there is room. All maps have the same scale.
void heat_map(std::string_view id, const HeatMap& map);

}  // namespace nightcap::debug
