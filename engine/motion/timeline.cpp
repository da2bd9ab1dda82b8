#include "engine/motion/timeline.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/base/check.hpp"

namespace nightcap::motion {
namespace {

constexpr float kMaxArc = 120;      // vpx, art section 9
constexpr float kTravel = 8;        // vpx; what moves less does so under reduced motion too
constexpr float kTurningOver = 90;  // degrees of flip or turn that count as travel
constexpr float kNever = std::numeric_limits<float>::infinity();

float distance(const Pose& a, const Pose& b) { return std::hypot(b.at.x - a.at.x, b.at.y - a.at.y); }

bool travels(const Pose& from, const Move& move) {
  return distance(from, move.to) > kTravel || std::abs(move.to.lift - from.lift) > kTravel || move.turns != 0 ||
         std::abs(move.to.flip - from.flip) >= kTurningOver || std::abs(move.to.degrees - from.degrees) >= kTurningOver;
}

// The same move under reduced motion, `elapsed` ms after its start.
Pose faded(const Pose& from, const Move& move, float elapsed) {
  const float length = std::min(move.ms, kReducedFade);
  const float t = elapsed / length;
  if (t >= 1) return move.to;
  Pose pose = t < 0.5f ? from : move.to;
  pose.alpha *= std::abs(1 - 2 * t);
  return pose;
}

float at_least_zero(float ms) {
  NIGHTCAP_CHECK(std::isfinite(ms));
  return std::max(ms, 0.0f);
}

}  // namespace

Pose along(const Pose& from, const Move& move, float p) {
  const Pose& to = move.to;
  Pose pose;
  pose.at = {scene::lerp(from.at.x, to.at.x, p), scene::lerp(from.at.y, to.at.y, p)};
  pose.degrees = scene::lerp(from.degrees, to.degrees, p) + 360 * move.turns * p;
  pose.scale = std::max(0.0f, scene::lerp(from.scale, to.scale, p));
  pose.flip = scene::lerp(from.flip, to.flip, p);
  pose.lift = scene::lerp(from.lift, to.lift, p);
  pose.alpha = std::clamp(scene::lerp(from.alpha, to.alpha, p), 0.0f, 1.0f);
  const float way = distance(from, to);
  const float bow = std::max(0.0f, 4 * p * (1 - p));
  if (way > 0 && bow > 0) {
    pose.lift += std::min(move.arc * way, kMaxArc) * bow;
    pose.degrees += move.bank * bow * (to.at.x - from.at.x) / way;
  }
  return pose;
}

Timeline& Timeline::add(Move move) {
  move.start = at_least_zero(move.start);
  move.ms = at_least_zero(move.ms);
  place(Kind::kMove, moves_.size(), move.start, move.ms);
  moves_.push_back(move);
  from_.emplace_back();
  return *this;
}

Timeline& Timeline::add(Shape shape) {
  NIGHTCAP_CHECK(shape.apply);
  shape.start = at_least_zero(shape.start);
  shape.ms = at_least_zero(shape.ms);
  place(Kind::kShape, shapes_.size(), shape.start, shape.ms);
  shapes_.push_back(std::move(shape));
  return *this;
}

Timeline& Timeline::add(Deed deed) {
  NIGHTCAP_CHECK(deed.run);
  deed.start = at_least_zero(deed.start);
  place(Kind::kDeed, deeds_.size(), deed.start, 0);
  deeds_.push_back(std::move(deed));
  return *this;
}

Timeline& Timeline::add(Effect effect) {
  effect.start = at_least_zero(effect.start);
  place(Kind::kEffect, effects_.size(), effect.start, 0);
  effects_.push_back(effect);
  return *this;
}

Timeline& Timeline::hold(float until_ms) {
  length_ = std::max(length_, at_least_zero(until_ms));
  return *this;
}

Timeline& Timeline::quicken(float part) {
  NIGHTCAP_CHECK(begun_ == 0 && time_ == 0 && !stepping_ && part > 0);
  for (Move& move : moves_) move.start *= part, move.ms *= part;
  for (Shape& shape : shapes_) shape.start *= part, shape.ms *= part;
  for (Deed& deed : deeds_) deed.start *= part;
  for (Effect& effect : effects_) effect.start *= part;
  for (Item& item : items_) item.start *= part, item.end *= part;
  length_ *= part;
  return *this;
}

Timeline& Timeline::ease_moves(Easing easing) {
  NIGHTCAP_CHECK(begun_ == 0 && time_ == 0 && !stepping_);
  for (Move& move : moves_) move.easing = easing;
  return *this;
}

std::optional<Pose> Timeline::began_at(std::size_t move) const {
  for (std::size_t i = 0; i < begun_; ++i)
    if (items_[i].kind == Kind::kMove && items_[i].index == move) return from_[move];
  return std::nullopt;
}

void Timeline::place(Kind kind, std::size_t index, float start, float ms) {
  NIGHTCAP_CHECK(begun_ == 0 && time_ == 0 && !stepping_);
  const auto after = std::ranges::upper_bound(items_, start, {}, &Item::start);
  items_.insert(after, {kind, static_cast<std::uint32_t>(index), start, start + ms});
  length_ = std::max(length_, start + ms);
}

bool Timeline::moves(EntityId entity) const {
  const auto about = [entity](const auto& item) { return item.entity == entity; };
  return std::ranges::any_of(moves_, about) || std::ranges::any_of(shapes_, about);
}

bool Timeline::done() const { return stopped_ || (begun_ == items_.size() && running_ == 0 && time_ >= length_); }

float Timeline::advance(Scene& scene, const Tempo& tempo, float ms, EffectSink* sink) {
  const float given = ms > 0 ? ms : 0.0f;  // NaN too is no time
  if (done()) return given;
  const float per_ms = tempo.scaled(1);  // game time that 1 ms at speed 1 takes
  const float left = length_ - time_;
  if (given >= left * per_ms) {
    step_to(scene, tempo.reduced_motion, length_, sink);
    return given - left * per_ms;
  }
  step_to(scene, tempo.reduced_motion, std::min(time_ + given / per_ms, length_), sink);
  return 0;
}

void Timeline::finish(Scene& scene) {
  if (!done()) step_to(scene, false, length_, nullptr);
}

float Timeline::next_event() const {
  float next = kNever;
  if (begun_ < items_.size()) next = items_[begun_].start;
  if (running_ > 0) {
    for (std::size_t i = 0; i < begun_; ++i)
      if (items_[i].phase == Phase::kRunning) next = std::min(next, items_[i].end);
  }
  return next;
}

void Timeline::step_to(Scene& scene, bool reduced_motion, float time, EffectSink* sink) {
  NIGHTCAP_CHECK(!stepping_);
  stepping_ = true;
  for (float event = next_event(); event <= time && !stopped_; event = next_event()) {
    time_ = event;
    sample(scene, event);
    while (!stopped_ && begun_ < items_.size() && items_[begun_].start <= event) {
      Item& item = items_[begun_++];
      ++running_;
      begin(scene, item, reduced_motion, sink);
      if (item.end <= event) apply(scene, item, event);
    }
  }
  if (!stopped_) {
    time_ = time;
    sample(scene, time);
  }
  stepping_ = false;
}

void Timeline::sample(Scene& scene, float time) {
  if (running_ == 0) return;
  for (std::size_t i = 0; i < begun_ && !stopped_; ++i)
    if (items_[i].phase == Phase::kRunning) apply(scene, items_[i], time);
}

void Timeline::begin(Scene& scene, Item& item, bool reduced_motion, EffectSink* sink) {
  item.phase = Phase::kRunning;
  if (item.kind == Kind::kEffect && sink != nullptr) sink->play(effects_[item.index]);
  if (item.kind != Kind::kMove) return;
  const Move& move = moves_[item.index];
  if (const scene::Entity* entity = scene.find(move.entity)) {
    from_[item.index] = entity->pose;
    item.fades = reduced_motion && travels(entity->pose, move);
    if (item.fades && sink != nullptr) sink->point_out(move.entity);
  }
}

// A thing that is gone ends its item.
void Timeline::apply(Scene& scene, Item& item, float time) {
  bool ended = time >= item.end;
  const float elapsed = time - item.start;
  const auto progress = [&](Easing easing, float ms) { return ended ? 1.0f : ease(easing, elapsed / ms); };
  // Before the callbacks: they may ask, and stop, this timeline.
  const auto end = [&] {
    item.phase = Phase::kFinished;
    --running_;
  };
  switch (item.kind) {
    case Kind::kMove: {
      const Move& move = moves_[item.index];
      scene::Entity* entity = scene.find(move.entity);
      ended = ended || entity == nullptr;
      if (ended) end();
      if (entity == nullptr) return;
      const Pose& from = from_[item.index];
      entity->pose = ended        ? move.to
                     : item.fades ? faded(from, move, elapsed)
                                  : along(from, move, progress(move.easing, move.ms));
      return;
    }
    case Kind::kShape: {
      const Shape& shape = shapes_[item.index];
      const bool gone = shape.entity != scene::kNobody && scene.find(shape.entity) == nullptr;
      if (ended || gone) end();
      if (!gone) shape.apply(scene, progress(shape.easing, shape.ms));
      return;
    }
    case Kind::kDeed:
      end();
      deeds_[item.index].run(scene);
      return;
    case Kind::kEffect:
      end();
      return;
  }
}

}  // namespace nightcap::motion
