// The odds of the coming roll on request, where the table has any.
#pragma once

#include "game/hud/panel.hpp"

namespace nightcap::hud {

class Chances final : public Panel {
 public:
  using Panel::Panel;

  [[nodiscard]] std::string_view id() const override { return "table.odds"; }
  [[nodiscard]] std::string_view label() const override { return "Odds"; }
  [[nodiscard]] std::string_view key_name() const override { return "O"; }
  [[nodiscard]] scene::SpriteId icon() const override;
  [[nodiscard]] Spot spot() const override { return {false, 2}; }
  [[nodiscard]] bool there() const override { return !odds_.empty(); }
  void toggle() override;
  void look() override;
  float stack(float top) override;
  void collect(ui::WidgetList& widgets) const override;
  void paint(scene::DrawList& list, const ui::Attention& attention) const override;

 private:
  [[nodiscard]] Rect box() const;

  std::vector<tabletop::Odds> odds_;
  float top_ = kBelowBar;
};

}  // namespace nightcap::hud
