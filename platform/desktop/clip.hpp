// `--record`: every frame as a numbered PNG, and a clip of them where ffmpeg is found.
#pragma once

#include <string>

#include "game/app/stage.hpp"

namespace nightcap::platform::desktop {

class Clip {
 public:
  // The folder is made if it isn't there.
  Clip(std::string folder, app::Stage& stage) : folder_(std::move(folder)), stage_(stage) {}
  // What is wrong with the folder, or nothing.
  [[nodiscard]] std::string open();
  // Writes the frame that was rendered last. False once something could not be written.
  bool frame();
  // Makes clip.mp4 of the frames; false if there is no ffmpeg or it failed.
  bool finish() const;

 private:
  std::string folder_;
  app::Stage& stage_;
  int frames_ = 0;
  bool failed_ = false;
};

}  // namespace nightcap::platform::desktop
