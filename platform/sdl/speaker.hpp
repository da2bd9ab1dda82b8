// The loudspeaker, over SDL_mixer's device: what the game's mixer renders is heard. It never stops the game: without a
// device, with one that is pulled out or with files that can't be read there is silence, and one sentence for the log.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "engine/sound/ear.hpp"

namespace nightcap::platform::sdl {

class Speaker final : public sound::Ear {
 public:
  // `folder` has effects/ and music/, and is read while the game goes on. `say` is called from here and from tick().
  Speaker(std::filesystem::path folder, std::function<void(const std::string&)> say);
  ~Speaker() override;

  // What begins before the sounds are read is not heard later.
  void play(const sound::Cue& cue) override;
  void play_on(const sound::Tune& tune) override;
  void set(const sound::Levels& levels) override;
  [[nodiscard]] sound::Report report() const override;
  // Once a frame: takes over what has been read, and sees whether the device has gone or come back.
  void tick();
  // As the system tells: one was plugged in, or pulled out, perhaps that which is played on. tick() acts on it.
  void hear_of_device(bool there, bool played_on);
  // Whether a device is open.
  [[nodiscard]] bool heard() const;

 private:
  struct Machine;
  std::unique_ptr<Machine> machine_;
};

}  // namespace nightcap::platform::sdl
