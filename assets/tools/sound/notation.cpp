#include "assets/tools/sound/notation.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace nightcap::tools::sound {

namespace {

constexpr double kHair = 1e-6;  // beats

std::vector<std::string_view> words_of(std::string_view text, std::string_view between) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t from = text.find_first_not_of(between);
    if (from == std::string_view::npos) break;
    text.remove_prefix(from);
    const std::size_t end = std::min(text.find_first_of(between), text.size());
    words.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return words;
}

// 0 C to 11 B, and how many characters that took; -1 if it is none.
std::pair<int, std::size_t> pitch_class(std::string_view name) {
  constexpr std::array kLetters{9, 11, 0, 2, 4, 5, 7};
  if (name.empty() || name[0] < 'A' || name[0] > 'G') return {-1, 0};
  const int natural = kLetters[static_cast<std::size_t>(name[0] - 'A')];
  if (name.size() > 1 && name[1] == '#') return {(natural + 1) % 12, 2};
  if (name.size() > 1 && name[1] == 'b') return {(natural + 11) % 12, 2};
  return {natural, 1};
}

// Beats; 0 if it is no length.
double length_of(std::string_view text) {
  const bool thirds = text.ends_with('t');
  if (thirds) text.remove_suffix(1);
  if (thirds && text.empty()) return 1.0 / 3;
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return 0;
  return thirds ? number / 3 : number;
}

struct Quality {
  std::string_view name;
  int third, fifth, seventh, ninth;
  bool dominant, minor;
};
constexpr std::array kQualities{
    Quality{"", 4, 7, 9, 14, false, false},      Quality{"6", 4, 7, 9, 14, false, false},
    Quality{"69", 4, 7, 9, 14, false, false},    Quality{"maj7", 4, 7, 11, 14, false, false},
    Quality{"maj9", 4, 7, 11, 14, false, false}, Quality{"m", 3, 7, 9, 14, false, true},
    Quality{"m6", 3, 7, 9, 14, false, true},     Quality{"m7", 3, 7, 10, 14, false, true},
    Quality{"m9", 3, 7, 10, 14, false, true},    Quality{"mmaj7", 3, 7, 11, 14, false, true},
    Quality{"7", 4, 7, 10, 14, true, false},     Quality{"9", 4, 7, 10, 14, true, false},
    Quality{"13", 4, 9, 10, 14, true, false},    Quality{"7b9", 4, 7, 10, 13, true, false},
    Quality{"7#9", 4, 7, 10, 15, true, false},   Quality{"7#5", 4, 8, 10, 14, true, false},
    Quality{"7b5", 4, 6, 10, 14, true, false},   Quality{"7sus", 5, 7, 10, 14, true, false},
    Quality{"m7b5", 3, 6, 10, 13, false, true},  Quality{"dim7", 3, 6, 9, 14, false, true},
};

}  // namespace

int key_of(std::string_view name) {
  const auto [pitch, used] = pitch_class(name);
  if (pitch < 0 || name.size() != used + 1 || name[used] < '0' || name[used] > '8') return -1;
  const int octave = name[used] - '0';
  const int under = name[0] == 'C' && used == 2 && name[1] == 'b' ? -12 : 0;  // Cb4 lies below C4
  return pitch + 12 * (octave + 1) + under;
}

std::optional<std::vector<Note>> read_notes(std::string_view text, double beats, std::string& why_not) {
  std::vector<Note> notes;
  double at = 0, length = 1;
  std::vector<std::size_t> bound;  // notes that want to go on
  const auto fail = [&](std::string_view word, const char* what) {
    why_not = "beat " + std::to_string(at) + ": " + std::string(word) + " " + what;
    return std::nullopt;
  };
  for (std::string_view word : words_of(text, " \t\n")) {
    if (word == "|") {
      const double over = beats > 0 ? std::fmod(at + kHair, beats) : 0;
      if (over > 2 * kHair) return fail("|", "stands before the bar is full");
      continue;
    }
    int velocity = kUsual;
    bool binds = false;
    for (; !word.empty(); word.remove_suffix(1)) {
      const char last = word.back();
      if (last == '!')
        velocity += kLouder;
      else if (last == '?')
        velocity -= kLouder;
      else if (last == '_')
        binds = true;
      else
        break;
    }
    if (const std::size_t slash = word.find('/'); slash != std::string_view::npos) {
      length = length_of(word.substr(slash + 1));
      if (!(length > 0)) return fail(word, "has no length");
      word = word.substr(0, slash);
    }
    std::vector<std::size_t> binding;
    for (const std::string_view name : word == "-" ? std::vector<std::string_view>{} : words_of(word, "+")) {
      const int key = key_of(name);
      if (key < 0) return fail(name, "is no note");
      std::size_t which = notes.size();
      for (const std::size_t earlier : bound)
        if (notes[earlier].key == key) which = earlier;
      if (which == notes.size()) {
        notes.push_back({at, length, key, velocity});
      } else {
        notes[which].length += length;
      }
      if (binds) binding.push_back(which);
    }
    bound = std::move(binding);
    at += length;
  }
  if (beats > 0 && std::fmod(at + kHair, beats) > 2 * kHair) return fail("the end", "comes before the bar is full");
  return notes;
}

std::vector<int> Chord::scale() const {
  if (third == 3 && fifth == 6 && seventh == 9) return {0, 2, 3, 5, 6, 8, 9};  // diminished
  if (third == 3 && fifth == 6) return {0, 1, 3, 5, 6, 8, 10};                 // locrian
  if (minor) return {0, 2, 3, 5, 7, 9, seventh == 9 ? 11 : seventh};           // dorian or melodic
  if (dominant && (ninth != 14 || fifth == 8)) return {0, 1, 4, 5, 7, 8, 10};  // leads to a minor chord
  if (dominant) return {0, 2, 4, 5, 7, 9, 10};
  return {0, 2, 4, 5, 7, 9, 11};
}

std::optional<std::vector<Chord>> read_chords(std::string_view text, double beats, std::string& why_not) {
  std::vector<Chord> chords;
  double at = 0;
  for (const std::string_view bar : words_of(text, "|")) {
    const auto names = words_of(bar, " \t\n");
    const double length = beats / static_cast<double>(std::max<std::size_t>(names.size(), 1));
    for (const std::string_view name : names) {
      Chord chord;
      if (name == "%" && !chords.empty()) {
        chord = chords.back();
      } else {
        const auto [root, used] = pitch_class(name);
        const Quality* quality = nullptr;
        for (const Quality& each : kQualities)
          if (root >= 0 && each.name == name.substr(used)) quality = &each;
        if (quality == nullptr) {
          why_not = std::string(name) + " is no chord";
          return std::nullopt;
        }
        chord = {
            0, 0, root, quality->third, quality->fifth, quality->seventh, quality->ninth, quality->dominant, quality->minor};
      }
      chord.at = at;
      chord.length = length;
      at += length;
      chords.push_back(chord);
    }
  }
  return chords;
}

}  // namespace nightcap::tools::sound
