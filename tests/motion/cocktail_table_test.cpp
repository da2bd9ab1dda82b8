// The table of Cocktail lags behind the rules but never lies: however a step is shown, it ends in the picture that the
// view after it makes; and no picture depends on what its viewer may not know.
#include <gtest/gtest.h>

#include <memory>
#include <set>

#include "engine/rules/match.hpp"
#include "game/cocktail/table/table.hpp"
#include "game/cocktail/insight/worlds.hpp"
#include "tests/support/random_play.hpp"

namespace nightcap::tests {
namespace {

using base::MindGenerator;
using base::Seat;
using cocktail::Rules;
using cocktail::table::CocktailTable;
using Match = rules::Match<Rules>;
using Events = std::vector<Rules::Event>;

constexpr float kFrame = 1000.0f / 60;
constexpr int kLongestMotion = 60 * 60;  // frames

tabletop::TableSetup setup_for(int players, const motion::Tempo& tempo) {
  tabletop::TableSetup setup;
  for (int i = 0; i < players; ++i) setup.seats.push_back({"Player " + std::to_string(i), i == 0});
  setup.tempo = &tempo;
  setup.cosmetic_seed = 1;
  return setup;
}

scene::DrawList painted(const CocktailTable& table) {
  scene::DrawList list;
  table.paint(list, {});
  return list;
}

// What can be seen and done, as text.
std::string listed(const CocktailTable& table) {
  ui::WidgetList widgets;
  table.collect(widgets);
  std::string text;
  for (const ui::Widget& widget : widgets.items())
    text += widget.id + "|" + widget.name + "|" + widget.value + "|" + (widget.enabled ? "on" : "off") + "|" +
            std::to_string(widget.rect.x) + "," + std::to_string(widget.rect.y) + "\n";
  return text;
}

// Where two lists begin to differ, for a message.
std::string difference(const scene::DrawList& a, const scene::DrawList& b) {
  const auto one = a.items(), two = b.items();
  const auto tell = [](const scene::DrawList& list, const scene::DrawItem& item) {
    return std::string(list.text(item.entity)) + " " + std::string(item.sprite.name()) + " " +
           std::string(list.text(item.text)) + " at " + std::to_string(item.quad[0].x) + "," + std::to_string(item.quad[0].y);
  };
  for (std::size_t i = 0; i < std::min(one.size(), two.size()); ++i)
    if (one[i].sprite != two[i].sprite || one[i].quad != two[i].quad || !(one[i].tint == two[i].tint) ||
        a.text(one[i].text) != b.text(two[i].text))
      return "item " + std::to_string(i) + ": " + tell(a, one[i]) + " / " + tell(b, two[i]);
  return std::to_string(one.size()) + " and " + std::to_string(two.size()) + " items";
}

std::vector<Rules::Action> legal_for(const Rules::State& state, Seat viewer) {
  Rules::ActionList actions;
  if (viewer != base::kNoSeat) Rules::legal(state, viewer, actions);
  return {actions.begin(), actions.end()};
}

Events heard_by(std::span<const Rules::Event> events, Seat viewer) {
  Events heard;
  for (const auto& event : events) heard.push_back(Rules::heard(event, viewer));
  return heard;
}

cocktail::Options options_of(unsigned bits) {
  const auto bit = [&](unsigned i) { return static_cast<std::uint8_t>((bits >> i) & 1u); };
  return {bit(0), bit(1), bit(2), bit(3)};
}

// A viewer's table, with its own tempo.
struct Watcher {
  explicit Watcher(int players, Seat at, const motion::Tempo& how = {})
      : tempo(how), table(setup_for(players, tempo)), viewer(at) {}
  void show(const Rules::State& state) {
    table.show(Rules::view(state, viewer));
    table.offer(legal_for(state, viewer));
  }
  void hear(const Match& match, std::span<const Rules::Event> events) {
    const Events heard = heard_by(events, viewer);
    table.hear(heard, Rules::view(match.state(), viewer));
    table.offer(legal_for(match.state(), viewer));
  }
  void play_on() {
    for (int n = 0; table.busy(); ++n) {
      ASSERT_LT(n, kLongestMotion);
      table.update(kFrame);
    }
  }
  motion::Tempo tempo;
  CocktailTable table;
  Seat viewer;
};

class Game {
 public:
  Game(int players, unsigned options, std::uint64_t seed)
      : random_(seed), match_({players, std::nullopt, options_of(options)}, seed, rules::Chance::kInternal) {}

