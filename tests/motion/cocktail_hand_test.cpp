// How cards feel under the hand at the table of Cocktail: what they do while somebody looks, drags and lets go, what says why
// something may not be, and that all of it ends exactly at home.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/rules/match.hpp"
#include "game/cocktail/table/ids.hpp"
#include "game/cocktail/table/table.hpp"
#include "platform/null/stage.hpp"
#include "tests/support/random_play.hpp"

namespace nightcap::tests {
namespace {

using base::Seat;
using cocktail::Action;
using cocktail::CardId;
using cocktail::Rules;
using scene::Pose;
using scene::Vec2;
namespace ids = cocktail::table::ids;

const platform::null::EstimatedMetrics kMetrics;
constexpr Vec2 kNowhere{960, 300};
constexpr float kFrame = 1000.0f / 60;

ui::Attention looking_at(std::string_view id, Vec2 pointer) {
  ui::Attention at;
  at.hover = id;
  at.pointer = pointer;
  return at;
}
ui::Attention dragging(std::string_view id, std::string_view over, Vec2 pointer) {
  ui::Attention at = looking_at(over, pointer);
  at.pressed = at.dragged = id;
  return at;
}
ui::Attention focused_on(std::string_view id) {
  ui::Attention at = looking_at({}, kNowhere);
  at.focus = id;
  at.ring = true;
  return at;
}

// A table at which it is the first player's turn, with three cards in the hand, and one tray at least has no room.
class CocktailHand : public testing::Test {
 protected:
  CocktailHand() {
    tabletop::TableSetup setup;
    for (const char* name : {"Ann", "Bob", "Cid"}) setup.seats.push_back({name, true});
    setup.metrics = &kMetrics;
    setup.tempo = &tempo;
    table = std::make_unique<cocktail::table::CocktailTable>(std::move(setup));
    for (std::uint64_t seed = 1; !full && seed < 200; ++seed) search(seed);
    EXPECT_TRUE(full.has_value());
    table->show(Rules::view(state, Seat{0}));
    table->offer(legal);
  }

  void search(std::uint64_t seed) {
    rules::Match<Rules> match({3, std::nullopt, cocktail::Options{}}, seed, rules::Chance::kInternal);
    base::MindGenerator random(seed);
    while (!Rules::over(match.state())) {
      state = match.state();
      if (state.phase == cocktail::Phase::kTurn && state.turn == Seat{0} && state.hands[0].size() >= 2) {
        Rules::ActionList actions;
        Rules::legal(state, Seat{0}, actions);
        legal = {actions.begin(), actions.end()};
        for (int s = 0; s < 3; ++s)
          if (state.cocktails[static_cast<std::size_t>(s)].size() == cocktail::kTraySize && !state.has_taken.has(Seat{s}))
            full = Seat{s};
        if (full && serve()) return;
        full.reset();
      }
      const auto move = any_move<Rules>(state, random);
      EXPECT_FALSE(match.submit(move.seat, move.action));
    }
  }
  [[nodiscard]] std::optional<Action> serve() const {
    for (const Action& action : legal)
      if (action.type == Action::Type::kPlay && action.to != Seat{0}) return action;
    return std::nullopt;
  }
  [[nodiscard]] std::string card_id() const { return ids::hand(serve()->card); }
  [[nodiscard]] Pose pose_of(const std::string& id) const {
    Pose pose;
    table->scene().each([&](scene::EntityId, const scene::Entity& entity) {
      if (entity.name == id && entity.parent == scene::kNobody && !std::holds_alternative<scene::NoLook>(entity.look))
        pose = entity.pose;
    });
    return pose;
  }
  [[nodiscard]] std::vector<Pose> poses() const {
    std::vector<Pose> all;
    table->scene().each([&](scene::EntityId, const scene::Entity& entity) { all.push_back(entity.pose); });
    return all;
  }
  void attend(const ui::Attention& attention, int frames = 60) {
    table->attend(attention);
    for (int n = 0; n < frames; ++n) table->update(kFrame);
  }
  [[nodiscard]] ui::Widget widget(const std::string& id) const {
    ui::WidgetList widgets;
    table->collect(widgets);
    const ui::Widget* found = widgets.find(id);
    return found != nullptr ? *found : ui::Widget{};
  }
  [[nodiscard]] bool paints(std::string_view words) const {
    scene::DrawList list;
    table->paint(list, {});
    return std::any_of(list.items().begin(), list.items().end(),
                       [&](const scene::DrawItem& item) { return list.text(item.text) == words; });
  }

