// A prepared situation: a replay with a head that says what it shows, and a mark before its moment. Whatever reads replays
// reads it too, since there lines that begin with # count for nothing.
//
//     # scene A bite that kills
//     # group Poison
//     # shows poisoned
//     nightcap-replay 1
//     game cocktail
//     …
//     # then
//     1 take 77b0a1c2d3e4f506
//     end
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/wire/record.hpp"

namespace nightcap::wire {

struct Situation {
  std::string title;               // empty in a plain save or replay
  std::string group;               // may be empty
  std::vector<std::string> shows;  // types of events that its moment brings about
  Record record;
  std::size_t before = 0;  // entries before the moment; all of them: there is none

  // The same in actions.
  [[nodiscard]] int steps_before() const;
};

// Whether the line belongs to a scene's head; then it is taken over.
bool read_head_line(std::string_view line, Situation& situation);

// Any text may come in: a situation, a replay or a save.
[[nodiscard]] Expected<Situation> read_situation(std::string_view text);
[[nodiscard]] std::string situation_text(const Situation& situation);

// The situation of that game just before its last action, or so many actions before its end.
[[nodiscard]] Situation situation_before(Record record, int actions = 1);

}  // namespace nightcap::wire
