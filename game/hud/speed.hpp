// How fast the picture runs: a badge that says it, and two keys; what moves at that moment goes on at the new speed.
#pragma once

#include "game/hud/panel.hpp"

namespace nightcap::hud {

class Speed final : public Panel {
 public:
  using Panel::Panel;

  [[nodiscard]] std::string_view id() const override { return "table.speed"; }
  [[nodiscard]] std::string_view label() const override { return "Speed"; }
  [[nodiscard]] std::string_view key_name() const override { return {}; }
  [[nodiscard]] scene::SpriteId icon() const override;
  [[nodiscard]] Spot spot() const override { return {true, 0}; }
  [[nodiscard]] std::string value() const override;
  void toggle() override;
  bool key(std::string_view key) override;
  [[nodiscard]] bool has_badge() const override { return !desk_.tempo->instant; }
  void paint_badge(scene::DrawList& list, Rect button) const override;

 private:
  [[nodiscard]] int at() const;
  void set(int at);
};

}  // namespace nightcap::hud
