// Delta debugging: cuts a list that shows a failure down to one of which no part can be left out.
//
// The algorithm is ddmin (Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", IEEE Transactions on
// Software Engineering, 2002): try each of n parts alone, then everything but one part, and double n where neither fails.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace nightcap::soak {

// The list without the items from `first` on, `count` of them.
template <class T>
[[nodiscard]] std::vector<T> without(const std::vector<T>& list, std::size_t first, std::size_t count) {
  const std::size_t end = std::min(list.size(), first + count);
  std::vector<T> rest(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(first));
  rest.insert(rest.end(), list.begin() + static_cast<std::ptrdiff_t>(end), list.end());
  return rest;
}

// `attempt(list)` is nothing if that doesn't fail, and otherwise what of it was needed to, which may be less. It is called
// with ever shorter lists; `whole` fails.
template <class T, class Attempt>
[[nodiscard]] std::vector<T> ddmin(std::vector<T> whole, const Attempt& attempt) {
  const auto take = [&](const std::vector<T>& candidate) {
    std::optional<std::vector<T>> smaller = attempt(candidate);
    if (!smaller || smaller->size() >= whole.size()) return false;
    whole = std::move(*smaller);
    return true;
  };
  std::size_t parts = 2;
  while (whole.size() >= 2) {
    const std::size_t part = (whole.size() + parts - 1) / parts;
    bool reduced = false;
    for (std::size_t from = 0; from < whole.size() && !reduced; from += part) {
      const std::size_t end = std::min(whole.size(), from + part);
      if (take({whole.begin() + static_cast<std::ptrdiff_t>(from), whole.begin() + static_cast<std::ptrdiff_t>(end)})) {
        parts = 2;
        reduced = true;
      }
    }
    for (std::size_t from = 0; from < whole.size() && !reduced; from += part)
      if (take(without(whole, from, part))) {
        parts = std::max<std::size_t>(parts - 1, 2);
        reduced = true;
      }
    if (reduced) continue;
    if (part == 1) break;
    parts = std::min(parts * 2, whole.size());
  }
  return whole;
}

// Leaves out every run of at most `longest` items that isn't needed, wherever it begins: ddmin's parts begin at multiples
// of their own length only.
template <class T, class Attempt>
[[nodiscard]] std::vector<T> sweep(std::vector<T> whole, std::size_t longest, const Attempt& attempt) {
  for (std::size_t run = std::min(longest, whole.size()); run >= 1; --run)
    for (std::size_t from = 0; from + run <= whole.size();) {
      std::optional<std::vector<T>> smaller = attempt(without(whole, from, run));
      if (smaller && smaller->size() < whole.size()) {
        whole = std::move(*smaller);
      } else {
        ++from;
      }
    }
  return whole;
}

}  // namespace nightcap::soak
