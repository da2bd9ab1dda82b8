#include "engine/scene/draw_list.hpp"

#include <algorithm>
#include <cmath>

namespace nightcap::scene {

TextRange DrawList::store(std::string_view text) {
  const TextRange range{static_cast<std::uint32_t>(text_.size()), static_cast<std::uint32_t>(text.size())};
  text_.append(text);
  return range;
}

void DrawList::sprite(SpriteId id, const Quad& quad, Color tint, float slice) {
  if (id.empty() || tint.a == 0) return;
  items_.push_back({entity_, id, view_.to_window(quad), tint, slice, {}, {}, layer_});
}

void DrawList::words(std::string_view text, const Quad& quad, const TextStyle& style, float alpha) {
  const Color tint = faded(kWhite, alpha);
  if (text.empty() || tint.a == 0) return;
  items_.push_back({entity_, {}, view_.to_window(quad), tint, 0, store(text), style, layer_});
}

bool operator==(const DrawList& a, const DrawList& b) {
  // The scale sizes text and the corners of nine-slices; the offset is in the quads already.
  if (a.view_.scale != b.view_.scale || a.camera_ != b.camera_ || a.under_camera_ != b.under_camera_) return false;
  return std::ranges::equal(a.items_, b.items_, [&](const DrawItem& left, const DrawItem& right) {
    return left.sprite == right.sprite && left.quad == right.quad && left.tint == right.tint && left.slice == right.slice &&
           left.style == right.style && a.text(left.text) == b.text(right.text);
  });
}

}  // namespace nightcap::scene
