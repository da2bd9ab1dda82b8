// What hangs over the table in Wedding Fever: the room goes dark, strings of lights come down and light up one bulb after
// another, beams sweep to the couple, a banner unrolls, bells swing and an arch of flowers grows from both its feet.

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "assets/art/ids.hpp"
#include "engine/motion/easing.hpp"
#include "engine/ui/paint.hpp"
#include "game/martinis/table/table.hpp"

namespace nightcap::martinis::table {

namespace {

using namespace ui;  // NOLINT: this file is all painting

// A swag of cable and its bulbs, each hanging from its place on the cable.
constexpr float kSwagHigh = 84, kSag = 68, kCableTop = 6, kLightsTop = 14, kStringsFall = 150;
constexpr Vec2 kBulb{34, 48};
struct Bulb {
  scene::SpriteId lit, dark;
  Color light;
};
constexpr std::array<Bulb, 3> kBulbs{{{art::kBulbGold, art::kBulbGoldOff, Color::hex(0xFFD873, 150)},
                                      {art::kBulbCoral, art::kBulbCoralOff, Color::hex(0xFF8F7A, 150)},
                                      {art::kBulbAqua, art::kBulbAquaOff, Color::hex(0x7FE0D2, 150)}}};

constexpr Vec2 kBell{132, 155}, kBellTop{66, 15}, kBow{124, 116}, kTail{150, 152};
constexpr float kBellTilt = 16, kBellFall = 330, kBellSwing = 26, kSwings = 3.5f;
constexpr Vec2 kLight{1120, 720};  // rays behind the couple and the light on the floor before it

// The banner: cloth in narrow pieces along a curve, higher in its middle.
constexpr float kCloth = 32, kClothHigh = 132, kRise = 30, kTailIn = 120;
constexpr Vec2 kRoll{44, 152};

// A beam of light is drawn leaning so many vpx to the right on its way down; a sweep fades from one to the next.
struct Beam {
  scene::SpriteId sprite;
  float lean;
};
constexpr std::array<Beam, 3> kBeams{{{art::kBeam1, 0}, {art::kBeam2, 200}, {art::kBeam3, 400}}};
constexpr float kBeamFoot = 120, kBeamHigh = 820;
struct Lamp {
  float at;  // of the page's width, from its own side
  float sweep;
};
constexpr std::array<Lamp, 2> kLamps{{{0.09f, 2}, {0.294f, 1}}};

// The arch is drawn as one and cut into pieces; each has its place on the whole, and grows from its root.
struct Branch {
  scene::SpriteId sprite;
  Rect place;
  Vec2 root;
};
using Side = std::array<Branch, 7>;  // from the foot to the crown
constexpr Side kArchLeft{{{art::kArchLeft1, {-6, 579, 148, 184}, {84, 714}},
                          {art::kArchLeft2, {17, 448, 147, 164}, {84, 591}},
                          {art::kArchLeft3, {38, 320, 98, 156}, {84, 460}},
                          {art::kArchLeft4, {19, 191, 135, 199}, {84, 338}},
                          {art::kArchLeft5, {72, 70, 161, 288}, {105, 218}},
                          {art::kArchLeft6, {168, 38, 149, 120}, {182, 124}},
                          {art::kArchLeft7, {280, 1, 189, 128}, {302, 74}}}};
constexpr Side kArchRight{{{art::kArchRight1, {682, 578, 162, 167}, {764, 714}},
                           {art::kArchRight2, {698, 450, 116, 165}, {764, 591}},
                           {art::kArchRight3, {720, 319, 94, 162}, {764, 460}},
                           {art::kArchRight4, {687, 192, 139, 199}, {764, 338}},
                           {art::kArchRight5, {642, 79, 144, 279}, {743, 218}},
                           {art::kArchRight6, {532, 28, 176, 145}, {666, 124}},
                           {art::kArchRight7, {415, -2, 167, 138}, {546, 74}}}};
constexpr float kRings = 170;   // vpx
constexpr float kSprout = 0.35f;  // of the whole growth, how long one piece takes

Rect disc(Vec2 center, float radius) { return Rect::around(center, radius * 2, radius * 2); }

float held(float value) { return std::clamp(value, 0.0f, 1.0f); }
Color white(float alpha) { return scene::faded(scene::kWhite, held(alpha)); }

scene::Quad mirrored(const Rect& r) { return {{{r.x + r.w, r.y}, {r.x, r.y}, {r.x, r.y + r.h}, {r.x + r.w, r.y + r.h}}}; }

scene::Quad turned(const Rect& r, Vec2 at, float degrees, float scale = 1) {
  const Vec2 way = scene::direction(degrees) * scale;
  const scene::Affine affine{way, {-way.y, way.x}, at};
  return affine.apply(scene::quad_of(r));
}

// Swags from edge to edge; each bulb lights up after the one before.
void paint_lights(DrawList& list, float width, const FeverLook& look) {
  constexpr int kEach = Geometry::kBulbsOfSwag;
  const int count = Geometry::bulbs(width);
  const float wide = width * kEach / static_cast<float>(count);
  const float top = std::round(scene::lerp(-kStringsFall, kLightsTop, look.strings));
  for (int i = 0; i < count; ++i) {
    const float swag = wide * static_cast<float>(i / kEach);
    if (i % kEach == 0) list.sprite(art::kSwag, Rect{swag, top, wide, kSwagHigh}, white(look.seen));
    const float t = (static_cast<float>(i % kEach) + 0.5f) / kEach;
    const Vec2 at{std::round(swag + wide * t), std::round(top + kCableTop + kSag * 4 * t * (1 - t))};
    const Bulb& bulb = kBulbs[static_cast<std::size_t>(i) % kBulbs.size()];
    const bool lit = look.lights * static_cast<float>(count) > static_cast<float>(i);
    if (lit) list.sprite(art::kGlow, disc({at.x, at.y + 28}, 46), scene::faded(bulb.light, look.seen));
    list.sprite(lit ? bulb.lit : bulb.dark, Rect{at.x - kBulb.x / 2, at.y - 3, kBulb.x, kBulb.y}, white(look.seen));
  }
}

void paint_beams(DrawList& list, float width, const FeverLook& look) {
  for (const Lamp& lamp : kLamps) {
    const float way = held(look.beams) * lamp.sweep;
    for (std::size_t i = 0; i < kBeams.size(); ++i) {
      const float near = 1 - std::abs(way - static_cast<float>(i));
      if (near <= 0) continue;
      const Color color = white(near * std::min(1.0f, look.beams * 5) * look.seen);
      const Rect left{std::round(width * lamp.at) - kBeamFoot, 0, 2 * kBeamFoot + kBeams[i].lean, kBeamHigh};
      list.sprite(kBeams[i].sprite, left, color);
      list.sprite(kBeams[i].sprite, mirrored({width - left.x - left.w, left.y, left.w, left.h}), color);
    }
  }
}

// Petals that hang in the air while the lights are on, but not before the couple.
void paint_petals(DrawList& list, Vec2 page, const Rect& couple, const FeverLook& look) {
  constexpr std::array kKinds{art::kPetal, art::kPetal2, art::kPetal3, art::kPetal4};
  constexpr int kCount = 44;
  constexpr float kWind = 700;  // vpx that they come from, and are swept away to
  const auto part = [](float value) { return value - std::floor(value); };
  const float seen = held(1 - std::abs(1 - look.petals)) * look.seen, shift = kWind * (1 - look.petals);
  if (seen <= 0) return;
  for (int i = 0; i < kCount; ++i) {
    const auto k = static_cast<float>(i);
    const Vec2 home{std::round(page.x * part(k * 0.618f)), std::round(page.y * part(k * 0.755f + 0.3f))};
    if (couple.contains(home)) continue;
    const auto side = static_cast<float>(20 + i * 5 % 4 * 5);
    const Vec2 at{home.x + shift * (0.6f + 0.4f * part(k * 0.37f)), home.y - 0.15f * std::abs(shift)};
    list.sprite(kKinds[static_cast<std::size_t>(4 * part(k * 0.427f + 0.1f))],
                turned(Rect::around({}, side, side), at, static_cast<float>(i * 7 % 24) * 15 + 0.2f * shift),
                white(seen * (0.55f + 0.4f * part(k * 0.31f))));
  }
}

// Two bells on one bow that come down and swing until they hang still.
void paint_bells(DrawList& list, Vec2 at, const FeverLook& look) {
  at.y -= std::round(kBellFall * (1 - look.bells));
  const float left = 1 - look.swing;
  const float swing = kBellSwing * left * left * std::sin(look.swing * kSwings * 2 * 3.14159265f);
  for (const float side : {-1.0f, 1.0f})
    list.sprite(art::kBell,
                turned({-kBellTop.x, -kBellTop.y, kBell.x, kBell.y}, at + Vec2{side * 36, 0}, swing - side * kBellTilt),
                white(look.seen));
  list.sprite(art::kBow, Rect{at.x - kBow.x / 2, at.y - 32, kBow.x, kBow.y}, white(look.seen));
}

// How much lower than its middle the banner is there, and how it leans.
float drop(const Rect& banner, float x) {
  const float t = (x - banner.center().x) / (banner.w / 2);
  return kRise * t * t;
}
float lean(const Rect& banner, float x) {
  const float half = banner.w / 2;
  return std::atan2(2 * kRise * (x - banner.center().x) / (half * half), 1.0f) * 57.29578f;
}

// Each word leans as the cloth under it does.
void paint_banner_words(DrawList& list, const Rect& banner, float seen, const scene::TextMetrics& metrics) {
  constexpr std::array<std::string_view, 2> kWords{"Wedding", "Fever!"};
  constexpr float kSpace = 34, kRoom = 60;
  TextStyle style{Font::kScript, type::kBanner, Color::hex(0xFFF9EC), Align::kCenter};
  style.outline = 8;
  style.outline_color = Color::hex(0x6A1620);
  std::array<float, kWords.size()> widths{};
  float whole = kSpace;
  for (std::size_t i = 0; i < kWords.size(); ++i) whole += widths[i] = metrics.width(kWords[i], style.font, style.size);
  float x = banner.center().x - whole / 2;
  for (std::size_t i = 0; i < kWords.size(); ++i) {
    const float middle = x + widths[i] / 2;
    list.words(kWords[i],
               turned(Rect::around({}, widths[i] + kRoom, banner.h), {middle, banner.center().y + drop(banner, middle)},
                      lean(banner, middle)),
               style, seen);
    x += widths[i] + kSpace;
  }
}

// It unrolls from its middle between two rolls; when they are used up the tails come out behind its ends.
void paint_banner(DrawList& list, const Rect& banner, const FeverLook& look, const scene::TextMetrics& metrics) {
  if (look.banner <= 0) return;
  const Vec2 middle = banner.center();
  const float out = held(look.banner), half = banner.w / 2 * out;
  const float top = middle.y - kClothHigh / 2;
  if (const float tails = held((out - 0.7f) / 0.3f); tails > 0) {
    const Rect tail{middle.x - half - 124 + kTailIn * (1 - tails), banner.y - 6 + drop(banner, middle.x - half), kTail.x,
                    kTail.y};
    list.sprite(art::kBannerTail, tail, white(look.seen));
    list.sprite(art::kBannerTail, mirrored({2 * middle.x - tail.x - tail.w, tail.y, tail.w, tail.h}), white(look.seen));
  }
  const int pieces = static_cast<int>(std::ceil(banner.w / kCloth)) | 1;  // one of them in the middle
  const float wide = banner.w / static_cast<float>(pieces);
  for (int i = 0; i < pieces; ++i) {
    const float x0 = banner.x + wide * static_cast<float>(i), x1 = x0 + wide;
    const float a = std::max(x0 - 2, middle.x - half), b = std::min(x1, middle.x + half);  // a little over the one before
    if (b <= a) continue;
    const float ya = top + drop(banner, a), yb = top + drop(banner, b);
    const scene::Quad quad{{{a, ya}, {b, yb}, {b, yb + kClothHigh}, {a, ya + kClothHigh}}};
    const bool first = i == 0, last = i + 1 == pieces;
    list.sprite(first || last ? art::kBannerEnd : art::kBanner, last ? scene::Quad{{quad[1], quad[0], quad[3], quad[2]}} : quad,
                white(look.seen));
  }
  if (const float words = held((out - 0.75f) / 0.25f); words > 0) paint_banner_words(list, banner, words * look.seen, metrics);
  if (const float left = 1 - out; left > 0) {
    const float width = kRoll.x * std::min(1.0f, 0.25f + 2 * left);
    for (const float side : {-1.0f, 1.0f}) {
      const float x = middle.x + side * half;
      list.sprite(art::kBannerRoll, Rect::around({x, middle.y + drop(banner, x)}, width, kRoll.y),
                  white(look.seen * std::min(1.0f, left * 8)));
    }
  }
}

// From both feet at once, one piece after another; what is nearer to a foot lies on what grows out of it.
void paint_arch(DrawList& list, const Rect& arch, const FeverLook& look) {
  for (std::size_t i = std::tuple_size_v<Side>; i-- > 0;) {
    const float begins = (1 - kSprout) * static_cast<float>(i) / (std::tuple_size_v<Side> - 1);
    const float t = held((look.arch - begins) / kSprout);
    if (t <= 0) continue;
    const float size = motion::ease(motion::Easing::kOutBack, t);
    for (const Side* side : {&kArchLeft, &kArchRight}) {
      const Branch& branch = (*side)[i];
      const Vec2 root = Vec2{arch.x, arch.y} + branch.root;
      const Rect r{root.x + (branch.place.x - branch.root.x) * size, root.y + (branch.place.y - branch.root.y) * size,
                   branch.place.w * size, branch.place.h * size};
      list.sprite(branch.sprite, r, white(look.seen * std::min(1.0f, t * 4)));
    }
  }
}

// Under the arch until somebody is called: what this is about.
void paint_rings(DrawList& list, Vec2 at, const FeverLook& look) {
  const float seen = held(look.rings) * look.seen, side = kRings * std::max(0.0f, 0.6f + 0.4f * look.rings);
  if (seen <= 0) return;
  list.sprite(art::kGlow, disc(at, kRings), scene::faded(Color::hex(0xFFE2C4, 150), seen));
  list.sprite(art::kSeal, Rect::around(at, side, side), white(seen));
  list.words("Everybody who is dating", Rect::around({at.x, at.y - kRings * 0.78f}, 560, 60),
             on_picture(Font::kScript, 44, palette::kGoldLight), seen);
  list.words("rolls once more", Rect::around({at.x, at.y + kRings * 0.78f}, 560, 60),
             on_picture(Font::kScript, 44, palette::kGoldLight), seen);
}

}  // namespace

void MartinisTable::paint_fever_behind(DrawList& list) const {
  const FeverLook& look = fever_;
  list.set_entity("fever");
  list.sprite(art::kFeverDark, Rect{0, 0, page_.x, page_.y}, white(look.dim * look.seen));
  const Vec2 altar = (geometry_->pair(-1, true).at + geometry_->pair(1, true).at) * 0.5f;
  list.sprite(art::kGlowFever, Rect::around({altar.x, altar.y + 60}, kLight.x, kLight.y), white(look.beams * look.seen));
  paint_beams(list, page_.x, look);
  paint_petals(list, page_, Rect::around(altar, 560, 640), look);
  list.set_entity("fever.arch");
  paint_arch(list, geometry_->arch(), look);
  list.set_entity("fever.rings");
  paint_rings(list, {altar.x, altar.y - 16}, look);
  list.set_entity("fever.lights");
  paint_lights(list, page_.x, look);
  list.set_entity("fever.banner");
  const Rect banner = geometry_->banner();
  paint_banner(list, banner, look, *setup_.metrics);
  list.set_entity("fever.bells");
  for (const float side : {-1.0f, 1.0f})
    paint_bells(list, {banner.center().x + side * (banner.w / 2 + 112), banner.y + 16}, look);
}

}  // namespace nightcap::martinis::table
