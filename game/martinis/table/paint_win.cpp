// The winner's stage: curtains at both sides, two spotlights, the chair in the middle, seals below it and the name in neon.

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "assets/art/ids.hpp"
#include "engine/motion/easing.hpp"
#include "engine/ui/paint.hpp"
#include "game/martinis/table/table.hpp"

namespace nightcap::martinis::table {

namespace {

using namespace ui;  // NOLINT: this file is all painting

constexpr Vec2 kCurtain{430, 1080}, kBeam{640, 820};
constexpr float kBeamFoot = 120;                          // of a beam's picture, from its left edge to the lamp
constexpr Vec2 kChair{520, 450}, kChairMiddle{260, 245};  // where the face is on it
constexpr float kFace = 135, kSeatFace = 54;              // radius in the middle, and at the seat
constexpr float kStageY = 420, kPitch = 500, kSealY = 706, kSeal = 118, kSealPitch = 138;
constexpr float kNeonY = 862, kNeonHigh = 190, kNeonCorner = 90, kNeonWidest = 900;

Rect disc(Vec2 center, float radius) { return Rect::around(center, radius * 2, radius * 2); }

}  // namespace

// A winner's chair, `k` as large as it is drawn.
void MartinisTable::paint_winner(DrawList& list, Seat seat, Vec2 at, float k, float seen) const {
  const Color color = scene::faded(scene::kWhite, seen);
  list.sprite(art::kGlow, disc(at, 400 * k), scene::faded(Color::hex(0xFFD99A, 150), seen));
  list.sprite(art::kWinChair, Rect{at.x - kChairMiddle.x * k, at.y - kChairMiddle.y * k, kChair.x * k, kChair.y * k}, color);
  list.sprite(avatar_sprite(seat, model_->mood(seat)), disc(at, kFace * k), color);
}

void MartinisTable::paint_win(DrawList& list) const {
  const Model& model = *model_;
  const auto seen = [&](float part) { return scene::faded(scene::kWhite, std::clamp(part, 0.0f, 1.0f) * win_.seen); };
  const float middle = page_.x / 2;
  const bool loud = won();
  list.set_entity("win");
  list.sprite(art::kFeverDark, Rect{0, 0, page_.x, page_.y}, seen(win_.dim));
  if (loud) {
    for (const float side : {-1.0f, 1.0f}) {
      const float lamp = middle + side * 400, outer = lamp + side * kBeamFoot, inner = lamp - side * (kBeam.x - kBeamFoot);
      list.sprite(art::kBeam3, scene::Quad{{{outer, 0}, {inner, 0}, {inner, kBeam.y}, {outer, kBeam.y}}}, seen(win_.beams));
    }
    list.sprite(art::kGlowLightPool, Rect::around({middle, kStageY + 200}, 900, 180), seen(win_.beams));
  }
  const int count = model.winners.size();
  const float k = count > 2 ? 0.6f : count > 1 ? 0.8f : 1.0f;
  int i = 0;
  for (const Seat seat : model.winners) {
    const Vec2 from = geometry_->seat(seat.index()).avatar;
    const Vec2 to{middle + kPitch * k * (static_cast<float>(i++) - static_cast<float>(count - 1) / 2), kStageY};
    const float t = win_.chair;
    const Vec2 at{std::round(scene::lerp(from.x, to.x, t)), std::round(scene::lerp(from.y, to.y, t))};
    list.set_entity("win.chair");
    paint_winner(list, seat, at, scene::lerp(kSeatFace / kFace, k, t), std::min(1.0f, t * 4) * win_.seen);
    if (!loud)
      list.words(name_of(seat), Rect::around({to.x, kStageY + 300 * k + 20}, kPitch * k, 70),
                 on_picture(Font::kScript, 64 * std::max(k, 0.7f), palette::kGoldLight),
                 std::clamp(win_.name, 0.0f, 1.0f) * win_.seen);
  }
  if (!loud) {
    list.words("Nobody can match any more", Rect::around({middle, 800}, 1000, 50), on_picture(Font::kBold, 32),
               std::clamp(win_.name, 0.0f, 1.0f) * win_.seen);
    return;
  }
  list.set_entity("win.seals");
  const int seals = model.married_of(model.winners.front());
  for (int n = 0; n < seals; ++n) {  // each comes down on its place
    const float t = std::clamp(win_.seals * static_cast<float>(seals) - static_cast<float>(n), 0.0f, 1.0f);
    const float side = kSeal * (1 + 0.7f * (1 - motion::ease(motion::Easing::kOutCubic, t)));
    list.sprite(
        art::kSeal,
        Rect::around({middle + kSealPitch * (static_cast<float>(n) - static_cast<float>(seals - 1) / 2), kSealY}, side, side),
        seen(t * 2));
  }
  paint_neon(list, name_of(model.winners.front()), {middle, kNeonY});
  list.set_entity("win.curtain");
  const float in = std::round(kCurtain.x * (win_.curtain - 1));
  list.sprite(art::kWinCurtain, Rect{in, 0, kCurtain.x, page_.y}, seen(1));
  const float right = page_.x - in, left = right - kCurtain.x;
  list.sprite(art::kWinCurtain, scene::Quad{{{right, 0}, {left, 0}, {left, page_.y}, {right, page_.y}}}, seen(1));
}

// Its light comes up softly: nothing here flickers.
void MartinisTable::paint_neon(DrawList& list, std::string_view name, Vec2 at) const {
  const float light = std::clamp(win_.name, 0.0f, 1.0f) * win_.seen;
  if (light <= 0) return;
  list.set_entity("win.name");
  constexpr float kSize = 96, kSmallest = 40;
  float size = kSize;
  while (size > kSmallest && setup_.metrics->width(name, Font::kScript, size) > kNeonWidest - 200) size -= 4;
  const float wide = std::max(520.0f, std::ceil((setup_.metrics->width(name, Font::kScript, size) + 200) / 2) * 2);
  const Rect frame = Rect::around(at, wide, kNeonHigh);
  list.sprite(art::kGlow, Rect::around(at, wide + 260, kNeonHigh + 220), scene::faded(Color::hex(0xFF5FA2, 90), light));
  list.sprite(art::kWinNeon, frame, scene::faded(scene::kWhite, light), kNeonCorner);
  const Rect line{frame.x, frame.y + 16, frame.w, 100};
  TextStyle style{Font::kScript, size, Color::hex(0xFFF4FA), Align::kCenter};
  style.outline = 8;
  style.outline_color = Color::hex(0xD8327F);
  list.words(name, line, style, light);
  list.words("wins the evening", Rect{frame.x, frame.y + 124, frame.w, 36},
             {Font::kBold, 26, palette::kGoldLight, Align::kCenter}, light);
}

}  // namespace nightcap::martinis::table
