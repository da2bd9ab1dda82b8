// The score as a table: a row for each heir, best first, with the honor of every round, dishonor, points and poison. It is
// shown when a round is over and lies on the table at the end of the game. Sizes in vpx of the page, times in ms.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "game/cocktail/rules/view.hpp"
#include "game/cocktail/table/heirs.hpp"
#include "game/cocktail/table/words.hpp"

namespace nightcap::cocktail::table {

class ScoreSheet {
 public:
  struct Row {
    Seat seat;
    std::string name;
    std::array<std::string, kRounds> rounds;  // a dash where there is none
    std::string honor, cubes, cost, points, place;
    int blue = 0, red = 0;
    int total = 0;  // points
    bool alive = true, leads = false;
  };

  // As it stands when so many rounds are over.
  ScoreSheet(const View& view, Names names, int rounds, scene::Vec2 page);

  [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }
  [[nodiscard]] const std::string& title() const { return title_; }
  // What it comes to, in one sentence.
  [[nodiscard]] const std::string& sentence() const { return sentence_; }
  [[nodiscard]] scene::Rect panel() const { return panel_; }
  [[nodiscard]] scene::Rect row(std::size_t i) const;
  // The i-th row to those who listen.
  [[nodiscard]] std::string row_words(std::size_t i) const;
  // How long it takes to read, at speed 1.
  [[nodiscard]] float reading_ms() const;
  // So many ms after it has begun to come; `still`: nothing travels. `metrics` may be null.
  void paint(scene::DrawList& list, const scene::TextMetrics* metrics, float ms, bool still, float alpha = 1) const;

 private:
  void paint_heads(scene::DrawList& list, float rise, float alpha) const;
  void paint_row(scene::DrawList& list, const scene::TextMetrics* metrics, std::size_t i, float rise, float alpha) const;

  std::vector<Row> rows_;
  std::string title_, sentence_;
  scene::Rect panel_;
  float row_height_ = 0;
  int newest_ = 0;  // which round was the last
};

}  // namespace nightcap::cocktail::table
