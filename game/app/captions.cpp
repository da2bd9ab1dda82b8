#include "game/app/captions.hpp"

#include "game/tabletop/cues.hpp"

namespace nightcap::app {

namespace {
constexpr float kStays = 2400;  // ms
constexpr float kRight = 24, kBottom = 14, kHeight = 44, kPadding = 18, kSize = 22;
}  // namespace

void Captions::hear(std::string_view cue) {
  if (!tabletop::tells(cue)) return;
  words_ = tabletop::caption_of(cue);
  left_ = kStays;
}

bool Captions::update(float ms) {
  if (left_ <= 0) return false;
  const bool fresh = left_ == kStays;
  left_ -= ms;
  return fresh || left_ <= 0;
}

void Captions::paint(scene::DrawList& list, ui::Vec2 page, ui::Corners corners, const scene::TextMetrics& metrics) const {
  if (left_ <= 0) return;
  const float width = metrics.width(words_, ui::Font::kMedium, kSize) + 2 * kPadding;
  const ui::Rect at{page.x - kRight - width, page.y - kBottom - kHeight, width, kHeight};
  list.set_entity("caption");
  ui::paint_panel(list, at, corners);
  list.words(words_, at, {ui::Font::kMedium, kSize, ui::palette::kCream, ui::Align::kCenter});
}

}  // namespace nightcap::app
