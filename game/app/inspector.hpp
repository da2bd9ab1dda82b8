// What a match can be asked by whoever may see everything: the overlays, and never a table or a computer player.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/json.hpp"

namespace nightcap::app {

class Inspector {
 public:
  Inspector() = default;
  Inspector(const Inspector&) = delete;
  Inspector& operator=(const Inspector&) = delete;
  virtual ~Inspector() = default;

  // Step 0 is the set-up; the last one is the present.
  [[nodiscard]] virtual int last_step() const = 0;
  // Steps that were taken back can be looked at, too: the last of them.
  [[nodiscard]] virtual int known() const = 0;
  // What a step did: {"seat", "action", "outcomes", "events", "hash", "forced"}; the set-up has no seat and no action.
  [[nodiscard]] virtual base::Json step(int step) const = 0;
  // Changes whenever another thing has been done in that step, or before it.
  [[nodiscard]] virtual std::uint64_t hash(int step) const = 0;
  // Everything as it stood after that step.
  [[nodiscard]] virtual base::Json state(int step) const = 0;
  // The generator after that step, as four words in hex, and the numbers that it would give next.
  [[nodiscard]] virtual base::Json generator(int step) const = 0;
  // What a seat may know of it; nothing: a spectator.
  [[nodiscard]] virtual base::Json view(int step, std::optional<int> seat) const = 0;
  [[nodiscard]] virtual int players() const = 0;
  // Of the present: who may act, what they may do, and why something can't be done ("" if it can), with the rule.
  [[nodiscard]] virtual std::vector<int> actors() const = 0;
  [[nodiscard]] virtual base::Json legal(int seat) const = 0;
  [[nodiscard]] virtual std::string refusal(int seat, const base::Json& action) const = 0;
  // The rule that a field of the state, at its outermost, is there for: "MM-7.2"; "" for what is no rule's.
  [[nodiscard]] virtual std::string_view rule_of(std::string_view field) const = 0;
  // How often the dice have come out so: [{"result", "count", "ways"}…], ways of 36; empty in a game without dice.
  [[nodiscard]] virtual base::Json luck() const = 0;
  // An action in words, as in "ask with the Shy Geek".
  [[nodiscard]] virtual std::string words(const base::Json& action) const = 0;

  // Who sits there.
  [[nodiscard]] virtual const std::string& name(int seat) const = 0;
  // The decisions that wait now, innermost first, who may answer, and what would come of it by the rules:
  // {"frames": as in wire/insight.hpp, "may": [seat], "answers": [{"seat", "action", "words", "ways", "events", "then",
  // "branches": [{"words", "percent", "events"}]}], "if_all_pass": {"events", "then"} or null}; an event is
  // {"rule", "type", "words"}. Of many actions of a kind ("ways") one stands for all.
  [[nodiscard]] virtual base::Json windows() const = 0;
  // What is hidden after that step, and from whom: tables as in wire/insight.hpp.
  [[nodiscard]] virtual base::Json secrets(int step) const = 0;
  // Whether that seat (nothing: a spectator) could tell from what reaches it in that step what it may not know, tried on
  // another world: {"worlds", "decisions", "broken", "leak": {"what", "field", "one", "other"} or null}; null: a game that
  // can't be tried. The same each time it is asked.
  [[nodiscard]] virtual base::Json compare_worlds(int step, std::optional<int> seat) const = 0;
  // What a computer player of that level thinks in that seat now, by its view and what it heard: {"candidates": [{"action",
  // "words", "value", "visits", "reason"}], "ms", "iterations", "maps": as in wire/insight.hpp}; no candidates where it has
  // nothing to decide. The first one is what it would do, if it were the next to think. Null: there is no such level.
  [[nodiscard]] virtual base::Json thoughts(int seat, std::string_view level) const = 0;
};

}  // namespace nightcap::app
