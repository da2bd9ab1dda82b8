// How somebody comes into the house (art direction §9): the place on the wall lights up, the portrait is hung and
// straightens, the key falls. One heir has a crown; several have a portrait and a key each; where nobody lives the lamp goes
// out again, and the portrait hangs in sepia, with a ribbon.

#include <algorithm>

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"
#include "game/cocktail/table/table.hpp"
#include "game/cocktail/table/words.hpp"

namespace nightcap::cocktail::table {

namespace {

using motion::Easing;
using motion::Move;
using motion::Timeline;
using scene::Align;
using scene::Color;
using scene::Font;
namespace cue = tabletop::cue;
namespace palette = ui::palette;

// ms at speed 1
constexpr float kWin = 3500, kFade = 400, kWallIn = 260, kLights = 300, kFlickers = 220, kHangs = 620, kStagger = 180,
                kCrowns = 1250, kKeyFalls = 1500, kKey = 700, kTold = 900;
constexpr Vec2 kFrame{420, 470}, kNiche{560, 720}, kLamp{240, 90}, kKeyDrawn{150, 64};
constexpr Vec2 kPortrait{240, 264};
constexpr int kConfetti = 120, kAsh = 40;
constexpr Color kSepia = Color::hex(0xE0C090), kLamplight{255, 226, 160, 210}, kMoonlight{150, 170, 190, 70},
                kTarnished = Color::hex(0x9A948C);
constexpr float kWidest = 1.0f, kRoom = 1800;  // of a niche; vpx for all of them

scene::TextStyle title(float size, Color color) { return {Font::kDisplay, size, color, Align::kCenter, size / 14}; }

}  // namespace

Timeline CocktailTable::inherit(const event::Won& won, const View& after) {
  Timeline timeline("won");
  const Vec2 page = geometry_->page();
  const float middle = page.x / 2, floor = page.y / 2;
  effects_.picture(timeline, scene::kSolid, page, pose_at(page * 0.5f), kDarkLayer, {0, kWin, kWallIn, kFade},
                   scene::faded(Color::hex(0x050707), won.posthumous ? 0.93f : 0.86f));
  const auto n = static_cast<float>(won.winners.size());
  const float pitch = std::min(620.0f, kRoom / std::max(1.0f, n)), scale = std::min(kWidest, pitch / (kNiche.x + 40));
  float i = 0;
  Vec2 before{};
  for (const Seat heir : won.winners) {
    const Vec2 at{middle + pitch * (i - (n - 1) / 2), floor - 4};
    hang(timeline, won, heir, at, scale, kLights + kStagger * i);
    if (i > 0)
      effects_.words(timeline, "&", title(120 * scale + 20, palette::kBrassLight), {160, 200},
                     pose_at({(before.x + at.x) / 2, at.y - 20}), kEffectLayer + 4, {kCrowns, kWin, 240, kFade});
    before = at;
    ++i;
  }
  const std::string_view text = won.posthumous ? (n > 1 ? "The heirs who were not" : "The heir who was not")
                                : n > 1        ? "The heirs"
                                               : "The heir";
  effects_.words(timeline, text, title(92, won.posthumous ? palette::kCream2 : palette::kBrassLight), {page.x, 130},
                 pose_at({middle, floor - 430}), kEffectLayer + 5, {kLights, kWin, 300, kFade});
  const ui::Rect verdict = geometry_->verdict();
  const std::string told = ending_words(won.winners, won.scores, won.posthumous, after.alive.size() == 1, setup_.seats);
  const float width = std::min(page.x - 80, std::max(verdict.w, text_width(told, Font::kName, 32) + 80));
  const Span words{kTold, kWin, 240, kFade};
  effects_.picture(timeline, art::kMedalPlate, {width, 80}, pose_at({middle, verdict.center().y + 8}), kEffectLayer + 4, words,
                   scene::kWhite, 18);
  effects_.words(timeline, told, {Font::kName, 32, palette::kCream, Align::kCenter}, {width - 40, 56},
                 pose_at({middle, verdict.center().y + 8}), kEffectLayer + 5, words);
  timeline.add(motion::Effect{200, motion::Cue{cue::kWaltz}});
  const motion::Spray confetti{.sprite = art::kConfettiDiamond,
                               .from = {middle, -30},
                               .count = kConfetti,
                               .side = 22,
                               .spread = 90,
                               .ms = 2600,
                               .fall = page.y + 80,
                               .area = {middle, 20},
                               .over_ms = 1300};
  // Nobody throws anything for the dead: dust sinks in what light there is.
  const motion::Spray dust{.sprite = art::kStageMote,
                           .from = {middle, floor - 200},
                           .count = kAsh,
                           .side = 12,
                           .spread = 30,
                           .ms = 2400,
                           .fall = 260,
                           .area = {420, 260},
                           .over_ms = 1200};
  timeline.add(motion::Effect{700, won.posthumous ? dust : confetti});
  reading(timeline, kTold, kWin - kFade);
  return timeline;
}

// One portrait in its place on the wall.
void CocktailTable::hang(Timeline& timeline, const event::Won& won, Seat heir, Vec2 at, float scale, float start) {
  const bool lives = !won.posthumous;
  const auto place = [&](float x, float y, float degrees = 0) { return pose_at(at + Vec2{x, y} * scale, scale, degrees); };
  effects_.picture(timeline, art::kHeirNiche, kNiche, place(0, 0), kEffectLayer, {0, kWin, kWallIn, kFade},
                   lives ? scene::kWhite : kTarnished);
  effects_.picture(timeline, art::kHeirLamp, kLamp, place(0, -306), kEffectLayer + 3, {0, kWin, kWallIn, kFade},
                   lives ? scene::kWhite : kTarnished);
  // The lamp lights the place; for the dead it only flickers once.
  const Span lit{start, lives ? kWin : start + kFlickers, 160, lives ? kFade : 120};
  effects_.picture(timeline, art::kStageCone, {560, 620}, place(0, 30), kEffectLayer + 1, lit);
  effects_.picture(timeline, art::kGlow, {900, 900}, place(0, 0), kEffectLayer, lit, kLamplight);
  if (!lives)
    effects_.picture(timeline, art::kGlow, {900, 900}, place(0, 0), kEffectLayer, {start + kFlickers, kWin, 300, kFade},
                     kMoonlight);
  const float hangs = start + 200;
  const EntityId frame =
      effects_.visit(timeline, scene::Picture{art::kHeirFrame, kFrame, lives ? scene::kWhite : kTarnished}, place(40, -560, 14),
                     place(0, 20), place(0, 20), kEffectLayer + 2, {hangs, kWin, 120, kFade}, kHangs, Easing::kOutBack);
  scene::Picture portrait{heir_picture(heir, lives ? Mood::kPleased : Mood::kDead), kPortrait};
  if (!lives) portrait.tint = kSepia;
  effects_.on(frame, portrait, {}, -1);
  const Span crowned{kCrowns, kWin, 200, kFade};
  if (lives) {
    effects_.stamp(timeline, art::kIconCrown, {96, 96}, place(0, -222), kEffectLayer + 4, crowned, 2.2f);
    timeline.add(motion::Effect{
        kCrowns + 200,
        motion::Spray{
            .sprite = art::kSpark, .from = at + Vec2{0, -222} * scale, .count = 10, .side = 26, .spread = 160, .ms = 700}});
  } else {
    effects_.stamp(timeline, art::kRibbonBlack, {180, 180}, place(132, -170, 18), kEffectLayer + 4, crowned, 1.8f);
  }
  const float room = 340 * scale, size = std::clamp(34 * scale, ui::type::kBody, 34.0f);
  const std::string_view name = name_for(name_of(heir), room, size);
  const float width = std::max(room, text_width(name, Font::kName, size) + 28);
  const Span named{hangs + kHangs - 100, kWin, 200, kFade};
  const Vec2 plate = at + Vec2{0, 262} * scale;
  effects_.picture(timeline, lives ? art::kMedalPlateTurn : art::kMedalPlate, {width, std::max(48.0f, 64 * scale)},
                   pose_at(plate), kEffectLayer + 4, named, scene::kWhite, 18);
  effects_.words(timeline, name, {Font::kName, size, lives ? palette::kBrassLight : palette::kCream2, Align::kCenter},
                 {width - 10, 46}, pose_at(plate), kEffectLayer + 5, named);
  // The key of the house: to each their own; where nobody lives it lies there dull.
  const float falls = kKeyFalls + start - kLights;
  effects_.visit(timeline, scene::Picture{art::kKeyBrass, kKeyDrawn, lives ? scene::kWhite : kTarnished},
                 pose_at({at.x, -80}, 1.1f * scale + 0.2f, -80),
                 pose_at(at + Vec2{0, 326} * scale, 1.1f * scale + 0.1f, lives ? -8.0f : 172.0f),
                 pose_at(at + Vec2{0, 326} * scale, 1.1f * scale + 0.1f, lives ? -8.0f : 172.0f), kEffectLayer + 4,
                 {falls, kWin, 60, kFade}, kKey, Easing::kBounce);
  timeline.add(motion::Effect{falls + kKey * 0.4f, motion::Cue{cue::kTing, pan_of(at)}});
}

Timeline CocktailTable::happen(const event::Won& e, const View& after) {
  Model& model = *model_;
  model.winners = e.winners;
  model.scores = e.scores;
  model.posthumous = e.posthumous;
  model.over = true;
  changed();
  return inherit(e, after);
}

}  // namespace nightcap::cocktail::table
