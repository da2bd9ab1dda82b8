#include "game/hud/booklet.hpp"

#include <algorithm>
#include <charconv>

#include "assets/art/ids.hpp"
#include "game/hud/text.hpp"

namespace nightcap::hud {

namespace {

using namespace ui;  // NOLINT: much of this file is painting

constexpr Vec2 kBook{1400, 860}, kLargeBook{1560, 1020};
constexpr float kTabWidth = 226, kTabPitch = 76, kTabHeight = 62;
constexpr float kCover = 14, kTop = 78, kFoot = 82, kSide = 44;
constexpr float kHeadHeight = 64, kHeadSize = 40, kGap = 12;
constexpr float kNumberSize = 20;
constexpr std::string_view kChapter = "table.rules.chapter.";

// On cream: contrast 5.3 and more.
constexpr Color kRoundInk = Color::hex(0x9E2C20), kChamferInk = Color::hex(0x123B2E);
constexpr Color kMark = Color::hex(0xE3B04B, 70);

}  // namespace

scene::SpriteId Booklet::icon() const { return art::kIconBook; }

Rect Booklet::book() const {
  const Vec2 size = page_.small ? kLargeBook : kBook;
  return Rect::around({(page_.size.x - kTabWidth) / 2, page_.size.y / 2}, size.x, size.y);
}

Rect Booklet::leaf(int page) const {
  const Rect r = book();
  const float width = r.w / 2 - kCover;
  return {page % 2 == 0 ? r.x + kCover : r.center().x, r.y + kCover, width, r.h - 2 * kCover};
}

Rect Booklet::tab(int chapter) const {
  const Rect r = book();
  return {r.x + r.w + 6, r.y + 24 + kTabPitch * static_cast<float>(chapter - 1), kTabWidth, kTabHeight};
}

Rect Booklet::step_button(bool onward) const {
  const Rect r = leaf(onward ? 1 : 0);
  return {onward ? r.x + r.w - 178 : r.x + 28, r.y + r.h - 72, 150, 50};
}

Rect Booklet::close_button() const {
  const Rect r = leaf(1);
  return {r.x + r.w - 66, r.y + 20, 44, 44};
}

Rect Booklet::place(const Block& block) const {
  const Rect r = leaf(block.page);
  return {r.x + kSide - 8, r.y + block.y, r.w - 2 * kSide + 16, block.height};
}

void Booklet::set_page(const Page& page) {
  page_ = page;
  set_type();
}

// Sets every rule anew: as many on a page as it holds, none of them over two.
void Booklet::set_type() {
  const base::Rule at = blocks_.empty() ? base::Rule{} : [&] {
    const auto first = std::find_if(blocks_.begin(), blocks_.end(), [&](const Block& b) { return seen(b); });
    return first != blocks_.end() ? first->rule : base::Rule{};
  }();
  blocks_.clear();
  const Rect r = leaf(0);
  const float width = r.w - 2 * kSide - numbers() + 20, bottom = r.h - kFoot;
  int page = 0;
  float y = kTop;
  for (const tabletop::RuleEntry& entry : desk_.rules->rules) {
    Block block{entry.rule, &entry, wrapped(entry.text, width, Font::kBody, text_size(), *desk_.metrics), 0, 0, 0};
    block.height = line_height() * static_cast<float>(block.lines.size());
    float highest = 0;
    for (const tabletop::RulePicture& picture : entry.pictures) highest = std::max(highest, picture.h);
    if (highest > 0) block.height += highest + kGap;
    const bool opens = blocks_.empty() || blocks_.back().rule.chapter != entry.rule.chapter;
    const float head = opens ? kHeadHeight + (y > kTop ? kGap : 0) : 0;
    if (y + head + block.height > bottom && y > kTop) {
      ++page;
      y = kTop;
    }
    if (opens) {
      y += y > kTop ? kGap : 0;
      blocks_.push_back({{entry.rule.chapter, 0}, nullptr, {}, page, y, kHeadHeight});
      y += kHeadHeight;
    }
    block.page = page;
    block.y = y;
    y += block.height + kGap;
    blocks_.push_back(std::move(block));
  }
  pages_ = page + 1;
  go(at);
}

int Booklet::chapter() const {
  const auto first = std::find_if(blocks_.begin(), blocks_.end(), [&](const Block& b) { return seen(b); });
  return first != blocks_.end() ? first->rule.chapter : 1;
}

void Booklet::go(base::Rule rule) {
  spread_ = 0;
  for (const Block& block : blocks_)
    if (block.rule == rule) spread_ = block.page / 2;
}

void Booklet::tell() {
  desk_.announce("Rules, " + std::string(desk_.rules->chapters[static_cast<std::size_t>(chapter() - 1)]) + ", pages " +
                 std::to_string(2 * spread_ + 1) + " and " + std::to_string(2 * spread_ + 2) + " of " +
                 std::to_string(pages_ + pages_ % 2));
}

void Booklet::open_at(base::Rule rule) {
  open_ = true;
  marked_ = rule;
  go(rule);
  tell();
}

void Booklet::toggle() {
  open_ = !open_;
  marked_ = {};
  if (open_) tell();
}

void Booklet::turn(int by) {
  const int last = (pages_ - 1) / 2, to = std::clamp(spread_ + by, 0, last);
  if (to == spread_) return;
  spread_ = to;
  tell();
}

void Booklet::press(std::string_view id) {
  if (id == "table.rules.close") return close();
  if (id == "table.rules.back") return turn(-1);
  if (id == "table.rules.onward") return turn(1);
  if (!id.starts_with(kChapter)) return;
  int chapter = 0;
  const std::string_view digits = id.substr(kChapter.size());
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), chapter);
  if (read.ec != std::errc()) return;
  marked_ = {};
  go({static_cast<std::uint8_t>(chapter), 0});
  tell();
}

