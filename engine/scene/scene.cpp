#include "engine/scene/scene.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <ranges>
#include <utility>

#include "engine/base/check.hpp"
#include "engine/scene/looks.hpp"

namespace nightcap::scene {
namespace {

constexpr std::size_t kMaxEntities = 0x10000;  // what the low 16 bits of an id can name
constexpr std::uint32_t kMaxGeneration = 0xFFFF;
constexpr int kMaxDepth = 64;  // a tree deeper than this is a cycle

// What hangs on `parent`, at `pose` relative to it.
Placement joined(const Placement& parent, const Pose& pose) {
  const Vec2 turn = direction(pose.degrees);
  const Affine& outer = parent.to_page;
  const auto linear = [&outer](Vec2 v) { return outer.x * v.x + outer.y * v.y; };
  Placement placement;
  placement.to_page = {linear({turn.x * pose.scale, turn.y * pose.scale}), linear({-turn.y * pose.scale, turn.x * pose.scale}),
                       outer.apply(pose.at)};
  placement.scale = parent.scale * pose.scale;
  placement.degrees = parent.degrees + pose.degrees;
  placement.lift = parent.lift + pose.lift * parent.scale;
  placement.alpha = parent.alpha * pose.alpha;
  placement.shown = parent.shown;
  return placement;
}

}  // namespace

EntityId Scene::id_of(std::size_t slot) const {
  EntityId id;
  id.n = slots_[slot].generation << 16 | static_cast<std::uint32_t>(slot);
  return id;
}

const Scene::Slot* Scene::slot_of(EntityId id) const {
  const std::size_t index = id.n & 0xFFFF;
  if (index >= slots_.size()) return nullptr;
  const Slot& slot = slots_[index];
  return slot.alive && slot.generation == id.n >> 16 ? &slot : nullptr;
}

EntityId Scene::add(Entity entity) {
  if (entity.parent != kNobody && slot_of(entity.parent) == nullptr) return kNobody;
  std::size_t index = slots_.size();
  if (free_.empty()) {
    NIGHTCAP_CHECK(index < kMaxEntities);
    slots_.emplace_back();
  } else {
    index = free_.back();
    free_.pop_back();
  }
  Slot& slot = slots_[index];
  slot.entity = std::move(entity);
  slot.age = ages_++;
  slot.alive = true;
  ++alive_;
  return id_of(index);
}

void Scene::remove(EntityId id) {
  if (slot_of(id) == nullptr) return;
  Slot& slot = slots_[id.n & 0xFFFF];
  slot.alive = false;
  slot.generation = slot.generation == kMaxGeneration ? 1 : slot.generation + 1;
  slot.entity = {};
  free_.push_back(id.n & 0xFFFF);
  --alive_;
  for (std::size_t i = 0; i < slots_.size(); ++i)
    if (slots_[i].alive && slots_[i].entity.parent == id) remove(id_of(i));
}

void Scene::clear() {
  for (std::size_t i = slots_.size(); i-- > 0;)
    if (slots_[i].alive) remove(id_of(i));
}

Entity* Scene::find(EntityId id) { return const_cast<Entity*>(std::as_const(*this).find(id)); }

const Entity* Scene::find(EntityId id) const {
  const Slot* slot = slot_of(id);
  return slot == nullptr ? nullptr : &slot->entity;
}

Placement Scene::placement(const Entity& entity, int depth) const {
  NIGHTCAP_CHECK(depth < kMaxDepth);
  Placement base;
  if (entity.parent != kNobody) {
    const Entity* parent = find(entity.parent);
    if (parent == nullptr) {
      base.shown = false;
    } else {
      base = placement(*parent, depth + 1);
      if (std::holds_alternative<Card>(parent->look)) {
        if (shows_back(*parent)) base.shown = false;
        base.to_page.x = base.to_page.x * std::abs(direction(parent->pose.flip).x);
      }
    }
  }
  Placement placed = joined(base, entity.pose);
  placed.shown = placed.shown && entity.visible;
  return placed;
}

std::optional<Quad> Scene::quad(EntityId id) const {
  const Entity* entity = find(id);
  if (entity == nullptr) return std::nullopt;
  return painted_quad(*entity, placement(*entity));
}

Vec2 Scene::on_page(EntityId parent, Vec2 at) const {
  const Entity* entity = find(parent);
  return entity == nullptr ? at : placement(*entity).to_page.apply(at);
}

void Scene::sort_visible(int from_layer, int to_layer) const {
  sorted_.clear();
  for (std::size_t i = 0; i < slots_.size(); ++i) {
    const Slot& slot = slots_[i];
    if (!slot.alive || slot.entity.layer < from_layer || slot.entity.layer >= to_layer) continue;
    if (!slot.entity.visible || std::holds_alternative<NoLook>(slot.entity.look)) continue;
    const Placement placed = placement(slot.entity);
    if (placed.shown && placed.alpha > 0) sorted_.push_back({static_cast<std::uint32_t>(i), placed});
  }
  // Ages differ, so the order is total and an unstable sort (which needs no memory) is deterministic.
  std::ranges::sort(sorted_, [this](const Seen& left, const Seen& right) {
    const Slot& a = slots_[left.slot];
    const Slot& b = slots_[right.slot];
    if (a.entity.layer != b.entity.layer) return a.entity.layer < b.entity.layer;
    return a.entity.order != b.entity.order ? a.entity.order < b.entity.order : a.age < b.age;
  });
}

EntityId Scene::at(Vec2 page) const {
  constexpr int kLow = std::numeric_limits<int>::min();
  constexpr int kHigh = std::numeric_limits<int>::max();
  sort_visible(kLow, kHigh);
  for (const Seen& seen : std::views::reverse(sorted_)) {
    const std::optional<Quad> quad = painted_quad(slots_[seen.slot].entity, seen.placement);
    if (quad && contains(*quad, page)) return id_of(seen.slot);
  }
  return kNobody;
}

void Scene::draw(DrawList& list, int from_layer, int to_layer) const {
  sort_visible(from_layer, to_layer);
  for (const Seen& seen : sorted_) {
    const Entity& entity = slots_[seen.slot].entity;
    list.set_entity(entity.name);
    list.set_layer(entity.layer);
    paint(list, entity, seen.placement);
  }
  list.set_layer(kPainted);
}

}  // namespace nightcap::scene
