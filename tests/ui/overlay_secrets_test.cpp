// The overlay of secrets: it shows what is hidden and who knows it, and its alarm finds a leak that was planted.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "game/app/catalogue.hpp"
#include "game/app/leak_alarm.hpp"
#include "game/app/match_session.hpp"
#include "game/app/open_windows.hpp"
#include "game/martinis/bots/levels.hpp"
#include "game/martinis/insight/insight.hpp"
#include "game/martinis/table/table.hpp"
#include "game/martinis/wire/codec.hpp"
#include "tests/support/glazed.hpp"

namespace nightcap::tests {
namespace {

using base::Seat;

Words among_computers(const char* game, const char* players, const char* seed) {
  return {"--game", game, "--players", players, "--seats", "easy", "--seed", seed, "--speed", "4"};
}

void open_secrets(Window& window) {
  window.key("F3");
  window.advance(100);
  window.click("overlays.menu");
  window.click("overlays.secrets");
  window.advance(100);
}
Json widget(Window& window, const std::string& id) {
  const Json found = window.widget(id);
  EXPECT_FALSE(found.is_null()) << id;
  return found;
}

// Seat 1 sees which Special Card seat 0 holds lowest.
struct Leaky : martinis::insight::Insight {
  static wire::Gate<martinis::Rules> gate() {
    wire::Gate<martinis::Rules> gate;
    gate.view = [](const martinis::State& state, Seat viewer) {
      martinis::View view = martinis::Rules::view(state, viewer);
      if (viewer == Seat{1} && !state.hands[0].empty()) view.known[0].add(state.hands[0].front());
      return view;
    };
    return gate;
  }
};

app::Catalogue leaky() {
  using namespace martinis;
  std::vector<app::GameRow> rows;
  const app::Catalogue usual;
  for (const app::GameRow& row : usual.rows()) rows.push_back(row);
  rows.front().begin = [](const shell::MatchPlan& plan, const Json&,
                          const app::SessionTools& tools) -> nightcap::wire::Expected<std::unique_ptr<app::Session>> {
    Rules::Setup setup;
    setup.players = static_cast<int>(plan.seats.size());
    rules::Match<Rules> match(setup, plan.seed, rules::Chance::kInternal);
    using Session = app::MatchSession<martinis::wire::Codec, table::MartinisTable, app::MartinisWindows, Leaky>;
    return std::unique_ptr<app::Session>(std::make_unique<Session>(std::move(match), plan.seats, bots::make_mind, tools));
  };
  return app::Catalogue(std::move(rows));
}

TEST(SecretsOverlay, NamesSeatAndFieldOfAPlantedLeak) {
  Window window(among_computers("martinis-and-men", "3", "6"), nullptr, leaky());
  overlays::Box box({window.application(), window.runner(), window.stage()}, {}, 1, false);
  window.application().set_glass_box(&box);
  open_secrets(window);
  window.advance(1000, 20);
  EXPECT_EQ(widget(window, "secrets.alarm")["value"], "leak");
  const Json leak = widget(window, "secrets.leak.0");
  EXPECT_EQ(leak["name"], window.application().session()->inspector().name(1));
  EXPECT_NE(leak["value"].get<std::string>().find("known"), std::string::npos) << leak.dump();
  window.application().set_glass_box(nullptr);
}

TEST(SecretsOverlay, FindsNoneInRealGames) {
  for (const Words& game : {among_computers("martinis-and-men", "3", "1"), among_computers("martinis-and-men", "4", "2"),
                            among_computers("cocktail", "4", "1"), among_computers("cocktail", "6", "2")}) {
    Glazed glazed(game);
    open_secrets(glazed.window);
    glazed.window.advance(10'000, 20);
    EXPECT_EQ(glazed.value("secrets.alarm"), "no leak");
    EXPECT_TRUE(glazed.window.widget("secrets.broken").is_null());
    EXPECT_GT(std::stoi(widget(glazed.window, "secrets.alarm")["name"].get<std::string>()), 100) << "worlds";
  }
}

TEST(SecretsOverlay, TellsOfEachBiteWhoKnowsIt) {
  Glazed glazed(among_computers("cocktail", "4", "3"));
  open_secrets(glazed.window);
  const app::Inspector& match = glazed.window.application().session()->inspector();
  Json tables;
  for (int moment = 0; moment < 500 && (tables.is_null() || tables[0]["rows"].size() < 3); ++moment) {
    glazed.window.advance(100, 20);
    tables = match.secrets(match.last_step());
  }
  ASSERT_GE(tables[0]["rows"].size(), 3u);
  const Json state = match.state(match.last_step());
  for (const Json& row : tables[0]["rows"]) {
    // Whoever served it knows it, and so does nobody else.
    EXPECT_EQ(row[4], row[5]) << row.dump();
    EXPECT_NE(row[2], "-");
  }
  glazed.window.advance(100, 20);
  EXPECT_NE(glazed.value("secrets.0.0").find(tables[0]["rows"][0][0].get<std::string>()), std::string::npos);
}

TEST(SecretsOverlay, CountsTheDealsThatFit) {
  // Two players with four cards each: 76 cards that the first doesn't see, four of them in the other's hand.
  martinis::Rules::Setup setup;
  setup.options.hand = 4;
  const rules::Match<martinis::Rules> match(setup, 3, rules::Chance::kInternal);
  const martinis::State& state = match.state();
  const Seat other{state.turn.n == 0 ? 1 : 0};  // who hasn't drawn yet
  const int unseen = martinis::kCards - state.hands[other.n].size();
  ASSERT_EQ(unseen, 76);
  ASSERT_EQ(state.hands[state.turn.n].size(), 5);
  EXPECT_EQ(martinis::insight::deals_that_fit(state, other), 76.0 * 75 * 74 * 73 * 72 / 120);
}

TEST(LeakAlarm, BeginsAnewWithAnotherMatch) {
  Glazed glazed(among_computers("cocktail", "3", "1"));
  app::LeakAlarm alarm;
  alarm.run(glazed.window.application().session()->inspector(), 4);
  EXPECT_EQ(alarm.done(), 1);
  EXPECT_GT(alarm.worlds(), 0);
  Glazed another(among_computers("cocktail", "3", "2"));
  alarm.run(another.window.application().session()->inspector(), 1);
  EXPECT_EQ(alarm.done(), 0) << "what was tried of another match says nothing of this one";
}

}  // namespace
}  // namespace nightcap::tests
