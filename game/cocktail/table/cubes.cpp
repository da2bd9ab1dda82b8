// Dishonor, cube by cube (art direction §9): out of the light to whoever was wrong, from there onto the plate, where five
// ones come together into a five; what they weigh where dishonor weighs more (CK-9.2); and the cube that one hands over
// to another (CK-9.1).

#include <algorithm>
#include <string>

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"
#include "game/cocktail/rules/scoring.hpp"
#include "game/cocktail/table/stage.hpp"
#include "game/cocktail/table/table.hpp"
#include "game/cocktail/table/words.hpp"

namespace nightcap::cocktail::table {

namespace {

using motion::Deed;
using motion::Easing;
using motion::Timeline;
using scene::Align;
using scene::Color;
using scene::Font;
namespace cue = tabletop::cue;
namespace palette = ui::palette;

// ms at speed 1
constexpr float kCube = 420, kMerge = 300, kPop = 320, kFalls = 200, kPill = 620, kTrail = 36, kHandOver = 480, kHatUp = 260,
                kHatOff = 1050, kGiveBack = 420, kKept = 520, kWeightFalls = 360, kWeightStays = 1500, kGathered = 320;
constexpr float kTumble = 0.5f;   // turns on the way
constexpr int kCubesInOne = 5;    // CK-1.1
constexpr float kStageCube = 58;  // vpx, and on a plate:
constexpr float kOne = 26, kFive = 34, kPitch = 24;
constexpr float kOver = 58, kJoining = 44,
                kJoined = 84;  // where ones come together: how high, and how large they and the five are
constexpr float kRing = 36;    // round the one that stands for all
constexpr int kTrails = 2;
constexpr int kManyOwe = 3;  // so many pay one after the other that each hastens
constexpr float kHaste = 0.6f;
constexpr Vec2 kHat{170, 150}, kWeight{150, 140};

Pose sized(Vec2 at, float side, float alpha = 1) {
  Pose pose = pose_at(at, side / kStageCube);
  pose.alpha = alpha;
  return pose;
}

}  // namespace

// The i-th of n small things on a seat's plate; the small plates have room for one that stands for all.
Vec2 CocktailTable::cube_slot(Seat seat, int i, int n) const {
  const ui::Rect plate = geometry_->seat(seat.index()).plate;
  const ui::Rect last = geometry_->bottle(seat.index(), kFatalBlue + kFatalRed - 1);
  const float from = last.x + last.w + 8, middle = last.center().y;
  if (small_plate(seat)) return {from + 8, middle};
  const float room = plate.x + plate.w - 56 - from;
  const float pitch = std::min(kPitch, (room - kOne) / static_cast<float>(std::max(1, n - 1)));
  return {from + 13 + pitch * static_cast<float>(i), middle};
}

bool CocktailTable::small_plate(Seat seat) const { return geometry_->seat(seat.index()).plate.w < 260; }

// Fives first. While five come together they are on their way, and not here.
void CocktailTable::paint_cubes(scene::DrawList& list, Seat seat) const {
  const SeatModel& at = model_->at(seat);
  const int fives = at.cubes / kCubesInOne - at.apart, n = fives + at.cubes - kCubesInOne * fives;
  if (small_plate(seat)) {
    const float side = fives > 0 ? kFive - 6 : kOne;
    if (at.cubes > at.merging)
      list.sprite(fives > 0 ? art::kIconCubeFive : art::kIconCube, ui::Rect::around(cube_slot(seat, 0, 1), side, side));
    return;
  }
  for (int i = 0; i < n; ++i) {
    if (i >= fives && i < fives + at.merging) continue;
    const float side = i < fives ? kFive : kOne;
    list.sprite(i < fives ? art::kIconCubeFive : art::kIconCube, ui::Rect::around(cube_slot(seat, i, n), side, side));
  }
}

// Where the i-th of n cubes lies on the stage, at whoever has to take them.
Vec2 CocktailTable::stage_cube(Seat payer, int i, int n) const {
  const std::vector<Seat> suspects = accusers();
  const auto it = std::find(suspects.begin(), suspects.end(), payer);
  if (it != suspects.end()) {
    const auto which = static_cast<int>(it - suspects.begin());
    const MedalPlace place = geometry_->accuser(which, static_cast<int>(suspects.size()));
    return place.at + Vec2{place.radius * 0.82f, place.radius * 0.82f};
  }
  const MedalPlace place = geometry_->accused();
  const float pitch = std::min(52.0f, 1.7f * place.radius / static_cast<float>(std::max(1, n - 1)));
  return place.at + Vec2{place.radius * 0.86f - pitch * static_cast<float>(i), place.radius * 0.98f};
}

// On the stage they come out of the light, one by one, and lie there until each is taken.
void CocktailTable::count_out(Timeline& timeline, Seat liar, bool truth) {
  const std::vector<Seat> suspects = accusers();
  const int n = static_cast<int>(suspects.size());
  for (int i = 0; i < n; ++i) {
    const Seat payer = truth ? suspects[static_cast<std::size_t>(i)] : liar;
    const Vec2 to = truth ? stage_cube(payer, 0, 1) : stage_cube(payer, i, n);
    const float start = stage::kStamps + kGathered + kCubeStagger * static_cast<float>(i);
    throw_cube(timeline, sized(geometry_->bank(), kStageCube * 0.7f), sized(to, kStageCube), kEffectLayer + stage::kCubesLie,
               start, kCube);
    then(timeline, start + kCube, [this, payer, to] {
      lying_.push_back({payer, to});
      changed();
    });
  }
}

void CocktailTable::paint_lying(scene::DrawList& list) const {
  for (const Lying& cube : lying_) {
    list.set_entity("table.effect");
    list.sprite(art::kIconCube, ui::Rect::around(cube.at, kStageCube, kStageCube));
  }
}

// It tumbles, and leaves a trail.
void CocktailTable::throw_cube(Timeline& timeline, const Pose& from, const Pose& to, int layer, float start, float ms) {
  effects_.toss(timeline, art::kIconCube, kStageCube, from, to, layer, start, ms, kTumble);
  timeline.add(motion::Effect{start + ms, motion::Cue{cue::kTock, pan_of(to.at)}});
  if (setup_.tempo->reduced_motion) return;
  for (int k = 1; k <= kTrails; ++k) {
    Pose first = from, last = to;
    first.alpha = last.alpha = 0.5f / static_cast<float>(k);
    effects_.toss(timeline, art::kIconCube, kStageCube, first, last, layer, start + kTrail * static_cast<float>(k), ms,
                  kTumble);
  }
}

Timeline CocktailTable::happen(const event::Cubes& e) {
  Timeline timeline("cubes");
  SeatModel& at = model_->at(e.player);
  const Seat seat = e.player;
  std::vector<Vec2> from;  // where those of the stage lie
  for (const Lying& cube : lying_)
    if (cube.seat == seat) from.push_back(cube.at);
  from.resize(e.count, geometry_->bank());
  const auto others =
      static_cast<int>(std::count_if(lying_.begin(), lying_.end(), [seat](const Lying& cube) { return cube.seat != seat; }));
  const int had = at.cubes, fives = had / kCubesInOne, ones = had % kCubesInOne + e.count;
  for (int i = 0; i < e.count; ++i) {
    const float start = kCubeStagger * static_cast<float>(i);
    const int nth = fives + had % kCubesInOne + i;
    throw_cube(timeline, sized(from[static_cast<std::size_t>(i)], kStageCube), sized(cube_slot(seat, nth, nth + 1), kOne),
               kEffectLayer, start, kCube);
    timeline.add(Deed{start, [this, seat](scene::Scene&) {
                        const auto first =
                            std::find_if(lying_.begin(), lying_.end(), [seat](const Lying& cube) { return cube.seat == seat; });
                        if (first != lying_.end()) lying_.erase(first);
                      }});
    then(timeline, start + kCube, [this, seat] {
      SeatModel& takes = model_->at(seat);
      ++takes.cubes;
      if (takes.cubes % kCubesInOne == 0) ++takes.apart;
      changed();
    });
  }
  const float landed = kCube + kCubeStagger * static_cast<float>(e.count - 1);
  float end = landed;
  for (int k = 0; k < ones / kCubesInOne; ++k) end = merge(timeline, seat, fives + k, ones - kCubesInOne * k, end);
  count_pill(timeline, seat, e.count, kCube);
  if (model_->options.heavy_dishonor != 0) weigh(timeline, seat, had + e.count, end);
  feels(timeline, seat, Mood::kCaught, 0, std::max(end, kCube + kPill));
  if (others + 1 >= kManyOwe) timeline.quicken(kHaste);
  return timeline;
}

// "+2" at the plate for a while.
void CocktailTable::count_pill(Timeline& timeline, Seat seat, int count, float from) {
  const ui::Rect plate = geometry_->seat(seat.index()).plate;
  const Vec2 at{plate.x + plate.w - 48, plate.y + plate.h + 8};
  const EntityId pill =
      effects_.stamp(timeline, art::kPillCubes, {132, 60}, pose_at(at, 0.8f, -6), kEffectLayer + 2, {from, from + kPill}, 1.5f);
  effects_.on(pill,
              scene::Words{"+" + std::to_string(count), {Font::kHeavy, 38, Color::hex(0xFFF1E6), Align::kCenter}, {120, 52}},
              {0, -2});
}

// The first five of so many ones, behind so many fives, rise over the plate and come together, and a five comes down for
// them; returns when that is done.
float CocktailTable::merge(Timeline& timeline, Seat seat, int fives, int ones, float start) {
  const bool small = small_plate(seat);
  const Vec2 to = cube_slot(seat, fives, fives + 1 + ones - kCubesInOne), over = to + Vec2{0, -kOver};
  timeline.add(Deed{start, [this, seat](scene::Scene&) {
                      model_->at(seat).merging = kCubesInOne;
                      changed();
                    }});
  for (int i = 0; i < kCubesInOne; ++i) {
    const Vec2 aside = scene::direction(72.0f * static_cast<float>(i) - 90);
    const Vec2 from = small ? to + aside * kRing : cube_slot(seat, fives + i, fives + ones);
    effects_.toss(timeline, art::kIconCube, kStageCube, sized(from, kOne), sized(over + aside * 8, kJoining), kEffectLayer + 3,
                  start, kMerge, 0);
  }
  const float joined = start + kMerge, falls = joined + kPop, done = falls + kFalls;
  effects_.picture(timeline, art::kGlow, {220, 220}, pose_at(over), kEffectLayer + 2, {joined - 80, falls, 80, 120},
                   Color{255, 222, 150, 230});
  effects_.stamp(timeline, art::kIconCubeFive, {kJoined, kJoined}, pose_at(over), kEffectLayer + 3,
                 {joined - 30, falls, 160, 1}, 1.7f);
  const float shrinks = kFive / kStageCube;
  effects_.toss(timeline, art::kIconCubeFive, kStageCube, pose_at(over, kJoined / kStageCube), pose_at(to, shrinks),
                kEffectLayer + 3, falls, kFalls, 0);
  timeline.add(motion::Effect{
      joined, motion::Spray{.sprite = art::kSpark, .from = over, .count = 8, .side = 26, .spread = 170, .ms = 480}});
  timeline.add(motion::Effect{joined, motion::Cue{cue::kTing, pan_of(to)}});
  timeline.add(Deed{done, [this, seat](scene::Scene&) {
                      SeatModel& has = model_->at(seat);
                      has.merging = 0;
                      --has.apart;
                      changed();
                    }});
  return done;
}

// CK-9.2: what so many cubes cost falls on the plate as a weight.
void CocktailTable::weigh(Timeline& timeline, Seat seat, int cubes, float from) {
  const ui::Rect plate = geometry_->seat(seat.index()).plate;
  const Vec2 rests{plate.center().x, plate.center().y - 20};
  const int cost = dishonor_cost(cubes, model_->options);
  const Span span{from, from + kWeightStays, 60, 200};
  const EntityId weight = effects_.come(timeline, art::kWeightHeavy, kWeight, pose_at(rests + Vec2{0, -230}, 0.9f, -10),
                                        pose_at(rests), kEffectLayer + 3, span, kWeightFalls, Easing::kInQuad);
  effects_.on(weight,
              scene::Words{"-" + std::to_string(cost), {Font::kHeavy, 46, palette::kBrassLight, Align::kCenter}, {130, 60}},
              {0, 22});
  const float lands = from + kWeightFalls;
  say_beside(timeline, counted(cubes, "cube weighs ", "cubes weigh ") + counted(cost, "point", "points") + ".", seat,
             {lands, span.until, 120, 160});
  timeline.add(motion::Effect{lands, motion::Cue{cue::kWeight, pan_of(rests)}});
  timeline.add(motion::Effect{lands, motion::Shot{.at = rests, .shake = 3}});
  timeline.add(motion::Effect{
      lands, motion::Spray{
                 .sprite = art::kStageMote, .from = rests + Vec2{0, 60}, .count = 10, .side = 20, .spread = 150, .ms = 520}});
}

// A line on a small plate of its own under a seat's plate, or over it if it lies low.
void CocktailTable::say_beside(Timeline& timeline, std::string_view words, Seat seat, const Span& span) {
  const ui::Rect plate = geometry_->seat(seat.index()).plate;
  const float width = text_width(words, Font::kBold, kSaySize) + 44;
  const bool low = plate.y > page_.y * 0.6f;
  const Vec2 at{std::clamp(plate.center().x, width / 2 + 12, page_.x - width / 2 - 12),
                low ? plate.y - 40 : plate.y + plate.h + 44};
  effects_.picture(timeline, art::kMedalPlate, {width, 52}, pose_at(at), kEffectLayer + 3, span, scene::kWhite, 18);
  effects_.words(timeline, words, {Font::kBold, kSaySize, palette::kCream, Align::kCenter}, {width, 48}, pose_at(at),
                 kEffectLayer + 4, span);
}

// The giver tips a hat; the liar's cube from the bank goes back for it, so that they have as many as before (CK-9.1).
Timeline CocktailTable::happen(const event::HandedOver& e) {
  Timeline timeline("handed-over");
  SeatModel& gives = model_->at(e.player);
  const Vec2 giver = at_seat(e.player);
  const float radius = geometry_->seat(e.player.index()).medal_radius;
  const int last = gives.cubes / kCubesInOne + gives.cubes % kCubesInOne;
  const Vec2 from = cube_slot(e.player, last - 1, last);
  const int has = model_->at(e.to).cubes, lies = has / kCubesInOne + has % kCubesInOne;
  const Vec2 to = cube_slot(e.to, std::max(0, lies - 1), std::max(1, lies));
  --gives.cubes;
  const Vec2 head = giver + Vec2{0, -radius * 0.75f};
  const float large = 0.8f * radius / 52;
  const EntityId hat = effects_.come(timeline, art::kHatTip, kHat, pose_at(head + Vec2{0, 26}, large, -4),
                                     pose_at(head + Vec2{-22 * large, -26 * large}, large, -26), kEffectLayer + 3,
                                     {0, kHatOff, 80, 200}, kHatUp, Easing::kOutBack);
  timeline.add(motion::Move{hat, pose_at(head + Vec2{0, 10}, large, 0), kHatOff - 460, 260, Easing::kInOutCubic});
  throw_cube(timeline, sized(from, kOne), sized(to, kOne * 1.3f), kEffectLayer + 2, 0, kHandOver);
  effects_.toss(timeline, art::kIconCube, kStageCube, sized(to, kOne), sized(geometry_->bank(), kOne, 0), kEffectLayer + 1,
                kHandOver, kGiveBack, kTumble);
  say_beside(timeline, name_of(e.player) + " hands over a cube.", e.player, {60, kHatOff, 120, 160});
  feels(timeline, e.player, Mood::kSly, 0, kHatOff);
  feels(timeline, e.to, Mood::kCaught, kHandOver, kHatOff);
  changed();
  return timeline;
}

Timeline CocktailTable::happen(const event::Kept& e) {
  Timeline timeline("kept");
  say_beside(timeline, name_of(e.player) + " hands over no cube.", e.player, {0, kKept, 100, 140});
  return timeline;
}

}  // namespace nightcap::cocktail::table
