// The entity-scene layer: a tree of things with a pose and a look, in layers, that becomes a draw list.
//
// An entity that was removed is simply not found any more: whoever still holds its id gets nullptr (and a tween that
// moved it counts as finished).
#pragma once

#include <array>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/base/ids.hpp"
#include "engine/scene/draw_list.hpp"
#include "engine/scene/geometry.hpp"
#include "engine/scene/orientation.hpp"

namespace nightcap::scene {

// Index in the low 16 bits, generation in the high ones; 0 is nobody.
using EntityId = base::Id<struct EntityTag, std::uint32_t>;
inline constexpr EntityId kNobody{};

// Where and how a thing stands, relative to its parent: what hangs on a thing moves, turns, grows, fades, rises and
// narrows with it, and is hidden with it or while a card that it hangs on shows its back.
struct Pose {
  Vec2 at{};          // its centre
  float degrees = 0;  // clockwise
  float scale = 1;
  float flip = 0;  // of a card: 0 face up … 180 face down, turned about its upright axis
  float lift = 0;  // height over the table, vpx: drawn higher, with a wider shadow
  float alpha = 1;
  friend constexpr bool operator==(const Pose&, const Pose&) = default;
};

// The looks. Sizes in vpx at scale 1.
struct NoLook {
  friend constexpr bool operator==(NoLook, NoLook) = default;
};
struct Picture {
  SpriteId sprite{};
  Vec2 size{};
  Color tint = kWhite;
  float slice = 0;  // > 0: nine-slice with corners of so many vpx
  friend constexpr bool operator==(const Picture&, const Picture&) = default;
};
// Two sides, of which one shows. A face that the viewer may not know is simply not there: front stays empty, and the
// back shows whichever way it is turned. A front may have a simpler drawing for where the card is narrower than
// `small_below` vpx.
struct Card {
  SpriteId front{};
  SpriteId back{};
  Vec2 size{};
  SpriteId small{};
  float small_below = 0;
  friend constexpr bool operator==(const Card&, const Card&) = default;
};
struct Words {
  std::string text{};
  TextStyle style{};
  Vec2 size{};  // the box it is set in, one line
  friend bool operator==(const Words&, const Words&) = default;
};
// A solid cube with a sprite on each face (+x, -x, +y, -y, +z, -z; +z looks at the viewer when not turned), lit from
// the upper left. It always throws a shadow. With a `body` colour its edges are bevelled in that colour and the sprites
// lie on the flat parts (art: 82 % of the edge); without one the sprites meet at sharp edges.
struct Cube {
  std::array<SpriteId, 6> faces{};
  float edge = 0;
  Orientation turned{};
  Color body{0, 0, 0, 0};
  float squash = 1;  // its height as seen, when it bumps onto the table: it keeps standing where it stood, and widens
  friend constexpr bool operator==(const Cube&, const Cube&) = default;
};
using Look = std::variant<NoLook, Picture, Card, Words, Cube>;

struct Entity {
  std::string name{};  // stable id, as the outside sees it; may be shared by parts of one thing
  EntityId parent = kNobody;
  int layer = 0;  // painted from low to high; within a layer by `order`, then by age
  int order = 0;
  Pose pose{};
  Look look{};
  float shadow = 0;  // of a card or picture: 0 none, 1 as drawn
  bool visible = true;
};

// Where a thing ended up on the page, its parents taken in.
struct Placement {
  Affine to_page;  // from its own coordinates (origin in its centre), not lifted
  float scale = 1;
  float degrees = 0;
  float lift = 0;
  float alpha = 1;
  bool shown = true;
};

// A pointer from find() holds until that entity is removed, whatever else is added or removed.
class Scene {
 public:
  // Nobody if its parent is gone: it is gone too.
  EntityId add(Entity entity);
  // With everything that hangs on it.
  void remove(EntityId id);
  void clear();
  // nullptr if it is gone.
  [[nodiscard]] Entity* find(EntityId id);
  [[nodiscard]] const Entity* find(EntityId id) const;
  // How many there are.
  [[nodiscard]] int size() const { return alive_; }
  // The corners on the page as they are painted, parents included; of a cube, the box round it. Nothing if it is gone
  // or has no size.
  [[nodiscard]] std::optional<Quad> quad(EntityId id) const;
  // A place relative to that parent, or to nobody, on the page.
  [[nodiscard]] Vec2 on_page(EntityId parent, Vec2 at) const;
  // The topmost thing that can be seen at that place of the page, or nobody.
  [[nodiscard]] EntityId at(Vec2 page) const;
  // Appends everything visible whose layer is in [from, to), in painting order.
  void draw(DrawList& list, int from_layer = -1'000'000, int to_layer = 1'000'000) const;

  // Every living entity, in no order that means anything.
  template <class F>
  void each(F&& f) const {
    for (std::size_t i = 0; i < slots_.size(); ++i)
      if (slots_[i].alive) f(id_of(i), slots_[i].entity);
  }

 private:
  struct Slot {
    Entity entity;
    std::uint32_t generation = 1;
    std::uint64_t age = 0;
    bool alive = false;
  };
  [[nodiscard]] EntityId id_of(std::size_t slot) const;
  [[nodiscard]] const Slot* slot_of(EntityId id) const;
  // Its parents and itself taken together; ends the program on a cycle of parents.
  [[nodiscard]] Placement placement(const Entity& entity, int depth = 0) const;
  // Fills sorted_ with what can be seen of those layers, in painting order.
  void sort_visible(int from_layer, int to_layer) const;

  std::deque<Slot> slots_;  // a deque, as its elements stay where they are
  std::vector<std::uint32_t> free_;
  struct Seen {
    std::uint32_t slot;
    Placement placement;
  };
  mutable std::vector<Seen> sorted_;  // kept to avoid allocation each frame
  std::uint64_t ages_ = 0;
  int alive_ = 0;
};

}  // namespace nightcap::scene
