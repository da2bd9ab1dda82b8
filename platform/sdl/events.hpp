// Between SDL's events and the engine's: the one door through which both devices and tests come in.
#pragma once

#include <SDL.h>

#include <optional>

#include "engine/input/event.hpp"

namespace nightcap::platform::sdl {

class EventDoor {
 public:
  // What the event means to the game, if anything. Frees what SDL attached to it.
  [[nodiscard]] std::optional<input::Event> read(SDL_Event& event, SDL_Window* window);
  // Queues it as the device would have. Text longer than SDL's events hold becomes several events.
  static void push(const input::Event& event, SDL_Window* window);

 private:
  // Fingers after the first are not pointers.
  std::optional<SDL_FingerID> finger_;
};

}  // namespace nightcap::platform::sdl
