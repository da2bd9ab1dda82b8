// Random numbers that are the same on every platform and standard library.
//
// The algorithm is xoshiro256** (Blackman and Vigna, 2018), seeded by splitmix64; a number below n is made by Lemire's
// multiply-and-reject (2019). There are two types, so that a cosmetic draw can never use up the rules' numbers.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace nightcap::base {

template <class Tag>
class Generator {
 public:
  constexpr Generator() : Generator(0) {}
  constexpr explicit Generator(std::uint64_t seed) {
    for (auto& word : words_) {
      seed += 0x9E3779B97F4A7C15ull;
      std::uint64_t z = seed;
      z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
      z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
      word = z ^ (z >> 31);
    }
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = rotl(words_[1] * 5, 7) * 9;
    const std::uint64_t t = words_[1] << 17;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= t;
    words_[3] = rotl(words_[3], 45);
    return result;
  }

  // Evenly from 0 to n-1; n is 1 to 2^32-1.
  constexpr std::uint32_t below(std::uint32_t n) {
    std::uint64_t product = (next() >> 32) * n;
    if (static_cast<std::uint32_t>(product) < n) {
      const std::uint32_t floor = (0u - n) % n;
      while (static_cast<std::uint32_t>(product) < floor) product = (next() >> 32) * n;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // Evenly from [0, 1), in steps of 2^-24: for pictures, never for rules.
  constexpr float unit() requires(!Tag::kForRules) { return static_cast<float>(next() >> 40) * 0x1p-24f; }

  template <class T>
  constexpr void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
  }

  // Where it stands.
  [[nodiscard]] constexpr const std::array<std::uint64_t, 4>& words() const { return words_; }
  friend constexpr bool operator==(const Generator&, const Generator&) = default;

 private:
  static constexpr std::uint64_t rotl(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
  std::array<std::uint64_t, 4> words_{};
};

struct ForRules {
  static constexpr bool kForRules = true;
};
struct ForMinds {
  static constexpr bool kForRules = true;
};
struct ForPictures {
  static constexpr bool kForRules = false;
};

using RulesGenerator = Generator<ForRules>;        // only a Match holds one
using MindGenerator = Generator<ForMinds>;         // a computer player's own
using CosmeticGenerator = Generator<ForPictures>;  // sparks, tilts, delays

}  // namespace nightcap::base
