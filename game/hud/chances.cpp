#include "game/hud/chances.hpp"

#include <cmath>

#include "assets/art/ids.hpp"

namespace nightcap::hud {

namespace {

using namespace ui;  // NOLINT: most of this file is painting

constexpr float kWidth = 430, kTitle = 44, kRow = 40, kPadding = 20;

std::string percent(const tabletop::OddsRow& row) { return std::to_string(std::lround(100.0 * row.ways / row.of)) + " %"; }
std::string fraction(const tabletop::OddsRow& row) { return std::to_string(row.ways) + " of " + std::to_string(row.of); }

}  // namespace

scene::SpriteId Chances::icon() const { return art::kIconOdds; }

Rect Chances::box() const {
  float height = 2 * kPadding;
  for (const tabletop::Odds& odds : odds_) height += kTitle + kRow * static_cast<float>(odds.rows.size());
  return {20, top_, kWidth, height};
}

void Chances::toggle() {
  open_ = !open_;
  if (!open_) return;
  std::string words;
  for (const tabletop::Odds& odds : odds_) {
    words += (words.empty() ? "" : " ") + odds.roll + ": ";
    for (std::size_t i = 0; i < odds.rows.size(); ++i)
      words += (i == 0 ? "" : ", ") + odds.rows[i].result + " " + fraction(odds.rows[i]);
    words += ".";
  }
  desk_.announce(words);
}

void Chances::look() {
  odds_ = desk_.table->odds();
  if (odds_.empty()) close();
}

float Chances::stack(float top) {
  top_ = top;
  return open_ ? box().h + 12 : 0;
}

void Chances::collect(WidgetList& widgets) const {
  if (!open_) return;
  const Rect r = box();
  float y = r.y + kPadding;
  for (std::size_t k = 0; k < odds_.size(); ++k) {
    const std::string id = "table.odds." + std::to_string(k);
    widgets.add(Role::kText, id, odds_[k].roll, {r.x + kPadding, y, r.w - 2 * kPadding, kTitle});
    y += kTitle;
    for (std::size_t i = 0; i < odds_[k].rows.size(); ++i) {
      widgets
          .add(Role::kText, id + "." + std::to_string(i), odds_[k].rows[i].result,
               {r.x + kPadding, y, r.w - 2 * kPadding, kRow})
          .value = fraction(odds_[k].rows[i]);
      y += kRow;
    }
  }
}

// A bar behind each row is as long as it is likely.
void Chances::paint(DrawList& list, const Attention&) const {
  if (!open_) return;
  const Corners corners = desk_.corners();
  const Color head = corners == Corners::kRound ? palette::kGoldLight : palette::kBrassLight;
  const Rect r = box();
  list.set_entity("table.odds");
  paint_shadow(list, r, 12);
  paint_panel(list, r, corners);
  float y = r.y + kPadding;
  for (const tabletop::Odds& odds : odds_) {
    list.words(odds.roll, Rect{r.x + kPadding + 4, y, r.w - 2 * kPadding, kTitle - 6}, {Font::kBold, 24, head, Align::kLeft});
    y += kTitle;
    for (const tabletop::OddsRow& row : odds.rows) {
      const Rect line{r.x + kPadding, y, r.w - 2 * kPadding, kRow};
      const float part = static_cast<float>(row.ways) / static_cast<float>(row.of);
      list.solid({line.x + 48, line.y + kRow - 8, line.w - 52, 3}, Color{255, 255, 255, 26});
      list.solid({line.x + 48, line.y + kRow - 8, std::round((line.w - 52) * part), 3}, palette::kGold);
      list.sprite(row.icon, Rect{line.x + 6, line.y + 4, 28, 28});
      list.words(row.result, Rect{line.x + 48, line.y, 160, kRow - 8}, {Font::kMedium, 24, palette::kCream, Align::kLeft});
      list.words(fraction(row), Rect{line.x + 180, line.y, 110, kRow - 8}, {Font::kBody, 20, palette::kCream2, Align::kRight});
      list.words(percent(row), Rect{line.x + 290, line.y, line.w - 294, kRow - 8},
                 {Font::kBold, 24, palette::kCream, Align::kRight});
      y += kRow;
    }
  }
}

}  // namespace nightcap::hud
