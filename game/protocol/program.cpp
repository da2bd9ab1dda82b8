#include "game/protocol/program.hpp"

#include <algorithm>
#include <limits>
#include <optional>

#include "engine/base/json.hpp"
#include "engine/wire/error.hpp"
#include "engine/wire/host.hpp"
#include "engine/wire/record.hpp"
#include "game/protocol/catalogue.hpp"

namespace nightcap::protocol {
namespace {

using base::Json;
using wire::Code;
using wire::Error;
using wire::Expected;

using Answer = Expected<Json>;  // the fields of the answer after "ok", or the error

Json done() { return Json::object(); }
Error bad_request(std::string message) { return {Code::kBadRequest, std::move(message)}; }

Json named(const char* name, Json value) {
  Json fields = Json::object();
  fields[name] = std::move(value);
  return fields;
}

// ---- fields of a request. The request itself is never copied, compared or written: it may be nested without end.

Expected<std::int64_t> required_whole(const Json& request, std::string_view name, std::int64_t lowest, std::int64_t highest) {
  const Json* value = base::field(request, name);
  if (value == nullptr) return bad_request(std::string(name) + " is missing");
  const auto number = base::whole_number(*value, lowest, highest);
  if (!number)
    return bad_request(std::string(name) + " is not a whole number from " + std::to_string(lowest) + " to " +
                       std::to_string(highest));
  return *number;
}

// A whole number from 0 on without an upper end; what is larger than `most` counts as `most`.
Expected<std::int64_t> whole_from_zero(const Json& value, std::string_view name, std::int64_t most) {
  if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(most)) return most;
  const auto number = base::whole_number(value, 0, most);
  if (!number) return bad_request(std::string(name) + " is not a whole number from 0 on");
  return *number;
}

Expected<std::uint64_t> seed_of(const Json& request) {
  const Json* value = base::field(request, "seed");
  if (value == nullptr) return std::uint64_t{0};
  const auto seed = base::seed_number(*value);
  if (!seed) return bad_request("seed is not a whole number from 0 to 18446744073709551615");
  return *seed;
}

Expected<wire::NewTable> new_table(const Json& request, const GameRow& game) {
  wire::NewTable table;
  const auto players = required_whole(request, "players", game.min_players, game.max_players);
  if (!players) return players.error();
  table.players = static_cast<int>(*players);

  const auto seed = seed_of(request);
  if (!seed) return seed.error();
  table.seed = *seed;

  if (base::field(request, "starter") != nullptr) {
    const auto starter = required_whole(request, "starter", 0, table.players - 1);
    if (!starter) return starter.error();
    table.starter = static_cast<int>(*starter);
  }

  if (const Json* chance = base::field(request, "chance")) {
    const std::string text = chance->is_string() ? chance->get<std::string>() : "";
    if (text != "internal" && text != "external") return bad_request("chance is neither \"internal\" nor \"external\"");
    table.external = text == "external";
  }
  table.options = base::field(request, "options");
  return table;
}

struct BotRequest {
  std::string level;
  search::Budget budget;
  std::uint64_t seed = 0;
};

Expected<BotRequest> bot_request(const Json& request) {
  BotRequest bot;
  const Json* level = base::field(request, "level");
  if (level != nullptr && level->is_string()) bot.level = level->get<std::string>();
  if (bot.level != "easy" && bot.level != "normal" && bot.level != "hard")
    return bad_request("level is not \"easy\", \"normal\" or \"hard\"");

  const Json* ms = base::field(request, "ms");
  const Json* iterations = base::field(request, "iterations");
  if (ms != nullptr && iterations != nullptr) return bad_request("ms and iterations exclude each other");
  for (const auto& [value, name, limit] :
       {std::tuple{ms, "ms", &search::Budget::ms}, std::tuple{iterations, "iterations", &search::Budget::iterations}}) {
    if (value == nullptr) continue;
    const auto number = whole_from_zero(*value, name, std::numeric_limits<int>::max());
    if (!number) return number.error();
    bot.budget.*limit = std::max(1, static_cast<int>(*number));  // 0 would mean no limit; asked for is as little as can be
  }

  const auto seed = seed_of(request);
  if (!seed) return seed.error();
  bot.seed = *seed;
  return bot;
}

}  // namespace

struct Program::Self {
  std::unique_ptr<wire::Host> host;
  bool quit = false;

  // Every command, and whether it needs a game.
  struct Command {
    std::string_view name;
    bool needs_game;
    Answer (Self::*run)(const Json& request);
  };
  static const Command kCommands[];

  Answer handle(std::string_view line);

  [[nodiscard]] Expected<int> player_of(const Json& request) const {
    const auto player = required_whole(request, "player", 0, host->players() - 1);
    if (!player) return player.error();
    return static_cast<int>(*player);
  }
  // The position after something that may have gone wrong.
  Answer position_after(std::optional<Error> error, bool fresh) const {
    if (error) return std::move(*error);
    return host->position(fresh);
  }
  Answer seat(Expected<std::unique_ptr<wire::Host>> arrived, bool fresh) {
    if (!arrived) return arrived.error();
    host = std::move(*arrived);
    return host->position(fresh);
  }

