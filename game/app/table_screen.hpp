// The screen of a running match: the session's table, and the way out.
#pragma once

#include "engine/ui/screen.hpp"
#include "game/app/session.hpp"

namespace nightcap::app {

class TableScreen : public ui::Screen {
 public:
  explicit TableScreen(Session& session) : session_(session) {}

  [[nodiscard]] std::string_view name() const override { return "table"; }
  [[nodiscard]] ui::Corners corners() const override { return session_.table().corners(); }
  void set_page(ui::Vec2 size) override;
  void collect(ui::WidgetList& widgets) const override;
  [[nodiscard]] std::string_view default_focus() const override;
  void press(std::string_view id) override;
  void drop(std::string_view from, std::string_view to) override;
  bool back() override;
  void hurry() override;
  void update(float ms) override;
  [[nodiscard]] unsigned revision() const override { return revision_ + session_.table().revision(); }
  void paint(scene::DrawList& list, const ui::Attention& attention) const override;

  [[nodiscard]] bool asking() const { return asking_; }
  [[nodiscard]] bool left() const { return left_; }

 protected:
  [[nodiscard]] Session& session() const { return session_; }
  [[nodiscard]] ui::Vec2 page() const { return page_; }
  void leave() {
    left_ = true;
    ++revision_;
  }

 private:
  Session& session_;
  ui::Vec2 page_{1920, 1080};
  bool asking_ = false;  // "Leave the table?" is open, and time stands still
  bool left_ = false;
  unsigned revision_ = 1;
};

}  // namespace nightcap::app
