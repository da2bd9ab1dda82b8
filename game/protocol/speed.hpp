// What of a game's speed is measured; the games are played by random_games.hpp, the clock is that of bench.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

namespace nightcap::protocol {

struct GameCounts {
  std::int64_t games = 0;
  std::int64_t actions = 0;
  std::int64_t outcomes = 0;
  [[nodiscard]] std::int64_t transitions() const { return actions + outcomes; }
};

struct SpeedTests {
  std::size_t state_bytes = 0;
  // Makes ready for games of so many players; each call of the result plays one game and adds to the counts.
  std::function<std::function<void(GameCounts&)>(int players, bool events)> start;
  // Copies, and hashes, a state so many times.
  std::function<void(std::int64_t times)> copy;
  std::function<void(std::int64_t times)> hash;
};

// Tells the compiler that what lies there is looked at and may have changed.
inline void keep(const void* place) {
#if defined(__GNUC__)
  asm volatile("" : : "g"(place) : "memory");
#else
  static const void* volatile seen;
  seen = place;
#endif
}

}  // namespace nightcap::protocol
