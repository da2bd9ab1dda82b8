// The hash of a plain value: 64 bits, the same on every platform.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace nightcap::base {

static_assert(std::endian::native == std::endian::little, "states are hashed as little-endian words");

// Mixes 8 bytes at a time by folded 64x64 multiplication (the idea of wyhash, Wang Yi 2019).
inline std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t lo_lo = (a & 0xFFFFFFFFu) * (b & 0xFFFFFFFFu);
  const std::uint64_t hi_lo = (a >> 32) * (b & 0xFFFFFFFFu);
  const std::uint64_t lo_hi = (a & 0xFFFFFFFFu) * (b >> 32);
  const std::uint64_t hi_hi = (a >> 32) * (b >> 32);
  const std::uint64_t middle = (lo_lo >> 32) + (hi_lo & 0xFFFFFFFFu) + lo_hi;
  const std::uint64_t high = hi_hi + (hi_lo >> 32) + (middle >> 32);
  const std::uint64_t low = (middle << 32) | (lo_lo & 0xFFFFFFFFu);
  return low ^ high;
}

template <class T>
[[nodiscard]] std::uint64_t hash_value(const T& value) {
  static_assert(std::has_unique_object_representations_v<T> && sizeof(T) % 8 == 0,
                "equal values must have equal bytes, without padding");
  std::uint64_t hash = 0xA0761D6478BD642Full ^ sizeof(T);
  const auto* bytes = reinterpret_cast<const unsigned char*>(&value);
  for (std::size_t i = 0; i < sizeof(T); i += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes + i, 8);
    hash = mix(hash ^ word, 0xE7037ED1A0B428DBull + i);
  }
  return mix(hash, 0x8EBC6AF09C88C6E3ull);
}

}  // namespace nightcap::base