  Match& match() { return match_; }
  MindGenerator& random() { return random_; }
  bool over() const { return Rules::over(match_.state()); }
  // One more step; changes and courtesies come up as often as plays.
  std::span<const Rules::Event> step() {
    const Seat seat = any_seat(Rules::actors(match_.state()), random_);
    Rules::ActionList actions;
    Rules::legal(match_.state(), seat, actions);
    Rules::Action action = any_of(actions, random_);
    if (random_.below(3) == 0)
      for (const auto& other : actions)
        if (other.type == Rules::Action::Type::kChange || other.type == Rules::Action::Type::kTake) action = other;
    EXPECT_FALSE(match_.submit(seat, action));
    return match_.fresh();
  }

 private:
  MindGenerator random_;
  Match match_;
};

// How a table looks and lists that is made from the view alone.
struct Settled {
  Settled(const Rules::State& state, Seat viewer) {
    Watcher fresh(state.players, viewer);
    fresh.show(state);
    picture = painted(fresh.table);
    list = listed(fresh.table);
  }
  scene::DrawList picture;
  std::string list;
};

// Whether the table looks and lists like that; a message if not.
void expect_settled(Watcher& watcher, const Settled& wanted, const char* how) {
  while (watcher.table.accompaniment().moving()) watcher.table.update(400);
  const auto shown = painted(watcher.table);
  ASSERT_TRUE(shown == wanted.picture) << how << ", viewer " << watcher.viewer.index() << ": "
                                       << difference(shown, wanted.picture);
  ASSERT_EQ(listed(watcher.table), wanted.list) << how;
}
void expect_settled(Watcher& watcher, const Rules::State& state, const char* how) {
  expect_settled(watcher, Settled(state, watcher.viewer), how);
}

void follow_game(int players, unsigned options, std::uint64_t seed, std::set<std::size_t>& seen) {
  Game game(players, options, seed);
  const int at = static_cast<int>(seed) % (players + 1);
  const Seat viewer = at == players ? base::kNoSeat : Seat{at};
  motion::Tempo fast, instant, reduced;
  fast.speed = 4;
  instant.instant = true;
  reduced.reduced_motion = true;
  reduced.speed = 4;
  Watcher played(players, viewer, fast), calm(players, viewer, reduced), skipped(players, viewer),
      at_once(players, viewer, instant);
  Rules::View before{};
  before.viewer = viewer;
  before.players = static_cast<std::uint8_t>(players);
  before.options = game.match().setup().options;
  Watcher* const all[] = {&played, &calm, &skipped, &at_once};
  for (Watcher* watcher : all) watcher->table.show(before);
  std::span<const Rules::Event> events = game.match().steps().front().events;
  while (true) {
    for (const auto& event : events) seen.insert(event.index());
    for (Watcher* watcher : all) watcher->hear(game.match(), events);
    played.play_on();
    calm.play_on();
    skipped.table.update(static_cast<float>(game.random().below(400)));
    skipped.table.hurry();
    at_once.table.update(kFrame);
    ASSERT_FALSE(at_once.table.busy());
    const Settled wanted(game.match().state(), viewer);
    ASSERT_NO_FATAL_FAILURE(expect_settled(played, wanted, "played"));
    ASSERT_NO_FATAL_FAILURE(expect_settled(calm, wanted, "with reduced motion"));
    ASSERT_NO_FATAL_FAILURE(expect_settled(skipped, wanted, "skipped"));
    ASSERT_NO_FATAL_FAILURE(expect_settled(at_once, wanted, "at once"));
    if (game.over()) return;
    events = game.step();
  }
}

TEST(CocktailTable, EveryStepEndsInThePictureOfTheViewAfterIt) {
  std::set<std::size_t> seen;
  // Every set of house rules; all of them where four play, and each somewhere where fewer or more do.
  for (const int players : {2, 4, 9})
    for (unsigned options = players == 9 ? 1 : 0; options < 16; options += players == 4 ? 1 : 2)
      ASSERT_NO_FATAL_FAILURE(follow_game(players, options, 100 * options + static_cast<unsigned>(players) + 1, seen))
          << players << " players, options " << options;
  EXPECT_EQ(seen.size(), std::variant_size_v<Rules::Event>) << "some event never came up";
}

TEST(CocktailTable, AnyNumberOfPlayersFindsItsPlace) {
  std::set<std::size_t> seen;
  for (int players = 2; players <= 9; ++players)
    ASSERT_NO_FATAL_FAILURE(follow_game(players, 15, 7 + static_cast<unsigned>(players), seen)) << players << " players";
}

TEST(CocktailTable, StepsThatPileUpAreShownInTheirOrder) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Game game(5, 15, seed);
    Watcher watcher(5, Seat{2});
    watcher.show(game.match().state());
    while (!game.over()) {
      for (int n = static_cast<int>(game.random().below(6)); n >= 0 && !game.over(); --n) {
        const auto events = game.step();
        watcher.hear(game.match(), events);
        watcher.table.update(static_cast<float>(game.random().below(300)));
      }
      watcher.table.hurry();
      ASSERT_NO_FATAL_FAILURE(expect_settled(watcher, game.match().state(), "piled up"));
    }
  }
}

