// How cards feel under the hand at the table of Martinis & Men: what they do while somebody looks, drags and lets go, and
// that all of it ends exactly at home.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/martinis/table/reasons.hpp"
#include "game/martinis/table/table.hpp"
#include "game/martinis/wire/names.hpp"
#include "platform/null/stage.hpp"
#include "tests/support/random_play.hpp"

namespace nightcap::tests {
namespace {

using base::Seat;
using martinis::Action;
using martinis::CardId;
using martinis::Rules;
using martinis::State;
using scene::Pose;
using scene::Vec2;

const platform::null::EstimatedMetrics kMetrics;
constexpr Vec2 kNowhere{700, 700};

std::string hand_id(CardId card) { return "table.hand." + std::string(martinis::wire::card_name(card)); }
std::string pool_id(CardId card) { return "table.pool." + std::string(martinis::wire::card_name(card)); }

std::vector<Action> legal_for(const State& state, Seat seat) {
  Rules::ActionList legal;
  if (Rules::actors(state).has(seat)) Rules::legal(state, seat, legal);
  return {legal.begin(), legal.end()};
}

// A table at which it is the first player's turn, with somebody in the hand who matches somebody in the pool and
// somebody who does not.
class Hand : public testing::Test {
 protected:
  Hand() {
    tabletop::TableSetup setup;
    for (const char* name : {"Ann", "Bob", "Cid"}) setup.seats.push_back({name, true});
    setup.metrics = &kMetrics;
    setup.tempo = &tempo;
    table = std::make_unique<martinis::table::MartinisTable>(std::move(setup));
    table->set_page({1920, 1080});
    for (std::uint64_t seed = 1; !at_hand() && seed < 400; ++seed) search(seed);
    EXPECT_TRUE(match && other);
    table->show(Rules::view(state, Seat{0}));
    table->offer(legal);
  }

  void search(std::uint64_t seed) {
    base::MindGenerator random(seed);
    base::RulesGenerator chance(seed);
    Rules::Setup setup;
    setup.players = 3;
    Rules::Events events;
    state = Rules::begin(setup, events);
    for (int step = 0; step < 60 && !Rules::over(state); ++step) {
      while (Rules::chance_wanted(state)) Rules::resolve(state, Rules::draw(state, chance), events);
      legal = legal_for(state, Seat{0});
      if (at_hand()) return;
      const Move<Rules> move = any_move<Rules>(state, random);
      events = {};
      Rules::apply(state, move.seat, move.action, events);
    }
    legal.clear();
  }
  bool at_hand() {
    match.reset();
    other.reset();
    for (const Action& action : legal)
      if (action.type == Action::Type::kMatchPool) match = action;
    if (!match) return false;
    const auto view = Rules::view(state, Seat{0});
    for (const CardId person : view.pool)
      if (std::ranges::none_of(legal, [&](const Action& a) {
            return a.type == Action::Type::kMatchPool && a.card == match->card && a.other == person;
          }))
        other = person;
    hand.clear();
    for (const CardId card : view.hand) hand.push_back(card);
    return other && hand.size() >= 4;
  }

  // So long, at so many frames a second.
  void run(float ms, float hz = 60) {
    for (float left = ms; left > 0.01f; left -= 1000 / hz) table->update(std::min(left, 1000 / hz));
  }
  const Pose& pose(const std::string& id) {
    const scene::Entity* found = nullptr;
    table->scene().each([&](scene::EntityId, const scene::Entity& entity) {
      if (entity.name == id && std::holds_alternative<scene::Card>(entity.look)) found = &entity;
    });
    if (found == nullptr) {
      ADD_FAILURE() << id << " is not there";
      static const Pose kNone;
      return kNone;
    }
    return found->pose;
  }
  void look_at(const std::string& id) {
    ui::Attention attention;
    attention.hover = id;
    attention.pointer = {5, 700};
    table->attend(attention);
  }
  void drag(const std::string& id, Vec2 to, const std::string& over = {}) {
    ui::Attention attention;
    attention.pressed = attention.dragged = id;
    attention.hover = over;
    attention.pointer = to;
    table->attend(attention);
  }
  void let_go(Vec2 at) {
    ui::Attention attention;
    attention.pointer = at;
    table->attend(attention);
  }
  int marks(const std::string& id, std::string_view sprite) {
    int n = 0;
    table->scene().each([&](scene::EntityId, const scene::Entity& entity) {
      const auto* picture = std::get_if<scene::Picture>(&entity.look);
      n += entity.name == id && picture != nullptr && picture->sprite.name() == sprite ? 1 : 0;
    });
    return n;
  }

