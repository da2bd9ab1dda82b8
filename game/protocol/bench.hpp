// The speed of the rules: whole random games with events off and on, and what a copy and a hash of a state cost.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/base/json.hpp"

namespace nightcap::protocol {

struct BenchRequest {
  double min_seconds = 0.4;                          // at least so long for each figure
  std::function<std::int64_t()> allocations;         // how many there have been in the program; empty: not counted
  std::function<void(const std::string&)> progress;  // told the name of each figure before it is measured; may be empty
};

struct GamesFigure {
  std::string game;
  int players = 0;
  bool events = false;
  double games_per_s = 0;
  double transitions_per_s = 0;
  double actions_per_s = 0;
};
struct StateFigure {
  std::string game;
  double copy_ns = 0;
  double hash_ns = 0;
  std::int64_t state_bytes = 0;
  std::int64_t allocations = 0;  // in all its random games
};
struct Bench {
  std::vector<GamesFigure> games;
  std::vector<StateFigure> states;
  bool allocations_counted = false;
};

[[nodiscard]] Bench bench(const BenchRequest& request);

[[nodiscard]] base::Json bench_json(const Bench& bench);
[[nodiscard]] std::string bench_text(const Bench& bench);

}  // namespace nightcap::protocol
