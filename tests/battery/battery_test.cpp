// What every game promises, tried on random games of every size with random options.
#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/base/hash.hpp"
#include "engine/wire/archive.hpp"
#include "tests/battery/games.hpp"
#include "tests/support/random_play.hpp"

namespace nightcap::tests {
namespace {

using base::MindGenerator;
using base::RulesGenerator;
using base::Seat;
using base::SeatSet;

constexpr int kMostTransitions = 20'000;  // of a random game: none may go on for ever

// How one game is tried.
template <class Row>
struct Trial {
  using Codec = typename Row::Codec;
  using G = typename Codec::Game;
  using State = typename G::State;
  using Match = rules::Match<G>;
  using Events = rules::EventList<typename G::Event>;

  static typename G::Setup random_setup(int players, MindGenerator& random) {
    typename G::Setup setup;
    setup.players = players;
    if (coin(random)) setup.starter = Seat{between(0, players - 1, random)};
    setup.options = Row::random_options(random);
    return setup;
  }

  // Plays `games` random games of every size by the rules alone; calls look(state, random) after every transition.
  template <class Look>
  static void play(int games, Look look) {
    for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players)
      for (int game = 0; game < games; ++game) {
        const auto seed = static_cast<std::uint64_t>(100 * players + game);
        SCOPED_TRACE(std::to_string(players) + " players, seed " + std::to_string(seed));
        MindGenerator random(seed);
        RulesGenerator chance(seed);
        Events events;
        State state = G::begin(random_setup(players, random), events);
        look(state, random);
        int transitions = 0;
        while (!G::over(state)) {
          ASSERT_LT(transitions++, kMostTransitions) << "the game doesn't end";
          events.clear();
          if (G::chance_wanted(state)) {
            G::resolve(state, G::draw(state, chance), events);
          } else {
            const Move<G> move = any_move<G>(state, random);
            G::apply(state, move.seat, move.action, events);
          }
          look(state, random);
          if (testing::Test::HasFailure()) return;
        }
      }
  }

  // One random game played through a match; calls look(match, random) after every step.
  template <class Look>
  static Match play_match(int players, std::uint64_t seed, rules::Chance chance, Look look) {
    MindGenerator random(seed);
    RulesGenerator outside(seed + 1);
    Match match(random_setup(players, random), seed, chance);
    const auto decide = [&] {
      while (chance == rules::Chance::kExternal && G::chance_wanted(match.state()))
        EXPECT_TRUE(match.decide(G::draw(match.state(), outside)));
    };
    decide();
    look(match, random);
    while (!G::over(match.state()) && !testing::Test::HasFailure() && match.step() < kMostTransitions) {
      const Move<G> move = any_move<G>(match.state(), random);
      EXPECT_FALSE(match.submit(move.seat, move.action).has_value());
      decide();
      look(match, random);
    }
    EXPECT_TRUE(G::over(match.state())) << "the game doesn't end";
    return match;
  }

  static std::uint64_t hash(const State& state) { return base::hash_value(state); }

