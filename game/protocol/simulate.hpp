// Many games between computer players, and what came of them.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/base/json.hpp"
#include "engine/search/mind.hpp"
#include "engine/wire/error.hpp"

namespace nightcap::protocol {

inline constexpr int kMaxActionsOfAGame = 20'000;  // then the game counts as capped and nobody has won

struct SimulationRequest {
  std::string game;
  int players = 2;
  int games = 1;
  std::uint64_t seed = 0;
  std::string bots;  // levels with commas between them; the last one is repeated
  base::Json options = base::Json::object();
  search::Budget budget{};  // none: what the level thinks by itself
};

struct LevelResult {
  std::string level;
  double games = 0;  // one for each player of the level in each game
  double wins = 0;
};

struct Simulation {
  std::vector<double> seat_wins;  // shared wins as fractions
  std::vector<LevelResult> by_level;
  std::int64_t actions = 0;
  int longest = 0;
  int capped = 0;
  double seconds = 0;
};

// Called after each game with the number of games played; may be empty.
using Progress = std::function<void(int games)>;

struct Interval {
  double low = 0;
  double high = 1;
};
// The 95 % interval of Wilson (1927) for a share of wins.
[[nodiscard]] Interval wilson(double wins, double games);

[[nodiscard]] wire::Expected<Simulation> simulate(const SimulationRequest& request, const Progress& progress);

[[nodiscard]] base::Json simulation_json(const SimulationRequest& request, const Simulation& result);
[[nodiscard]] std::string simulation_text(const SimulationRequest& request, const Simulation& result);

// "hard,easy" → {"hard", "easy"}
[[nodiscard]] std::vector<std::string> level_names(const std::string& bots);

}  // namespace nightcap::protocol
