// The live check of real games: step by step, as every seat and a spectator meet it, nothing is told; and a leak that was
// planted is named by its seat and field.
#include <gtest/gtest.h>

#include "tests/leak/two_worlds.hpp"

namespace nightcap::tests::leak {
namespace {

// A game that easy computer players have played.
template <class Worlds, class G = typename Worlds::Codec::Game>
rules::Match<G> played(int players, std::uint64_t seed) {
  typename G::Setup setup;
  setup.players = players;
  rules::Match<G> match(setup, seed, rules::Chance::kInternal);
  MindGenerator random(seed);
  const auto mind = Worlds::make_mind("easy");
  while (!G::over(match.state())) {
    const Seat seat = any_seat(G::actors(match.state()), random);
    typename G::ActionList legal;
    G::legal(match.state(), seat, legal);
    const auto action = mind->decide(G::view(match.state(), seat), {}, {legal.begin(), legal.end()}, random, {});
    EXPECT_FALSE(match.submit(seat, action).has_value());
  }
  return match;
}

// The first leak that any seat finds.
template <class Worlds, class G = typename Worlds::Codec::Game>
std::optional<wire::Leak> first_leak(const rules::Match<G>& match, const Gate<G>& gate, int* worlds = nullptr) {
  for (int step = 0; step <= match.step(); ++step)
    for (int i = 0; i <= match.setup().players; ++i) {
      const Seat viewer = i < match.setup().players ? Seat{i} : base::kNoSeat;
      const Findings found = wire::compare_step<Worlds>(match, step, viewer, gate);
      EXPECT_EQ(found.broken, "");
      if (worlds != nullptr) *worlds += found.positions + found.steps;
      if (found.leak) return found.leak;
    }
  return std::nullopt;
}

template <class Worlds>
void none_is_found(int players) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    int worlds = 0;
    const auto leak = first_leak<Worlds>(played<Worlds>(players, seed), {}, &worlds);
    EXPECT_FALSE(leak.has_value()) << "seed " << seed << ": " << leak->what << leak->field;
    EXPECT_GT(worlds, 300);
  }
}

TEST(LeakAlarm, IsSilentInGamesOfMartinisAndMen) { none_is_found<martinis::insight::Worlds>(3); }
TEST(LeakAlarm, IsSilentInGamesOfCocktail) { none_is_found<cocktail::insight::Worlds>(4); }

TEST(LeakAlarm, NamesSeatAndFieldOfWhatOneSeatSees) {
  Gate<martinis::Rules> gate;
  gate.view = [](const martinis::State& state, Seat viewer) {
    martinis::View view = martinis::Rules::view(state, viewer);
    if (viewer == Seat{2} && !state.hands[0].empty()) view.known[0] = martinis::CardSet::of(state.hands[0].front());
    return view;
  };
  const auto leak = first_leak<martinis::insight::Worlds>(played<martinis::insight::Worlds>(3, 1), gate);
  ASSERT_TRUE(leak.has_value());
  EXPECT_EQ(leak->viewer, 2);
  EXPECT_EQ(leak->what, "the view");
  EXPECT_NE(leak->field.find("known"), std::string::npos) << leak->field;
  EXPECT_NE(leak->one, leak->other);
}

TEST(LeakAlarm, NamesTheEventThatTellsTooMuch) {
  Gate<cocktail::Rules> gate;
  gate.heard = [](const cocktail::Event& event, Seat listener) {
    return std::holds_alternative<cocktail::event::Played>(event) ? event : cocktail::Rules::heard(event, listener);
  };
  const auto leak = first_leak<cocktail::insight::Worlds>(played<cocktail::insight::Worlds>(4, 1), gate);
  ASSERT_TRUE(leak.has_value());
  EXPECT_EQ(leak->what, "the event played");
  EXPECT_EQ(leak->field, "/card");
}

}  // namespace
}  // namespace nightcap::tests::leak
