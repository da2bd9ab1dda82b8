// Bars on a time axis, and curves, for overlays. Called while an overlay is drawn only.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/scene/geometry.hpp"

namespace nightcap::debug {

struct Span {
  float from = 0, to = 0;  // as on the axis; the same: a tick
  scene::Color color;
  std::string label{};  // written on it, as far as there is room
};
struct Lane {
  std::string name{};  // left of it
  std::vector<Span> spans{};
};
struct Axis {
  float from = 0, to = 1;
  float unit = 1;               // what is written at the axis is divided by that
  const char* format = "%.0f";  // and written so
  std::optional<float> head{};  // where the playhead is
  float names = 0;              // part of the width that the names have
};

// Lines of lanes under an axis, as wide as there is room; `height` px, or as high as they are. Where it was pressed, while
// it is.
std::optional<float> lanes(std::string_view id, const Axis& axis, const std::vector<Lane>& lanes, float height = 0);

// The graph of f from 0 to 1, which may leave that range a little, with its name. True when it was pressed.
bool curve(std::string_view id, std::string_view name, const std::function<float(float)>& f, scene::Vec2 size, bool lit,
           bool chosen);

}  // namespace nightcap::debug
