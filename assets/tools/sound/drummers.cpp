#include "assets/tools/sound/drummers.hpp"

#include <cmath>

namespace nightcap::tools::sound {

namespace {

// Keys of a General MIDI kit; in the brush kit the snare is stirred and tapped.
enum Drum { kKick = 36, kSnare = 38, kSlap = 39, kStir = 40, kPedal = 44, kCrash = 49, kRide = 51, kTom = 45, kHighTom = 48 };

constexpr double kHair = 1e-6;  // beats

void hit(Notes& notes, double at, Drum drum, int velocity, Random& random) {
  notes.push_back({at, 0.3, drum, velocity + static_cast<int>(5 * noise(random))});
}

bool ends_phrase(double bar, const Chart& chart, int bars) {
  return std::fmod(bar + kHair, chart.beats * bars) > chart.beats * (bars - 1) - kHair;
}

}  // namespace

Notes brushes(const Order& order, Random& random) {
  Notes notes;
  const Chart& chart = order.chart;
  for (double bar = 0; bar + kHair < chart.length; bar += chart.beats) {
    for (int beat = 0; beat < static_cast<int>(chart.beats); ++beat) {
      const bool back = beat % 2 == 1;
      notes.push_back({bar + beat, 0.95, kStir, back ? 40 : 54});
      if (back) hit(notes, bar + beat, kSnare, 56, random);
      if (back) hit(notes, bar + beat, kPedal, 46, random);
      if (beat == 0 || !chart.relaxed) hit(notes, bar + beat, kKick, 30, random);
      if (back && random.unit() < 0.55f) hit(notes, bar + beat + 0.5, kSnare, 36, random);
    }
    if (ends_phrase(bar, chart, 8))
      for (const double at : {2.0, 2.5, 3.0, 3.5}) hit(notes, bar + at, kSlap, 48 + static_cast<int>(4 * at), random);
  }
  return notes;
}

Notes swing(const Order& order, Random& random) {
  Notes notes;
  const Chart& chart = order.chart;
  for (double bar = 0; bar + kHair < chart.length; bar += chart.beats) {
    if (std::fmod(bar + kHair, chart.beats * 8) < 2 * kHair) {
      hit(notes, bar, kCrash, 88, random);
      hit(notes, bar, kKick, 88, random);
    }
    for (int beat = 0; beat < static_cast<int>(chart.beats); ++beat) {
      const bool back = beat % 2 == 1;
      hit(notes, bar + beat, kRide, back ? 78 : 68, random);
      if (back) hit(notes, bar + beat + 0.5, kRide, 58, random);
      if (back) hit(notes, bar + beat, kPedal, 66, random);
      hit(notes, bar + beat, kKick, 44, random);
      if (random.unit() < 0.2f) hit(notes, bar + beat + 0.5, kSnare, 46, random);
    }
    if (ends_phrase(bar, chart, 4)) hit(notes, bar + 3.5, kSnare, 92, random);
    if (!ends_phrase(bar, chart, 8)) continue;
    for (int i = 0; i < 6; ++i) hit(notes, bar + 2 + i / 3.0, i < 2 ? kSnare : i < 4 ? kHighTom : kTom, 70 + 6 * i, random);
  }
  return notes;
}

}  // namespace nightcap::tools::sound
