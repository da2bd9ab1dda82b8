// Nine at a table of Cocktail: the tray that matters comes forward, large enough to be read, and meets nothing that counts.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "engine/rules/match.hpp"
#include "game/cocktail/table/table.hpp"
#include "platform/null/stage.hpp"
#include "tests/support/random_play.hpp"

namespace nightcap::tests {
namespace {

using base::Seat;
using cocktail::Rules;
using cocktail::table::Geometry;
using Match = rules::Match<Rules>;

const platform::null::EstimatedMetrics kMetrics;

bool apart(const scene::Rect& a, const scene::Rect& b) {
  return a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
}
scene::Rect box_of(const scene::Pose& pose) {
  return scene::Rect::around(pose.at, cocktail::table::kCardSize.x * pose.scale, cocktail::table::kCardSize.y * pose.scale);
}

TEST(CocktailNine, ATrayThatMattersIsLargeStaysOnThePageAndMeetsNothingThatCounts) {
  for (const scene::Vec2 page : {scene::Vec2{1920, 1080}, {2520, 1080}, {1920, 1200}}) {
    for (int players = 2; players <= 9; ++players) {
      const Geometry geometry(page, players, 0);
      for (int s = 0; s < players; ++s) {
        SCOPED_TRACE(std::to_string(players) + " players, seat " + std::to_string(s));
        const scene::Rect tray = geometry.tray(s, true);
        EXPECT_GE(geometry.salver(s, true).scale, 0.83f) << "its tags have no room for words";
        EXPECT_TRUE(tray.x >= 0 && tray.y >= 0 && tray.x + tray.w <= page.x && tray.y + tray.h <= page.y);
        EXPECT_TRUE(apart(tray, geometry.medal(s)));
        EXPECT_TRUE(apart(tray, geometry.seat(s).plate));
        for (const scene::Rect& other : {box_of(geometry.air()), box_of(geometry.reserve()), geometry.pits(), geometry.prompt(),
                                         box_of(geometry.discard(0, 9)), box_of(geometry.discard(8, 9)), geometry.action(0)})
          EXPECT_TRUE(apart(tray, other)) << other.x << "," << other.y;
        for (int i = 0; i < cocktail::kTraySize; ++i) {
          const scene::Rect bite = box_of(geometry.bite(s, i, true));
          EXPECT_FALSE(apart(tray, bite));
        }
      }
    }
  }
}

// A table of nine at which somebody else has just been served.
class Nine : public testing::Test {
 protected:
  Nine() {
    tabletop::TableSetup setup;
    for (int i = 0; i < 9; ++i) setup.seats.push_back({"Player " + std::to_string(i), false});
    setup.metrics = &kMetrics;
    setup.tempo = &tempo;
    table = std::make_unique<cocktail::table::CocktailTable>(std::move(setup));
    base::MindGenerator random(9);
    while (true) {
      const Rules::State& state = match.state();
      if (state.phase == cocktail::Phase::kWindow && state.window.to != Seat{0} && state.window.player != Seat{0}) break;
      const auto move = any_move<Rules>(state, random);
      EXPECT_FALSE(match.submit(move.seat, move.action));
    }
    served = match.state().window.to;
    table->show(Rules::view(match.state(), Seat{0}));
    table->offer({});
  }
  [[nodiscard]] scene::DrawList painted() const {
    scene::DrawList list;
    list.set_view({2.0f / 3, {}});
    table->paint(list, {});
    return list;
  }
  [[nodiscard]] scene::Rect tray_of(Seat seat) const {
    ui::WidgetList widgets;
    table->collect(widgets);
    return widgets.find("table.tray." + std::to_string(seat.index()))->rect;
  }

  motion::Tempo tempo;
  Match match{{9, std::nullopt, cocktail::Options{}}, 9, rules::Chance::kInternal};
  std::unique_ptr<cocktail::table::CocktailTable> table;
  Seat served;
};

TEST_F(Nine, TheTrayThatIsServedComesForwardAndGoesHomeAgain) {
  const Geometry geometry({1920, 1080}, 9, 0);
  for (int s = 0; s < 9; ++s) EXPECT_EQ(tray_of(Seat{s}), geometry.tray(s, Seat{s} == served)) << "seat " << s;
  base::MindGenerator random(2);
  while (match.state().phase == cocktail::Phase::kWindow) {
    const auto move = any_move<Rules>(match.state(), random);
    ASSERT_FALSE(match.submit(move.seat, move.action));
    std::vector<Rules::Event> heard;
    for (const auto& event : match.fresh()) heard.push_back(Rules::heard(event, Seat{0}));
    table->hear(heard, Rules::view(match.state(), Seat{0}));
    table->offer({});
    for (int n = 0; table->busy() && n < 2000; ++n) table->update(40);
  }
  for (int s = 0; s < 9; ++s) EXPECT_EQ(tray_of(Seat{s}), geometry.tray(s)) << "seat " << s;
}

TEST_F(Nine, EveryWordIsReadableInASmallWindow) {
  const scene::DrawList list = painted();
  int words = 0;
  for (const scene::DrawItem& item : list.items()) {
    if (list.text(item.text).empty()) continue;
    ++words;
    EXPECT_GE(item.style.size, 24) << list.text(item.text);
  }
  EXPECT_GT(words, 30);
}

}  // namespace
}  // namespace nightcap::tests
