#include "game/app/table_screen.hpp"

#include "assets/art/ids.hpp"
#include "game/shell/question.hpp"

namespace nightcap::app {

namespace {
constexpr ui::Rect kMenuBox{hud::kBarTop, hud::kBarTop, hud::kButtonSide, hud::kButtonSide};
constexpr float kSmallScale = 0.75f;       // below it what is read has the whole page
constexpr float kTableWidth = 1920;        // vpx that a table has at least
constexpr float kLongestThought = 10'000;  // ms: more than any computer player waits before an answer
}  // namespace

TableScreen::TableScreen(Session& session, const tabletop::Rulebook& rules, const scene::TextMetrics& metrics,
                         motion::Tempo& tempo, sound::Levels* levels)
    : session_(session),
      hud_({&session.table(),
            &rules,
            &metrics,
            &tempo,
            levels,
            [this] { return session_.hint(); },
            [this] { return session_.step(); },
            [this] { return may_skip(); },
            [this] { skip(); },
            {},
            {}}) {}

void TableScreen::set_page(ui::Vec2 size) {
  page_ = size;
  table_page_ = {};
  hud_.set_page({size, scale_ < kSmallScale, size.x - hud::kDockWidth >= kTableWidth});
  fit_table();
}

void TableScreen::fit_table() {
  ++revision_;
  if (hud_.table_page() == table_page_) return;
  table_page_ = hud_.table_page();
  session_.table().set_page(table_page_);
}

void TableScreen::collect(ui::WidgetList& widgets) const {
  if (asking_) {
    shell::collect_question(shell::kLeaveTable, page_, widgets);
    return;
  }
  if (!hud_.covers()) {
    session_.table().collect(widgets);
    widgets.add(ui::Role::kButton, "table.menu", "Menu", kMenuBox);
  }
  hud_.collect(widgets);
}

std::string_view TableScreen::default_focus() const {
  if (asking_) return "menu.stay";
  return hud_.covers() ? hud_.default_focus() : session_.table().default_focus();
}

void TableScreen::press(std::string_view id) {
  ++revision_;
  if (id == "table.menu") {
    asking_ = true;
  } else if (id == "menu.stay") {
    asking_ = false;
  } else if (id == "menu.leave") {
    left_ = true;
  } else if (hud_.owns(id)) {
    hud_.press(id);
    fit_table();
  } else {
    session_.table().press(id);
    session_.pump();
    hud_.look();
  }
}

void TableScreen::drop(std::string_view from, std::string_view to) {
  ++revision_;
  const auto beside = [&](std::string_view id) { return id == "table.menu" || id == "table.continue" || hud_.owns(id); };
  if (paused() || beside(from) || beside(to)) return;
  session_.table().drop(from, to);
  session_.pump();
  hud_.look();
}

void TableScreen::adjust(std::string_view id, int step) {
  ++revision_;
  hud_.adjust(id, step);
}

void TableScreen::slide(std::string_view id, ui::Vec2 at) {
  ++revision_;
  hud_.slide(id, at);
}

bool TableScreen::key(std::string_view key) {
  if (asking_) return false;
  if (hud_.key(key)) {
    fit_table();
    return true;
  }
  return !hud_.covers() && session_.table().key(key);
}

bool TableScreen::wheel(ui::Vec2 at, float dy) {
  if (asking_ || !hud_.wheel(at, dy)) return false;
  ++revision_;
  return true;
}

bool TableScreen::back() {
  ++revision_;
  if (!asking_ && hud_.back()) {
    fit_table();
    return true;
  }
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

bool TableScreen::hurry() {
  skipping_ = false;
  if (!moving()) return false;
  session_.table().hurry();
  hud_.look();
  return true;
}

bool TableScreen::leaves_motion_alone(std::string_view id) const {
  return id == "table.menu" || id.starts_with("menu.") || hud_.owns(id) || session_.table().leaves_motion_alone(id);
}

bool TableScreen::may_skip() const {
  if (skipping_ || session_.table().busy() || session_.table().waits_for_throw()) return true;
  return session_.viewer() && !session_.settled() && !session_.finished();
}

// At once, with all that waits; what the computer players do after that follows answer by answer, a frame each.
void TableScreen::skip() {
  session_.table().skip();
  skipping_ = session_.viewer() && !session_.settled();
  hud_.look();
}

void TableScreen::update(float ms) {
  if (paused()) return;
  session_.update(skipping_ ? kLongestThought : ms);
  if (skipping_) {
    session_.table().skip();
    skipping_ = !session_.settled() && !session_.curtain();
    ++revision_;
  }
  hud_.look();
}

void TableScreen::paint(scene::DrawList& list, const ui::Attention& attention) const {
  session_.table().paint(list, attention);
  ui::WidgetList widgets;
  ui::paint_button(list, widgets.add(ui::Role::kButton, "table.menu", {}, kMenuBox), attention, corners());
  list.sprite(art::kIconMenu, ui::Rect{kMenuBox.x + 10, kMenuBox.y + 8, kMenuBox.w - 20, kMenuBox.h - 20});
  hud_.paint(list, attention);
  if (asking_) shell::paint_question(shell::kLeaveTable, page_, list, attention, corners());
}

}  // namespace nightcap::app
