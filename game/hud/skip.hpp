// Skips ahead to the next decision; there only while something moves or waits to be thrown.
#pragma once

#include "game/hud/panel.hpp"

namespace nightcap::hud {

class Skip final : public Panel {
 public:
  using Panel::Panel;

  [[nodiscard]] std::string_view id() const override { return "table.skip"; }
  [[nodiscard]] std::string_view label() const override { return "Skip ahead"; }
  [[nodiscard]] std::string_view key_name() const override { return "End"; }
  [[nodiscard]] scene::SpriteId icon() const override;
  [[nodiscard]] Spot spot() const override { return {true, 3}; }
  [[nodiscard]] bool there() const override { return desk_.may_skip(); }
  void toggle() override { desk_.skip(); }
};

}  // namespace nightcap::hud
