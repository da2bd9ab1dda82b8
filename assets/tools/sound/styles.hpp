// What players make of chords: a bass that walks, a pianist who strides or comps, drums that swing, horns that play in
// block, strings that hold or tremble, and a soloist. Everything in beats; the same on every run.
#pragma once

#include <functional>
#include <map>
#include <string_view>
#include <vector>

#include "assets/tools/sound/notation.hpp"
#include "assets/tools/sound/signal.hpp"

namespace nightcap::tools::sound {

using Notes = std::vector<Note>;

// What is to be played: some bars of chords, from beat 0 on.
struct Chart {
  std::vector<Chord> chords;
  double beats = 4;             // of a bar
  double length = 64;           // beats
  const Chord* next = nullptr;  // the first after the end
  bool relaxed = false;         // the bass plays half notes, the drums leave room
  int chorus = 0;               // which time it is

  [[nodiscard]] const Chord& at(double beat) const;
};

// `written` is the melody, where a style needs one, and `voice` which of several players this is, from 0.
struct Order {
  const Chart& chart;
  const Notes& written;
  int voice = 0;
  int low = 0, high = 127;  // keys
};

using Style = Notes (*)(const Order& order, Random& random);
// nullptr: there is none of that name.
[[nodiscard]] Style find_style(std::string_view name);

}  // namespace nightcap::tools::sound
