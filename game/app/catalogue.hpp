// The games that the window offers. Adding a game is one row in catalogue.cpp.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "engine/wire/error.hpp"
#include "engine/wire/record.hpp"
#include "game/app/answers.hpp"
#include "game/app/session.hpp"
#include "game/shell/game_info.hpp"

namespace nightcap::app {

// What is played at a game's table: a piece, and its layers while nothing much is at stake and while everything is. Where
// that comes and goes the tense one stays for so many ms more, so that the music doesn't.
struct TableMusic {
  std::string_view piece, calm, tense;
  float stays = 0;
};

struct GameRow {
  shell::GameInfo info;
  const tabletop::Rulebook* rules = nullptr;
  // `seats` are as many as the game has players; their kinds are known levels.
  wire::Expected<std::unique_ptr<Session>> (*begin)(const shell::MatchPlan& plan, const Json& options,
                                                    const SessionTools& tools);
  wire::Expected<std::unique_ptr<Session>> (*load)(const wire::Record& record, const std::vector<shell::SeatPlan>& seats,
                                                   Answering answering, const SessionTools& tools);
  // What may come to a table of so many players, in the sizes in which it will, anywhere: all of it, so that it tells
  // nothing. Null: nothing that a first deal doesn't show.
  void (*paint_to_come)(scene::DrawList& list, ui::Vec2 page, int players) = nullptr;
  // Every option in full, or what is wrong with them.
  wire::Expected<Json> (*read_options)(const Json& options);
  TableMusic music;
};

class Catalogue {
 public:
  Catalogue();
  // Of other games, or of these with something changed.
  explicit Catalogue(std::vector<GameRow> rows);
  [[nodiscard]] std::span<const GameRow> rows() const { return rows_; }
  [[nodiscard]] std::span<const shell::GameInfo> infos() const { return infos_; }
  // nullptr if there is no such game.
  [[nodiscard]] const GameRow* find(std::string_view id) const;

 private:
  std::vector<GameRow> rows_;
  std::vector<shell::GameInfo> infos_;
};

// The choice of how an open window is answered, where a game has it: not a rule, so the protocol knows nothing of it.
inline constexpr std::string_view kAnswers = "answers";
inline constexpr std::array<std::string_view, 2> kAnsweringNames{"Calm", "Race"};  // of Answering
[[nodiscard]] Answering answering_of(const std::vector<shell::OptionChoice>& choices);
// The choices of a lobby as the protocol writes options, and back.
[[nodiscard]] Json options_json(const shell::GameInfo& info, const std::vector<shell::OptionChoice>& choices);
[[nodiscard]] std::vector<shell::OptionChoice> option_choices(const shell::GameInfo& info, const Json& options);

}  // namespace nightcap::app
