#include "platform/sdl/pictures.hpp"

#include <algorithm>
#include <cmath>

#include "platform/sdl/surfaces.hpp"

namespace nightcap::platform::sdl {
namespace {

// Light and shadow have no edges: enlarged they look the same, and no larger page need be read for them.
bool is_soft(std::string_view name) { return name.starts_with("glow") || name == "shadow"; }

}  // namespace

std::optional<scene::Vec2> Pictures::size(std::string_view name) {
  if (const assets::Sprite* sprite = pages_.manifest().find(name)) return sprite->size;
  const std::scoped_lock lock(mutex_);
  missing_.emplace_back(name);
  return std::nullopt;
}

SurfacePtr Pictures::draw(std::string_view name, int width_px) {
  const assets::Sprite* sprite = pages_.manifest().find(name);
  if (sprite == nullptr) return nullptr;
  const assets::Place& place = sprite->best(is_soft(name) ? width_px / 2 : width_px);
  const std::shared_ptr<SDL_Surface> page = pages_.page(place.page);
  if (page == nullptr) {
    const std::string& file = pages_.manifest().pages()[static_cast<std::size_t>(place.page)].file;
    const std::scoped_lock lock(mutex_);
    if (std::find(missing_.begin(), missing_.end(), file) == missing_.end()) missing_.push_back(file);
    return nullptr;
  }
  const float scale = static_cast<float>(width_px) / sprite->size.x;
  const int height = std::max(1, static_cast<int>(std::lround(sprite->size.y * scale)));
  SurfacePtr drawn = resized(*page, {place.x, place.y, place.w, place.h}, width_px, height);
  if (!drawn) return nullptr;
  for (const assets::Words& words : sprite->words) set_words(words, scale, *drawn);
  return drawn;
}

std::vector<std::string> Pictures::missing() const {
  const std::scoped_lock lock(mutex_);
  std::vector<std::string> all = missing_;
  all.insert(all.end(), pages_.complaints().begin(), pages_.complaints().end());
  return all;
}

std::string Pictures::why_not_instead_of(const assets::Manifest& shown) const {
  if (!pages_.complaints().empty()) return pages_.complaints().front() + ".";
  if (const std::string file = pages_.broken(); !file.empty()) return file + " is not as its manifest says, or not whole.";
  for (const std::string& name : shown.names())
    if (pages_.manifest().find(name) == nullptr) return "There is no drawing " + name + " any more.";
  return {};
}

void Pictures::set_words(const assets::Words& words, float scale, SDL_Surface& canvas) {
  const scene::TextStyle& style = words.style;
  float size = style.size;
  const float wide = typefaces_.width(words.text, style.font, size);
  if (words.width > 0 && wide > words.width) size *= words.width / wide;
  const int quarters = Typefaces::quarters(size * scale);
  SurfacePtr set = typefaces_.set(words.text, style.font, quarters, style.color, 0, {});
  if (!set) return;
  const float x = words.at.x * scale;
  const auto w = static_cast<float>(set->w);
  const float left = style.align == scene::Align::kCenter ? x - w / 2 : style.align == scene::Align::kRight ? x - w : x;
  SDL_Rect at{static_cast<int>(std::lround(left)),
              static_cast<int>(std::lround(words.at.y * scale)) - typefaces_.ascent(style.font, quarters), set->w, set->h};
  SDL_SetSurfaceBlendMode(set.get(), SDL_BLENDMODE_BLEND);
  SDL_BlitSurface(set.get(), nullptr, &canvas, &at);
}

}  // namespace nightcap::platform::sdl
