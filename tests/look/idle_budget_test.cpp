// A table at which nobody does anything keeps to the idle budget (art direction §9): at most 15 redrawn frames a second,
// each changing less than 5 % of the screen, and none with reduced motion, without focus, or a minute after the last input.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "tests/look/camera.hpp"
#include "tests/look/scenes.hpp"
#include "tests/look/sight.hpp"

namespace nightcap::tests {
namespace {

constexpr int kHz = 60;
constexpr int kPerSecond = 15;
constexpr double kMostOfTheScreen = 0.05;
constexpr int kStirsMs = 1500;  // longer than what stirs takes to come and go

Words at_a_table(const char* players, const char* more = nullptr) {
  Words arguments{"--game", "martinis-and-men", "--players", players, "--seats", "human,easy", "--seed", "5"};
  if (more != nullptr) arguments.emplace_back(more);
  return arguments;
}

bool swims(Window& window) {
  const auto items = window.application().widgets().items();
  return std::ranges::any_of(items, [](const ui::Widget& w) { return w.id.starts_with("table.pool."); });
}

// Some way into a game, at rest, with people in the pool; somebody has just touched the mouse.
void sit_down(Window& window) {
  constexpr int kMostDecisions = 40;
  play(window, 3);
  for (int i = 0; i < kMostDecisions && !swims(window); ++i) play(window, 1);
  EXPECT_TRUE(swims(window)) << "nobody is in the pool";
  EXPECT_EQ(window.screen(), "table");
  window.advance(6000, 20);
  window.good({{"cmd", "move"}, {"x", 6}, {"y", 360}});
}

// The part of the pixels that differ.
double changed(const Picture& a, const Picture& b) {
  std::size_t n = 0;
  for (std::size_t i = 0; i + 2 < a.rgb.size(); i += 3)
    if (a.rgb[i] != b.rgb[i] || a.rgb[i + 1] != b.rgb[i + 1] || a.rgb[i + 2] != b.rgb[i + 2]) ++n;
  return static_cast<double>(n) / (static_cast<double>(a.width) * a.height);
}

// Plays `ms` of time; on which of its frames something was redrawn.
std::vector<int> redrawn(Window& window, int ms) {
  std::vector<int> frames;
  for (int i = 0; i < ms * kHz / 1000; ++i)
    if (window.runner().frame(1000.0f / kHz)) frames.push_back(i);
  return frames;
}

void expect_none(Window& window, const char* when) { EXPECT_TRUE(redrawn(window, 4000).empty()) << when; }

TEST(IdleBudget, AtMostFifteenFramesASecondAreRedrawn) {
  for (const char* players : {"2", "4", "6"}) {
    Window window(at_a_table(players));
    sit_down(window);
    const std::vector<int> frames = redrawn(window, 6000);
    // In no second anywhere.
    for (const int first : frames) {
      const auto within = std::ranges::count_if(frames, [&](int i) { return i >= first && i < first + kHz; });
      EXPECT_LE(within, kPerSecond + 1) << players << " players";
    }
    EXPECT_LE(frames.size(), 6u * kPerSecond + 1) << players << " players";
  }
}

TEST(IdleBudget, ARedrawnFrameChangesLessThanATwentiethOfTheScreen) {
  Camera camera(1280, 720);
  Window window(at_a_table("4"), &camera.metrics());
  sit_down(window);
  Picture last = camera.take(painted(window));
  constexpr int kLookedAt = 40;
  int looked = 0;
  for (int i = 0; i < 6 * kHz && looked < kLookedAt; ++i) {
    if (!window.runner().frame(1000.0f / kHz)) continue;
    Picture now = camera.take(window.runner().draws());
    ASSERT_LT(changed(last, now), kMostOfTheScreen) << "frame " << i;
    last = std::move(now);
    ++looked;
  }
}

TEST(IdleBudget, WithReducedMotionNothingIsRedrawn) {
  Window window(at_a_table("4", "--reduced-motion"));
  sit_down(window);
  redrawn(window, 1000);  // what the pointer changed
  expect_none(window, "reduced motion");
}

TEST(IdleBudget, WithoutFocusNothingIsRedrawn) {
  Window window(at_a_table("4"));
  sit_down(window);
  window.good({{"cmd", "window"}, {"event", "focus-lost"}});
  redrawn(window, kStirsMs);
  expect_none(window, "without focus");
}

TEST(IdleBudget, AMinuteAfterTheLastInputNothingIsRedrawn) {
  Window window(at_a_table("4"));
  sit_down(window);
  window.advance(60'000 + kStirsMs, 20);
  expect_none(window, "after a minute");
}

// Art direction §9: people in the pool bob by 3 vpx; nobody's card goes farther by itself.
TEST(IdleBudget, WhatStirsStaysWhereItIs) {
  Window window(at_a_table("4"));
  sit_down(window);
  struct Span {
    float least = 1e9f, most = -1e9f;
  };
  std::map<std::string, Span> heights;
  for (int i = 0; i < 5 * kHz; ++i) {
    if (!window.runner().frame(1000.0f / kHz) && i > 0) continue;
    const scene::DrawList& list = window.runner().draws();
    std::map<std::string, int> parts;
    for (const scene::DrawItem& item : list.items()) {
      const std::string entity(list.text(item.entity));
      if (!entity.starts_with("table.pool.") && !entity.starts_with("table.hand.")) continue;
      const std::string part = entity + "/" + std::string(item.sprite.name()) + std::to_string(parts[entity]++);
      Span& span = heights[part];
      const float y = list.view().to_page(scene::bounds(item.quad).center()).y;
      span.least = std::min(span.least, y);
      span.most = std::max(span.most, y);
    }
  }
  EXPECT_FALSE(heights.empty());
  for (const auto& [part, span] : heights) EXPECT_LE(span.most - span.least, 2 * 3 + 0.7f) << part;
}

}  // namespace
}  // namespace nightcap::tests
