// The games there are. Adding a game is one row of the catalogue.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string_view>

#include "engine/soak/run.hpp"
#include "engine/wire/host.hpp"
#include "engine/wire/record.hpp"
#include "game/protocol/simulate.hpp"
#include "game/protocol/speed.hpp"

namespace nightcap::protocol {

struct GameRow {
  std::string_view id;
  std::string_view rule_prefix;
  int min_players;
  int max_players;
  std::function<wire::Expected<std::unique_ptr<wire::Host>>(const wire::NewTable&)> begin;
  std::function<wire::Expected<std::unique_ptr<wire::Host>>(const wire::Record&)> load;
  // The numbers of players in the request are known to be right.
  std::function<wire::Expected<Simulation>(const SimulationRequest&, const Progress&)> simulate;
  // What is wrong with them, or nothing.
  std::string (*wrong_options)(const base::Json& options);
  // The number of players, the level and the options in the plan are known to be right.
  std::function<std::unique_ptr<soak::Run>(const soak::Plan&)> soak;
  SpeedTests speed;
};

[[nodiscard]] std::span<const GameRow> catalogue();

// The game of that id, or nullptr.
[[nodiscard]] const GameRow* find_game(std::string_view id);

// "martinis-and-men, cocktail", for messages.
[[nodiscard]] std::string game_ids();

}  // namespace nightcap::protocol
