// No frame shows a face that its viewer may not know at that moment: looked for in the draw list of every frame of whole
// games, for each kind of viewer, against what the rules let this viewer see and what was told so far.
#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/rules/match.hpp"
#include "game/martinis/insight/worlds.hpp"
#include "game/martinis/table/table.hpp"
#include "game/martinis/wire/names.hpp"
#include "game/protocol/program.hpp"
#include "tests/support/knowledge.hpp"
#include "tests/support/martinis_evening.hpp"
#include "tests/support/window.hpp"

namespace nightcap::tests {
namespace {

using base::Seat;
using martinis::CardId;
using martinis::CardSet;
using martinis::Rules;
using martinis::State;
using martinis::View;
using martinis_evening::Game;
using martinis_evening::Plan;
using martinis_evening::Watcher;
using Event = martinis::Event;

constexpr float kFrame = 1000.0f / 60;

// ---- what is drawn

// The cards whose face or name an item gives away; a Special Card's face may be any of them.
struct Drawn {
  CardSet people;
  bool special = false;

  void read(std::string_view name) {
    for (const std::string_view head : {"card.", "small."})
      if (name.starts_with(head)) add(name.substr(head.size()));
  }
  // "table.pool.w-shy-geek"
  void read_id(std::string_view id) {
    const std::size_t dot = id.rfind('.');
    add(dot == std::string_view::npos ? id : id.substr(dot + 1));
  }
  void read(const scene::DrawList& list) {
    for (const scene::DrawItem& item : list.items()) {
      if (list.text(item.entity) == "window.bar") continue;  // what a window is about, which all are asked alike
      read(item.sprite.name());
      read_id(list.text(item.entity));
    }
  }

 private:
  void add(std::string_view name) {
    if (name.starts_with("special")) special = true;
    if (const auto card = martinis::wire::card_named(name); card && martinis::is_person(*card)) people.add(*card);
  }
};

std::string names_of(CardSet cards) {
  std::string names;
  for (const CardId card : cards) names += " " + std::string(martinis::wire::card_name(card));
  return names;
}

// ---- what may be known

void add(CardSet& set, CardId card) {
  if (card != martinis::kNoCard) set.add(card);
}
void add(CardSet& set, const martinis::Couple& couple) {
  add(set, couple.red);
  add(set, couple.blue);
}

CardSet known_from(const View& view) {
  CardSet set = view.hand;
  for (const CardSet& known : view.known) set = set | known;
  for (const CardId card : view.pool) add(set, card);
  for (const CardId card : view.discard) add(set, card);
  for (const CardId card : view.shown) add(set, card);
  for (const CardId card : view.roll.specials) add(set, card);
  for (const auto& household : view.couples) add(set, household.couple);
  add(set, view.asked);
  add(set, view.roll.couple);
  return set;
}

// What an event tells this listener, to whom it was already fitted.
CardSet told_by(const Event& event) {
  CardSet set;
  std::visit(
      [&](const auto& e) {
        using E = std::decay_t<decltype(e)>;
        if constexpr (requires { e.card; }) add(set, e.card);
        if constexpr (requires { e.couple; }) add(set, e.couple);
        if constexpr (requires { e.shown; })
          for (const CardId card : e.shown) add(set, card);
        if constexpr (std::is_same_v<E, martinis::event::SpecialsDiscarded>)
          for (const CardId card : e.cards) add(set, card);
        if constexpr (std::is_same_v<E, martinis::event::Dealt>)
          for (int seat = 0; seat < e.players; ++seat)
            if (e.told.has(Seat{seat})) set = set | e.hands[static_cast<std::size_t>(seat)];
      },
      event);
  return set;
}

// ---- whole games at a table

struct Findings {
  std::string leak;       // the first one, in words; empty: none
  std::size_t faces = 0;  // that were seen, on all frames
};

// Plays the game at the viewer's table and looks at every frame for what `judge` (as a viewer) may not know.
Findings play(const Plan& plan, Seat judge, int most_steps) {
  Game game(plan);
  Watcher watcher(plan, game);
  auto& table = watcher.table();
  Findings found;
  CardSet before;
  int steps = 0;
  scene::DrawList list;
  const auto look = [&](CardSet known) {
    list.clear();
    table.paint(list, {});
    Drawn drawn;
    drawn.read(list);
    found.faces += static_cast<std::size_t>(drawn.people.size());
    if (!found.leak.empty()) return;
    if (!(drawn.people - known).empty()) found.leak = names_of(drawn.people - known);
    if (drawn.special && (known & martinis::kSpecialCards).empty()) found.leak += " a Special Card";
    if (found.leak.empty()) return;
    const auto* now = table.director().current();
    found.leak += ", step " + std::to_string(steps) + ", " + std::string(now != nullptr ? now->label() : "at rest");
  };
  do {
    std::vector<Event> heard;
    for (const Event& event : game.events()) heard.push_back(Rules::heard(event, judge));
    Knowledge<martinis_evening::Kit, CardSet> knowledge(before, heard, told_by);
    watcher.hear(game);
    look(knowledge.known());
    while (watcher.moving() && found.leak.empty()) {
      watcher.throw_if_waiting();
      table.update(kFrame);
      if (table.director().current() != nullptr) {
        knowledge.reach(table.director().current()->label());
      } else if (!watcher.moving()) {
        knowledge.reach_the_end();
      }
      look(knowledge.known());
    }
    before = known_from(Rules::view(game.state(), judge));
    look(before);
  } while (++steps < most_steps && found.leak.empty() && game.step());
  return found;
}

class NoFace : public testing::TestWithParam<Plan> {};

TEST_P(NoFace, IsShownToWhomItIsSecretOnAnyFrame) {
  const int viewer = GetParam().viewer;
  const Findings found = play(GetParam(), viewer < 0 ? base::kNoSeat : Seat{viewer}, 400);
  EXPECT_EQ(found.leak, "");
  EXPECT_GT(found.faces, 1000u) << "nothing was to be seen at all";
}

// The search itself has teeth: what one seat sees is not for another, nor for a spectator.
TEST(NoFaceOnAnyFrame, IsFoundAtTheWrongTable) {
  const Plan plan{.players = 3, .viewer = 0, .seed = 3};
  EXPECT_NE(play(plan, Seat{1}, 30).leak, "");
  EXPECT_NE(play(plan, base::kNoSeat, 30).leak, "");
}

INSTANTIATE_TEST_SUITE_P(Of, NoFace,
                         testing::Values(Plan{.players = 4, .viewer = 0, .seed = 3, .options = {1, 6, 0}},
                                         Plan{.players = 2, .viewer = 1, .seed = 5, .options = {2, 6, 1}},
                                         Plan{.players = 6, .viewer = 4, .seed = 6, .options = {1, 8, 0}},
                                         Plan{.players = 3, .viewer = -1, .seed = 2, .options = {2, 6, 0}}),
                         [](const testing::TestParamInfo<Plan>& each) {
                           return std::to_string(each.param.players) + "Players" +
                                  (each.param.viewer < 0 ? "Spectator" : "Seat" + std::to_string(each.param.viewer));
                         });

// ---- two worlds, frame by frame

class TwoPictures {
 public:
  TwoPictures(const Plan& plan, const Game& blank) : one_(plan, blank), two_(plan, blank) {}

