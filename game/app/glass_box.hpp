// What stands beside the table for whoever looks into the engine: the overlays, as the application sees them.
#pragma once

#include <string>
#include <vector>

#include "engine/debug/items.hpp"
#include "engine/debug/mesh.hpp"
#include "engine/input/event.hpp"

namespace nightcap::app {

// A key, what it does, and to what it belongs: a widget's id, or a word.
struct Binding {
  std::string key, what, where;
};

class GlassBox {
 public:
  GlassBox() = default;
  GlassBox(const GlassBox&) = delete;
  GlassBox& operator=(const GlassBox&) = delete;
  virtual ~GlassBox() = default;

  // How much of the window it takes at the right, window px, where the window is so wide; 0 while it is shut.
  [[nodiscard]] virtual float width(float window) const = 0;
  // Every event of a device comes here first. True: it was meant for the box, and for nothing else.
  virtual bool take(const input::Event& event) = 0;
  // ms of real time, of a window of that size.
  virtual void update(float ms, scene::Vec2 window) = 0;
  // Whether somebody types there.
  [[nodiscard]] virtual bool wants_text() const = 0;
  [[nodiscard]] virtual const debug::Mesh& mesh() const = 0;
  [[nodiscard]] virtual const debug::Lettering& lettering() const = 0;
  // The keys that open and shut something of it.
  [[nodiscard]] virtual std::vector<Binding> keys() const { return {}; }
  // What can be pressed there.
  [[nodiscard]] virtual const debug::Items& items() const = 0;
};

}  // namespace nightcap::app
