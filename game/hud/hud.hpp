// What stands round every table: the panels' buttons along the top, what they open, and who of them may be used when.
#pragma once

#include <memory>

#include "game/hud/panel.hpp"

namespace nightcap::hud {

class Booklet;

class Hud {
 public:
  explicit Hud(Desk desk);
  Hud(const Hud&) = delete;
  Hud& operator=(const Hud&) = delete;
  ~Hud();

  void set_page(const Page& page);
  // The part of the page that is the table's.
  [[nodiscard]] Vec2 table_page() const;
  // A panel hides the table: only it can be used, and time stands still.
  [[nodiscard]] bool covers() const { return cover() != nullptr; }
  // Whether that widget is a panel's.
  [[nodiscard]] bool owns(std::string_view id) const { return panel_of(id) != nullptr; }
  // Something may have happened at the table.
  void look();

  void collect(ui::WidgetList& widgets) const;
  [[nodiscard]] std::string_view default_focus() const;
  void press(std::string_view id);
  void adjust(std::string_view id, int step);
  void slide(std::string_view id, Vec2 at);
  bool key(std::string_view key);
  bool wheel(Vec2 at, float dy);
  // Closes what hides the table, or the last thing that was opened over it. False if there is nothing.
  bool back();
  void open_rule(base::Rule rule);
  void paint(scene::DrawList& list, const ui::Attention& attention) const;
  // What the panels have to say, since the last call.
  [[nodiscard]] std::vector<std::string> take_announcements() { return std::exchange(announcements_, {}); }

 private:
  [[nodiscard]] Panel* cover() const;
  [[nodiscard]] Panel* panel_of(std::string_view id) const;
  void stack();

  Desk desk_;
  Page page_;
  std::vector<std::unique_ptr<Panel>> panels_;
  Booklet* booklet_ = nullptr;
  std::vector<std::string> announcements_;
  struct Seen {
    int step = -1;
    std::size_t lines = 0;
    bool busy = false;
    friend bool operator==(const Seen&, const Seen&) = default;
  } seen_;
};

}  // namespace nightcap::hud
