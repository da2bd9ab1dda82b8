#include "game/protocol/verify.hpp"

#include "engine/base/json.hpp"
#include "engine/wire/record.hpp"
#include "game/protocol/catalogue.hpp"

namespace nightcap::protocol {
namespace {

wire::Expected<wire::Record> read_file(std::string_view contents) {
  const auto json = base::parse_json(contents);
  if (!json) return wire::read_replay(contents);
  for (const char* inside : {"save", "replay"})
    if (const base::Json* value = base::field(*json, inside)) return wire::read_save(*value);
  return wire::read_save(*json);
}

}  // namespace

Verdict verify(std::string_view contents) {
  const auto record = read_file(contents);
  if (!record) return {false, record.error().message};
  const GameRow* game = find_game(record->game);
  if (game == nullptr) return {false, "game: " + record->game + " is none of " + game_ids()};
  const auto host = game->load(*record);
  if (!host) return {false, host.error().message};
  const std::size_t entries = record->entries.size();
  std::size_t actions = 0;
  for (const wire::Entry& entry : record->entries) actions += entry.player ? 1 : 0;
  return {true, record->game + ", " + std::to_string(record->players) + " players: " + std::to_string(actions) + " actions, " +
                    std::to_string(entries - actions) + " outcomes of chance, " + std::to_string(entries) + " hashes fit"};
}

}  // namespace nightcap::protocol