  void show(const State& real, const State& other) {
    one_.table().show(Rules::view(real, one_.viewer()));
    two_.table().show(Rules::view(other, two_.viewer()));
    expect_same("before");
  }
  void hear(const Rules::Events& real, const State& real_after, const Rules::Events& other, const State& other_after) {
    tell(one_, real, real_after);
    tell(two_, other, other_after);
    for (int frame = 0; (one_.moving() || two_.moving()) && !testing::Test::HasFailure(); ++frame) {
      ASSERT_LT(frame, martinis_evening::kTooMany);
      for (Watcher* each : {&one_, &two_}) {
        each->throw_if_waiting();
        each->table().update(kFrame);
      }
      ++frames;
      EXPECT_EQ(one_.moving(), two_.moving()) << "one takes longer, frame " << frame;
      expect_same("frame " + std::to_string(frame));
    }
    const auto ours = one_.table().take_cues(), theirs = two_.table().take_cues();
    ASSERT_EQ(ours.size(), theirs.size());
    for (std::size_t i = 0; i < ours.size(); ++i) {
      EXPECT_EQ(ours[i].cue, theirs[i].cue);
      EXPECT_EQ(ours[i].ms, theirs[i].ms);
      EXPECT_EQ(ours[i].pan, theirs[i].pan);
    }
  }
  int frames = 0;

 private:
  static void tell(Watcher& watcher, const Rules::Events& events, const State& after) {
    std::vector<Event> heard;
    for (const Event& event : events) heard.push_back(Rules::heard(event, watcher.viewer()));
    watcher.table().hear(heard, Rules::view(after, watcher.viewer()));
    watcher.table().offer({});
  }
  void expect_same(const std::string& when) {
    for (const auto& [watcher, list] : {std::pair(&one_, &left_), std::pair(&two_, &right_)}) {
      list->clear();
      watcher->table().paint(*list, {});
    }
    ASSERT_TRUE(left_ == right_) << "two pictures, " << when;
    const auto ours = left_.items(), theirs = right_.items();
    for (std::size_t i = 0; i < ours.size(); ++i)
      ASSERT_EQ(left_.text(ours[i].entity), right_.text(theirs[i].entity)) << "two names, " << when;
  }

