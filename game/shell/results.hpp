// The end of a match: who won, how everybody stands, and what next.
#pragma once

#include <string>
#include <vector>

#include "engine/ui/screen.hpp"
#include "game/shell/game_info.hpp"
#include "game/tabletop/table.hpp"

namespace nightcap::shell {

class Results : public ui::Screen {
 public:
  enum class Choice : std::uint8_t { kNone, kRematch, kTitle };

  Results(const GameInfo& game, std::vector<tabletop::ResultRow> rows, const scene::TextMetrics& metrics)
      : game_(game), metrics_(metrics), rows_(std::move(rows)) {}

  [[nodiscard]] std::string_view name() const override { return "results"; }
  [[nodiscard]] ui::Corners corners() const override { return game_.corners; }
  void set_page(ui::Vec2 size) override;
  void collect(ui::WidgetList& widgets) const override;
  void press(std::string_view id) override;
  bool back() override;
  [[nodiscard]] unsigned revision() const override { return revision_; }
  void paint(scene::DrawList& list, const ui::Attention& attention) const override;

  [[nodiscard]] Choice choice() const { return choice_; }

 private:
  [[nodiscard]] std::string headline() const;
  [[nodiscard]] ui::Rect panel() const;
  void paint_headline(scene::DrawList& list, const ui::Widget& widget) const;
  void paint_row(scene::DrawList& list, const ui::Widget& widget, std::size_t i) const;

  const GameInfo& game_;
  const scene::TextMetrics& metrics_;
  std::vector<tabletop::ResultRow> rows_;
  ui::Vec2 page_{1920, 1080};
  Choice choice_ = Choice::kNone;
  unsigned revision_ = 1;
};

}  // namespace nightcap::shell
