// A window with a glass box beside it.
#pragma once

#include <string>

#include "game/overlays/box/box.hpp"
#include "tests/support/window.hpp"

namespace nightcap::tests {

struct Glazed {
  explicit Glazed(const Words& arguments = {}) : window(arguments) { window.application().set_glass_box(&box); }
  ~Glazed() { window.application().set_glass_box(nullptr); }
  Glazed(const Glazed&) = delete;
  Glazed& operator=(const Glazed&) = delete;

  void open(const std::string& key = "") {
    window.key("F3");
    if (!key.empty()) window.key(key);
    window.advance(100);
  }
  // Opens or shuts an overlay, as the menu does.
  void toggle(std::string_view overlay) {
    box.toggle(overlay);
    window.advance(100);
  }
  std::string value(const std::string& id) {
    const Json found = window.widget(id);
    return found.is_null() || found["value"].is_null() ? "" : found["value"].get<std::string>();
  }
  // The left edge of the column, window px.
  float edge() { return 1280 - box.width(1280); }

  Window window;
  overlays::Box box{{window.application(), window.runner(), window.stage()}, {}, 1, false};
};

}  // namespace nightcap::tests
