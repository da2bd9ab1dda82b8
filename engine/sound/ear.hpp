// Whoever hears the game: a loudspeaker, a recording, or nobody.
#pragma once

#include <string_view>

#include "engine/sound/report.hpp"

namespace nightcap::sound {

// Something that happened and is heard.
struct Cue {
  std::string_view name{};
  float pan = 0;    // -1 left to 1 right
  float pitch = 0;  // per cent higher
};

// What is played to it all.
struct Tune {
  std::string_view piece{};  // none: silence
  std::string_view layer{};

  friend bool operator==(const Tune&, const Tune&) = default;
};

// How it shall sound. Volumes are 0 to 1.
struct Levels {
  float master = 1;
  float music = 1;
  float effects = 1;
  bool mute = false;
  bool mono = false;
  bool few = false;         // only what tells something
  bool captions = false;    // what is heard is written on the screen, too
  bool background = false;  // the window is not the one in use

  friend bool operator==(const Levels&, const Levels&) = default;
};

class Ear {
 public:
  Ear() = default;
  Ear(const Ear&) = delete;
  Ear& operator=(const Ear&) = delete;
  virtual ~Ear() = default;

  virtual void play(const Cue& cue) = 0;
  virtual void play_on(const Tune& tune) = 0;
  virtual void set(const Levels& levels) = 0;
  // What it hears now; of an ear that can't tell, nothing.
  [[nodiscard]] virtual Report report() const { return {}; }
};

}  // namespace nightcap::sound