  motion::Tempo tempo;
  State state;
  std::vector<Action> legal;
  std::vector<CardId> hand;
  std::optional<Action> match;  // of the pool
  std::optional<CardId> other;  // of the pool, whom that card does not match
  std::unique_ptr<martinis::table::MartinisTable> table;
};

TEST_F(Hand, ACardThatIsLookedAtRisesAndItsNeighboursPartAlikeAtEveryFrameRate) {
  const std::string at = hand_id(hand[1]), left = hand_id(hand[0]), right = hand_id(hand[2]);
  const Pose home = pose(at), left_home = pose(left), right_home = pose(right);
  for (const float hz : {30.0f, 60.0f, 144.0f}) {
    look_at(at);
    run(100, hz);
    EXPECT_LT(pose(at).at.y, home.at.y - 20) << hz;
    EXPECT_NE(pose(at).at.y, home.at.y - 60) << "it springs, it does not jump";
    run(900, hz);
    EXPECT_EQ(pose(at).at, (Vec2{home.at.x, home.at.y - 60})) << hz;
    EXPECT_EQ(pose(at).degrees, 0);
    EXPECT_FLOAT_EQ(pose(at).scale, home.scale * 1.12f);
    EXPECT_EQ(pose(left).at, (Vec2{left_home.at.x - 30, left_home.at.y}));
    EXPECT_EQ(pose(right).at, (Vec2{right_home.at.x + 30, right_home.at.y}));
    look_at({});
    run(900, hz);
    EXPECT_EQ(pose(at), home) << hz;
    EXPECT_EQ(pose(left), left_home);
    const unsigned revision = table->revision();
    run(500, hz);
    EXPECT_EQ(table->revision(), revision) << "what rests draws nothing";
  }
}

TEST_F(Hand, FrameRatesAgreeOnTheWayToo) {
  const std::string at = hand_id(match->card);
  const Pose home = pose(at);
  std::vector<float> ys;
  for (const float hz : {30.0f, 60.0f, 144.0f}) {
    table->show(Rules::view(state, Seat{0}));
    look_at(at);
    run(100, hz);
    ys.push_back(pose(at).at.y);
  }
  EXPECT_NEAR(ys[0], ys[1], 0.05f);
  EXPECT_NEAR(ys[0], ys[2], 0.05f);
  EXPECT_LT(ys[0], home.at.y);
}

TEST_F(Hand, ReducedMotionPutsACardWhereItShouldBeAtOnce) {
  tempo.reduced_motion = true;
  const std::string at = hand_id(match->card);
  const Pose home = pose(at);
  look_at(at);
  run(17);
  EXPECT_EQ(pose(at).at.y, home.at.y - 60);
}

TEST_F(Hand, ADraggedCardFollowsThePointerLateAndLeansWithItsSpeedByTwelveDegreesAtMost) {
  const std::string at = hand_id(match->card);
  Vec2 pointer = pose(at).at;
  drag(at, pointer);
  run(300);
  float most = 0;
  for (int i = 0; i < 30; ++i) {
    pointer.x += 30;
    drag(at, pointer);
    run(1000.0f / 60);
    most = std::max(most, std::abs(pose(at).degrees));
  }
  EXPECT_GT(most, 6);
  EXPECT_LE(most, 12.01f);
  EXPECT_LT(pose(at).at.x, pointer.x - 30) << "it is late";
  run(800);
  EXPECT_NEAR(pose(at).at.x, pointer.x, 0.1f);
  EXPECT_NEAR(pose(at).at.y - pose(at).lift, pointer.y, 0.1f);
  EXPECT_NEAR(pose(at).degrees, 0, 0.1f);
  EXPECT_EQ(pose(at).lift, 40);
}

TEST_F(Hand, WhileACardIsDraggedWhoFitsIsMarkedAndWhoDoesNotIsVeiled) {
  drag(hand_id(match->card), kNowhere);
  run(500);
  EXPECT_EQ(marks(pool_id(match->other), "target"), 1);
  EXPECT_EQ(marks(pool_id(match->other), "veil.card"), 0);
  EXPECT_EQ(pose(pool_id(match->other)).lift, 8);
  EXPECT_EQ(marks(pool_id(*other), "target"), 0);
  EXPECT_EQ(marks(pool_id(*other), "veil.card"), 1);
  EXPECT_EQ(pose(pool_id(*other)).lift, 0);
  const auto shared = martinis::table::shared_traits(match->card, match->other);
  for (const std::string& id : {hand_id(match->card), pool_id(match->other)})
    EXPECT_TRUE((shared.adjective && marks(id, "ring.adjective") == 1) || (shared.noun && marks(id, "ring.noun") == 1)) << id;
  let_go(kNowhere);
  run(2000);
  EXPECT_EQ(marks(pool_id(match->other), "target") + marks(pool_id(*other), "veil.card"), 0);
  EXPECT_EQ(marks(hand_id(match->card), "ring.adjective") + marks(hand_id(match->card), "ring.noun"), 0);
}

TEST_F(Hand, DroppedOnSomebodyWhoDoesNotFitACardGoesHomeAndNothingElseHappens) {
  const std::string at = hand_id(match->card);
  const Pose home = pose(at);
  drag(at, kNowhere, pool_id(*other));
  run(400);
  table->drop(at, pool_id(*other));
  let_go(kNowhere);
  run(1500);
  EXPECT_EQ(table->take_action(), std::nullopt);
  EXPECT_FALSE(table->back()) << "nothing is selected";
  EXPECT_EQ(pose(at), home);
}

TEST_F(Hand, DroppedOnWhoFitsACardDoesWhatTwoClicksDoAndTravelsOnFromUnderThePointer) {
  const std::string at = hand_id(match->card);
  table->press(at);
  table->press(pool_id(match->other));
  EXPECT_EQ(table->take_action(), match);
  table->offer(legal);
  run(1000);
  drag(at, kNowhere);
  run(600);
  const Vec2 held = pose(at).at;
  table->drop(at, pool_id(match->other));
  EXPECT_EQ(table->take_action(), match);
  EXPECT_EQ(pose(at).at, held);
  Rules::Events events;
  Rules::apply(state, Seat{0}, *match, events);
  std::vector<martinis::Event> heard;
  for (const auto& event : events) heard.push_back(Rules::heard(event, Seat{0}));
  table->hear(heard, Rules::view(state, Seat{0}));
  table->offer({});
  let_go(kNowhere);
  table->update(1);
  const std::string stage = martinis::is_woman(match->card) ? "table.pair.red" : "table.pair.blue";
  EXPECT_NEAR(pose(stage).at.x, held.x, 60);
  EXPECT_NEAR(pose(stage).at.y, held.y, 60);
}

TEST_F(Hand, InAnothersTurnNothingFollowsThePointer) {
  table->offer({});
  const std::string at = hand_id(match->card);
  const Pose home = pose(at);
  drag(at, kNowhere);
  run(500);
  EXPECT_EQ(pose(at), home);
  table->drop(at, pool_id(match->other));
  EXPECT_EQ(table->take_action(), std::nullopt);
}

TEST_F(Hand, PeopleInThePoolBobOnlyWhileSomebodyIsThere) {
  const std::string person = pool_id(match->other);
  const Pose home = pose(person);
  const auto moves = [&] {
    const Vec2 before = pose(person).at;
    bool moved = false;
    for (int i = 0; i < 60; ++i) {
      table->update(20);
      moved = moved || pose(person).at != before;
    }
    return moved;
  };
  EXPECT_FALSE(moves()) << "nobody has come yet";
  table->notice(input::PointerMoved{{1, 1}});
  EXPECT_TRUE(moves());
  run(2000);
  unsigned before = table->revision();
  run(1000, 144);
  EXPECT_LE(table->revision() - before, 16u) << "fifteen steps a second";
  EXPECT_LE(std::abs(pose(person).at.y - home.at.y), 3);
  table->notice(input::WindowChanged{input::WindowChange::kFocusLost});
  run(1000);
  EXPECT_EQ(pose(person), home);
  EXPECT_FALSE(moves()) << "the window is not in front";
  table->notice(input::WindowChanged{input::WindowChange::kFocusGained});
  EXPECT_TRUE(moves());
  run(60'000, 30);
  EXPECT_EQ(pose(person), home);
  EXPECT_FALSE(moves()) << "nobody has touched anything for a minute";
  table->notice(input::Key{"Tab", true, false, {}});
  EXPECT_TRUE(moves());
  tempo.reduced_motion = true;
  run(1000);
  EXPECT_EQ(pose(person), home);
  EXPECT_FALSE(moves());
}

TEST_F(Hand, ACardThatIsLookedAtForAMomentIsShownLargeBesideItselfUntilThePointerLeaves) {
  const auto zoom = [&]() -> std::optional<ui::Widget> {
    ui::WidgetList widgets;
    table->collect(widgets);
    const ui::Widget* found = widgets.find("table.zoom");
    return found != nullptr ? std::optional(*found) : std::nullopt;
  };
  const std::string id = pool_id(match->other);
  ui::Attention attention;
  attention.hover = id;
  attention.pointer = pose(id).at;
  table->attend(attention);
  run(300);
  EXPECT_FALSE(zoom());
  run(200);
  const auto large = zoom();
  ASSERT_TRUE(large);
  EXPECT_NE(large->name.find(martinis::table::traits_words(match->other)), std::string::npos);
  EXPECT_EQ(large->value, "In the Dating Pool");
  EXPECT_EQ(large->rect.w, 360);
  EXPECT_FALSE(large->rect.contains(pose(id).at)) << "it does not cover what it is of";
  attention.hover = {};
  attention.pointer = {960, 760};
  table->attend(attention);
  run(17);
  EXPECT_FALSE(zoom());
  EXPECT_TRUE(table->look(id, {}));
  EXPECT_TRUE(zoom()) << "at once, when it is asked for";
  EXPECT_FALSE(table->look("table.seat.1.hand.0", {})) << "nobody sees a face-down card from near";
}

TEST(Reasons, NameWhatEachPairThatMatchesHasInCommonAndNothingElse) {
  for (int a = 0; a < martinis::kCards; ++a)
    for (int b = 0; b < martinis::kCards; ++b) {
      const CardId one{a}, two{b};
      if (a == b || !martinis::is_person(one) || !martinis::is_person(two)) continue;
      const bool matches = martinis::partners(one, true).has(two);
      const std::string words = martinis::table::reason_words(one, two);
      ASSERT_EQ(words.empty(), !matches) << a << " " << b;
      const auto shared = martinis::table::shared_traits(one, two);
      ASSERT_EQ(shared.adjective || shared.noun, matches);
      const std::string both = martinis::table::traits_words(one);
      if (shared.adjective) {
        ASSERT_NE(words.find("both " + both.substr(0, both.find(" and "))), std::string::npos) << words;
      }
      if (shared.noun) {
        ASSERT_NE(words.find(both.substr(both.rfind(' ') + 1, 4)), std::string::npos) << words;
      }
    }
}

}  // namespace
}  // namespace nightcap::tests