TEST(CocktailTable, ThePageMayChangeAndTheScreenMayPassOnAtAnyMoment) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    Game game(4, 15, seed);
    Watcher watcher(4, Seat{0});
    watcher.show(game.match().state());
    while (!game.over()) {
      const auto events = game.step();
      watcher.hear(game.match(), events);
      watcher.table.update(static_cast<float>(game.random().below(1500)));
      if (game.random().below(3) == 0) {
        watcher.viewer = Seat{static_cast<int>(game.random().below(4))};
        watcher.show(game.match().state());
        ASSERT_NO_FATAL_FAILURE(expect_settled(watcher, game.match().state(), "shown to another"));
        continue;
      }
      const scene::Vec2 page = game.random().below(2) == 0
                                   ? scene::Vec2{1920 + static_cast<float>(game.random().below(600)), 1080}
                                   : scene::Vec2{1920, 1080 + static_cast<float>(game.random().below(360))};
      watcher.table.set_page(page);
      ASSERT_FALSE(watcher.table.busy());
      Watcher fresh(4, watcher.viewer);
      fresh.table.set_page(page);
      fresh.show(game.match().state());
      while (watcher.table.accompaniment().moving()) watcher.table.update(400);
      const auto shown = painted(watcher.table), wanted = painted(fresh.table);
      ASSERT_TRUE(shown == wanted) << difference(shown, wanted);
      watcher.table.set_page({1920, 1080});
    }
  }
}

TEST(CocktailTable, EveryLegalActionIsDoneByItsPath) {
  for (const int players : {2, 5, 9}) {
    Game game(players, 15, static_cast<std::uint64_t>(players));
    while (!game.over()) {
      for (const Seat seat : Rules::actors(game.match().state())) {
        Watcher watcher(players, seat);
        watcher.show(game.match().state());
        const auto legal = legal_for(game.match().state(), seat);
        for (int n = 0; n < 8; ++n) {
          const auto& action = legal[game.random().below(static_cast<std::uint32_t>(legal.size()))];
          for (const std::string& id : watcher.table.path(action)) {
            ui::WidgetList widgets;
            watcher.table.collect(widgets);
            const ui::Widget* widget = widgets.find(id);
            ASSERT_NE(widget, nullptr) << id;
            ASSERT_TRUE(widget->enabled) << id;
            watcher.table.press(id);
          }
          const auto decided = watcher.table.take_action();
          ASSERT_TRUE(decided.has_value());
          ASSERT_TRUE(*decided == action);
          watcher.table.offer(legal);
        }
        while (watcher.table.back()) FAIL() << "a draft outlived the offer";
      }
      game.step();
    }
  }
}

