// A timeline: tweens and deeds on a time axis. It consumes time and hands back what it did not use.
//
// A tween's start value is read when the tween starts. A tween whose entity is gone counts as finished. Running a
// timeline in many small steps, in one large one, or straight to its end leaves the scene in the same layout: however
// long a step is, inside it everything starts and ends in the order of its times (at the same time: in the order in
// which it was added), with the scene brought to that moment first.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/motion/easing.hpp"
#include "engine/motion/effect.hpp"
#include "engine/motion/tempo.hpp"
#include "engine/scene/scene.hpp"

namespace nightcap::motion {

using scene::EntityId;
using scene::Pose;
using scene::Scene;

// Brings the whole pose to `to`, which is assigned exactly at the end. Degrees are interpolated as written: nothing
// wraps. With reduced motion, what would travel (more than 8 vpx, or turning over or round) fades out where it was and
// in at `to` within kReducedFade, and the rest of its time stands still.
struct Move {
  EntityId entity{};
  Pose to{};
  float start = 0;  // ms after the timeline's beginning, at speed 1
  float ms = 0;     // at speed 1
  Easing easing = Easing::kOutCubic;
  float arc = 0;    // height of the arc as a part of the distance (art: 0.12), at most 120 vpx
  float bank = 0;   // degrees that it leans at mid-way when it goes to the right; to the left, the other way
  float turns = 0;  // full turns on the way (dealt cards), on top of what `to` says; a half one for backs that read both ways
};
// Any other motion: a function of progress 0 to 1, already eased, that sets the scene; it is called with 1 at the end.
struct Shape {
  EntityId entity = scene::kNobody;  // dead: finished; kNobody: belongs to no entity
  float start = 0;
  float ms = 0;
  Easing easing = Easing::kLinear;
  std::function<void(Scene&, float)> apply{};
};
// Where it is at the eased progress p. Arcs and banks vanish at both ends.
[[nodiscard]] Pose along(const Pose& from, const Move& move, float p);
// Done once when its time comes, also when everything is skipped.
struct Deed {
  float start = 0;
  std::function<void(Scene&)> run{};
};

class Timeline {
 public:
  // What it is about, for tests and overlays: the type of the event it shows.
  // Of static lifetime.
  explicit Timeline(std::string_view label = {}) : label_(label) {}

  // Before it has begun. Items of no length are applied at once when their time comes.
  Timeline& add(Move move);
  Timeline& add(Shape shape);
  Timeline& add(Deed deed);
  Timeline& add(Effect effect);
  // Keeps it from ending before then, ms at speed 1.
  Timeline& hold(float until_ms);
  // Everything of it takes that part of its time (above 0; above 1 it is slower); an effect begins as much earlier, but
  // lasts as long as it did.
  Timeline& quicken(float part);
  // All its moves go that way.
  Timeline& ease_moves(Easing easing);
  // Which one it is of all that its director has begun.
  void set_serial(unsigned serial) { serial_ = serial; }

  [[nodiscard]] std::string_view label() const { return label_; }
  // ms at speed 1.
  [[nodiscard]] float length() const { return length_; }
  // How far it has come, ms at speed 1.
  [[nodiscard]] float time() const { return time_; }
  [[nodiscard]] unsigned serial() const { return serial_; }
  [[nodiscard]] bool done() const;
  [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }
  [[nodiscard]] const std::vector<Shape>& shapes() const { return shapes_; }
  [[nodiscard]] const std::vector<Deed>& deeds() const { return deeds_; }
  [[nodiscard]] const std::vector<Effect>& effects() const { return effects_; }
  // Whether a move or shape of it is about that thing.
  [[nodiscard]] bool moves(EntityId entity) const;
  // Where its nth move began; nothing before it has.
  [[nodiscard]] std::optional<Pose> began_at(std::size_t move) const;

  // Runs for `ms` of game time; returns the part it did not need (all of a negative or zero time is used: 0). Deeds and
  // shapes may change the scene at will, but not run this timeline. Effects go to the sink, if there is one.
  float advance(Scene& scene, const Tempo& tempo, float ms, EffectSink* sink = nullptr);
  void finish(Scene& scene);
  // Done as it is, the rest unplayed. May be called by a deed of its own.
  void stop() { stopped_ = true; }

 private:
  enum class Kind : std::uint8_t { kMove, kShape, kDeed, kEffect };
  enum class Phase : std::uint8_t { kWaiting, kRunning, kFinished };
  // One thing on the axis; they are kept in the order of their starts.
  struct Item {
    Kind kind;
    std::uint32_t index;  // into the vector of its kind
    float start;
    float end;
    Phase phase = Phase::kWaiting;
    bool fades = false;  // a move under reduced motion
  };

  void place(Kind kind, std::size_t index, float start, float ms);
  void step_to(Scene& scene, bool reduced_motion, float time, EffectSink* sink);
  // Brings everything that runs to that moment, and ends what ends.
  void sample(Scene& scene, float time);
  void begin(Scene& scene, Item& item, bool reduced_motion, EffectSink* sink);
  void apply(Scene& scene, Item& item, float time);
  [[nodiscard]] float next_event() const;

  std::string_view label_;
  unsigned serial_ = 0;
  std::vector<Move> moves_;
  std::vector<Pose> from_;  // of each move, once it has started
  std::vector<Shape> shapes_;
  std::vector<Deed> deeds_;
  std::vector<Effect> effects_;
  std::vector<Item> items_;
  std::size_t begun_ = 0;    // how many items have begun
  std::size_t running_ = 0;  // how many of those have not ended
  float length_ = 0;
  float time_ = 0;  // ms at speed 1
  bool stepping_ = false;
  bool stopped_ = false;
};

}  // namespace nightcap::motion
