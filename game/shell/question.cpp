#include "game/shell/question.hpp"

#include <algorithm>

namespace nightcap::shell {

namespace {

constexpr float kWidth = 820, kButtonTop = 172;
constexpr ui::Vec2 kButton{336, 66};

ui::Rect box(ui::Vec2 page) { return ui::Rect::around({page.x / 2, page.y / 2}, kWidth, 286); }

}  // namespace

void collect_question(const Question& question, ui::Vec2 page, ui::WidgetList& widgets) {
  const ui::Rect r = box(page);
  const std::string id(question.id);
  widgets.add(ui::Role::kDialog, id, question.text, r);
  widgets.add(ui::Role::kButton, id + ".stay", question.stay, {r.x + 44, r.y + kButtonTop, kButton.x, kButton.y}).key =
      "Escape";
  widgets.add(ui::Role::kButton, id + ".leave", question.leave,
              {r.x + r.w - 44 - kButton.x, r.y + kButtonTop, kButton.x, kButton.y});
}

// The question itself in the face of the house; what follows it is set plainly.
void paint_question(const Question& question, ui::Vec2 page, scene::DrawList& list, const ui::Attention& attention,
                    ui::Corners corners) {
  using namespace ui;
  const bool round = corners == Corners::kRound;
  list.set_entity(question.id);
  list.solid({0, 0, page.x, page.y}, Color::hex(0x0E0818, 176));
  const Rect r = box(page);
  paint_shadow(list, r, 24);
  paint_panel(list, r, corners);
  const auto cut = std::min(question.text.size(), question.text.find('?') + 1);
  const std::string_view asked = question.text.substr(0, cut);
  const std::string_view why = cut + 1 < question.text.size() ? question.text.substr(cut + 1) : std::string_view();
  const Rect head{r.x + 40, r.y + (why.empty() ? 44.0f : 24.0f), r.w - 80, 84};
  list.words(
      asked, head,
      {headline_face(corners), round ? 52.0f : 42.0f, round ? palette::kGoldLight : palette::kBrassLight, Align::kCenter});
  list.words(why, Rect{head.x, r.y + 108, head.w, 44}, {Font::kBody, 26, palette::kCream, Align::kCenter});
  WidgetList widgets;
  collect_question(question, page, widgets);
  for (const Widget& widget : widgets.items())
    if (widget.role == Role::kButton)
      paint_button(list, widget, attention, corners, widget.id.ends_with(".stay") ? ButtonKind::kPrimary : ButtonKind::kPlain);
}

}  // namespace nightcap::shell
