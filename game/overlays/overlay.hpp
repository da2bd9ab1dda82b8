// An overlay: one file of an overlays folder, which defines `extern const Overlay kOverlay` in a namespace of its own
// name (frame.cpp: nightcap::overlays::frame). The build collects the files.
#pragma once

#include <functional>
#include <string_view>

#include "game/app/application.hpp"
#include "game/app/runner.hpp"
#include "game/app/stage.hpp"

namespace nightcap::overlays {

// What overlays look into. It outlives them.
struct Context {
  app::Application& application;
  app::Runner& runner;
  app::Stage& stage;
};

struct Overlay {
  std::string_view id;
  std::string_view label;
  std::string_view key;  // opens and shuts it, as in "F10"; may be empty
  // What draws one of it; what it remembers from one picture to the next it keeps itself.
  std::function<void(Context&)> (*make)() = nullptr;
  std::string_view group = "Game";  // what the menu lists it under
  // Called when it is shut, or the box with it: what it asked of the application is asked no more.
  void (*shut)(Context&) = nullptr;
};

// The match on the table; nullptr if there is none, and then that has been said.
[[nodiscard]] app::Session* match_of(Context& context);

}  // namespace nightcap::overlays
