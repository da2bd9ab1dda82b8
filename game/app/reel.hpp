// The last seconds of the picture: what was shown, as it was shown, and what moved then. It is kept only while somebody
// wants it, and nothing of the game depends on it: whoever looks into the past comes back to the very same present.
#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <vector>

#include "engine/motion/chart.hpp"
#include "engine/motion/director.hpp"
#include "engine/scene/draw_list.hpp"

namespace nightcap::app {

class Reel {
 public:
  static constexpr double kSpan = 10'000;          // ms of game time that it goes back
  static constexpr std::size_t kMostFrames = 600;  // what a minute's sixth has at 60 a second

  // A timeline and how far it had come, ms at speed 1.
  struct Playing {
    unsigned serial = 0;
    float time = 0;
  };
  struct Frame {
    scene::DrawList list;
    double at = 0;       // ms of game time
    Playing blocking{};  // serial 0: nothing
    std::vector<Playing> ambient;
    int waiting = 0;
    bool held = false;  // until somebody throws
  };

  [[nodiscard]] bool on() const { return on_; }
  void start() { on_ = true; }
  void stop();
  // Forgets everything, and is in the present.
  void clear();

  // What is shown at that moment of game time. A picture that is shown longer is one frame. Nothing while it is off, or
  // looks into the past.
  void record(const scene::DrawList& list, double now, const motion::Director* director, const scene::Scene* scene);

  [[nodiscard]] bool past() const { return past_; }
  // One frame back or forward, as far as there are any; forward from the last is the present.
  void back();
  void forward();
  // To what was shown so many ms before the present; 0: to the present.
  void look(double ago);
  void to_present() { past_ = false; }
  // Runs on for ms of game time, until the present is there.
  void run(double ms);

  // Oldest first.
  [[nodiscard]] const std::deque<Frame>& frames() const { return frames_; }
  // The one that is looked at; there is one.
  [[nodiscard]] const Frame& shown() const { return frames_[past_ ? at_ : frames_.size() - 1]; }
  // How long before the present that was, ms.
  [[nodiscard]] double ago() const { return past_ ? now_ - time_ : 0; }
  [[nodiscard]] double now() const { return now_; }
  // When each timeline of those frames played, ms of game time, in the order of their beginnings.
  struct Stretch {
    unsigned serial = 0;
    double from = 0, to = 0;
    bool ambient = false;
  };
  [[nodiscard]] std::vector<Stretch> stretches() const;
  // What was on a timeline of those frames, or nullptr.
  [[nodiscard]] const motion::Chart* chart(unsigned serial) const;

 private:
  struct Kept {
    motion::Chart chart;
    double last = 0;  // when it was last seen playing
  };
  [[nodiscard]] Playing note(const motion::Timeline& timeline, const scene::Scene& scene, double now);
  void drop_old(double now);
  // Looks at the frame that was shown at time_.
  void find();

  std::deque<Frame> frames_;
  std::map<unsigned, Kept> charts_;
  double now_ = 0;
  double time_ = 0;  // that is looked at
  std::size_t at_ = 0;
  bool on_ = false;
  bool past_ = false;
};

}  // namespace nightcap::app
