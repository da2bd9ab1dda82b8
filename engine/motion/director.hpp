// Plays what happened in its order. Two lanes: the blocking one plays one timeline after another; the ambient one runs
// beside it and survives a skip. A timeline of the blocking lane is built only when its turn comes, by a function that
// finds the scene as the one before left it; an empty one passes at once.
//
// Builders, deeds and shapes may call enqueue, ambient, hold, release and clear; they must not run the director.
#pragma once

#include <deque>
#include <functional>
#include <optional>

#include "engine/motion/timeline.hpp"
#include "engine/motion/timings.hpp"

namespace nightcap::motion {

class Director {
 public:
  using Builder = std::function<Timeline()>;

  void enqueue(Builder build);
  // Begins with the next advance.
  void ambient(Timeline timeline);
  // How long its timelines take is looked up there; it outlives the director, or is nullptr: they take what they took when
  // they were built.
  void heed(Timings* timings) { timings_ = timings; }

  // Whether something that blocks is moving, or waits to move (held or not). A hold with nothing behind it is not busy.
  [[nodiscard]] bool busy() const { return current_.has_value() || !waiting_.empty(); }
  [[nodiscard]] bool ambient_busy() const { return !ambient_.empty(); }
  // Whether what plays now, in either lane, moves that thing.
  [[nodiscard]] bool moves(EntityId entity) const;
  // What plays now, or nullptr.
  [[nodiscard]] const Timeline* current() const { return current_ ? &*current_ : nullptr; }
  [[nodiscard]] const std::deque<Timeline>& ambient_lane() const { return ambient_; }
  // How many wait in the blocking lane.
  [[nodiscard]] int waiting() const { return static_cast<int>(waiting_.size()); }

  // Stops the blocking lane before its next timeline until release() (a die that waits to be thrown). To be called
  // by a builder or deed; the running timeline (also the one being built) goes on to its end.
  void hold() { held_ = true; }
  void release() { held_ = false; }
  // Held, and the timeline before it has finished: nothing moves until somebody throws.
  [[nodiscard]] bool held() const { return held_ && !current_; }

  // `ms` of game time; frames of 0, negative or any length are fine. Time left over by one timeline goes to the next.
  // Effects go to the sink, if there is one.
  void advance(Scene& scene, const Tempo& tempo, float ms, EffectSink* sink = nullptr);
  // Plays the blocking lane to its end at once (through every hold, so nothing is held afterwards), with what is enqueued
  // on the way, and leaves the ambient lane alone.
  void skip(Scene& scene);
  // Plays what moves now to its end, and then what takes no time; the next one that takes time is built, and waits for
  // the next advance. Stops at a hold.
  void finish_current(Scene& scene);
  // Plays everything that waits to its end at once, up to the next hold: what a key does while things move.
  void finish(Scene& scene);
  // Forgets everything, unplayed: the screen it belonged to is gone, or the layout was settled anew.
  void clear();

 private:
  // Builds the next timeline, if there is one and nothing holds it.
  bool begin_next();
  // Ends the current one if it is done.
  bool drop_if_done();
  void drop_done_ambient();
  // Before it begins.
  void prepare(Timeline& timeline);

  std::deque<Builder> waiting_;
  std::optional<Timeline> current_;
  std::deque<Timeline> ambient_;  // a deque, as deeds may add to it while it is played
  Timings* timings_ = nullptr;
  unsigned begun_ = 0;  // how many timelines
  bool held_ = false;
  bool playing_ = false;
  unsigned clears_ = 0;  // how often everything was forgotten
};

}  // namespace nightcap::motion
