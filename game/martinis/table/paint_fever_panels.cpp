// Beside the arch in Wedding Fever: whose couples are rolled for, and what the dice would say.

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"
#include "game/martinis/table/table.hpp"
#include "game/martinis/table/words.hpp"

namespace nightcap::martinis::table {

namespace {

using namespace ui;  // NOLINT: this file is all painting

constexpr float kRow = 80;

Rect disc(Vec2 center, float radius) { return Rect::around(center, radius * 2, radius * 2); }

}  // namespace

void MartinisTable::paint_fever_queue(DrawList& list) const {
  const Model& model = *model_;
  Rect panel = geometry_->queue_panel();
  panel.x -= std::round((panel.x + panel.w) * (1 - fever_.panels));
  list.set_entity("fever.queue");
  paint_panel(list, panel, Corners::kRound);
  list.words("Round the table", Rect{panel.x + 26, panel.y + 16, panel.w - 52, 36},
             {Font::kBold, 24, palette::kGoldLight, Align::kLeft});
  const int starter = std::max(0, model.fever_starter.index());
  const int now = queue_row();
  if (queue_at_ >= 0)  // it moves from row to row
    list.sprite(art::kButtonRoundHot, Rect{panel.x + 14, panel.y + 62 + kRow * queue_at_, panel.w - 28, kRow - 6},
                scene::kWhite, 24);
  for (int i = 0; i < model.players; ++i) {
    const Seat seat{(starter + i) % model.players};
    const Rect row{panel.x + 14, panel.y + 62 + kRow * static_cast<float>(i), panel.w - 28, kRow - 6};
    const bool marked = std::abs(queue_at_ - static_cast<float>(i)) < 0.5f, current = i == now && marked;
    list.sprite(avatar_sprite(seat, model.mood(seat)), disc({row.x + 42, row.center().y}, 30));
    const Color color = marked ? palette::kInk : palette::kCream;
    paint_fitted(list, name_of(seat), Rect{row.x + 84, row.y + 4, row.w - 150, 34}, {Font::kBold, 24, color, Align::kLeft},
                 *setup_.metrics);
    const int dating = static_cast<int>(model.at(seat).couples.size()) - model.married_of(seat);
    const int left = current ? std::max(0, dating - model.fever_done) : dating;
    const std::string text = dating == 0 ? "nobody dating"
                             : i < now   ? std::to_string(dating) + " dating"
                             : left == 0
                                 ? "done"
                                 : std::to_string(left) + (left == 1 ? " couple" : " couples") + (current ? " to go" : "");
    list.words(text, Rect{row.x + 84, row.y + 36, row.w - 100, 32}, {Font::kBody, 22, color, Align::kLeft});
    if (i < now && !marked) list.sprite(art::kIconCheck, disc({row.x + row.w - 34, row.center().y}, 17));
    if (current) list.words("Now", Rect{row.x, row.y, row.w - 18, 42}, {Font::kBold, 22, color, Align::kRight});
  }
}

// MM-4.2, with the row that has come true lit up.
void MartinisTable::paint_fever_dice(DrawList& list) const {
  struct Result {
    scene::SpriteId red, blue;
    std::string_view text, open_text;
  };
  constexpr std::array<Result, 5> kResults{
      {{art::kDieRedHeart, art::kDieBlueHeart, "Married!", "Married!"},
       {art::kDieRedMartini, art::kDieBlueMartini, "Still dating", "Still dating"},
       {art::kDieRedLightning, art::kDieBlueHeart, "She goes, he swims", "Red goes, blue swims"},
       {art::kDieRedHeart, art::kDieBlueLightning, "He goes, she swims", "Blue goes, red swims"},
       {art::kDieRedLightning, art::kDieBlueLightning, "Both go home", "Both go home"}}};
  const Face red = model_->dice[0].face, blue = model_->dice[1].face;
  int said = -1;
  if (red != Face::kUnrolled && blue != Face::kUnrolled && !flying_[0] && !flying_[1]) {
    const bool red_goes = red == Face::kLightning, blue_goes = blue == Face::kLightning;
    said = red_goes && blue_goes ? 4 : red_goes ? 2 : blue_goes ? 3 : red == Face::kHeart && blue == Face::kHeart ? 0 : 1;
  }
  Rect panel = geometry_->dice_panel();
  panel.x += std::round((page_.x - panel.x) * (1 - fever_.panels));
  list.set_entity("fever.dice");
  paint_panel(list, panel, Corners::kRound);
  list.words("What the dice say", Rect{panel.x + 26, panel.y + 16, panel.w - 52, 36},
             {Font::kBold, 24, palette::kGoldLight, Align::kLeft});
  for (std::size_t i = 0; i < kResults.size(); ++i) {
    const Result& result = kResults[i];
    const Rect row{panel.x + 14, panel.y + 62 + 70 * static_cast<float>(i), panel.w - 28, 62};
    const bool lit = static_cast<int>(i) == said;
    if (lit) list.sprite(art::kButtonRoundHot, row, scene::kWhite, 24);
    list.sprite(result.red, Rect{row.x + 12, row.y + 10, 42, 42});
    list.sprite(result.blue, Rect{row.x + 60, row.y + 10, 42, 42});
    paint_fitted(list, model_->open_matching ? result.open_text : result.text, Rect{row.x + 114, row.y, row.w - 124, row.h},
                 {Font::kBold, 22, lit ? palette::kInk : palette::kCream, Align::kLeft}, *setup_.metrics, 20);
  }
}

void MartinisTable::paint_fever_panels(DrawList& list) const {
  if (!(fever_.panels > 0)) return;
  paint_fever_queue(list);
  paint_fever_dice(list);
}

}  // namespace nightcap::martinis::table
