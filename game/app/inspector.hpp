// What a match can be asked by whoever may see everything: the overlays, and never a table or a computer player.
#pragma once

#include <optional>
#include <string>
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
  // An action in words, as in "ask with the Shy Geek".
  [[nodiscard]] virtual std::string words(const base::Json& action) const = 0;
};

}  // namespace nightcap::app