TEST(CocktailTable, ADraftIsGivenUpStepByStep) {
  Game game(3, 8, 2);
  while (game.match().state().phase != cocktail::Phase::kTurn) game.step();
  const Seat seat = game.match().state().turn;
  Watcher watcher(3, seat);
  watcher.show(game.match().state());
  const auto before = painted(watcher.table);
  const auto legal = legal_for(game.match().state(), seat);
  const auto path = watcher.table.path(legal.front());
  for (std::size_t i = 0; i + 1 < path.size(); ++i) watcher.table.press(path[i]);
  watcher.table.update(50);  // half-way up
  for (int n = 0; n < 3; ++n) EXPECT_TRUE(watcher.table.back());
  EXPECT_FALSE(watcher.table.back());
  for (int n = 0; n < 60; ++n) watcher.table.update(kFrame);
  EXPECT_TRUE(painted(watcher.table) == before);
  EXPECT_FALSE(watcher.table.take_action());
}

TEST(CocktailTable, ADragFromTheHandToATrayOpensTheDeclarations) {
  Game game(3, 8, 2);
  while (game.match().state().phase != cocktail::Phase::kTurn) game.step();
  const Seat seat = game.match().state().turn;
  Watcher watcher(3, seat);
  watcher.show(game.match().state());
  const auto path = watcher.table.path(legal_for(game.match().state(), seat).front());
  watcher.table.drop(path[0], path[1]);
  ui::WidgetList widgets;
  watcher.table.collect(widgets);
  for (const char* kind : {"olive", "cheese", "wine", "caviar", "cocktail", "blue-poison", "red-poison"}) {
    const ui::Widget* choice = widgets.find(std::string("declare.") + kind);
    ASSERT_NE(choice, nullptr);
    EXPECT_TRUE(choice->enabled && choice->value.empty()) << "nothing is chosen for the player";
  }
  EXPECT_FALSE(widgets.find("table.play")->enabled);
}

TEST(CocktailTable, WithoutTheMemoryAidTagsVanishOnceTheBiteLies) {
  Game game(4, 0, 5);
  Watcher watcher(4, Seat{1});
  watcher.show(game.match().state());
  while (!game.over()) {
    const auto events = game.step();
    watcher.hear(game.match(), events);
    watcher.table.hurry();
    const scene::DrawList list = painted(watcher.table);
    const auto tags = std::count_if(list.items().begin(), list.items().end(),
                                    [](const scene::DrawItem& item) { return item.sprite.name().starts_with("tag"); });
    ASSERT_EQ(tags, game.match().state().phase == cocktail::Phase::kWindow ? 1 : 0);
  }
}

