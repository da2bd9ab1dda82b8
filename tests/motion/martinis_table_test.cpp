// The table of Martinis & Men against its promise: played, skipped, switched off or laid out anew, a step ends in the same
// picture; and the picture shows nothing that its viewer can't know.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/rules/match.hpp"
#include "game/martinis/table/table.hpp"
#include "game/martinis/wire/codec.hpp"
#include "platform/null/stage.hpp"
#include "game/martinis/insight/worlds.hpp"
#include "tests/support/random_play.hpp"

namespace nightcap::tests {
namespace {

using base::MindGenerator;
using base::Seat;
using martinis::Action;
using martinis::Event;
using martinis::Rules;
using martinis::State;
using martinis::View;
using martinis::table::MartinisTable;
using scene::Vec2;
using Match = rules::Match<Rules>;
using Actions = std::vector<Action>;

constexpr Vec2 kPage{1920, 1080};
constexpr Vec2 kPages[] = {kPage, {1920, 1200}, {2560, 1080}, {1920, 1440}, {1920, 1080.5f}};
const platform::null::EstimatedMetrics kMetrics;

// A table and how fast it runs.
struct Watcher {
  explicit Watcher(int players) {
    tabletop::TableSetup setup;
    const char* const names[] = {"Ann", "Bob", "Cid", "Dee", "Eve", "Flo"};
    for (int i = 0; i < players; ++i) setup.seats.push_back({names[i], true});
    setup.metrics = &kMetrics;
    setup.tempo = &tempo;
    setup.cosmetic_seed = 7;
    table = std::make_unique<MartinisTable>(std::move(setup));
    table->set_page(page);
  }
  void resize(Vec2 size) {
    page = size;
    table->set_page(size);
  }

