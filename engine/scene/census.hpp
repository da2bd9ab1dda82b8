// Everything of a scene in the order in which a person looks for it: layer by layer from the topmost down, and what hangs
// on a thing with it.
#pragma once

#include <functional>
#include <map>
#include <string_view>
#include <vector>

#include "engine/scene/scene.hpp"

namespace nightcap::scene {

struct Layer {
  int things = 0;               // of that layer, hanging or not
  std::vector<EntityId> roots;  // what hangs on nothing, the topmost first
};
struct Census {
  std::map<int, Layer, std::greater<>> layers;
  std::map<EntityId, std::vector<EntityId>> hanging;  // on whom

  [[nodiscard]] const std::vector<EntityId>& on(EntityId thing) const;
};
[[nodiscard]] Census census(const Scene& scene);
// As in "card".
[[nodiscard]] std::string_view look_name(const Look& look);

}  // namespace nightcap::scene
