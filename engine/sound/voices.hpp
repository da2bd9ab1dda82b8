// The sounds that are heard at this moment, at most kMostVoices of them. One more takes the place of the one that is
// quietest by now; of one cue at most kMostAlike sound together.
#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "engine/sound/bank.hpp"

namespace nightcap::sound {

inline constexpr std::size_t kMostVoices = 12;
inline constexpr std::size_t kMostAlike = 4;

struct Start {
  const Pcm* pcm = nullptr;   // outlives the voices
  const Sound* of = nullptr;  // whose variant it is
  float left = 1, right = 1;  // gains
  double rate = 1;            // 1.02: higher by 2 %, and as much shorter
};

class Voices {
 public:
  void start(const Start& start);
  // Adds itself to what is there.
  void mix(std::span<float> stereo, float from, float to);
  [[nodiscard]] std::size_t count() const;
  // Calls it with each that sounds, and how much of it has been heard (0 to 1).
  template <class Tell>
  void tell(const Tell& tell) const {
    for (const Voice& voice : voices_)
      if (voice.sounds())
        tell(voice.what,
             static_cast<float>(voice.at / static_cast<double>(std::max<std::size_t>(voice.what.pcm->frames(), 1))));
  }

 private:
  struct Voice {
    Start what;
    double at = 0;   // frames of its sound
    float fade = 1;  // of one that has to leave
    bool leaves = false;

    [[nodiscard]] bool sounds() const { return what.pcm != nullptr; }
    // How much of it is still to come.
    [[nodiscard]] float weight() const;
    void mix(std::span<float> stereo, float from, float to);
  };
  [[nodiscard]] Voice* place_for(const Start& start);
  void dismiss(Voice& voice);

  std::array<Voice, kMostVoices> voices_{};
  std::array<Voice, 4> leaving_{};  // fading out within milliseconds, so that nothing clicks
  std::size_t next_leaving_ = 0;
};

}  // namespace nightcap::sound
