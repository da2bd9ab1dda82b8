// The frame loop without its clock: events in, time on, and a picture when something changed.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "game/app/application.hpp"

namespace nightcap::app {

// Of the frames since the last reset; times are of redrawn frames, in ms.
struct FrameStats {
  std::uint64_t frames = 0;
  std::uint64_t redrawn = 0;
  double p50_ms = 0;
  double p99_ms = 0;
  int draw_calls = 0;  // of the last redrawn frame
};

class Runner {
 public:
  Runner(Application& application, Stage& stage);

  // Called with every frame that was shown, and whether it was drawn anew: what --record writes.
  void on_frame(std::function<void(bool redrawn)> listener) { listener_ = std::move(listener); }
  // Hands over every waiting event.
  void pump();
  // One frame: events, `ms` of game time, and the picture if it changed. Returns whether it was redrawn.
  bool frame(float ms);
  // Makes sure that what was drawn last is what there is now.
  void redraw();

  [[nodiscard]] const scene::DrawList& draws() const { return list_; }
  [[nodiscard]] FrameStats stats(bool reset);
  // Of the frames that were drawn since the last reset, how many for each cause; one can have several.
  [[nodiscard]] const std::array<std::uint64_t, kCauses>& causes() const { return causes_; }
  // What the last frames that were drawn took, ms, a ring; and where the oldest stands in it.
  [[nodiscard]] const std::vector<float>& times() const { return times_; }
  [[nodiscard]] int oldest_time() const { return static_cast<int>(next_time_); }

 private:
  bool draw_if_changed();
  // Whether the last screen stays for another frame, while the stage makes ready what the new one shows.
  bool waits(float ms);
  // Has the stage make ready what may come.
  void look_ahead();

  Application& application_;
  Stage& stage_;
  scene::DrawList list_, ahead_;
  unsigned drawn_ = 0;
  bool ever_drawn_ = false;
  unsigned screen_ = 0;  // the one that is shown
  bool waiting_ = false;
  float waited_ = 0;  // ms
  std::function<void(bool)> listener_;
  std::uint64_t frames_ = 0, redrawn_ = 0;
  int draw_calls_ = 0;
  Changes changes_{};
  std::array<std::uint64_t, kCauses> causes_{};
  std::vector<float> times_;  // a ring of the last ones
  std::size_t next_time_ = 0;
};

}  // namespace nightcap::app
