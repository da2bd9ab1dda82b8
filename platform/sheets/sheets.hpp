// Contact sheets: drawings side by side, each with its name, on one large picture.
#pragma once

#include <string_view>
#include <vector>

#include "engine/scene/draw_list.hpp"

namespace nightcap::platform::sheets {

struct Sheet {
  std::string_view name;  // of its file
  int width = 0;          // px
  int height = 0;
  void (*draw)(scene::DrawList& list, const scene::TextMetrics& metrics) = nullptr;
};

[[nodiscard]] std::vector<Sheet> all_sheets();

}  // namespace nightcap::platform::sheets
