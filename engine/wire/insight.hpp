// What a game may tell about itself to whoever sees everything, as plain JSON that is drawn without knowing the game. Each
// part is optional: an `Insight` is a struct of static functions, of which the ones that are missing answer nothing.
//
//   Worlds                                the game's other worlds (two_worlds.hpp), for the leak alarm
//   gate()                                what the alarm tries, if not the game's own view and heard
//   pending(state, names)                 decisions that wait for each other, the innermost first: a list of
//                                         {"rule", "title", "about", "answers": [{"seat", "what"}]}
//   passing()                             the action by which a seat wants nothing of the innermost one
//   branches(state)                       how chance may come out, where that is a short list: Branch
//   secrets(state, names)                 what is hidden and from whom: a list of tables
//                                         {"title", "note", "columns": [text], "rows": [[text]]}
//   words(event, seats)                   a sentence, or "" for what isn't worth one
//   words(action, view, seats)            after "You could"; both in place of JSON, with the players by seat as a table has
//                                         them
//   maps(view, beliefs, names)            a computer player's beliefs (search/thoughts.hpp) as heat maps: a list of
//                                         {"title", "columns": [text], "rows": [{"name", "cells": [0 to 1, or null]}],
//                                         "groups": [{"name", "columns": so many}], or none}
#pragma once

#include <span>
#include <string>

#include "engine/base/json.hpp"
#include "engine/rules/game.hpp"

namespace nightcap::wire {

// Of the players, by seat.
using Names = std::span<const std::string>;

[[nodiscard]] inline std::string name_of(Names names, base::Seat seat) {
  return seat.n < names.size() ? names[seat.n] : "nobody";
}
[[nodiscard]] inline std::string names_of(Names names, base::SeatSet seats) {
  std::string list;
  for (const base::Seat seat : seats) list += (list.empty() ? "" : ", ") + name_of(names, seat);
  return list.empty() ? "nobody" : list;
}

// One way in which chance may come out, so often of a hundred.
template <rules::Game G>
struct Branch {
  std::string words;
  int percent = 0;
  typename G::Outcome outcome;
};

// For a game that tells nothing.
struct NoInsight {};

}  // namespace nightcap::wire
