#include "game/shell/results.hpp"

#include "engine/ui/paint.hpp"

namespace nightcap::shell {

namespace {
constexpr float kRowHeight = 60;
constexpr float kRowsTop = 330;
}  // namespace

void Results::set_page(ui::Vec2 size) {
  page_ = size;
  ++revision_;
}

std::string Results::headline() const {
  std::string names;
  int winners = 0, left = 0;
  for (const auto& row : rows_) left += row.winner ? 1 : 0;
  for (const auto& row : rows_) {
    if (!row.winner) continue;
    ++winners;
    --left;
    names += (winners == 1 ? "" : left > 0 ? ", " : " and ") + row.name;
  }
  return names + (winners > 1 ? " share the win" : " wins");
}

void Results::collect(ui::WidgetList& widgets) const {
  const float x = page_.x / 2 - 500;
  widgets.add(ui::Role::kText, "results.headline", headline(), {x, 150, 1000, 130});
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    ui::Widget& row = widgets.add(ui::Role::kText, "results.row." + std::to_string(i), rows_[i].name,
                                  {x, kRowsTop + kRowHeight * static_cast<float>(i), 1000, kRowHeight - 8});
    row.value = rows_[i].text;
  }
  widgets.add(ui::Role::kButton, "results.rematch", "Play again", {page_.x / 2 - 470, page_.y - 150, 450, 66});
  widgets.add(ui::Role::kButton, "results.title", "Back to the street", {page_.x / 2 + 20, page_.y - 150, 450, 66});
}

void Results::press(std::string_view id) {
  if (id == "results.rematch") choice_ = Choice::kRematch;
  if (id == "results.title") choice_ = Choice::kTitle;
  ++revision_;
}

bool Results::back() {
  choice_ = Choice::kTitle;
  ++revision_;
  return true;
}

void Results::paint(scene::DrawList& list, const ui::Attention& attention) const {
  using namespace ui;
  list.set_entity("results");
  list.sprite(game_.background, Rect{0, 0, page_.x, page_.y});
  list.solid({0, 0, page_.x, page_.y}, Color::hex(0x151024, 150));
  paint_panel(list, {page_.x / 2 - 560, 110, 1120, page_.y - 300}, game_.corners);
  WidgetList widgets;
  collect(widgets);
  for (const Widget& widget : widgets.items()) {
    list.set_entity(widget.id);
    if (widget.id == "results.headline") {
      list.words(widget.name, widget.rect, on_picture(Font::kScript, type::kBanner, palette::kGoldLight));
    } else if (widget.role == Role::kText) {
      const bool winner = rows_[static_cast<std::size_t>(widget.id.back() - '0')].winner;
      const Color color = winner ? palette::kGoldLight : palette::kCream;
      list.words(widget.name, widget.rect, {Font::kBold, type::kQuestion, color, Align::kLeft});
      list.words(widget.value, widget.rect, {Font::kBody, type::kQuestion, color, Align::kRight});
    } else {
      paint_button(list, widget, attention, game_.corners,
                   widget.id == "results.rematch" ? ButtonKind::kPrimary : ButtonKind::kPlain);
    }
  }
}

}  // namespace nightcap::shell
