#include "game/cocktail/table/score_sheet.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"
#include "game/cocktail/rules/scoring.hpp"

namespace nightcap::cocktail::table {

namespace {

using namespace ui;  // NOLINT: this file is all painting
using scene::Vec2;

constexpr float kWidth = 1440, kTitle = 92, kHeads = 46, kFoot = 76, kHigh = 74, kLow = 62;
constexpr std::size_t kFew = 6;  // rows with more room
// Columns, from the panel's left edge: their middles, but for the name.
constexpr float kPlaceAt = 58, kPortraitAt = 122, kNameAt = 166, kNameWidth = 280, kRoundAt = 528, kRoundPitch = 118,
                kHonorAt = 894, kDishonorAt = 1034, kPointsAt = 1180, kPoisonAt = 1246, kBottlePitch = 30, kColumn = 130;
constexpr float kComes = 320, kRowFrom = 200, kRowStagger = 70, kRowIn = 200, kDrop = 46;  // ms, vpx
constexpr float kReadAtAll = 1800, kReadRow = 420;                                         // ms
constexpr float kText = 28;
constexpr Color kDead = Color::hex(0x8F9C98), kEmerald = Color::hex(0x8CF0C4);

constexpr std::string_view kDash = "\u2013";

float within(float from, float ms, float now) { return std::clamp((now - from) / ms, 0.0f, 1.0f); }

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
  return text;
}

}  // namespace

ScoreSheet::ScoreSheet(const View& view, Names names, int rounds, Vec2 page) : newest_(rounds) {
  const bool over = view.phase == Phase::kOver;
  for (int s = 0; s < view.players; ++s) {
    const Seat seat{s};
    const auto& honor = view.honor[seat.n];
    const int sum = std::accumulate(honor.begin(), honor.end(), 0), cost = dishonor_cost(view.cubes[seat.n], view.options);
    Row row;
    row.seat = seat;
    row.name = names[static_cast<std::size_t>(s)].name;
    for (std::size_t r = 0; r < kRounds; ++r)
      row.rounds[r] =
          r < static_cast<std::size_t>(honor.size()) ? std::to_string(honor[static_cast<int>(r)]) : std::string(kDash);
    row.honor = std::to_string(sum);
    row.cubes = std::to_string(view.cubes[seat.n]);
    row.cost = cost == 0 ? "0" : "-" + std::to_string(cost);
    row.total = sum - cost;
    row.points = std::to_string(row.total);
    row.blue = view.blue[seat.n];
    row.red = view.red[seat.n];
    row.alive = view.alive.has(seat);
    row.leads = over && view.winners.has(seat);
    rows_.push_back(std::move(row));
  }
  std::stable_sort(rows_.begin(), rows_.end(), [](const Row& a, const Row& b) {
    return std::tuple(!a.leads, !a.alive, -a.total) < std::tuple(!b.leads, !b.alive, -b.total);
  });
  std::vector<std::string> best;
  for (Row& row : rows_) {
    if (!over) row.leads = row.alive && row.total == rows_.front().total;
    if (row.leads) best.push_back(row.name);
    const auto better = std::count_if(rows_.begin(), rows_.end(), [&](const Row& r) { return r.alive && r.total > row.total; });
    row.place = std::to_string(better + 1);
  }
  const std::string points = counted(rows_.front().total, "point", "points");
  if (over) {
    title_ = view.posthumous != 0 ? "The heir who was not" : "The inheritance";
    sentence_ = ending_words(view.winners, view.scores, view.posthumous != 0, view.alive.size() == 1, names);
  } else {
    title_ = "The score after round " + std::to_string(rounds);
    sentence_ =
        joined(best) + (best.size() > 1 ? " lead, with " : " leads, with ") + points + (best.size() > 1 ? " each." : ".");
  }
  row_height_ = rows_.size() <= kFew ? kHigh : kLow;
  const float height = kTitle + kHeads + row_height_ * static_cast<float>(rows_.size()) + kFoot;
  panel_ = scene::Rect::around({page.x / 2, page.y / 2}, kWidth, height);
}

scene::Rect ScoreSheet::row(std::size_t i) const {
  return {panel_.x + 24, panel_.y + kTitle + kHeads + row_height_ * static_cast<float>(i), panel_.w - 48, row_height_};
}

std::string ScoreSheet::row_words(std::size_t i) const {
  const Row& row = rows_[i];
  std::string text;
  for (std::size_t r = 0; r < kRounds; ++r)
    if (row.rounds[r] != kDash) text += "round " + std::to_string(r + 1) + ": " + row.rounds[r] + ", ";
  text += row.honor + " honor, " + row.cubes + (row.cubes == "1" ? " dishonor cube for " : " dishonor cubes for ") + row.cost +
          ", " + counted(row.total, "point", "points") + ", " + counted(row.blue, "blue poison", "blue poisons") + ", " +
          counted(row.red, "red poison", "red poisons");
  return row.alive ? text : text + ", dead";
}

float ScoreSheet::reading_ms() const { return kReadAtAll + kReadRow * static_cast<float>(rows_.size()); }

