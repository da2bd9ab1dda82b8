// Folders that a system has for a program.
#pragma once

#include <filesystem>

namespace nightcap::platform::sdl {

// Where the user's configuration of this program lies; it need not be there yet. Empty where a system doesn't tell.
[[nodiscard]] std::filesystem::path configuration_folder();

}  // namespace nightcap::platform::sdl
