#include "game/hud/tally.hpp"

#include "assets/art/ids.hpp"

namespace nightcap::hud {

namespace {

using namespace ui;  // NOLINT: most of this file is painting

constexpr float kWidth = 520, kTitle = 46, kRow = 40, kPadding = 20, kLegend = 40, kFoot = 40;
constexpr float kName = 48, kPips = 200, kPipPitch = 20, kPipWidth = 14, kPipHeight = 22;  // from the left of a line
constexpr float kCount = 84;                                                               // at its right end

enum class Pip : std::uint8_t { kSeen, kMine, kAbout };

// Gone: an outline; known to the viewer: brass with a mark; about: bright and whole.
void paint_pip(DrawList& list, Vec2 middle, Pip pip) {
  const Rect r = Rect::around(middle, kPipWidth, kPipHeight);
  switch (pip) {
    case Pip::kSeen:
      list.solid(r, Color{255, 255, 255, 70});
      list.solid({r.x + 2, r.y + 2, r.w - 4, r.h - 4}, Color::hex(0x141A19));
      break;
    case Pip::kMine:
      list.solid(r, palette::kBrass);
      list.solid({r.x + 4, r.y + r.h / 2 - 3, r.w - 8, 6}, palette::kInk);
      break;
    case Pip::kAbout:
      list.solid(r, palette::kCream);
      break;
  }
}

std::string count_of(const tabletop::TallyRow& row) { return std::to_string(row.about) + " of " + std::to_string(row.deck); }

std::string in_words(const tabletop::TallyRow& row) {
  return count_of(row) + " about, " + std::to_string(row.mine) + " known, " + std::to_string(row.seen) + " seen";
}

}  // namespace

scene::SpriteId Tally::icon() const { return art::kIconTally; }

Rect Tally::box() const {
  return {20, top_, kWidth, 2 * kPadding + kTitle + kRow * static_cast<float>(rows_) + kLegend + kFoot};
}

Rect Tally::line(std::size_t i) const {
  const Rect r = box();
  return {r.x + kPadding, r.y + kPadding + kTitle + kRow * static_cast<float>(i), r.w - 2 * kPadding, kRow};
}

void Tally::toggle() {
  open_ = !open_;
  const auto tally = desk_.table->tally();
  if (!open_ || !tally) return;
  std::string words = tally->about + ".";
  for (const tabletop::TallyRow& row : tally->rows)
    if (row.deck > 0) words += " " + row.name + ": " + in_words(row) + ".";
  desk_.announce(words);
}

void Tally::look() {
  const auto tally = desk_.table->tally();
  rows_ = tally ? tally->rows.size() : 0;
  if (rows_ == 0) close();
}

float Tally::stack(float top) {
  top_ = top;
  return open_ ? box().h + 12 : 0;
}

void Tally::collect(WidgetList& widgets) const {
  const auto tally = open_ ? desk_.table->tally() : std::nullopt;
  if (!tally) return;
  for (std::size_t i = 0; i < tally->rows.size(); ++i) {
    const tabletop::TallyRow& row = tally->rows[i];
    widgets.add(Role::kText, "table.tally." + std::to_string(i), row.name, line(i)).value = in_words(row);
  }
  widgets.add(Role::kText, "table.tally.about", tally->about, line(tally->rows.size() + 1));
}

void Tally::paint(DrawList& list, const Attention&) const {
  const auto tally = open_ ? desk_.table->tally() : std::nullopt;
  if (!tally) return;
  const Corners corners = desk_.corners();
  const Rect r = box();
  list.set_entity("table.tally");
  paint_shadow(list, r, 12);
  paint_panel(list, r, corners);
  list.words(tally->title, Rect{r.x + kPadding + 4, r.y + kPadding - 4, r.w - 2 * kPadding, kTitle},
             {headline_face(corners), 34, palette::kBrassLight, Align::kLeft});
  for (std::size_t i = 0; i < tally->rows.size(); ++i) {
    const tabletop::TallyRow& row = tally->rows[i];
    const Rect at = line(i);
    const bool gone = row.about == 0;
    const Color ink = gone ? palette::kDisabledText : palette::kCream;
    list.sprite(row.icon, Rect{at.x + 4, at.y + 3, 34, 34}, gone ? Color{255, 255, 255, 130} : scene::kWhite);
    list.words(row.name, Rect{at.x + kName, at.y, kPips - kName, at.h}, {Font::kMedium, text_size(), ink, Align::kLeft});
    float x = at.x + kPips + kPipWidth / 2;
    const auto pips = [&](int count, Pip pip) {
      for (int k = 0; k < count; ++k, x += kPipPitch) paint_pip(list, {x, at.center().y}, pip);
    };
    pips(row.about, Pip::kAbout);
    pips(row.mine, Pip::kMine);
    pips(row.seen, Pip::kSeen);
    list.words(count_of(row), Rect{at.x + at.w - kCount, at.y, kCount, at.h}, {Font::kBold, text_size(), ink, Align::kRight});
  }
  const Rect legend = line(tally->rows.size());
  list.solid({legend.x, legend.y + 2, legend.w, 2}, palette::kBrass);
  float x = legend.x + 14;
  for (const auto& [pip, word] : {std::pair{Pip::kAbout, "about"}, {Pip::kMine, "known to you"}, {Pip::kSeen, "turned up"}}) {
    paint_pip(list, {x, legend.center().y + 4}, pip);
    const float width = desk_.metrics->width(word, Font::kBody, text_size());
    list.words(word, Rect{x + 16, legend.y + 6, width + 8, legend.h - 4},
               {Font::kBody, text_size(), palette::kCream2, Align::kLeft});
    x += width + 46;
  }
  const Rect foot = line(tally->rows.size() + 1);
  paint_fitted(list, tally->about + ".", foot, {Font::kBody, text_size(), palette::kCream2, Align::kLeft}, *desk_.metrics, 18);
}

}  // namespace nightcap::hud
