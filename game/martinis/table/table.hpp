// The table of Martinis & Men.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/martinis/rules/rules.hpp"
#include "game/martinis/table/geometry.hpp"
#include "game/martinis/table/model.hpp"
#include "game/tabletop/board.hpp"
#include "game/tabletop/table.hpp"

namespace nightcap::martinis::table {

class MartinisTable final : public tabletop::TableOf<Rules> {
 public:
  explicit MartinisTable(tabletop::TableSetup setup);

  [[nodiscard]] ui::Corners corners() const override { return ui::Corners::kRound; }
  void set_page(Vec2 size) override;
  void collect(ui::WidgetList& widgets) const override;
  [[nodiscard]] std::string_view default_focus() const override;
  void press(std::string_view id) override;
  bool back() override;
  void paint(scene::DrawList& list, const ui::Attention& attention) const override;
  [[nodiscard]] std::vector<tabletop::ResultRow> results() const override;

  void show(const View& view) override;
  void hear(std::span<const Event> events, const View& after) override;
  void offer(std::span<const Action> legal) override;
  [[nodiscard]] std::vector<std::string> path(const Action& action) const override;

 private:
  // A card that was pressed and waits for what to do with it.
  struct Draft {
    CardId card = kNoCard;
    bool in_pool = false;
  };

  // arrange.cpp: where everything belongs.
  void arrange();
  void settle_board();
  void place_dice();
  // choreography.cpp: what happened, as motion.
  motion::Timeline choreograph(const Event& event);
  motion::Timeline throw_dice(std::span<const Event> rolls);
  motion::Timeline commit(std::string_view label, const tabletop::Glide& rest, float hold_ms = 0);
  void set_face(Die die, Face face);
  void end_roll();
  // table.cpp: what the person does.
  [[nodiscard]] bool caught_up() const { return !director_.busy(); }
  [[nodiscard]] bool may(const Action& action) const;
  [[nodiscard]] std::optional<Action> action_for(std::string_view id) const;
  [[nodiscard]] std::optional<Action> pool_action(CardId person) const;
  void select(CardId card, bool in_pool);
  [[nodiscard]] std::string expectation() const;
  [[nodiscard]] std::string call_out() const;
  void collect_cards(ui::WidgetList& widgets) const;
  void collect_prompts(ui::WidgetList& widgets) const;
  // paint.cpp
  void paint_seats(scene::DrawList& list, const ui::Attention& attention) const;
  void paint_center(scene::DrawList& list) const;
  void paint_prompts(scene::DrawList& list, const ui::Attention& attention) const;
  void paint_marks(scene::DrawList& list, const ui::Attention& attention) const;

  tabletop::Board board_;
  Vec2 page_{1920, 1080};
  View view_;              // the newest that was shown
  std::optional<Model> model_;
  std::optional<Geometry> geometry_;
  std::array<scene::EntityId, 2> dice_{};
  std::vector<Action> legal_;
  std::optional<Draft> draft_;
};

}  // namespace nightcap::martinis::table
