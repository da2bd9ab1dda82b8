// Which rules have been reached since the program was started, and how often: every event of every match cites one, and
// so does what was soaked.
#pragma once

#include <map>
#include <string>

#include "game/app/inspector.hpp"

namespace nightcap::app {

class RuleTally {
 public:
  // "MM-3.6"; 0 if it was never reached.
  [[nodiscard]] std::int64_t times(const std::string& rule) const;
  [[nodiscard]] const std::map<std::string, std::int64_t>& all() const { return times_; }
  void add(const std::string& rule, std::int64_t times) { times_[rule] += times; }
  // Counts what has happened in the present match since the last time, so many steps at most.
  void follow(const Inspector& match, int most_steps);
  // Counts the rest of it; another match comes.
  void finish(const Inspector& match);

 private:
  std::map<std::string, std::int64_t> times_;
  int followed_ = 0;  // steps of the present match, the set-up included
};

}  // namespace nightcap::app
