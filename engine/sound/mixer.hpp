// What is heard, as numbers: cues become voices, music makes room for the big ones, and everything is brought to its
// volume and kept under the ceiling. It knows no device and no clock but the frames that are asked of it, so that a
// loudspeaker, a recording and a test hear the same.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <span>

#include "engine/base/generator.hpp"
#include "engine/sound/bank.hpp"
#include "engine/sound/ear.hpp"
#include "engine/sound/limiter.hpp"
#include "engine/sound/music.hpp"
#include "engine/sound/voices.hpp"

namespace nightcap::sound {

class Mixer {
 public:
  explicit Mixer(std::shared_ptr<const Bank> bank) : bank_(std::move(bank)) {}

  // From the next frame that is rendered. A cue that the bank doesn't have is silent.
  void play(const Cue& cue);
  // Another piece, already opened, fades in; nullptr: what plays fades out.
  void begin(std::unique_ptr<Piece> piece) { music_.begin(std::move(piece)); }
  // Of the piece that plays; from its next bar on.
  void choose_layer(std::string_view layer);
  // The piece that plays; empty: none.
  [[nodiscard]] std::string_view piece() const;
  void set(const Levels& levels) { levels_ = levels; }
  // Pairs of samples, within Limiter::kCeiling.
  void render(std::span<float> stereo);
  [[nodiscard]] std::size_t voices() const { return voices_.count(); }
  // What is heard now; the peaks begin anew with it.
  [[nodiscard]] Report report();

 private:
  // Music makes room: `gain` for so many frames more.
  struct Duck {
    float gain = 1;
    std::int64_t frames = 0;
  };
  // A gain on its way.
  struct Fader {
    float at = 1;
    void go(float target, std::size_t frames, float down_ms, float up_ms);
  };
  void render_block(std::span<float> stereo);
  [[nodiscard]] const Pcm& choose(const Sound& sound);
  [[nodiscard]] float ducked(std::size_t frames);

  std::shared_ptr<const Bank> bank_;
  base::CosmeticGenerator random_;
  std::map<const Sound*, std::size_t> last_;  // the variant that was heard last
  Levels levels_;
  Voices voices_;
  Music music_;
  std::array<Duck, 6> ducks_{};
  std::size_t next_duck_ = 0;
  Fader music_fader_, effects_fader_;
  std::array<float, 2> peaks_{};
  Limiter limiter_;
};

// What a person hears as half as loud is half on a volume's scale.
[[nodiscard]] float loudness_of(float volume);

}  // namespace nightcap::sound
