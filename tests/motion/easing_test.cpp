// Easing curves and the tempo that all durations pass through.
#include "engine/motion/easing.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "engine/motion/tempo.hpp"

namespace nightcap::motion {
namespace {

constexpr std::array kAll{Easing::kLinear, Easing::kOutCubic, Easing::kInOutCubic,
                          Easing::kInQuad, Easing::kOutBack,  Easing::kBounce};

TEST(Easing, BeginsExactlyAtZeroAndEndsExactlyAtOne) {
  for (const Easing easing : kAll) {
    EXPECT_EQ(ease(easing, 0), 0.0f);
    EXPECT_EQ(ease(easing, 1), 1.0f);
  }
}

TEST(Easing, StaysAtItsEndsOutsideOfItsTime) {
  for (const Easing easing : kAll) {
    EXPECT_EQ(ease(easing, -3), 0.0f);
    EXPECT_EQ(ease(easing, 7), 1.0f);
    EXPECT_EQ(ease(easing, std::numeric_limits<float>::quiet_NaN()), 0.0f);
  }
}

TEST(Easing, HasNoJumps) {
  constexpr int kSteps = 2000;
  for (const Easing easing : kAll) {
    float before = 0;
    for (int i = 1; i <= kSteps; ++i) {
      const float now = ease(easing, static_cast<float>(i) / kSteps);
      EXPECT_LT(std::abs(now - before), 0.005f) << static_cast<int>(easing) << " at " << i;
      before = now;
    }
  }
}

TEST(Easing, OnlyOutBackOvershoots) {
  for (const Easing easing : kAll) {
    float highest = 0;
    for (int i = 0; i <= 1000; ++i) highest = std::max(highest, ease(easing, static_cast<float>(i) / 1000));
    if (easing == Easing::kOutBack) {
      EXPECT_NEAR(highest, 1.0706f, 0.001f);  // 4 s^3 / (27 (s+1)^2) over 1, for s = 1.4
    } else {
      EXPECT_EQ(highest, 1.0f);
    }
  }
}

TEST(Easing, InOutCubicIsHalfwayAtHalfTime) { EXPECT_FLOAT_EQ(ease(Easing::kInOutCubic, 0.5f), 0.5f); }

TEST(Tempo, ScalesBySpeed) {
  EXPECT_FLOAT_EQ((Tempo{.speed = 1}.scaled(300)), 300);
  EXPECT_FLOAT_EQ((Tempo{.speed = 0.5f}.scaled(300)), 600);
  EXPECT_FLOAT_EQ((Tempo{.speed = 4}.scaled(300)), 75);
}

TEST(Tempo, InstantAndNonsenseTakeNoTime) {
  EXPECT_EQ((Tempo{.instant = true}.scaled(300)), 0);
  EXPECT_EQ(Tempo{}.scaled(-5), 0);
  EXPECT_EQ(Tempo{}.scaled(std::numeric_limits<float>::quiet_NaN()), 0);
}

}  // namespace
}  // namespace nightcap::motion
