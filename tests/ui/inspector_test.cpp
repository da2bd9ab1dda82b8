// What a match tells overlays: as much as its game brings along, and never nothing at all.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "game/app/match_inspector.hpp"
#include "game/template/insight/insight.hpp"
#include "game/template/wire/codec.hpp"

namespace nightcap::tests {
namespace {

using last_call::Rules;

std::unique_ptr<search::Mind<Rules>> no_mind(std::string_view) { return nullptr; }

// An evening of three, all of whom still have to answer.
template <class Insight>
struct Evening {
  rules::Match<Rules> match{Rules::Setup{3, std::nullopt, {}}, 1, rules::Chance::kInternal};
  base::MindGenerator generator{1};
  std::vector<shell::SeatPlan> seats{{"June", "human"}, {"Otis", "easy"}, {"Peggy", "hard"}};
  app::MatchInsight<last_call::wire::Codec, Insight> insight{match, seats, no_mind, generator, 0};
  app::MatchInspector<last_call::wire::Codec, Insight> inspector{match, [](const last_call::Action&) { return std::string(); },
                                                                 insight};
};

TEST(Inspector, OfAGameWithoutInsightTellsWhatItsRulesDo) {
  const Evening<wire::NoInsight> evening;
  const base::Json told = evening.inspector.windows();
  EXPECT_EQ(told["frames"].size(), 1u);
  EXPECT_EQ(told["may"], base::Json::array({0, 1, 2}));
  ASSERT_EQ(told["answers"].size(), 6u) << "stay and leave, of each";
  EXPECT_EQ(told["answers"][0]["events"][0]["rule"], "LC-2.1");
  EXPECT_TRUE(told["if_all_pass"].is_null());
  EXPECT_TRUE(evening.inspector.secrets(0).empty());
  EXPECT_TRUE(evening.inspector.compare_worlds(0, 0).is_null());
  EXPECT_TRUE(evening.inspector.thoughts(0, "easy").is_null());
  EXPECT_EQ(evening.inspector.name(1), "Otis");
}

TEST(Inspector, TellsWhatTheGamesInsightDoes) {
  Evening<last_call::insight::Insight> evening;
  ASSERT_FALSE(evening.match.submit(base::Seat{1}, {last_call::Action::Type::kLeave}).has_value());
  const base::Json frames = evening.inspector.windows()["frames"];
  ASSERT_EQ(frames.size(), 2u);
  EXPECT_EQ(frames[0]["rule"], "LC-2.1");
  EXPECT_EQ(frames[0]["answers"], base::Json::array({{{"seat", 1}, {"what", "leaves"}}}));
}

}  // namespace
}  // namespace nightcap::tests
