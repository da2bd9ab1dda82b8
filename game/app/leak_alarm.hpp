// The leak alarm: compares worlds (wire/two_worlds.hpp) for every seat and a spectator in each step of the match on the
// table, the latest first, a few at a time.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/app/inspector.hpp"

namespace nightcap::app {

class LeakAlarm {
 public:
  struct Leak {
    int step = 0;
    std::optional<int> seat;  // nothing: a spectator
    std::string what, field;  // the field as a JSON pointer
    std::string one, other;   // what it is in either world
  };

  // Tries so many more viewers of steps. Begins anew if the match is another one, or was taken back and played on otherwise.
  void run(const Inspector& match, int viewers);

  // Whether the game can be tried at all; true as long as nothing was tried.
  [[nodiscard]] bool able() const { return able_; }
  // The first ones found, at most kMostLeaks.
  [[nodiscard]] const std::vector<Leak>& leaks() const { return leaks_; }
  // What is wrong with the comparison itself; empty: nothing.
  [[nodiscard]] const std::string& broken() const { return broken_; }
  // Compared so far; and decisions of computer players among it.
  [[nodiscard]] int worlds() const { return worlds_; }
  [[nodiscard]] int decisions() const { return decisions_; }
  // Steps that every viewer was tried in, and all there are.
  [[nodiscard]] int done() const { return done_; }
  [[nodiscard]] int steps() const { return static_cast<int>(tried_.size()); }

 private:
  static constexpr std::size_t kMostLeaks = 20;

  struct Tried {
    std::string hash;  // of the step when it was begun
    int viewers = 0;
  };
  void follow(const Inspector& match);
  void compare(const Inspector& match, int step);

  std::vector<Tried> tried_;  // by step
  std::vector<Leak> leaks_;
  std::string broken_;
  int worlds_ = 0, decisions_ = 0, done_ = 0;
  bool able_ = true;
};

}  // namespace nightcap::app
