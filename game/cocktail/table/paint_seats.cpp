// The seats: portrait, plate, tray, and what marks them.

#include <algorithm>
#include <string>

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"
#include "game/cocktail/rules/scoring.hpp"
#include "game/cocktail/table/table.hpp"

namespace nightcap::cocktail::table {

namespace {

using namespace ui;  // NOLINT: this file is all painting

constexpr float kSlice = 24, kPlateSlice = 18;
constexpr Vec2 kFrameDrawn{168, 176};  // round a portrait of this radius
constexpr float kFrameRadius = 52;
constexpr Color kShade{255, 255, 255, 150};
constexpr Color kMint = Color::hex(0x8CF0C4);

Rect disc(Vec2 center, float radius) { return Rect::around(center, radius * 2, radius * 2); }

}  // namespace

void CocktailTable::paint_plate(DrawList& list, Seat seat) const {
  const Model& model = *model_;
  const SeatModel& at = model.at(seat);
  const Rect plate = geometry_->seat(seat.index()).plate;
  const bool small = plate.w < 260, turn = seat == view_.turn && !model.over;
  list.sprite(turn ? art::kMedalPlateTurn : art::kMedalPlate, plate, scene::kWhite, kPlateSlice);
  const Rect sun = geometry_->sun(seat.index());
  const Rect name{plate.x + 16, sun.y - 3, sun.x - plate.x - 22, sun.h + 6};
  const scene::TextStyle style{Font::kName, readable(list, small ? 22.0f : 25.0f),
                               turn ? palette::kBrassLight : palette::kCream, Align::kLeft};
  fitted(list, name_for(name_of(seat), name.w, readable(list, type::kTag)), name, style);
  list.sprite(art::kIconHonor, sun);
  list.words(std::to_string(at.honor), Rect{sun.x + sun.w + 5, sun.y - 3, 44, sun.h + 6},
             {Font::kBold, small ? 24.0f : 28.0f, palette::kCream, Align::kLeft});
  list.solid({plate.x + 16, plate.y + plate.h * 0.49f, plate.w - 32, 2}, Color::hex(0x7A5A22));
  for (int i = 0; i < kFatalBlue; ++i)
    list.sprite(i < at.blue ? art::kIconBottleBlue : art::kIconBottleBlueEmpty, geometry_->bottle(seat.index(), i));
  for (int i = 0; i < kFatalRed; ++i)
    list.sprite(i < at.red ? art::kIconBottleRed : art::kIconBottleRedEmpty, geometry_->bottle(seat.index(), kFatalBlue + i));
  const float middle = geometry_->bottle(seat.index(), 0).center().y;
  const int cost = dishonor_cost(at.cubes, model.options);
  list.words(at.cubes == 0 ? "0" : "-" + std::to_string(cost), Rect{plate.x + plate.w - 60, middle - 16, 47, 32},
             {Font::kBold, readable(list, 22), at.cubes == 0 ? palette::kCream : palette::kBrassLight, Align::kRight});
  paint_cubes(list, seat);
}

// A name of several words that would have to be set too small gives way to its last one: "Lady Augusta" to "Augusta".
std::string_view CocktailTable::name_for(std::string_view name, float room, float smallest) const {
  constexpr std::size_t kTelling = 4;  // bytes: a shorter word says too little
  if (text_width(name, Font::kName, smallest) <= room) return name;
  const std::size_t last = name.rfind(' ');
  return last == std::string_view::npos || name.size() - last - 1 < kTelling ? name : name.substr(last + 1);
}

// How somebody looks: what just happened goes before how things stand. Never what only he may know.
Mood CocktailTable::mood_of(Seat seat) const {
  const Model& model = *model_;
  if (!model.alive.has(seat)) return Mood::kDead;
  if (feelings_[seat.n] != Mood::kCalm) return feelings_[seat.n];
  if (model.over) return model.winners.has(seat) ? Mood::kPleased : Mood::kCalm;
  if (model.air && model.air->player == seat) return Mood::kSly;
  return model.at(seat).has_taken ? Mood::kPleased : Mood::kCalm;
}

void CocktailTable::paint_seats(DrawList& list) const {
  const Model& model = *model_;
  for (int s = 0; s < model.players; ++s) {
    const Seat seat{s};
    const SeatPlace& place = geometry_->seat(s);
    list.set_entity("table.seat." + std::to_string(s));
    const bool wins = model.over && model.winners.has(seat);
    const bool turn = wins || (seat == view_.turn && !model.over && view_.starter != kNoSeat);
    if (turn) list.sprite(art::kGlow, disc(place.medal, place.medal_radius * (wins ? 2.4f : 2)), Color{255, 222, 150, 170});
    paint_plate(list, seat);
    list.sprite(heir_picture(seat, mood_of(seat)),
                Rect::around(place.medal, place.medal_radius * 2, place.medal_radius * 2.2f));
    const float grown = place.medal_radius / kFrameRadius;
    list.sprite(!model.alive.has(seat) ? art::kMedalFrameDead
                : turn                 ? art::kMedalFrameTurn
                                       : art::kMedalFrame,
                Rect::around(place.medal, kFrameDrawn.x * grown, kFrameDrawn.y * grown));
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
    const scene::Pose& salver = scene_.find(at.salver)->pose;
    const Rect tray =
        Rect::around(salver.at - Vec2{0, salver.lift}, kTraySizeDrawn.x * salver.scale, kTraySizeDrawn.y * salver.scale);
    if (!model.is_viewer(seat) && !at.hand.empty()) {
      const float grown = place.near_scale - place.tray_scale;
      const Vec2 count = geometry_->count(s, grown > 0 ? (salver.scale - place.tray_scale) / grown : 0);
      list.sprite(art::kDisc, disc(count, 17));
      list.words(std::to_string(at.hand.size()), disc(count, 17),
                 {Font::kBold, readable(list, type::kTag), palette::kCream, Align::kCenter});
    }
    if (at.has_taken) {
      const Rect pill = Rect::around({tray.center().x, tray.y + tray.h - 12}, 148, 38);
      list.sprite(art::kMedalPlate, pill, scene::kWhite, kPlateSlice);
      list.words("Has eaten", pill, {Font::kBold, readable(list, type::kTag), kMint, Align::kCenter});
    }
    if (!model.alive.has(seat))
      for (const Rect& dark : {place.plate, tray}) list.sprite(art::kPanelChamfer, dark, kShade, kSlice);
    const bool thinks = window_ && window_->courteous == kNoSeat && at.answer == Answer::kNone && thinking().has(seat);
    const scene::SpriteId chip = !model.alive.has(seat)          ? art::kChipSkull
                                 : at.answer == Answer::kSuspect ? art::kChipEye
                                 : at.answer == Answer::kPass    ? art::kChipArrow
                                 : thinks                        ? art::kChipThinks
                                                                 : scene::SpriteId();
    const Vec2 corner{place.medal.x + place.medal_radius - 6, place.medal.y + place.medal_radius};
    list.sprite(chip, disc(corner, 26));
  }
}

}  // namespace nightcap::cocktail::table
