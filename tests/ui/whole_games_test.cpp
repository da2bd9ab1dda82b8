// Whole games, from the first card to the results, as a person plays them: by mouse alone, by keyboard alone, and by
// dragging cards.

#include <gtest/gtest.h>

#include "tests/ui/person.hpp"

namespace nightcap::tests {
namespace {

struct Evening {
  const char* game;
  int players;
  const char* seats;
  const char* options;
  int seed;
};

Words arguments(const Evening& evening, const char* speed) {
  return {"--game",    evening.game,    "--players", std::to_string(evening.players), "--seats", evening.seats,
          "--options", evening.options, "--seed",    std::to_string(evening.seed),    "--speed", speed};
}

// Plays them all; what happened in them.
std::set<std::string> play_all(std::initializer_list<Evening> evenings, Device device, const char* speed = "4") {
  std::set<std::string> events;
  for (const Evening& evening : evenings) {
    SCOPED_TRACE(std::string(evening.game) + ", " + std::to_string(evening.players) + " players, " + evening.options +
                 ", seed " + std::to_string(evening.seed));
    Window window(arguments(evening, speed));
    Person person(window, device, static_cast<std::uint64_t>(evening.seed));
    person.play();
    EXPECT_EQ(window.screen(), "results");
    EXPECT_GT(person.step(), 0);
    if (std::string(evening.seats) == "human") {
      EXPECT_GT(person.curtains(), 0);
    }
    events.insert(person.events().begin(), person.events().end());
    if (testing::Test::HasFailure()) break;
  }
  return events;
}

void expect_all(const std::set<std::string>& events, const Words& types) {
  for (const std::string& type : types) EXPECT_TRUE(events.contains(type)) << type << " never happened";
}

// All but a draw from nothing and a stalemate, which random players come to once in thousands of games; they have
// scenarios of their own.
TEST(WholeGames, martinis_and_men_is_played_by_mouse_alone_and_everything_happens) {
  expect_all(play_all(
                 {
                     {"martinis-and-men", 2, "human", "{}", 1},
                     {"martinis-and-men", 3, "human", R"({"marriages":1})", 2},
                     {"martinis-and-men", 4, "human", R"({"open_matching":true})", 3},
                     {"martinis-and-men", 5, "human", R"({"hand":4})", 4},
                     {"martinis-and-men", 6, "human", R"({"hand":8,"marriages":5,"open_matching":true})", 10},
                     {"martinis-and-men", 2, "human,easy", R"({"marriages":1})", 6},
                 },
                 Device::kMouse),
             {"starter",     "dealt",       "reshuffled",    "drew",      "passed",       "asked",
              "show-chosen", "turned-over", "took",          "went-back", "into-pool",    "matched",
              "rolled",      "re-rolled",   "window-passed", "special",   "special-drew", "specials-discarded",
              "married",     "dating",      "still-dating",  "broke-up",  "fever",        "fever-turn",
              "fever-over",  "won"});
}

TEST(WholeGames, cocktail_is_played_by_mouse_alone_and_everything_happens) {
  expect_all(
      play_all(
          {
              {"cocktail", 2, "human", "{}", 1},
              {"cocktail", 3, "human", R"({"drunk":true})", 2},
              {"cocktail", 4, "human", R"({"hand_over":true,"heavy_dishonor":true})", 3},
              {"cocktail", 6, "human", R"({"hand_over":true,"memory_aid":false})", 4},
              {"cocktail", 9, "human", R"({"hand_over":true})", 5},
              {"cocktail", 2, "human,easy", R"({"memory_aid":false})", 6},
          },
          Device::kMouse),
      {"starter",   "round",    "dealt",         "direction",   "waited",      "played",   "pit-back",    "window", "no-window",
       "suspected", "courtesy", "window-passed", "unsuspected", "turned-over", "cubes",    "handed-over", "kept",   "replaced",
       "changed",   "pit",      "took",          "unseen",      "scored",      "poisoned", "round-over",  "won"});
}

TEST(WholeGames, martinis_and_men_is_played_by_keyboard_alone) {
  play_all({{"martinis-and-men", 3, "human", "{}", 11},
            {"martinis-and-men", 2, "human", R"({"open_matching":true,"marriages":1})", 12}},
           Device::kKeyboard);
}

TEST(WholeGames, cocktail_is_played_by_keyboard_alone) {
  play_all({{"cocktail", 3, "human", R"({"hand_over":true})", 13}, {"cocktail", 2, "human", "{}", 14}}, Device::kKeyboard);
}

TEST(WholeGames, martinis_and_men_is_played_by_dragging_cards) {
  play_all({{"martinis-and-men", 3, "human", "{}", 21},
            {"martinis-and-men", 2, "human", R"({"open_matching":true,"marriages":1})", 22}},
           Device::kDrag);
}

TEST(WholeGames, cocktail_is_played_by_dragging_cards) {
  play_all({{"cocktail", 4, "human", R"({"hand_over":true})", 23}, {"cocktail", 2, "human", "{}", 24}}, Device::kDrag);
}

TEST(WholeGames, without_motion_the_same_game_is_played) {
  play_all({{"martinis-and-men", 3, "human", "{}", 31}, {"cocktail", 3, "human", "{}", 32}}, Device::kMouse, "instant");
}

}  // namespace
}  // namespace nightcap::tests
