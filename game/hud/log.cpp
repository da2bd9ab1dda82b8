#include "game/hud/log.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "assets/art/ids.hpp"
#include "game/hud/text.hpp"

namespace nightcap::hud {

namespace {

using namespace ui;  // NOLINT: most of this file is painting

constexpr float kWidth = 420, kHeight = 700, kMargin = 24, kHead = 76;
constexpr float kIconRoom = 56, kIconSide = 40, kScrollRoom = 28, kRowGap = 14;
constexpr float kNumberWidth = 92;
constexpr int kWheelRows = 2, kPageRows = 5;
constexpr std::string_view kRule = "table.log.rule.";

}  // namespace

scene::SpriteId Log::icon() const { return art::kIconLog; }

Rect Log::box() const {
  if (page_.small) return {kMargin, kMargin, page_.size.x - 2 * kMargin, page_.size.y - 2 * kMargin};
  if (page_.wide) return {page_.size.x - kDockWidth + 8, kBelowBar, kDockWidth - 28, page_.size.y - kBelowBar - 20};
  return {page_.size.x - kWidth - 20, kBelowBar, kWidth, kHeight};
}

Rect Log::track() const {
  const Rect r = box();
  return {r.x + r.w - kScrollRoom - 6, r.y + kHead, 20, r.h - kHead - kMargin};
}

Rect Log::close_button() const {
  const Rect r = box();
  return {r.x + r.w - 62, r.y + 16, 46, 46};
}

void Log::set_page(const Page& page) {
  const bool other = page.wide != page_.wide;
  page_ = page;
  if (!decided_) open_ = page.wide;
  if (other && !page.wide && !decided_) open_ = false;
  rows_.clear();
  look();
}

void Log::toggle() {
  decided_ = true;
  open_ = !open_;
  end_ = rows_.size();
  if (open_) desk_.announce("What happened, " + std::to_string(rows_.size()) + " lines");
}

// New lines are set once; whoever reads further up stays there.
void Log::look() {
  const auto log = desk_.table->log();
  const bool at_end = end_ >= rows_.size();
  const float width = box().w - 2 * kMargin - kIconRoom - kScrollRoom + 10;
  for (std::size_t i = rows_.size(); i < log.size(); ++i) {
    Row row{wrapped(log[i].text, width, Font::kBold, text_size(), *desk_.metrics), 0};
    row.height = line_height() * static_cast<float>(row.lines.size() + 1) + kRowGap;
    rows_.push_back(std::move(row));
  }
  if (at_end) end_ = rows_.size();
}

bool Log::fits() const { return lowest() >= rows_.size() && places().size() == rows_.size(); }

std::size_t Log::lowest() const {
  float room = track().h;
  std::size_t n = 0;
  while (n < rows_.size() && room >= rows_[n].height) room -= rows_[n++].height;
  return n;
}

std::vector<Log::Place> Log::places() const {
  const Rect r = track();
  float room = r.h;
  const std::size_t end = std::min(end_, rows_.size());
  std::size_t first = end;
  while (first > 0 && room >= rows_[first - 1].height) room -= rows_[--first].height;
  std::vector<Place> places;
  float y = r.y + (first > 0 ? room : 0);
  for (std::size_t i = first; i < end; ++i) {
    places.push_back({i, y});
    y += rows_[i].height;
  }
  return places;
}

Rect Log::rule_button(const Place& place) const {
  const Row& row = rows_[place.row];
  const float width = page_.small ? 120 : kNumberWidth;
  return {box().x + kMargin + kIconRoom - 6, place.y + line_height() * static_cast<float>(row.lines.size()) + 3, width,
          line_height()};
}

void Log::scroll(int rows) {
  const int least = static_cast<int>(lowest()), most = static_cast<int>(rows_.size());
  end_ = static_cast<std::size_t>(std::clamp(static_cast<int>(end_) + rows, std::min(least, most), most));
}

void Log::press(std::string_view id) {
  if (id == "table.log.close") return toggle();
  if (!id.starts_with(kRule)) return;
  const std::string_view digits = id.substr(kRule.size());
  std::size_t row = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), row);
  if (read.ec == std::errc() && row < desk_.table->log().size()) desk_.open_rule(desk_.table->log()[row].rule);
}

void Log::adjust(std::string_view id, int step) {
  if (id == "table.log.scroll") scroll(step);
}

void Log::slide(std::string_view id, Vec2 at) {
  if (id != "table.log.scroll" || rows_.empty()) return;
  const Rect r = track();
  const float t = std::clamp((at.y - r.y) / r.h, 0.0f, 1.0f);
  const auto least = static_cast<float>(lowest());
  end_ = static_cast<std::size_t>(std::lround(least + t * (static_cast<float>(rows_.size()) - least)));
}

bool Log::wheel(Vec2 at, float dy) {
  if (!open_ || !box().contains(at)) return false;
  scroll(dy > 0 ? -kWheelRows : kWheelRows);
  return true;
}

