// The screens as somebody comes upon them, driven by computer players until something happens.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/app/catalogue.hpp"
#include "game/app/stage.hpp"

namespace nightcap::platform::sheets {

struct Scene {
  std::string_view name;  // of its file
  std::vector<std::string> arguments;
  std::string_view press;  // a widget to press first, if any
  std::string_view until;  // what must have been announced; empty: nothing
  float wait = 0;          // ms after that
};

[[nodiscard]] std::vector<Scene> all_scenes();

// Plays until then, with the picture on the stage. False if it never came to that.
[[nodiscard]] bool show(const Scene& scene, const app::Catalogue& catalogue, app::Stage& stage);

}  // namespace nightcap::platform::sheets
