// A hint on request: what could be done now, in a sentence, and a ring round what does it. It goes with the next decision.
#pragma once

#include "game/hud/panel.hpp"

namespace nightcap::hud {

class Advice final : public Panel {
 public:
  using Panel::Panel;

  [[nodiscard]] std::string_view id() const override { return "table.hint"; }
  [[nodiscard]] std::string_view label() const override { return "Hint"; }
  [[nodiscard]] std::string_view key_name() const override { return "H"; }
  [[nodiscard]] scene::SpriteId icon() const override;
  [[nodiscard]] Spot spot() const override { return {false, 1}; }
  void toggle() override;
  void look() override;
  float stack(float top) override;
  void collect(ui::WidgetList& widgets) const override;
  void paint(scene::DrawList& list, const ui::Attention& attention) const override;

 private:
  [[nodiscard]] Rect box() const;

  Hint hint_;
  std::vector<std::string> lines_;
  int step_ = 0;  // that it was given for
  float top_ = kBelowBar;
};

}  // namespace nightcap::hud
