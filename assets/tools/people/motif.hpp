// What is behind a person: the adjective as a pattern of cut paper, in the window's colours.
#pragma once

#include <string>

#include "assets/tools/people/people_facts.hpp"

namespace nightcap::tools::people {

struct WindowTones {
  std::string base, light, pale, dark, panel, gold;
};
WindowTones window_tones(bool woman);

// In the large card's coordinates: the window is 26..226 x 26..262, the head about (147, 112).
std::string motif(Adjective adjective, bool woman);

}  // namespace nightcap::tools::people
