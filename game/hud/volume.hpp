// How it sounds: three volumes, and switches for everything (M), both ears alike, words for what is heard, and fewer sounds.
#pragma once

#include "game/hud/panel.hpp"

namespace nightcap::hud {

class Volume final : public Panel {
 public:
  explicit Volume(Desk& desk, Spot spot = {false, 3}) : Panel(desk), spot_(spot) {}

  [[nodiscard]] std::string_view id() const override { return "table.sound"; }
  [[nodiscard]] std::string_view label() const override { return "Sound"; }
  [[nodiscard]] std::string_view key_name() const override { return "F2"; }
  [[nodiscard]] scene::SpriteId icon() const override;
  [[nodiscard]] Spot spot() const override { return spot_; }
  [[nodiscard]] bool there() const override { return desk_.levels != nullptr; }
  void press(std::string_view id) override;
  void adjust(std::string_view id, int step) override;
  void slide(std::string_view id, Vec2 at) override;
  bool key(std::string_view key) override;
  float stack(float top) override;
  void collect(ui::WidgetList& widgets) const override;
  void paint(scene::DrawList& list, const ui::Attention& attention) const override;

 private:
  [[nodiscard]] Rect box() const;
  [[nodiscard]] Rect row(std::size_t at) const;
  [[nodiscard]] static Rect track(Rect row);

  Spot spot_;
  float top_ = kBelowBar;
};

}  // namespace nightcap::hud