TEST(CocktailTable, NoFrameTellsWhatItsViewerMayNotKnow) {
  using Worlds = cocktail::insight::Worlds;
  int compared = 0;
  for (const int players : {2, 4, 9}) {
    Game game(players, 9, 40 + static_cast<std::uint64_t>(players));
    while (!game.over()) {
      const Rules::State real = game.match().state();
      const int at = static_cast<int>(game.random().below(static_cast<std::uint32_t>(players + 1)));
      const Seat viewer = at == players ? base::kNoSeat : Seat{at};
      wire::Next<Rules> next{any_move<Rules>(real, game.random()), {}};
      rules::EventList<Rules::Event> facts, other_facts;
      Rules::State after = real;
      Rules::apply(after, next.move->seat, next.move->action, facts);
      next.events.assign(facts.begin(), facts.end());
      Rules::State other = Worlds::other_world(real, viewer, &next, game.random());
      const auto alike = Worlds::alike(other, viewer, next, game.random());

      Watcher one(players, viewer), two(players, viewer);
      one.show(real);
      two.show(other);
      ASSERT_TRUE(painted(one.table) == painted(two.table));
      ASSERT_EQ(listed(one.table), listed(two.table));
      Rules::apply(other, next.move->seat, alike, other_facts);
      one.table.hear(heard_by({facts.begin(), facts.end()}, viewer), Rules::view(after, viewer));
      two.table.hear(heard_by({other_facts.begin(), other_facts.end()}, viewer), Rules::view(other, viewer));
      ASSERT_EQ(one.table.take_lines(), two.table.take_lines());
      for (int frame = 0; one.table.busy() || two.table.busy(); ++frame) {
        ASSERT_EQ(one.table.busy(), two.table.busy()) << "the time tells";
        const auto shown = painted(one.table), elsewhere = painted(two.table);
        ASSERT_TRUE(shown == elsewhere) << "frame " << frame << ": " << difference(shown, elsewhere);
        ASSERT_EQ(listed(one.table), listed(two.table));
        one.table.update(60);
        two.table.update(60);
      }
      ++compared;
      game.step();
    }
  }
  EXPECT_GT(compared, 200);
}

// Art direction §5: no seat meets another, the middle or the viewer's things, on any page.
TEST(CocktailTable, NothingOverlapsOnAnyPage) {
  using cocktail::table::Geometry;
  const auto apart = [](const scene::Rect& a, const scene::Rect& b) {
    return a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
  };
  for (const scene::Vec2 page : {scene::Vec2{1920, 1080}, {2520, 1080}, {1920, 1440}, {1920, 1200}}) {
    for (int players = 2; players <= 9; ++players) {
      const Geometry geometry(page, players, 0);
      std::vector<std::pair<std::string, scene::Rect>> boxes;
      for (int s = 0; s < players; ++s) {
        const std::string seat = "seat " + std::to_string(s);
        boxes.emplace_back(seat + " medal", geometry.medal(s));
        boxes.emplace_back(seat + " plate", geometry.seat(s).plate);
        boxes.emplace_back(seat + " tray", geometry.tray(s));
      }
      const auto card = [](const scene::Pose& pose) {
        return scene::Rect::around(pose.at, cocktail::table::kCardSize.x * pose.scale,
                                   cocktail::table::kCardSize.y * pose.scale);
      };
      boxes.emplace_back("reserve", card(geometry.reserve()));
      boxes.emplace_back("air", card(geometry.air()));
      boxes.emplace_back("first discard", card(geometry.discard(0, 9)));
      boxes.emplace_back("last discard", card(geometry.discard(8, 9)));
      boxes.emplace_back("prompt", geometry.prompt());
      boxes.emplace_back("pits", geometry.pits());
      boxes.emplace_back("round", geometry.round());
      for (int i = 0; i < 3; ++i) {
        boxes.emplace_back("action " + std::to_string(i), geometry.action(i));
        boxes.emplace_back("hand " + std::to_string(i), card(geometry.hand(0, i, 3)));
      }
      const auto together = [](const std::string& a, const std::string& b) {
        return (a.ends_with("discard") && b.ends_with("discard")) || (a.starts_with("hand") && b.starts_with("hand"));
      };
      for (std::size_t i = 0; i < boxes.size(); ++i) {
        const scene::Rect& r = boxes[i].second;
        EXPECT_TRUE(r.x >= 0 && r.y >= 0 && r.x + r.w <= page.x && r.y + r.h <= page.y)
            << players << ": " << boxes[i].first << " leaves the page";
        for (std::size_t k = i + 1; k < boxes.size(); ++k)
          if (!together(boxes[i].first, boxes[k].first)) {
            EXPECT_TRUE(apart(boxes[i].second, boxes[k].second)) << players << " players, page " << page.x << "x" << page.y
                                                                 << ": " << boxes[i].first << " meets " << boxes[k].first;
          }
      }
    }
  }
}

}  // namespace
}  // namespace nightcap::tests
