// Maps from text that are searched without making a string, so that a frame allocates nothing.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace nightcap::platform::sdl {

struct TextHash {
  using is_transparent = void;
  std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
};
template <class T>
using TextMap = std::unordered_map<std::string, T, TextHash, std::equal_to<>>;

// Mixes another number into a hash.
[[nodiscard]] inline std::size_t mixed(std::size_t hash, std::size_t more) {
  return (hash ^ (more + 0x9E3779B97F4A7C15u + (hash << 6) + (hash >> 2))) * 0x100000001B3u;
}

}  // namespace nightcap::platform::sdl
