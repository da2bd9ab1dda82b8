// Every key that does something now, and what: the program's own, those of what is on the screen, and the glass box's.
#pragma once

#include <string>
#include <vector>

#include "game/app/glass_box.hpp"
#include "game/app/stage.hpp"

namespace nightcap::app {

class Application;

[[nodiscard]] std::vector<Binding> bindings(Application& application);

}  // namespace nightcap::app
