// Two worlds that one seat can't tell apart: if anything that reaches the seat differs between them, a secret leaks.
//
// Each game brings its `Worlds`, written for these tests alone: how to make another world out of a state, changing only
// what the viewer may not know, such that what the next step rightly tells the viewer stays true in both. A `Gate` is what
// is tested: the game's own view and heard, or one with a leak planted in it.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/rules/match.hpp"
#include "engine/wire/table.hpp"
#include "tests/support/random_play.hpp"

namespace nightcap::tests::leak {

using base::MindGenerator;
using base::RulesGenerator;
using base::Seat;
using base::SeatSet;

template <rules::Game G>
struct Gate {
  typename G::View (*view)(const typename G::State&, Seat) = G::view;
  typename G::Event (*heard)(const typename G::Event&, Seat) = G::heard;
};

// How often a level is tried, and how hard it thinks: these tests are about secrets, not about playing well.
struct Level {
  const char* name;
  std::uint32_t one_of;
  int iterations;
};

// What comes next in the world that is really played: an action or an outcome of chance, and the facts it brings about.
template <rules::Game G>
struct Next {
  std::optional<Move<G>> move;
  std::vector<typename G::Event> events;
};

struct Findings {
  std::string leak;                      // the first one, in words; empty if there is none
  int positions = 0;                     // compared, for one viewer each
  int steps = 0;                         // taken in both worlds and listened to
  int decisions = 0;                     // of computer players
  std::map<std::string, int> differing;  // by what differed in the other world
};

template <class Worlds>
class Comparison {
 public:
  using Codec = typename Worlds::Codec;
  using G = typename Codec::Game;
  using State = typename G::State;
  using Events = rules::EventList<typename G::Event>;

  explicit Comparison(const Gate<G>& gate) : gate_(gate) {}

  // One position of a match, for one viewer.
  void compare(const rules::Match<G>& match, Seat viewer, MindGenerator& random) {
    const State& real = match.state();
    ++found_.positions;
    const State other = Worlds::other_world(real, viewer, nullptr, random);
    for (const std::string& what : Worlds::differences(real, other)) ++found_.differing[what];
    same_to_the_eye(real, other, viewer);
    if (viewer != base::kNoSeat && G::actors(real).has(viewer)) same_decision(match, other, viewer, random);
    if (G::chance_wanted(real)) {
      same_outcome(real, viewer, random);
    } else if (!G::over(real)) {
      same_action(real, viewer, random);
    }
  }

  [[nodiscard]] const Findings& found() const { return found_; }

 private:
  void leak(const std::string& what, Seat viewer, const State& real) {
    if (found_.leak.empty())
      found_.leak = what + " tells viewer " + std::to_string(viewer.n) + " worlds apart: " + Codec::state(real).dump();
  }

  static std::string legal(const State& state, Seat viewer) {
    typename G::ActionList actions;
    G::legal(state, viewer, actions);
    std::string text;
    for (const auto& action : actions) text += base::json_line(Codec::action(action)) + "\n";
    return text;
  }

  void same_to_the_eye(const State& real, const State& other, Seat viewer) {
    if (const std::string wrong = G::audit(other); !wrong.empty()) ADD_FAILURE() << "no possible world: " << wrong;
    const auto one = gate_.view(real, viewer);
    const auto two = gate_.view(other, viewer);
    if (!same_bytes(one, two)) leak("the view", viewer, real);
    if (base::json_line(Codec::view(one)) != base::json_line(Codec::view(two))) leak("the view as JSON", viewer, real);
    if (legal(real, viewer) != legal(other, viewer)) leak("what is legal", viewer, real);
  }

  void same_sound(const Events& real, const Events& other, Seat viewer, const State& before) {
    ++found_.steps;
    if (real.size() != other.size()) return leak("the number of events", viewer, before);
    for (int i = 0; i < real.size(); ++i) {
      const std::string one = base::json_line(Codec::event(gate_.heard(real[i], viewer)));
      const std::string two = base::json_line(Codec::event(gate_.heard(other[i], viewer)));
      if (one != two) leak("the event " + one + " or " + two, viewer, before);
    }
  }

