// How frames are drawn in software: pixels four at a time, what has changed only, in parts and by several threads.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <random>
#include <span>
#include <thread>
#include <vector>

#include "platform/sdl/crew.hpp"
#include "platform/sdl/mosaic.hpp"
#include "platform/sdl/spans.hpp"

namespace nightcap::platform::sdl {
namespace {

using Pixels = std::vector<std::uint32_t>;

// Premultiplied; often clear, often opaque, in runs.
Pixels pixels(std::mt19937& random, std::size_t n) {
  Pixels out(n);
  std::uint32_t kind = 0;
  for (std::size_t i = 0; i < n; ++i) {
    if (i % 5 == 0) kind = static_cast<std::uint32_t>(random() % 3);
    const auto pixel = static_cast<std::uint32_t>(random());
    out[i] = kind == 0 ? 0 : premultiplied(kind == 1 ? pixel | 0xFF000000u : pixel);
  }
  return out;
}

TEST(SoftwareSpans, AreLaidAsOnePixelAfterTheOther) {
  std::mt19937 random(1);
  for (const scene::Color tint : {scene::kWhite, scene::Color{255, 255, 255, 90}, scene::Color{200, 90, 30, 255},
                                  scene::Color{10, 250, 128, 127}, scene::Color{0, 0, 0, 3}}) {
    const Tinting tinting(tint);
    for (int n = 0; n < 40; ++n) {
      const Pixels from = pixels(random, 40);
      Pixels over = pixels(random, 40), with = over, over_too = over, with_too = over;
      lay(over.data(), from.data(), n, tinting, Blend::kOver);
      lay(with.data(), from.data(), n, tinting, Blend::kAdd);
      for (std::size_t i = 0; i < static_cast<std::size_t>(n); ++i) {
        lay_over(over_too[i], tinting(from[i]));
        with_too[i] = added(with_too[i], tinting(from[i]));
      }
      ASSERT_EQ(over, over_too) << n;
      ASSERT_EQ(with, with_too) << n;
    }
  }
}

TEST(SoftwareSpans, AreSampledAsOnePixelAfterTheOther) {
  std::mt19937 random(2);
  constexpr int kPitch = 64, kHigh = 40, kOne = 1 << 16;
  const Pixels picture = pixels(random, static_cast<std::size_t>(kPitch * kHigh));
  const auto somewhere = [&] { return 20 * kOne + static_cast<int>(random() % kOne); };
  const auto some_way = [&] { return static_cast<int>(random() % kOne) - kOne / 2; };
  for (int i = 0; i < 300; ++i) {
    for (const Walk& walk :
         {Walk{somewhere(), somewhere(), some_way(), some_way()}, Walk{somewhere(), somewhere(), some_way(), 0},
          Walk{somewhere(), somewhere(), kOne, 0}, Walk{somewhere() + 20 * kOne, somewhere(), -kOne, 0},
          Walk{somewhere(), somewhere(), kOne, kOne / 3}}) {
      const int n = i % 20;
      Pixels out(20), one_by_one(20);
      sample(out.data(), picture.data(), kPitch, walk, n);
      Walk at = walk;
      for (std::size_t k = 0; k < static_cast<std::size_t>(n); ++k, at.step())
        one_by_one[k] = sampled(picture.data(), kPitch, at.u, at.v);
      ASSERT_EQ(out, one_by_one) << walk.by_u << ' ' << walk.by_v << ' ' << n;
    }
  }
}

TEST(SoftwareSpans, AreHalvedAsOnePixelAfterTheOther) {
  std::mt19937 random(3);
  const Pixels upper = pixels(random, 40), lower = pixels(random, 40);
  for (int n = 0; n <= 20; ++n) {
    Pixels out(20), one_by_one(20);
    halve(out.data(), upper.data(), lower.data(), n);
    for (std::size_t i = 0; i < static_cast<std::size_t>(n); ++i)
      one_by_one[i] = middle(upper[2 * i], upper[2 * i + 1], lower[2 * i], lower[2 * i + 1]);
    ASSERT_EQ(out, one_by_one) << n;
  }
}

bool covers(std::span<const Box> parts, int x, int y) {
  return std::count_if(parts.begin(), parts.end(), [&](const Box& part) { return part.contains({x, y, 1, 1}); }) == 1;
}

TEST(SoftwareMosaic, SaysWhatHasChangedAndLittleElse) {
  Mosaic mosaic;
  std::vector<Trace> traces{{{0, 0, 500, 300}, 1}, {{100, 100, 20, 20}, 2}, {{200, 40, 20, 20}, 3}};
  auto parts = mosaic.changed(traces, 500, 300, 0);
  for (int y = 0; y < 300; ++y)
    for (int x = 0; x < 500; ++x) ASSERT_TRUE(covers(parts, x, y)) << x << ' ' << y;
  EXPECT_TRUE(mosaic.changed(traces, 500, 300, 0).empty()) << "nothing has changed";
  traces[1].box.x = 300;
  parts = mosaic.changed(traces, 500, 300, 0);
  EXPECT_TRUE(covers(parts, 110, 110)) << "where it was";
  EXPECT_TRUE(covers(parts, 310, 110)) << "where it is";
  EXPECT_FALSE(covers(parts, 210, 50));
  traces[2].look = 4;
  parts = mosaic.changed(traces, 500, 300, 0);
  EXPECT_TRUE(covers(parts, 210, 50));
  EXPECT_FALSE(covers(parts, 310, 110));
  EXPECT_FALSE(mosaic.changed(traces, 500, 300, 1).empty()) << "the ground is another";
}

TEST(SoftwareMosaic, OrderMattersWhereThingsOverlap) {
  Mosaic mosaic;
  std::vector<Trace> traces{{{0, 0, 40, 40}, 1}, {{20, 20, 40, 40}, 2}, {{200, 200, 20, 20}, 3}};
  mosaic.changed(traces, 256, 256, 0);
  std::swap(traces[1], traces[2]);
  EXPECT_TRUE(mosaic.changed(traces, 256, 256, 0).empty()) << "they are apart";
  std::swap(traces[0], traces[2]);
  EXPECT_TRUE(covers(mosaic.changed(traces, 256, 256, 0), 30, 30));
}

TEST(SoftwareCrew, DoesEachJobOnceAndEachHandOneAtATime) {
  Crew crew;
  std::vector<std::atomic<int>> done(100), working(crew.hands());
  std::atomic<bool> twice = false;
  const Crew::Work work = [&](std::size_t job, std::size_t hand) {
    if (++working[hand] != 1) twice = true;
    ++done[job];
    std::this_thread::yield();
    --working[hand];
  };
  for (int round = 1; round <= 50; ++round) {
    crew.share(done.size(), work);
    for (const auto& times : done) ASSERT_EQ(times, round);
  }
  EXPECT_FALSE(twice);
}

}  // namespace
}  // namespace nightcap::platform::sdl
