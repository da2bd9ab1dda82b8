// What stirs at a table of Martinis & Men while nobody does anything: lamps, eyes, and the dots of whoever is thinking.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

#include "assets/art/ids.hpp"
#include "engine/rules/match.hpp"
#include "game/martinis/table/table.hpp"
#include "game/tabletop/idle.hpp"
#include "platform/null/stage.hpp"
#include "tests/support/random_play.hpp"

namespace nightcap::tests {
namespace {

using martinis::Rules;
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

// A table of computer players, at which the others have yet to choose whom to show.
class StirringTable : public testing::Test {
 protected:
  void SetUp() override {
    base::MindGenerator random(3);
    Rules::Setup rules;
    rules.players = 4;
    rules::Match<Rules> match(rules, 3, rules::Chance::kInternal);
    while (match.state().phase != martinis::Phase::kShow) {
      ASSERT_FALSE(Rules::over(match.state()));
      const Move<Rules> move = any_move<Rules>(match.state(), random);
      ASSERT_FALSE(match.submit(move.seat, move.action).has_value());
    }
    tabletop::TableSetup setup;
    for (const char* name : {"Ann", "Bob", "Cid", "Dee"}) setup.seats.push_back({name, false});
    setup.metrics = &metrics;
    setup.tempo = &tempo;
    table = std::make_unique<martinis::table::MartinisTable>(std::move(setup));
    table->set_page({1920, 1080});
    table->show(Rules::view(match.state(), match.state().turn));
  }
  // What is seen while somebody is there: how often somebody's eyes are shut, and how high a dot hops, vpx.
  struct Seen {
    int shut = 0;
    float highest = 1e9f, lowest = 0;
  };
  Seen look(float ms) {
    Seen seen;
    for (float t = 0; t < ms; t += 66) {
      table->update(66);
      scene::DrawList list;
      table->paint(list, {});
      bool first = true;  // of the dots
      for (const scene::DrawItem& item : list.items()) {
        if (item.sprite.name().ends_with(".blink")) ++seen.shut;
        if (item.sprite != art::kThinkingDot || !std::exchange(first, false)) continue;
        seen.highest = std::min(seen.highest, item.quad[0].y);
        seen.lowest = std::max(seen.lowest, item.quad[0].y);
      }
    }
    return seen;
  }
  platform::null::EstimatedMetrics metrics;
  motion::Tempo tempo;
  std::unique_ptr<martinis::table::MartinisTable> table;
};

TEST_F(StirringTable, EyesAreShutNowAndThenWhileSomebodyIsThere) {
  EXPECT_EQ(look(15'000).shut, 0) << "nobody has come yet";
  table->notice(input::PointerMoved{{1, 1}});
  EXPECT_GE(look(15'000).shut, 3);
}

TEST_F(StirringTable, TheDotsOfAComputerPlayerWhoThinksHop) {
  const Seen seen = look(2000);
  EXPECT_LT(seen.highest, seen.lowest - 4);
  tempo.reduced_motion = true;
  look(100);
  const Seen before = look(66), after = look(2000);
  EXPECT_EQ(before.highest, after.highest);
  EXPECT_EQ(before.lowest, after.lowest);
  EXPECT_GT(after.lowest, 0) << "they are still there";
}

}  // namespace
}  // namespace nightcap::tests
