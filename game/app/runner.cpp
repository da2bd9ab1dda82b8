#include "game/app/runner.hpp"

#include <algorithm>
#include <chrono>

namespace nightcap::app {

namespace {
constexpr std::size_t kTimesKept = 4096;  // frames: a minute and more at 60 a second
constexpr float kShortFrame = 6;          // ms: after such a frame there is time to look ahead
constexpr float kLongestWait = 400;       // ms: a press is answered by then
}  // namespace

Runner::Runner(Application& application, Stage& stage) : application_(application), stage_(stage) {
  times_.reserve(kTimesKept);
}

void Runner::pump() {
  input::Event event;
  while (stage_.poll(event)) application_.handle(event);
}

bool Runner::frame(float ms) {
  const auto start = std::chrono::steady_clock::now();
  pump();
  if (!waiting_) application_.update(ms);  // nothing happens on a screen that nobody sees yet
  ++frames_;
  waiting_ = !application_.minimized() && waits(ms);
  const bool redrawn = !application_.minimized() && !waiting_ && draw_if_changed();
  const float took = std::chrono::duration<float, std::milli>(std::chrono::steady_clock::now() - start).count();
  if (redrawn) {
    ++redrawn_;
    if (times_.size() < kTimesKept) {
      times_.push_back(took);
    } else {
      times_[next_time_] = took;
    }
    next_time_ = (next_time_ + 1) % kTimesKept;
  }
  if (took < kShortFrame && !application_.minimized()) look_ahead();
  if (listener_) listener_(redrawn);
  return redrawn;
}

bool Runner::waits(float ms) {
  if (screen_ == application_.screens_shown()) return false;
  waited_ = waiting_ ? waited_ + std::max(ms, 0.0f) : 0;
  if (ever_drawn_ && waited_ < kLongestWait) {
    application_.paint(ahead_);
    if (!stage_.ready(ahead_)) return true;
  }
  screen_ = application_.screens_shown();
  return false;
}

void Runner::look_ahead() {
  if (stage_.has_time() && application_.foresee(ahead_)) stage_.warm(ahead_);
}

void Runner::redraw() {
  pump();
  draw_if_changed();
}

bool Runner::draw_if_changed() {
  if (ever_drawn_ && drawn_ == application_.revision()) return false;
  drawn_ = application_.revision();
  ever_drawn_ = true;
  const CauseSet why = application_.causes(changes_);
  for (std::size_t i = 0; i < kCauses; ++i) causes_[i] += why >> i & 1u;
  application_.paint(list_);
  application_.finish(list_);
  if (const GlassBox* box = application_.glass_box()) stage_.set_glass(box->mesh(), box->lettering());
  draw_calls_ = stage_.render(list_);
  return true;
}

FrameStats Runner::stats(bool reset) {
  FrameStats stats{frames_, redrawn_, 0, 0, draw_calls_};
  if (!times_.empty()) {
    std::vector<float> sorted = times_;
    const auto at = [&](double part) {
      const auto place = sorted.begin() + static_cast<std::ptrdiff_t>(part * static_cast<double>(sorted.size() - 1));
      std::nth_element(sorted.begin(), place, sorted.end());
      return static_cast<double>(*place);
    };
    stats.p50_ms = at(0.5);
    stats.p99_ms = at(0.99);
  }
  if (reset) {
    frames_ = redrawn_ = 0;
    causes_ = {};
    times_.clear();
    next_time_ = 0;
  }
  return stats;
}

}  // namespace nightcap::app
