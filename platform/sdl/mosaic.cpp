#include "platform/sdl/mosaic.hpp"

#include <algorithm>

#include "platform/sdl/lookup.hpp"

namespace nightcap::platform::sdl {
namespace {

constexpr int kTile = 32;              // px
constexpr int kPartPx = 1920 * kTile;  // of a part of several rows: it stays in the processor's cache while it is painted

}  // namespace

std::span<const Box> Mosaic::changed(std::span<const Trace> traces, int w, int h, std::uint64_t ground) {
  columns_ = (w + kTile - 1) / kTile;
  rows_ = (h + kTile - 1) / kTile;
  now_.assign(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_), ground);
  for (const Trace& trace : traces) {
    const Box box = trace.box.within({0, 0, w, h});
    if (box.w == 0 || box.h == 0) continue;
    const int left = box.x / kTile, right = (box.right() - 1) / kTile;
    const int top = box.y / kTile, bottom = (box.bottom() - 1) / kTile;
    for (int y = top; y <= bottom; ++y) {
      std::uint64_t* row = &now_[static_cast<std::size_t>(y) * static_cast<std::size_t>(columns_)];
      for (int x = left; x <= right; ++x) row[x] = mixed(row[x], trace.look);
    }
  }
  gather(w, h);
  std::swap(now_, last_);
  return parts_;
}

void Mosaic::gather(int w, int h) {
  parts_.clear();
  const bool all = last_.size() != now_.size();
  for (int y = 0; y < rows_; ++y) {
    const std::size_t first = static_cast<std::size_t>(y) * static_cast<std::size_t>(columns_), before = parts_.size();
    const auto differs = [&](int x) {
      const std::size_t i = first + static_cast<std::size_t>(x);
      return all || now_[i] != last_[i];
    };
    const int top = y * kTile, high = std::min(kTile, h - top);
    for (int x = 0; x < columns_;) {
      if (!differs(x)) {
        ++x;
        continue;
      }
      const int from = x * kTile;
      while (x < columns_ && differs(x)) ++x;
      parts_.push_back({from, top, std::min(w, x * kTile) - from, high});
    }
    // What is as wide as a part right above it becomes one with that.
    std::size_t kept = before;
    for (std::size_t i = before; i < parts_.size(); ++i) {
      const Box part = parts_[i];
      const auto end = parts_.begin() + static_cast<std::ptrdiff_t>(before);
      const auto over = std::find_if(parts_.begin(), end, [&](const Box& it) {
        return it.x == part.x && it.w == part.w && it.y + it.h == top && it.w * (it.h + part.h) <= kPartPx;
      });
      if (over != end) {
        over->h += part.h;
      } else {
        parts_[kept++] = part;
      }
    }
    parts_.resize(kept);
  }
}

}  // namespace nightcap::platform::sdl
