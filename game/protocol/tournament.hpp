// Plays the games of a simulation: the loop over rules and minds, for any game.
//
// Who sits where rotates from game to game. Players who may act at the same time do so in an order drawn anew each time
// by a generator that knows nothing of the cards; somebody who can only pass is as quick as everybody else.
#pragma once

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/generator.hpp"
#include "engine/base/hash.hpp"
#include "engine/wire/host.hpp"
#include "game/protocol/simulate.hpp"

namespace nightcap::protocol {

// A uniformly random member of a set that isn't empty.
template <class Generator>
[[nodiscard]] base::Seat any_of(base::SeatSet seats, Generator& generator) {
  const int count = seats.size();
  auto seat = seats.begin();
  if (count > 1)
    for (auto skip = generator.below(static_cast<std::uint32_t>(count)); skip > 0; --skip) ++seat;
  return *seat;
}

template <wire::Codec C>
class Tournament {
 public:
  using G = typename C::Game;

  Tournament(const SimulationRequest& request, wire::MakeMind<G> make_mind) : request_(request), make_mind_(make_mind) {}

  wire::Expected<Simulation> play(const Progress& progress) {
    auto options = C::read_options(request_.options);
    if (!options) return options.error();
    setup_.players = request_.players;
    setup_.options = *options;
    result_.seat_wins.assign(static_cast<std::size_t>(request_.players), 0);
    hire();

    const auto start = std::chrono::steady_clock::now();
    for (int game = 0; game < request_.games; ++game) {
      play_one(game);
      if (progress) progress(game + 1);
    }
    result_.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return result_;
  }

 private:
  struct Player {
    std::size_t level;                      // in result_.by_level
    std::unique_ptr<search::Mind<G>> mind;  // nobody: uniformly random
    std::vector<search::Heard<G>> heard;
    base::MindGenerator generator;
  };

  static std::size_t at(int i) { return static_cast<std::size_t>(i); }

  void hire() {
    const std::vector<std::string> names = level_names(request_.bots);
    for (int i = 0; i < request_.players; ++i) {
      const std::string& name = names[std::min(at(i), names.size() - 1)];
      auto& levels = result_.by_level;
      auto found = std::find_if(levels.begin(), levels.end(), [&name](const auto& level) { return level.level == name; });
      if (found == levels.end()) found = levels.insert(levels.end(), LevelResult{name, 0, 0});
      Player player{static_cast<std::size_t>(found - levels.begin()), nullptr, {}, {}};
      if (name != "random") {
        player.mind = make_mind_(name);
        NIGHTCAP_CHECK(player.mind != nullptr);
      }
      players_.push_back(std::move(player));
    }
  }

  // Player i sits one seat further with every game.
  Player& sitting_at(base::Seat seat, int game) {
    const int n = request_.players;
    return players_[at((seat.index() + n - game % n) % n)];
  }

  // A seed for each purpose of each game, so that no purpose disturbs another.
  std::uint64_t seed_for(int game, std::uint64_t purpose) const {
    return base::mix(base::mix(request_.seed ^ 0xD1B54A32D192ED03ull, static_cast<std::uint64_t>(game) + 0x9E3779B97F4A7C15ull),
                     purpose * 2 + 0xA24BAED4963EE407ull);
  }

  void tell(const rules::EventList<typename G::Event>& events, int step, int game) {
    for (int seat = 0; seat < request_.players; ++seat) {
      Player& player = sitting_at(base::Seat{seat}, game);
      if (player.mind == nullptr) continue;
      for (const auto& event : events) player.heard.push_back({step, G::heard(event, base::Seat{seat})});
    }
  }

  typename G::Action decide(const typename G::State& state, base::Seat seat, int game) {
    G::legal(state, seat, legal_);
    Player& player = sitting_at(seat, game);
    if (player.mind == nullptr)
      return legal_[static_cast<int>(player.generator.below(static_cast<std::uint32_t>(legal_.size())))];
    return player.mind->decide(G::view(state, seat), player.heard, {legal_.begin(), legal_.end()}, player.generator,
                               request_.budget);
  }

  void play_one(int game) {
    base::RulesGenerator chance(seed_for(game, 0));
    base::MindGenerator order(seed_for(game, 1));
    for (std::size_t i = 0; i < players_.size(); ++i) {
      players_[i].heard.clear();
      players_[i].generator = base::MindGenerator(seed_for(game, 2 + i));
    }

    rules::EventList<typename G::Event> events;
    typename G::State state = G::begin(setup_, events);
    int actions = 0;
    for (;;) {
      tell(events, actions, game);
      events.clear();
      if (G::chance_wanted(state)) {
        G::resolve(state, G::draw(state, chance), events);
      } else if (G::over(state) || actions == kMaxActionsOfAGame) {
        break;
      } else {
        const base::Seat seat = any_of(G::actors(state), order);
        const auto action = decide(state, seat, game);
        G::apply(state, seat, action, events);
        ++actions;
      }
    }
    count(state, actions, game);
  }

  void count(const typename G::State& state, int actions, int game) {
    result_.actions += actions;
    result_.longest = std::max(result_.longest, actions);
    for (const Player& player : players_) result_.by_level[player.level].games += 1;
    if (!G::over(state)) {
      ++result_.capped;
      return;
    }
    const double share = 1.0 / state.winners.size();
    for (base::Seat seat : state.winners) {
      result_.seat_wins[at(seat.index())] += share;
      result_.by_level[sitting_at(seat, game).level].wins += share;
    }
  }

  const SimulationRequest& request_;
  wire::MakeMind<G> make_mind_;
  typename G::Setup setup_;
  std::vector<Player> players_;
  typename G::ActionList legal_;
  Simulation result_;
};

}  // namespace nightcap::protocol
