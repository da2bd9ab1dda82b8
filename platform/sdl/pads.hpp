// The controllers that are connected, and what is held on them.
#pragma once

#include <SDL.h>

#include <memory>
#include <vector>

#include "game/app/stage.hpp"

namespace nightcap::platform::sdl {

class Pads {
 public:
  Pads();
  ~Pads();
  Pads(const Pads&) = delete;
  Pads& operator=(const Pads&) = delete;

  // As they are now.
  [[nodiscard]] std::vector<app::Pad> look();

 private:
  struct Close {
    void operator()(SDL_GameController* pad) const { SDL_GameControllerClose(pad); }
  };
  bool there_ = false;  // SDL listens to them
  std::vector<std::unique_ptr<SDL_GameController, Close>> open_;
};

}  // namespace nightcap::platform::sdl
