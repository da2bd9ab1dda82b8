// How often this program has taken memory from the heap, for `bench`.
#pragma once

#include <cstdint>

namespace nightcap::headless {

[[nodiscard]] std::int64_t allocations();

}  // namespace nightcap::headless