  Answer start(const Json& request) {
    const Json* id = base::field(request, "game");
    const GameRow* game = id != nullptr && id->is_string() ? find_game(id->get_ref<const std::string&>()) : nullptr;
    if (game == nullptr) return bad_request("game is none of " + game_ids());
    const auto table = new_table(request, *game);
    if (!table) return table.error();
    return seat(game->begin(*table), true);
  }

  Answer act(const Json& request) {
    const auto player = player_of(request);
    if (!player) return player.error();
    const Json* action = base::field(request, "action");
    if (action == nullptr || !action->is_object()) return bad_request("action is missing or no object");
    const Json* type = base::field(*action, "type");
    if (type == nullptr || !type->is_string()) return bad_request("the action's type is missing or no text");
    return position_after(host->act(*player, *action), true);
  }

  Answer chance(const Json& request) {
    const auto outcome = request.find("outcome");  // null is an outcome that can't come out
    if (!host->external()) return bad_request("chance in this game is internal");
    if (outcome == request.end()) return bad_request("outcome is missing");
    return position_after(host->chance(*outcome), true);
  }

  Answer legal(const Json& request) {
    const auto player = player_of(request);
    if (!player) return player.error();
    return named("actions", host->legal(*player));
  }

  Answer state(const Json&) { return named("state", host->state()); }

  Answer view(const Json& request) {
    const auto player = player_of(request);
    if (!player) return player.error();
    return named("view", host->view(*player));
  }

  Answer heard(const Json& request) {
    const auto player = player_of(request);
    if (!player) return player.error();
    const Json* value = base::field(request, "since");
    if (value == nullptr) return bad_request("since is missing");
    const auto since = whole_from_zero(*value, "since", std::numeric_limits<std::int64_t>::max());
    if (!since) return since.error();
    return named("events", host->heard(*player, *since));
  }

  Answer undo(const Json&) { return position_after(host->undo(), false); }
  Answer redo(const Json&) { return position_after(host->redo(), false); }
  Answer save(const Json&) { return named("save", host->save()); }
  Answer replay(const Json&) { return named("replay", host->replay()); }

  Answer load(const Json& request) {
    const auto save = request.find("save");
    if (save == request.end()) return bad_request("save is missing");
    const auto record = wire::read_save(*save);
    if (!record) return record.error();
    const GameRow* game = find_game(record->game);
    if (game == nullptr) return Error{Code::kBadSave, "the save is of a game that is none of " + game_ids()};
    return seat(game->load(*record), false);
  }

  Answer bot(const Json& request) {
    const auto player = player_of(request);
    if (!player) return player.error();
    const auto bot = bot_request(request);
    if (!bot) return bot.error();
    auto action = host->bot(*player, bot->level, bot->budget, bot->seed);
    if (!action) return action.error();
    return named("action", std::move(*action));
  }

  Answer stop(const Json&) {
    quit = true;
    return done();
  }
};

const Program::Self::Command Program::Self::kCommands[] = {
    {"new", false, &Self::start},  {"act", true, &Self::act},     {"chance", true, &Self::chance},
    {"legal", true, &Self::legal}, {"state", true, &Self::state}, {"view", true, &Self::view},
    {"heard", true, &Self::heard}, {"undo", true, &Self::undo},   {"redo", true, &Self::redo},
    {"save", true, &Self::save},   {"load", false, &Self::load},  {"replay", true, &Self::replay},
    {"bot", true, &Self::bot},     {"quit", false, &Self::stop},
};

Answer Program::Self::handle(std::string_view line) {
  if (line.size() > kMaxLine) return Error{Code::kBadJson, "the line is longer than 1 MiB"};
  const std::optional<Json> request = base::parse_json(line);
  if (!request) return Error{Code::kBadJson, "the line is not one JSON value in UTF-8"};
  if (!request->is_object()) return bad_request("a request is a JSON object");
  const Json* cmd = base::field(*request, "cmd");
  if (cmd == nullptr || !cmd->is_string()) return bad_request("cmd is missing or no text");
  const std::string& name = cmd->get_ref<const std::string&>();
  for (const Command& command : kCommands) {
    if (command.name != name) continue;
    if (command.needs_game && host == nullptr) return Error{Code::kNoGame, "no game has been started"};
    return (this->*command.run)(*request);
  }
  return Error{Code::kUnknownCommand, "there is no such command"};
}

Program::Program() : self_(std::make_unique<Self>()) {}
Program::~Program() = default;
bool Program::quit() const { return self_->quit; }

std::string Program::answer(std::string_view line) {
  Answer answer = self_->handle(line);
  if (answer) return base::json_line(wire::joined(Json{{"ok", true}}, std::move(*answer)));
  const Error& error = answer.error();
  return base::json_line({{"ok", false}, {"error", {{"code", wire::code_name(error.code)}, {"message", error.message}}}});
}

}  // namespace nightcap::protocol
