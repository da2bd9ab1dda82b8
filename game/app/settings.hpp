// How the program was started: everything that the command line says, checked.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/motion/tempo.hpp"
#include "engine/sound/ear.hpp"
#include "game/app/catalogue.hpp"

namespace nightcap::app {

struct Settings {
  std::optional<shell::MatchPlan> match;   // --game and --showcase: straight to that table
  bool showcase = false;                   // plays by itself, again and again
  std::string load;                        // a save to play on
  std::vector<shell::SeatPlan> seats;      // for --load
  Answering answering = Answering::kCalm;  // for --load
  std::string record;                      // a folder for every frame
  std::string screenshot;                  // a file for the first settled frame
  bool offscreen = false;
  int width = 1280, height = 720;
  bool size_given = false;
  float ui_scale = 1;
  bool fullscreen = false;
  motion::Tempo tempo;
  std::string profile, data;
  sound::Levels levels;
  bool remote = false;
  bool debug = false;  // overlays on
  bool manual_clock = false;
  std::optional<std::uint64_t> seed;
};

struct CommandLine {
  std::optional<Settings> settings;  // nothing: stop with `status`
  int status = 0;
  std::string out;    // for stdout: help, version
  std::string error;  // for stderr: one line
};

// Whether what the user prefers is read and kept: at a game in a window, or in a folder that was named. What is scripted or
// written down looks and sounds the same for everybody.
[[nodiscard]] bool keeps_preferences(const Settings& settings);

// Never throws, never exits. `arguments` without the program's name.
[[nodiscard]] CommandLine read_command_line(const std::vector<std::string>& arguments, const Catalogue& catalogue);

}  // namespace nightcap::app
