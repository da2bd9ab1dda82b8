// What stirs at a table of Martinis & Men while nobody does anything: lamps, eyes, and the dots of whoever is thinking.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "game/tabletop/idle.hpp"
#include "tests/support/window.hpp"

namespace nightcap::tests {
namespace {

using tabletop::Idle;

constexpr float kFrame = 1000.0f / 60;

struct Clock {
  explicit Clock(bool somebody = true) {
    if (somebody) idle.notice(input::PointerMoved{{1, 1}});
  }
  // Somebody moves the mouse now and then.
  void run(float ms, bool stays = true) {
    for (float t = 0; t < ms; t += kFrame) {
      if (stays) idle.notice(input::PointerMoved{{1, 1}});
      idle.advance(kFrame, tempo);
    }
  }
  Idle idle;
  motion::Tempo tempo;
};

TEST(Stirring, LampsBreatheOnceInFourSecondsOneAfterTheOther) {
  Clock clock;
  clock.run(1000);
  const float first = clock.idle.breath(0), other = clock.idle.breath(1);
  float least = 1, most = 0, swing = 0;
  for (int i = 0; i < 240; ++i) {
    clock.run(kFrame);
    least = std::min(least, clock.idle.breath(0));
    most = std::max(most, clock.idle.breath(0));
    swing = std::max(swing, std::abs(clock.idle.breath(0) - clock.idle.breath(1)));
  }
  EXPECT_LT(least, 0.02f);
  EXPECT_GT(most, 0.98f);
  EXPECT_GT(swing, 0.5f);
  EXPECT_NEAR(clock.idle.breath(0), first, 0.12f);
  EXPECT_NEAR(clock.idle.breath(1), other, 0.12f);
}

TEST(Stirring, EverybodyBlinksEveryThreeToSevenSecondsAndNotTogether) {
  Clock clock;
  clock.run(2000);
  std::vector<std::vector<float>> shut(6);
  std::vector<bool> was(6);
  float together = 0;
  constexpr float kLong = 90'000;
  for (float t = 0; t < kLong; t += kFrame) {
    clock.run(kFrame);
    int now = 0;
    for (std::size_t i = 0; i < shut.size(); ++i) {
      const bool closed = clock.idle.blinks(static_cast<int>(i));
      if (closed && !was[i]) shut[i].push_back(t);
      was[i] = closed;
      now += closed ? 1 : 0;
    }
    together += now > 2 ? kFrame : 0;
  }
  for (const std::vector<float>& times : shut) {
    ASSERT_GE(times.size(), 12u);
    for (std::size_t i = 1; i < times.size(); ++i) {
      EXPECT_GE(times[i] - times[i - 1], 2900);
      EXPECT_LE(times[i] - times[i - 1], 7100);
    }
  }
  EXPECT_LT(together, kLong / 50);
}

TEST(Stirring, NothingStirsUnlessSomebodyIsThere) {
  const auto still = [](Clock& clock, const char* when) {
    for (int i = 0; i < 600; ++i) {
      clock.run(kFrame, false);
      EXPECT_EQ(clock.idle.breath(0), 0) << when;
      for (int seat = 0; seat < 6; ++seat) EXPECT_FALSE(clock.idle.blinks(seat)) << when;
    }
  };
  Clock nobody(false);
  still(nobody, "nobody has come yet");
  Clock gone;
  gone.run(61'000, false);
  still(gone, "a minute after the last input");
  Clock behind;
  behind.run(2000);
  behind.idle.notice(input::WindowChanged{input::WindowChange::kFocusLost});
  behind.run(kFrame, false);
  still(behind, "without focus");
  EXPECT_EQ(behind.idle.hop(0), 0);
  Clock calm;
  calm.tempo.reduced_motion = true;
  calm.run(2000);
  still(calm, "reduced motion");
  EXPECT_EQ(calm.idle.hop(0), 0);
}

TEST(Stirring, DotsHopOneAfterTheOther) {
  Clock clock(false);
  clock.run(kFrame, false);
  std::vector<float> highest(3), when(3);
  for (float t = 0; t < 1200; t += kFrame) {
    clock.run(kFrame, false);
    for (int dot = 0; dot < 3; ++dot) {
      const auto i = static_cast<std::size_t>(dot);
      if (clock.idle.hop(dot) <= highest[i]) continue;
      highest[i] = clock.idle.hop(dot);
      when[i] = t;
    }
  }
  for (const float high : highest) EXPECT_GT(high, 0.9f);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(std::fmod(when[(i + 1) % 3] - when[i] + 2400, 1200), i < 2 ? 200 : 800, 70);
}

int shown(Window& window, std::string_view beginning) {
  const Json draws = window.good("draws")["draws"];
  return static_cast<int>(std::ranges::count_if(draws, [&](const Json& draw) {
    return draw["sprite"].is_string() && draw["sprite"].get<std::string>().starts_with(beginning);
  }));
}

TEST(Stirring, AtATableEverybodyBlinksAndAThinkersDotsMove) {
  Window window({"--game", "martinis-and-men", "--players", "4", "--seats", "human,normal", "--seed", "5"});
  window.settle();
  window.good({{"cmd", "move"}, {"x", 5}, {"y", 400}});
  int blinks = 0;
  for (int i = 0; i < 9000 / 66; ++i) {
    window.advance(66);
    const Json draws = window.good("draws")["draws"];
    for (const Json& draw : draws)
      if (draw["sprite"].is_string() && draw["sprite"].get<std::string>().ends_with(".blink")) ++blinks;
  }
  EXPECT_GE(blinks, 4) << "four people, at least once each";
  std::vector<float> heights;
  for (int i = 0; i < 40 && heights.empty(); ++i) {
    window.settle();
    const Json actions = window.actions();
    ASSERT_FALSE(actions.empty());
    for (const std::string id : actions[0]["path"]) window.click(id);
    for (int t = 0; t < 60; ++t) {
      window.advance(66);
      if (shown(window, "thinking.dot") == 0) continue;
      for (const Json& draw : window.good("draws")["draws"])
        if (draw["sprite"] == "thinking.dot") {
          heights.push_back(draw["quad"][1]);
          break;
        }
    }
  }
  ASSERT_FALSE(heights.empty()) << "nobody ever thinks";
  EXPECT_GT(std::ranges::max(heights) - std::ranges::min(heights), 2);
}

}  // namespace
}  // namespace nightcap::tests
