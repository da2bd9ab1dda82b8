// The program's own operator new, which counts. The other forms (arrays, no-throw) come down to this one.
#include "platform/headless/allocations.hpp"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {
std::atomic<std::int64_t> count{0};
}

void* operator new(std::size_t size) {
  count.fetch_add(1, std::memory_order_relaxed);
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace nightcap::headless {

std::int64_t allocations() { return count.load(std::memory_order_relaxed); }

}  // namespace nightcap::headless
