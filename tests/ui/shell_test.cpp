// From the street through the lobby to the table, the results and back, by mouse alone and by keyboard alone.

#include <gtest/gtest.h>

#include "tests/ui/person.hpp"

namespace nightcap::tests {
namespace {

// What stands in a field is taken back and something else typed, by a person who has gone to it already.
void retype(Window& window, const std::string& text) {
  window.keys("Backspace", 50);
  window.type(text);
}

void expect_wrong_seed(Window& window) {
  EXPECT_EQ(window.screen(), "lobby");
  EXPECT_TRUE(window.has("lobby.complaint"));
}

TEST(Shell, the_mouse_alone_leads_from_the_street_to_a_rematch) {
  Window window({"--speed", "4", "--seed", "5"});
  EXPECT_EQ(window.screen(), "title");
  window.click("title.cocktail");
  ASSERT_EQ(window.screen(), "lobby");
  EXPECT_EQ(window.value("lobby.players"), "3");
  window.click("lobby.players", 7);  // each of quick clicks is a step on: 4 … 9, 2
  EXPECT_EQ(window.value("lobby.players"), "2");
  EXPECT_FALSE(window.has("lobby.seat.2.name"));
  window.click("lobby.seat.1.kind");
  window.click("lobby.seat.1.kind");
  EXPECT_EQ(window.value("lobby.seat.1.kind"), "Person");
  window.click("lobby.seat.0.name");
  EXPECT_TRUE(window.stage().text_input());
  retype(window, "Zoë");
  EXPECT_EQ(window.value("lobby.seat.0.name"), "Zoë");
  window.click("lobby.option.hand_over");
  EXPECT_EQ(window.value("lobby.option.hand_over"), "On");
  for (const char* wrong : {"", "x1", "-1", "1.5", "18446744073709551616"}) {
    window.click("lobby.seed");
    retype(window, wrong);
    window.click("lobby.start");
    expect_wrong_seed(window);
  }
  window.click("lobby.seed");
  retype(window, "77");
  EXPECT_FALSE(window.has("lobby.complaint"));
  window.click("lobby.start");
  EXPECT_FALSE(window.stage().text_input());
  ASSERT_EQ(window.application().session()->save()["seed"].dump().find("77") == std::string::npos, false);
  Person person(window, Device::kMouse, 3);
  person.play();
  ASSERT_EQ(window.screen(), "results");
  const std::string headline = window.widget("results.headline")["name"];
  EXPECT_TRUE(headline.find("win") != std::string::npos) << headline;
  EXPECT_TRUE(window.has("results.row.1"));
  EXPECT_FALSE(window.has("results.row.2"));
  EXPECT_NE(window.ui().dump().find("Zoë"), std::string::npos);
  window.click("results.rematch");
  EXPECT_EQ(window.good("position")["step"], 0);
  window.settle();
  EXPECT_TRUE(window.screen() == "table" || window.screen() == "curtain");
}

TEST(Shell, the_keyboard_alone_leads_from_the_street_to_a_rematch) {
  Window window({"--speed", "4"});
  window.press_by_key("title.martinis-and-men");
  ASSERT_EQ(window.screen(), "lobby");
  EXPECT_EQ(window.focus(), "lobby.start");
  window.walk_to("lobby.players");
  window.key("Left");
  EXPECT_EQ(window.value("lobby.players"), "2");
  window.walk_to("lobby.seat.1.kind");
  window.keys("Right", 2);
  EXPECT_EQ(window.value("lobby.seat.1.kind"), "Person");
  window.key("Left");
  EXPECT_EQ(window.value("lobby.seat.1.kind"), "Computer, hard");
  window.key("Space");
  EXPECT_EQ(window.value("lobby.seat.1.kind"), "Person");
  window.walk_to("lobby.seat.1.name");
  retype(window, "Ana P");  // letters that elsewhere are shortcuts
  EXPECT_EQ(window.value("lobby.seat.1.name"), "Ana P");
  window.walk_to("lobby.option.marriages");
  window.keys("Left", 2);
  EXPECT_EQ(window.value("lobby.option.marriages"), "1");
  window.walk_to("lobby.seed");
  retype(window, "nine");
  window.press_by_key("lobby.start");
  expect_wrong_seed(window);
  window.walk_to("lobby.seed");
  retype(window, "18446744073709551615");
  window.press_by_key("lobby.start");
  Person person(window, Device::kKeyboard, 4);
  person.play();
  ASSERT_EQ(window.screen(), "results");
  window.press_by_key("results.rematch");
  EXPECT_EQ(window.good("position")["step"], 0);
  for (const input::Event& event : window.stage().played()) EXPECT_FALSE(std::holds_alternative<input::PointerButton>(event));
}

TEST(Shell, names_are_one_line_of_text_and_never_blank) {
  Window window;
  window.click("title.cocktail");
  window.click("lobby.seat.0.name");
  retype(window, "A\nB\tC\x7f");
  EXPECT_EQ(window.value("lobby.seat.0.name"), "ABC");
  retype(window, "   ");
  window.click("lobby.start");
  window.settle();
  EXPECT_EQ(window.widget("table.seat.0")["name"].get<std::string>().find("  "), std::string::npos);
  EXPECT_NE(window.widget("table.seat.0")["name"].get<std::string>().find("Coco"), std::string::npos);
}

TEST(Shell, backspace_takes_back_whole_characters) {
  Window window;
  window.click("title.cocktail");
  window.click("lobby.seat.0.name");
  retype(window, "Zoë日");
  window.key("Backspace");
  EXPECT_EQ(window.value("lobby.seat.0.name"), "Zoë");
  window.keys("Backspace", 2);
  EXPECT_EQ(window.value("lobby.seat.0.name"), "Z");
}

TEST(Shell, nothing_quits_without_asking) {
  Window window;
  window.key("Escape");
  EXPECT_TRUE(window.has("leave"));
  window.key("Escape");
  EXPECT_FALSE(window.has("leave"));
  window.key("Escape");
  EXPECT_EQ(window.focus(), "leave.stay");
  window.key("Return");
  EXPECT_FALSE(window.has("leave"));
  window.click("title.quit");
  EXPECT_FALSE(window.application().wants_quit());
  window.click("leave.stay");
  EXPECT_FALSE(window.application().wants_quit());
  window.click("title.quit", 3);
  EXPECT_FALSE(window.application().wants_quit());
  window.click("leave.leave");
  EXPECT_TRUE(window.application().wants_quit());
}

TEST(Shell, escape_goes_one_step_back_and_the_table_asks_before_it_is_left) {
  for (const char* game : {"martinis-and-men", "cocktail"}) {
    SCOPED_TRACE(game);
    Window window({"--seed", "2"});
    window.click(std::string("title.") + game);
    window.key("Escape");
    EXPECT_EQ(window.screen(), "title");
    EXPECT_EQ(window.bad({{"cmd", "position"}}), "no-game");
    window.click(std::string("title.") + game);
    window.click("lobby.start", 3);
    ASSERT_EQ(window.screen(), "table");
    window.settle();
    window.key("Escape");
    ASSERT_TRUE(window.has("menu"));
    EXPECT_EQ(window.focus(), "menu.stay");
    const Json before = window.good("position")["hash"];
    EXPECT_EQ(window.settle()["ms"], 0);
    window.advance(20'000);
    EXPECT_EQ(window.good("position")["hash"], before) << "time stands still while the question is open";
    window.key("Escape");
    EXPECT_FALSE(window.has("menu"));
    window.click("table.menu", 2);
    EXPECT_TRUE(window.has("menu"));
    window.press_by_key("menu.stay");
    EXPECT_FALSE(window.has("menu"));
    window.settle();
    window.good({{"cmd", "click"}, {"x", 640}, {"y", 200}, {"button", 3}});
    EXPECT_TRUE(window.has("menu")) << "the other button goes back, too";
    window.click("menu.leave");
    EXPECT_EQ(window.screen(), "title");
    EXPECT_EQ(window.bad({{"cmd", "position"}}), "no-game");
    EXPECT_FALSE(window.application().wants_quit());
  }
}

TEST(Shell, the_lobby_keeps_how_the_table_was_set_up) {
  Window window;
  window.click("title.martinis-and-men");
  window.click("lobby.option.open_matching");
  window.click("lobby.players");
  window.click("lobby.start");
  window.key("Escape");
  window.click("menu.leave");
  window.click("title.martinis-and-men");
  EXPECT_EQ(window.value("lobby.players"), "4");
  EXPECT_EQ(window.value("lobby.option.open_matching"), "On");
  window.key("Escape");
  window.click("title.cocktail");
  EXPECT_EQ(window.value("lobby.players"), "3");
}

// Every widget that the focus can stop at is reached by arrows alone.
void expect_arrows_reach_all(Window& window) {
  std::set<std::string> wanted, reached, open;
  const std::string first = window.focus();
  do {
    wanted.insert(window.focus());
    window.key("Tab");
  } while (window.focus() != first && wanted.size() < 200);
  reached = open = {first};
  while (!open.empty()) {
    const std::string from = *open.begin();
    open.erase(open.begin());
    const Json role = window.widget(from)["role"];
    for (const char* arrow : {"Up", "Down", "Left", "Right"}) {
      if (role == "choice" && (arrow[0] == 'L' || arrow[0] == 'R')) continue;  // these turn it
      window.walk_to(from);
      window.key(arrow);
      if (reached.insert(window.focus()).second) open.insert(window.focus());
    }
  }
  EXPECT_EQ(reached, wanted);
}

TEST(Shell, arrows_reach_everything) {
  Window window({"--seed", "8"});
  expect_arrows_reach_all(window);
  for (const char* game : {"martinis-and-men", "cocktail"}) {
    SCOPED_TRACE(game);
    window.click(std::string("title.") + game);
    expect_arrows_reach_all(window);
    window.key("Escape");
    Window table({"--game", game, "--players", "4", "--seats", "human", "--starter", "0", "--seed", "3"});
    table.settle();
    expect_arrows_reach_all(table);  // the curtain
    table.click("curtain.ready");
    table.settle();
    expect_arrows_reach_all(table);
  }
}

}  // namespace
}  // namespace nightcap::tests