bool Log::key(std::string_view key) {
  if (!open_ || (key != "PageUp" && key != "PageDown")) return false;
  scroll(key == "PageUp" ? -kPageRows : kPageRows);
  return true;
}

void Log::collect(WidgetList& widgets) const {
  if (!open_) return;
  const auto log = desk_.table->log();
  const Rect r = box();
  widgets.add(Role::kLog, "table.log.drawer", label(), r).value = std::to_string(log.size()) + " lines";
  for (const Place& place : places()) {
    const std::string number = std::to_string(place.row);
    const Row& row = rows_[place.row];
    widgets.add(Role::kText, "table.log.line." + number, log[place.row].text,
                {r.x + kMargin, place.y, r.w - 2 * kMargin - kScrollRoom, row.height - kRowGap});
    widgets.add(Role::kButton, std::string(kRule) + number, "Rule " + desk_.rules->number(log[place.row].rule),
                rule_button(place));
  }
  if (!fits()) {
    Widget& slider = widgets.add(Role::kSlider, "table.log.scroll", "Older and newer", track());
    slider.value = std::to_string(std::min(end_, rows_.size())) + " of " + std::to_string(rows_.size());
  }
  widgets.add(Role::kButton, "table.log.close", "Close what happened", close_button());
}

void Log::paint(DrawList& list, const Attention& attention) const {
  if (!open_) return;
  const Corners corners = desk_.corners();
  const bool round = corners == Corners::kRound;
  const Color head = round ? palette::kGoldLight : palette::kBrassLight;
  const Rect r = box();
  list.set_entity("table.log.drawer");
  if (page_.small) list.solid({0, 0, page_.size.x, page_.size.y}, Color::hex(0x0E0818, 214));
  if (page_.wide) {  // the wall beside the room
    const Rect wall{page_.size.x - kDockWidth, 0, kDockWidth, page_.size.y};
    list.solid(wall, round ? palette::kNight : Color::hex(0x070909));
    list.solid({wall.x, wall.y, 3, wall.h}, round ? palette::kGold : palette::kBrass);
  }
  paint_shadow(list, r, 20);
  paint_panel(list, r, corners);
  list.words(label(), Rect{r.x + kMargin, r.y + 14, r.w - 120, 50}, {Font::kBold, 28, head, Align::kLeft});
  Widget close;
  close.id = "table.log.close";
  close.rect = close_button();
  paint_button(list, close, attention, corners);
  list.sprite(art::kIconCross, Rect::around({close.rect.center().x, close.rect.center().y - 2}, 24, 24));
  const auto log = desk_.table->log();
  for (const Place& place : places()) {
    const Row& row = rows_[place.row];
    const bool newest = place.row + 1 == log.size();
    list.set_entity("table.log.line." + std::to_string(place.row));
    if (newest) paint_marked(list, {r.x + 10, place.y - 6, r.w - kScrollRoom - 22, row.height - 4}, corners, 0.7f);
    const Rect disc{r.x + kMargin - 4, place.y + 2, kIconSide, kIconSide};
    if (!log[place.row].icon.empty()) {
      list.sprite(art::kDiscPaper, disc);
      list.sprite(log[place.row].icon, Rect::around(disc.center(), 26, 26));
    } else {
      list.sprite(art::kDisc, Rect::around(disc.center(), 12, 12));
    }
    for (std::size_t i = 0; i < row.lines.size(); ++i)
      list.words(row.lines[i],
                 Rect{r.x + kMargin + kIconRoom, place.y + line_height() * static_cast<float>(i),
                      r.w - 2 * kMargin - kIconRoom - kScrollRoom + 10, line_height()},
                 {newest ? Font::kBold : Font::kMedium, text_size(), palette::kCream, Align::kLeft});
    const Rect number = rule_button(place);
    const std::string id = std::string(kRule) + std::to_string(place.row);
    list.set_entity(id);
    if (attention.hover == id) paint_marked(list, number, corners);
    const std::string text = desk_.rules->number(log[place.row].rule);
    const float size = page_.small ? 24.0f : type::kCaption;
    list.words(text, Rect{number.x + 6, number.y, number.w - 12, number.h}, {Font::kMedium, size, head, Align::kLeft});
    list.solid({number.x + 6, number.y + number.h - 3, desk_.metrics->width(text, Font::kMedium, size), 1.5f},
               Color{head.r, head.g, head.b, 120});
  }
  if (fits()) return;
  list.set_entity("table.log.scroll");
  const Rect rail{track().center().x - 3, track().y, 6, track().h};
  list.solid(rail, Color{0, 0, 0, 130});
  const float all = static_cast<float>(rows_.size()), seen = static_cast<float>(places().size());
  const float thumb = std::max(48.0f, rail.h * seen / all);
  const float t = (static_cast<float>(end_) - seen) / std::max(1.0f, all - seen);
  list.solid({rail.x, rail.y + (rail.h - thumb) * std::clamp(t, 0.0f, 1.0f), rail.w, thumb},
             round ? palette::kGold : palette::kBrass);
}

}  // namespace nightcap::hud
