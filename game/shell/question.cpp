#include "game/shell/question.hpp"

namespace nightcap::shell {

namespace {

ui::Rect box(ui::Vec2 page) { return ui::Rect::around({page.x / 2, page.y / 2}, 820, 260); }

}  // namespace

void collect_question(const Question& question, ui::Vec2 page, ui::WidgetList& widgets) {
  const ui::Rect r = box(page);
  const std::string id(question.id);
  widgets.add(ui::Role::kDialog, id, question.text, r);
  widgets.add(ui::Role::kButton, id + ".stay", question.stay, {r.x + 40, r.y + 154, 350, 66}).key = "Escape";
  widgets.add(ui::Role::kButton, id + ".leave", question.leave, {r.x + 430, r.y + 154, 350, 66});
}

void paint_question(const Question& question, ui::Vec2 page, scene::DrawList& list, const ui::Attention& attention,
                    ui::Corners corners) {
  list.set_entity(question.id);
  list.solid({0, 0, page.x, page.y}, scene::Color::hex(0x151024, 170));
  const ui::Rect r = box(page);
  ui::paint_panel(list, r, corners);
  list.words(question.text, scene::Rect{r.x + 40, r.y + 36, r.w - 80, 80},
             {scene::Font::kBold, ui::type::kNoun, ui::palette::kCream, scene::Align::kCenter});
  ui::WidgetList widgets;
  collect_question(question, page, widgets);
  for (const ui::Widget& widget : widgets.items())
    if (widget.role == ui::Role::kButton)
      ui::paint_button(list, widget, attention, corners,
                       widget.id.ends_with(".stay") ? ui::ButtonKind::kPrimary : ui::ButtonKind::kPlain);
}

}  // namespace nightcap::shell
