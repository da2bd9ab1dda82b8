#include "game/shell/results.hpp"

#include <algorithm>

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"

namespace nightcap::shell {

namespace {
constexpr float kHeadline = 150;  // height
constexpr float kTallestRow = 76;
constexpr float kWidth = 1120;
constexpr ui::Vec2 kButton{450, 66};
constexpr float kButtonGap = 36;
constexpr float kMargin = 48;
constexpr float kHeadlineFloor = 44;
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

// As high as its rows need; with the buttons under it in the middle of the page.
ui::Rect Results::panel() const {
  const float room = page_.y - kButtonGap - kButton.y - 2 * kMargin;
  const float height = std::min(room, kHeadline + 52 + kTallestRow * static_cast<float>(rows_.size()));
  return {(page_.x - kWidth) / 2, kMargin + (room - height) / 2, kWidth, height};
}

void Results::collect(ui::WidgetList& widgets) const {
  const ui::Rect box = panel();
  widgets.add(ui::Role::kText, "results.headline", headline(), {box.x + 40, box.y + 20, box.w - 80, kHeadline});
  const float height = (box.h - kHeadline - 52) / static_cast<float>(std::max<std::size_t>(1, rows_.size()));
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    ui::Widget& row =
        widgets.add(ui::Role::kText, "results.row." + std::to_string(i), rows_[i].name,
                    {box.x + 32, box.y + kHeadline + 24 + height * static_cast<float>(i), box.w - 64, height - 6});
    row.value = rows_[i].text;
  }
  const float y = box.y + box.h + kButtonGap;
  widgets.add(ui::Role::kButton, "results.rematch", "Play again", {page_.x / 2 - kButton.x - 20, y, kButton.x, kButton.y});
  widgets.add(ui::Role::kButton, "results.title", "Back to the street", {page_.x / 2 + 20, y, kButton.x, kButton.y}).key =
      "Escape";
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

void Results::paint_row(scene::DrawList& list, const ui::Widget& widget, std::size_t i) const {
  using namespace ui;
  const tabletop::ResultRow& row = rows_[i];
  const Rect& r = widget.rect;
  const bool round = game_.corners == Corners::kRound;
  const Vec2 place{r.x + 46, r.center().y};
  const float side = std::min(48.0f, r.h - 8);
  if (row.winner) {
    paint_marked(list, r, game_.corners);
    list.sprite(art::kIconCrown, Rect::around(place, side, side));
  } else {
    if (i + 1 < rows_.size()) list.solid({r.x + 84, r.y + r.h + 2, r.w - 84, 2}, Color::hex(0xE3B04B, 60));
    list.sprite(art::kDisc, Rect::around(place, side, side));
    list.words(std::to_string(i + 1), Rect::around(place, side, side), {Font::kBold, 24, palette::kCream2, Align::kCenter});
  }
  const Color color = !row.winner ? palette::kCream : round ? palette::kGoldLight : palette::kBrassLight;
  const float half = (r.w - 84 - 24) / 2;
  paint_fitted(list, row.name, {r.x + 88, r.y, half - 16, r.h}, {Font::kBold, type::kQuestion, color, Align::kLeft}, metrics_);
  paint_fitted(list, row.text, {r.x + 84 + half, r.y, half, r.h},
               {row.winner ? Font::kBold : Font::kBody, 26, color, Align::kRight}, metrics_);
}

// The winners' names in the light, a line with the sign of the house under them.
void Results::paint_headline(scene::DrawList& list, const ui::Widget& widget) const {
  using namespace ui;
  const bool round = game_.corners == Corners::kRound;
  const Rect& r = widget.rect;
  list.sprite(art::kGlow, Rect::around({r.center().x, r.y + r.h * 0.45f}, r.w, r.h * 1.5f),
              Color::hex(round ? 0x8A5A1E : 0x2A5A44, 150));
  paint_fitted(
      list, widget.name, {r.x, r.y, r.w, r.h - 36},
      on_picture(headline_face(game_.corners), round ? type::kBanner : 72, round ? palette::kGoldLight : palette::kBrassLight),
      metrics_, kHeadlineFloor);
  const Color line = round ? palette::kGold : palette::kBrass;
  const float y = r.y + r.h - 20, gap = 34;
  list.solid({r.x, y - 1, r.w / 2 - gap, 2}, line);
  list.solid({r.center().x + gap, y - 1, r.w / 2 - gap, 2}, line);
  list.sprite(round ? art::kIconHeart : art::kIconHonor, Rect::around({r.center().x, y}, 36, 36));
}

void Results::paint(scene::DrawList& list, const ui::Attention& attention) const {
  using namespace ui;
  list.set_entity("results");
  list.sprite(game_.background, Rect{0, 0, page_.x, page_.y}, scene::kWhite, game_.background_slice);
  list.solid({0, 0, page_.x, page_.y}, Color::hex(0x0E0818, 150));
  paint_shadow(list, panel(), kMargin / 2);
  paint_panel(list, panel(), game_.corners);
  WidgetList widgets;
  collect(widgets);
  std::size_t row = 0;
  for (const Widget& widget : widgets.items()) {
    list.set_entity(widget.id);
    if (widget.id == "results.headline") {
      paint_headline(list, widget);
    } else if (widget.role == Role::kText) {
      paint_row(list, widget, row++);
    } else {
      paint_button(list, widget, attention, game_.corners,
                   widget.id == "results.rematch" ? ButtonKind::kPrimary : ButtonKind::kPlain);
    }
  }
}

}  // namespace nightcap::shell
