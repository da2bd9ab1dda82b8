// Where sounds come from: what rustles, what is struck, plucked or blown, and what bubbles. Each gives its bare sound; a
// layer of a recipe filters and shapes it.
#pragma once

#include "assets/tools/sound/signal.hpp"

namespace nightcap::tools::sound {

// Rustling: `rough` hertz of little bursts (0: an even hiss), the rougher the paper.
[[nodiscard]] Signal hiss(std::size_t samples, float rough, Random& random);

// A tone with its overtones; it may glide, tremble, and be coloured by another one (FM) that dies away.
struct Tone {
  Glide hertz{440, 0};
  float glide_ms = 0;                    // 0: over its whole length
  std::vector<float> overtones{1};       // gains of the first, second, ...
  float vibrato_hertz = 5, vibrato = 0;  // the latter in cents
  float fm_ratio = 0, fm_index = 0, fm_ms = 100;
};
[[nodiscard]] Signal tone(std::size_t samples, const Tone& what, Random& random);

// Something struck: its modes, each a sine that dies away.
struct Mode {
  float ratio = 1;  // of the pitch
  float gain = 0;   // dB
  float ms = 200;   // until a thousandth is left
};
struct Strike {
  float hertz = 1000;
  std::vector<Mode> modes;
  float contact_ms = 0.3f;  // a soft mallet touches for longer
  float differs = 0.01f;    // how much each mode may be off
};
[[nodiscard]] Signal strike(std::size_t samples, const Strike& what, Random& random);

// A plucked string (K. Karplus and A. Strong, 1983): `bright` 0 to 1; it sounds for `ms`.
struct Pluck {
  float hertz = 220;
  float ms = 1500;
  float bright = 0.5f;
  float place = 0.2f;  // of its length, where it is plucked
};
[[nodiscard]] Signal pluck(std::size_t samples, const Pluck& what, Random& random);

// Bubbles that rise in a drink: each a sine that climbs as it dies.
struct Bubbles {
  Glide hertz{500, 900};  // the lowest and the highest
  int count = 1;
  float within_ms = 0;
  float ms = 60;       // one of them
  float climb = 1.6f;  // to so many times its pitch
};
[[nodiscard]] Signal bubbles(const Bubbles& what, Random& random);

// Breath through a mouth: noise with a voice in it (0 to 1), between two vowels of three formants each.
struct Breath {
  float from[3]{500, 1500, 2500}, to[3]{700, 1200, 2600};
  float voice = 0.2f;
  Glide hertz{180, 230};  // of the voice
};
[[nodiscard]] Signal breath(std::size_t samples, const Breath& what, Random& random);

}  // namespace nightcap::tools::sound
