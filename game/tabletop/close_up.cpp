#include "game/tabletop/close_up.hpp"

#include <algorithm>
#include <cmath>

#include "engine/motion/easing.hpp"
#include "engine/ui/paint.hpp"

namespace nightcap::tabletop {

namespace {

using scene::Rect;

constexpr float kStill = 350;  // ms that the pointer rests on a card before it is shown large
constexpr float kComes = 150;  // ms
constexpr scene::Vec2 kLarge{360, 504};
constexpr float kPlate = 96, kGap = 24, kMargin = 20;  // vpx
constexpr float kGrows = 0.06f;
constexpr float kShadow = 40;
constexpr float kTitle = 28, kNote = 24;  // vpx

}  // namespace

void CloseUp::toggle(EntityId piece, bool by_pointer, Regard& regard) {
  const bool again = piece_ == piece;
  piece_ = again ? scene::kNobody : piece;
  shown_ = 0;
  by_pointer_ = by_pointer;
  fresh_ = !again;
  looked_at_ = regard.looked_at;
  if (again) regard.still = -kStill * 4;  // put away by hand: it does not come again at once
}

bool CloseUp::move(float ms, const Regard& regard, EntityId under, bool gone, const motion::Tempo& tempo) {
  const EntityId before = piece_;
  const float shown_before = shown_;
  const bool drags = !regard.dragged.empty() || regard.pressed;
  if (drags) under = scene::kNobody;
  const bool leaves = by_pointer_ ? under != piece_ : regard.looked_at != looked_at_;
  if (piece_ != scene::kNobody && (drags || gone || director_.moves(piece_) || (leaves && !fresh_))) piece_ = scene::kNobody;
  if (piece_ == scene::kNobody && under != scene::kNobody && regard.still >= kStill && regard.has_pointer) {
    piece_ = under;
    shown_ = 0;
    by_pointer_ = true;
  }
  if (fresh_ || piece_ != before) looked_at_ = regard.looked_at;
  fresh_ = false;
  if (piece_ == scene::kNobody) return before != scene::kNobody;
  const bool at_once = tempo.reduced_motion || tempo.instant;
  shown_ = at_once ? 1.0f : std::min(1.0f, shown_ + ms / tempo.scaled(kComes));
  return shown_ != shown_before || piece_ != before;
}

Rect CloseUp::box(scene::Vec2 page) const {
  const Rect card = scene::bounds(*scene_.quad(piece_));
  const float left = card.x - kGap - kLarge.x, right = card.x + card.w + kGap;
  const bool outward_left = card.center().x < page.x / 2;
  const bool fits_left = left >= kMargin, fits_right = right + kLarge.x <= page.x - kMargin;
  const float x = (outward_left ? fits_left : !fits_right) ? left : right;
  const float height = kLarge.y + kPlate;
  return {std::round(x), std::round(std::clamp(card.center().y - height / 2, kMargin, page.y - kMargin - height)), kLarge.x,
          height};
}

void CloseUp::paint(scene::DrawList& list, const Rect& box, scene::SpriteId face, std::string_view title, std::string_view note,
                    ui::Corners corners, const scene::TextMetrics& metrics) const {
  const float t = motion::ease(motion::Easing::kOutCubic, shown_);
  const float k = 1 - kGrows * (1 - t);
  const Rect card = Rect::around({box.x + kLarge.x / 2, box.y + kLarge.y / 2}, kLarge.x * k, kLarge.y * k);
  if (t >= 1) ui::paint_shadow(list, card, kShadow);
  list.sprite(face, card, scene::faded(scene::kWhite, t));
  if (t < 1) return;
  const bool round = corners == ui::Corners::kRound;
  const Rect plate{box.x, box.y + kLarge.y + 8, box.w, kPlate - 8};
  ui::paint_panel(list, plate, corners);
  ui::paint_fitted(
      list, title, Rect{plate.x + 16, plate.y + 8, plate.w - 32, 38},
      {scene::Font::kBold, kTitle, round ? ui::palette::kGoldLight : ui::palette::kBrassLight, scene::Align::kCenter}, metrics);
  ui::paint_fitted(list, note, Rect{plate.x + 16, plate.y + 46, plate.w - 32, 32},
                   {scene::Font::kBody, kNote, ui::palette::kCream, scene::Align::kCenter}, metrics);
}

}  // namespace nightcap::tabletop
