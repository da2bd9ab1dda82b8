// The rules as an open booklet: two pages, a tab for each chapter, the numbers in the margin, pictures of the game itself.
// While it is open time stands still.
#pragma once

#include "game/hud/panel.hpp"

namespace nightcap::hud {

class Booklet final : public Panel {
 public:
  using Panel::Panel;

  [[nodiscard]] std::string_view id() const override { return "table.rules"; }
  [[nodiscard]] std::string_view label() const override { return "Rules"; }
  [[nodiscard]] std::string_view key_name() const override { return "F1"; }
  [[nodiscard]] scene::SpriteId icon() const override;
  [[nodiscard]] Spot spot() const override { return {true, 1}; }
  void toggle() override;
  void press(std::string_view id) override;
  bool wheel(Vec2 at, float dy) override;
  bool key(std::string_view key) override;
  void set_page(const Page& page) override;
  void collect(ui::WidgetList& widgets) const override;
  void paint(scene::DrawList& list, const ui::Attention& attention) const override;
  [[nodiscard]] bool covers() const override { return open_; }
  [[nodiscard]] std::string_view default_focus() const override { return "table.rules.close"; }

  // Opens at that rule, and marks it.
  void open_at(base::Rule rule);

 private:
  // A rule or the head of a chapter (paragraph 0), where it stands.
  struct Block {
    base::Rule rule;
    const tabletop::RuleEntry* entry = nullptr;
    std::vector<std::string> lines;
    int page = 0;
    float y = 0, height = 0;
  };

  void set_type();
  [[nodiscard]] Rect book() const;
  [[nodiscard]] Rect leaf(int page) const;  // of either side
  [[nodiscard]] Rect tab(int chapter) const;
  [[nodiscard]] Rect step_button(bool onward) const;
  [[nodiscard]] Rect close_button() const;
  [[nodiscard]] Rect place(const Block& block) const;
  [[nodiscard]] bool seen(const Block& block) const { return block.page / 2 == spread_; }
  [[nodiscard]] int chapter() const;  // the one that the left page is in
  void turn(int by);
  void go(base::Rule rule);
  void tell();
  [[nodiscard]] float text_size() const { return page_.small ? 26.0f : 22.0f; }
  // The margin with the numbers.
  [[nodiscard]] float numbers() const { return page_.small ? 136.0f : 112.0f; }
  [[nodiscard]] float line_height() const { return page_.small ? 34.0f : 29.0f; }
  void paint_tabs(scene::DrawList& list, const ui::Attention& attention) const;
  void paint_block(scene::DrawList& list, const Block& block) const;

  std::vector<Block> blocks_;
  int pages_ = 0;
  int spread_ = 0;
  base::Rule marked_{};  // that it was opened for
};

}  // namespace nightcap::hud
