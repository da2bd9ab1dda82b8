// A vector whose room is part of the value: no heap. Slots that are not in use are zero, so that two equal vectors
// are equal byte for byte and states that hold them can be compared, copied and hashed as bytes.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <type_traits>

#include "engine/base/check.hpp"

namespace nightcap::base {

template <class T, int N>
class FixedVector {
  static_assert(N > 0 && N < 256);

 public:
  using value_type = T;

  constexpr FixedVector() = default;
  constexpr FixedVector(std::initializer_list<T> items) {
    for (const T& item : items) push_back(item);
  }

  [[nodiscard]] constexpr int size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] constexpr bool full() const { return size_ == N; }
  static constexpr int capacity() { return N; }

  constexpr T& operator[](int i) {
    NIGHTCAP_DCHECK(i >= 0 && i < size_);
    return items_[static_cast<std::size_t>(i)];
  }
  constexpr const T& operator[](int i) const {
    NIGHTCAP_DCHECK(i >= 0 && i < size_);
    return items_[static_cast<std::size_t>(i)];
  }
  [[nodiscard]] constexpr const T& back() const { return (*this)[size_ - 1]; }
  [[nodiscard]] constexpr const T& front() const { return (*this)[0]; }

  constexpr void push_back(const T& item) {
    NIGHTCAP_DCHECK(size_ < N);
    items_[size_++] = item;
  }
  constexpr T pop_back() {
    NIGHTCAP_DCHECK(size_ > 0);
    T item = items_[--size_];
    items_[size_] = T{};
    return item;
  }
  // Takes out item i; the later ones move up.
  constexpr T take(int i) {
    T item = (*this)[i];
    for (int k = i; k + 1 < size_; ++k) items_[static_cast<std::size_t>(k)] = items_[static_cast<std::size_t>(k + 1)];
    items_[--size_] = T{};
    return item;
  }
  constexpr void clear() {
    for (int i = 0; i < size_; ++i) items_[static_cast<std::size_t>(i)] = T{};
    size_ = 0;
  }
  // The place of an equal item, or -1.
  [[nodiscard]] constexpr int find(const T& item) const {
    for (int i = 0; i < size_; ++i)
      if (items_[static_cast<std::size_t>(i)] == item) return i;
    return -1;
  }

  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  [[nodiscard]] constexpr const T* begin() const { return items_.data(); }
  [[nodiscard]] constexpr const T* end() const { return items_.data() + size_; }

  friend constexpr bool operator==(const FixedVector&, const FixedVector&) = default;

 private:
  std::array<T, static_cast<std::size_t>(N)> items_{};
  std::uint8_t size_ = 0;
};

// A list that is filled and read in one go (legal actions, events of a step): no heap, and its room is not cleared.
template <class T, int N>
class ScratchList {
 public:
  ScratchList() {}  // NOLINT: leaves the items unset on purpose
  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  void clear() { size_ = 0; }
  void push_back(const T& item) {
    NIGHTCAP_CHECK(size_ < N);
    items_[size_++] = item;
  }
  // The same without a branch that can be guessed wrong.
  void push_back_if(bool wanted, const T& item) {
    NIGHTCAP_CHECK(size_ < N);
    items_[size_] = item;
    size_ += wanted ? 1 : 0;
  }
  // All of them at once: one test of the room, one copy.
  template <std::size_t K>
  void append(const std::array<T, K>& items) {
    NIGHTCAP_CHECK(size_ + static_cast<int>(K) <= N);
    static_assert(std::is_trivially_copyable_v<T>);
    std::memcpy(items_ + size_, items.data(), sizeof(items));
    size_ += static_cast<int>(K);
  }
  [[nodiscard]] const T& operator[](int i) const { return items_[i]; }
  [[nodiscard]] const T* begin() const { return items_; }
  [[nodiscard]] const T* end() const { return items_ + size_; }
  [[nodiscard]] const T* data() const { return items_; }

 private:
  int size_ = 0;
  union {
    T items_[N];
  };
};

}  // namespace nightcap::base
