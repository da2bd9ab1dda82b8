// What would be heard, written to a file on the game's clock: no device, no waiting, the same on every run.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/sound/mixer.hpp"

namespace nightcap::sound {

class Tape final : public Ear {
 public:
  // Writes a WAV. nullptr, with a sentence why, if the file can't be made.
  [[nodiscard]] static std::unique_ptr<Tape> open(std::shared_ptr<const Bank> bank, const std::filesystem::path& file,
                                                  std::string& why_not);

  void play(const Cue& cue) override { mixer_.play(cue); }
  void play_on(const Tune& tune) override;
  void set(const Levels& levels) override { mixer_.set(levels); }

  // Writes up to that moment, ms of game time since the beginning. False if the disk takes no more.
  [[nodiscard]] bool run_to(double ms);
  // Frames that are written.
  [[nodiscard]] std::int64_t frames() const { return frames_; }

 private:
  Tape(std::shared_ptr<const Bank> bank, std::unique_ptr<Writer> writer)
      : bank_(bank), mixer_(std::move(bank)), writer_(std::move(writer)) {}

  std::shared_ptr<const Bank> bank_;
  Mixer mixer_;
  std::unique_ptr<Writer> writer_;
  std::vector<float> block_;
  std::int64_t frames_ = 0;
};

}  // namespace nightcap::sound
