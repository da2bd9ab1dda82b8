// How fast the game runs for whoever looks into it: not at all, frame by frame, or at another speed. It changes how much
// game time passes, never what happens in it.
#pragma once

namespace nightcap::app {

class Pace {
 public:
  static constexpr float kSlowest = 0.05f, kFastest = 8;
  static constexpr float kFrame = 1000.0f / 60;  // ms of game time of a single frame

  [[nodiscard]] float speed() const { return speed_; }
  void set_speed(float speed) { speed_ = speed < kSlowest ? kSlowest : speed > kFastest ? kFastest : speed; }
  [[nodiscard]] bool paused() const { return paused_; }
  void pause() { paused_ = true; }
  void resume() { paused_ = false; }
  // Pauses one frame later.
  void step() {
    paused_ = true;
    ++steps_;
  }

  // How much game time those ms of real time are.
  [[nodiscard]] float take(float ms) {
    if (steps_ > 0) return --steps_, kFrame;
    return paused_ ? 0 : ms * speed_;
  }

 private:
  float speed_ = 1;
  bool paused_ = false;
  int steps_ = 0;  // frames that are still to come while it is paused
};

}  // namespace nightcap::app
