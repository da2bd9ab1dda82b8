// However many frames a second are drawn, and whatever becomes of the speed in mid-flight, each step of a game ends in the
// same layout, and is heard alike.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "game/cocktail/table/table.hpp"
#include "game/martinis/table/table.hpp"
#include "tests/support/cocktail_evening.hpp"
#include "tests/support/martinis_evening.hpp"

namespace nightcap::tests {
namespace {

using scene::Pose;

// One way to spend the time of a step.
struct Pace {
  const char* name;
  float frame;           // ms
  bool changes = false;  // from half speed to fourfold to instant, while things move
};
constexpr Pace kPaces[] = {{"60 Hz", 1000.0f / 60},
                           {"30 Hz", 1000.0f / 30},
                           {"144 Hz", 1000.0f / 144},
                           {"7 Hz", 1000.0f / 7},
                           {"speeds that change", 1000.0f / 60, true}};

// Longer than anything lasts that ends by itself.
constexpr float kMostMs = 60'000;

// Until nothing moves any more.
template <class Watcher>
void play(Watcher& watcher, const Pace& pace) {
  auto& table = watcher.table();
  const auto moves = [&] { return watcher.moving() || table.director().ambient_busy() || table.accompaniment().moving(); };
  watcher.tempo = {};
  float ms = 0;
  for (int frame = 0; moves(); ++frame) {
    ASSERT_LT(ms, kMostMs) << "something never comes to rest";
    if (pace.changes) {
      // Anew with every few frames, so that most timelines are caught in flight.
      const int phase = frame % 24;
      watcher.tempo.speed = phase < 9 ? 0.5f : 4;
      watcher.tempo.instant = phase >= 22;
    }
    watcher.throw_if_waiting();
    table.update(pace.frame);
    ms += pace.frame;
  }
  // Springs and rings come to rest, too.
  watcher.tempo = {};
  for (float rest = 0; rest < 2500; rest += pace.frame) table.update(pace.frame);
}

// Everything on the table by its name, in an order that does not depend on which came first.
using Layout = std::vector<std::pair<std::string, Pose>>;
template <class Watcher>
Layout layout_of(Watcher& watcher) {
  Layout list;
  watcher.table().scene().each(
      [&](scene::EntityId, const scene::Entity& entity) { list.emplace_back(entity.name, entity.pose); });
  std::ranges::sort(list, {}, [](const auto& each) {
    return std::tuple(each.first, std::lround(each.second.at.x * 10), std::lround(each.second.at.y * 10));
  });
  return list;
}

bool close(float a, float b) { return std::abs(a - b) <= 0.01f; }
bool close(const Pose& a, const Pose& b) {
  return close(a.at.x, b.at.x) && close(a.at.y, b.at.y) && close(a.degrees, b.degrees) && close(a.scale, b.scale) &&
         close(a.flip, b.flip) && close(a.lift, b.lift) && close(a.alpha, b.alpha);
}
std::string words_of(const Pose& pose) {
  return "at " + std::to_string(pose.at.x) + "," + std::to_string(pose.at.y) + " turned " + std::to_string(pose.degrees) +
         " scale " + std::to_string(pose.scale) + " flip " + std::to_string(pose.flip) + " lift " + std::to_string(pose.lift) +
         " alpha " + std::to_string(pose.alpha);
}

void expect_same(const Layout& usual, const Layout& other) {
  ASSERT_EQ(usual.size(), other.size());
  for (std::size_t i = 0; i < usual.size(); ++i) {
    ASSERT_EQ(usual[i].first, other[i].first);
    ASSERT_TRUE(close(usual[i].second, other[i].second))
        << usual[i].first << " " << words_of(usual[i].second) << "\n or " << words_of(other[i].second);
  }
}

// Springs that came to rest in other steps may differ in the last digits.
bool alike(const scene::DrawList& a, const scene::DrawList& b) {
  return std::ranges::equal(a.items(), b.items(), [&](const scene::DrawItem& left, const scene::DrawItem& right) {
    for (std::size_t i = 0; i < left.quad.size(); ++i)
      if (std::abs(left.quad[i].x - right.quad[i].x) > 0.05f || std::abs(left.quad[i].y - right.quad[i].y) > 0.05f)
        return false;
    return left.sprite == right.sprite && left.tint == right.tint && a.text(left.text) == b.text(right.text);
  });
}

std::string different(const scene::DrawList& a, const scene::DrawList& b) {
  std::string words = ", of " + std::to_string(a.items().size()) + " and " + std::to_string(b.items().size()) + " items";
  for (std::size_t i = 0; i < std::min(a.items().size(), b.items().size()); ++i) {
    const auto &left = a.items()[i], &right = b.items()[i];
    if (left.sprite == right.sprite && left.tint == right.tint && std::abs(left.quad[0].x - right.quad[0].x) < 0.05f) continue;
    return words + ": " + std::string(a.text(left.entity)) + " at " + std::to_string(left.quad[0].x) + ", alpha " +
           std::to_string(left.tint.a) + "; " + std::string(b.text(right.entity)) + " at " + std::to_string(right.quad[0].x) +
           ", alpha " + std::to_string(right.tint.a);
  }
  return words;
}

template <class Watcher>
std::vector<std::string> sounds(Watcher& watcher) {
  std::vector<std::string> names;
  for (const auto& heard : watcher.table().take_cues()) names.emplace_back(heard.cue);
  return names;
}

// A whole game at as many tables as there are paces.
template <class Kit>
void follow(const evening::PlanOf<Kit>& plan) {
  evening::GameOf<Kit> game(plan);
  std::vector<std::unique_ptr<evening::WatcherOf<Kit>>> watchers;
  for (std::size_t i = 0; i < std::size(kPaces); ++i) watchers.push_back(std::make_unique<evening::WatcherOf<Kit>>(plan, game));
  int steps = 0;
  do {
    Layout usual;
    scene::DrawList picture;
    std::vector<std::string> heard;
    for (std::size_t i = 0; i < watchers.size(); ++i) {
      SCOPED_TRACE(std::string(kPaces[i].name) + ", step " + std::to_string(steps));
      auto& watcher = *watchers[i];
      watcher.hear(game);
      play(watcher, kPaces[i]);
      if (testing::Test::HasFatalFailure()) return;
      scene::DrawList list;
      watcher.table().paint(list, {});
      const auto names = sounds(watcher);
      if (i == 0) {
        usual = layout_of(watcher);
        picture = list;
        heard = names;
        continue;
      }
      expect_same(usual, layout_of(watcher));
      EXPECT_TRUE(alike(picture, list)) << "another picture" << different(picture, list);
      if (!kPaces[i].changes) {
        EXPECT_EQ(heard, names);
      }
      if (testing::Test::HasFailure()) return;
    }
  } while (++steps < 400 && game.step());
  EXPECT_TRUE(Kit::Rules::over(game.state())) << "the game has not been played to its end";
}

template <class Plan>
std::string name_of(const testing::TestParamInfo<Plan>& each) {
  return std::to_string(each.param.players) + (each.param.viewer < 0 ? "PlayersForSpectators" : "Players");
}

class FrameRates : public testing::TestWithParam<martinis_evening::Plan> {};
TEST_P(FrameRates, EndEveryStepInTheSameLayoutAndAreHeardAlike) { follow<martinis_evening::Kit>(GetParam()); }

INSTANTIATE_TEST_SUITE_P(OfMartinisAndMen, FrameRates,
                         testing::Values(martinis_evening::Plan{.players = 2, .viewer = 0, .seed = 1, .options = {1, 6, 0}},
                                         martinis_evening::Plan{.players = 4, .viewer = 1, .seed = 2, .options = {1, 6, 1}},
                                         martinis_evening::Plan{.players = 3, .viewer = -1, .seed = 3, .options = {1, 5, 0}}),
                         name_of<martinis_evening::Plan>);

class FrameRatesAtCocktail : public testing::TestWithParam<cocktail_evening::Plan> {};
TEST_P(FrameRatesAtCocktail, EndEveryStepInTheSameLayoutAndAreHeardAlike) { follow<cocktail_evening::Kit>(GetParam()); }

INSTANTIATE_TEST_SUITE_P(OfCocktail, FrameRatesAtCocktail,
                         testing::Values(cocktail_evening::Plan{.players = 2, .viewer = 0, .seed = 1},
                                         cocktail_evening::Plan{
                                             .players = 4, .viewer = 1, .seed = 2, .options = cocktail_evening::kExpert},
                                         cocktail_evening::Plan{.players = 9, .viewer = -1, .seed = 3}),
                         name_of<cocktail_evening::Plan>);

}  // namespace
}  // namespace nightcap::tests