  motion::Tempo tempo;
  Vec2 page = kPage;
  std::unique_ptr<MartinisTable> table;
};

std::string words_of(const ui::Widget& w) {
  return std::string(ui::role_name(w.role)) + " " + w.id + " '" + w.name + "' at " + std::to_string(w.rect.x) + "," +
         std::to_string(w.rect.y) + " " + std::to_string(w.rect.w) + "x" + std::to_string(w.rect.h) + " value '" + w.value +
         "' key '" + w.key + "'" + (w.enabled ? " enabled" : "") + (w.focusable ? " focusable" : "") +
         (w.draggable ? " draggable" : "");
}

std::string words_of(const scene::DrawList& list, const scene::DrawItem& item) {
  std::string text(list.text(item.entity));
  text += ": " + std::string(item.sprite.name()) + " '" + std::string(list.text(item.text)) + "'";
  for (const Vec2& corner : item.quad) text += " " + std::to_string(corner.x) + "," + std::to_string(corner.y);
  return text + " alpha " + std::to_string(item.tint.a);
}

// What somebody at that table sees and can act on.
struct Seen {
  explicit Seen(const MartinisTable& table) {
    table.paint(list, {});
    table.collect(widgets);
  }
  scene::DrawList list;
  ui::WidgetList widgets;
};

// The first difference, in words; empty if there is none.
std::string difference(const Seen& a, const Seen& b) {
  const auto left = a.widgets.items(), right = b.widgets.items();
  for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
    const std::string one = i < left.size() ? words_of(left[i]) : "nothing",
                      two = i < right.size() ? words_of(right[i]) : "nothing";
    if (one != two) return "widget " + one + "\n   or  " + two;
  }
  if (a.list == b.list) return {};
  const auto these = a.list.items(), those = b.list.items();
  for (std::size_t i = 0; i < std::max(these.size(), those.size()); ++i) {
    const std::string one = i < these.size() ? words_of(a.list, these[i]) : "nothing";
    const std::string two = i < those.size() ? words_of(b.list, those[i]) : "nothing";
    if (one != two) return "item " + one + "\n or  " + two;
  }
  return "a colour or a style";
}

Actions legal_for(const State& state, Seat viewer) {
  Actions list;
  if (viewer == base::kNoSeat || !Rules::actors(state).has(viewer)) return list;
  Rules::ActionList legal;
  Rules::legal(state, viewer, legal);
  list.assign(legal.begin(), legal.end());
  return list;
}

std::vector<Event> heard_by(std::span<const Event> events, Seat viewer) {
  std::vector<Event> heard;
  for (const Event& event : events) heard.push_back(Rules::heard(event, viewer));
  return heard;
}

// How a step is brought to its end.
enum class Way { kFrames, kReduced, kHurry, kInstant, kResized };
constexpr Way kWays[] = {Way::kFrames, Way::kReduced, Way::kHurry, Way::kInstant, Way::kResized};
const char* name_of(Way way) {
  const char* const names[] = {"in frames", "with reduced motion", "hurried", "instant", "with another page"};
  return names[static_cast<std::size_t>(way)];
}

constexpr int kTooLong = 20'000;  // frames: something never ends

void finish(Watcher& watcher, Way way, MindGenerator& random) {
  MartinisTable& table = *watcher.table;
  watcher.tempo.instant = way == Way::kInstant;
  watcher.tempo.reduced_motion = way == Way::kReduced;
  for (int frame = 0; table.busy() || table.waits_for_throw(); ++frame) {
    ASSERT_LT(frame, kTooLong);
    if (table.waits_for_throw()) {
      ui::WidgetList widgets;
      table.collect(widgets);
      ASSERT_NE(widgets.find("table.roll"), nullptr);
      EXPECT_EQ(table.default_focus(), "table.roll");
      table.press("table.roll");
    }
    switch (way) {
      case Way::kFrames:
      case Way::kReduced:
        table.update(33);
        break;
      case Way::kHurry:
        table.hurry();
        break;
      case Way::kInstant:
        table.update(0);
        break;
      case Way::kResized:
        table.update(static_cast<float>(random.below(900)));
        if (random.below(3) == 0) watcher.resize(kPages[random.below(std::size(kPages))]);
        break;
    }
  }
  // What lingers over the table and blocks nobody.
  for (int frame = 0; table.accompaniment().moving() || table.director().ambient_busy(); ++frame) {
    ASSERT_LT(frame, kTooLong);
    table.update(33);
  }
}

// What may be chosen rises a little, on springs that nobody waits for.
void come_to_rest(MartinisTable& table) {
  for (int frame = 0; frame < 60; ++frame) table.update(16);
}

// Nobody reads of themselves as "you": another may read it.
void expect_names_only(MartinisTable& table) {
  for (const std::string& line : table.take_lines()) {
    std::string words = " ";
    for (const char c : line)
      words += std::isalpha(static_cast<unsigned char>(c)) != 0 ? static_cast<char>(std::tolower(c)) : ' ';
    words += ' ';
    EXPECT_EQ(words.find(" you "), std::string::npos) << line;
    EXPECT_EQ(words.find(" your "), std::string::npos) << line;
    EXPECT_FALSE(line.empty());
  }
}

// Presses a card that does nothing yet; most others of the hand and the pool are such.
void select_anything(MartinisTable& table, MindGenerator& random) {
  table.hurry();
  ui::WidgetList widgets;
  table.collect(widgets);
  std::vector<std::string> cards;
  for (const ui::Widget& widget : widgets.items())
    if (widget.role == ui::Role::kCard && widget.enabled) cards.push_back(widget.id);
  if (cards.empty()) return;
  table.press(cards[random.below(static_cast<std::uint32_t>(cards.size()))]);
  (void)table.take_action();
}

// Every action that the viewer may do, by what a person presses for it.
void expect_paths_to(MartinisTable& table, const Actions& legal, MindGenerator& random) {
  for (const Action& action : legal) {
    if (legal.size() > 12 && random.below(static_cast<std::uint32_t>(legal.size())) > 12) continue;
    table.offer(legal);
    if (random.below(3) == 0) select_anything(table, random);
    for (const std::string& id : table.path(action)) {
      ASSERT_EQ(table.take_action(), std::nullopt) << "before " << id;
      table.hurry();
      ui::WidgetList widgets;
      table.collect(widgets);
      const ui::Widget* widget = widgets.find(id);
      ASSERT_NE(widget, nullptr) << id << " for " << martinis::wire::Codec::action(action);
      EXPECT_TRUE(widget->enabled) << id << " for " << martinis::wire::Codec::action(action);
      table.press(id);
    }
    EXPECT_EQ(table.take_action(), std::optional(action)) << martinis::wire::Codec::action(action);
  }
}

martinis::Options any_options(MindGenerator& random) {
  return {static_cast<std::uint8_t>(1 + random.below(5)), static_cast<std::uint8_t>(4 + random.below(5)),
          static_cast<std::uint8_t>(random.below(2))};
}

Rules::Setup any_setup(int players, MindGenerator& random) {
  Rules::Setup setup;
  setup.players = players;
  setup.options = any_options(random);
  return setup;
}

// Which kinds of events were heard, over all games.
std::set<std::size_t>& kinds_heard() {
  static std::set<std::size_t> kinds;
  return kinds;
}

// One game at one table, as `viewer` sees it; every step must end as the table of the view alone.
class Evening {
 public:
  Evening(int players, Seat viewer, std::uint64_t seed)
      : random_(seed), chance_(seed), viewer_(viewer), played_(players), fresh_(players) {
    const Rules::Setup setup = any_setup(players, random_);
    View before{};
    before.viewer = viewer;
    before.players = static_cast<std::uint8_t>(players);
    before.options = setup.options;
    played_.table->show(before);
    Rules::Events events;
    state_ = Rules::begin(setup, events);
    resolve(events);
    hear({events.begin(), events.end()});
  }