void ScoreSheet::paint_heads(DrawList& list, float rise, float alpha) const {
  const float x = panel_.x, y = panel_.y + rise;
  list.words(title_, scene::Rect{x, y + 18, panel_.w, 64}, {Font::kDisplay, 46, palette::kBrassLight, Align::kCenter}, alpha);
  const auto head = [&](std::string_view words, float at, Align align = Align::kCenter, float width = kColumn) {
    list.words(words, scene::Rect{x + at - (align == Align::kCenter ? width / 2 : 0), y + kTitle, width, 36},
               {Font::kMedium, 24, palette::kCream2, align}, alpha);
  };
  head("Heir", kNameAt, Align::kLeft);
  static constexpr std::array<std::string_view, kRounds> kRoundHeads{"Round 1", "Round 2", "Round 3"};
  for (std::size_t r = 0; r < kRounds; ++r) head(kRoundHeads[r], kRoundAt + kRoundPitch * static_cast<float>(r));
  head("Honor", kHonorAt);
  head("Dishonor", kDishonorAt);
  head("Points", kPointsAt);
  head("Poison", kPoisonAt, Align::kLeft);
  list.solid({x + 32, y + kTitle + kHeads - 6, panel_.w - 64, 2}, scene::faded(palette::kBrass, alpha));
  list.words(sentence_, scene::Rect{x + 32, y + panel_.h - kFoot + 8, panel_.w - 64, 52},
             {Font::kName, 30, palette::kCream, Align::kCenter}, alpha);
}

void ScoreSheet::paint_row(DrawList& list, const scene::TextMetrics* metrics, std::size_t i, float rise, float alpha) const {
  const Row& row = rows_[i];
  scene::Rect r = this->row(i);
  r.y += rise;
  const float x = panel_.x, middle = r.center().y;
  const scene::Color tint = scene::faded(scene::kWhite, alpha);
  const scene::Color ink = row.leads   ? (row.alive ? palette::kBrassLight : palette::kCream)
                           : row.alive ? palette::kCream
                                       : kDead;
  const float side = row_height_ - 14;
  if (row.leads) ui::paint_marked(list, {r.x, r.y + 2, r.w, r.h - 4}, Corners::kChamfer, alpha);
  const auto square = [&](float at, float size) { return scene::Rect::around({x + at, middle}, size, size); };
  const auto number = [&](const std::string& text, float at, Font font, const scene::Color& color, float size = kText) {
    list.words(text, scene::Rect::around({x + at, middle}, kColumn, 44), {font, size, color, Align::kCenter}, alpha);
  };
  if (!row.alive)
    list.sprite(art::kChipSkull, square(kPlaceAt, 40), tint);
  else if (row.leads)
    list.sprite(art::kIconCrown, square(kPlaceAt, 40), tint);
  else
    number(row.place, kPlaceAt, Font::kBold, palette::kCream2, 26);
  list.sprite(heir_picture(row.seat, row.alive ? (row.leads ? Mood::kPleased : Mood::kCalm) : Mood::kDead),
              scene::Rect::around({x + kPortraitAt, middle}, side / 1.1f, side), tint);
  const scene::Rect name{x + kNameAt, middle - 24, kNameWidth, 48};
  const TextStyle named{Font::kName, 30, ink, Align::kLeft};
  if (metrics != nullptr && alpha >= 1)
    ui::paint_fitted(list, row.name, name, named, *metrics);
  else
    list.words(row.name, name, named, alpha);
  for (std::size_t k = 0; k < kRounds; ++k) {
    const bool newest = static_cast<int>(k) + 1 == newest_;
    number(row.rounds[k], kRoundAt + kRoundPitch * static_cast<float>(k), newest ? Font::kBold : Font::kBody,
           row.rounds[k] == kDash ? kDead
           : newest && row.alive  ? kEmerald
                                  : ink);
  }
  list.sprite(art::kIconHonor, scene::Rect::around({x + kHonorAt - 32, middle}, 30, 30), tint);
  list.words(row.honor, scene::Rect{x + kHonorAt - 10, middle - 22, 70, 44}, {Font::kBody, kText, ink, Align::kLeft}, alpha);
  list.sprite(art::kIconCube, scene::Rect::around({x + kDishonorAt - 50, middle}, 30, 30), tint);
  list.words(row.cubes, scene::Rect{x + kDishonorAt - 30, middle - 22, 40, 44},
             {Font::kBody, 24, palette::kCream2, Align::kLeft}, alpha);
  list.words(row.cost, scene::Rect{x + kDishonorAt - 10, middle - 22, 66, 44}, {Font::kBody, kText, ink, Align::kRight}, alpha);
  number(row.points, kPointsAt, Font::kHeavy, ink, 34);
  for (int b = 0; b < kFatalBlue + kFatalRed; ++b) {
    const bool blue = b < kFatalBlue, full = blue ? b < row.blue : b - kFatalBlue < row.red;
    const scene::SpriteId bottle = blue ? (full ? art::kIconBottleBlue : art::kIconBottleBlueEmpty)
                                        : (full ? art::kIconBottleRed : art::kIconBottleRedEmpty);
    list.sprite(
        bottle,
        scene::Rect::around({x + kPoisonAt + 15 + kBottlePitch * static_cast<float>(b) + (blue ? 0.0f : 8.0f), middle}, 34, 34),
        tint);
  }
  if (i + 1 < rows_.size() && !row.leads)
    list.solid({x + 40, r.y + r.h - 1, panel_.w - 80, 1.5f}, scene::faded(palette::kBrass, 0.35f * alpha));
}

void ScoreSheet::paint(DrawList& list, const scene::TextMetrics* metrics, float ms, bool still, float alpha) const {
  list.set_entity("table.sheet");
  const float here = within(0, kComes, ms), gone = 1 - here;
  const float shown = here * alpha, rise = still ? 0.0f : -kDrop * gone * gone * gone;
  if (shown <= 0) return;
  scene::Rect panel = panel_;
  panel.y += rise;
  list.sprite(art::kPanelChamfer, panel, scene::faded(scene::kWhite, shown), 24);
  paint_heads(list, rise, shown);
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const float in = still ? here : within(kRowFrom + kRowStagger * static_cast<float>(i), kRowIn, ms);
    if (in > 0) paint_row(list, metrics, i, rise + (still ? 0.0f : 14 * (1 - in)), in * alpha);
  }
}

}  // namespace nightcap::cocktail::table
