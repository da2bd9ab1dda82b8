// A screen away from the tables, with the volumes in its corner: every screen is heard, so every screen can be made quieter.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/ui/screen.hpp"
#include "game/hud/volume.hpp"

namespace nightcap::app {

class HeardScreen final : public ui::Screen {
 public:
  // What is referred to outlives it.
  HeardScreen(std::unique_ptr<ui::Screen> screen, const scene::TextMetrics& metrics, sound::Levels& levels);

  [[nodiscard]] ui::Screen& screen() const { return *screen_; }
  [[nodiscard]] std::vector<std::string> take_announcements() { return std::exchange(announcements_, {}); }

  [[nodiscard]] std::string_view name() const override { return screen_->name(); }
  [[nodiscard]] ui::Corners corners() const override { return screen_->corners(); }
  void set_page(ui::Vec2 size) override;
  void collect(ui::WidgetList& widgets) const override;
  [[nodiscard]] std::string_view default_focus() const override { return screen_->default_focus(); }
  void press(std::string_view id) override;
  void drop(std::string_view from, std::string_view to) override;
  void adjust(std::string_view id, int step) override;
  void type(std::string_view id, std::string_view text) override { screen_->type(id, text); }
  bool back() override;
  bool look(std::string_view id, ui::Vec2 place) override { return screen_->look(id, place); }
  void attend(const ui::Attention& attention) override { screen_->attend(attention); }
  void notice(const input::Event& event) override { screen_->notice(event); }
  bool key(std::string_view key) override;
  bool wheel(ui::Vec2 at, float dy) override { return screen_->wheel(at, dy); }
  void slide(std::string_view id, ui::Vec2 at) override;
  bool hurry() override { return screen_->hurry(); }
  [[nodiscard]] bool leaves_motion_alone(std::string_view id) const override;
  [[nodiscard]] bool moving() const override { return screen_->moving(); }
  void update(float ms) override { screen_->update(ms); }
  [[nodiscard]] unsigned revision() const override { return revision_ + screen_->revision(); }
  void paint(scene::DrawList& list, const ui::Attention& attention) const override;

 private:
  [[nodiscard]] bool owns(std::string_view id) const { return id.starts_with(volume_.id()); }

  std::unique_ptr<ui::Screen> screen_;
  hud::Desk desk_;
  hud::Volume volume_;
  std::vector<std::string> announcements_;
  unsigned revision_ = 1;
};

}  // namespace nightcap::app
