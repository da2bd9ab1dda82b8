// Cocktail's rows of the table of motions, in detail: deaths, rounds, heirs, and the order of what is heard.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <string>
#include <vector>

#include "game/cocktail/table/table.hpp"
#include "game/tabletop/cues.hpp"
#include "tests/support/cocktail_pieces.hpp"

namespace nightcap::tests {
namespace {

using namespace cocktail_evening;
using motion::Cue;
namespace cue = tabletop::cue;

// ---- from the reserve to the air

TEST(CocktailRows, ADeathIsQuietAfterTheGong) {
  for (const Played* played : album().find("poisoned", 2)) {
    const auto gongs = played->cues(cue::kGong);
    ASSERT_EQ(gongs.size(), 1u);
    for (const auto& [start, c] : played->all<Cue>())
      EXPECT_TRUE(start <= gongs.front().first || start >= gongs.front().first + 400) << c.name << " breaks the silence";
    EXPECT_GE(played->length - gongs.front().first, 400);
    EXPECT_FALSE(played->drawn("ribbon").empty());
    EXPECT_FALSE(played->drawn("smoke").empty() && played->sprayed("smoke") == 0) << "no wisp of smoke";
  }
}

// Row: 300. Then it stands, to be read, until it goes.
TEST(CocktailRows, WithReducedMotionADeathIsThereWithin300AndStillHasItsGong) {
  constexpr float kGoes = 350;  // ms before the end
  for (const Played* played : calm_album().find("poisoned", 2)) {
    for (const Travel& t : played->things)
      for (const Sample& s : t.seen)
        if (s.ms > 300 * 1.1f && s.ms < played->length - kGoes) {
          EXPECT_EQ(s.pose, t.at(300 * 1.1f)) << t.drawn << " still changes at " << s.ms;
        }
    EXPECT_EQ(played->cues(cue::kGong).size(), 1u);
    EXPECT_FALSE(played->drawn("ribbon").empty());
  }
}

TEST(CocktailRows, ARoundIsWipedFromLeftToRightAndTheNextIsAnnounced) {
  for (const Played* played : album().find("round-over", 2, goes_on)) {
    std::vector<const Travel*> wiped;
    for (const Travel& t : played->things)
      if (t.card && t.to.alpha < 0.05f && t.from.alpha > 0.5f) wiped.push_back(&t);
    if (wiped.size() < 2) continue;
    std::ranges::sort(wiped, {}, [](const Travel* t) { return t->from.at.x; });
    EXPECT_LT(wiped.front()->starts(), wiped.back()->starts());
    for (std::size_t i = 1; i < wiped.size(); ++i) EXPECT_LE(wiped[i - 1]->starts(), wiped[i]->starts() + kFrame);
  }
  for (const Played* played : album().find("round-over", 2, goes_on)) {
    const Travel* card = played->faced("card.round");
    ASSERT_NE(card, nullptr) << "the next round is not announced";
    EXPECT_GT(card->turned_at(), 0) << "its card does not turn";
  }
}

TEST(CocktailRows, TheHeirsPortraitIsHungAndStraightensAndTheKeyFalls) {
  for (const Played* played : album().find("won", 2, heirs_live)) {
    const auto portraits = played->drawn("frame");
    ASSERT_GE(portraits.size(), played->event["winners"].size());
    const Travel& frame = *portraits.front();
    float least = frame.from.degrees, first = std::abs(frame.from.degrees);
    for (const Sample& s : frame.seen) least = std::min(least, s.pose.degrees);
    EXPECT_GT(first, 4) << "it hangs straight from the first";
    EXPECT_LT(least, -0.3f) << "it does not swing beyond";
    EXPECT_NEAR(frame.to.degrees, 0, 0.1f);
    const auto keys = played->drawn("key");
    ASSERT_FALSE(keys.empty());
    EXPECT_GT(keys.front()->at(played->length - 500).at.y, keys.front()->from.at.y + 200);
    EXPECT_EQ(played->sprayed("confetti"), 120);
  }
}

// ---- what is no event

std::vector<std::string> sounds(Evening& evening) {
  std::vector<std::string> names;
  for (const auto& heard : evening.watcher().table().take_cues()) names.emplace_back(heard.cue);
  return names;
}

TEST(CocktailRows, ReducedMotionIsHeardInTheSameOrder) {
  Plan plan{.players = 4, .viewer = 0, .seed = 8, .options = kExpert};
  Evening lively(plan);
  plan.tempo.reduced_motion = true;
  Evening calm(plan);
  std::size_t heard = 0;
  for (int step = 0; step < 120 && !HasFailure(); ++step) {
    std::vector<Played> album;
    if (!lively.step(album)) break;
    ASSERT_TRUE(calm.step(album));
    const auto names = sounds(lively);
    heard += names.size();
    EXPECT_EQ(names, sounds(calm)) << "step " << step << ", " << Json(lively.heard()).dump();
  }
  EXPECT_GT(heard, 50u);
}

TEST(CocktailRows, TwoNotesSayThatItIsTheViewersTurnAndNobodyElses) {
  for (const int viewer : {0, -1}) {
    Evening evening({.players = 3, .viewer = viewer, .seed = 9});
    int turns = 0;
    base::Seat last = base::kNoSeat;
    for (int step = 0; step < 120 && !HasFailure(); ++step) {
      std::vector<Played> album;
      if (!evening.step(album)) break;
      const auto& state = evening.game().state();
      const base::Seat turn = state.phase == cocktail::Phase::kTurn ? state.turn : last;
      const bool begun = turn != last && turn.index() == viewer;
      last = turn;
      const auto names = sounds(evening);
      EXPECT_EQ(std::ranges::count(names, std::string(cue::kTurn)), begun ? 1 : 0)
          << "viewer " << viewer << ", step " << step << ", " << Json(evening.heard()).dump();
      turns += begun ? 1 : 0;
    }
    if (viewer >= 0) {
      EXPECT_GT(turns, 3);
    }
  }
}

}  // namespace
}  // namespace nightcap::tests
