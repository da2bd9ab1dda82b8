// Counts flashes as WCAG 2.3.1 does, in frames of 60 a second.
//
// A general flash is a pair of opposing changes of relative luminance by 10 % of the maximum or more, the darker image
// being below .80; a red flash a pair of opposing changes to or from a saturated red. They count where, together, they
// cover more than a quarter of a field of 10 degrees: 341 x 256 px where the screen is 1024 x 768, as that part of it.
// A change may take several frames: it counts from the last turning point. An area flashes that often if all of it changed
// so often within a second, and the last time together; so what merely travels over the screen does not.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "platform/sdl/stage.hpp"

namespace nightcap::tests {

class Flashes {
 public:
  using Picture = platform::sdl::SdlStage::Picture;

  // The next frame, a sixtieth of a second after the one before, all of one size.
  void add(const Picture& frame) {
    if (blocks_.empty()) start(frame);
    ++frame_;
    for (std::size_t i = 0; i < blocks_.size(); ++i) {
      const Look look = look_of(frame, i);
      blocks_[i].light.follow(frame_, look.luminance, kLightStep, kDarkerBelow);
      blocks_[i].red.follow(frame_, look.redness, kRedStep, 1);
    }
    count(&Block::light, general_);
    count(&Block::red, red_);
  }
  // The most flashes that any second so far had: two opposing changes are one.
  [[nodiscard]] double most_general() const { return general_.most / 2.0; }
  [[nodiscard]] double most_red() const { return red_.most / 2.0; }
  // The frame behind the worst second.
  [[nodiscard]] int worst_general() const { return general_.worst; }
  [[nodiscard]] int worst_red() const { return red_.worst; }

 private:
  static constexpr double kLightStep = 0.1, kDarkerBelow = 0.8;
  static constexpr double kRedStep = 20.0 / 320;     // of (R - G - B) x 320, as the criterion's working definition
  static constexpr double kSaturated = 0.8;          // R / (R + G + B)
  static constexpr int kBlock = 16;                  // px: what is looked at as one
  static constexpr int kSecond = 60, kTogether = 2;  // frames
  static constexpr double kFieldWide = 341.0 / 1024, kFieldHigh = 256.0 / 768, kPart = 0.25;

  struct Look {
    double luminance = 0;
    double redness = 0;
  };
  // Follows one value, and notes when it has gone far enough from its last turning point, in the other direction than
  // before; the darker end of the change has to be below `darker_below`.
  struct Follower {
    double extreme = -1;  // none yet
    int direction = 0;
    std::deque<int> changes{};  // frames of the last second
    void follow(int frame, double value, double step, double darker_below) {
      while (!changes.empty() && changes.front() <= frame - kSecond) changes.pop_front();
      const bool goes_on = (value - extreme) * direction > 0;
      if (extreme < 0 || goes_on) {
        extreme = value;
      } else if (std::abs(value - extreme) >= step && std::min(value, extreme) < darker_below) {
        direction = value > extreme ? 1 : -1;
        extreme = value;
        changes.push_back(frame);
      }
    }
    // Whether it changed more than so often, and just now that way.
    [[nodiscard]] bool flashes(int more_than, int way, int frame) const {
      return static_cast<int>(changes.size()) > more_than && direction == way && changes.back() > frame - kTogether;
    }
  };
  struct Block {
    Follower light, red;
  };
  struct Counted {
    int most = 0;  // changes
    int worst = 0;
  };

  void start(const Picture& frame) {
    wide_ = std::max(1, frame.width / kBlock);
    high_ = std::max(1, frame.height / kBlock);
    blocks_.resize(static_cast<std::size_t>(wide_) * static_cast<std::size_t>(high_));
  }
  static double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
  }
  // Of the middle of a block: a mean of some of its px.
  [[nodiscard]] Look look_of(const Picture& frame, std::size_t block) const {
    static const std::array<double, 256> kLinear = [] {
      std::array<double, 256> table{};
      for (std::size_t i = 0; i < table.size(); ++i) table[i] = linear(static_cast<double>(i) / 255);
      return table;
    }();
    const int x0 = static_cast<int>(block) % wide_ * kBlock, y0 = static_cast<int>(block) / wide_ * kBlock;
    double r = 0, g = 0, b = 0;
    int n = 0;
    for (int y = y0 + 2; y < y0 + kBlock; y += 4)
      for (int x = x0 + 2; x < x0 + kBlock; x += 4, ++n) {
        const scene::Color c = frame.at(x, y);
        r += kLinear[c.r];
        g += kLinear[c.g];
        b += kLinear[c.b];
      }
    r /= n;
    g /= n;
    b /= n;
    Look look;
    look.luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    if (r + g + b > 0 && r / (r + g + b) >= kSaturated) look.redness = std::max(0.0, r - g - b);
    return look;
  }
  void count(Follower Block::*which, Counted& counted) const {
    std::vector<bool> together(blocks_.size());
    for (const int way : {-1, 1})
      for (;;) {
        for (std::size_t i = 0; i < blocks_.size(); ++i) together[i] = (blocks_[i].*which).flashes(counted.most, way, frame_);
        if (!covers(together)) break;
        ++counted.most;
        counted.worst = frame_;
      }
  }
  // Whether more than a quarter of some field did.
  [[nodiscard]] bool covers(const std::vector<bool>& changed) const {
    // Sums of all up to the left and above, so that each field is looked at at once.
    const int stride = wide_ + 1;
    std::vector<int> sums(static_cast<std::size_t>(stride) * static_cast<std::size_t>(high_ + 1));
    const auto sum = [&](int x, int y) -> int& {
      return sums[static_cast<std::size_t>(y) * static_cast<std::size_t>(stride) + static_cast<std::size_t>(x)];
    };
    for (int y = 0; y < high_; ++y)
      for (int x = 0; x < wide_; ++x)
        sum(x + 1, y + 1) =
            sum(x, y + 1) + sum(x + 1, y) - sum(x, y) +
            (changed[static_cast<std::size_t>(y) * static_cast<std::size_t>(wide_) + static_cast<std::size_t>(x)] ? 1 : 0);
    const int w = std::max(1, static_cast<int>(wide_ * kFieldWide)), h = std::max(1, static_cast<int>(high_ * kFieldHigh));
    for (int y = 0; y + h <= high_; ++y)
      for (int x = 0; x + w <= wide_; ++x)
        if (sum(x + w, y + h) - sum(x, y + h) - sum(x + w, y) + sum(x, y) > kPart * w * h) return true;
    return false;
  }

  int wide_ = 0, high_ = 0;
  int frame_ = -1;
  std::vector<Block> blocks_;
  Counted general_, red_;
};

}  // namespace nightcap::tests
