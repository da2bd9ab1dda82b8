// What is heard, in words at the edge of the screen, for who wants to read it.
#pragma once

#include <string_view>

#include "engine/ui/paint.hpp"

namespace nightcap::app {

class Captions {
 public:
  // A sound began. Those that tell nothing are not written.
  void hear(std::string_view cue);
  // ms of game time. Whether a frame would look different.
  bool update(float ms);
  void paint(scene::DrawList& list, ui::Vec2 page, ui::Corners corners, const scene::TextMetrics& metrics) const;

 private:
  std::string_view words_;
  float left_ = 0;  // ms that they stay
};

}  // namespace nightcap::app
