// The music that plays: one piece, of whose layers one is heard. All layers run side by side, so that another one can
// take over on the next bar; another piece fades in over the one before.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sound/bank.hpp"
#include "engine/sound/report.hpp"

namespace nightcap::sound {

// A piece, opened: what takes time is done before it is handed to a Music.
class Piece {
 public:
  // A layer that can't be read is silent; `why_not` says so. nullptr if none can.
  [[nodiscard]] static std::unique_ptr<Piece> open(const std::string& name, const Score& score, std::string& why_not);

  [[nodiscard]] const std::string& name() const { return name_; }
  // Which layer shall be heard: from the next bar on, or at once if nothing has been heard yet. One that isn't there:
  // the first.
  void choose(std::string_view layer);
  // The layer that is heard or, where a change waits for the bar, will be.
  [[nodiscard]] const std::string& chosen() const { return layers_[wanted_].name; }
  // Its layers, the bar that plays, and how much of that.
  void tell(Report& report) const;
  // Adds itself to what is there, `gain` going evenly from its first value to its second.
  void mix(std::span<float> stereo, float from, float to);

 private:
  struct Voice {
    std::string name;
    std::unique_ptr<Stream> stream;
    float gain = 0;
  };
  void mix_bar(std::span<float> stereo, float from, float to);

  std::string name_;
  std::int64_t bar_ = 1;     // frames
  std::int64_t played_ = 0;  // frames
  std::vector<Voice> layers_;
  std::size_t heard_ = 0, wanted_ = 0;
  std::vector<float> block_;
};

class Music {
 public:
  // nullptr: silence.
  void begin(std::unique_ptr<Piece> piece);
  [[nodiscard]] Piece* piece() const { return now_.piece.get(); }
  void mix(std::span<float> stereo, float from, float to);

 private:
  struct Fading {
    std::unique_ptr<Piece> piece;
    float gain = 0;
    void mix(std::span<float> stereo, float from, float to, float target, float ms);
  };
  Fading now_, before_;
};

}  // namespace nightcap::sound
