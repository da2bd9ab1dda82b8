#include "platform/sdl/still.hpp"

#include <algorithm>
#include <bit>

#include "platform/sdl/lookup.hpp"

namespace nightcap::platform::sdl {
namespace {

constexpr std::size_t kWorth = 8;      // items that are worth a copy
constexpr int kLately = 60;            // redrawn frames
constexpr int kLargest = 2560 * 1440;  // px up to which there is a far target, too

std::size_t bits(float number) { return std::bit_cast<std::uint32_t>(number); }
std::size_t bits(scene::Color c) {
  return static_cast<std::size_t>(c.r) << 24 | static_cast<std::size_t>(c.g) << 16 | static_cast<std::size_t>(c.b) << 8 | c.a;
}

std::uint64_t hash_of(const scene::DrawItem& item, std::string_view text) {
  std::size_t hash = TextHash{}(item.sprite.name());
  for (const scene::Vec2& corner : item.quad) hash = mixed(mixed(hash, bits(corner.x)), bits(corner.y));
  hash = mixed(mixed(hash, bits(item.tint)), bits(item.slice));
  if (text.empty()) return hash;
  const scene::TextStyle& style = item.style;
  hash =
      mixed(mixed(hash, TextHash{}(text)), static_cast<std::size_t>(style.font) << 8 | static_cast<std::size_t>(style.align));
  hash = mixed(mixed(hash, bits(style.size)), bits(style.outline));
  return mixed(mixed(hash, bits(style.color)), bits(style.outline_color));
}

std::size_t same(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b) {
  const auto [end, other] =
      std::mismatch(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(std::min(a.size(), b.size())), b.begin());
  return static_cast<std::size_t>(end - a.begin());
}

}  // namespace

std::size_t Still::alike(const scene::DrawList& list, scene::Vec2 density) {
  now_.clear();
  // The first is the window itself: with it everything changes.
  now_.push_back(mixed(mixed(bits(density.x), bits(density.y)), bits(list.view().scale)));
  for (const scene::DrawItem& item : list.items()) now_.push_back(hash_of(item, list.text(item.text)));
  const std::size_t common = same(now_, last_);
  std::swap(now_, last_);
  return common == 0 ? 0 : common - 1;
}

std::size_t Still::steady(std::size_t alike) {
  lowest_ = std::min(lowest_, alike);
  if (++frames_ >= kLately) {
    lowest_before_ = lowest_;
    lowest_ = alike;
    frames_ = 0;
  }
  return std::min(lowest_, lowest_before_);
}

bool Still::keep(Level& level, std::size_t items) const {
  if (!level.picture)
    level.picture.reset(SDL_CreateRGBSurfaceWithFormat(0, canvas_.width(), canvas_.height(), 32, kCanvasPixels));
  if (!level.picture) return false;
  canvas_.save(*level.picture);
  level.kept = items;
  return true;
}

std::size_t Still::show(const scene::DrawList& list, scene::Vec2 density, std::size_t most, const Paint& paint) {
  const std::size_t same_now = std::min(alike(list, density), most), same_lately = steady(same_now);
  if (same_now < far_.kept) far_.kept = 0;
  if (same_now < near_.kept) near_.kept = 0;
  const Level& base = near_.kept > 0 ? near_ : far_;
  std::size_t there = base.kept;
  if (there > 0) {
    canvas_.load(*base.picture);
  } else {
    canvas_.clear();
  }
  if (same_now < there + kWorth) return there;
  if (same_lately >= std::max(far_.kept + kWorth, there) && same_lately <= same_now &&
      canvas_.width() * canvas_.height() <= kLargest) {
    paint(there, same_lately);
    there = same_lately;
    if (!keep(far_, there)) return there;
  }
  paint(there, same_now);
  keep(near_, same_now);
  return same_now;
}

void Still::forget() {
  near_ = {};
  far_ = {};
  last_.clear();
  lowest_ = lowest_before_ = 0;
  frames_ = 0;
}

std::size_t Still::bytes() const {
  if (!canvas_.there()) return 0;
  const std::size_t one = static_cast<std::size_t>(canvas_.width()) * static_cast<std::size_t>(canvas_.height()) * 4;
  return (near_.picture ? one : 0) + (far_.picture ? one : 0);
}

}  // namespace nightcap::platform::sdl