  // Few cards are left: three in each hand, two in the deck and three discards.
  void thin_out() {
    std::vector<martinis::CardId> rest;
    for (int seat = 0; seat < state_.players; ++seat) {
      auto& hand = state_.hands[static_cast<std::size_t>(seat)];
      std::vector<martinis::CardId> cards;
      for (const martinis::CardId card : hand) cards.push_back(card);
      for (std::size_t i = 3; i < cards.size(); ++i) {
        hand.remove(cards[i]);
        rest.push_back(cards[i]);
      }
    }
    state_.piles.replace_deck(std::vector<martinis::CardId>(rest.begin(), rest.begin() + 2));
    state_.piles.discard_card(rest[2]);
    played_.table->show(Rules::view(state_, viewer_));
  }

  void play(int most_steps) {
    for (steps_ = 1; steps_ <= most_steps && !Rules::over(state_) && !testing::Test::HasFailure(); ++steps_) {
      const Move<Rules> move = any_move<Rules>(state_, random_);
      Rules::Events events;
      Rules::apply(state_, move.seat, move.action, events);
      resolve(events);
      hear({events.begin(), events.end()});
    }
    if (!Rules::over(state_)) return;
    const auto rows = played_.table->results();
    ASSERT_EQ(static_cast<int>(rows.size()), state_.players);
    EXPECT_TRUE(rows.front().winner);
  }

 private:
  void resolve(Rules::Events& events) {
    while (Rules::chance_wanted(state_)) Rules::resolve(state_, Rules::draw(state_, chance_), events);
  }

  void hear(const std::vector<Event>& events) {
    const View view = Rules::view(state_, viewer_);
    const Actions legal = legal_for(state_, viewer_);
    const std::vector<Event> heard = heard_by(events, viewer_);
    for (const Event& event : heard) kinds_heard().insert(event.index());
    MartinisTable& table = *played_.table;
    table.hear(heard, view);
    table.offer(legal);
    // Pressed while it moves: the path leads through what has yet to happen.
    if (random_.below(4) == 0) expect_paths_to(table, legal, random_);
    table.offer(legal);
    const Way way = kWays[random_.below(std::size(kWays))];
    finish(played_, way, random_);
    expect_names_only(table);
    fresh_.resize(played_.page);
    fresh_.table->show(view);
    fresh_.table->offer(legal);
    come_to_rest(table);
    come_to_rest(*fresh_.table);
    ASSERT_EQ(difference(Seen(table), Seen(*fresh_.table)), "")
        << name_of(way) << ", viewer " << viewer_.index() << ", step " << steps_ << ", after "
        << martinis::wire::Codec::event(heard.back()) << "\n"
        << martinis::wire::Codec::state(state_);
    EXPECT_EQ(table.scene().size(), fresh_.table->scene().size());
    expect_paths_to(table, legal, random_);
    table.offer(legal);
    if (random_.below(6) == 0) leave_to_everybody(way);
    // A selection that nothing comes of, still on its way when the next step begins.
    if (!legal.empty() && random_.below(2) == 0) {
      const std::vector<std::string> path = table.path(legal[random_.below(static_cast<std::uint32_t>(legal.size()))]);
      if (path.size() > 1) table.press(path.front());
      table.update(static_cast<float>(random_.below(100)));
    }
  }

  // The viewer goes, and comes again: meanwhile it looks as anybody else would be shown it.
  void leave_to_everybody(Way way) {
    if (viewer_ == base::kNoSeat) return;
    const View everybodys = Rules::view(state_, base::kNoSeat);
    for (Watcher* each : {&played_, &fresh_}) each->table->seat_at_bottom(viewer_);
    played_.table->close(everybodys);
    played_.table->offer({});
    finish(played_, way, random_);
    fresh_.resize(played_.page);
    fresh_.table->show(everybodys);
    fresh_.table->offer({});
    ASSERT_EQ(difference(Seen(*played_.table), Seen(*fresh_.table)), "") << name_of(way) << ", step " << steps_;
    played_.table->show(Rules::view(state_, viewer_));
    played_.table->offer(legal_for(state_, viewer_));
  }