  motion::Tempo tempo;
  cocktail::State state{};
  std::vector<Action> legal;
  std::optional<Seat> full;
  std::unique_ptr<cocktail::table::CocktailTable> table;
};

TEST_F(CocktailHand, ACardThatIsLookedAtRisesItsNeighboursPartAndAllGoHomeAgain) {
  const auto before = poses();
  const std::string id = card_id();
  const Pose rest = pose_of(id);
  attend(looking_at(id, rest.at), 20);
  EXPECT_NEAR(rest.at.y - pose_of(id).at.y, 60, 1);
  EXPECT_EQ(pose_of(id).degrees, 0);
  int parted = 0;
  for (const CardId card : state.hands[0]) {
    const std::string other = ids::hand(card);
    if (other != id && pose_of(other) != rest) ++parted;
  }
  EXPECT_GT(parted, 0);
  attend(looking_at({}, kNowhere));
  EXPECT_EQ(poses(), before);
}

TEST_F(CocktailHand, ADraggedCardFollowsLateAndLeansAndTheTrayItIsOverComesForward) {
  const std::string id = card_id(), tray = ids::tray(serve()->to);
  const Pose rest = pose_of(id), far = pose_of(tray);
  attend(looking_at(id, rest.at), 20);
  attend(dragging(id, id, rest.at), 1);
  attend(dragging(id, id, rest.at - Vec2{300, 200}), 3);
  EXPECT_LT(pose_of(id).degrees, -1) << "it leans the way it goes";
  EXPECT_GE(pose_of(id).degrees, -12);
  attend(dragging(id, tray, far.at));
  EXPECT_GE(pose_of(tray).scale, far.scale);
  EXPECT_GT(pose_of(tray).lift, 0);
  const float off = std::hypot(pose_of(id).at.x - far.at.x, pose_of(id).at.y - far.at.y);
  EXPECT_LT(off, 140) << "it is drawn to the tray";
  attend(looking_at({}, kNowhere));
  EXPECT_EQ(pose_of(id), rest);
  EXPECT_EQ(pose_of(tray), far);
}

TEST_F(CocktailHand, DroppedOnATrayThatMayHaveItItAsksWhatItIsCalledAndDecidesNothing) {
  table->drop(card_id(), ids::tray(serve()->to));
  EXPECT_EQ(widget("declare.olive").id, "declare.olive");
  EXPECT_FALSE(table->take_action());
}

TEST_F(CocktailHand, DroppedOnAFullTrayACardGoesHomeAndItIsSaidWhy) {
  const std::string id = card_id(), tray = ids::tray(*full);
  const Pose rest = pose_of(id);
  attend(dragging(id, tray, pose_of(tray).at));
  EXPECT_TRUE(paints("Full: three bites"));
  EXPECT_NE(widget(tray).value.find("Full"), std::string::npos);
  table->drop(id, tray);
  attend(looking_at({}, kNowhere));
  EXPECT_EQ(pose_of(id), rest);
  EXPECT_TRUE(widget("declare.olive").id.empty());
  EXPECT_FALSE(paints("Full: three bites"));
}

TEST_F(CocktailHand, ACocktailThatMayNotBeTakenSaysWhy) {
  ASSERT_FALSE(widget("table.take").enabled);
  EXPECT_EQ(widget("table.take").value, "There are cards left to serve");
  attend(looking_at("table.take", widget("table.take").rect.center()), 2);
  EXPECT_TRUE(paints("There are cards left to serve"));
}

TEST_F(CocktailHand, ACardThatIsLookedAtForAMomentIsShownLargeUntilThePointerLeaves) {
  const std::string id = card_id();
  attend(looking_at(id, kNowhere), 1);
  attend(looking_at(id, pose_of(id).at), 10);
  EXPECT_TRUE(widget("table.zoom").id.empty());
  attend(looking_at(id, pose_of(id).at), 40);
  EXPECT_EQ(widget("table.zoom").id, "table.zoom");
  attend(looking_at({}, kNowhere), 2);
  EXPECT_TRUE(widget("table.zoom").id.empty());
}

TEST_F(CocktailHand, ByKeyACardIsShownLargeUntilTheFocusGoesOn) {
  const std::string id = card_id();
  attend(focused_on(id), 5);
  EXPECT_TRUE(table->look(id, {}));
  attend(focused_on(id), 5);
  EXPECT_EQ(widget("table.zoom").id, "table.zoom");
  attend(focused_on("table.take"), 2);
  EXPECT_TRUE(widget("table.zoom").id.empty());
}

TEST_F(CocktailHand, NothingOnTheTableTellsTheTrueDeclarationFromTheOthers) {
  const Action play = *serve();
  table->press(ids::hand(play.card));
  table->press(ids::tray(play.to));
  for (int n = 0; n < 60; ++n) table->update(kFrame);
  // Whatever is chosen, the same things are painted in the same places, but for its word.
  std::optional<std::size_t> items;
  for (int k = 0; k < cocktail::kKinds; ++k) {
    const std::string id = "declare." + std::string(cocktail::wire::kind_name(static_cast<cocktail::Kind>(k)));
    EXPECT_TRUE(widget(id).enabled);
    EXPECT_TRUE(widget(id).value.empty());
    table->press(id);
    scene::DrawList list;
    table->paint(list, {});
    if (!items) items = list.items().size();
    EXPECT_EQ(list.items().size(), *items) << id;
    EXPECT_TRUE(table->back());
  }
}

}  // namespace
}  // namespace nightcap::tests
