// What overlays ask of the application: how fast it runs, the last seconds of its picture, and what is drawn over it.
// Everything is at rest until one of them asks.
#pragma once

#include "game/app/chalk.hpp"
#include "game/app/pace.hpp"
#include "game/app/reel.hpp"

namespace nightcap::app {

struct Backstage {
  Pace pace;
  Reel reel;
  Chalk chalk;
};

}  // namespace nightcap::app
