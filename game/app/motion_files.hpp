// Where the timings of each game are kept: GAME.json in a folder of the program's data.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include "engine/motion/timings.hpp"

namespace nightcap::app {

class MotionFiles {
 public:
  // Reads every file that is there, and keeps to that folder. What is wrong with them, a sentence each; a game whose file
  // is broken moves as it was written.
  std::string open(const std::filesystem::path& folder);

  // They stay where they are.
  [[nodiscard]] motion::Timings& of(std::string_view game);
  // Of that game as its file says.
  void back(std::string_view game);
  // Writes that game's file. Where it is, or why it can't be written, in a sentence.
  struct Kept {
    bool good = false;
    std::string sentence;
  };
  [[nodiscard]] Kept keep(std::string_view game);

 private:
  [[nodiscard]] std::filesystem::path file(std::string_view game) const;
  // What is wrong, or nothing.
  std::string read(std::string_view game);

  std::filesystem::path folder_;  // empty: there is none
  std::map<std::string, motion::Timings, std::less<>> timings_;
};

}  // namespace nightcap::app
