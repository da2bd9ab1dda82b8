#include "platform/sdl/textures.hpp"

#include <algorithm>
#include <cmath>

#include "platform/sdl/surfaces.hpp"

namespace nightcap::platform::sdl {
namespace {

constexpr float kStep = 1.35f;  // between the sizes that moving pictures get: linear sampling shrinks so far without harm
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
      bytes_ -= bytes_of(raster.w, raster.h);
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

Raster* Textures::exact(std::string_view name, Sprite& sprite, const RasterKey& key) {
  const auto found =
      std::find_if(sprite.rasters.begin(), sprite.rasters.end(), [&](const Raster& raster) { return raster.key == key; });
  if (found != sprite.rasters.end()) {
    found->used = frame_;
    return found->texture || found->pixels ? &*found : nullptr;
  }
  SurfacePtr drawn = pictures_.draw(name, std::clamp(key.w, 1, kWidest));
  if (drawn && key.corner > 0) drawn = nine_sliced(*drawn, key.corner, key.wide, key.high);
  if (!drawn) return nullptr;
  SurfacePtr padded = bordered(*drawn, kBorder);
  if (!padded) return nullptr;
  Raster& made = sprite.rasters.emplace_back();
  made.key = key;
  made.w = drawn->w;
  made.h = drawn->h;
  made.opaque = opaque(*drawn);
  made.used = frame_;
  bytes_ += bytes_of(drawn->w, drawn->h);
  if (software_) {
    premultiply(*padded);
    made.pixels = std::move(padded);
  } else {
    made.texture = upload(*padded);
  }
  return made.texture || made.pixels ? &made : nullptr;
}

Raster* Textures::moving(std::string_view name, Sprite& sprite, float width) {
  const float wanted = std::clamp(width, 1.0f, static_cast<float>(kWidest));
  return exact(name, sprite, {moving_width(wanted), 0, 0, 0});
}

SetWords* Textures::words(const WordsKey& key) {
  const std::size_t hash = hash_of(key);
  const auto found = words_.find(hash);
  if (found != words_.end() && same(found->second, key)) {
    found->second.used = frame_;
    return found->second.w > 0 ? &found->second : nullptr;
  }
  SetWords made;
  made.text = key.text;
  made.key = key;
  made.key.text = {};
  made.used = frame_;
  if (SurfacePtr surface = typefaces_.set(key.text, key.font, key.quarter_px, key.fill, key.outline, key.outline_color)) {
    if (software_) {
      made.pixels = bordered(*surface, kBorder);
      if (made.pixels) premultiply(*made.pixels);
    } else {
      made.texture = upload(*surface);
    }
    if (made.texture || made.pixels) {
      made.w = surface->w;
      made.h = surface->h;
    }
  }
  bytes_ += bytes_of(made.w, made.h);
  if (found != words_.end()) bytes_ -= bytes_of(found->second.w, found->second.h);
  SetWords& kept = words_.insert_or_assign(hash, std::move(made)).first->second;
  return kept.w > 0 ? &kept : nullptr;
}

}  // namespace nightcap::platform::sdl
