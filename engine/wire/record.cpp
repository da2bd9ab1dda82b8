#include "engine/wire/record.hpp"

#include <algorithm>
#include <charconv>

#include "engine/base/ids.hpp"

namespace nightcap::wire {
namespace {

constexpr std::string_view kSaveFormat = "nightcap-save";
constexpr std::string_view kReplayFormat = "nightcap-replay";
constexpr int kVersion = 1;
constexpr std::string_view kOutcome = "chance";  // a single value
constexpr std::string_view kOrder = "order";     // a list, top first
constexpr std::string_view kEnd = "end";
constexpr std::string_view kTouched = "touched";
constexpr std::size_t kHashDigits = 16;
constexpr std::size_t kShownOfALine = 60;  // of a line that can't be read, in a message
constexpr std::size_t kMaxFields = 32;     // of an action or of options: no game comes near it

Error bad(std::string message) { return {Code::kBadSave, std::move(message)}; }

// ---- words

// The next word of `rest`, which is taken off; empty at the end.
std::string_view next_word(std::string_view& rest) {
  while (!rest.empty() && rest.front() == ' ') rest.remove_prefix(1);
  const std::size_t length = std::min(rest.find(' '), rest.size());
  const std::string_view word = rest.substr(0, length);
  rest.remove_prefix(length);
  return word;
}

std::string word_of(const Json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

Json value_of(std::string_view word) {
  if (word == "true") return true;
  if (word == "false") return false;
  if (word == "null") return nullptr;
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error == std::errc{} && end == word.data() + word.size()) return number;
  return std::string(word);
}

// {"card":"x","to":1} as ` card=x to=1`
std::string pairs_text(const Json& object, std::string_view except = {}) {
  std::string text;
  for (const auto& [key, value] : object.items())
    if (key != except) text += " " + key + "=" + word_of(value);
  return text;
}

bool read_pairs(std::string_view rest, Json& object) {
  for (std::string_view word = next_word(rest); !word.empty(); word = next_word(rest)) {
    const std::size_t sign = word.find('=');
    if (sign == std::string_view::npos || sign == 0) return false;
    const std::string key(word.substr(0, sign));
    if (object.size() >= kMaxFields || object.contains(key)) return false;
    object[key] = value_of(word.substr(sign + 1));
  }
  return true;
}

bool is_text(const Json* value, std::string_view text) {
  return value != nullptr && value->is_string() && value->get_ref<const std::string&>() == text;
}

bool is_hash(std::string_view word) {
  return word.size() == kHashDigits && word.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::optional<int> seat_of(std::string_view word) {
  const Json value = value_of(word);
  const auto seat = base::whole_number(value, 0, base::kMaxSeats - 1);
  return seat && word.size() == 1 ? std::optional<int>(static_cast<int>(*seat)) : std::nullopt;
}

// ---- the head, which both looks share

Expected<Record> read_head(const Json& head) {
  Record record;
  const Json* game = base::field(head, "game");
  if (game == nullptr || !game->is_string()) return bad("the save has no game");
  record.game = game->get<std::string>();

  const Json* players = base::field(head, "players");
  const auto count = players == nullptr ? std::nullopt : base::whole_number(*players, 1, base::kMaxSeats);
  if (!count) return bad("the save's players is not a number of players");
  record.players = static_cast<int>(*count);

  const Json* seed = base::field(head, "seed");
  const auto number = seed == nullptr ? std::nullopt : base::seed_number(*seed);
  if (!number) return bad("the save's seed is not a number from 0 to 18446744073709551615");
  record.seed = *number;

  if (const Json* starter = base::field(head, "starter")) {
    const auto seat = base::whole_number(*starter, 0, *count - 1);
    if (!seat) return bad("the save's starter is not a seat of the game");
    record.starter = static_cast<int>(*seat);
  }

  const Json* chance = base::field(head, "chance");
  record.external = is_text(chance, "external");
  if (!record.external && !is_text(chance, "internal")) return bad("the save's chance is neither internal nor external");

  if (const Json* touched = base::field(head, kTouched)) {
    if (!touched->is_boolean()) return bad("the save's touched is neither true nor false");
    record.touched = touched->get<bool>();
  }

  const Json* options = base::field(head, "options");
  if (options == nullptr || !options->is_object() || options->size() > kMaxFields) return bad("the save has no options");
  record.options = Json::object();
  for (const auto& [key, value] : options->items()) {
    if (value.is_structured()) return bad("the save's option " + key + " is neither a number nor true or false");
    record.options[key] = value;
  }
  return record;
}

Error bad_entry(std::size_t index, std::string_view line) {
  return bad("entry " + std::to_string(index + 1) +
             " of the game can't be read: " + std::string(line.substr(0, kShownOfALine)));
}

}  // namespace

std::string entry_line(const Entry& entry) {
  std::string line;
  if (entry.player) {
    line = std::to_string(*entry.player) + " " + word_of(entry.what["type"]) + pairs_text(entry.what, "type");
  } else if (entry.what.is_array()) {
    line = kOrder;
    for (const Json& each : entry.what) line += " " + word_of(each);
  } else {
    line = std::string(kOutcome) + " " + word_of(entry.what);
  }
  return line + " " + entry.hash;
}

std::optional<Entry> read_entry(std::string_view line) {
  if (line.size() < kHashDigits + 1) return std::nullopt;
  const std::string_view hash = line.substr(line.size() - kHashDigits);
  if (!is_hash(hash) || line[line.size() - kHashDigits - 1] != ' ') return std::nullopt;
  std::string_view rest = line.substr(0, line.size() - kHashDigits - 1);

  Entry entry{std::nullopt, nullptr, std::string(hash)};
  const std::string_view first = next_word(rest);
  if (first == kOrder) {
    entry.what = Json::array();
    for (auto word = next_word(rest); !word.empty(); word = next_word(rest)) entry.what.push_back(std::string(word));
    return entry;
  }
  if (first == kOutcome) {
    entry.what = value_of(next_word(rest));
    return next_word(rest).empty() ? std::optional(entry) : std::nullopt;
  }
  entry.player = seat_of(first);
  if (!entry.player) return std::nullopt;
  const std::string_view type = next_word(rest);
  if (type.empty()) return std::nullopt;
  entry.what = {{"type", std::string(type)}};
  return read_pairs(rest, entry.what) ? std::optional(entry) : std::nullopt;
}

Json save_json(const Record& record) {
  Json steps = Json::array();
  for (const Entry& entry : record.entries) steps.push_back(entry_line(entry));
  Json save = {{"format", kSaveFormat},
               {"version", kVersion},
               {"game", record.game},
               {"players", record.players},
               {"seed", std::to_string(record.seed)},  // as text: many readers of JSON keep 53 bits only
               {"starter", record.starter ? Json(*record.starter) : Json(nullptr)},
               {"chance", record.external ? "external" : "internal"},
               {"options", record.options},
               {"steps", std::move(steps)}};
  if (record.touched) save[std::string(kTouched)] = true;
  return save;
}

std::string replay_text(const Record& record) {
  std::string text = std::string(kReplayFormat) + " " + std::to_string(kVersion) + "\n";
  text += "game " + record.game + "\n";
  text += "players " + std::to_string(record.players) + "\n";
  text += "seed " + std::to_string(record.seed) + "\n";
  text += "starter " + (record.starter ? std::to_string(*record.starter) : "drawn") + "\n";
  text += std::string("chance ") + (record.external ? "external" : "internal");
  if (record.touched) text += " " + std::string(kTouched);
  text += "\noptions" + pairs_text(record.options) + "\n";
  for (const Entry& entry : record.entries) text += entry_line(entry) + "\n";
  return text + std::string(kEnd) + "\n";
}

Expected<Record> read_save(const Json& save) {
  if (save.is_string()) return read_replay(save.get_ref<const std::string&>());
  if (!is_text(base::field(save, "format"), kSaveFormat)) return bad("this is not a saved game");
  const Json* version = base::field(save, "version");
  if (version == nullptr || base::whole_number(*version, kVersion, kVersion) == std::nullopt)
    return bad("this saved game is of another version than " + std::to_string(kVersion));

  Expected<Record> record = read_head(save);
  if (!record) return record;
  const Json* steps = base::field(save, "steps");
  if (steps == nullptr || !steps->is_array()) return bad("the save has no steps");
  for (std::size_t i = 0; i < steps->size(); ++i) {
    const Json& line = (*steps)[i];
    if (!line.is_string()) return bad_entry(i, "it is no text");
    auto entry = read_entry(line.get_ref<const std::string&>());
    if (!entry) return bad_entry(i, line.get_ref<const std::string&>());
    record->entries.push_back(std::move(*entry));
  }
  return record;
}

Expected<Record> read_replay(std::string_view text) {
  const auto next_line = [&text] {
    std::string_view line;
    do {
      const std::size_t end = text.find('\n');
      line = text.substr(0, end);
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    } while (line.starts_with('#') && !text.empty());
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    return line;
  };

  std::string_view first = next_line();
  if (next_word(first) != kReplayFormat) return bad("this is not a replay");
  if (next_word(first) != std::to_string(kVersion) || !next_word(first).empty())
    return bad("this replay is of another version than " + std::to_string(kVersion));

  Json head = Json::object();
  for (const std::string_view name : {"game", "players", "seed", "starter", "chance", "options"}) {
    std::string_view line = next_line();
    if (next_word(line) != name) return bad("the replay's head lacks the line " + std::string(name));
    if (name == "options") {
      head["options"] = Json::object();
      if (!read_pairs(line, head["options"])) return bad("the replay's options can't be read");
      continue;
    }
    const std::string_view word = next_word(line);
    if (name == "players" || (name == "starter" && word != "drawn"))
      head[std::string(name)] = value_of(word);
    else if (name != "starter")
      head[std::string(name)] = std::string(word);
    std::string_view more = next_word(line);
    if (name == "chance" && more == kTouched) {
      head[std::string(kTouched)] = true;
      more = next_word(line);
    }
    if (!more.empty()) return bad("the replay's line " + std::string(name) + " says too much");
  }
  Expected<Record> record = read_head(head);
  if (!record) return record;

  for (std::string_view line = next_line(); line != kEnd; line = next_line()) {
    if (text.empty() && line.empty()) return bad("the replay was cut short: its last line should be `end`");
    auto entry = read_entry(line);
    if (!entry) return bad_entry(record->entries.size(), line);
    record->entries.push_back(std::move(*entry));
  }
  if (text.find_first_not_of(" \r\n") != std::string_view::npos) return bad("something follows the replay's `end`");
  return record;
}

}  // namespace nightcap::wire
