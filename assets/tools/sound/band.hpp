// Instruments: FluidSynth with a sound font, played note by note and written down at once.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "assets/tools/sound/notation.hpp"
#include "assets/tools/sound/signal.hpp"

namespace nightcap::tools::sound {

// How one of them sits on the stage.
struct Seat {
  int program = 0;     // as General MIDI counts from 0
  bool drums = false;  // the program is a kit
  float pan = 0;       // -1 left to 1 right
  float volume = 0;    // dB, at most 0
  float room = 0.25f;  // 0 to 1, how far back they sit
};

// What that one plays; times in seconds.
struct Part {
  Seat seat;
  std::vector<Note> notes;
  // From that second on so loud (0 to 1), going evenly to the next: what a bow or a breath does.
  struct Swell {
    double at = 0;
    float loud = 1;
  };
  std::vector<Swell> swells;
};

class Band {
 public:
  // nullptr, with a sentence why, if the font can't be read.
  [[nodiscard]] static std::unique_ptr<Band> open(const std::string& font, std::string& why_not);
  ~Band();
  Band(const Band&) = delete;
  Band& operator=(const Band&) = delete;

  // Stereo, so long. At most fifteen parts.
  [[nodiscard]] Signal play(const std::vector<Part>& parts, double seconds);

 private:
  struct Machine;
  explicit Band(std::unique_ptr<Machine> machine);
  void still();
  std::unique_ptr<Machine> machine_;
};

}  // namespace nightcap::tools::sound
