// The scene: life and death, the tree, painting order, hit test, cards that turn, shadows, the draw list.
#include "engine/scene/scene.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

namespace nightcap::scene {
namespace {

Entity picture(std::string name, Vec2 at, Vec2 size = {100, 50}) {
  Entity entity;
  entity.name = std::move(name);
  entity.pose.at = at;
  entity.look = Picture{kSolid, size};
  return entity;
}

Entity card(float flip, SpriteId front = SpriteId{"front"}) {
  Entity entity;
  entity.name = "card";
  entity.pose.at = {500, 500};
  entity.pose.flip = flip;
  entity.look = Card{front, SpriteId{"back"}, {200, 280}};
  return entity;
}

std::string painted(const Scene& scene) {
  DrawList list;
  scene.draw(list);
  std::string names;
  for (const DrawItem& item : list.items()) names += std::string(list.text(item.entity)) + " ";
  return names;
}

std::vector<std::string> sprites(const Scene& scene) {
  DrawList list;
  scene.draw(list);
  std::vector<std::string> names;
  for (const DrawItem& item : list.items()) names.emplace_back(item.sprite.name());
  return names;
}

void expect_near(Vec2 a, Vec2 b) {
  EXPECT_NEAR(a.x, b.x, 0.01f);
  EXPECT_NEAR(a.y, b.y, 0.01f);
}

TEST(Scene, DoesNotFindWhatWasRemovedNorTakesItsHeirForIt) {
  Scene scene;
  const EntityId first = scene.add(picture("first", {}));
  EXPECT_NE(first, kNobody);
  scene.remove(first);
  EXPECT_EQ(scene.find(first), nullptr);
  const EntityId heir = scene.add(picture("heir", {}));
  EXPECT_EQ(scene.find(first), nullptr);
  EXPECT_EQ(scene.find(heir)->name, "heir");
  scene.remove(first);
  EXPECT_EQ(scene.size(), 1);
  EXPECT_EQ(scene.find(kNobody), nullptr);
  scene.clear();
  EXPECT_EQ(scene.size(), 0);
  EXPECT_EQ(scene.find(heir), nullptr);
  EXPECT_FALSE(scene.quad(heir));
}

TEST(Scene, NeverReusesAnIdSoonNorCallsAnyoneNobody) {
  Scene scene;
  const EntityId first = scene.add(picture("", {}));
  scene.remove(first);
  for (int i = 0; i < 65'000; ++i) {
    const EntityId id = scene.add(picture("", {}));
    ASSERT_NE(id, first);
    ASSERT_NE(id, kNobody);
    scene.remove(id);
  }
  EXPECT_EQ(scene.find(first), nullptr);
}

TEST(Scene, RemovesAThingWithEverythingThatHangsOnIt) {
  Scene scene;
  const EntityId root = scene.add(picture("root", {}));
  Entity child = picture("child", {});
  child.parent = root;
  const EntityId middle = scene.add(child);
  child.parent = middle;
  const EntityId leaf = scene.add(child);
  const EntityId other = scene.add(picture("other", {}));
  scene.remove(root);
  EXPECT_EQ(scene.size(), 1);
  EXPECT_EQ(scene.find(middle), nullptr);
  EXPECT_EQ(scene.find(leaf), nullptr);
  EXPECT_NE(scene.find(other), nullptr);
  EXPECT_EQ(scene.add(child), kNobody);  // its parent is gone
}

TEST(Scene, KeepsPointersWhileOthersComeAndGo) {
  Scene scene;
  const EntityId id = scene.add(picture("kept", {}));
  const Entity* kept = scene.find(id);
  for (int i = 0; i < 3000; ++i) scene.add(picture("", {}));
  EXPECT_EQ(scene.find(id), kept);
}

TEST(Scene, PaintsByLayerThenOrderThenAge) {
  Scene scene;
  const auto add = [&](const char* name, int layer, int order) {
    Entity entity = picture(name, {});
    entity.layer = layer;
    entity.order = order;
    return scene.add(entity);
  };
  add("e", 2, -5);
  add("c", 1, 1);
  const EntityId gone = add("x", 0, 0);
  add("a", 1, 0);
  add("d", 1, 1);
  scene.remove(gone);
  add("b", 1, 0);  // takes the place of the removed one, but is younger than all
  EXPECT_EQ(painted(scene), "a b c d e ");
  DrawList list;
  scene.draw(list, 2, 3);
  EXPECT_EQ(list.items().size(), 1u);
}

TEST(Scene, PaintsAChildInItsOwnLayerWithThePoseOfItsParents) {
  Scene scene;
  Entity parent = picture("parent", {100, 200});
  parent.layer = 5;
  parent.pose.degrees = 90;
  parent.pose.scale = 2;
  parent.pose.alpha = 0.5f;
  parent.pose.lift = 10;
  Entity child = picture("child", {30, 0}, {20, 10});
  child.parent = scene.add(parent);
  child.pose.alpha = 0.5f;
  child.pose.lift = 5;
  const EntityId id = scene.add(child);
  EXPECT_EQ(painted(scene), "child parent ");
  // 30 to the right of a parent of twice the size, turned by a quarter: 60 below; lifted by 10 and twice 5.
  const Quad quad = *scene.quad(id);
  expect_near(quad[0], {100 + 10, 260 - 20 - 20});
  expect_near(quad[1], {100 + 10, 260 + 20 - 20});
  expect_near(quad[2], {100 - 10, 260 + 20 - 20});
  expect_near(quad[3], {100 - 10, 260 - 20 - 20});
  DrawList list;
  scene.draw(list);
  EXPECT_EQ(list.items()[0].quad, quad);
  EXPECT_EQ(list.items()[0].tint.a, 64);
}

TEST(Scene, HidesWhatHangsOnHiddenThings) {
  Scene scene;
  const EntityId root = scene.add(picture("root", {}));
  Entity child = picture("child", {});
  child.parent = root;
  scene.add(child);
  scene.find(root)->visible = false;
  EXPECT_EQ(painted(scene), "");
  scene.find(root)->visible = true;
  scene.find(root)->pose.alpha = 0;
  EXPECT_EQ(painted(scene), "");
  EXPECT_EQ(scene.at({0, 0}), kNobody);
}

TEST(SceneDeathTest, EndsTheProgramOnACycleOfParents) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  Scene scene;
  const EntityId a = scene.add(picture("a", {}));
  const EntityId b = scene.add(picture("b", {}));
  scene.find(a)->parent = b;
  scene.find(b)->parent = a;
  EXPECT_DEATH(painted(scene), "kMaxDepth");
  scene.remove(a);  // even so both can be removed
  EXPECT_EQ(scene.size(), 0);
}

TEST(Scene, HitsTurnedThingsWhereTheyAre) {
  Scene scene;
  Entity bar = picture("bar", {500, 500}, {200, 20});
  bar.pose.degrees = 45;
  const EntityId id = scene.add(bar);
  EXPECT_EQ(scene.at({560, 560}), id);  // along the bar
  EXPECT_EQ(scene.at({440, 440}), id);
  EXPECT_EQ(scene.at({560, 440}), kNobody);  // in its box, but beside it
  EXPECT_EQ(scene.at({590, 500}), kNobody);
}

TEST(Scene, HitsTheTopmostAndWhereALiftedThingIsSeen) {
  Scene scene;
  const EntityId low = scene.add(picture("low", {100, 100}));
  const EntityId high = scene.add(picture("high", {100, 100}));
  EXPECT_EQ(scene.at({100, 100}), high);
  scene.find(high)->pose.lift = 60;
  EXPECT_EQ(scene.at({100, 100}), low);
  EXPECT_EQ(scene.at({100, 40}), high);
  scene.find(high)->visible = false;
  EXPECT_EQ(scene.at({100, 40}), kNobody);
}

TEST(Quads, HoldTheirUpperLeftEdgesOnlyInEitherSense) {
  const Quad quad = quad_of({10, 10, 20, 20});
  const Quad mirrored{quad[1], quad[0], quad[3], quad[2]};
  for (const Quad& q : {quad, mirrored}) {
    EXPECT_TRUE(contains(q, {10, 10}));
    EXPECT_FALSE(contains(q, {30, 20}));
    EXPECT_FALSE(contains(q, {20, 30}));
    EXPECT_TRUE(contains(q, {29.9f, 29.9f}));
  }
  EXPECT_EQ(bounds(mirrored), (Rect{10, 10, 20, 20}));
  EXPECT_FALSE(contains(quad_of({10, 10, 0, 20}), {10, 15}));
}

TEST(Cards, ShowTheirFrontBeforeTheyStandOnEdgeAndTheirBackAfterwards) {
  for (const auto& [flip, side] :
       {std::pair{0.0f, "front"}, {89.0f, "front"}, {91.0f, "back"}, {180.0f, "back"}, {-9.0f, "front"}}) {
    Scene scene;
    scene.add(card(flip));
    EXPECT_EQ(sprites(scene), std::vector<std::string>{side}) << flip;
  }
}

TEST(Cards, ShowTheirBackWhenTheFaceIsUnknown) {
  Scene scene;
  scene.add(card(0, SpriteId()));
  EXPECT_EQ(sprites(scene), std::vector<std::string>{"back"});
}

TEST(Cards, LieFlatExactlyOnBothSides) {
  for (const float flip : {0.0f, 180.0f}) {
    Scene scene;
    const EntityId id = scene.add(card(flip));
    EXPECT_EQ(*scene.quad(id), quad_of(Rect::around({500, 500}, 200, 280)));
  }
}

TEST(Cards, TurnInSpaceWithTheFarEdgeShorter) {
  Scene scene;
  const EntityId id = scene.add(card(0));
  float width = 1000;
  for (const float flip : {15.0f, 45.0f, 75.0f}) {
    scene.find(id)->pose.flip = flip;
    const Quad q = *scene.quad(id);
    const float left = q[3].y - q[0].y;
    const float right = q[2].y - q[1].y;
    EXPECT_LT(right, left);
    EXPECT_LT(q[1].x - q[0].x, width);
    width = q[1].x - q[0].x;
    // On the way from the edge to the back the same edge is still the far one; it is seen at the left now, unmirrored.
    scene.find(id)->pose.flip = 180 - flip;
    const Quad back = *scene.quad(id);
    EXPECT_LT(back[3].y - back[0].y, back[2].y - back[1].y);
    EXPECT_GT(back[1].x, back[0].x);
  }
}

TEST(Cards, HideWhatHangsOnThemWhileTheirBackShows) {
  Scene scene;
  const EntityId id = scene.add(card(60));
  Entity badge = picture("badge", {50, 0}, {40, 40});
  badge.parent = id;
  const EntityId on_card = scene.add(badge);
  Entity on_badge = picture("gem", {}, {4, 4});
  on_badge.parent = on_card;
  scene.add(on_badge);
  EXPECT_EQ(painted(scene), "card badge gem ");
  const Quad narrowed = *scene.quad(on_card);  // half as wide and half as far from the middle
  expect_near(narrowed[0], {500 + 25 - 10, 480});
  expect_near(narrowed[2], {500 + 25 + 10, 520});
  scene.find(id)->pose.flip = 120;
  EXPECT_EQ(painted(scene), "card ");
}

TEST(Shadows, StayOnTheTableAndGrowWithTheLift) {
  Scene scene;
  Entity entity = picture("thing", {500, 500}, {100, 100});
  entity.shadow = 1;
  const EntityId id = scene.add(entity);
  const auto items = [&] {
    DrawList list;
    scene.draw(list);
    return std::vector<DrawItem>(list.items().begin(), list.items().end());
  };
  const auto low = items();
  ASSERT_EQ(low.size(), 2u);
  EXPECT_EQ(low[0].sprite.name(), "shadow");
  EXPECT_EQ(low[0].slice, 24);
  scene.find(id)->pose.lift = 80;
  const auto high = items();
  EXPECT_GT(bounds(high[0].quad).w, bounds(low[0].quad).w);
  EXPECT_GT(bounds(high[0].quad).center().y, bounds(low[0].quad).center().y);
  EXPECT_LT(high[0].tint.a, low[0].tint.a);
  EXPECT_FLOAT_EQ(bounds(high[1].quad).center().y, 420);
}

TEST(DrawLists, CarryTheViewIntoWindowPixelsAndKeepTheirWords) {
  DrawList list;
  list.set_view({.scale = 2, .offset = {10, 0}});
  list.set_entity("owner");
  list.solid({1, 2, 3, 4}, kWhite);
  list.words("hello", Rect{0, 0, 10, 10}, {}, 0.5f);
  list.words("", Rect{0, 0, 10, 10}, {});
  list.sprite(SpriteId{"unseen"}, Rect{0, 0, 1, 1}, Color{1, 2, 3, 0});
  ASSERT_EQ(list.items().size(), 2u);
  EXPECT_EQ(list.items()[0].quad, quad_of({12, 4, 6, 8}));
  EXPECT_EQ(list.text(list.items()[0].entity), "owner");
  EXPECT_EQ(list.text(list.items()[1].text), "hello");
  EXPECT_EQ(list.items()[1].tint.a, 128);
}

TEST(DrawLists, AreEqualWhenTheyPaintTheSame) {
  DrawList a;
  DrawList b;
  b.set_entity("somebody with a name");
  a.words("x", Rect{0, 0, 10, 10}, {});
  b.words("x", Rect{0, 0, 10, 10}, {});
  EXPECT_EQ(a, b);
  a.solid({0, 0, 1, 1}, kWhite);
  EXPECT_NE(a, b);
  b.solid({0, 0, 1, 1}, Color::hex(0));
  EXPECT_NE(a, b);
  a.clear();
  b.clear();
  EXPECT_EQ(a, b);
  a.words("x", Rect{0, 0, 10, 10}, {});
  b.words("y", Rect{0, 0, 10, 10}, {});
  EXPECT_NE(a, b);
}

TEST(Words, GrowWithTheirThing) {
  Scene scene;
  Entity entity;
  entity.look = Words{"text", {.size = 20}, {100, 30}};
  entity.pose.scale = 1.5f;
  scene.add(entity);
  DrawList list;
  scene.draw(list);
  ASSERT_EQ(list.items().size(), 1u);
  EXPECT_FLOAT_EQ(list.items()[0].style.size, 30);
}

}  // namespace
}  // namespace nightcap::scene
