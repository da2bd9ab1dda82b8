// Checks saved games: plays a `save` or a replay again and compares every action, outcome and hash.
#pragma once

#include <string>
#include <string_view>

namespace nightcap::protocol {

struct Verdict {
  bool good = false;
  std::string message;  // what was found: how much fits, or the first step and field that differ
};

// The contents of a file: a save, a replay, or a whole answer of the program that holds either.
[[nodiscard]] Verdict verify(std::string_view contents);

}  // namespace nightcap::protocol