  static std::string heard(const Events& events, Seat seat) {
    std::string text;
    for (const auto& event : events) text += base::json_line(Codec::event(G::heard(event, seat))) + "\n";
    return text;
  }
  static std::string legal(const State& state, Seat seat) {
    typename G::ActionList actions;
    G::legal(state, seat, actions);
    std::string text;
    for (const auto& action : actions) text += base::json_line(Codec::action(action)) + "\n";
    return text;
  }
};

template <class Row>
class Battery : public testing::Test {};
TYPED_TEST_SUITE(Battery, EveryGame, GameNames);

TYPED_TEST(Battery, EveryStateReachedPassesItsAuditAndEveryGameEnds) {
  using G = typename Trial<TypeParam>::G;
  Trial<TypeParam>::play(40, [](const auto& state, MindGenerator&) { ASSERT_EQ(G::audit(state), ""); });
}

TYPED_TEST(Battery, LegalIsExactlyWhatCheckLetsPassAndNobodyElseMayDoAnything) {
  using G = typename Trial<TypeParam>::G;
  Trial<TypeParam>::play(10, [](const auto& state, MindGenerator& random) {
    if (random.below(12) != 0) return;
    const SeatSet actors = G::actors(state);
    ASSERT_EQ(actors.empty(), G::over(state) || G::chance_wanted(state));
    for (int i = 0; i <= base::kMaxSeats; ++i) {  // the last seat is at no table
      const Seat seat{i};
      typename G::ActionList actions;
      G::legal(state, seat, actions);
      ASSERT_EQ(actions.empty(), !actors.has(seat));
      // Without a seat that may act one action of a kind would do, but the whole universe is the promise.
      int passed = 0;
      TypeParam::every_action(state, [&](const typename G::Action& action) {
        if (G::check(state, seat, action)) return;
        ++passed;
        ASSERT_NE(std::find(actions.begin(), actions.end(), action), actions.end())
            << "check allows what legal doesn't list: " << TypeParam::Codec::action(action);
      });
      ASSERT_EQ(passed, actions.size()) << "legal lists what check refuses, or something twice";
    }
  });
}

TYPED_TEST(Battery, ACopyIsEqualAndGoesItsOwnWay) {
  using G = typename Trial<TypeParam>::G;
  Trial<TypeParam>::play(5, [](const auto& state, MindGenerator& random) {
    if (G::actors(state).empty()) return;
    const auto before = state;
    auto copy = state;
    auto other = state;
    const Move<G> move = any_move<G>(state, random);
    typename Trial<TypeParam>::Events events;
    rules::NoEvents nobody;
    G::apply(copy, move.seat, move.action, events);
    G::apply(other, move.seat, move.action, nobody);
    ASSERT_TRUE(same_bytes(before, state));
    ASSERT_TRUE(same_bytes(copy, other)) << "it matters who listens";
    ASSERT_FALSE(copy == state) << "an action changed nothing";
  });
}

// The wire's state lists everything that a state is, so its text stands for "equal" here.
TYPED_TEST(Battery, HashesAreEqualExactlyWhenStatesAre) {
  using G = typename Trial<TypeParam>::G;
  std::map<std::string, std::uint64_t> hash_of;
  std::map<std::uint64_t, std::string> state_of;
  const auto note = [&](const auto& state) {
    const std::string text = base::json_line(TypeParam::Codec::state(state));
    const std::uint64_t hash = Trial<TypeParam>::hash(state);
    ASSERT_EQ(hash_of.emplace(text, hash).first->second, hash) << "equal states, other hashes: " << text;
    ASSERT_EQ(state_of.emplace(hash, text).first->second, text) << "other states, equal hashes";
  };
  Trial<TypeParam>::play(2, [&](const auto& state, MindGenerator& random) {
    if (random.below(2) != 0) return;
    note(state);
    // Two answers in either order come to equal states by two ways, if the order doesn't matter.
    const SeatSet actors = G::actors(state);
    if (actors.size() < 2) return;
    const Seat first = actors.front(), second = actors.back();
    typename G::ActionList firsts, seconds;
    G::legal(state, first, firsts);
    G::legal(state, second, seconds);
    const auto a = any_of(firsts, random), b = any_of(seconds, random);
    const auto both = [&state, &note](Seat seat1, auto action1, Seat seat2, auto action2) {
      auto after = state;
      rules::NoEvents nobody;
      G::apply(after, seat1, action1, nobody);
      if (G::check(after, seat2, action2)) return;
      G::apply(after, seat2, action2, nobody);
      note(after);
    };
    both(first, a, second, b);
    both(second, b, first, a);
  });
}

TYPED_TEST(Battery, ChanceDrawsOnlyWhatIsPossibleAndNothingElseIsPossibleThen) {
  using G = typename Trial<TypeParam>::G;
  Trial<TypeParam>::play(10, [](const auto& state, MindGenerator& random) {
    const typename G::Outcome nothing{};
    if (!G::chance_wanted(state)) {
      ASSERT_FALSE(G::possible(state, nothing));
      return;
    }
    RulesGenerator generator(random.next());
    const auto outcome = G::draw(state, generator);
    ASSERT_TRUE(G::possible(state, outcome));
    const base::Json json = TypeParam::Codec::outcome(outcome);
    const auto again = TypeParam::Codec::read_outcome(state, json);
    ASSERT_TRUE(again.has_value() && *again == outcome);
    if (!json.is_array()) return;
    base::Json twice = json, fewer = json;
    twice[0] = json[1];
    fewer.erase(0);
    for (const base::Json& wrong : {twice, fewer}) {
      const auto read = TypeParam::Codec::read_outcome(state, wrong);
      ASSERT_FALSE(read.has_value() && G::possible(state, *read)) << wrong;
    }
  });
}

// A view follows from the view before and what was heard since: were two secrets to come to different views although
// they sound the same, the view would tell them apart.
TYPED_TEST(Battery, WhatASeatSeesChangesOnlyByWhatItHears) {
  using G = typename Trial<TypeParam>::G;
  int compared = 0;
  Trial<TypeParam>::play(6, [&compared](const auto& state, MindGenerator& random) {
    typename Trial<TypeParam>::Events one_heard, other_heard;
    auto one = state, other = state;
    SeatSet acting;
    if (G::chance_wanted(state)) {
      RulesGenerator generator(random.next());
      G::resolve(one, G::draw(state, generator), one_heard);
      G::resolve(other, G::draw(state, generator), other_heard);
    } else if (!G::over(state)) {
      const Seat seat = any_seat(G::actors(state), random);
      typename G::ActionList actions;
      G::legal(state, seat, actions);
      G::apply(one, seat, any_of(actions, random), one_heard);
      G::apply(other, seat, any_of(actions, random), other_heard);
    } else {
      return;
    }
    if (same_bytes(one, other)) return;
    for (int i = 0; i <= state.players; ++i) {
      const Seat viewer = i == state.players ? base::kNoSeat : Seat{i};
      if (Trial<TypeParam>::heard(one_heard, viewer) != Trial<TypeParam>::heard(other_heard, viewer)) continue;
      ++compared;
      ASSERT_TRUE(same_bytes(G::view(one, viewer), G::view(other, viewer)));
      ASSERT_EQ(TypeParam::Codec::view(G::view(one, viewer)), TypeParam::Codec::view(G::view(other, viewer)));
      ASSERT_EQ(Trial<TypeParam>::legal(one, viewer), Trial<TypeParam>::legal(other, viewer));
    }
  });
  EXPECT_GT(compared, 20);
}

TYPED_TEST(Battery, ActionsReadBackAsTheyWereWritten) {
  using G = typename Trial<TypeParam>::G;
  Trial<TypeParam>::play(2, [](const auto& state, MindGenerator&) {
    for (const Seat seat : G::actors(state)) {
      typename G::ActionList actions;
      G::legal(state, seat, actions);
      for (const auto& action : actions) {
        const auto again = TypeParam::Codec::read_action(TypeParam::Codec::action(action));
        ASSERT_TRUE(again.has_value() && *again == action);
      }
    }
  });
}

TYPED_TEST(Battery, ASavedGameGoesOnWhereItStood) {
  using G = typename Trial<TypeParam>::G;
  using Codec = typename TypeParam::Codec;
  constexpr int kEveryStepOfTheFirst = 12;
  for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players)
    for (const auto chance : {rules::Chance::kInternal, rules::Chance::kExternal}) {
      const auto compare = [](const typename Trial<TypeParam>::Match& match, MindGenerator& random) {
        if (match.step() > kEveryStepOfTheFirst && random.below(60) != 0 && !G::over(match.state())) return;
        const auto save = wire::save_of<Codec>(match);
        const auto record = wire::read_save(base::Json::parse(base::json_line(save)));
        ASSERT_TRUE(record) << record.error().message;
        const auto loaded = wire::match_of<Codec>(*record);
        ASSERT_TRUE(loaded) << loaded.error().message;
        ASSERT_EQ(loaded->hash(), match.hash());
        ASSERT_EQ(loaded->step(), match.step());
        ASSERT_EQ(wire::save_of<Codec>(*loaded), save);
        const std::string replay = wire::replay_of<Codec>(match);
        const auto read = wire::read_replay(replay);
        ASSERT_TRUE(read) << read.error().message;
        const auto replayed = wire::match_of<Codec>(*read);
        ASSERT_TRUE(replayed) << replayed.error().message;
        ASSERT_EQ(wire::replay_of<Codec>(*replayed), replay);
        ASSERT_EQ(replayed->hash(), match.hash());
      };
      Trial<TypeParam>::play_match(players, 7, chance, compare);
    }
}

