#include "platform/sdl/textures.hpp"

#include <algorithm>
#include <cmath>

#include "platform/sdl/surfaces.hpp"

namespace nightcap::platform::sdl {
namespace {

constexpr float kStep = 1.25f;   // between the sizes that moving pictures get
constexpr float kShrink = 1.4f;  // how far a kept texture is shrunk
constexpr float kGrow = 0.94f;   // or grown
constexpr int kWidest = 4096;
constexpr std::uint64_t kIdleFrames = 90;  // what was not drawn for so long may go

std::size_t bytes_of(int w, int h) { return static_cast<std::size_t>(w) * static_cast<std::size_t>(h) * 4; }

std::size_t pack(scene::Color c) {
  return static_cast<std::size_t>(c.r) << 24 | static_cast<std::size_t>(c.g) << 16 | static_cast<std::size_t>(c.b) << 8 | c.a;
}

std::size_t hash_of(const WordsKey& key) {
  std::size_t hash = TextHash{}(key.text);
  hash = mixed(hash, static_cast<std::size_t>(key.font) << 32 | static_cast<std::size_t>(key.quarter_px) << 8 |
                         static_cast<std::size_t>(key.outline));
  return mixed(mixed(hash, pack(key.fill)), pack(key.outline_color));
}

bool same(const SetWords& kept, const WordsKey& key) {
  const WordsKey& it = kept.key;
  return kept.text == key.text && it.font == key.font && it.quarter_px == key.quarter_px && it.outline == key.outline &&
         it.fill == key.fill && it.outline_color == key.outline_color;
}

int moving_width(float width) {
  return static_cast<int>(std::ceil(std::pow(kStep, std::ceil(std::log(width) / std::log(kStep)))));
}

}  // namespace

void Textures::begin_frame(std::size_t most_bytes) {
  ++frame_;
  if (bytes_ > most_bytes) trim();
}

void Textures::forget() {
  for (auto& [name, sprite] : sprites_) sprite.rasters.clear();
  words_.clear();
  bytes_ = 0;
}

void Textures::trim() {
  const auto idle = [&](const auto& it) { return it.used + kIdleFrames < frame_; };
  for (auto& [name, sprite] : sprites_)
    std::erase_if(sprite.rasters, [&](const Raster& raster) {
      if (!idle(raster)) return false;
      bytes_ -= bytes_of(raster.w, raster.h) * (raster.pixels ? 2 : 1);
      return true;
    });
  std::erase_if(words_, [&](const auto& entry) {
    if (!idle(entry.second)) return false;
    bytes_ -= bytes_of(entry.second.w, entry.second.h);
    return true;
  });
}

TexturePtr Textures::upload(SDL_Surface& surface) {
  TexturePtr texture(SDL_CreateTextureFromSurface(renderer_, &surface));
  if (texture) SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_BLEND);
  return texture;
}

Sprite& Textures::sprite(std::string_view name) {
  const auto found = sprites_.find(name);
  if (found != sprites_.end()) return found->second;
  Sprite& made = sprites_.emplace(name, Sprite{}).first->second;
  if (const auto size = pictures_.size(name)) {
    made.size = *size;
    made.there = true;
  }
  return made;
}

Raster* Textures::kept(Sprite& sprite, const RasterKey& key) {
  const auto found =
      std::find_if(sprite.rasters.begin(), sprite.rasters.end(), [&](const Raster& raster) { return raster.key == key; });
  if (found == sprite.rasters.end()) return nullptr;
  found->used = frame_;
  return &*found;
}

Raster* Textures::exact(std::string_view name, Sprite& sprite, const RasterKey& key) {
  if (Raster* made = kept(sprite, key)) return made->texture ? made : nullptr;
  SurfacePtr drawn = pictures_.draw(name, std::clamp(key.w, 1, kWidest));
  if (drawn && key.corner > 0) drawn = nine_sliced(*drawn, key.corner, key.wide, key.high);
  if (drawn && key.tenths != 0) drawn = turned(*drawn, key.tenths / 10.0);
  if (!drawn) return nullptr;
  if (key.tint != scene::kWhite) multiply(*drawn, key.tint);
  SurfacePtr padded = bordered(*drawn, kBorder);
  if (!padded) return nullptr;
  sprite.rasters.push_back({upload(*padded), key, drawn->w, drawn->h, opaque(*drawn), frame_, {}, 0, nullptr});
  bytes_ += bytes_of(drawn->w, drawn->h);
  return sprite.rasters.back().texture ? &sprite.rasters.back() : nullptr;
}

bool Textures::keeps_tint(Raster& raster, scene::Color tint) const {
  const bool keeps = raster.tinted + 1 == frame_ && raster.tint == tint;
  // Of several colours in one frame the first counts.
  if (raster.tinted != frame_ && !keeps) raster.tint = tint;
  if (raster.tint == tint && !keeps) raster.tinted = frame_;
  return keeps;
}

Raster* Textures::about(std::string_view name, Sprite& sprite, float width) {
  const float wanted = std::clamp(width, 1.0f, static_cast<float>(kWidest));
  Raster* best = nullptr;
  for (Raster& raster : sprite.rasters) {
    const auto w = static_cast<float>(raster.w);
    if (raster.key.tenths != 0 || raster.key.corner != 0 || w < wanted * kGrow || w > wanted * kShrink) continue;
    if (best == nullptr || raster.w < best->w) best = &raster;
  }
  if (best == nullptr) return exact(name, sprite, {moving_width(wanted), 0, 0, 0, 0});
  best->used = frame_;
  return best->texture ? best : nullptr;
}

const SDL_Surface* Textures::pixels(std::string_view name, Raster& raster) {
  if (!raster.pixels && (raster.pixels = pictures_.draw(name, raster.key.w))) bytes_ += bytes_of(raster.w, raster.h);
  return raster.pixels.get();
}

SetWords* Textures::words(const WordsKey& key) {
  const std::size_t hash = hash_of(key);
  const auto found = words_.find(hash);
  if (found != words_.end() && same(found->second, key)) {
    found->second.used = frame_;
    return found->second.texture ? &found->second : nullptr;
  }
  SetWords made;
  made.text = key.text;
  made.key = key;
  made.key.text = {};
  made.used = frame_;
  if (SurfacePtr surface = typefaces_.set(key.text, key.font, key.quarter_px, key.fill, key.outline, key.outline_color)) {
    made.texture = upload(*surface);
    made.w = surface->w;
    made.h = surface->h;
  }
  bytes_ += bytes_of(made.w, made.h);
  if (found != words_.end()) bytes_ -= bytes_of(found->second.w, found->second.h);
  SetWords& kept = words_.insert_or_assign(hash, std::move(made)).first->second;
  return kept.texture ? &kept : nullptr;
}

}  // namespace nightcap::platform::sdl
