#include "game/tabletop/board.hpp"

#include <algorithm>
#include <utility>

#include "engine/base/check.hpp"

namespace nightcap::tabletop {

EntityId Board::add(scene::Look look, const Pose& from, float shadow) {
  scene::Entity entity;
  entity.look = std::move(look);
  entity.pose = from;
  entity.shadow = shadow;
  const EntityId id = scene_.add(std::move(entity));
  pieces_.push_back(id);
  return id;
}

void Board::set_front(EntityId piece, scene::SpriteId sprite, scene::SpriteId small) {
  scene::Entity* entity = scene_.find(piece);
  NIGHTCAP_CHECK(entity != nullptr);
  scene::Card& card = std::get<scene::Card>(entity->look);
  card.front = sprite;
  card.small = small;
}

void Board::clear() {
  for (EntityId piece : pieces_) scene_.remove(piece);
  pieces_.clear();
  places_.clear();
  before_.clear();
  layers_.clear();
  special_.clear();
}

void Board::begin() {
  std::swap(before_, places_);
  places_.clear();
  layers_.clear();
  special_.clear();
}

void Board::place(EntityId piece, std::string_view name, const Pose& pose, int layer) {
  NIGHTCAP_CHECK(scene_.find(piece) != nullptr);
  places_.push_back({piece, pose, std::string(name)});
  layers_.push_back(layer);
}

void Board::apply_order() {
  for (std::size_t i = 0; i < places_.size(); ++i) {
    scene::Entity* entity = scene_.find(places_[i].piece);
    entity->name = places_[i].name;
    entity->layer = layers_[i];
    entity->order = static_cast<int>(i) * kOrdersEach;
  }
}

bool Board::has_moved(const Place& place) const {
  const auto before = std::ranges::find(before_, place.piece, &Place::piece);
  return before == before_.end() || !(before->pose == place.pose);
}

void Board::commit(Timeline& timeline, const Glide& rest, std::span<const EntityId> in_hand) {
  apply_order();
  int moving = 0;
  for (const Place& place : places_) {
    if (scene_.find(place.piece)->pose == place.pose) continue;
    if (std::ranges::find(in_hand, place.piece) != in_hand.end() && !has_moved(place)) continue;
    const auto special = special_.find(place.piece.n);
    const Glide& how = special != special_.end() ? special->second : rest;
    const float start = how.start + (special != special_.end() ? 0.0f : how.stagger * static_cast<float>(moving++));
    timeline.add(motion::Move{place.piece, place.pose, start, how.ms, how.easing, how.arc, how.bank, how.turns});
  }
  std::vector<EntityId> leaving = take_unplaced();
  if (leaving.empty()) return;
  timeline.add(motion::Deed{timeline.length(), [leaving = std::move(leaving)](Scene& scene) {
                              for (EntityId piece : leaving) scene.remove(piece);
                            }});
}

void Board::settle() {
  apply_order();
  for (const Place& place : places_) scene_.find(place.piece)->pose = place.pose;
  for (EntityId piece : take_unplaced()) scene_.remove(piece);
}

std::vector<EntityId> Board::take_unplaced() {
  std::vector<EntityId> leaving;
  std::erase_if(pieces_, [&](EntityId piece) {
    if (home(piece) != nullptr) return false;
    leaving.push_back(piece);
    return true;
  });
  return leaving;
}

std::vector<std::pair<EntityId, Pose>> Board::astray() const {
  std::vector<std::pair<EntityId, Pose>> list;
  for (const Place& place : places_)
    if (!(scene_.find(place.piece)->pose == place.pose)) list.emplace_back(place.piece, place.pose);
  return list;
}

const Pose* Board::home(EntityId piece) const {
  for (const Place& place : places_)
    if (place.piece == piece) return &place.pose;
  return nullptr;
}

int Board::layer(EntityId piece) const {
  for (std::size_t i = 0; i < places_.size(); ++i)
    if (places_[i].piece == piece) return layers_[i];
  return 0;
}

EntityId Board::named(std::string_view name) const {
  for (const Place& place : places_)
    if (place.name == name) return place.piece;
  return scene::kNobody;
}

}  // namespace nightcap::tabletop
