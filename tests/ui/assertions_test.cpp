// Dear ImGui comes from the distribution with its assertions on, which end the program: here they end the test that they
// fail in, and say so.
#include "tests/support/assertions.hpp"

#include <gtest/gtest.h>
#include <imgui.h>

#include <string>

#include "engine/debug/glass.hpp"

#ifdef __GLIBC__

namespace nightcap::tests {

// In place of the C library's own; under its name it could not throw.
[[noreturn]] void assertion_failed(const char* what, const char* file, unsigned line,
                                   const char* function) asm("__assert_fail");

void assertion_failed(const char* what, const char* file, unsigned line, const char* function) {
  throw AssertionFailed(std::string(file) + ":" + std::to_string(line) + ": " + function + ": " + what);
}

namespace {

TEST(Assertions, OneOfDearImGuiFailsTheTestWithItsText) {
  debug::Glass glass({}, 15, [] { ImGui::PopID(); });  // of nothing
  glass.set_area({0, 0, 100, 100});
  try {
    glass.update(100);
    FAIL() << "it should have complained";
  } catch (const AssertionFailed& failed) {
    EXPECT_NE(std::string(failed.what()).find("PopID"), std::string::npos) << failed.what();
  }
}

}  // namespace
}  // namespace nightcap::tests

#endif
