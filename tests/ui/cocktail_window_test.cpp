// Cocktail's open windows (CK-4.5, CK-4.6) before everybody's eyes: in calm an order that is drawn anew and shown, in a
// race whoever is first; no curtain, no late answer, and no delay that tells anything.

#include <gtest/gtest.h>

#include "tests/support/cocktail_answers.hpp"
#include "tests/ui/person.hpp"

namespace nightcap::tests {
namespace {

using base::Seat;

struct Evening {
  int players = 4;
  const char* seats = "human";
  const char* answers = "calm";
  int seed = 1;
  const char* options = "{}";
  const char* speed = "4";
};

Words arguments(const Evening& e) {
  return {"--game",    "cocktail", "--players", std::to_string(e.players), "--seats", e.seats, "--answers", e.answers,
          "--options", e.options,  "--seed",    std::to_string(e.seed),    "--speed", e.speed};
}

// The seats of "Monty passed, Lola is thinking, Coco", in that order.
std::vector<int> seats_in(const std::string& words) {
  std::vector<std::pair<std::size_t, int>> found;
  for (int seat = 0; seat < 9; ++seat)
    if (const auto at = words.find(kNames[seat]); at != std::string::npos) found.emplace_back(at, seat);
  std::sort(found.begin(), found.end());
  std::vector<int> seats;
  for (const auto& [at, seat] : found) seats.push_back(seat);
  return seats;
}

bool usable(Window& window, const std::string& id) {
  const ui::Widget* widget = window.application().widgets().find(id);
  return widget != nullptr && widget->enabled;
}

Json find_action(Window& window, const std::string& type) {
  for (const Json& each : window.actions())
    if (each["action"]["type"] == type) return each;
  return nullptr;
}

// Whoever is to act, somehow, but never in a window; a curtain is lifted.
void go_on(Window& window, base::MindGenerator& random) {
  if (window.screen() == "curtain") return window.click("curtain.ready");
  const Json actions = window.actions();
  if (actions.empty()) return;
  std::vector<Json> plays;
  for (const Json& each : actions)
    if (each["action"]["type"] == "play") plays.push_back(each);
  const Json chosen = plays.empty() ? actions[random.below(static_cast<std::uint32_t>(actions.size()))]
                                    : plays[random.below(static_cast<std::uint32_t>(plays.size()))];
  for (const std::string id : chosen["path"]) window.click(id);
}

// Plays on, whatever happens, until somebody of this screen can answer.
void to_answers(Window& window, base::MindGenerator& random) {
  for (int i = 0; i < 400 && !testing::Test::HasFailure(); ++i) {
    window.settle();
    if (window.has("window.order") && !window.actions().empty()) return;
    if (window.good("position")["actors"].empty()) break;
    go_on(window, random);
  }
  ADD_FAILURE() << "no window opens";
}

TEST(CocktailWindow, calm_draws_an_order_anew_shows_it_and_everybody_keeps_to_it) {
  Window window(arguments({6, "human,easy", "calm", 7}));
  base::MindGenerator random(1);
  std::set<std::vector<int>> orders;
  std::vector<int> shown, answered;
  int windows = 0;
  for (int i = 0; i < 20'000 && windows < 10 && !HasFailure(); ++i) {
    window.advance(17);
    const Json position = window.good("position");
    if (position["actors"].empty()) break;
    for (const Json& event : answers_in(position)) {
      ASSERT_LT(answered.size(), shown.size());
      EXPECT_EQ(event["player"].get<int>(), shown[answered.size()]) << "out of place";
      answered.push_back(event["player"].get<int>());
    }
    const bool open = window.has("window.order");
    if (open && shown.empty()) {
      shown = seats_in(window.value("window.order"));
      EXPECT_GE(shown.size(), 3u);
      orders.insert(shown);
      ++windows;
    }
    if (!open && window.application().session()->settled()) {
      shown.clear();
      answered.clear();
      go_on(window, random);
    } else if (open && usable(window, "window.pass")) {
      EXPECT_EQ(shown[answered.size()], 0) << "asked before the place has come";
      window.click("window.pass");
    } else if (!open && !window.application().session()->table().busy()) {
      shown.clear();
      answered.clear();
    }
  }
  EXPECT_EQ(windows, 10);
  EXPECT_GE(orders.size(), 9u) << "drawn anew";
}

TEST(CocktailWindow, in_calm_a_courtesy_closes_it_on_those_whose_places_come_later) {
  int closed = 0;
  for (int seed = 1; seed < 12; ++seed) {
    Window window(arguments({5, "human", "calm", seed}));
    base::MindGenerator random(2);
    to_answers(window, random);
    while (window.has("window.order") && !HasFailure()) {
      const auto order = seats_in(window.value("window.order"));
      const int seat = window.good("actions")["seat"];
      const bool last = order.back() == seat;
      const Json thanks = find_action(window, "courtesy");
      static_cast<void>(window.good("position"));
      window.click(!thanks.is_null() ? "window.courtesy" : "window.pass");
      const Json answers = answers_in(window.good("position"));
      ASSERT_EQ(answers.size(), 1u);
      EXPECT_EQ(answers[0]["player"], seat);
      if (thanks.is_null()) {
        window.settle();
        continue;
      }
      EXPECT_TRUE(window.actions().empty()) << "nobody else is asked";
      EXPECT_FALSE(usable(window, "window.pass"));
      window.settle();
      EXPECT_FALSE(window.has("window.order"));
      closed += !last;
      break;
    }
  }
  EXPECT_GE(closed, 5);
}

TEST(CocktailWindow, in_calm_whose_place_it_is_is_asked_by_name) {
  Window window(arguments({4, "human", "calm", 4}));
  base::MindGenerator random(2);
  std::set<int> asked;
  for (int i = 0; i < 8; ++i) {
    to_answers(window, random);
    if (HasFailure()) return;
    const int seat = window.good("actions")["seat"];
    asked.insert(seat);
    const std::string prompt = window.widget("table.prompt")["name"];
    EXPECT_NE(prompt.find(std::string(kNames[seat]) + ", "), std::string::npos) << prompt;
    EXPECT_EQ(window.focus(), "window.pass");
    window.key("P");
  }
  EXPECT_GE(asked.size(), 3u);
}

TEST(CocktailWindow, in_calm_the_answers_of_one_person_are_there_but_wait_for_their_place) {
  int waited = 0;
  for (int seed = 1; seed < 20 && waited < 3 && !HasFailure(); ++seed) {
    Window window(arguments({5, "human,easy", "calm", seed, "{}", "1"}));
    base::MindGenerator random(5);
    for (int i = 0; i < 2000 && !HasFailure(); ++i) {
      app::Session& session = *window.application().session();
      if (!window.has("window.order") && session.settled()) go_on(window, random);
      window.advance(34);
      if (!window.has("window.pass")) continue;
      if (usable(window, "window.pass")) break;  // the first of all
      static_cast<void>(window.good("position"));
      EXPECT_EQ(window.bad({{"cmd", "click"}, {"id", "window.pass"}}), "disabled");
      EXPECT_TRUE(window.actions().empty());
      window.key("S");
      for (const Json& event : answers_in(window.good("position"))) EXPECT_NE(event["player"], 0);
      window.settle();
      ++waited;
      break;
    }
  }
  EXPECT_EQ(waited, 3);
}

TEST(CocktailWindow, a_race_of_nine_people_is_run_by_their_keys) {
  std::set<int> suspected, thanked;
  for (int seed = 1; seed < 7 && suspected.size() + thanked.size() < 18; ++seed) {
    Window window(arguments({9, "human", "race", seed}));
    base::MindGenerator random(static_cast<std::uint64_t>(seed));
    for (int round = 0; round < 6 && !HasFailure(); ++round) {
      to_answers(window, random);
      EXPECT_EQ(window.focus(), "window.nobody");
      static_cast<void>(window.good("position"));
      const auto everybody = seats_in(window.value("window.order"));
      ASSERT_EQ(everybody.size(), 8u);
      int thanks = -1;
      for (const int seat : everybody)
        if (window.has("window.courtesy." + std::to_string(seat)) && (thanks < 0 || !thanked.contains(seat))) thanks = seat;
      ASSERT_GE(thanks, 0);
      // Three of them doubt it one right after the other, while their chips still move; then somebody thanks.
      Words wanted;
      int n = 0;
      for (const int seat : everybody) {
        if (seat == thanks || n == 3 || (suspected.contains(seat) && n > 0)) continue;
        window.key(std::to_string(seat + 1));
        wanted.push_back("suspected " + std::to_string(seat));
        suspected.insert(seat);
        ++n;
      }
      window.key(std::string(1, "QWERTYUIO"[thanks]));
      wanted.push_back("courtesy " + std::to_string(thanks));
      thanked.insert(thanks);
      Words seen;
      for (const Json& event : answers_in(window.good("position")))
        seen.push_back(event["type"].get<std::string>() + " " + std::to_string(event["player"].get<int>()));
      EXPECT_EQ(seen, wanted);
      window.settle();
    }
  }
  EXPECT_EQ(suspected.size(), 9u);
  EXPECT_EQ(thanked.size(), 9u);
}

TEST(CocktailWindow, in_a_race_nobody_else_passes_for_all_people_of_the_screen) {
  Window window(arguments({4, "human", "race", 2}));
  base::MindGenerator random(3);
  to_answers(window, random);
  static_cast<void>(window.good("position"));
  window.key("P");
  const Json answers = answers_in(window.good("position"));
  EXPECT_EQ(answers.size(), 3u);
  for (const Json& event : answers) EXPECT_EQ(event["type"], "window-passed");
}

TEST(CocktailWindow, in_a_race_keys_count_at_once_and_once_while_answers_of_others_still_move) {
  Window window(arguments({4, "human,easy", "race", 6, "{}", "1"}));
  base::MindGenerator random(4);
  int pressed = 0;
  for (int i = 0; i < 20'000 && pressed < 3 && !HasFailure(); ++i) {
    window.advance(17);
    if (window.good("position")["actors"].empty()) break;
    app::Session& session = *window.application().session();
    if (usable(window, "window.pass") && window.value("window.order").find("passed") != std::string::npos &&
        session.table().busy()) {
      static_cast<void>(window.good("position"));
      window.key("S");
      window.key("S");
      window.key("P");
      const Json answers = answers_in(window.good("position"));
      ASSERT_EQ(answers.size(), 1u);
      EXPECT_EQ(answers[0]["player"], 0);
      EXPECT_EQ(answers[0]["type"], "suspected");
      ++pressed;
    } else if (!window.has("window.order") && session.settled()) {
      go_on(window, random);
    }
  }
  EXPECT_EQ(pressed, 3);
}

TEST(CocktailWindow, at_nine_seats_a_late_key_is_told_to_its_owner) {
  Window window(arguments({9, "human", "race", 3, "{}", "1"}));
  base::MindGenerator random(1);
  to_answers(window, random);
  const auto everybody = seats_in(window.value("window.order"));
  int thanks = -1;
  for (const int seat : everybody)
    if (window.has("window.courtesy." + std::to_string(seat))) thanks = seat;
  ASSERT_GE(thanks, 0);
  const int slow = everybody.front() == thanks ? everybody.back() : everybody.front();
  window.key(std::string(1, "QWERTYUIO"[thanks]));
  const int step = window.good("position")["step"];
  static_cast<void>(window.good("narration"));
  window.advance(100);
  window.key(std::to_string(slow + 1));
  EXPECT_EQ(window.good("position")["step"], step);
  const std::string wanted = std::string("Too late, ") + kNames[slow] + ": " + kNames[thanks] + " was first.";
  const Json lines = window.good("narration")["lines"];
  EXPECT_NE(std::find(lines.begin(), lines.end(), Json(wanted)), lines.end()) << lines.dump();
  EXPECT_EQ(window.widget("table.caption")["name"], wanted);
}

TEST(CocktailWindow, no_curtain_is_on_any_frame_of_a_window_and_nobodys_hand_lies_open) {
  for (const char* answers : {"calm", "race"}) {
    Window window(arguments({4, "human,human,human,easy", answers, 5, R"({"hand_over":true})"}));
    base::MindGenerator random(8);
    int frames = 0, handed = 0;
    for (int i = 0; i < 900 && !HasFailure(); ++i) {
      const Json view = window.good("view")["view"];
      const std::string phase = view.is_null() ? "" : view["phase"].get<std::string>();
      if (phase == "over") break;
      if (phase == "window" || phase == "hand-over") {
        ++frames;
        handed += phase == "hand-over";
        ASSERT_EQ(window.screen(), "table");
        ASSERT_FALSE(window.application().session()->viewer().has_value());
      }
      if (!window.application().session()->settled()) {
        window.advance(34);
        continue;
      }
      if (phase == "window") {
        // Somebody doubts: then cubes are handed over.
        const Json actions = window.actions();
        for (const std::string id : actions[random.below(static_cast<std::uint32_t>(actions.size()))]["path"]) window.click(id);
      } else {
        go_on(window, random);
      }
    }
    EXPECT_GT(frames, 100) << answers;
    EXPECT_GT(handed, 3) << answers;
  }
}

TEST(CocktailWindow, whole_games_end_calm_and_as_a_race_standard_and_expert) {
  constexpr const char* kExpert = R"({"hand_over":true,"heavy_dishonor":true,"drunk":true})";
  for (const char* answers : {"calm", "race"})
    for (const int players : {2, 4, 9})
      for (const char* options : {"{}", kExpert}) {
        SCOPED_TRACE(std::string(answers) + ", " + std::to_string(players) + ", " + options);
        Window window(arguments({players, players == 9 ? "human,human,easy" : "human,easy", answers, players, options}));
        Person person(window, Device::kMouse, static_cast<std::uint64_t>(players));
        person.play();
        ASSERT_EQ(window.screen(), "results");
        // The order in which it was answered is in its record, and what chance did is in the rules alone.
        protocol::Program program;
        const Json loaded =
            Json::parse(program.answer(Json{{"cmd", "load"}, {"save", window.application().session()->save()}}.dump()));
        EXPECT_EQ(loaded["hash"], person.hash());
      }
}

TEST(CocktailWindow, how_it_is_answered_changes_nothing_that_chance_does) {
  Json hashes[2];
  for (int i = 0; i < 2; ++i) {
    Window window(arguments({4, "human", i == 0 ? "calm" : "race", 9}));
    base::MindGenerator random(1);
    to_answers(window, random);
    hashes[i] = window.good("position")["hash"];
  }
  EXPECT_EQ(hashes[0], hashes[1]);
}

TEST(CocktailWindow, the_lobby_offers_a_choice_and_the_table_keeps_to_it) {
  Window window;
  window.click("title.cocktail");
  EXPECT_EQ(window.value("lobby.option.answers"), "Calm");
  window.click("lobby.option.answers");
  EXPECT_EQ(window.value("lobby.option.answers"), "Race");
  for (int seat = 1; seat < 3; ++seat)
    while (window.value("lobby.seat." + std::to_string(seat) + ".kind") != "Person")
      window.click("lobby.seat." + std::to_string(seat) + ".kind");
  window.click("lobby.start");
  base::MindGenerator random(1);
  to_answers(window, random);
  EXPECT_TRUE(window.has("window.nobody"));
  EXPECT_EQ(window.widget("window.order")["name"], "Answers");
}

TEST(CocktailWindow, a_race_is_run_in_the_same_order_at_every_frame_rate) {
  Words seen[3];
  const double rates[] = {24, 60, 144};
  for (int i = 0; i < 3; ++i) {
    Window window(arguments({6, "human,easy", "race", 4, "{}", "1"}));
    base::MindGenerator random(1);
    to_answers(window, random);
    static_cast<void>(window.good("position"));
    window.advance(4600, rates[i]);
    for (const Json& event : answers_in(window.good("position")))
      seen[i].push_back(event["type"].get<std::string>() + " " + std::to_string(event["player"].get<int>()));
  }
  EXPECT_GE(seen[0].size(), 2u);
  EXPECT_EQ(seen[0], seen[1]);
  EXPECT_EQ(seen[0], seen[2]);
}

}  // namespace
}  // namespace nightcap::tests
