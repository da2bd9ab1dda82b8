// Wedding Fever: the room goes dark, strings of lights come down, a banner and an arch; at the sides, whose couples are
// rolled for and what the dice would say.

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

// A swag of cable and its bulbs, each hanging from its place on the cable.
constexpr float kSwagWide = 480, kSwagHigh = 84, kSag = 68, kCableTop = 6, kLightsTop = 14;
constexpr int kBulbsOfSwag = 9;
constexpr Vec2 kBulb{34, 48};
struct Bulb {
  scene::SpriteId lit, dark;
  Color light;
};
constexpr std::array<Bulb, 3> kBulbs{{{art::kBulbGold, art::kBulbGoldOff, Color::hex(0xFFD873, 150)},
                                      {art::kBulbCoral, art::kBulbCoralOff, Color::hex(0xFF8F7A, 150)},
                                      {art::kBulbAqua, art::kBulbAquaOff, Color::hex(0x7FE0D2, 150)}}};

constexpr Vec2 kBell{132, 155}, kBellTop{66, 15}, kBow{124, 116}, kTail{150, 152};
constexpr float kBellTilt = 16, kBellFall = 300, kRow = 80;
constexpr Vec2 kLight{1120, 720};  // rays behind the couple and the light on the floor before it

Rect disc(Vec2 center, float radius) { return Rect::around(center, radius * 2, radius * 2); }

// The part of what comes in between two moments of the whole.
float phase(float in, float from, float to) { return std::clamp((in - from) / (to - from), 0.0f, 1.0f); }

// Swags from edge to edge; each bulb lights up after the one before.
void paint_lights(DrawList& list, float width, float in) {
  const float swags = std::max(1.0f, std::round(width / kSwagWide)), wide = width / swags;
  const float top = std::round(scene::lerp(-kSwagHigh - kBulb.y, kLightsTop, phase(in, 0, 0.6f)));
  const int count = static_cast<int>(swags) * kBulbsOfSwag;
  for (int i = 0; i < count; ++i) {
    if (i % kBulbsOfSwag == 0) list.sprite(art::kSwag, Rect{wide * static_cast<float>(i / kBulbsOfSwag), top, wide, kSwagHigh});
    const float t = (static_cast<float>(i % kBulbsOfSwag) + 0.5f) / kBulbsOfSwag;
    const Vec2 at{std::round(wide * (static_cast<float>(i / kBulbsOfSwag) + t)),
                  std::round(top + kCableTop + kSag * 4 * t * (1 - t))};
    const Bulb& bulb = kBulbs[static_cast<std::size_t>(i) % kBulbs.size()];
    const bool lit = phase(in, 0.3f, 1) * static_cast<float>(count) > static_cast<float>(i);
    if (lit) list.sprite(art::kGlow, disc({at.x, at.y + 28}, 46), bulb.light);
    list.sprite(lit ? bulb.lit : bulb.dark, Rect{at.x - kBulb.x / 2, at.y - 3, kBulb.x, kBulb.y});
  }
}

// Petals that hang in the air while the lights are on, but not before the couple.
void paint_petals(DrawList& list, Vec2 page, const Rect& couple, float in) {
  constexpr std::array kKinds{art::kPetal, art::kPetal2, art::kPetal3, art::kPetal4};
  constexpr int kCount = 44;
  const auto part = [](float value) { return value - std::floor(value); };
  for (int i = 0; i < kCount; ++i) {
    const auto k = static_cast<float>(i);
    const Vec2 at{std::round(page.x * part(k * 0.618f)), std::round(page.y * part(k * 0.755f + 0.3f))};
    if (couple.contains(at)) continue;
    const Vec2 way = scene::direction(static_cast<float>(i * 7 % 24) * 15);
    const auto side = static_cast<float>(20 + i * 5 % 4 * 5);
    const scene::Affine turned{way, {-way.y, way.x}, at};
    list.sprite(kKinds[static_cast<std::size_t>(4 * part(k * 0.427f + 0.1f))],
                turned.apply(scene::quad_of(Rect::around({}, side, side))),
                scene::faded(scene::kWhite, in * (0.55f + 0.4f * part(k * 0.31f))));
  }
}

