#include "platform/sdl/textures.hpp"

#include <algorithm>
#include <cmath>

#include "platform/sdl/surfaces.hpp"

namespace nightcap::platform::sdl {
namespace {

constexpr float kStep = 1.35f;  // between the sizes that moving pictures get: linear sampling shrinks so far without harm
constexpr int kWidest = 4096;
constexpr std::uint64_t kIdleFrames = 2;                   // what was not drawn for so long may go, the oldest first
constexpr std::size_t kMostUpload = std::size_t{4} << 20;  // bytes that a frame may give to the graphics card beforehand

std::size_t bytes_of(int w, int h) { return static_cast<std::size_t>(w) * static_cast<std::size_t>(h) * 4; }

std::size_t pack(scene::Color c) {
  return static_cast<std::size_t>(c.r) << 24 | static_cast<std::size_t>(c.g) << 16 | static_cast<std::size_t>(c.b) << 8 | c.a;
}

std::size_t hash_of(std::string_view text, const LetteringKey& key) {
  std::size_t hash = TextHash{}(text);
  hash = mixed(hash, static_cast<std::size_t>(key.font) << 32 | static_cast<std::size_t>(key.quarter_px) << 8 |
                         static_cast<std::size_t>(key.outline));
  return mixed(mixed(hash, pack(key.fill)), pack(key.outline_color));
}

}  // namespace

Textures::Textures(SDL_Renderer* renderer, bool software, Pictures& pictures, Typefaces& typefaces)
    : renderer_(renderer), software_(software), pictures_(pictures), typefaces_(typefaces), workshop_([this](const Want& want) {
        return make(want);
      }) {}

void Textures::begin_frame() {
  ++frame_;
  take_in();
  if (bytes_ > most_bytes_ && frame_ > kIdleFrames) trim(most_bytes_ - most_bytes_ / 4, frame_ - kIdleFrames);
}

void Textures::forget() {
  for (auto& [name, sprite] : sprites_) sprite.rasters.clear();
  words_.clear();
  bytes_ = 0;
}

app::PictureMemory Textures::memory() const {
  app::PictureMemory memory;
  const auto count = [](app::PictureMemory::Kind& kind, const auto& it) {
    kind.bytes += bytes_of(it.w, it.h);
    ++kind.count;
  };
  for (const auto& [name, sprite] : sprites_)
    for (const Raster& raster : sprite.rasters) count(memory.drawings, raster);
  for (const auto& [hash, words] : words_) count(memory.words, words);
  return memory;
}

void Textures::trim(std::size_t bytes, std::uint64_t before) {
  std::vector<std::pair<std::uint64_t, std::size_t>> idle;  // when it was used, and its bytes
  const auto look_at = [&](const auto& it) {
    if (it.used < before) idle.emplace_back(it.used, bytes_of(it.w, it.h));
  };
  for (const auto& [name, sprite] : sprites_)
    for (const Raster& raster : sprite.rasters) look_at(raster);
  for (const auto& [hash, words] : words_) look_at(words);
  std::sort(idle.begin(), idle.end());
  std::uint64_t last = 0;  // what was used then goes
  std::size_t left = bytes_;
  for (const auto& [used, size] : idle) {
    if (left <= bytes) break;
    last = used;
    left -= size;
  }
  const auto gone = [&](const auto& it) {
    if (it.used > last) return false;
    bytes_ -= bytes_of(it.w, it.h);
    return true;
  };
  for (auto& [name, sprite] : sprites_) std::erase_if(sprite.rasters, gone);
  std::erase_if(words_, [&](const auto& entry) { return gone(entry.second); });
}

Made Textures::make(const Want& want) {
  Made made;
  SurfacePtr drawn;
  if (const auto* key = std::get_if<RasterKey>(&want.how)) {
    drawn = pictures_.draw(want.text, std::clamp(key->w, 1, kWidest));
    if (drawn && key->corner > 0) drawn = nine_sliced(*drawn, key->corner, key->wide, key->high);
  } else {
    const auto& set = std::get<LetteringKey>(want.how);
    drawn = typefaces_.set(want.text, set.font, set.quarter_px, set.fill, set.outline, set.outline_color);
  }
  if (drawn) made.pixels = bordered(*drawn, kBorder);
  if (!made.pixels) return {};
  made.w = drawn->w;
  made.h = drawn->h;
  made.opaque = opaque(*drawn);
  if (software_) premultiply(*made.pixels);
  return made;
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

int Textures::moving_width(float width) {
  const float wanted = std::clamp(width, 1.0f, static_cast<float>(kWidest));
  return static_cast<int>(std::ceil(std::pow(kStep, std::ceil(std::log(wanted) / std::log(kStep)))));
}

Raster* Textures::find(Sprite& sprite, const RasterKey& key) {
  const auto found =
      std::find_if(sprite.rasters.begin(), sprite.rasters.end(), [&](const Raster& raster) { return raster.key == key; });
  return found != sprite.rasters.end() ? &*found : nullptr;
}

SetWords* Textures::find(std::string_view text, const LetteringKey& key) {
  const auto found = words_.find(hash_of(text, key));
  return found != words_.end() && found->second.text == text && found->second.key == key ? &found->second : nullptr;
}

Raster* Textures::keep(Sprite& sprite, const RasterKey& key, Made made) {
  Raster& kept = sprite.rasters.emplace_back();
  kept.key = key;
  kept.used = frame_;
  if (!made.pixels) return &kept;  // nor will it be there the next time
  kept.w = made.w;
  kept.h = made.h;
  kept.opaque = made.opaque;
  bytes_ += bytes_of(made.w, made.h);
  if (software_) {
    kept.pixels = std::move(made.pixels);
  } else {
    kept.texture = upload(*made.pixels);
  }
  return &kept;
}

SetWords* Textures::keep(std::string_view text, const LetteringKey& key, Made made) {
  SetWords& kept = words_[hash_of(text, key)];
  bytes_ -= bytes_of(kept.w, kept.h);
  kept = {};
  kept.text = text;
  kept.key = key;
  kept.used = frame_;
  if (!made.pixels) return &kept;
  kept.w = made.w;
  kept.h = made.h;
  bytes_ += bytes_of(made.w, made.h);
  if (software_) {
    kept.pixels = std::move(made.pixels);
  } else {
    kept.texture = upload(*made.pixels);
  }
  return &kept;
}

Raster* Textures::raster(std::string_view name, Sprite& sprite, const RasterKey& key) {
  Raster* it = find(sprite, key);
  if (it == nullptr) it = keep(sprite, key, workshop_.take({name, key}));
  it->used = frame_;
  return it->texture || it->pixels ? it : nullptr;
}

SetWords* Textures::words(std::string_view text, const LetteringKey& key) {
  SetWords* it = find(text, key);
  if (it == nullptr) it = keep(text, key, workshop_.take({text, key}));
  it->used = frame_;
  return it->texture || it->pixels ? it : nullptr;
}

bool Textures::has_room(std::size_t bytes) const { return bytes_ + promised_ + bytes < most_bytes_ - most_bytes_ / 8; }

bool Textures::make_room(std::size_t bytes) {
  if (has_room(bytes)) return true;
  trim(most_bytes_ / 2, page_turned_);
  return has_room(bytes);
}

void Textures::order(std::string_view name, Sprite& sprite, const RasterKey& key) {
  if (find(sprite, key) != nullptr) return;
  const float high = static_cast<float>(key.w) * sprite.size.y / sprite.size.x;
  const std::size_t bytes = key.corner > 0 ? bytes_of(key.wide, key.high) : bytes_of(key.w, static_cast<int>(high));
  if (make_room(bytes) && workshop_.order({name, key})) promised_ += bytes;
}

void Textures::order(std::string_view text, const LetteringKey& key) {
  if (find(text, key) == nullptr && make_room(0)) workshop_.order({text, key});
}

bool Textures::ready(std::string_view name, Sprite& sprite, const RasterKey& key) {
  if (Raster* it = find(sprite, key)) {
    it->used = frame_;
    return true;
  }
  workshop_.order({name, key}, true);
  return false;
}

bool Textures::ready(std::string_view text, const LetteringKey& key) {
  if (SetWords* it = find(text, key)) {
    it->used = frame_;
    return true;
  }
  workshop_.order({text, key}, true);
  return false;
}

void Textures::take_in() {
  std::size_t taken = 0;
  workshop_.deliver([&](const Want& want, Made made) {
    taken += bytes_of(made.w, made.h);
    promised_ -= std::min(promised_, bytes_of(made.w, made.h));
    if (const auto* key = std::get_if<RasterKey>(&want.how)) {
      Sprite& it = sprite(want.text);
      if (find(it, *key) == nullptr) keep(it, *key, std::move(made));
    } else if (const auto& set = std::get<LetteringKey>(want.how); find(want.text, set) == nullptr) {
      keep(want.text, set, std::move(made));
    }
    return software_ || taken < kMostUpload;
  });
  if (workshop_.open() == 0) promised_ = 0;  // what was taken at once was no longer promised
}

}  // namespace nightcap::platform::sdl
