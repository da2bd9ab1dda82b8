// The project's own way of writing music, and what it means: notes in beats from the beginning of what was written.
//
//   C5 D5/.5 Eb5/1.5! | G4+B4+D5/2 -/1 F#5/t
//
// A note is a letter, # or b, and an octave (C4 is the middle C); what sounds together is joined by +; - is a rest. After a
// slash stands how many beats it lasts, and so do those that follow without one: .5, 1.5, or t for a third of a beat (2t:
// two). ! is louder, ? softer, _ at the end binds it to the next one of that pitch. A bar line asks that the bar is full.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nightcap::tools::sound {

struct Note {
  double at = 0;      // beats; in a performance, seconds
  double length = 1;  // the same
  int key = 60;       // as MIDI counts
  int velocity = 80;  // 1 to 127
};

inline constexpr int kUsual = 80, kLouder = 18;  // velocities

// Nothing, with a sentence why, if it can't be read. `beats` are of a bar; 0: bar lines say nothing.
[[nodiscard]] std::optional<std::vector<Note>> read_notes(std::string_view text, double beats, std::string& why_not);

// A chord: which it is, and its notes as half tones over its root.
struct Chord {
  double at = 0, length = 4;  // beats
  int root = 0;               // 0 C to 11 B
  int third = 4, fifth = 7;
  int seventh = 11;  // or the sixth
  int ninth = 14;    // flat, sharp or as it is
  bool dominant = false;
  bool minor = false;

  // The scale that goes with it, half tones over the root, seven notes.
  [[nodiscard]] std::vector<int> scale() const;
};

// "Cmaj7 | Am7 D7b9 | ...": the chords of a bar share it evenly; an empty bar and % go on with the one before.
[[nodiscard]] std::optional<std::vector<Chord>> read_chords(std::string_view text, double beats, std::string& why_not);

// -1 if it is no note. "C4" is 60.
[[nodiscard]] int key_of(std::string_view name);

}  // namespace nightcap::tools::sound
