// Every screen of the program, at rest, as a player comes upon it.
#pragma once

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "tests/support/window.hpp"

namespace nightcap::tests {

struct Visit {
  std::string name;
  Words arguments;
  std::string press;     // a widget to press there, if any
  int decisions = 0;     // of whoever has the screen, before it is looked at
  std::string replay{};  // a game that was played to its end, of tests/replay/corpus: its results
};

// Title, lobbies, and each table with so many players, some decisions into the game.
inline std::vector<Visit> shell_visits() {
  return {
      {"title", {}, "", 0},
      {"lobby of Martinis & Men", {}, "title.martinis-and-men", 0},
      {"lobby of Cocktail", {}, "title.cocktail", 0},
      {"curtain", {"--game", "cocktail", "--players", "3", "--seats", "human", "--seed", "4"}, "", 0},
      {"results of Martinis & Men", {}, "", 0, "martinis-2-easy"},
      {"results of Cocktail", {}, "", 0, "cocktail-5-expert"},
      {"leaving", {"--game", "martinis-and-men", "--players", "3", "--seats", "human,easy", "--seed", "4"}, "table.menu", 0}};
}
inline std::vector<Visit> table_visits(const char* game, int fewest, int most, int decisions) {
  std::vector<Visit> visits;
  for (int players = fewest; players <= most; ++players)
    visits.push_back({std::string(game) + " with " + std::to_string(players),
                      {"--game", game, "--players", std::to_string(players), "--seats", "human,easy", "--seed", "5"},
                      "",
                      decisions});
  return visits;
}

inline void resize(Window& window, int w, int h) { window.good({{"cmd", "resize"}, {"w", w}, {"h", h}}); }

// Decides so often, by the first or another legal action, always the same.
inline void play(Window& window, int decisions) {
  for (int i = 0; i < decisions; ++i) {
    window.settle();
    if (window.screen() == "curtain") window.click("curtain.ready");
    const Json actions = window.actions();
    if (actions.empty()) return;
    for (const std::string id : actions[static_cast<std::size_t>(i * 7) % actions.size()]["path"]) window.click(id);
  }
  window.settle();
}

// Goes there.
inline void visit(Window& window, const Visit& to) {
  if (!to.replay.empty()) {
    std::ifstream in(std::string(NIGHTCAP_SOURCE_DIR) + "/tests/replay/corpus/" + to.replay + ".replay");
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    EXPECT_EQ(window.application().load(text, {}), "");
  }
  window.settle();
  if (!to.press.empty()) window.click(to.press);
  play(window, to.decisions);
  window.settle();
  window.advance(6000, 10);  // what does not block comes to rest, too
}

inline scene::DrawList painted(Window& window) {
  scene::DrawList list;
  window.application().paint(list);
  return list;
}

}  // namespace nightcap::tests
