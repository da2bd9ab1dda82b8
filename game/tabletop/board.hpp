// The pieces of a table and their places. A table says where everything belongs (begin, place …), and the board either
// moves what changed (commit) or puts it there at once (settle): the same arrangement either way.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/motion/timeline.hpp"
#include "engine/scene/scene.hpp"

namespace nightcap::tabletop {

using motion::Easing;
using motion::Timeline;
using scene::EntityId;
using scene::Pose;
using scene::Scene;

// How a piece travels to its new place. Times in ms at speed 1.
struct Glide {
  float ms = 320;
  Easing easing = Easing::kOutCubic;
  float arc = 0.12f;  // of the distance, at most 120 vpx
  float bank = 0;     // degrees
  float turns = 0;
  float start = 0;    // ms after the timeline's beginning
  float stagger = 0;  // ms between one moving piece and the next
};

class Board {
 public:
  explicit Board(Scene& scene) : scene_(scene) {}

  // A new piece, at `from` until it is placed.
  EntityId add(scene::Look look, const Pose& from, float shadow = 1);
  // Which face it has; empty: nobody knows.
  void set_front(EntityId piece, scene::SpriteId sprite, scene::SpriteId small = {});
  // Forgets and removes every piece.
  void clear();

  // An arrangement: between begin and commit (or settle) every piece that stays is placed once. What is placed later is
  // painted above within its layer. `name` is the piece's stable id for the outside.
  void begin();
  void place(EntityId piece, std::string_view name, const Pose& pose, int layer);
  // How that piece travels in this arrangement, unlike the rest.
  void glide(EntityId piece, const Glide& how) { special_[piece.n] = how; }
  // Moves what changed; pieces that were not placed vanish when the timeline ends. Those `in_hand`, which a person keeps
  // away from home, stay with them unless their home is another now.
  void commit(Timeline& timeline, const Glide& rest, std::span<const EntityId> in_hand = {});
  // Puts everything where it belongs now.
  void settle();

  // Takes over names and painting order alone; pieces stay where they are.
  void settle_order() { apply_order(); }
  // What isn't where it belongs, and where that is.
  [[nodiscard]] std::vector<std::pair<EntityId, Pose>> astray() const;

  // Where the piece belongs (not where it is on its way), or nullptr.
  [[nodiscard]] const Pose* home(EntityId piece) const;
  // The layer it was placed in.
  [[nodiscard]] int layer(EntityId piece) const;
  // So many orders are between one piece and the next, for what hangs on a piece.
  static constexpr int kOrdersEach = 8;
  // The piece placed under that name, or nobody.
  [[nodiscard]] EntityId named(std::string_view name) const;

 private:
  struct Place {
    EntityId piece;
    Pose pose;
    std::string name;
  };
  [[nodiscard]] bool has_moved(const Place& place) const;
  void apply_order();
  // Pieces that the arrangement left out; they are the board's no more.
  [[nodiscard]] std::vector<EntityId> take_unplaced();

  Scene& scene_;
  std::vector<EntityId> pieces_;
  std::vector<Place> places_, before_;  // of this arrangement and of the last one
  std::vector<int> layers_;
  std::unordered_map<std::uint32_t, Glide> special_;
};

}  // namespace nightcap::tabletop
