// A piece of music as data, assets/sound/music/NAME.json, and its performance.
//
//   "tempo" beats a minute · "beats" of a bar · "swing" .5 (even) to .67 (thirds) · "seed"
//   "players" {NAME: "program" or "kit", "pan", "volume" dB, "room", "plays" a style (styles.hpp), "from" the key of a
//   section where their notes are written, "voice", "low", "high" keys, "late" and "loose" ms, "harder", "breathes"}
//   "sections" {NAME: "chords", and what is written, in the notation of notation.hpp}
//   "form" [{"section", "relaxed", "plays" {PLAYER: another style, or "rest"}}...] · "layers" {NAME: [PLAYER...]}
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "assets/tools/sound/recipe.hpp"
#include "assets/tools/sound/styles.hpp"

namespace nightcap::tools::sound {

struct PlayedLayer {
  std::string name;
  Signal stereo;
};
struct Performance {
  std::int64_t bar = 0;  // frames; every layer has the same bars, and its end goes on at its beginning
  std::vector<PlayedLayer> layers;
};

// Nothing, with a sentence why, if the score is wrong.
[[nodiscard]] std::optional<Performance> perform(const base::Json& score, Font& font, std::string& why_not);

}  // namespace nightcap::tools::sound