TYPED_TEST(Battery, UndoGoesBackToTheStartAndRedoToTheEnd) {
  using G = typename Trial<TypeParam>::G;
  for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
    std::vector<std::uint64_t> hashes;
    auto match = Trial<TypeParam>::play_match(players, 11, rules::Chance::kInternal,
                                              [&](const auto& m, MindGenerator&) { hashes.push_back(m.hash()); });
    const std::string replay = wire::replay_of<typename TypeParam::Codec>(match);
    for (int step = match.step(); step > 0; --step) {
      ASSERT_EQ(match.hash(), hashes[static_cast<std::size_t>(step)]);
      ASSERT_TRUE(match.undo());
      ASSERT_TRUE(match.fresh().empty());
    }
    ASSERT_EQ(match.hash(), hashes.front());
    ASSERT_FALSE(match.undo());
    for (std::size_t step = 1; step < hashes.size(); ++step) {
      ASSERT_TRUE(match.redo());
      ASSERT_EQ(match.hash(), hashes[step]);
    }
    ASSERT_FALSE(match.redo());
    ASSERT_EQ(wire::replay_of<typename TypeParam::Codec>(match), replay);
  }
}

TYPED_TEST(Battery, TheSameActionAgainAfterUndoHasTheSameChance) {
  using G = typename Trial<TypeParam>::G;
  for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players)
    Trial<TypeParam>::play_match(players, 13, rules::Chance::kInternal, [](const auto& present, MindGenerator& random) {
      if (present.step() == 0 || random.below(20) != 0) return;
      auto match = present;
      const auto act = *match.steps().back().act;
      ASSERT_TRUE(match.undo());
      const auto hash_before = match.hash();
      ASSERT_FALSE(match.submit(act.seat, act.action).has_value());
      ASSERT_EQ(match.hash(), present.hash());
      ASSERT_FALSE(match.redo()) << "a new action clears what could be redone";
      ASSERT_TRUE(match.steps().back().generator == present.steps().back().generator);
      ASSERT_TRUE(match.undo());
      ASSERT_EQ(match.hash(), hash_before);
    });
}

}  // namespace
}  // namespace nightcap::tests
