// An assertion of a library that fails in a test: the test fails with its text, instead of the program ending.
#pragma once

#include <stdexcept>

namespace nightcap::tests {

struct AssertionFailed : std::logic_error {
  using std::logic_error::logic_error;
};

}  // namespace nightcap::tests
