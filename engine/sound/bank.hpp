// What can be heard: the sounds of every cue and the pieces of music, as the build left them in a folder. Whatever of it
// can't be read is silent, and is named.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sound/pcm.hpp"

namespace nightcap::sound {

// One cue's sounds, which take turns.
struct Sound {
  std::vector<Pcm> variants;
  float loose = 0;        // per cent by which its pitch may differ each time; tuned ones have none
  float duck = 0;         // dB that the music makes room by, at most 0
  float duck_ms = 0;      // how long
  bool essential = true;  // heard even by who wants few sounds
};

// A layer of a piece: the same bars, played by more or fewer.
struct Layer {
  std::string name;
  std::filesystem::path file;
};
struct Score {
  std::int64_t bar = kRate * 2;  // frames
  std::vector<Layer> layers;
};

class Bank {
 public:
  // Reads `folder`/effects and `folder`/music.
  [[nodiscard]] static std::shared_ptr<const Bank> load(const std::filesystem::path& folder);

  // nullptr: nothing is heard of it.
  [[nodiscard]] const Sound* find(std::string_view cue) const;
  [[nodiscard]] const Score* score(std::string_view piece) const;
  // Whose sound it is; empty if it is none of these.
  [[nodiscard]] std::string_view name_of(const Sound& sound) const;
  // Every name, in order.
  [[nodiscard]] std::vector<std::string> cues() const;
  [[nodiscard]] std::vector<std::string> pieces() const;
  // One sentence about what can't be read; empty if all is well.
  [[nodiscard]] const std::string& complaint() const { return complaint_; }

 private:
  void read_effect(const std::filesystem::path& file);
  void read_score(const std::filesystem::path& file);
  void complain(const std::string& sentence);

  std::map<std::string, Sound, std::less<>> sounds_;
  std::map<std::string, Score, std::less<>> scores_;
  std::string complaint_;
  int complaints_ = 0;
};

}  // namespace nightcap::sound
