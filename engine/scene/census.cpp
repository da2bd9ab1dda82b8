#include "engine/scene/census.hpp"

#include <algorithm>
#include <array>

namespace nightcap::scene {

const std::vector<EntityId>& Census::on(EntityId thing) const {
  static const std::vector<EntityId> kNothing;
  const auto found = hanging.find(thing);
  return found != hanging.end() ? found->second : kNothing;
}

Census census(const Scene& scene) {
  Census census;
  scene.each([&](EntityId id, const Entity& entity) {
    Layer& layer = census.layers[entity.layer];
    ++layer.things;
    (entity.parent == kNobody ? layer.roots : census.hanging[entity.parent]).push_back(id);
  });
  const auto above = [&scene](EntityId a, EntityId b) { return scene.find(a)->order > scene.find(b)->order; };
  for (auto& [n, layer] : census.layers) std::ranges::stable_sort(layer.roots, above);
  for (auto& [parent, things] : census.hanging) std::ranges::stable_sort(things, above);
  return census;
}

std::string_view look_name(const Look& look) {
  constexpr std::array<std::string_view, std::variant_size_v<Look>> kNames{"group", "picture", "card", "words", "cube"};
  return kNames[look.index()];
}

}  // namespace nightcap::scene
