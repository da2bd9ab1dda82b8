// A timeline as it can be drawn: everything on it as a bar on a time axis. Times in ms at speed 1.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/motion/timeline.hpp"

namespace nightcap::motion {

struct Bar {
  enum class Kind : std::uint8_t { kMove, kShape, kDeed, kCue, kSpray, kShot };
  Kind kind = Kind::kMove;
  float start = 0;
  float ms = 0;  // 0: done at once
  Easing easing = Easing::kLinear;
  std::string what{};  // the thing, the sound, the particle
};
struct Chart {
  std::string_view label;
  float length = 0;
  std::vector<Bar> bars;  // in the order of their starts
};
// The scene says what its things are called.
[[nodiscard]] Chart chart(const Timeline& timeline, const Scene& scene);
[[nodiscard]] std::string_view kind_name(Bar::Kind kind);

}  // namespace nightcap::motion
