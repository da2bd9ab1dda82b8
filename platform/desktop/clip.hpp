// `--record`: every frame as a numbered PNG, the sounds that begin as cues.json and mixed as sound.wav, and a clip of it all
// where ffmpeg is found.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <utility>

#include "engine/base/json.hpp"
#include "engine/sound/tape.hpp"
#include "game/tabletop/cues.hpp"

namespace nightcap::platform::desktop {

inline constexpr int kFramesPerSecond = 60;  // of game time

class Clip {
 public:
  // `write` writes the picture that was drawn last to that file; the folder is made if it isn't there.
  Clip(std::string folder, std::function<bool(const std::string& file)> write)
      : folder_(std::move(folder)), write_(std::move(write)) {}
  // What is wrong with the folder, or nothing.
  [[nodiscard]] std::string open();
  // From now on the clip is heard, too: by the ear that this returns. Nothing, if its file can't be made.
  [[nodiscard]] sound::Ear* listen(std::shared_ptr<const sound::Bank> bank);
  // One more frame; one that was not drawn anew is the one before once more. Nothing once something went wrong.
  void frame(bool redrawn);
  // A sound began before the next frame.
  void hear(const tabletop::HeardCue& heard);
  // Writes the sounds, and makes clip.mp4 if ffmpeg is there. What went wrong, or nothing.
  [[nodiscard]] std::string finish();

  // A sentence for whoever waits: what could not be written, and why. Empty while all is well.
  [[nodiscard]] const std::string& failure() const { return failure_; }
  [[nodiscard]] int frames() const { return frames_; }
  // "600 frames (10.0 s of the game) in 21.4 s: 28 a second".
  [[nodiscard]] std::string speed() const;

 private:
  using Clock = std::chrono::steady_clock;
  [[nodiscard]] std::string file(const std::string& name) const;
  [[nodiscard]] std::string numbered(int frame) const;
  void fail(const std::string& what);
  void make_film(bool heard) const;

  std::string folder_;
  std::function<bool(const std::string&)> write_;
  base::Json cues_ = base::Json::array();
  std::unique_ptr<sound::Tape> tape_;
  int frames_ = 0;
  std::string failure_;
  Clock::time_point began_ = Clock::now();
};

}  // namespace nightcap::platform::desktop