  Watcher one_, two_;
  scene::DrawList left_, right_;
};

class TwoWorldsOf : public testing::TestWithParam<int> {};

TEST_P(TwoWorldsOf, LookAlikeOnEveryFrameWithTheirParticlesAndSounds) {
  using martinis::insight::Worlds;
  const int players = GetParam();
  base::MindGenerator random(static_cast<std::uint64_t>(40 + players));
  base::RulesGenerator chance(random.next());
  Rules::Setup setup;
  setup.players = players;
  setup.options = {3, static_cast<std::uint8_t>(4 + random.below(5)), static_cast<std::uint8_t>(random.below(2))};
  setup.options.marriages = 1;
  const Game blank({.players = players});
  rules::Match<Rules> match(setup, 0, rules::Chance::kExternal);
  int compared = 0, frames = 0;
  while (!Rules::over(match.state()) && !HasFailure()) {
    const State& real = match.state();
    const bool dealt = real.wanted != martinis::Wanted::kStarter && real.wanted != martinis::Wanted::kDeal;
    const bool wanted = Rules::chance_wanted(real);
    wire::Next<Rules> next;
    State after = real;
    Rules::Events facts;
    martinis::Outcome outcome;
    if (wanted) {
      outcome = Rules::draw(real, chance);
      Rules::resolve(after, outcome, facts);
    } else {
      next.move = any_move<Rules>(real, random);
      Rules::apply(after, next.move->seat, next.move->action, facts);
    }
    next.events.assign(facts.begin(), facts.end());
    if (dealt && random.below(2) == 0) {
      const int seat = static_cast<int>(random.below(static_cast<std::uint32_t>(players) + 1));
      const Plan plan{.players = players, .viewer = seat == players ? -1 : seat};
      const Seat viewer = seat == players ? base::kNoSeat : Seat{seat};
      const State other = Worlds::other_world(real, viewer, &next, random);
      State other_after = other;
      Rules::Events other_facts;
      if (wanted) {
        Rules::resolve(other_after, Worlds::alike(other, viewer, next, outcome, random), other_facts);
      } else {
        Rules::apply(other_after, next.move->seat, Worlds::alike(other, viewer, next, random), other_facts);
      }
      TwoPictures pictures(plan, blank);
      pictures.show(real, other);
      pictures.hear(facts, after, other_facts, other_after);
      ++compared;
      frames += pictures.frames;
    }
    if (wanted) {
      ASSERT_TRUE(match.decide(outcome));
    } else {
      ASSERT_FALSE(match.submit(next.move->seat, next.move->action).has_value());
    }
  }
  EXPECT_GT(compared, 4);
  EXPECT_GT(frames, 200);
}

INSTANTIATE_TEST_SUITE_P(Players, TwoWorldsOf, testing::Values(2, 3, 4, 6));

// ---- several people at one screen

// What is in anybody's hand, by the rules.
CardSet all_hands(Window& window) {
  protocol::Program program;
  const auto ask = [&](const Json& request) { return Json::parse(program.answer(request.dump())); };
  EXPECT_TRUE(ask({{"cmd", "load"}, {"save", window.application().session()->save()}}).value("ok", false));
  CardSet set;
  for (const Json& hand : ask({{"cmd", "state"}})["state"]["hands"])
    for (const Json& name : hand)
      if (const auto card = martinis::wire::card_named(name.get<std::string>())) set.add(*card);
  return set;
}

TEST(NoFaceBehindACurtain, IsLeftOfTheHandThatWasShownBefore) {
  Window window({"--game", "martinis-and-men", "--players", "3", "--seats", "human", "--seed", "4", "--speed", "2"});
  Drawn behind;  // on all frames of this curtain
  int frames = 0;
  window.runner().on_frame([&](bool) {
    if (window.screen() != "curtain") return;
    behind.read(window.runner().draws());
    ++frames;
  });
  base::MindGenerator random(4);
  int curtains = 0;
  for (int i = 0; i < 400 && curtains < 40 && !HasFailure(); ++i) {
    window.settle();
    if (window.screen() == "results") break;
    if (window.screen() == "curtain") {
      window.advance(200);
      const CardSet left = behind.people & all_hands(window);
      EXPECT_TRUE(left.empty()) << names_of(left);
      EXPECT_FALSE(behind.special);
      behind = {};
      window.click("curtain.ready");
      ++curtains;
      continue;
    }
    const Json actions = window.actions();
    if (actions.empty()) break;
    for (const std::string id : actions[random.below(static_cast<std::uint32_t>(actions.size()))]["path"]) window.click(id);
  }
  EXPECT_GT(curtains, 10);
  EXPECT_GT(frames, 100);
}

}  // namespace
}  // namespace nightcap::tests
