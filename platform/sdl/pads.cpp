#include "platform/sdl/pads.hpp"

#include <algorithm>

namespace nightcap::platform::sdl {

namespace {

constexpr float kFull = 32767;

app::Pad state_of(SDL_GameController* pad) {
  app::Pad out;
  const char* name = SDL_GameControllerName(pad);
  out.name = name != nullptr ? name : "a controller";
  for (int i = 0; i < SDL_CONTROLLER_AXIS_MAX; ++i) {
    const auto axis = static_cast<SDL_GameControllerAxis>(i);
    if (SDL_GameControllerHasAxis(pad, axis) != SDL_TRUE) continue;
    const float at = static_cast<float>(SDL_GameControllerGetAxis(pad, axis)) / kFull;
    out.axes.push_back({SDL_GameControllerGetStringForAxis(axis), std::max(at, -1.0f)});
  }
  for (int i = 0; i < SDL_CONTROLLER_BUTTON_MAX; ++i) {
    const auto button = static_cast<SDL_GameControllerButton>(i);
    if (SDL_GameControllerGetButton(pad, button) != 0) out.held.emplace_back(SDL_GameControllerGetStringForButton(button));
  }
  return out;
}

}  // namespace

Pads::Pads() : there_(SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0) {}

Pads::~Pads() {
  open_.clear();
  if (there_) SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
}

std::vector<app::Pad> Pads::look() {
  std::vector<app::Pad> pads;
  if (!there_) return pads;
  std::erase_if(open_, [](const auto& pad) { return SDL_GameControllerGetAttached(pad.get()) != SDL_TRUE; });
  for (int i = 0; i < SDL_NumJoysticks(); ++i) {
    if (SDL_IsGameController(i) != SDL_TRUE) continue;
    if (SDL_GameControllerFromInstanceID(SDL_JoystickGetDeviceInstanceID(i)) != nullptr) continue;
    if (SDL_GameController* pad = SDL_GameControllerOpen(i)) open_.emplace_back(pad);
  }
  for (const auto& pad : open_) pads.push_back(state_of(pad.get()));
  return pads;
}

}  // namespace nightcap::platform::sdl
