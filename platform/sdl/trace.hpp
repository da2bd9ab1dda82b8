// What is known of something painted without painting it: where, and how it will look.
#pragma once

#include <cstdint>

#include "platform/sdl/box.hpp"

namespace nightcap::platform::sdl {

struct Trace {
  Box box;                 // px that it may touch
  std::uint64_t look = 0;  // of like numbers the same will be seen
};

}  // namespace nightcap::platform::sdl
