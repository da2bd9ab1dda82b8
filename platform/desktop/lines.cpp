#include "platform/desktop/lines.hpp"

#include <cstdio>
#include <thread>
#include <utility>

namespace nightcap::platform::desktop {

namespace {
constexpr std::size_t kLongest = (1 << 20) + 1;  // bytes: one over what a line may have
}

Lines::Lines() {
  std::thread([shared = shared_] { shared->read(); }).detach();
}

void Lines::Shared::read() {
  std::string line;
  int c = 0;
  while ((c = std::getchar()) != EOF) {
    if (c == '\n') {
      put(std::exchange(line, {}));
    } else if (line.size() < kLongest) {
      line.push_back(static_cast<char>(c));
    }
  }
  if (!line.empty()) put(std::move(line));
  const std::lock_guard lock(mutex);
  ended = true;
  arrived.notify_all();
}

void Lines::Shared::put(std::string line) {
  const std::lock_guard lock(mutex);
  lines.push_back(std::move(line));
  arrived.notify_all();
}

std::optional<std::string> Lines::poll() {
  const std::lock_guard lock(shared_->mutex);
  if (shared_->lines.empty()) return std::nullopt;
  std::string line = std::move(shared_->lines.front());
  shared_->lines.pop_front();
  return line;
}

std::optional<std::string> Lines::wait() {
  std::unique_lock lock(shared_->mutex);
  shared_->arrived.wait(lock, [&] { return !shared_->lines.empty() || shared_->ended; });
  if (shared_->lines.empty()) return std::nullopt;
  std::string line = std::move(shared_->lines.front());
  shared_->lines.pop_front();
  return line;
}

bool Lines::ended() {
  const std::lock_guard lock(shared_->mutex);
  return shared_->ended && shared_->lines.empty();
}

}  // namespace nightcap::platform::desktop
