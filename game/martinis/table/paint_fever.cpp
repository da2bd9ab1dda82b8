// Wedding Fever: the room goes dark, strings of lights come down, a banner and an arch; at the sides, whose couples are
// rolled for and what the dice would say.

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "engine/ui/paint.hpp"
#include "game/martinis/table/table.hpp"
#include "game/martinis/table/words.hpp"

namespace nightcap::martinis::table {

namespace {

using namespace ui;  // NOLINT: this file is all painting

constexpr Color kDark{21, 12, 40, 205};
constexpr Color kRibbon = Color::hex(0xC9402F), kRibbonDark = Color::hex(0x8E2A1F);
constexpr std::array<Color, 3> kBulbs{Color::hex(0xFFF1C8), Color::hex(0xFF9E90), Color::hex(0x8FE8DE)};
constexpr int kBulbCount = 26;
constexpr float kSag = 64;
constexpr float kRow = 80;

Rect disc(Vec2 center, float radius) { return Rect::around(center, radius * 2, radius * 2); }

// Three swags from edge to edge; each bulb lights up after the one before.
void paint_lights(DrawList& list, float width, float in) {
  for (int i = 0; i < kBulbCount; ++i) {
    const float u = (static_cast<float>(i) + 0.5f) / kBulbCount, swag = u * 3 - std::floor(u * 3);
    const Vec2 at{u * width, std::round(-60 + 72 * in + kSag * 4 * swag * (1 - swag))};
    const Color color = kBulbs[static_cast<std::size_t>(i) % kBulbs.size()];
    const bool lit = in * kBulbCount >= static_cast<float>(i);
    if (lit) list.sprite("glow", disc(at, 40), Color{color.r, color.g, color.b, 110});
    list.sprite("bulb", Rect::around(at, 32, 40), lit ? color : Color::hex(0x6A5A60));
  }
}

void paint_banner(DrawList& list, Rect r, float in) {
  const float half = std::max(1.0f, std::round(r.w / 2 * in));
  const Rect band = Rect::around(r.center(), 2 * half, r.h);
  for (const float side : {-1.0f, 1.0f}) {
    const float edge = band.center().x + side * half;
    list.sprite("solid",
                scene::Quad{{{edge - side * 40, band.y + 26},
                             {edge + side * 56, band.y + 26},
                             {edge + side * 30, band.y + 88},
                             {edge - side * 40, band.y + 88 + 62}}},
                kRibbonDark);
    list.sprite("bell", Rect::around({edge + side * 70, band.center().y + 6}, 120, 120));
  }
  list.solid(band, kRibbon);
  list.solid({band.x, band.y + 8, band.w, 3}, palette::kGoldLight);
  list.solid({band.x, band.y + band.h - 11, band.w, 3}, palette::kGoldLight);
  if (in >= 1) list.words("Wedding Fever!", band, on_picture(Font::kScript, type::kBanner));
}

}  // namespace

void MartinisTable::paint_fever_behind(DrawList& list) const {
  list.set_entity("fever");
  list.solid({0, 0, page_.x, page_.y}, scene::faded(kDark, fever_in_));
  paint_lights(list, page_.x, fever_in_);
  list.sprite("arch", geometry_->arch(), scene::faded(scene::kWhite, fever_in_));
  list.set_entity("fever.banner");
  paint_banner(list, geometry_->banner(), fever_in_);
}

void MartinisTable::paint_fever_queue(DrawList& list) const {
  const Model& model = *model_;
  const Rect panel = geometry_->queue_panel();
  list.set_entity("fever.queue");
  paint_panel(list, panel, Corners::kRound);
  list.words("Round the table", Rect{panel.x + 26, panel.y + 16, panel.w - 52, 36},
             {Font::kBold, 24, palette::kGoldLight, Align::kLeft});
  const int starter = std::max(0, model.fever_starter.index());
  const int now = model.fever_player == kNoSeat ? -1 : (model.fever_player.index() - starter + model.players) % model.players;
  for (int i = 0; i < model.players; ++i) {
    const Seat seat{(starter + i) % model.players};
    const Rect row{panel.x + 14, panel.y + 62 + kRow * static_cast<float>(i), panel.w - 28, kRow - 6};
    const bool current = i == now;
    if (current) list.sprite("button.round.hot", row, scene::kWhite, 24);
    list.sprite(avatar_sprite(seat), disc({row.x + 42, row.center().y}, 30));
    const Color color = current ? palette::kInk : palette::kCream;
    paint_fitted(list, name_of(seat), Rect{row.x + 84, row.y + 4, row.w - 150, 34}, {Font::kBold, 24, color, Align::kLeft},
                 *setup_.metrics);
    const int dating = static_cast<int>(model.at(seat).couples.size()) - model.married_of(seat);
    const int left = current ? std::max(0, dating - model.fever_done) : dating;
    const std::string text = std::to_string(left) + (left == 1 ? " couple" : " couples") + (current ? " to go" : "");
    list.words(i < now ? std::to_string(dating) + " dating" : text, Rect{row.x + 84, row.y + 36, row.w - 100, 32},
               {Font::kBody, 22, color, Align::kLeft});
    if (i < now) list.sprite("icon.check", disc({row.x + row.w - 34, row.center().y}, 17));
    if (current) list.words("Now", Rect{row.x, row.y, row.w - 18, 42}, {Font::kBold, 22, color, Align::kRight});
  }
}

// MM-4.2, with the row that has come true lit up.
void MartinisTable::paint_fever_dice(DrawList& list) const {
  struct Result {
    std::string_view red, blue, text, open_text;
  };
  constexpr std::array<Result, 5> kResults{
      {{"die.red.heart", "die.blue.heart", "Married!", "Married!"},
       {"die.red.martini", "die.blue.martini", "Still dating", "Still dating"},
       {"die.red.lightning", "die.blue.heart", "She goes, he swims", "Red goes, blue swims"},
       {"die.red.heart", "die.blue.lightning", "He goes, she swims", "Blue goes, red swims"},
       {"die.red.lightning", "die.blue.lightning", "Both go home", "Both go home"}}};
  const Face red = model_->dice[0].face, blue = model_->dice[1].face;
  int said = -1;
  if (red != Face::kUnrolled && blue != Face::kUnrolled && caught_up()) {
    const bool red_goes = red == Face::kLightning, blue_goes = blue == Face::kLightning;
    said = red_goes && blue_goes ? 4 : red_goes ? 2 : blue_goes ? 3 : red == Face::kHeart && blue == Face::kHeart ? 0 : 1;
  }
  const Rect panel = geometry_->dice_panel();
  list.set_entity("fever.dice");
  paint_panel(list, panel, Corners::kRound);
  list.words("What the dice say", Rect{panel.x + 26, panel.y + 16, panel.w - 52, 36},
             {Font::kBold, 24, palette::kGoldLight, Align::kLeft});
  for (std::size_t i = 0; i < kResults.size(); ++i) {
    const Result& result = kResults[i];
    const Rect row{panel.x + 14, panel.y + 62 + 70 * static_cast<float>(i), panel.w - 28, 62};
    const bool lit = static_cast<int>(i) == said;
    if (lit) list.sprite("button.round.hot", row, scene::kWhite, 24);
    list.sprite(result.red, Rect{row.x + 12, row.y + 10, 42, 42});
    list.sprite(result.blue, Rect{row.x + 60, row.y + 10, 42, 42});
    paint_fitted(list, model_->open_matching ? result.open_text : result.text, Rect{row.x + 114, row.y, row.w - 124, row.h},
                 {Font::kBold, 22, lit ? palette::kInk : palette::kCream, Align::kLeft}, *setup_.metrics, 20);
  }
}

void MartinisTable::paint_fever_panels(DrawList& list) const {
  paint_fever_queue(list);
  paint_fever_dice(list);
}

}  // namespace nightcap::martinis::table