// Two bells on one bow, swinging until all is in.
void paint_bells(DrawList& list, Vec2 at, float in) {
  at.y -= std::round(kBellFall * (1 - in));
  const float swing = in >= 1 ? 0 : 34 * (1 - in) * std::sin(in * 14);
  for (const float side : {-1.0f, 1.0f}) {
    const Vec2 way = scene::direction(swing - side * kBellTilt);
    const scene::Affine turned{way, {-way.y, way.x}, at + Vec2{side * 36, 0}};
    list.sprite(art::kBell, turned.apply(scene::quad_of(Rect{-kBellTop.x, -kBellTop.y, kBell.x, kBell.y})));
  }
  list.sprite(art::kBow, Rect{at.x - kBow.x / 2, at.y - 32, kBow.x, kBow.y});
}

// It unrolls from its middle, the tails at its ends behind it.
void paint_banner(DrawList& list, Rect r, float in) {
  const float half = std::max(60.0f, r.w / 2 * phase(in, 0.2f, 1));
  const Rect band = Rect::around(r.center(), 2 * half, r.h);
  if (in <= 0.2f) return;
  const Rect tail{band.x - 124, band.y - 6, kTail.x, kTail.y};
  list.sprite(art::kBannerTail, tail);
  const float mirror = 2 * band.center().x, right = mirror - tail.x, left = right - tail.w, foot = tail.y + tail.h;
  list.sprite(art::kBannerTail, scene::Quad{{{right, tail.y}, {left, tail.y}, {left, foot}, {right, foot}}});
  list.sprite(art::kBanner, band, scene::kWhite, 40);
  if (in < 1) return;
  TextStyle style{Font::kScript, type::kBanner, Color::hex(0xFFF9EC), Align::kCenter};
  style.outline = 8;
  style.outline_color = Color::hex(0x6A1620);
  list.words("Wedding Fever!", band, style);
}

}  // namespace

void MartinisTable::paint_fever_behind(DrawList& list) const {
  const auto seen = [&](float from, float to) { return scene::faded(scene::kWhite, phase(fever_in_, from, to)); };
  list.set_entity("fever");
  list.sprite(art::kFeverDark, Rect{0, 0, page_.x, page_.y}, seen(0, 0.6f));
  const Vec2 altar = (geometry_->pair(-1, true).at + geometry_->pair(1, true).at) * 0.5f;
  list.sprite(art::kGlowFever, Rect::around({altar.x, altar.y + 60}, kLight.x, kLight.y), seen(0.4f, 1));
  paint_petals(list, page_, Rect::around(altar, 560, 640), phase(fever_in_, 0.5f, 1));
  // It grows from both feet.
  Rect arch = geometry_->arch();
  const float grown = std::round(arch.h * (0.25f + 0.75f * phase(fever_in_, 0.2f, 1)));
  arch.y += arch.h - grown;
  arch.h = grown;
  list.sprite(art::kArch, arch, seen(0.2f, 0.5f));
  paint_lights(list, page_.x, fever_in_);
  list.set_entity("fever.banner");
  const Rect banner = geometry_->banner();
  paint_banner(list, banner, fever_in_);
  for (const float side : {-1.0f, 1.0f})
    paint_bells(list, {banner.center().x + side * (banner.w / 2 + 112), banner.y + 6}, fever_in_);
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
    if (current) list.sprite(art::kButtonRoundHot, row, scene::kWhite, 24);
    list.sprite(avatar_sprite(seat, model.mood(seat)), disc({row.x + 42, row.center().y}, 30));
    const Color color = current ? palette::kInk : palette::kCream;
    paint_fitted(list, name_of(seat), Rect{row.x + 84, row.y + 4, row.w - 150, 34}, {Font::kBold, 24, color, Align::kLeft},
                 *setup_.metrics);
    const int dating = static_cast<int>(model.at(seat).couples.size()) - model.married_of(seat);
    const int left = current ? std::max(0, dating - model.fever_done) : dating;
    const std::string text = std::to_string(left) + (left == 1 ? " couple" : " couples") + (current ? " to go" : "");
    list.words(i < now ? std::to_string(dating) + " dating" : text, Rect{row.x + 84, row.y + 36, row.w - 100, 32},
               {Font::kBody, 22, color, Align::kLeft});
    if (i < now) list.sprite(art::kIconCheck, disc({row.x + row.w - 34, row.center().y}, 17));
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
    if (lit) list.sprite(art::kButtonRoundHot, row, scene::kWhite, 24);
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
