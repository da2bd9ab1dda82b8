// The last events of devices and who took each, the keys that are held, and where the pointer is. Times are ms of game time.
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "engine/input/event.hpp"

namespace nightcap::app {

class InputLog {
 public:
  static constexpr std::size_t kMost = 30;

  struct Entry {
    double ms = 0;
    std::string what;   // "key S down", "pointer to 20, 30"
    std::string taker;  // a widget's id, "glass box", "program"; nobody: empty
    int times = 1;      // of moves, which follow each other closely
    bool move = false;
  };

  void add(const input::Event& event, double ms, std::string taker);
  // The newest is the last.
  [[nodiscard]] const std::deque<Entry>& entries() const { return entries_; }
  // Keys and buttons, in the order in which they went down.
  [[nodiscard]] const std::vector<std::string>& held() const { return held_; }
  // Window px.
  [[nodiscard]] input::Vec2 pointer() const { return pointer_; }

 private:
  void hold(const std::string& name, bool down);

  std::deque<Entry> entries_;
  std::vector<std::string> held_;
  input::Vec2 pointer_{};
};

// What an event is, in words.
[[nodiscard]] std::string words_of(const input::Event& event);

}  // namespace nightcap::app
