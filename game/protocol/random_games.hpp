// Whole games between players who choose at random, as fast as the rules go: no match, no list that grows, no heap.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <type_traits>

#include "engine/base/generator.hpp"
#include "engine/base/hash.hpp"
#include "engine/rules/game.hpp"
#include "game/protocol/speed.hpp"
#include "game/protocol/tournament.hpp"

namespace nightcap::protocol {

template <rules::Game G>
class RandomGames {
 public:
  explicit RandomGames(int players, std::uint64_t seed) : chance_(seed), choice_(seed + 1) { setup_.players = players; }

  // One game to its end.
  template <class Sink>
  void play(Sink& events, GameCounts& counts) {
    typename G::State state = G::begin(setup_, events);
    for (;;) {
      if constexpr (!std::is_same_v<Sink, rules::NoEvents>) events.clear();
      if (G::chance_wanted(state)) {
        G::resolve(state, G::draw(state, chance_), events);
        ++counts.outcomes;
      } else if (!G::over(state)) {
        // One word decides both: 32 bits each, uneven by less than one in a million.
        const std::uint64_t word = choice_.next();
        const base::Seat seat = pick(G::actors(state), static_cast<std::uint32_t>(word));
        G::legal(state, seat, legal_);
        G::apply(state, seat, legal_[part(word >> 32, legal_.size())], events);
        ++counts.actions;
      } else {
        break;
      }
    }
    ++counts.games;
    last_ = state;
  }

  [[nodiscard]] const typename G::State& last() const { return last_; }

 private:
  // The part of n that a number of 32 bits stands for.
  static int part(std::uint64_t bits, int n) { return static_cast<int>((bits * static_cast<std::uint64_t>(n)) >> 32); }
  static base::Seat pick(base::SeatSet seats, std::uint32_t bits) {
    auto seat = seats.begin();
    for (int skip = part(bits, seats.size()); skip > 0; --skip) ++seat;
    return *seat;
  }

  typename G::Setup setup_;
  base::RulesGenerator chance_;
  base::MindGenerator choice_;
  typename G::ActionList legal_;
  typename G::State last_{};
};

inline constexpr std::uint64_t kSpeedSeed = 1;

// How the largest table stands at the end of a game.
template <rules::Game G>
[[nodiscard]] typename G::State late_state() {
  GameCounts counts;
  RandomGames<G> games(G::kMaxPlayers, kSpeedSeed);
  rules::NoEvents nobody;
  games.play(nobody, counts);
  return games.last();
}

template <rules::Game G>
[[nodiscard]] SpeedTests speed_tests() {
  SpeedTests tests;
  tests.state_bytes = sizeof(typename G::State);
  tests.start = [](int players, bool events) -> std::function<void(GameCounts&)> {
    auto games = std::make_shared<RandomGames<G>>(players, kSpeedSeed);
    if (!events)
      return [games](GameCounts& counts) {
        rules::NoEvents nobody;
        games->play(nobody, counts);
      };
    auto list = std::make_shared<rules::EventList<typename G::Event>>();
    return [games, list](GameCounts& counts) { games->play(*list, counts); };
  };
  tests.copy = [](std::int64_t times) {
    static const typename G::State from = late_state<G>();
    typename G::State to{};
    for (std::int64_t i = 0; i < times; ++i) {
      to = from;
      keep(&to);
    }
  };
  tests.hash = [](std::int64_t times) {
    static typename G::State state = late_state<G>();
    for (std::int64_t i = 0; i < times; ++i) {
      keep(&state);
      const std::uint64_t hash = base::hash_value(state);
      keep(&hash);
    }
  };
  return tests;
}

}  // namespace nightcap::protocol
