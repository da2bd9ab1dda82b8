// Everybody round the table: who they are, how far they have come, and their couples' seals and badges.

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"
#include "game/martinis/table/ids.hpp"
#include "game/martinis/table/table.hpp"
#include "game/martinis/table/words.hpp"

namespace nightcap::martinis::table {

namespace {

using namespace ui;  // NOLINT: this file is all painting

constexpr float kFlagDrop = 46;  // vpx
constexpr float kLanded = 50;    // vpx from its place
constexpr std::array<scene::SpriteId, 6> kChairs{art::kChairGold,  art::kChairCoral, art::kChairTeal,
                                                 art::kChairOlive, art::kChairPlum,  art::kChairCobalt};
// An egg chair as it is drawn, round an avatar of radius 54 in its middle.
constexpr Vec2 kChair{208, 180}, kChairMiddle{104, 98};
constexpr float kChairFor = 54;

Rect disc(Vec2 center, float radius) { return Rect::around(center, radius * 2, radius * 2); }

}  // namespace

void MartinisTable::paint_seat(DrawList& list, Seat seat) const {
  const Model& model = *model_;
  const SeatPlace& place = geometry_->seat(seat.index());
  const SeatModel& at = model.at(seat);
  const bool turn = seat == model.turn && !model.over, winner = model.winners.has(seat);
  if (turn || winner) list.sprite(art::kGlow, disc(place.avatar, place.avatar_radius * 2), Color{255, 222, 150, 220});
  const float k = place.avatar_radius / kChairFor;
  list.sprite(kChairs[static_cast<std::size_t>(seat.index()) % kChairs.size()],
              Rect{std::round(place.avatar.x - kChairMiddle.x * k), std::round(place.avatar.y - kChairMiddle.y * k),
                   std::round(kChair.x * k), std::round(kChair.y * k)});
  list.sprite(avatar_sprite(seat, model.mood(seat)), disc(place.avatar, place.avatar_radius));
  const Rect& plate = place.plate;
  paint_panel(list, plate, Corners::kRound);
  paint_fitted(list, name_of(seat), Rect{plate.x + 16, plate.y + 3, plate.w - 60, 32},
               {Font::kBold, 24, turn || winner ? palette::kGoldLight : palette::kCream, Align::kLeft}, *setup_.metrics);
  // A marriage counts once its seal has come home.
  const bool sealing = std::ranges::any_of(at.couples, [&](const CouplePiece& c) { return c.red.entity == staging_.sealed; });
  const int married = model.married_of(seat) - (sealing ? 1 : 0);
  for (int i = 0; i < model.marriages; ++i)
    list.sprite(i < married ? art::kIconHeart : art::kIconHeartEmpty, geometry_->heart(seat.index(), i, model.marriages));
  list.words(std::to_string(married) + " of " + std::to_string(model.marriages),
             Rect{geometry_->heart(seat.index(), model.marriages, model.marriages).x + 6, plate.y + 32, 80, 30},
             {Font::kBody, type::kBody, palette::kCream2, Align::kLeft});
  if (at.passed)
    list.sprite(art::kIconPass,
                disc({plate.x + plate.w - 26, plate.y + 20}, 15 * staging_.passes[static_cast<std::size_t>(seat.index())]));
  if (turn) {  // in words: a gold name alone would not tell everybody
    const bool own = model.is_viewer(seat);
    const float high = (1 - staging_.flag) * kFlagDrop;
    const float middle = std::max(place.avatar.y - kChairMiddle.y * k, 20.0f) - high;
    const Rect flag = Rect::around({place.avatar.x, middle}, own ? 124.0f : 84.0f, 36);
    const float seen = std::min(1.0f, staging_.flag * 4);
    list.sprite(art::kButtonRoundHot, flag, scene::faded(scene::kWhite, seen), 18);
    list.words(own ? "Your turn" : "Turn", flag, {Font::kBold, type::kBody, palette::kInk, Align::kCenter}, seen);
  }
}

// A card counts once it is nearly there.
int MartinisTable::landed(const std::vector<Piece>& hand) const {
  if (!busy()) return static_cast<int>(hand.size());
  return static_cast<int>(std::ranges::count_if(hand, [&](const Piece& piece) {
    const Pose* home = board_.home(piece.entity);
    const Vec2 off = home != nullptr ? scene_.find(piece.entity)->pose.at - home->at : Vec2{};
    return std::hypot(off.x, off.y) < kLanded;
  }));
}

// What has been dealt or drawn but still lies on the deck.
int MartinisTable::on_deck() const {
  int count = model_->deck;
  if (!busy()) return count;
  const Vec2 deck = geometry_->deck().at;
  for (const SeatModel& seat : model_->seats)
    count += static_cast<int>(
        std::ranges::count_if(seat.hand, [&](const Piece& piece) { return scene_.find(piece.entity)->pose.at == deck; }));
  return count;
}

void MartinisTable::paint_seats(DrawList& list) const {
  for (int s = 0; s < model_->players; ++s) {
    list.set_entity(ids::seat(s));
    paint_seat(list, Seat{s});
  }
}

// The seal on a married couple; what a dating couple shares is a badge between them.
void MartinisTable::paint_couple_marks(DrawList& list) const {
  const Model& model = *model_;
  for (int s = 0; s < model.players; ++s) {
    const Seat seat{s};
    const auto& couples = model.at(seat).couples;
    for (std::size_t i = 0; i < couples.size(); ++i) {
      const auto* red = scene_.find(couples[i].red.entity);
      const auto* blue = scene_.find(couples[i].blue.entity);
      if (red == nullptr || blue == nullptr || (model.pair && model.pair->red.entity == couples[i].red.entity)) continue;
      list.set_entity(ids::couple(s, i));
      if (couples[i].married) {
        if (couples[i].red.entity != staging_.sealed) paint_seal(list, couples[i]);
      } else if (const auto glyph = shared_glyph(couples[i].red.card, couples[i].blue.card); !glyph.empty()) {
        const float width = kCardSize.x * red->pose.scale;
        const float size = couples[i].red.entity == staging_.joined ? staging_.badge : 1;
        const Vec2 middle = (red->pose.at + blue->pose.at) * 0.5f - Vec2{0, red->pose.lift};
        const Vec2 badge{middle.x, middle.y + kCardSize.y * red->pose.scale * 0.42f};
        list.sprite(art::kDiscPaper, disc(badge, std::round(width * 0.25f * size)));
        list.sprite(glyph, disc(badge, std::round(width * 0.19f * size)));
      }
    }
    if (model.is_viewer(seat)) continue;
    list.set_entity(ids::seat(s));
    const Vec2 count = geometry_->seat(s).count;
    list.sprite(art::kDisc, disc(count, 18));
    list.words(std::to_string(landed(model.at(seat).hand)), disc(count, 18),
               {Font::kBold, type::kBody, palette::kCream, Align::kCenter});
  }
}

}  // namespace nightcap::martinis::table
