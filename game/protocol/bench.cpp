#include "game/protocol/bench.hpp"

#include <benchmark/benchmark.h>

#include <cmath>
#include <cstdio>
#include <string_view>

#include "game/protocol/catalogue.hpp"

namespace nightcap::protocol {
namespace {

using base::Json;

constexpr std::int64_t kBatch = 1000;  // copies or hashes between two looks at the clock
constexpr int kWarmUpGames = 20;

// Collects the rates and times that the runs report, by name.
class Collector : public benchmark::BenchmarkReporter {
 public:
  bool ReportContext(const Context&) override { return true; }
  void ReportRuns(const std::vector<Run>& runs) override {
    for (const Run& run : runs) runs_.push_back(run);
  }
  [[nodiscard]] double counter(const std::string& name, const char* which) const {
    for (const Run& run : runs_) {
      const auto found = run.counters.find(which);
      if (run.run_name.function_name == name && found != run.counters.end()) return found->second.value;
    }
    return 0;
  }
  [[nodiscard]] double nanoseconds(const std::string& name) const {
    for (const Run& run : runs_)
      if (run.run_name.function_name == name) return run.GetAdjustedCPUTime();
    return 0;
  }

 private:
  std::vector<Run> runs_;
};

std::string games_name(std::string_view game, int players, bool events) {
  return std::string(game) + "/" + std::to_string(players) + (events ? "/on" : "/off");
}

void time_games(const BenchRequest& request, const GameRow& game, int players, bool events, std::int64_t& allocations) {
  const std::string name = games_name(game.id, players, events);
  benchmark::RegisterBenchmark(name.c_str(), [&request, &game, &allocations, name, players, events](benchmark::State& state) {
    if (request.progress) request.progress(name);
    const auto play = game.speed.start(players, events);
    GameCounts warm_up;
    for (int i = 0; i < kWarmUpGames; ++i) play(warm_up);
    GameCounts counts;
    const std::int64_t before = request.allocations ? request.allocations() : 0;
    for (auto _ : state) play(counts);
    if (request.allocations) allocations += request.allocations() - before;
    const auto rate = [](std::int64_t count) {
      return benchmark::Counter(static_cast<double>(count), benchmark::Counter::kIsRate);
    };
    state.counters["games"] = rate(counts.games);
    state.counters["transitions"] = rate(counts.transitions());
    state.counters["actions"] = rate(counts.actions);
  })->MinTime(request.min_seconds);
}

void time_calls(const BenchRequest& request, const std::string& name, const std::function<void(std::int64_t)>& call) {
  benchmark::RegisterBenchmark(name.c_str(), [&request, name, call](benchmark::State& state) {
    if (request.progress) request.progress(name);
    call(1);
    while (state.KeepRunningBatch(kBatch)) call(kBatch);
  })->MinTime(request.min_seconds);
}

double tidy(double value) { return std::round(value * 1000) / 1000; }

}  // namespace

Bench bench(const BenchRequest& request) {
  Bench result;
  result.allocations_counted = static_cast<bool>(request.allocations);
  for (const GameRow& game : catalogue()) {
    for (int players = game.min_players; players <= game.max_players; ++players)
      for (const bool events : {false, true}) result.games.push_back({std::string(game.id), players, events, 0, 0, 0});
    result.states.push_back({std::string(game.id), 0, 0, static_cast<std::int64_t>(game.speed.state_bytes), 0});
  }

  benchmark::ClearRegisteredBenchmarks();
  for (StateFigure& state : result.states) {
    const GameRow& game = *find_game(state.game);
    for (const GamesFigure& games : result.games)
      if (games.game == state.game) time_games(request, game, games.players, games.events, state.allocations);
    time_calls(request, state.game + "/copy", game.speed.copy);
    time_calls(request, state.game + "/hash", game.speed.hash);
  }
  Collector collector;
  benchmark::RunSpecifiedBenchmarks(&collector);
  benchmark::ClearRegisteredBenchmarks();

  for (GamesFigure& games : result.games) {
    const std::string name = games_name(games.game, games.players, games.events);
    games.games_per_s = collector.counter(name, "games");
    games.transitions_per_s = collector.counter(name, "transitions");
    games.actions_per_s = collector.counter(name, "actions");
  }
  for (StateFigure& state : result.states) {
    state.copy_ns = collector.nanoseconds(state.game + "/copy");
    state.hash_ns = collector.nanoseconds(state.game + "/hash");
  }
  return result;
}

Json bench_json(const Bench& bench) {
  Json json = Json::object();
  for (const GamesFigure& games : bench.games)
    json[games_name(games.game, games.players, games.events)] = {{"games_per_s", tidy(games.games_per_s)},
                                                                 {"transitions_per_s", tidy(games.transitions_per_s)},
                                                                 {"actions_per_s", tidy(games.actions_per_s)}};
  for (const StateFigure& state : bench.states) {
    json["copy_ns"][state.game] = tidy(state.copy_ns);
    json["hash_ns"][state.game] = tidy(state.hash_ns);
    json["state_bytes"][state.game] = state.state_bytes;
    if (bench.allocations_counted) json["allocations"][state.game] = state.allocations;
  }
  return json;
}

std::string bench_text(const Bench& bench) {
  std::string text = "random games                  games/s  transitions/s      actions/s\n";
  char line[160];
  for (const GamesFigure& games : bench.games) {
    std::snprintf(line, sizeof line, "%-24s %12.0f %14.0f %14.0f\n",
                  games_name(games.game, games.players, games.events).c_str(), games.games_per_s, games.transitions_per_s,
                  games.actions_per_s);
    text += line;
  }
  text += "\nstate                          bytes        copy ns        hash ns";
  text += bench.allocations_counted ? "    allocations\n" : "\n";
  for (const StateFigure& state : bench.states) {
    std::snprintf(line, sizeof line, "%-24s %12lld %14.1f %14.1f", state.game.c_str(),
                  static_cast<long long>(state.state_bytes), state.copy_ns, state.hash_ns);
    text += line;
    if (bench.allocations_counted) {
      std::snprintf(line, sizeof line, " %14lld", static_cast<long long>(state.allocations));
      text += line;
    }
    text += "\n";
  }
  return text;
}

}  // namespace nightcap::protocol
