#include "game/tabletop/marks.hpp"

#include <algorithm>

namespace nightcap::tabletop {

void Marks::begin() {
  changed_ = false;
  for (Mark& mark : marks_) mark.put = false;
}

void Marks::put(EntityId piece, int slot, const scene::Picture& picture, scene::Vec2 at, float scale, float alpha) {
  const scene::Entity* under = scene_.find(piece);
  if (under == nullptr) return;
  auto mark =
      std::ranges::find_if(marks_, [&](const Mark& each) { return each.piece == piece && each.slot == slot && !each.put; });
  if (mark == marks_.end() || scene_.find(mark->entity) == nullptr) {
    scene::Entity entity;
    entity.parent = piece;
    entity.name = under->name;
    const EntityId id = scene_.add(std::move(entity));
    if (mark == marks_.end()) mark = marks_.insert(marks_.end(), Mark{piece, id, slot});
    mark->entity = id;
  }
  mark->put = true;
  scene::Entity& entity = *scene_.find(mark->entity);
  scene::Pose pose;
  pose.at = at;
  pose.scale = scale;
  pose.alpha = alpha;
  const int order = under->order + slot;
  const auto* look = std::get_if<scene::Picture>(&entity.look);
  changed_ = changed_ || look == nullptr || !(*look == picture) || !(entity.pose == pose) || entity.layer != under->layer ||
             entity.order != order;
  entity.look = picture;
  entity.pose = pose;
  entity.layer = under->layer;
  entity.order = order;
}

bool Marks::end() {
  std::erase_if(marks_, [&](const Mark& mark) {
    if (mark.put) return false;
    scene_.remove(mark.entity);
    changed_ = true;
    return true;
  });
  return changed_;
}

void Marks::clear() {
  for (const Mark& mark : marks_) scene_.remove(mark.entity);
  marks_.clear();
}

}  // namespace nightcap::tabletop