  void same_action(const State& before, Seat viewer, MindGenerator& random) {
    Next<G> next{any_move<G>(before, random), {}};
    State real = before;
    Events facts;
    G::apply(real, next.move->seat, next.move->action, facts);
    next.events.assign(facts.begin(), facts.end());

    State other = Worlds::other_world(before, viewer, &next, random);
    const auto action = Worlds::alike(other, viewer, next, random);
    const auto refusal = G::check(other, next.move->seat, action);
    if (refusal) {
      ADD_FAILURE() << "no look-alike of " << Codec::action(next.move->action) << ": " << Codec::refusal(*refusal);
      return;
    }
    Events other_facts;
    G::apply(other, next.move->seat, action, other_facts);
    same_sound(facts, other_facts, viewer, before);
    same_to_the_eye(real, other, viewer);
  }

  void same_outcome(const State& before, Seat viewer, MindGenerator& random) {
    RulesGenerator chance(random.next());
    const auto outcome = G::draw(before, chance);
    Next<G> next;
    State real = before;
    Events facts;
    G::resolve(real, outcome, facts);
    next.events.assign(facts.begin(), facts.end());

    State other = Worlds::other_world(before, viewer, &next, random);
    const auto alike = Worlds::alike(other, viewer, next, outcome, random);
    EXPECT_TRUE(G::possible(other, alike));
    Events other_facts;
    G::resolve(other, alike, other_facts);
    same_sound(facts, other_facts, viewer, before);
    same_to_the_eye(real, other, viewer);
  }

  void same_decision(const rules::Match<G>& match, const State& other, Seat viewer, MindGenerator& random) {
    std::vector<search::Heard<G>> heard;
    for (std::size_t step = 0; step < match.steps().size(); ++step)
      for (const auto& event : match.steps()[step].events)
        heard.push_back({static_cast<int>(step), gate_.heard(event, viewer)});
    const std::uint64_t seed = random.next();
    for (const Level& level : Worlds::kLevels) {
      if (random.below(level.one_of) != 0) continue;
      const auto decide = [&](const State& state) {
        typename G::ActionList legal;
        G::legal(state, viewer, legal);
        MindGenerator generator(seed);
        return Worlds::make_mind(level.name)
            ->decide(gate_.view(state, viewer), heard, {legal.begin(), legal.end()}, generator, {0, level.iterations});
      };
      ++found_.decisions;
      if (!(decide(match.state()) == decide(other))) leak("the decision of " + std::string(level.name), viewer, match.state());
    }
  }

  Gate<G> gate_;
  Findings found_;
};

// Positions of random games of every size, for every seat and a spectator; stops at the first leak.
template <class Worlds, class G = typename Worlds::Codec::Game>
Findings compare_worlds(int games, std::uint32_t one_position_of, const Gate<G>& gate = {}) {
  Comparison<Worlds> comparison(gate);
  for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players)
    for (int game = 0; game < games; ++game) {
      MindGenerator random(static_cast<std::uint64_t>(1000 * players + game));
      typename G::Setup setup;
      setup.players = players;
      setup.options = Worlds::random_options(random);
      RulesGenerator chance(random.next());
      rules::Match<G> match(setup, 0, rules::Chance::kExternal);
      while (comparison.found().leak.empty() && !testing::Test::HasFailure()) {
        if (random.below(one_position_of) == 0 || G::over(match.state())) {
          for (const Seat viewer : SeatSet::first(players)) comparison.compare(match, viewer, random);
          comparison.compare(match, base::kNoSeat, random);
        }
        if (G::over(match.state())) break;
        if (G::chance_wanted(match.state())) {
          EXPECT_TRUE(match.decide(G::draw(match.state(), chance)));
        } else {
          const Move<G> move = any_move<G>(match.state(), random);
          EXPECT_FALSE(match.submit(move.seat, move.action).has_value());
        }
      }
    }
  return comparison.found();
}

}  // namespace nightcap::tests::leak
