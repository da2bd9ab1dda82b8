#include "game/protocol/catalogue.hpp"

#include "engine/soak/match_run.hpp"
#include "game/cocktail/bots/levels.hpp"
#include "game/cocktail/wire/codec.hpp"
#include "game/martinis/bots/levels.hpp"
#include "game/martinis/wire/codec.hpp"
#include "game/protocol/random_games.hpp"
#include "game/protocol/tournament.hpp"

namespace nightcap::protocol {
namespace {

template <wire::Codec C>
GameRow row(wire::MakeMind<typename C::Game> make_mind, typename soak::MatchRun<C>::RuleOf rule_of) {
  using G = typename C::Game;
  return {G::kId,
          G::kRulePrefix,
          G::kMinPlayers,
          G::kMaxPlayers,
          [make_mind](const wire::NewTable& table) { return wire::MatchHost<C>::begin(table, make_mind); },
          [make_mind](const wire::Record& record) { return wire::MatchHost<C>::load(record, make_mind); },
          [make_mind](const SimulationRequest& request, const Progress& progress) {
            return Tournament<C>(request, make_mind).play(progress);
          },
          [](const base::Json& options) {
            const auto read = C::read_options(options);
            return read ? std::string() : read.error().message;
          },
          [make_mind, rule_of](const soak::Plan& plan) -> std::unique_ptr<soak::Run> {
            return std::make_unique<soak::MatchRun<C>>(plan, make_mind, rule_of);
          },
          speed_tests<G>()};
}

}  // namespace

std::span<const GameRow> catalogue() {
  static const GameRow rows[] = {
      row<martinis::wire::Codec>(martinis::bots::make_mind, martinis::rule_of),
      row<cocktail::wire::Codec>(cocktail::bots::make_mind, cocktail::rule_of),
  };
  return rows;
}

const GameRow* find_game(std::string_view id) {
  for (const GameRow& row : catalogue())
    if (row.id == id) return &row;
  return nullptr;
}

std::string game_ids() {
  std::string ids;
  for (const GameRow& row : catalogue()) ids += (ids.empty() ? "" : ", ") + std::string(row.id);
  return ids;
}

}  // namespace nightcap::protocol
