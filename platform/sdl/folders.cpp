#include "platform/sdl/folders.hpp"

#include <SDL.h>

#include <cstdlib>

namespace nightcap::platform::sdl {

namespace {
constexpr const char* kName = "nightcap";
}

std::filesystem::path configuration_folder() {
#if defined(_WIN32) || defined(__APPLE__)
  char* path = SDL_GetPrefPath("", kName);
  std::filesystem::path folder = path != nullptr ? std::filesystem::u8path(path) : std::filesystem::path();
  SDL_free(path);
  return folder;
#else
  // By the XDG base directory specification, which SDL follows for data only; a path that isn't absolute doesn't count.
  for (const auto& [variable, below] : {std::pair{"XDG_CONFIG_HOME", ""}, std::pair{"HOME", ".config"}}) {
    const char* value = std::getenv(variable);
    if (value == nullptr) continue;
    if (const std::filesystem::path base(value); base.is_absolute()) return base / below / kName;
  }
  return {};
#endif
}

}  // namespace nightcap::platform::sdl
