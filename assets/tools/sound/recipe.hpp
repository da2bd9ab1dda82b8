// How a cue sounds, as data: assets/sound/effects/NAME.json. A recipe has layers, each with a source (sources.hpp, or
// "band": instruments), filters and an envelope, and says by how much its variants differ.
//
//   "variants" how many · "loud" LUFS of its loudest 400 ms · "room" [ms, mix] · "drive" dB
//   "loose" per cent that the game may detune it by · "duck" dB, "duck_ms": the music makes room
//   "essential": false where it only decorates
//   a layer: "source" · "gain" dB · "at" ms, or "hits" [[ms, dB, pitch]...] · "ms" [attack, hold, decay] · "low", "high" Hz
//   or [from, to] · "band" [Hz, q] or [from, to, q] · "drive" dB · "vary" {"pitch" %, "gain" dB, "at" ms}
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "assets/tools/sound/band.hpp"
#include "assets/tools/sound/signal.hpp"
#include "engine/base/json.hpp"

namespace nightcap::tools::sound {

struct Variant {
  int channels = 1;
  Signal samples;
};

// Whoever opens the sound font does it once, and only if a recipe has instruments.
class Font {
 public:
  explicit Font(std::string file) : file_(std::move(file)) {}
  // nullptr, with the reason.
  [[nodiscard]] Band* band(std::string& why_not);

 private:
  std::string file_;
  std::unique_ptr<Band> band_;
};

// All of its variants, levelled; the same on every run. Nothing, with a sentence why, if the recipe is wrong.
[[nodiscard]] std::optional<std::vector<Variant>> cook(const base::Json& recipe, const std::string& name, Font& font,
                                                       std::string& why_not);

}  // namespace nightcap::tools::sound
