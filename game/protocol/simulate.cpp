#include "game/protocol/simulate.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "game/protocol/catalogue.hpp"

namespace nightcap::protocol {
namespace {

using base::Json;

constexpr double kShownDigits = 1e6;

double rounded(double value) { return std::round(value * kShownDigits) / kShownDigits; }

template <class... Numbers>
std::string formatted(const char* format, Numbers... numbers) {
  char text[160];
  std::snprintf(text, sizeof text, format, numbers...);
  return text;
}

double a_second(double count, double seconds) { return seconds > 0 ? count / seconds : 0; }

}  // namespace

Interval wilson(double wins, double games) {
  if (games <= 0) return {};
  constexpr double kZ = 1.959963984540054;  // of the normal distribution, 95 %
  const double rate = wins / games;
  const double spread = kZ * kZ / games;
  const double middle = (rate + spread / 2) / (1 + spread);
  const double half = kZ / (1 + spread) * std::sqrt(rate * (1 - rate) / games + spread / (4 * games));
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

std::vector<std::string> level_names(const std::string& bots) {
  std::vector<std::string> names;
  std::size_t from = 0;
  for (;;) {
    const std::size_t comma = bots.find(',', from);
    names.push_back(bots.substr(from, comma - from));
    if (comma == std::string::npos) return names;
    from = comma + 1;
  }
}

wire::Expected<Simulation> simulate(const SimulationRequest& request, const Progress& progress) {
  const auto wrong = [](std::string message) { return wire::Error{wire::Code::kBadRequest, std::move(message)}; };
  const GameRow* game = find_game(request.game);
  if (game == nullptr) return wrong("game is none of " + game_ids());
  if (request.players < game->min_players || request.players > game->max_players)
    return wrong("players of " + request.game + " are " + std::to_string(game->min_players) + " to " +
                 std::to_string(game->max_players));
  if (request.games < 1) return wrong("games is at least 1");
  const std::vector<std::string> levels = level_names(request.bots);
  if (static_cast<int>(levels.size()) > request.players) return wrong("there are more bots than players");
  for (const std::string& level : levels)
    if (level != "random" && level != "easy" && level != "normal" && level != "hard")
      return wrong("there is no level \"" + level + "\"; there are random, easy, normal and hard");
  return game->simulate(request, progress);
}

Json simulation_json(const SimulationRequest& request, const Simulation& result) {
  Json by_bot = Json::object();
  for (const LevelResult& level : result.by_level) {
    const Interval interval = wilson(level.wins, level.games);
    by_bot[level.level] = {{"games", static_cast<std::int64_t>(level.games)},
                           {"wins", rounded(level.wins)},
                           {"rate", rounded(level.wins / level.games)},
                           {"ci95", Json::array({rounded(interval.low), rounded(interval.high)})}};
  }
  Json seat_wins = Json::array();
  for (double wins : result.seat_wins) seat_wins.push_back(rounded(wins));
  return {{"game", request.game},
          {"players", request.players},
          {"games", request.games},
          {"seed", request.seed},
          {"bots", request.bots},
          {"seat_wins", std::move(seat_wins)},
          {"by_bot", std::move(by_bot)},
          {"actions_mean", rounded(static_cast<double>(result.actions) / request.games)},
          {"actions_max", result.longest},
          {"capped", result.capped},
          {"games_per_s", rounded(a_second(request.games, result.seconds))},
          {"actions_per_s", rounded(a_second(static_cast<double>(result.actions), result.seconds))}};
}

std::string simulation_text(const SimulationRequest& request, const Simulation& result) {
  std::string text = request.game + ", " + std::to_string(request.players) + " players, " + std::to_string(request.games) +
                     " games, seed " + std::to_string(request.seed) + ", bots " + request.bots + "\n\n";
  text += "           games      wins     rate   95 % interval\n";
  const auto line = [&text](const std::string& name, double games, double wins) {
    const Interval interval = wilson(wins, games);
    text += formatted("%-9s %6.0f %9.1f  %6.2f %%  %.2f to %.2f %%\n", name.c_str(), games, wins, 100 * wins / games,
                      100 * interval.low, 100 * interval.high);
  };
  for (const LevelResult& level : result.by_level) line(level.level, level.games, level.wins);
  for (std::size_t seat = 0; seat < result.seat_wins.size(); ++seat)
    line("seat " + std::to_string(seat), request.games, result.seat_wins[seat]);
  text += formatted("\nactions a game: %.1f on average, %d at most; %d games ended at %d actions\n",
                    static_cast<double>(result.actions) / request.games, result.longest, result.capped, kMaxActionsOfAGame);
  text += formatted("%.1f games and %.0f actions a second\n", a_second(request.games, result.seconds),
                    a_second(static_cast<double>(result.actions), result.seconds));
  return text;
}

}  // namespace nightcap::protocol
