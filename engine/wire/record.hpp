// A finished or unfinished game on paper, still without knowledge of which game: how it was set up, then every action and
// every outcome of chance in order, each with the hash of the state after it.
//
// The same record has two looks: a *save* is a JSON object, a *replay* is a text file that people read and share.
//
//     nightcap-replay 1                     {"format":"nightcap-save","version":1,"game":"martinis-and-men",…,
//     game martinis-and-men                  "steps":["order w-shy-geek … 0f3a…","0 ask card=m-shy-geek 77b0…",…]}
//     players 3
//     seed 7
//     starter 0
//     chance internal
//     options marriages=3 hand=6 open_matching=false
//     order w-shy-geek m-sporty-yuppie … 0f3a5b7c9d1e2f40
//     0 ask card=m-shy-geek 77b0a1c2d3e4f506
//     chance heart 1234567890abcdef
//     end
//
// Lines of a replay that begin with # are for people (situation.hpp).
// A game that was more than played says `chance internal touched`, or external.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/json.hpp"
#include "engine/wire/error.hpp"

namespace nightcap::wire {

using base::Json;

struct Entry {
  std::optional<int> player;  // nothing: an outcome of chance
  Json what;                  // the action or the outcome
  std::string hash;           // 16 hex digits
};

struct Record {
  std::string game;
  int players = 0;
  std::uint64_t seed = 0;
  std::optional<int> starter;  // nothing: drawn
  bool external = false;       // whether chance came from outside, if only once
  bool touched = false;        // whether somebody did more than play: forced chance, took steps back, saw what is hidden
  Json options;                // a flat object
  std::vector<Entry> entries;
};

[[nodiscard]] Json save_json(const Record& record);
[[nodiscard]] std::string replay_text(const Record& record);

// Any JSON at all may come in; what is no save is answered with Code::kBadSave. A text is read as a replay.
[[nodiscard]] Expected<Record> read_save(const Json& save);
[[nodiscard]] Expected<Record> read_replay(std::string_view text);

// One entry as a line: `0 ask card=m-shy-geek HASH`, `chance heart HASH`, `order ID ID … HASH`.
[[nodiscard]] std::string entry_line(const Entry& entry);
[[nodiscard]] std::optional<Entry> read_entry(std::string_view line);

}  // namespace nightcap::wire