bool Booklet::wheel(Vec2, float dy) {
  if (!open_) return false;
  turn(dy > 0 ? -1 : 1);
  return true;
}

bool Booklet::key(std::string_view key) {
  if (!open_ || (key != "PageUp" && key != "PageDown")) return false;
  turn(key == "PageUp" ? -1 : 1);
  return true;
}

void Booklet::collect(WidgetList& widgets) const {
  if (!open_) return;
  widgets.add(Role::kDialog, "table.rules.book", "Rules of " + std::string(desk_.rules->title), book());
  for (const Block& block : blocks_) {
    if (!seen(block)) continue;
    if (block.entry == nullptr) {
      widgets.add(Role::kText, "table.rules.head." + std::to_string(block.rule.chapter),
                  desk_.rules->chapters[static_cast<std::size_t>(block.rule.chapter - 1)], place(block));
    } else {
      const std::string number = desk_.rules->number(block.rule);
      Widget& text = widgets.add(Role::kText, "table.rules." + number, block.entry->text, place(block));
      text.value = block.rule == marked_ ? number + ", looked up" : number;
    }
  }
  const int last = (pages_ - 1) / 2;
  widgets.add(Role::kButton, "table.rules.back", "Back", step_button(false), spread_ > 0);
  widgets.add(Role::kButton, "table.rules.onward", "Onward", step_button(true), spread_ < last);
  for (std::size_t i = 0; i < desk_.rules->chapters.size(); ++i) {
    const int number = static_cast<int>(i) + 1;
    Widget& each =
        widgets.add(Role::kTab, std::string(kChapter) + std::to_string(number), desk_.rules->chapters[i], tab(number));
    if (number == chapter()) each.value = "open";
  }
  widgets.add(Role::kButton, "table.rules.close", "Close the rules", close_button());
}

void Booklet::paint_tabs(DrawList& list, const Attention& attention) const {
  const Corners corners = desk_.corners();
  const bool round = corners == Corners::kRound;
  for (std::size_t i = 0; i < desk_.rules->chapters.size(); ++i) {
    Widget button;
    button.id = std::string(kChapter) + std::to_string(i + 1);
    button.rect = tab(static_cast<int>(i) + 1);
    const bool chosen = static_cast<int>(i) + 1 == chapter();
    paint_button(list, button, attention, corners, chosen ? ButtonKind::kPrimary : ButtonKind::kPlain);
    const Color color = chosen ? palette::kInk : palette::kCream;
    const Rect& r = button.rect;
    list.words(std::to_string(i + 1), Rect{r.x + 10, r.y, 36, r.h - 5},
               {Font::kBold, 22,
                chosen  ? palette::kInk
                : round ? palette::kGoldLight
                        : palette::kBrassLight,
                Align::kCenter});
    paint_fitted(list, desk_.rules->chapters[i], {r.x + 50, r.y, r.w - 60, r.h - 5}, {Font::kMedium, 22, color, Align::kLeft},
                 *desk_.metrics, type::kTag);
  }
}

