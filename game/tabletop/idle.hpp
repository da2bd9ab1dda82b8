// The one clock of everything that stirs at a table while nobody does anything: people bob on the water, lamps breathe,
// eyes blink. It runs in steps of a fifteenth of a second, with the window in front and without reduced motion, and things
// stir only while somebody is there: within a minute of the last input (art direction §9). Nothing else may move by itself.
#pragma once

#include "engine/input/event.hpp"
#include "engine/motion/tempo.hpp"

namespace nightcap::tabletop {

class Idle {
 public:
  static constexpr float kStep = 1000.0f / 15;  // ms
  static constexpr float kPatience = 60'000;    // ms after the last input
  static constexpr float kFades = 900;          // ms in which it comes and, when nobody is there any more, goes

  // Every event of a device. A table that has had no input yet has nobody at it.
  void notice(const input::Event& event);
  // ms of game time.
  void advance(float ms, const motion::Tempo& tempo);

  // ms, in whole steps. The `nth` of many things goes on with every other step, its
  // neighbour with those between, so that less changes at once.
  [[nodiscard]] float time(int nth) const { return static_cast<float>(steps_ - (steps_ + nth) % 2) * kStep; }
  // How strongly things stir, 0 to 1; 0 while nobody is there.
  [[nodiscard]] float strength() const { return strength_; }
  // How far the `nth` lamp has breathed in, 0 to 1: once in four seconds, one after the other.
  [[nodiscard]] float breath(int nth) const;
  // Whether the `nth` of several people has just closed their eyes: each of them every three to seven seconds.
  [[nodiscard]] bool blinks(int nth) const;
  // How high the `nth` of the three dots of whoever is thinking has hopped, 0 to 1; whoever is there, a computer player
  // never thinks for long.
  [[nodiscard]] float hop(int nth) const;

 private:
  float since_input_ = kPatience;
  float left_over_ = 0;  // ms of the step that has begun
  float strength_ = 0;
  int steps_ = 0;
  bool in_front_ = true;
  bool runs_ = false;
};

}  // namespace nightcap::tabletop
