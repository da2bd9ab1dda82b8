#include "engine/motion/director.hpp"

#include <algorithm>
#include <utility>

#include "engine/base/check.hpp"

namespace nightcap::motion {
namespace {

// More timelines than any table plays in one go: past it, deeds keep enqueueing one another.
constexpr int kMaxAtOnce = 100'000;

// Marks that the director plays, against being run by what it plays.
class Playing {
 public:
  explicit Playing(bool& flag) : flag_(flag) {
    NIGHTCAP_CHECK(!flag_);
    flag_ = true;
  }
  Playing(const Playing&) = delete;
  Playing& operator=(const Playing&) = delete;
  ~Playing() { flag_ = false; }

 private:
  bool& flag_;
};

}  // namespace

void Director::enqueue(Builder build) {
  NIGHTCAP_CHECK(build);
  waiting_.push_back(std::move(build));
}

void Director::ambient(Timeline timeline) {
  prepare(timeline);
  ambient_.push_back(std::move(timeline));
}

void Director::prepare(Timeline& timeline) {
  timeline.set_serial(++begun_);
  if (timings_ != nullptr) timings_->apply(timeline);
}

bool Director::moves(EntityId entity) const {
  return (current_ && current_->moves(entity)) ||
         std::ranges::any_of(ambient_, [entity](const Timeline& timeline) { return timeline.moves(entity); });
}

bool Director::begin_next() {
  if (held_ || waiting_.empty()) return false;
  const Builder build = std::move(waiting_.front());  // it may enqueue, or clear
  waiting_.pop_front();
  const unsigned before = clears_;
  Timeline timeline = build();
  prepare(timeline);
  if (clears_ == before) current_.emplace(std::move(timeline));
  return true;
}

bool Director::drop_if_done() {
  if (!current_ || !current_->done()) return false;
  current_.reset();
  return true;
}

void Director::drop_done_ambient() {
  std::erase_if(ambient_, [](const Timeline& timeline) { return timeline.done(); });
}

void Director::advance(Scene& scene, const Tempo& tempo, float ms, EffectSink* sink) {
  const Playing playing(playing_);
  const std::size_t ambient = ambient_.size();
  float left = ms;
  for (int n = 0; current_ || begin_next(); ++n) {
    NIGHTCAP_CHECK(n < kMaxAtOnce);
    if (!current_) continue;  // forgotten while it was built
    left = current_->advance(scene, tempo, left, sink);
    if (!drop_if_done()) break;
  }
  for (std::size_t i = 0; i < ambient; ++i) ambient_[i].advance(scene, tempo, ms, sink);
  drop_done_ambient();
}

void Director::skip(Scene& scene) {
  const Playing playing(playing_);
  held_ = false;
  for (int n = 0; current_ || begin_next(); ++n) {
    NIGHTCAP_CHECK(n < kMaxAtOnce);
    if (current_) current_->finish(scene);
    current_.reset();
    held_ = false;
  }
  drop_done_ambient();  // what played may have cleared
}

void Director::finish_current(Scene& scene) {
  const Playing playing(playing_);
  if (current_) current_->finish(scene);
  current_.reset();
  for (int n = 0; begin_next(); ++n) {
    NIGHTCAP_CHECK(n < kMaxAtOnce);
    if (!current_) continue;
    if (current_->length() > 0) break;
    current_->finish(scene);
    current_.reset();
  }
  drop_done_ambient();
}

void Director::finish(Scene& scene) {
  const Playing playing(playing_);
  for (int n = 0; current_ || begin_next(); ++n) {
    NIGHTCAP_CHECK(n < kMaxAtOnce);
    if (current_) current_->finish(scene);
    current_.reset();
  }
  drop_done_ambient();
}

void Director::clear() {
  ++clears_;
  waiting_.clear();
  held_ = false;
  for (Timeline& timeline : ambient_) timeline.stop();
  if (current_) current_->stop();
  if (playing_) return;  // what runs now ends as soon as it hands back control
  ambient_.clear();
  current_.reset();
}

}  // namespace nightcap::motion
