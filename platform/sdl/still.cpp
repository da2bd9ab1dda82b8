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

std::size_t Still::alike(const scene::DrawList& list, scene::Vec2 density, int width, int height) {
  now_.clear();
  // The first is the window itself: with it everything changes.
  std::size_t window = mixed(bits(density.x), bits(density.y));
  window = mixed(mixed(window, static_cast<std::size_t>(width)), static_cast<std::size_t>(height));
  now_.push_back(mixed(window, bits(list.view().scale)));
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

bool Still::make(Level& level, int width, int height) const {
  if (level.target) return true;
  // In the window's format, so that colours come out the same.
  SDL_Window* window = SDL_RenderGetWindow(renderer_);
  std::uint32_t format = SDL_PIXELFORMAT_RGB888;
  if (window != nullptr) format = SDL_GetWindowPixelFormat(window);
  level.target.reset(SDL_CreateTexture(renderer_, format, SDL_TEXTUREACCESS_TARGET, width, height));
  if (level.target) SDL_SetTextureBlendMode(level.target.get(), SDL_BLENDMODE_NONE);
  return level.target != nullptr;
}

void Still::copy(Level& from, SDL_Texture* to) {
  SDL_SetRenderTarget(renderer_, to);
  SDL_RenderCopy(renderer_, from.target.get(), nullptr, nullptr);
}

std::size_t Still::show(const scene::DrawList& list, scene::Vec2 density, int width, int height, const Paint& paint) {
  if (width != width_ || height != height_) forget();
  width_ = width;
  height_ = height;
  const std::size_t same_now = alike(list, density, width, height), same_lately = steady(same_now);
  if (same_now < far_.kept) far_.kept = 0;
  if (same_now < near_.kept) {
    near_.kept = far_.kept;
    if (far_.kept > 0) copy(far_, near_.target.get());
  }
  if (same_now >= near_.kept + kWorth && make(near_, width, height)) {
    SDL_SetRenderTarget(renderer_, near_.target.get());
    if (near_.kept == 0) {
      SDL_SetRenderDrawColor(renderer_, 0, 0, 0, 255);
      SDL_RenderClear(renderer_);
    }
    if (same_lately >= std::max(far_.kept + kWorth, near_.kept) && same_lately <= same_now && width * height <= kLargest &&
        make(far_, width, height)) {
      paint(near_.kept, same_lately);
      near_.kept = far_.kept = same_lately;
      copy(near_, far_.target.get());
      SDL_SetRenderTarget(renderer_, near_.target.get());
    }
    paint(near_.kept, same_now);
    near_.kept = same_now;
  }
  if (near_.kept > 0) copy(near_, nullptr);
  SDL_SetRenderTarget(renderer_, nullptr);
  return near_.kept;
}

void Still::forget() {
  near_ = {};
  far_ = {};
  last_.clear();
  lowest_ = lowest_before_ = 0;
  frames_ = 0;
}

std::size_t Still::bytes() const {
  const std::size_t one = static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_) * 4;
  return (near_.target ? one : 0) + (far_.target ? one : 0);
}

}  // namespace nightcap::platform::sdl
