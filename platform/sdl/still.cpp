#include "platform/sdl/still.hpp"

#include <algorithm>
#include <bit>

#include "platform/sdl/lookup.hpp"

namespace nightcap::platform::sdl {
namespace {

constexpr std::size_t kWorth = 8;  // items that are worth a target, or painting it anew
constexpr int kSteadyFrames = 3;   // for so long a longer beginning must have stood still

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

Still::Plan Still::plan(const scene::DrawList& list, scene::Vec2 density, int width, int height) {
  now_.clear();
  // The first is the window itself: with it everything changes.
  std::size_t window = mixed(bits(density.x), bits(density.y));
  window = mixed(mixed(window, static_cast<std::size_t>(width)), static_cast<std::size_t>(height));
  now_.push_back(mixed(window, bits(list.view().scale)));
  for (const scene::DrawItem& item : list.items()) now_.push_back(hash_of(item, list.text(item.text)));
  const std::size_t common = same(now_, last_);
  const std::size_t alike = common == 0 ? 0 : common - 1;
  std::swap(now_, last_);
  if (alike < kept_) kept_ = 0;
  if (alike < steady_ || (alike > steady_ && frames_ >= kSteadyFrames)) {  // a shorter or a longer beginning is watched
    steady_ = alike;
    frames_ = 0;
  }
  frames_ = std::min(frames_ + 1, kSteadyFrames);
  if (frames_ < kSteadyFrames || steady_ < kept_ + kWorth) return {kept_, 0};
  kept_ = steady_;
  return {0, kept_};
}

SDL_Texture* Still::target(SDL_Renderer* renderer, int width, int height) {
  if (target_ && width_ == width && height_ == height) return target_.get();
  std::uint32_t format = SDL_PIXELFORMAT_RGB888;
  if (SDL_Window* window = SDL_RenderGetWindow(renderer)) format = SDL_GetWindowPixelFormat(window);
  target_.reset(SDL_CreateTexture(renderer, format, SDL_TEXTUREACCESS_TARGET, width, height));
  width_ = width;
  height_ = height;
  if (target_) SDL_SetTextureBlendMode(target_.get(), SDL_BLENDMODE_NONE);
  return target_.get();
}

void Still::forget() {
  target_.reset();
  last_.clear();
  kept_ = steady_ = 0;
  frames_ = 0;
}

}  // namespace nightcap::platform::sdl
