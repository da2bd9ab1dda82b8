// The screen of a running match: the session's table, what stands round it, and the way out.
#pragma once

#include "engine/ui/screen.hpp"
#include "game/app/session.hpp"
#include "game/hud/hud.hpp"

namespace nightcap::app {

class TableScreen : public ui::Screen {
 public:
  // What it is given outlives it; the tempo and the levels are changed by the person at the table.
  TableScreen(Session& session, const tabletop::Rulebook& rules, const scene::TextMetrics& metrics, motion::Tempo& tempo,
              sound::Levels* levels = nullptr);

  // Window px of a vpx; before set_page().
  void set_scale(float scale) { scale_ = scale; }

  [[nodiscard]] std::string_view name() const override { return "table"; }
  [[nodiscard]] ui::Corners corners() const override { return session_.table().corners(); }
  void set_page(ui::Vec2 size) override;
  void collect(ui::WidgetList& widgets) const override;
  [[nodiscard]] std::string_view default_focus() const override;
  void press(std::string_view id) override;
  void drop(std::string_view from, std::string_view to) override;
  void adjust(std::string_view id, int step) override;
  void slide(std::string_view id, ui::Vec2 at) override;
  bool key(std::string_view key) override;
  bool wheel(ui::Vec2 at, float dy) override;
  bool back() override;
  bool look(std::string_view id, ui::Vec2 place) override;
  void attend(const ui::Attention& attention) override;
  void notice(const input::Event& event) override;
  bool hurry() override;
  [[nodiscard]] bool leaves_motion_alone(std::string_view id) const override;
  [[nodiscard]] bool moving() const override { return !paused() && session_.table().busy(); }
  void update(float ms) override;
  [[nodiscard]] unsigned revision() const override { return revision_ + session_.table().revision(); }
  void paint(scene::DrawList& list, const ui::Attention& attention) const override;

  // Something lies over the table, and time stands still.
  [[nodiscard]] bool paused() const { return asking_ || hud_.covers(); }
  [[nodiscard]] bool left() const { return left_; }
  [[nodiscard]] std::vector<std::string> take_announcements() { return hud_.take_announcements(); }

 protected:
  [[nodiscard]] Session& session() const { return session_; }
  [[nodiscard]] ui::Vec2 page() const { return page_; }
  void leave() {
    left_ = true;
    ++revision_;
  }

 private:
  [[nodiscard]] bool may_skip() const;
  void skip();
  // The table has the page to itself but for what is docked beside it.
  void fit_table();

  Session& session_;
  hud::Hud hud_;
  ui::Vec2 page_{1920, 1080};
  ui::Vec2 table_page_{};
  float scale_ = 1;
  bool asking_ = false;    // "Leave the table?" is open
  bool skipping_ = false;  // on to the next decision of a person
  bool left_ = false;
  unsigned revision_ = 1;
};

}  // namespace nightcap::app
