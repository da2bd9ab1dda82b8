// Which parts of a surface look other than they did: most frames change little of the screen, and only that is painted anew.
//
// The surface is divided into tiles, and for each is known, as one number, what was painted there and in which order.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "platform/sdl/trace.hpp"

namespace nightcap::platform::sdl {

class Mosaic {
 public:
  // The parts of a surface of w x h px that are no longer as they were when this was asked last. `ground`: a number for how
  // all of them look besides.
  std::span<const Box> changed(std::span<const Trace> traces, int w, int h, std::uint64_t ground);
  // Everything has changed.
  void forget() { last_.clear(); }

 private:
  void gather(int w, int h);

  int columns_ = 0, rows_ = 0;
  std::vector<std::uint64_t> last_, now_;  // of each tile
  std::vector<Box> parts_;
};

}  // namespace nightcap::platform::sdl
