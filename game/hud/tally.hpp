// What has been seen and what must still be about, one press away, where the table can count it.
#pragma once

#include "game/hud/panel.hpp"

namespace nightcap::hud {

class Tally final : public Panel {
 public:
  using Panel::Panel;

  [[nodiscard]] std::string_view id() const override { return "table.tally"; }
  [[nodiscard]] std::string_view label() const override { return "Bites about"; }
  [[nodiscard]] std::string_view key_name() const override { return "B"; }
  [[nodiscard]] scene::SpriteId icon() const override;
  [[nodiscard]] Spot spot() const override { return {false, 2}; }
  [[nodiscard]] bool there() const override { return rows_ > 0; }
  void toggle() override;
  void look() override;
  float stack(float top) override;
  void collect(ui::WidgetList& widgets) const override;
  void paint(scene::DrawList& list, const ui::Attention& attention) const override;

 private:
  [[nodiscard]] Rect box() const;
  [[nodiscard]] Rect line(std::size_t i) const;
  [[nodiscard]] float text_size() const { return page_.small ? 24.0f : 22.0f; }

  // What is counted is asked for whenever it is shown, so that it is always what the viewer of that moment knows.
  std::size_t rows_ = 0;
  float top_ = kBelowBar;
};

}  // namespace nightcap::hud
