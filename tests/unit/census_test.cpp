// The things of a scene by layers, the topmost first, with what hangs on them.
#include "engine/scene/census.hpp"

#include <gtest/gtest.h>

namespace nightcap::scene {
namespace {

EntityId thing(Scene& scene, int layer, int order, EntityId parent = kNobody) {
  Entity entity;
  entity.layer = layer;
  entity.order = order;
  entity.parent = parent;
  return scene.add(std::move(entity));
}

TEST(Census, ListsLayersAndTheirThingsFromTheTopmostDown) {
  Scene scene;
  const EntityId low = thing(scene, 1, 0), under = thing(scene, 5, 2), over = thing(scene, 5, 8);
  const EntityId hangs = thing(scene, 7, 0, under);
  const Census census = scene::census(scene);
  ASSERT_EQ(census.layers.size(), 3u);
  EXPECT_EQ(census.layers.begin()->first, 7);
  EXPECT_EQ(census.layers.at(7).things, 1);
  EXPECT_TRUE(census.layers.at(7).roots.empty());
  EXPECT_EQ(census.layers.at(5).roots, (std::vector{over, under}));
  EXPECT_EQ(census.layers.at(1).roots, std::vector{low});
  EXPECT_EQ(census.on(under), std::vector{hangs});
  EXPECT_TRUE(census.on(over).empty());
}

TEST(DrawList, KeepsWhatIsWantedAndWhatTheCameraLooksAt) {
  Scene scene;
  for (const int layer : {1, 2, 1}) {
    Entity entity;
    entity.layer = layer;
    entity.look = Picture{kSolid, {10, 10}};
    scene.add(std::move(entity));
  }
  DrawList list;
  scene.draw(list);
  list.set_camera({{}, 2, {}});
  list.solid(Rect{0, 0, 5, 5}, kWhite);
  EXPECT_EQ(list.items()[3].layer, kPainted);
  list.keep_if([](const DrawItem& item) { return item.layer != 1; });
  EXPECT_EQ(list.items().size(), 2u);
  EXPECT_EQ(list.under_camera(), 1u);
}

}  // namespace
}  // namespace nightcap::scene
