// Games played by themselves: sound rules stand it, a planted fault is found, and it is cut down to its shortest history.
#include "game/protocol/soak.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "engine/soak/match_run.hpp"
#include "game/cocktail/bots/levels.hpp"
#include "game/cocktail/wire/codec.hpp"

namespace nightcap::tests {
namespace {

using base::Json;
using soak::Wish;

// ---- the algorithm

TEST(Ddmin, KeepsExactlyWhatTogetherFails) {
  std::vector<int> whole(200);
  std::iota(whole.begin(), whole.end(), 0);
  int attempts = 0;
  const auto least = soak::ddmin(whole, [&](const std::vector<int>& list) -> std::optional<std::vector<int>> {
    ++attempts;
    for (const int needed : {3, 77, 78, 190})
      if (std::find(list.begin(), list.end(), needed) == list.end()) return std::nullopt;
    return list;
  });
  EXPECT_EQ(least, (std::vector<int>{3, 77, 78, 190}));
  EXPECT_LT(attempts, 250) << "it is meant to be quick about it";
}

TEST(Ddmin, LeavesAloneWhatIsNeededAsAWhole) {
  const std::vector<int> whole{1, 2, 3, 4, 5};
  const auto needed = [&](const std::vector<int>& list) {
    return list == whole ? std::optional<std::vector<int>>(list) : std::nullopt;
  };
  EXPECT_EQ(soak::ddmin(whole, needed), whole);
}

TEST(Ddmin, ASweepFindsARunThatOnlyGoesTogetherWhereverItBegins) {
  // 4, 5 and 6 go only together, and begin at no multiple of three.
  const auto fails = [](const std::vector<int>& list) -> std::optional<std::vector<int>> {
    const auto inner = std::count_if(list.begin(), list.end(), [](int i) { return i >= 4 && i <= 6; });
    const bool rest = std::count(list.begin(), list.end(), 0) + std::count(list.begin(), list.end(), 9) == 2;
    return rest && (inner == 0 || inner == 3) ? std::optional<std::vector<int>>(list) : std::nullopt;
  };
  EXPECT_EQ(soak::sweep(std::vector<int>{0, 4, 5, 6, 9}, 4, fails), (std::vector<int>{0, 9}));
}

// ---- what is looked for

TEST(Wish, IsAnEventWithFieldsAndPlacesOfTheState) {
  const auto wish = Wish::read("won posthumous=true winners#2 scores=[1,2] /round=3");
  ASSERT_TRUE(wish);
  const Json won{{"type", "won"}, {"posthumous", true}, {"winners", {0, 1}}, {"scores", {1, 2}}};
  EXPECT_TRUE(wish->met_by_event(won));
  EXPECT_TRUE(wish->met_by_state({{"round", 3}}));
  EXPECT_FALSE(wish->met_by_state({{"round", 2}}));
  for (const char* field : {"type", "posthumous", "winners", "scores"}) {
    Json other = won;
    other[field] = "another";
    EXPECT_FALSE(wish->met_by_event(other)) << field;
  }
  EXPECT_TRUE(Wish::read("cubes count>=3")->met_by_event({{"type", "cubes"}, {"count", 4}}));
  EXPECT_FALSE(Wish::read("cubes count>=3")->met_by_event({{"type", "cubes"}, {"count", 2}}));
  EXPECT_TRUE(Wish::read("")->empty());
}

TEST(Wish, SaysWhatItCantRead) {
  for (const char* wrong : {"won lost", "count=3", "won count>3", "won #2", "won winners#two", "won count=", "/round"})
    EXPECT_FALSE(Wish::read(wrong)) << wrong;
  EXPECT_FALSE(Wish::read("/no pointer=1")) << "two words";
  EXPECT_FALSE(Wish::read("/a~b=1")->met_by_state({{"a", 1}}));
}

// ---- whole runs

protocol::SoakRequest request(const char* game, int games) {
  protocol::SoakRequest wanted;
  wanted.game = game;
  wanted.games = games;
  wanted.seed = 3;
  return wanted;
}

TEST(Soak, TheRulesOfBothGamesStandIt) {
  for (const char* game : {"martinis-and-men", "cocktail"}) {
    const auto result = protocol::soak(request(game, 16), 1, {});
    ASSERT_TRUE(result) << result.error().message;
    EXPECT_TRUE(result->failures.empty()) << result->failures.front().what;
    EXPECT_EQ(result->tally.games, 16);
    EXPECT_GT(result->tally.rules.size(), 15u) << "events and refusals cite rules";
    EXPECT_NE(protocol::soaked_text(request(game, 16), *result).find("nothing failed"), std::string::npos);
  }
}

TEST(Soak, AGameIsTheSameHoweverManyWerePlayedBefore) {
  protocol::SoakRequest wanted = request("cocktail", 8);
  wanted.wish = "won";
  const auto one = protocol::begin_soak(wanted), other = protocol::begin_soak(wanted);
  ASSERT_TRUE(one && other);
  for (int i = 0; i < 5; ++i) static_cast<void>((*one)->play(i));
  EXPECT_EQ(wire::replay_text((*one)->play(5)->record), wire::replay_text((*other)->play(5)->record));
}

TEST(Soak, WhatIsLookedForIsFoundAndCutDownToASceneOfItsMoment) {
  protocol::SoakRequest wanted = request("martinis-and-men", 400);
  wanted.wish = "fever";
  const auto result = protocol::soak(wanted, 1, {});
  ASSERT_TRUE(result);
  ASSERT_EQ(result->failures.size(), 1u);
  const soak::Failure& least = result->failures.front();
  EXPECT_LT(least.actions, result->lengths.front());
  EXPECT_EQ(least.record.players, 2) << "a smaller table does as well";
  EXPECT_LE(least.actions, 5) << "somebody is asked for, shown and taken, and two pass";
  const wire::Situation scene = protocol::scene_of(least, "The first Fever", "Fever");
  const auto again = wire::read_situation(wire::situation_text(scene));
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->title, "The first Fever");
  EXPECT_EQ(again->group, "Fever");
  EXPECT_EQ(again->shows, std::vector<std::string>{"fever"});
  EXPECT_EQ(again->steps_before(), least.actions - 1);
  EXPECT_EQ(wire::replay_text(again->record), wire::replay_text(least.record));
}

TEST(Soak, ARequestThatMakesNoSenseIsAnswered) {
  protocol::SoakRequest wrong = request("cocktail", 1);
  const auto says = [&] { return protocol::begin_soak(wrong) ? std::string() : protocol::begin_soak(wrong).error().message; };
  EXPECT_EQ(says(), "");
  wrong.players = 10;
  EXPECT_NE(says().find("2 to 9"), std::string::npos);
  wrong = request("bridge", 1);
  EXPECT_NE(says().find("bridge") == std::string::npos ? says().find("cocktail") : 0, std::string::npos);
  wrong = request("cocktail", 1);
  wrong.level = "clever";
  EXPECT_NE(says().find("clever"), std::string::npos);
  wrong = request("cocktail", 1);
  wrong.wish = "won lost";
  EXPECT_NE(says().find("won lost"), std::string::npos);
  wrong = request("cocktail", 1);
  wrong.options = Json{{"poison", true}};
  EXPECT_NE(says(), "");
}

// ---- planted faults

// Cocktail, but whoever has a cube is a fault.
struct NoCubes : cocktail::Rules {
  static std::string audit(const State& state) {
    for (const auto cubes : state.cubes)
      if (cubes > 0) return "somebody has a cube";
    return cocktail::Rules::audit(state);
  }
};
// Cocktail, but what is listed as legal in a window is refused.
struct NoSuspicion : cocktail::Rules {
  static std::optional<Refusal> check(const State& state, base::Seat seat, const Action& action) {
    if (action.type == Action::Type::kSuspect) return Refusal{cocktail::Reason::kWrongPhase, {4, 5}};
    return cocktail::Rules::check(state, seat, action);
  }
};
template <class G>
struct CodecOf : cocktail::wire::Codec {
  using Game = G;
};

// The first game with more than so many actions that fails, cut down.
template <class G>
soak::Failure shrunk(int longer_than, int* found = nullptr) {
  soak::MatchRun<CodecOf<G>> run({.seed = 5}, nullptr, cocktail::rule_of);
  for (int game = 0; game < 100; ++game)
    if (const auto failure = run.play(game); failure && failure->actions > longer_than) {
      if (found != nullptr) *found = failure->actions;
      return run.shrink(*failure, {});
    }
  ADD_FAILURE() << "it is not found";
  return {};
}
// Whether any game of so few actions, after that deal, comes to the fault.
template <class G>
bool any_fails(const typename G::State& state, int actions) {
  if (!G::audit(state).empty()) return true;
  if (actions == 0) return false;
  for (const base::Seat seat : G::actors(state)) {
    typename G::ActionList legal;
    G::legal(state, seat, legal);
    for (const auto& action : legal) {
      auto after = state;
      rules::NoEvents nobody;
      G::apply(after, seat, action, nobody);
      if (any_fails<G>(after, actions - 1)) return true;
    }
  }
  return false;
}

TEST(Soak, APlantedFaultIsFoundAndCutDownToTheShortestHistoryThatHasIt) {
  int found = 0;
  const soak::Failure least = shrunk<NoCubes>(8, &found);
  EXPECT_EQ(least.what, "audit: somebody has a cube");
  EXPECT_GT(found, least.actions);
  EXPECT_EQ(least.record.players, 2);
  ASSERT_EQ(least.actions, 3) << "the direction, a bite, a suspicion";
  const auto match = wire::match_of<CodecOf<NoCubes>>(least.record);
  ASSERT_TRUE(match) << match.error().message;
  EXPECT_FALSE(NoCubes::audit(match->state()).empty());
  EXPECT_FALSE(any_fails<NoCubes>(match->steps().front().after, least.actions - 1)) << "there is a shorter one";
}

TEST(Soak, WhatIsListedAsLegalButRefusedIsFound) {
  const soak::Failure least = shrunk<NoSuspicion>(1);
  EXPECT_EQ(soak::kind_of(least.what), "legal");
  EXPECT_EQ(least.actions, 2) << "the direction, a bite";
}

TEST(Soak, CuttingDownCanBeStopped) {
  soak::MatchRun<CodecOf<NoCubes>> run({.seed = 5, .players = 9}, nullptr, cocktail::rule_of);
  std::optional<soak::Failure> failure;
  for (int game = 0; !failure; ++game) failure = run.play(game);
  EXPECT_EQ(run.shrink(*failure, [] { return true; }).actions, failure->actions);
  EXPECT_EQ(run.shrink(*failure, {}).record.players, 9) << "a table whose size was asked for keeps it";
}

}  // namespace
}  // namespace nightcap::tests
