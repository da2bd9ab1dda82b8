// What the shell knows of a game: enough to offer it and to set a table up.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ui/screen.hpp"

namespace nightcap::shell {

// One house rule in the lobby. A range of 0 to 1 is a toggle, unless its values have names.
struct OptionInfo {
  std::string_view id;  // the name in the options of the protocol
  std::string_view label;
  std::string_view help;  // one sentence
  int lowest = 0;
  int highest = 1;
  int usual = 0;
  std::string_view caption{};             // under the label; empty: what the book says
  std::vector<std::string_view> names{};  // of its values, from the lowest; none: they are numbers
  [[nodiscard]] bool toggle() const { return lowest == 0 && highest == 1 && names.empty(); }
  // It is how the table plays, and no rule.
  [[nodiscard]] bool at_table() const { return !names.empty(); }
};

struct GameInfo {
  std::string_view id;     // "martinis-and-men"
  std::string_view title;  // "Martinis & Men"
  std::string_view blurb;  // one sentence under the title
  std::string_view starter_question;
  int min_players = 2;
  int max_players = 6;
  ui::Corners corners = ui::Corners::kRound;
  scene::SpriteId background;          // its empty table, whose corners of …
  float background_slice = 530;        // … so many vpx keep their shape where the page is wider or higher
  scene::SpriteId door;                // on the title
  scene::SpriteId door_ajar;           // the same with light behind it
  std::vector<scene::SpriteId> faces;  // of the players, seat by seat
  std::vector<OptionInfo> options;
  std::vector<std::string_view> names;  // of the players, until somebody says otherwise
};

// Who plays: "human" or a level of computer player.
struct SeatPlan {
  std::string name;
  std::string kind = "human";
  [[nodiscard]] bool human() const { return kind == "human"; }
};
inline constexpr std::string_view kHuman = "human";
inline constexpr std::string_view kKinds[] = {"human", "easy", "normal", "hard"};

struct OptionChoice {
  std::string_view id;
  int value = 0;
};

// A match as somebody wants it.
struct MatchPlan {
  std::string game;
  std::vector<SeatPlan> seats;
  std::uint64_t seed = 0;
  std::optional<int> starter;  // nothing: by lot
  std::vector<OptionChoice> options;
};

}  // namespace nightcap::shell
