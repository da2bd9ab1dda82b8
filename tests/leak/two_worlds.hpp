// Two worlds that one seat can't tell apart (engine/wire/two_worlds.hpp), in positions of random games of every size.
#pragma once

#include <gtest/gtest.h>

#include "game/cocktail/insight/worlds.hpp"
#include "game/martinis/insight/worlds.hpp"
#include "tests/support/random_play.hpp"

namespace nightcap::tests::leak {

using base::MindGenerator;
using base::RulesGenerator;
using base::Seat;
using base::SeatSet;
using wire::Findings;
using wire::Gate;

struct MartinisWorlds : martinis::insight::Worlds {
  static martinis::Options random_options(MindGenerator& random) {
    return {3, static_cast<std::uint8_t>(4 + random.below(5)), static_cast<std::uint8_t>(random.below(2))};
  }
};
struct CocktailWorlds : cocktail::insight::Worlds {
  static cocktail::Options random_options(MindGenerator& random) {
    const auto coin = [&random] { return static_cast<std::uint8_t>(random.below(2)); };
    return {coin(), coin(), coin(), coin()};
  }
};

// One position of a match, for one viewer, and something that may come next.
template <class Worlds, class G>
void compare(wire::Comparison<Worlds>& comparison, const rules::Match<G>& match, const Gate<G>& gate, Seat viewer,
             MindGenerator& random) {
  const auto& state = match.state();
  std::vector<search::Heard<G>> heard;
  if (G::actors(state).has(viewer))
    for (std::size_t step = 0; step < match.steps().size(); ++step)
      for (const auto& event : match.steps()[step].events) heard.push_back({static_cast<int>(step), gate.heard(event, viewer)});
  comparison.position(state, heard, viewer, random);
  auto next = state;
  if (G::chance_wanted(state)) {
    RulesGenerator chance(random.next());
    comparison.outcome(next, G::draw(state, chance), viewer, random);
  } else if (!G::over(state)) {
    const Move<G> move = any_move<G>(state, random);
    comparison.action(next, move.seat, move.action, viewer, random);
  }
}

// Positions of random games of every size, for every seat and a spectator; stops at the first leak.
template <class Worlds, class G = typename Worlds::Codec::Game>
Findings compare_worlds(int games, std::uint32_t one_position_of, const Gate<G>& gate = {}) {
  wire::Comparison<Worlds> comparison(gate);
  for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players)
    for (int game = 0; game < games; ++game) {
      MindGenerator random(static_cast<std::uint64_t>(1000 * players + game));
      typename G::Setup setup;
      setup.players = players;
      setup.options = Worlds::random_options(random);
      RulesGenerator chance(random.next());
      rules::Match<G> match(setup, 0, rules::Chance::kExternal);
      while (!comparison.found().leak && !testing::Test::HasFailure()) {
        if (random.below(one_position_of) == 0 || G::over(match.state())) {
          for (const Seat viewer : SeatSet::first(players)) compare(comparison, match, gate, viewer, random);
          compare(comparison, match, gate, base::kNoSeat, random);
        }
        if (G::over(match.state())) break;
        EXPECT_EQ(comparison.found().broken, "");
        if (G::chance_wanted(match.state())) {
          EXPECT_TRUE(match.decide(G::draw(match.state(), chance)));
        } else {
          const Move<G> move = any_move<G>(match.state(), random);
          EXPECT_FALSE(match.submit(move.seat, move.action).has_value());
        }
      }
    }
  EXPECT_EQ(comparison.found().broken, "");
  return comparison.found();
}

}  // namespace nightcap::tests::leak