  MindGenerator random_;
  base::RulesGenerator chance_;
  State state_;
  Seat viewer_;
  Watcher played_, fresh_;
  int steps_ = 0;
};

class MartinisTableOf : public testing::TestWithParam<int> {};

TEST_P(MartinisTableOf, EndsEveryStepAsItsViewAloneWouldLookForPeopleAndSpectators) {
  for (std::uint64_t game = 0; game < 4 && !HasFailure(); ++game) {
    const Seat viewer = game == 2 ? base::kNoSeat : Seat{static_cast<int>(game) % GetParam()};
    Evening(GetParam(), viewer, 100 * static_cast<std::uint64_t>(GetParam()) + game).play(600);
  }
}

TEST_P(MartinisTableOf, EndsAsItsViewAloneWouldLookWhenTheCardsRunOut) {
  for (std::uint64_t game = 0; game < 4 && !HasFailure(); ++game) {
    Evening evening(GetParam(), Seat{static_cast<int>(game) % GetParam()}, 200 * static_cast<std::uint64_t>(GetParam()) + game);
    evening.thin_out();
    evening.play(600);
  }
}

// Two tables in two worlds that their viewer can't tell apart.
class TwoTables {
 public:
  TwoTables(int players, Seat viewer) : viewer_(viewer), one_(players), two_(players) {}

  void show(const State& real, const State& other) {
    for (const auto& [watcher, state] : {std::pair(&one_, &real), std::pair(&two_, &other)}) {
      watcher->table->show(Rules::view(*state, viewer_));
      watcher->table->offer(legal_for(*state, viewer_));
    }
    expect_same("shown");
  }
  void hear(const Rules::Events& real, const State& real_after, const Rules::Events& other, const State& other_after) {
    tell(one_, real, real_after);
    tell(two_, other, other_after);
    // All the way through: a face may not show while it turns either.
    for (int frame = 0; busy(one_) || busy(two_); ++frame) {
      ASSERT_LT(frame, kTooLong);
      for (Watcher* watcher : {&one_, &two_}) {
        if (watcher->table->waits_for_throw()) watcher->table->press("table.roll");
        watcher->table->update(90);
      }
      expect_same("on its way");
      if (testing::Test::HasFailure()) return;
    }
    EXPECT_EQ(one_.table->take_lines(), two_.table->take_lines());
  }

 private:
  static bool busy(const Watcher& watcher) { return watcher.table->busy() || watcher.table->waits_for_throw(); }
  void tell(Watcher& watcher, const Rules::Events& events, const State& after) const {
    watcher.table->hear(heard_by({events.begin(), events.end()}, viewer_), Rules::view(after, viewer_));
    watcher.table->offer(legal_for(after, viewer_));
  }
  void expect_same(const char* when) const { EXPECT_EQ(difference(Seen(*one_.table), Seen(*two_.table)), "") << when; }

  Seat viewer_;
  Watcher one_, two_;
};

TEST_P(MartinisTableOf, ShowsTheSameInWorldsThatItsViewerCannotTellApart) {
  using martinis::insight::Worlds;
  MindGenerator random(static_cast<std::uint64_t>(GetParam()));
  Match match(any_setup(GetParam(), random), random.next(), rules::Chance::kInternal);
  for (int step = 0; step < 250 && !Rules::over(match.state()) && !HasFailure(); ++step) {
    const State& real = match.state();
    if (random.below(3) == 0) {
      const auto seat = random.below(static_cast<std::uint32_t>(GetParam()) + 1);
      const Seat viewer = static_cast<int>(seat) == GetParam() ? base::kNoSeat : Seat{static_cast<int>(seat)};
      TwoTables tables(GetParam(), viewer);
      wire::Next<Rules> next{any_move<Rules>(real, random), {}};
      State after = real;
      Rules::Events facts, other_facts;
      Rules::apply(after, next.move->seat, next.move->action, facts);
      next.events.assign(facts.begin(), facts.end());
      const State other = Worlds::other_world(real, viewer, &next, random);
      State other_after = other;
      tables.show(real, other);
      Rules::apply(other_after, next.move->seat, Worlds::alike(other, viewer, next, random), other_facts);
      tables.hear(facts, after, other_facts, other_after);
    }
    const Move<Rules> move = any_move<Rules>(match.state(), random);
    ASSERT_FALSE(match.submit(move.seat, move.action).has_value());
  }
}

INSTANTIATE_TEST_SUITE_P(Players, MartinisTableOf, testing::Range(martinis::kMinPlayers, martinis::kMaxPlayers + 1));

// By its own games, as tests may run one by one: enough of them for the rare events too.
TEST(MartinisTable, HasPlayedEveryKindOfEvent) {
  for (std::uint64_t seed = 1; kinds_heard().size() < std::variant_size_v<Event> && seed < 60 && !HasFailure(); ++seed) {
    Evening evening(2 + static_cast<int>(seed % 3), Seat{0}, seed);
    if (seed % 2 == 0) evening.thin_out();
    evening.play(600);
  }
  EXPECT_EQ(kinds_heard().size(), std::variant_size_v<Event>);
}

}  // namespace
}  // namespace nightcap::tests
