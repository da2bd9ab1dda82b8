// What may be shown next, as draw lists, so that a stage can make it ready while there is time: from the title the lobbies
// and the first deal at each table, at a table the cards that may come.
//
// The deals are of matches of its own, with a seed of its own: nothing that is played, and no generator of what is
// played, is touched, and nothing that is made ready tells anything.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "engine/motion/tempo.hpp"
#include "game/app/catalogue.hpp"
#include "game/app/table_screen.hpp"
#include "game/shell/game_info.hpp"

namespace nightcap::app {

// What is shown now.
struct Present {
  std::string_view screen;
  const shell::MatchPlan* match = nullptr;  // at a table
  scene::ViewTransform view;
  ui::Vec2 page;
};

class Foresight {
 public:
  // All outlive it.
  Foresight(const Catalogue& catalogue, const scene::TextMetrics& metrics, const motion::Tempo& tempo)
      : catalogue_(catalogue), metrics_(metrics), tempo_(tempo) {}

  // Fills the list with something that may come, each once. False: that was all, until something else is shown.
  bool next(const Present& now, scene::DrawList& list);

 private:
  void begin(const Present& now);
  void lobby(const GameRow& row, scene::DrawList& list);
  // A moment of the first deal. False when the cards lie.
  bool deal(const GameRow& row, scene::DrawList& list);

  const Catalogue& catalogue_;
  const scene::TextMetrics& metrics_;
  const motion::Tempo& tempo_;
  std::string screen_;
  ui::Vec2 page_{};
  // What is still to be told: the lobbies and the deals from that row of the catalogue on, and this table's cards.
  std::size_t lobby_ = 0, deal_ = 0;
  bool cards_ = false;
  bool at_table_ = false;
  std::unique_ptr<Session> session_;
  motion::Tempo pace_;    // of that deal
  sound::Levels levels_;  // as at a table that is heard
  std::unique_ptr<TableScreen> dealt_;
};

}  // namespace nightcap::app
