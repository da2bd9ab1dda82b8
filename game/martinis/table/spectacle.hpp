// How far the lights of Wedding Fever and the winner's stage are on, part by part (art direction §9). At rest every part
// is either wholly there or not at all; between, each is moved by its own shape in the timelines of fever.cpp and win.cpp.
#pragma once

namespace nightcap::martinis::table {

// Parts from 0 (not there) to 1; what overshoots goes a little past 1.
struct FeverLook {
  float dim = 0;      // of the room
  float strings = 0;  // the cables have come down
  float lights = 0;   // so much of the bulbs is lit, from the left
  float beams = 0;    // swept inward to the couple
  float bells = 0;    // have come down
  float swing = 0;    // of the bells: 1 they hang still
  float banner = 0;   // unrolled from its middle
  float arch = 0;     // grown from both feet
  float petals = 0;   // in the air; on to 2: swept away to the left
  float panels = 0;   // beside the arch, in from both edges
  float rings = 0;    // under the arch, until the first couple is called
  float seen = 1;     // all of it: what only fades over under reduced motion

  [[nodiscard]] static constexpr FeverLook on() { return {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1}; }
  [[nodiscard]] constexpr bool any() const { return dim > 0 && seen > 0; }
};

struct WinLook {
  float dim = 0;
  float curtain = 0;  // come in from both sides
  float chair = 0;    // of each winner, on its way from the seat to the middle
  float beams = 0;    // two spotlights
  float seals = 0;    // rung up one after another
  float name = 0;     // its neon light
  float seen = 1;

  [[nodiscard]] static constexpr WinLook on() { return {1, 1, 1, 1, 1, 1, 1}; }
  [[nodiscard]] constexpr bool any() const { return dim > 0 && seen > 0; }
};

// The longer a Fever lasts the faster it goes: what a motion takes, as a part of its time, after so many couples.
[[nodiscard]] float fever_pace(int couples);

}  // namespace nightcap::martinis::table
