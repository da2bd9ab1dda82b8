// The Scene overlay: a thing is found from the table and on the table, can be moved, and layers can be seen alone.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tests/support/glazed.hpp"

namespace nightcap::tests {
namespace {

// The overlay beside a table at which nothing moves.
struct Searched : Glazed {
  Searched() : Glazed({"--game", "martinis-and-men", "--players", "3", "--seats", "human,easy", "--seed", "4"}) {
    window.settle();
    open("F9");
    window.advance(3000);
  }
  scene::DrawList press(const std::string& id) {
    window.click(id);
    window.advance(100);
    window.runner().redraw();
    return window.runner().draws();
  }
  // A card of the person's own hand.
  Json card() {
    for (const Json& each : window.widgets())
      if (each["id"].get<std::string>().starts_with("table.hand.")) return each;
    return nullptr;
  }
  const scene::Scene& scene() { return window.application().session()->table().scene(); }
  scene::EntityId thing(const std::string& name) {
    scene::EntityId found = scene::kNobody;
    scene().each([&](scene::EntityId id, const scene::Entity& entity) {
      if (entity.name == name) found = id;
    });
    return found;
  }
  // Round all that is drawn in that name, window px.
  scene::Rect around(std::string_view owner) {
    const scene::DrawList& list = window.runner().draws();
    float left = 1e9f, top = 1e9f, right = -1e9f, bottom = -1e9f;
    for (const auto& item : list.items()) {
      if (list.text(item.entity) != owner) continue;
      const scene::Rect drawn = scene::bounds(item.quad);
      left = std::min(left, drawn.x), top = std::min(top, drawn.y);
      right = std::max(right, drawn.x + drawn.w), bottom = std::max(bottom, drawn.y + drawn.h);
    }
    return {left, top, right - left, bottom - top};
  }
  static void expect_near(const scene::Rect& a, const scene::Rect& b, float by) {
    EXPECT_NEAR(a.x, b.x, by);
    EXPECT_NEAR(a.y, b.y, by);
    EXPECT_NEAR(a.w, b.w, 2 * by);
    EXPECT_NEAR(a.h, b.h, 2 * by);
  }
};

TEST(SceneOverlay, AClickOnTheTableFindsTheThingAndDoesNothingElse) {
  Searched searched;
  const Json card = searched.card();
  const std::string name = card["id"];
  searched.press("scene.pick");
  const Json& r = card["rect"];
  searched.window.good({{"cmd", "click"}, {"x", r[0].get<float>() + 12}, {"y", r[1].get<float>() + r[3].get<float>() / 2}});
  searched.window.advance(200);
  EXPECT_EQ(searched.value("scene.chosen"), name);
  EXPECT_EQ(searched.value("scene.thing." + std::to_string(searched.thing(name).n)), "chosen") << "the tree is unfolded there";
  EXPECT_EQ(searched.card(), card) << "the card isn't selected";
  searched.window.good({{"cmd", "click"}, {"x", r[0].get<float>() + 12}, {"y", r[1].get<float>() + r[3].get<float>() / 2}});
  searched.window.advance(500);
  EXPECT_NE(searched.card(), card) << "the next click is the table's again";
}

TEST(SceneOverlay, WhatNoThingIsIsFoundByItsName) {
  Searched searched;
  searched.press("scene.pick");
  searched.window.good({{"cmd", "click"}, {"x", 5}, {"y", 715}});
  searched.window.advance(200);
  EXPECT_TRUE(searched.value("scene.chosen").starts_with("table")) << searched.value("scene.chosen");
}

TEST(SceneOverlay, WhatIsChosenInTheTreeIsFramedOnTheTable) {
  Searched searched;
  const std::string name = searched.card()["id"];
  const scene::EntityId card = searched.thing(name);
  const scene::DrawList plain = searched.press("scene.layer." + std::to_string(searched.scene().find(card)->layer));
  searched.press("scene.thing." + std::to_string(card.n));
  const scene::Quad quad = searched.window.application().view().to_window(*searched.scene().quad(card));
  Searched::expect_near(searched.around("overlay.frame"), scene::bounds(quad), 8);
  EXPECT_EQ(searched.press("scene.thing." + std::to_string(card.n)), plain) << "chosen again, it isn't any more";
}

TEST(SceneOverlay, AnEditedPlaceMovesTheThing) {
  Searched searched;
  const scene::EntityId deck = [&] {  // of another's hand: nothing else moves it
    for (int card = 0; card < 3; ++card)
      if (const auto id = searched.thing("table.seat.1.hand." + std::to_string(card)); id != scene::kNobody) return id;
    return scene::kNobody;
  }();
  const std::string layer = std::to_string(searched.scene().find(deck)->layer);
  searched.press("scene.layer." + layer);
  searched.press("scene.thing." + std::to_string(deck.n));
  const scene::Rect before = scene::bounds(*searched.scene().quad(deck));
  const std::string hash = searched.window.good("position")["hash"];
  searched.press("scene.x");
  const scene::Rect after = scene::bounds(*searched.scene().quad(deck));
  EXPECT_GT(std::abs(after.x - before.x), 20);
  EXPECT_NEAR(after.w, before.w, 0.1f);
  Searched::expect_near(searched.around("overlay.frame"),
                        scene::bounds(searched.window.application().view().to_window(*searched.scene().quad(deck))), 8);
  EXPECT_EQ(searched.window.good("position")["hash"], hash);
}

TEST(SceneOverlay, ALayerAloneIsAllThatIsDrawnAndThenEverythingIsThereAgain) {
  Searched searched;
  searched.window.runner().redraw();
  const scene::DrawList whole = searched.window.runner().draws();
  const int layer = searched.scene().find(searched.thing(searched.card()["id"]))->layer;
  const scene::DrawList alone = searched.press("scene.alone." + std::to_string(layer));
  EXPECT_FALSE(alone.items().empty());
  for (const auto& item : alone.items()) EXPECT_EQ(item.layer, layer) << alone.text(item.entity);
  EXPECT_EQ(searched.press("scene.alone." + std::to_string(layer)), whole);
}

TEST(SceneOverlay, AHiddenLayerIsNotDrawnButCanStillBePressed) {
  Searched searched;
  const Json widgets = searched.card();
  const int layer = searched.scene().find(searched.thing(widgets["id"]))->layer;
  const scene::DrawList rest = searched.press("scene.seen." + std::to_string(layer));
  EXPECT_FALSE(rest.items().empty());
  for (const auto& item : rest.items()) EXPECT_NE(item.layer, layer);
  EXPECT_EQ(searched.card(), widgets);
}

TEST(SceneOverlay, ShutItLeavesThePictureAsItWas) {
  Searched searched;
  searched.window.runner().redraw();
  const scene::DrawList plain = searched.window.runner().draws();
  searched.press("scene.seen.painted");
  searched.window.key("F9");
  searched.window.advance(100);
  searched.window.runner().redraw();
  EXPECT_EQ(searched.window.runner().draws(), plain);
}

}  // namespace
}  // namespace nightcap::tests
