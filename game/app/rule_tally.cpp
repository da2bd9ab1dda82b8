#include "game/app/rule_tally.hpp"

#include <algorithm>

namespace nightcap::app {

std::int64_t RuleTally::times(const std::string& rule) const {
  const auto found = times_.find(rule);
  return found == times_.end() ? 0 : found->second;
}

void RuleTally::follow(const Inspector& match, int most_steps) {
  const int steps = match.last_step() + 1;
  followed_ = std::min(followed_, steps);  // steps were taken back
  for (const int end = std::min(steps, followed_ + most_steps); followed_ < end; ++followed_) {
    const base::Json step = match.step(followed_);
    for (const base::Json& event : step["events"]) ++times_[event.value("rule", "")];
  }
}

void RuleTally::finish(const Inspector& match) {
  follow(match, match.last_step() + 1);
  followed_ = 0;
}

}  // namespace nightcap::app
