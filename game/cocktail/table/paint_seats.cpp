// The seats: portrait, plate, tray, and what marks them.

#include <algorithm>
#include <string>

#include "engine/ui/paint.hpp"
#include "game/cocktail/rules/scoring.hpp"
#include "game/cocktail/table/table.hpp"

namespace nightcap::cocktail::table {

namespace {

using namespace ui;  // NOLINT: this file is all painting

constexpr std::string_view kAvatars[] = {"avatar.1", "avatar.2", "avatar.3", "avatar.4", "avatar.5",
                                         "avatar.6", "avatar.7", "avatar.8", "avatar.9"};
constexpr float kSlice = 24;
constexpr int kCubesInOne = 5;  // CK-1.1
constexpr Color kShade{255, 255, 255, 150};

Rect disc(Vec2 center, float radius) { return Rect::around(center, radius * 2, radius * 2); }

}  // namespace

void CocktailTable::paint_plate(DrawList& list, Seat seat) const {
  const Model& model = *model_;
  const SeatModel& at = model.at(seat);
  const Rect plate = geometry_->seat(seat.index()).plate;
  const bool small = plate.w < 260, turn = seat == view_.turn && !model.over;
  paint_panel(list, plate, Corners::kChamfer);
  const Rect sun = geometry_->sun(seat.index());
  const Rect name{plate.x + 16, sun.y - 3, sun.x - plate.x - 22, sun.h + 6};
  fitted(list, name_of(seat), name,
         {Font::kBody, small ? 22.0f : 25.0f, turn ? palette::kBrassLight : palette::kCream, Align::kLeft});
  list.sprite("icon.honor", sun);
  list.words(std::to_string(at.honor), Rect{sun.x + sun.w + 5, sun.y - 3, 44, sun.h + 6},
             {Font::kBold, small ? 24.0f : 28.0f, palette::kCream, Align::kLeft});
  list.solid({plate.x + 18, plate.y + plate.h * 0.49f, plate.w - 36, 1.5f}, Color::hex(0x7A5A22));
  for (int i = 0; i < kFatalBlue; ++i)
    list.sprite(i < at.blue ? "icon.bottle-blue" : "icon.bottle-blue-empty", geometry_->bottle(seat.index(), i));
  for (int i = 0; i < kFatalRed; ++i)
    list.sprite(i < at.red ? "icon.bottle-red" : "icon.bottle-red-empty", geometry_->bottle(seat.index(), kFatalBlue + i));
  // Cubes as fives and ones; the small plates have room for one that stands for all.
  const Rect last = geometry_->bottle(seat.index(), kFatalBlue + kFatalRed - 1);
  const float from = last.x + last.w + 8, middle = last.center().y;
  const int cost = dishonor_cost(at.cubes, model.options);
  list.words(at.cubes == 0 ? "0" : "-" + std::to_string(cost), Rect{plate.x + plate.w - 60, middle - 16, 47, 32},
             {Font::kBold, 22, at.cubes == 0 ? palette::kCream : palette::kBrassLight, Align::kRight});
  if (at.cubes == 0) return;
  if (small) {
    list.sprite("icon.cube", disc({from + 8, middle}, 13));
    return;
  }
  const int fives = at.cubes / kCubesInOne, ones = at.cubes % kCubesInOne;
  const float room = plate.x + plate.w - 56 - from;
  const float pitch = std::min(24.0f, (room - 26) / static_cast<float>(std::max(1, fives + ones - 1)));
  for (int i = 0; i < fives + ones; ++i) {
    const float x = from + 13 + pitch * static_cast<float>(i);
    list.sprite(i < fives ? "icon.cube-five" : "icon.cube", disc({x, middle}, i < fives ? 17.0f : 13.0f));
  }
}

void CocktailTable::paint_trays(DrawList& list) const {
  for (int s = 0; s < model_->players; ++s) {
    list.set_entity("table.tray." + std::to_string(s));
    list.sprite("tray", geometry_->tray(s));
  }
}

void CocktailTable::paint_seats(DrawList& list) const {
  const Model& model = *model_;
  paint_trays(list);
  for (int s = 0; s < model.players; ++s) {
    const Seat seat{s};
    const SeatPlace& place = geometry_->seat(s);
    const Rect medal = geometry_->medal(s);
    list.set_entity("table.seat." + std::to_string(s));
    if (seat == view_.turn && !model.over && view_.starter != kNoSeat) {
      list.sprite("glow", disc(place.medal, place.medal_radius * 2), Color{255, 222, 150, 170});
      list.sprite("button.chamfer.hot", Rect{medal.x - 5, medal.y - 5, medal.w + 10, medal.h + 14}, scene::kWhite, kSlice);
    }
    if (model.over && model.winners.has(seat)) {
      list.sprite("glow", disc(place.medal, place.medal_radius * 2.4f), Color{255, 222, 150, 255});
      list.sprite("button.chamfer.hot", Rect{medal.x - 7, medal.y - 7, medal.w + 14, medal.h + 18}, scene::kWhite, kSlice);
    }
    list.sprite("panel.chamfer", medal, scene::kWhite, kSlice);
    list.sprite(kAvatars[s], disc(place.medal, place.medal_radius));
    paint_plate(list, seat);
  }
}

// What lies over the seats and their cards: counts, answers, who has eaten, and who is dead.
void CocktailTable::paint_shades(DrawList& list) const {
  const Model& model = *model_;
  for (int s = 0; s < model.players; ++s) {
    const Seat seat{s};
    const SeatModel& at = model.at(seat);
    const SeatPlace& place = geometry_->seat(s);
    list.set_entity("table.seat." + std::to_string(s));
    if (!model.is_viewer(seat) && !at.hand.empty()) {
      list.sprite("disc", disc(place.count, 17));
      list.words(std::to_string(at.hand.size()), disc(place.count, 17),
                 {Font::kBold, type::kTag, palette::kCream, Align::kCenter});
    }
    const Rect tray = geometry_->tray(s);
    if (at.has_taken) {
      const Rect pill = Rect::around({tray.center().x, tray.y + tray.h - 12}, 138, 38);
      paint_panel(list, pill, Corners::kChamfer);
      list.words("Has eaten", pill, {Font::kBold, type::kTag, Color::hex(0x8CF0C4), Align::kCenter});
    }
    const Rect medal = geometry_->medal(s);
    if (!model.alive.has(seat)) {
      for (const Rect& dark : {medal, place.plate, tray}) list.sprite("panel.chamfer", dark, kShade, kSlice);
      list.sprite("icon.skull", disc(place.medal, place.medal_radius * 0.8f));
    }
    const Vec2 chip{medal.x + medal.w - 14, medal.y + medal.h - 14};
    const bool thinks = caught_up() && view_.phase == Phase::kWindow && view_.actors.has(seat);
    if (at.answer == Answer::kNone && !thinks) continue;
    list.sprite("disc", disc(chip, 24));
    if (at.answer == Answer::kSuspect) list.sprite("icon.eye", disc(chip, 17));
    if (at.answer == Answer::kPass) list.sprite("icon.pass", disc(chip, 14));
    if (thinks) list.words("...", disc({chip.x, chip.y - 5}, 22), {Font::kBold, 26, palette::kCream, Align::kCenter});
  }
}

}  // namespace nightcap::cocktail::table
