// The scene of a suspicion (art direction §9): the room goes dark, those who suspect point at who served, the bite
// trembles and turns over, and a stamp says what it was. Until it turns, nothing depends on what it is.

#include <cmath>
#include <numbers>

#include "engine/ui/paint.hpp"
#include "game/cocktail/table/table.hpp"
#include "game/cocktail/table/words.hpp"

namespace nightcap::cocktail::table {

namespace {

using motion::Easing;
using motion::Move;
using motion::Shape;
using motion::Timeline;
using scene::Align;
using scene::Font;
namespace palette = ui::palette;

// ms at speed 1
constexpr float kDarkIn = 200, kHeadlineIn = 140, kAccusers = 260, kAccuserStagger = 90;
constexpr float kSlam = 900, kHold = 600, kFlip = 320, kStampIn = 160, kReadStamp = 800, kLightIn = 220;
constexpr float kTurns = kSlam + kHold, kStamps = kTurns + kFlip, kEnds = kStamps + kReadStamp + kLightIn;
constexpr float kTremble = 3;  // degrees at its worst
constexpr float kDark = 0.86f;
constexpr std::string_view kAvatars[] = {"avatar.1", "avatar.2", "avatar.3", "avatar.4", "avatar.5",
                                         "avatar.6", "avatar.7", "avatar.8", "avatar.9"};

Pose pose_at(Vec2 at, float scale = 1, float degrees = 0) {
  Pose pose;
  pose.at = at;
  pose.scale = scale;
  pose.degrees = degrees;
  return pose;
}

}  // namespace

Timeline CocktailTable::reveal(const event::TurnedOver& turned) {
  Timeline timeline("reveal");
  Model& model = *model_;
  const Vec2 page = geometry_->page();
  const Span whole{0, kEnds, kDarkIn, kLightIn};
  const Pose air = geometry_->air();
  const EntityId card = model.air->bite.piece.entity;
  const auto portrait = [&](Seat seat, Vec2 where, float side, float from) {
    const Span span{from, kEnds, kAccusers, kLightIn};
    effects_.picture(timeline, "panel.chamfer", {side * 1.16f, side * 1.24f}, pose_at(where), kEffectLayer, span, scene::kWhite,
                     24);
    effects_.picture(timeline, kAvatars[seat.n], {side, side}, pose_at(where), kEffectLayer + 1, span);
    const scene::TextStyle style{Font::kBold, side > 150 ? 30.0f : 24.0f, palette::kCream, Align::kCenter, 4};
    effects_.words(timeline, name_of(seat), style, {260, 40}, pose_at({where.x, where.y + side * 0.62f + 22}), kEffectLayer + 2,
                   span);
  };

  effects_.picture(timeline, "solid", page, pose_at(page * 0.5f), kDarkLayer, whole,
                   scene::faded(scene::Color::hex(0x050707), kDark));
  effects_.picture(timeline, "glow", {900, 900}, pose_at(air.at), kDarkLayer + 1, whole, scene::Color::hex(0xF3DDA0, 120));
  // The headline slams down.
  const scene::TextStyle big{Font::kDisplay, 128, palette::kCream, Align::kCenter, 10, scene::Color::hex(0x3A0A0C)};
  const EntityId words = effects_.words(timeline, "I suspect!", big, {1400, 190}, pose_at(geometry_->headline()),
                                        kEffectLayer + 3, {0, kEnds, kHeadlineIn, kLightIn});
  scene_.find(words)->pose.scale = 1.5f;
  portrait(turned.player, geometry_->accused(), 200, 0);
  std::vector<Seat> accusers;
  for (int s = 0; s < model.players; ++s)
    if (model.at(Seat{s}).answer == Answer::kSuspect) accusers.emplace_back(s);
  const int n = static_cast<int>(accusers.size());
  for (int i = 0; i < n; ++i) {
    const Vec2 where = geometry_->accuser(i, n);
    const float side = n <= 2 ? 150 : 110, from = kHeadlineIn + kAccuserStagger * static_cast<float>(i);
    portrait(accusers[static_cast<std::size_t>(i)], where, side, from);
    effects_.picture(timeline, "icon.eye", {side * 0.5f, side * 0.5f}, pose_at({where.x - side * 0.9f, where.y}),
                     kEffectLayer + 2, {from, kEnds, kAccusers, kLightIn});
  }
  // It trembles, and turns.
  Shape tremble;
  tremble.entity = card;
  tremble.start = kSlam;
  tremble.ms = kHold;
  tremble.apply = [card, air](scene::Scene& scene, float t) {
    const float swing = t < 1 ? kTremble * t * std::sin(t * 16 * std::numbers::pi_v<float>) : 0;
    scene.find(card)->pose.degrees = air.degrees + swing;
  };
  timeline.add(std::move(tremble));
  Pose open = air;
  open.flip = 0;
  timeline.add(
      motion::Deed{kTurns, [this, known = turned.card](scene::Scene&) { model_->learn(model_->air->bite.piece, known); }});
  timeline.add(Move{card, open, kTurns, kFlip, Easing::kInOutCubic});
  // And the stamp says what it was.
  const Span stamped{kStamps, kEnds, kStampIn, kLightIn};
  effects_.stamp(timeline, turned.truth ? "stamp.true" : "stamp.lie", {300, 120},
                 pose_at({air.at.x + 130, air.at.y - 40}, 1, turned.truth ? 8.0f : -13.0f), kEffectLayer + 4, stamped, 1.8f);
  const ui::Rect verdict = geometry_->verdict();
  effects_.picture(timeline, "panel.chamfer", {verdict.w, verdict.h}, pose_at(verdict.center()), kEffectLayer, stamped,
                   scene::kWhite, 24);
  std::string sentence =
      std::string(kind_title(kind_of(turned.card))) +
      (turned.truth ? ", as " + name_of(turned.player) + " said." : ", not " + std::string(kind_words(turned.declared)) + ".");
  effects_.words(timeline, sentence, {Font::kBold, 34, palette::kCream, Align::kCenter}, {verdict.w, verdict.h},
                 pose_at(verdict.center()), kEffectLayer + 1, stamped);
  changed();
  return timeline;
}

}  // namespace nightcap::cocktail::table
