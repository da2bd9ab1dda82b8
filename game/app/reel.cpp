#include "game/app/reel.hpp"

#include <algorithm>
#include <utility>

namespace nightcap::app {

void Reel::stop() {
  clear();
  frames_.shrink_to_fit();
  on_ = false;
}

void Reel::clear() {
  frames_.clear();
  charts_.clear();
  past_ = false;
}

Reel::Playing Reel::note(const motion::Timeline& timeline, const scene::Scene& scene, double now) {
  const auto [kept, fresh] = charts_.try_emplace(timeline.serial());
  if (fresh) kept->second.chart = motion::chart(timeline, scene);
  kept->second.last = now;
  return {timeline.serial(), timeline.time()};
}

void Reel::record(const scene::DrawList& list, double now, const motion::Director* director, const scene::Scene* scene) {
  if (!on_) return;
  // The window has another size: what was does not fit into it.
  if (!frames_.empty() && frames_.back().list.view().scale != list.view().scale) clear();
  if (past_) return;
  now_ = now;
  drop_old(now);
  if (frames_.empty() || !(frames_.back().list == list)) {
    // Time stood still and the picture changed: that is the present of this moment.
    if (frames_.empty() || frames_.back().at < now) frames_.emplace_back();
    frames_.back().list = list;
    frames_.back().at = now;
  }
  Frame& frame = frames_.back();
  frame.blocking = {};
  frame.ambient.clear();
  if (director == nullptr || scene == nullptr) return;
  if (const motion::Timeline* current = director->current()) frame.blocking = note(*current, *scene, now);
  for (const motion::Timeline& each : director->ambient_lane()) frame.ambient.push_back(note(each, *scene, now));
  frame.waiting = director->waiting();
  frame.held = director->held();
}

void Reel::drop_old(double now) {
  bool dropped = false;
  // The first one is shown until the second comes.
  while (frames_.size() > 1 && (frames_.size() >= kMostFrames || frames_[1].at < now - kSpan)) {
    frames_.pop_front();
    dropped = true;
  }
  if (dropped) std::erase_if(charts_, [this](const auto& kept) { return kept.second.last < frames_.front().at; });
}

void Reel::back() {
  if (frames_.size() < 2 || (past_ && at_ == 0)) return;
  at_ = (past_ ? at_ : frames_.size() - 1) - 1;
  time_ = frames_[at_].at;
  past_ = true;
}

void Reel::forward() {
  if (!past_) return;
  past_ = ++at_ + 1 < frames_.size();
  time_ = frames_[at_].at;
}

void Reel::look(double ago) {
  past_ = false;
  if (frames_.size() < 2 || !(ago > 0)) return;
  time_ = std::max(now_ - ago, frames_.front().at);
  find();
}

void Reel::run(double ms) {
  if (!past_) return;
  time_ += ms;
  find();
}

void Reel::find() {
  constexpr double kRounding = 0.01;  // ms
  const auto after = std::ranges::upper_bound(frames_, time_ + kRounding, {}, &Frame::at);
  at_ = after == frames_.begin() ? 0 : static_cast<std::size_t>(after - frames_.begin()) - 1;
  past_ = at_ + 1 < frames_.size();
}

std::vector<Reel::Stretch> Reel::stretches() const {
  std::vector<Stretch> list;
  const auto add = [&list](unsigned serial, double from, double to, bool ambient) {
    const auto same = std::find_if(list.rbegin(), list.rend(), [serial](const Stretch& each) { return each.serial == serial; });
    if (same == list.rend()) {
      list.push_back({serial, from, to, ambient});
    } else {
      same->to = to;
    }
  };
  for (std::size_t i = 0; i < frames_.size(); ++i) {
    const double until = i + 1 < frames_.size() ? frames_[i + 1].at : now_;
    if (frames_[i].blocking.serial != 0) add(frames_[i].blocking.serial, frames_[i].at, until, false);
    for (const Playing& each : frames_[i].ambient) add(each.serial, frames_[i].at, until, true);
  }
  return list;
}

const motion::Chart* Reel::chart(unsigned serial) const {
  const auto kept = charts_.find(serial);
  return kept == charts_.end() ? nullptr : &kept->second.chart;
}

}  // namespace nightcap::app
