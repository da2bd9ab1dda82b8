// No frame of Cocktail shows a bite's face that its viewer may not know at that moment, by its drawing, its id or the mark
// of what the viewer remembers: looked for in the draw list of every frame of whole games, for each kind of viewer, against
// what the rules let this viewer see and what was told so far.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "game/cocktail/table/table.hpp"
#include "game/cocktail/wire/names.hpp"
#include "tests/support/cocktail_evening.hpp"
#include "tests/support/knowledge.hpp"

namespace nightcap::tests {
namespace {

using base::Seat;
using cocktail::CardId;
using cocktail::CardSet;
using cocktail::Event;
using cocktail::View;
using cocktail_evening::Game;
using cocktail_evening::kExpert;
using cocktail_evening::Kit;
using cocktail_evening::Plan;
using cocktail_evening::Rules;
using cocktail_evening::Watcher;

constexpr float kFrame = 1000.0f / 30;

// ---- what is drawn

// How many faces of each kind, which cards are named by ids, and how many marks of what is remembered.
struct Drawn {
  std::array<int, cocktail::kKinds> faces{};
  CardSet named;
  int remembered = 0;

  explicit Drawn(const scene::DrawList& list) {
    for (const scene::DrawItem& item : list.items()) {
      const std::string_view name = item.sprite.name(), id = list.text(item.entity);
      if (name.starts_with("bite."))
        if (const auto kind = cocktail::wire::kind_named(name.substr(5))) ++faces[static_cast<std::size_t>(*kind)];
      if (name == "disc.memory") ++remembered;
      const std::size_t dot = id.rfind('.');
      if (const auto card = cocktail::wire::card_named(dot == std::string_view::npos ? id : id.substr(dot + 1)))
        named.add(*card);
    }
  }
};

// ---- what may be known

void add(CardSet& set, CardId card) {
  if (card != cocktail::kNoCard) set.add(card);
}

CardSet known_from(const View& view) {
  CardSet set = view.hand;
  for (const auto& tray : view.cocktails)
    for (const auto& bite : tray) add(set, bite.card);
  for (const auto& taken : view.taken)
    for (const CardId card : taken) add(set, card);
  for (const CardId card : view.discards) add(set, card);
  return set;
}

// So many bites that lie face down are this viewer's.
int own_bites(const View& view) {
  int n = 0;
  if (view.viewer != base::kNoSeat)
    for (const auto& tray : view.cocktails)
      for (const auto& bite : tray) n += bite.by == view.viewer ? 1 : 0;
  return n;
}

CardSet told_by(const Event& event) {
  CardSet set;
  std::visit(
      [&](const auto& e) {
        using E = std::decay_t<decltype(e)>;
        if constexpr (requires { e.card; }) add(set, e.card);
        if constexpr (std::is_same_v<E, cocktail::event::Took>)
          for (const CardId card : e.cards) add(set, card);
        if constexpr (std::is_same_v<E, cocktail::event::Dealt>)
          for (int seat = 0; seat < e.players; ++seat)
            if (e.told.has(Seat{seat})) set = set | e.hands[static_cast<std::size_t>(seat)];
      },
      event);
  return set;
}

// What this picture shows that may not be known, in words; empty: nothing.
std::string too_much(const Drawn& drawn, CardSet known, int own_bites) {
  std::array<int, cocktail::kKinds> kinds{};
  for (const CardId card : known) ++kinds[static_cast<std::size_t>(kind_of(card))];
  for (std::size_t kind = 0; kind < kinds.size(); ++kind)
    if (drawn.faces[kind] > kinds[kind])
      return std::to_string(drawn.faces[kind]) + " faces of " +
             std::string(cocktail::wire::kind_name(static_cast<cocktail::Kind>(kind))) + ", but " +
             std::to_string(kinds[kind]) + " may be known";
  for (const CardId card : drawn.named)
    if (!known.has(card)) return "the id of " + std::string(cocktail::wire::card_name(card));
  if (drawn.remembered > own_bites) return "more marks than bites that this viewer has served";
  return {};
}

// ---- whole games at a table

struct Findings {
  std::string leak;  // the first one, in words; empty: none
  std::size_t faces = 0, marks = 0;
  bool over = false;
};

// Plays the game at the viewer's table and looks at every frame for what `judge` (as a viewer) may not know.
Findings play(const Plan& plan, Seat judge, int most_steps) {
  Game game(plan);
  Watcher watcher(plan, game);
  auto& table = watcher.table();
  Findings found;
  CardSet before;
  int steps = 0, own = 0;  // own: bites, at most
  scene::DrawList list;
  const auto look = [&](CardSet known) {
    list.clear();
    table.paint(list, {});
    const Drawn drawn(list);
    for (const int n : drawn.faces) found.faces += static_cast<std::size_t>(n);
    found.marks += static_cast<std::size_t>(drawn.remembered);
    if (!found.leak.empty()) return;
    found.leak = too_much(drawn, known, own);
    if (found.leak.empty()) return;
    const auto* now = table.director().current();
    found.leak += ", step " + std::to_string(steps) + ", " + std::string(now != nullptr ? now->label() : "at rest");
  };
  do {
    std::vector<Event> heard;
    for (const Event& event : game.events()) heard.push_back(Rules::heard(event, judge));
    Knowledge<Kit, CardSet> knowledge(before, heard, told_by);
    watcher.hear(game);
    own = std::max(own, own_bites(Rules::view(game.state(), judge)));
    look(knowledge.known());
    while (watcher.moving() && found.leak.empty()) {
      table.update(kFrame);
      if (table.director().current() != nullptr) {
        knowledge.reach(table.director().current()->label());
      } else if (!watcher.moving()) {
        knowledge.reach_the_end();
      }
      look(knowledge.known());
    }
    const View after = Rules::view(game.state(), judge);
    before = known_from(after);
    own = own_bites(after);
    look(before);
  } while (++steps < most_steps && found.leak.empty() && game.step());
  found.over = Rules::over(game.state());
  return found;
}

class NoFaceOfABite : public testing::TestWithParam<Plan> {};

TEST_P(NoFaceOfABite, IsShownToWhomItIsSecretOnAnyFrame) {
  const int viewer = GetParam().viewer;
  const Findings found = play(GetParam(), viewer < 0 ? base::kNoSeat : Seat{viewer}, 400);
  EXPECT_EQ(found.leak, "");
  EXPECT_GT(found.faces, 500u) << "nothing was to be seen at all";
  if (viewer >= 0) {
    EXPECT_GT(found.marks, 100u) << "nothing was remembered";
  } else {
    EXPECT_EQ(found.marks, 0u) << "a spectator remembers what nobody told";
  }
  EXPECT_TRUE(found.over) << "the game has not been played to its end";
}

// The search itself has teeth: what one seat sees is not for another, nor for a spectator.
TEST(NoFaceOfABiteOnAnyFrame, IsFoundAtTheWrongTable) {
  const Plan plan{.players = 3, .viewer = 0, .seed = 3};
  EXPECT_NE(play(plan, Seat{1}, 40).leak, "");
  EXPECT_NE(play(plan, base::kNoSeat, 40).leak, "");
}

INSTANTIATE_TEST_SUITE_P(Of, NoFaceOfABite,
                         testing::Values(Plan{.players = 4, .viewer = 0, .seed = 3, .options = kExpert},
                                         Plan{.players = 2, .viewer = 1, .seed = 5}, Plan{.players = 9, .viewer = 4, .seed = 6},
                                         Plan{.players = 3, .viewer = -1, .seed = 2}),
                         [](const testing::TestParamInfo<Plan>& each) {
                           return std::to_string(each.param.players) + "Players" +
                                  (each.param.viewer < 0 ? "Spectator" : "Seat" + std::to_string(each.param.viewer));
                         });

}  // namespace
}  // namespace nightcap::tests
