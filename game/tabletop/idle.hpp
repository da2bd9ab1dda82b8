// The one clock of everything that stirs at a table while nobody does anything: people bob on the water, eyes blink. It
// runs in steps of a fifteenth of a second, and only while somebody is there: with the window in front, within a minute
// of the last input, and without reduced motion (art direction §9). Nothing else may move by itself.
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

  // ms, in whole steps; it goes on only while the clock runs. The `nth` of many things goes on with every other step, its
  // neighbour with those between, so that less changes at once.
  [[nodiscard]] float time(int nth) const { return static_cast<float>(steps_ - (steps_ + nth) % 2) * kStep; }
  // How strongly things stir, 0 to 1; 0 while the clock stands.
  [[nodiscard]] float strength() const { return strength_; }

 private:
  float since_input_ = kPatience;
  float left_over_ = 0;  // ms of the step that has begun
  float strength_ = 0;
  int steps_ = 0;
  bool in_front_ = true;
};

}  // namespace nightcap::tabletop
