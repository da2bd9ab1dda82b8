// What is drawn over the table for whoever looks into it, which layers of it are left out, and a click that only asks what
// lies there. Nothing of it is on the screen, and nothing of the game knows of it, unless an overlay has set it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/motion/director.hpp"
#include "engine/scene/draw_list.hpp"
#include "engine/scene/scene.hpp"
#include "engine/ui/widget.hpp"

namespace nightcap::app {

struct Chalk {
  bool paths = false;  // the way of whatever moves
  bool boxes = false;  // of what can be pressed
  // A frame is drawn round that thing of the scene, or round all that is drawn in that name.
  scene::EntityId thing = scene::kNobody;
  std::string owner;
  std::vector<int> hidden;  // layers that are not drawn
  std::optional<int> solo;  // the only layer that is
  // The next click on the table says what lies there, and does nothing else.
  bool picking = false;
  std::optional<scene::Vec2> picked;  // where that was, window px, until somebody has looked

  [[nodiscard]] bool leaves_out(int layer) const;
  [[nodiscard]] bool leaves_anything_out() const { return solo || !hidden.empty(); }
};

// What there is to draw on; pointers may be null.
struct Blackboard {
  const motion::Director* director = nullptr;
  const scene::Scene* scene = nullptr;
  const ui::WidgetList* widgets = nullptr;
};
// Leaves out what shall not be seen, and draws the rest over it.
void chalk_over(scene::DrawList& list, const Chalk& chalk, const Blackboard& board);
// A place of the window as the camera sees it, on the page, and the other way round.
[[nodiscard]] scene::Vec2 under_camera(const scene::DrawList& list, scene::Vec2 window);
[[nodiscard]] scene::Vec2 over_camera(const scene::DrawList& list, scene::Vec2 page);
// In whose name the topmost thing there is drawn, window px; empty: nothing is.
[[nodiscard]] std::string owner_at(const scene::DrawList& list, scene::Vec2 window);

}  // namespace nightcap::app
