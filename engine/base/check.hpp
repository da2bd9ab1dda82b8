// Checks for bugs: a broken promise inside the program ends it at once with the place. User errors are values instead.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace nightcap::base {

[[noreturn]] inline void check_failed(const char* what, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: check failed: %s\n", file, line, what);
  std::abort();
}

}  // namespace nightcap::base

// Always on: for promises that are cheap to test and dear to break.
#define NIGHTCAP_CHECK(condition) \
  (static_cast<bool>(condition) ? void(0) : ::nightcap::base::check_failed(#condition, __FILE__, __LINE__))

// On in debug and sanitizer builds only: for the inner loops of the rules.
#ifdef NDEBUG
#define NIGHTCAP_DCHECK(condition) void(0)
#else
#define NIGHTCAP_DCHECK(condition) NIGHTCAP_CHECK(condition)
#endif