void Booklet::paint_block(DrawList& list, const Block& block) const {
  const bool round = desk_.corners() == Corners::kRound;
  const Color ink = round ? kRoundInk : kChamferInk;
  const Rect r = place(block);
  if (block.entry == nullptr) {
    list.words(desk_.rules->chapters[static_cast<std::size_t>(block.rule.chapter - 1)],
               Rect{r.x + numbers() - 12, r.y - 4, r.w - numbers() - 40, kHeadHeight - 10},
               {headline_face(desk_.corners()), kHeadSize, ink, Align::kLeft});
    return;
  }
  const std::string number = desk_.rules->number(block.rule);
  list.set_entity("table.rules." + number);
  if (block.rule == marked_) list.solid({r.x, r.y - 4, r.w, r.h + 8}, kMark);
  list.words(number, Rect{r.x + 8, r.y, numbers() - 20, line_height()},
             {Font::kBold, page_.small ? 24.0f : kNumberSize, ink, Align::kLeft});
  for (std::size_t i = 0; i < block.lines.size(); ++i)
    list.words(block.lines[i],
               Rect{r.x + numbers() - 12, r.y + line_height() * static_cast<float>(i), r.w - numbers() + 12, line_height()},
               {Font::kBody, text_size(), palette::kInk, Align::kLeft});
  float x = r.x + numbers() - 10;
  const float y = r.y + line_height() * static_cast<float>(block.lines.size()) + 8;
  float highest = 0;
  for (const tabletop::RulePicture& picture : block.entry->pictures) highest = std::max(highest, picture.h);
  for (const tabletop::RulePicture& picture : block.entry->pictures) {
    list.sprite(picture.sprite, Rect{x, y + (highest - picture.h) / 2, picture.w, picture.h});
    x += picture.w + 16;
  }
}

void Booklet::paint(DrawList& list, const Attention& attention) const {
  if (!open_) return;
  const Corners corners = desk_.corners();
  const bool round = corners == Corners::kRound;
  list.set_entity("table.rules.book");
  list.solid({0, 0, page_.size.x, page_.size.y}, Color::hex(0x0E0818, 196));
  paint_tabs(list, attention);
  list.set_entity("table.rules.book");
  const Rect r = book();
  paint_shadow(list, r, 40);
  list.sprite(round ? art::kCoverRound : art::kCoverChamfer, r, scene::kWhite, 24);
  for (const int side : {0, 1}) list.sprite(art::kPage, leaf(side), scene::kWhite, 24);
  list.sprite(art::kSpine, Rect{r.center().x - 48, leaf(0).y, 96, leaf(0).h});
  for (const Block& block : blocks_) {
    list.set_entity("table.rules.book");
    if (seen(block)) paint_block(list, block);
  }
  list.set_entity("table.rules.book");
  for (const int side : {0, 1}) {
    const Rect l = leaf(side);
    if (2 * spread_ + side < pages_)
      list.words(std::to_string(2 * spread_ + side + 1), Rect{l.center().x - 40, l.y + l.h - 60, 80, 28},
                 {Font::kMedium, 20, palette::kInk, Align::kCenter});
  }
  WidgetList widgets;
  const int last = (pages_ - 1) / 2;
  if (spread_ > 0)
    paint_button(list, widgets.add(Role::kButton, "table.rules.back", "Back", step_button(false)), attention, corners);
  if (spread_ < last)
    paint_button(list, widgets.add(Role::kButton, "table.rules.onward", "Onward", step_button(true)), attention, corners,
                 ButtonKind::kPrimary);
  paint_button(list, widgets.add(Role::kButton, "table.rules.close", {}, close_button()), attention, corners);
  list.sprite(art::kIconCross, Rect::around({close_button().center().x, close_button().center().y - 2}, 26, 26));
}

}  // namespace nightcap::hud
