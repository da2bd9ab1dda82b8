#include "assets/tools/sound/styles.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "assets/tools/sound/drummers.hpp"

namespace nightcap::tools::sound {

namespace {

constexpr double kHair = 1e-6;  // beats

bool chance(Random& random, float of_one) { return random.unit() < of_one; }

int pick(Random& random, std::size_t count) { return static_cast<int>(random.below(static_cast<std::uint32_t>(count))); }

// The key of that pitch class that is nearest to `near`, within the range.
int nearest(int pitch_class, int near, int low, int high) {
  int key = near + ((pitch_class - near) % 12 + 12) % 12;
  if (key - near > 6) key -= 12;
  while (key < low) key += 12;
  while (key > high) key -= 12;
  return key;
}

// Third, fifth, seventh and ninth: a chord without its root, which the bass has.
std::array<int, 4> tones(const Chord& chord) {
  return {chord.root + chord.third, chord.root + chord.fifth, chord.root + chord.seventh, chord.root + chord.ninth};
}

// Those tones close together, each as near to where the last chord was as can be.
std::vector<int> voicing(const Chord& chord, int middle, int low, int high) {
  std::vector<int> keys;
  for (const int tone : tones(chord)) keys.push_back(nearest(tone, middle, low, high));
  std::sort(keys.begin(), keys.end());
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
  return keys;
}

void add_chord(Notes& notes, const std::vector<int>& keys, double at, double length, int velocity) {
  for (const int key : keys) notes.push_back({at, length, key, velocity});
}

// ---- what is written

Notes melody(const Order& order, Random&) { return order.written; }

// The melody with other voices under it: voice 1 has the next tone of the chord below the first, and so on.
Notes soli(const Order& order, Random&) {
  Notes notes;
  for (Note note : order.written) {
    const auto chord = tones(order.chart.at(note.at));
    for (int voice = 0; voice < order.voice; ++voice) {
      int below = note.key - 2;
      const auto belongs = [&](int key) {
        return std::any_of(chord.begin(), chord.end(), [&](int tone) { return (key - tone) % 12 == 0; });
      };
      while (!belongs(below)) --below;
      note.key = below;
    }
    notes.push_back(note);
  }
  return notes;
}

// ---- bass

Notes walk(const Order& order, Random& random) {
  Notes notes;
  int last = (order.low + order.high) / 2 - 2;
  const auto& chords = order.chart.chords;
  for (std::size_t i = 0; i < chords.size(); ++i) {
    const Chord& chord = chords[i];
    const Chord* next = i + 1 < chords.size() ? &chords[i + 1] : order.chart.next;
    const int root = nearest(chord.root, last, order.low, order.high);
    const int goal = nearest(next != nullptr ? next->root : chord.root, root, order.low, order.high);
    const int steps = static_cast<int>(chord.length + 0.5);
    if (order.chart.relaxed && steps >= 4) {
      const int fifth = nearest(chord.root + chord.fifth, root, order.low, order.high);
      notes.push_back({chord.at, 1.8, root, 84});
      notes.push_back({chord.at + 2, chance(random, 0.3f) ? 1.4 : 1.8, fifth, 78});
      if (notes.back().length < 1.5) notes.push_back({chord.at + 3.5, 0.4, goal + (chance(random, 0.5f) ? 1 : -1), 66});
      last = root;
      continue;
    }
    const auto scale = chord.scale();
    int key = root;
    for (int step = 0; step < steps; ++step) {
      if (step > 0 && step + 1 == steps) {
        key = goal + (chance(random, 0.6f) == (key < goal) ? -1 : 1);  // from a half tone beside it
      } else if (step > 0) {
        const int way = goal == key ? (chance(random, 0.5f) ? 1 : -1) : (goal > key ? 1 : -1);
        const bool leap = chance(random, 0.35f);
        const int wanted =
            leap ? nearest(chord.root + (step == 1 ? chord.third : chord.fifth), key + way * 4, order.low, order.high)
                 : key + way * 2;
        int best = wanted;
        for (int off = 0; off < 3; ++off) {  // a tone of the scale
          const auto fits = [&](int at) {
            return std::any_of(scale.begin(), scale.end(), [&](int tone) { return (at - chord.root - tone) % 12 == 0; });
          };
          if (fits(wanted + off * way)) {
            best = wanted + off * way;
            break;
          }
        }
        key = std::clamp(best, order.low, order.high);
      }
      const bool skips = chance(random, 0.07f) && step + 1 < steps;
      notes.push_back({chord.at + step, skips ? 0.55 : 0.92, key, step % 2 == 0 ? 86 : 90});
      if (skips) notes.push_back({chord.at + step + 0.5, 0.4, key, 66});
    }
    last = key;
  }
  return notes;
}

// ---- chords

using Hits = std::vector<double>;
const std::array<Hits, 9>& comping() {
  static const std::array<Hits, 9> all{
      {{0, 1.5}, {1.5, 3.5}, {0.5, 2.5}, {1.5}, {2.5, 3.5}, {0, 2.5}, {1, 2.5}, {3.5}, {0.5, 1.5, 3}}};
  return all;
}

Notes comp(const Order& order, Random& random) {
  Notes notes;
  const int middle = (order.low + order.high) / 2;
  for (double bar = 0; bar + kHair < order.chart.length; bar += order.chart.beats) {
    for (const double hit : comping()[static_cast<std::size_t>(pick(random, comping().size()))]) {
      if (hit >= order.chart.beats) continue;
      // What comes just before a bar belongs to it.
      const double of = hit > order.chart.beats - 1 ? bar + order.chart.beats : bar + hit;
      const Chord& chord = of < order.chart.length || order.chart.next == nullptr ? order.chart.at(of) : *order.chart.next;
      const double length = chance(random, 0.4f) ? 1.1 : 0.35;
      add_chord(notes, voicing(chord, middle, order.low, order.high), bar + hit, length, 60 + pick(random, 14));
    }
  }
  return notes;
}

// Four strokes a bar, of three notes.
Notes strum(const Order& order, Random&) {
  Notes notes;
  for (double beat = 0; beat + kHair < order.chart.length; ++beat) {
    auto keys = voicing(order.chart.at(beat), (order.low + order.high) / 2, order.low, order.high);
    keys.resize(std::min<std::size_t>(keys.size(), 3));
    const bool back = std::fmod(beat, 2) > 0.5;
    for (std::size_t i = 0; i < keys.size(); ++i)
      notes.push_back({beat + 0.012 * static_cast<double>(i), 0.5, keys[i], back ? 64 : 54});
  }
  return notes;
}

// A left hand that leaps: deep on one and three, a chord on two and four; now and then it walks up in octaves.
Notes stride(const Order& order, Random& random) {
  Notes notes;
  const int deep = order.low + 5, middle = order.high - 6;
  for (double bar = 0; bar + kHair < order.chart.length; bar += order.chart.beats) {
    const bool walks = chance(random, 0.12f);
    const Chord& first = order.chart.at(bar);
    for (int beat = 0; beat < static_cast<int>(order.chart.beats); ++beat) {
      const Chord& chord = order.chart.at(bar + beat);
      const bool changed = std::abs(chord.at - (bar + beat)) < kHair;
      if (walks) {
        const auto scale = first.scale();
        const int key = nearest(first.root, deep, order.low, order.low + 14) + scale[static_cast<std::size_t>(beat)];
        add_chord(notes, {key, key + 12}, bar + beat, 0.7, 70 + beat * 2);
      } else if (beat % 2 == 0) {
        const int root = chord.root + (beat == 2 && !changed ? chord.fifth : 0);
        const int key = nearest(root, deep, order.low, order.low + 14);
        notes.push_back({bar + beat, 0.85, key, 78});
        if (chance(random, 0.3f)) notes.push_back({bar + beat + 0.01, 0.85, key + 12, 62});
      } else {
        auto keys = voicing(chord, middle, order.high - 15, order.high);
        keys.resize(std::min<std::size_t>(keys.size(), 3));
        add_chord(notes, keys, bar + beat, 0.4, 58 + pick(random, 8));
      }
    }
  }
  return notes;
}

// Held chords; player `voice` has one note of each.
Notes pads(const Order& order, Random&) {
  Notes notes;
  int last = (order.low + order.high) / 2;
  for (const Chord& chord : order.chart.chords) {
    const auto all = tones(chord);
    last = nearest(all[static_cast<std::size_t>(order.voice) % all.size()], last, order.low, order.high);
    if (!notes.empty() && notes.back().key == last && notes.back().at + notes.back().length > chord.at - 0.1) {
      notes.back().length = chord.at + chord.length - notes.back().at - 0.05;
    } else {
      notes.push_back({chord.at, chord.length - 0.05, last, 66});
    }
  }
  return notes;
}

// What is at stake: two notes a half tone apart, faster towards the end of every four bars.
Notes pulse(const Order& order, Random&) {
  Notes notes;
  int last = (order.low + order.high) / 2;
  const double four = order.chart.beats * 4;
  for (double beat = 0; beat + kHair < order.chart.length;) {
    const Chord& chord = order.chart.at(beat);
    last = nearest(chord.root + (order.voice == 0 ? chord.fifth : chord.third), last, order.low, order.high);
    const double through = std::fmod(beat, four) / four;
    const double step = through < 0.5 ? 0.5 : through < 0.75 ? 1.0 / 3 : 0.25;
    const bool beside = static_cast<int>(std::lround(beat / step)) % 4 == 3;
    notes.push_back({beat, step * 0.8, last + (beside ? 1 : 0), 46 + static_cast<int>(34 * through) + (beside ? 8 : 0)});
    beat += step;
  }
  return notes;
}

// Brass that answers: short, off the beat, and a swelling one at the end of a phrase.
Notes punches(const Order& order, Random& random) {
  static const std::array<Hits, 6> kAnswers{{{1.5, 2}, {0, 1.5}, {3.5}, {2.5, 3.5}, {0.5, 1, 2.5}, {}}};
  Notes notes;
  const double four = order.chart.beats * 4;
  int last = (order.low + order.high) / 2;
  for (double bar = 0; bar + kHair < order.chart.length; bar += order.chart.beats) {
    // All of a section draw the same numbers, so they play together.
    const auto& hits = kAnswers[static_cast<std::size_t>(pick(random, kAnswers.size()))];
    const auto tone_at = [&](double beat) {
      const Chord& chord = beat < order.chart.length || order.chart.next == nullptr ? order.chart.at(beat) : *order.chart.next;
      const auto all = tones(chord);
      return last = nearest(all[static_cast<std::size_t>(order.voice) % all.size()], last, order.low, order.high);
    };
    if (std::fmod(bar, four) > four - order.chart.beats - kHair) {
      notes.push_back({bar, order.chart.beats - 0.6, tone_at(bar), 84});
      continue;
    }
    for (const double hit : hits)
      notes.push_back({bar + hit, hit == hits.back() ? 0.8 : 0.3, tone_at(hit > 3 ? bar + 4 : bar + hit), 96});
  }
  return notes;
}

// ---- somebody improvises

const std::array<Hits, 10>& phrases() {
  static const std::array<Hits, 10> all{{{0, 0.5, 1, 1.5, 2, 2.5, 3},
                                         {0.5, 1, 1.5, 2, 3, 3.5},
                                         {0, 1, 1.5, 2.5},
                                         {1.5, 2, 2.5, 3, 3.5},
                                         {0, 0.5, 1, 2, 2.5, 3, 3.5},
                                         {0, 1.0 / 3, 2.0 / 3, 1, 2, 2.5},
                                         {0.5, 1.5, 2, 2.5},
                                         {0},
                                         {},
                                         {2.5, 3, 3.5}}};
  return all;
}

// Lines that aim at the chords' tones on the beats, and step or slide to them in between; questions and answers of two
// bars, in which the second takes up the rhythm of the first.
Notes solo(const Order& order, Random& random) {
  Notes notes;
  int key = (order.low + order.high) / 2, way = 1;
  std::array<int, 2> rhythm{};
  int bars = 0;
  for (double bar = 0; bar + kHair < order.chart.length; bar += order.chart.beats, ++bars) {
    const std::size_t place = static_cast<std::size_t>(bars % 2);
    if (bars % 4 < 2 || chance(random, 0.35f)) rhythm[place] = pick(random, phrases().size() - (place == 0 ? 3 : 0));
    const Hits& hits = phrases()[static_cast<std::size_t>(rhythm[place])];
    for (std::size_t i = 0; i < hits.size(); ++i) {
      const double at = bar + hits[i];
      const Chord& chord = order.chart.at(at);
      const bool strong = std::abs(at - std::round(at)) < kHair;
      if (key > order.high - 4) way = -1;
      if (key < order.low + 4) way = 1;
      if (chance(random, 0.14f)) way = -way;
      if (strong) {
        const auto all = tones(chord);
        int best = key + way * 12;
        for (const int tone : all) {
          const int there = nearest(tone, key + way * 3, order.low, order.high);
          if (there != key && std::abs(there - key - way * 3) < std::abs(best - key - way * 3)) best = there;
        }
        key = best;
      } else {
        const auto scale = chord.scale();
        int step = key + way;
        while (std::none_of(scale.begin(), scale.end(), [&](int tone) { return (step - chord.root - tone) % 12 == 0; }))
          step += way;
        key = chance(random, 0.18f) ? key + way : step;  // now and then by a half tone
      }
      const double until = i + 1 < hits.size() ? hits[i + 1] : std::min(hits[i] + 1.5, order.chart.beats);
      notes.push_back({at, (until - hits[i]) * 0.92, key, (strong ? 76 : 84) + pick(random, 10)});
    }
  }
  return notes;
}

struct Named {
  std::string_view name;
  Style style;
};
constexpr std::array kStyles{Named{"melody", melody},   Named{"soli", soli},       Named{"walk", walk},
                             Named{"comp", comp},       Named{"strum", strum},     Named{"stride", stride},
                             Named{"pads", pads},       Named{"pulse", pulse},     Named{"solo", solo},
                             Named{"punches", punches}, Named{"brushes", brushes}, Named{"swing", swing}};

}  // namespace

const Chord& Chart::at(double beat) const {
  const auto after = std::find_if(chords.begin(), chords.end(), [&](const Chord& chord) { return chord.at > beat + kHair; });
  return after == chords.begin() ? chords.front() : *(after - 1);
}

Style find_style(std::string_view name) {
  for (const Named& each : kStyles)
    if (each.name == name) return each.style;
  return nullptr;
}

}  // namespace nightcap::tools::sound
