#include "game/protocol/catalogue.hpp"

#include "game/cocktail/bots/levels.hpp"
#include "game/cocktail/wire/codec.hpp"
#include "game/martinis/bots/levels.hpp"
#include "game/martinis/wire/codec.hpp"
#include "game/protocol/random_games.hpp"
#include "game/protocol/tournament.hpp"

namespace nightcap::protocol {
namespace {

template <wire::Codec C>
GameRow row(wire::MakeMind<typename C::Game> make_mind) {
  using G = typename C::Game;
  return {G::kId,
          G::kMinPlayers,
          G::kMaxPlayers,
          [make_mind](const wire::NewTable& table) { return wire::MatchHost<C>::begin(table, make_mind); },
          [make_mind](const wire::Record& record) { return wire::MatchHost<C>::load(record, make_mind); },
          [make_mind](const SimulationRequest& request, const Progress& progress) {
            return Tournament<C>(request, make_mind).play(progress);
          },
          speed_tests<G>()};
}

}  // namespace

std::span<const GameRow> catalogue() {
  static const GameRow rows[] = {
      row<martinis::wire::Codec>(martinis::bots::make_mind),
      row<cocktail::wire::Codec>(cocktail::bots::make_mind),
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
