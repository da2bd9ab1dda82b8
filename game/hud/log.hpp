// What happened, line by line, each with the rule that it follows from: a drawer at the right, over the whole page where
// that is small, and docked beside the table where that is wide.
#pragma once

#include "game/hud/panel.hpp"

namespace nightcap::hud {

class Log final : public Panel {
 public:
  using Panel::Panel;

  [[nodiscard]] std::string_view id() const override { return "table.log"; }
  [[nodiscard]] std::string_view label() const override { return "What happened"; }
  [[nodiscard]] std::string_view key_name() const override { return "L"; }
  [[nodiscard]] scene::SpriteId icon() const override;
  [[nodiscard]] Spot spot() const override { return {true, 2}; }
  void toggle() override;
  void press(std::string_view id) override;
  void adjust(std::string_view id, int step) override;
  void slide(std::string_view id, Vec2 at) override;
  bool wheel(Vec2 at, float dy) override;
  bool key(std::string_view key) override;
  void look() override;
  void set_page(const Page& page) override;
  void collect(ui::WidgetList& widgets) const override;
  void paint(scene::DrawList& list, const ui::Attention& attention) const override;
  [[nodiscard]] bool covers() const override { return open_ && page_.small; }
  [[nodiscard]] float docked() const override { return open_ && page_.wide ? kDockWidth : 0; }
  [[nodiscard]] std::string_view default_focus() const override { return "table.log.close"; }

 private:
  struct Row {
    std::vector<std::string> lines;
    float height = 0;
  };
  struct Place {
    std::size_t row;
    float y;
  };

  [[nodiscard]] Rect box() const;
  [[nodiscard]] Rect track() const;
  [[nodiscard]] Rect close_button() const;
  [[nodiscard]] float text_size() const { return page_.small ? 26.0f : 20.0f; }
  [[nodiscard]] float line_height() const { return page_.small ? 34.0f : 26.0f; }
  [[nodiscard]] Rect rule_button(const Place& place) const;
  [[nodiscard]] bool fits() const;
  // The rows that can be seen, from the top.
  [[nodiscard]] std::vector<Place> places() const;
  void scroll(int rows);
  // The lowest that the last row seen may be: those above it fill the drawer.
  [[nodiscard]] std::size_t lowest() const;

  std::vector<Row> rows_;
  std::size_t end_ = 0;   // one past the last row that is seen
  bool decided_ = false;  // the person has opened or closed it; until then a wide page has it open
};

}  // namespace nightcap::hud
