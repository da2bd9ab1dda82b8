// What people and window systems do to a program: resizing, minimising, impatient clicks, keys held down, focus lost.

#include <gtest/gtest.h>

#include "tests/ui/person.hpp"

namespace nightcap::tests {
namespace {

constexpr const char* kGames[] = {"martinis-and-men", "cocktail"};

Words people(const char* game, int players, int seed, const char* speed = "1") {
  return {"--game",    game, "--players", std::to_string(players), "--seats", "human",
          "--starter", "0",  "--seed",    std::to_string(seed),    "--speed", speed};
}

scene::Vec2 middle_of(Window& window, const std::string& id) {
  const Json rect = window.widget(id)["rect"];
  return {rect[0].get<float>() + rect[2].get<float>() / 2, rect[1].get<float>() + rect[3].get<float>() / 2};
}

// Lifts curtains until somebody may act.
void to_somebodys_turn(Window& window) {
  for (int i = 0; i < 3; ++i) {
    window.settle();
    if (window.screen() != "curtain") return;
    window.click("curtain.ready");
  }
}

TEST(RoughHandling, resizing_in_the_middle_of_motion_ends_in_the_same_table) {
  constexpr std::pair<int, int> kExtremes[] = {{64, 64}, {4096, 2160}, {64, 2160}, {4096, 64}, {1280, 720}};
  for (const char* game : kGames) {
    Window calm(people(game, 4, 3)), shaken(people(game, 4, 3));
    Person one(calm, Device::kMouse, 5), other(shaken, Device::kMouse, 5);
    base::MindGenerator random(1);
    for (int round = 0; round < 10; ++round) {
      for (int i = 0; i < 25; ++i) {
        const int w = i < 5 ? kExtremes[i].first : 64 + static_cast<int>(random.below(4033));
        const int h = i < 5 ? kExtremes[i].second : 64 + static_cast<int>(random.below(2097));
        shaken.good({{"cmd", "resize"}, {"w", w}, {"h", h}});
        shaken.advance(20);
        EXPECT_FALSE(shaken.draws().empty());
      }
      shaken.good({{"cmd", "resize"}, {"w", 1280}, {"h", 720}});
      for (Window* window : {&calm, &shaken}) {
        window->settle();
        window->advance(62000, 10);  // by then the room is at rest, too
      }
      ASSERT_EQ(calm.draws(), shaken.draws()) << game << ", round " << round;
      for (auto [window, person] : {std::pair{&calm, &one}, std::pair{&shaken, &other}}) {
        if (window->screen() == "curtain") {
          person->press("curtain.ready");
          window->settle();
        }
        person->act();
      }
    }
  }
}

TEST(RoughHandling, everything_is_on_the_page_at_any_size) {
  constexpr std::pair<int, int> kSizes[] = {{1280, 720}, {1024, 768}, {2560, 1080}, {800, 1280}, {3840, 2160}};
  for (const char* game : kGames) {
    for (const int players : {2, 4, std::string(game) == "cocktail" ? 9 : 6}) {
      Window window(people(game, players, 3, "instant"));
      Person person(window, Device::kMouse, 5);
      for (int step = 0; step < 30; ++step) {
        to_somebodys_turn(window);
        for (const auto& [w, h] : kSizes) {
          window.good({{"cmd", "resize"}, {"w", w}, {"h", h}});
          for (const Json& widget : window.widgets()) {
            const Json& r = widget["rect"];
            const double x = r[0].get<double>() + r[2].get<double>() / 2, y = r[1].get<double>() + r[3].get<double>() / 2;
            EXPECT_TRUE(x >= 0 && y >= 0 && x <= w && y <= h)
                << game << ", " << players << " players, " << w << "x" << h << "\n"
                << widget.dump();
          }
          if (testing::Test::HasFailure()) return;
        }
        person.act();
        window.settle();
        if (person.over()) break;
      }
    }
  }
}

TEST(RoughHandling, two_clicks_in_quick_succession_act_once) {
  for (const char* game : kGames) {
    for (const int count : {2, 3}) {
      Window window(people(game, 3, 6, "4"));
      base::MindGenerator random(7);
      for (int i = 0; i < 60; ++i) {
        window.settle();
        if (window.screen() == "curtain") {
          window.click("curtain.ready", count);
          EXPECT_EQ(window.screen(), "table");
          continue;
        }
        const Json before = window.good("position");
        if (before["actors"].empty()) break;
        const Json actions = window.actions();
        ASSERT_FALSE(actions.empty());
        const Json& chosen = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        for (const std::string id : chosen["path"]) window.click(id, count);
        ASSERT_EQ(window.good("position")["step"], before["step"].get<int>() + steps_of(chosen, before))
            << game << " " << chosen.dump();
      }
    }
  }
}

TEST(RoughHandling, a_key_held_down_presses_once) {
  for (const char* game : kGames) {
    Window window(people(game, 3, 6));
    base::MindGenerator random(8);
    for (int i = 0; i < 40; ++i) {
      window.settle();
      const std::string screen = window.screen();
      const Json before = window.good("position");
      if (before["actors"].empty()) break;
      Json chosen{{"path", {"curtain.ready"}}};
      if (screen == "table") {
        const Json actions = window.actions();
        ASSERT_FALSE(actions.empty());
        chosen = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
      }
      for (const std::string id : chosen["path"]) {
        window.walk_to(id);
        window.post(input::Key{"Return", true, false, {}});
        for (int held = 0; held < 10; ++held) {
          window.advance(30);
          window.post(input::Key{"Return", true, true, {}});
        }
        window.post(input::Key{"Return", false, false, {}});
      }
      ASSERT_EQ(window.good("position")["step"], before["step"].get<int>() + (screen == "table" ? steps_of(chosen, before) : 0))
          << game;
    }
  }
}

TEST(RoughHandling, holding_a_key_does_not_hurry_what_moves) {
  Window window(people("cocktail", 4, 6)), other(people("cocktail", 4, 6));
  for (int i = 0; i < 10; ++i) {
    window.post(input::Key{"Return", true, true, {}});
    window.advance(20);
  }
  other.advance(200);
  EXPECT_EQ(window.settle()["ms"], other.settle()["ms"]);
}

TEST(RoughHandling, clicks_while_things_move_are_neither_lost_nor_doubled) {
  for (const char* game : kGames) {
    Window window(people(game, 3, 9, "0.5"));
    base::MindGenerator random(10);
    int hasty = 0;
    for (int i = 0; i < 4000 && hasty < 80; ++i) {
      if (window.screen() == "curtain") {
        window.click("curtain.ready");
        continue;
      }
      const Json before = window.good("position");
      if (before["actors"].empty()) break;
      const Json actions = window.actions();
      if (actions.empty()) {
        window.advance(50);
        continue;
      }
      const Json& chosen = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
      for (const std::string id : chosen["path"]) {
        window.click(id);
        window.advance(static_cast<int>(random.below(40)));
      }
      ASSERT_EQ(window.good("position")["step"], before["step"].get<int>() + steps_of(chosen, before))
          << game << " " << chosen.dump();
      ++hasty;
    }
    EXPECT_GE(hasty, 30);
  }
}

TEST(RoughHandling, a_button_held_while_the_window_loses_the_focus_is_let_go) {
  for (const char* game : kGames) {
    Window window(people(game, 3, 2));
    to_somebodys_turn(window);
    const scene::Vec2 menu = middle_of(window, "table.menu");
    window.post(input::PointerButton{menu, 1, true});
    window.good({{"cmd", "window"}, {"event", "focus-lost"}});
    window.good({{"cmd", "window"}, {"event", "focus-gained"}});
    window.post(input::PointerButton{menu, 1, false});
    EXPECT_FALSE(window.has("menu"));
    window.click("table.menu");
    EXPECT_TRUE(window.has("menu"));
  }
}

TEST(RoughHandling, a_press_that_is_let_go_elsewhere_does_nothing) {
  Window window;
  const scene::Vec2 quit = middle_of(window, "title.quit"), door = middle_of(window, "title.cocktail");
  window.post(input::PointerButton{quit, 1, true});
  window.post(input::PointerMoved{door});
  window.post(input::PointerButton{door, 1, false});
  EXPECT_EQ(window.screen(), "title");
  EXPECT_FALSE(window.has("leave"));
}

TEST(RoughHandling, a_card_dropped_beside_everything_goes_home) {
  for (const char* game : kGames) {
    Window window(people(game, 3, 2));
    to_somebodys_turn(window);
    if (window.has("table.direction.clockwise")) window.click("table.direction.clockwise");
    to_somebodys_turn(window);
    window.advance(3000);
    const Json before = window.good("position")["hash"];
    for (const Json& widget : window.widgets())
      if (widget["id"].get<std::string>().rfind("table.hand.", 0) == 0 && widget["enabled"] == true)
        for (const Json& to : {Json{2, 700}, Json{-50, -50}, Json{640, 360}})
          window.good({{"cmd", "drag"}, {"from", widget["id"]}, {"to", to}});
    EXPECT_EQ(window.good("position")["hash"], before);
    for (const Json& item : window.draws()) EXPECT_NE(item["entity"], "table.dragged");
  }
}

TEST(RoughHandling, a_path_goes_on_from_what_is_chosen_already) {
  for (const char* game : {"martinis-and-men", "cocktail"}) {
    Window window(people(game, 3, 5, "instant"));
    Person person(window, Device::kMouse, 5);
    int done = 0;
    for (int i = 0; i < 60 && done < 4 && !person.over(); ++i) {
      to_somebodys_turn(window);
      Json chosen;
      for (const Json& each : window.actions())
        if (each["path"].size() >= 2 && each["path"][0].get<std::string>().starts_with("table.hand.")) chosen = each;
      if (chosen.is_null()) {
        person.act();
        continue;
      }
      const int before = window.good("position")["step"];
      window.click(chosen["path"][0]);
      for (const Json& each : window.actions())
        if (each["action"] == chosen["action"]) chosen = each;
      for (const Json& id : chosen["path"]) window.click(id);
      ASSERT_EQ(window.good("position")["step"], before + 1) << chosen.dump();
      ++done;
    }
    EXPECT_GT(done, 0) << game;
  }
}

TEST(RoughHandling, a_card_that_is_selected_already_can_be_dragged) {
  Window window(people("martinis-and-men", 3, 5, "instant"));
  Person person(window, Device::kMouse, 5);
  int dragged = 0;
  for (int i = 0; i < 300 && dragged < 3; ++i) {
    to_somebodys_turn(window);
    const Json actions = window.actions();
    const auto match = std::find_if(actions.begin(), actions.end(), [](const Json& each) {
      return each["action"]["type"] == "match-pool" && each["path"].size() == 2;
    });
    if (match == actions.end()) {
      person.act();
      if (person.over()) break;
      continue;
    }
    const int before = window.good("position")["step"];
    window.click((*match)["path"][0]);
    window.good({{"cmd", "drag"}, {"from", (*match)["path"][0]}, {"to", (*match)["path"][1]}});
    ASSERT_EQ(window.good("position")["step"], before + 1) << match->dump();
    ++dragged;
  }
  EXPECT_GT(dragged, 0);
}

TEST(RoughHandling, minimised_nothing_is_drawn_and_restored_all_is_there) {
  for (const char* game : kGames) {
    Window window(people(game, 3, 2)), other(people(game, 3, 2));
    window.advance(300);
    window.good({{"cmd", "window"}, {"event", "minimize"}});
    window.stats(true);
    window.advance(10'000);
    EXPECT_EQ(window.stats(false)["redrawn"], 0);
    window.good({{"cmd", "window"}, {"event", "restore"}});
    window.advance(20);
    EXPECT_EQ(window.stats(false)["redrawn"], 1);
    window.settle();
    other.settle();
    other.advance(10'000);
    EXPECT_EQ(window.draws(), other.draws());
  }
}

TEST(RoughHandling, a_lost_renderer_is_painted_anew) {
  Window window(people("cocktail", 3, 2));
  window.settle();
  window.advance(6000);
  const Json before = window.draws();
  window.stats(true);
  window.good({{"cmd", "window"}, {"event", "render-reset"}});
  window.advance(20);
  EXPECT_EQ(window.stats(false)["redrawn"], 1);
  EXPECT_EQ(window.draws(), before);
}

TEST(RoughHandling, time_of_any_length_is_fine) {
  for (const char* game : kGames) {
    Window window(people(game, 3, 2));
    EXPECT_EQ(window.good({{"cmd", "advance"}, {"ms", 0}})["frames"], 0);
    EXPECT_EQ(window.good({{"cmd", "advance"}, {"ms", 0.001}})["frames"], 1);
    EXPECT_EQ(window.good({{"cmd", "advance"}, {"ms", 1000}, {"hz", 60}})["frames"], 60);
    EXPECT_EQ(window.good({{"cmd", "advance"}, {"ms", 3'600'000}, {"hz", 1}})["frames"], 3600);
    EXPECT_EQ(window.settle()["ms"], 0);
    window.runner().frame(-5);
    window.runner().frame(1e30f);
    window.settle();
  }
}

TEST(RoughHandling, at_a_curtain_only_its_button_does_anything) {
  for (const char* game : kGames) {
    Window window(people(game, 3, 2));
    window.settle();
    ASSERT_EQ(window.screen(), "curtain");
    for (int x = 0; x <= 1280; x += 80)
      for (const int y : {20, 120, 300, 500, 640, 715}) window.good({{"cmd", "click"}, {"x", x}, {"y", y}});
    for (const char* key : {"P", "R", "1", "S", "Tab", "Left"}) window.key(key);
    EXPECT_EQ(window.screen(), "curtain");
    EXPECT_EQ(window.good("position")["step"], 0);
    window.key("Return");
    EXPECT_EQ(window.screen(), "table");
  }
}

TEST(RoughHandling, random_hands_never_break_anything) {
  const Words keys{"Return", "Tab", "Escape", "Left", "Right", "Up", "Down", "Space",    "P",
                   "R",      "S",   "T",      "C",    "1",     "2",  "G",    "Backspace"};
  Window window({"--speed", "4", "--seed", "3"});
  base::MindGenerator random(99);
  const auto below = [&](int n) { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); };
  for (int i = 0; i < 2000; ++i) {
    const auto any_widget = [&] {
      const auto widgets = window.application().widgets().items();
      return widgets[static_cast<std::size_t>(below(static_cast<int>(widgets.size())))].id;
    };
    const std::string any = any_widget(), other = any_widget();
    if (any == "title.quit" || any == "leave.leave") continue;
    // Computer players take their time to think.
    if (any.find(".kind") != std::string::npos && window.value(any) == "Person") continue;
    switch (below(5)) {
      case 0:
      case 1:
        (void)window.ask({{"cmd", "click"}, {"id", any}, {"count", 1 + below(2)}});
        break;
      case 2:
        (void)window.ask({{"cmd", "drag"}, {"from", any}, {"to", other}, {"ms", below(60)}});
        break;
      case 3:
        window.key(keys[static_cast<std::size_t>(below(static_cast<int>(keys.size())))]);
        break;
      default:
        window.advance(below(300));
        break;
    }
    if (window.application().wants_quit()) break;
    if (i % 20 == 0) window.good("draws");
  }
}

}  // namespace
}  // namespace nightcap::tests
