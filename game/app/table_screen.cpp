#include "game/app/table_screen.hpp"

#include "assets/art/ids.hpp"
#include "game/shell/question.hpp"

namespace nightcap::app {

namespace {
constexpr ui::Rect kMenuBox{20, 20, 52, 52};
}  // namespace

void TableScreen::set_page(ui::Vec2 size) {
  page_ = size;
  session_.table().set_page(size);
  ++revision_;
}

void TableScreen::collect(ui::WidgetList& widgets) const {
  if (asking_) {
    shell::collect_question(shell::kLeaveTable, page_, widgets);
    return;
  }
  session_.table().collect(widgets);
  widgets.add(ui::Role::kButton, "table.menu", "Menu", kMenuBox);
}

std::string_view TableScreen::default_focus() const {
  return asking_ ? std::string_view("menu.stay") : session_.table().default_focus();
}

void TableScreen::press(std::string_view id) {
  ++revision_;
  if (id == "table.menu") {
    asking_ = true;
  } else if (id == "menu.stay") {
    asking_ = false;
  } else if (id == "menu.leave") {
    left_ = true;
  } else {
    session_.table().press(id);
    session_.pump();
  }
}

void TableScreen::drop(std::string_view from, std::string_view to) {
  ++revision_;
  if (asking_ || from == "table.menu" || to == "table.menu") return;
  session_.table().drop(from, to);
  session_.pump();
}

bool TableScreen::back() {
  ++revision_;
  if (!asking_ && session_.table().back()) {
    session_.pump();
    return true;
  }
  asking_ = !asking_;
  return true;
}

bool TableScreen::look(std::string_view id, ui::Vec2 place) { return !asking_ && session_.table().look(id, place); }

void TableScreen::attend(const ui::Attention& attention) { session_.table().attend(asking_ ? ui::Attention{} : attention); }

void TableScreen::notice(const input::Event& event) { session_.table().notice(event); }

void TableScreen::hurry() {
  if (!asking_) session_.table().hurry();
}

void TableScreen::update(float ms) {
  if (!asking_) session_.update(ms);
}

void TableScreen::paint(scene::DrawList& list, const ui::Attention& attention) const {
  session_.table().paint(list, attention);
  ui::WidgetList widgets;
  ui::paint_button(list, widgets.add(ui::Role::kButton, "table.menu", {}, kMenuBox), attention, corners());
  list.sprite(art::kIconMenu, ui::Rect{kMenuBox.x + 10, kMenuBox.y + 10, kMenuBox.w - 20, kMenuBox.h - 20});
  if (asking_) shell::paint_question(shell::kLeaveTable, page_, list, attention, corners());
}

}  // namespace nightcap::app
