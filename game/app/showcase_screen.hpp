// The screen of a match that plays by itself, to be left running: nobody's hand is seen, and whatever is pressed leads to
// the title.
#pragma once

#include <string>
#include <utility>

#include "game/app/table_screen.hpp"

namespace nightcap::app {

class ShowcaseScreen final : public TableScreen {
 public:
  ShowcaseScreen(Session& session, std::string game, const tabletop::Rulebook& rules, const scene::TextMetrics& metrics,
                 motion::Tempo& tempo)
      : TableScreen(session, rules, metrics, tempo), caption_("Nightcap · " + std::move(game)), metrics_(metrics) {}

  void collect(ui::WidgetList& widgets) const override;
  [[nodiscard]] std::string_view default_focus() const override { return "showcase.leave"; }
  void press(std::string_view) override { leave(); }
  void drop(std::string_view, std::string_view) override {}
  bool back() override;
  // It goes on at its own pace.
  bool hurry() override { return false; }
  [[nodiscard]] bool moving() const override { return false; }
  // Nothing is docked beside it.
  void set_page(ui::Vec2 size) override;
  bool key(std::string_view) override { return false; }
  bool wheel(ui::Vec2, float) override { return false; }
  void paint(scene::DrawList& list, const ui::Attention& attention) const override;

 private:
  [[nodiscard]] ui::Rect plate() const;

  std::string caption_;
  const scene::TextMetrics& metrics_;
};

}  // namespace nightcap::app
