#include "platform/sdl/pictures.hpp"

#include <SDL_image.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fstream>
#include <iterator>
#include <sstream>

#include "platform/sdl/surfaces.hpp"

namespace nightcap::platform::sdl {
namespace {

using scene::Rect;
using scene::Vec2;

constexpr std::size_t kMostPartBytes = 48u << 20;

// The value of an attribute of the outermost element.
std::string_view attribute(std::string_view svg, std::string_view name) {
  const std::size_t start = svg.find("<svg");
  const std::size_t end = svg.find('>', start == std::string_view::npos ? 0 : start);
  if (start == std::string_view::npos || end == std::string_view::npos) return {};
  const std::string_view tag = svg.substr(start, end - start);
  const std::string wanted = " " + std::string(name) + "=\"";
  const std::size_t at = tag.find(wanted);
  if (at == std::string_view::npos) return {};
  const std::size_t from = at + wanted.size();
  const std::size_t to = tag.find('"', from);
  return to == std::string_view::npos ? std::string_view{} : tag.substr(from, to - from);
}

std::vector<float> numbers(std::string_view text) {
  std::vector<float> out;
  const char* at = text.data();
  const char* const end = at + text.size();
  while (at < end) {
    float value = 0;
    const auto [next, error] = std::from_chars(at, end, value);
    if (error == std::errc()) {
      out.push_back(value);
      at = next;
    } else {
      ++at;
    }
  }
  return out;
}

std::size_t bytes_of(const SDL_Surface& surface) {
  return static_cast<std::size_t>(surface.pitch) * static_cast<std::size_t>(surface.h);
}

}  // namespace

const Pictures::Source& Pictures::source(std::string_view name, bool optional) {
  const auto found = sources_.find(name);
  if (found != sources_.end()) return found->second;
  Source source;
  if ((source.composition = read_composition(folder_, name))) {
    source.size = source.composition->size;
    source.there = true;
  } else if (std::ifstream in(folder_ / (std::string(name) + ".svg"), std::ios::binary); in) {
    source.svg.assign(std::istreambuf_iterator<char>(in), {});
    const std::vector<float> w = numbers(attribute(source.svg, "width"));
    const std::vector<float> h = numbers(attribute(source.svg, "height"));
    const std::vector<float> view = numbers(attribute(source.svg, "viewBox"));
    source.there = w.size() == 1 && h.size() == 1 && w[0] > 0 && h[0] > 0;
    if (source.there) {
      source.size = {w[0], h[0]};
      source.view = view.size() == 4 ? Rect{view[0], view[1], view[2], view[3]} : Rect{0, 0, w[0], h[0]};
    }
  }
  if (!source.there && !optional) missing_.emplace_back(name);
  return sources_.emplace(name, std::move(source)).first->second;
}

std::optional<Vec2> Pictures::size(std::string_view name) {
  const Source& it = source(name);
  return it.there ? std::optional(it.size) : std::nullopt;
}

SurfacePtr Pictures::draw(std::string_view name, int width_px) {
  if (parts_bytes_ > kMostPartBytes) {
    parts_.clear();
    parts_bytes_ = 0;
  }
  return draw_whole(name, width_px);
}

SurfacePtr Pictures::draw_whole(std::string_view name, int width_px) {
  const Source& it = source(name);
  if (!it.there) return nullptr;
  const int h = std::max(1, static_cast<int>(std::lround(it.size.y * static_cast<float>(width_px) / it.size.x)));
  return it.composition ? compose(*it.composition, width_px, h) : rasterise(it, width_px, h, 0, {});
}

SurfacePtr Pictures::rasterise(const Source& source, int w, int h, float turn, Vec2 pivot) {
  std::string turned;
  const std::string* text = &source.svg;
  if (turn != 0) {
    const std::size_t open = source.svg.find('>', source.svg.find("<svg")), close = source.svg.rfind("</svg>");
    if (open != std::string::npos && close != std::string::npos) {
      std::ostringstream out;
      out.imbue(std::locale::classic());
      out << std::string_view(source.svg).substr(0, open + 1) << "<g transform=\"rotate(" << turn << ' ' << pivot.x << ' '
          << pivot.y << ")\">" << std::string_view(source.svg).substr(open + 1, close - open - 1) << "</g></svg>";
      turned = std::move(out).str();
      text = &turned;
    }
  }
  // The library keeps the proportions and rounds up: what it draws may be a px more than was asked for.
  SDL_RWops* reader = SDL_RWFromConstMem(text->data(), static_cast<int>(text->size()));
  SurfacePtr drawn(IMG_LoadSizedSVG_RW(reader, w, 0));
  if (reader != nullptr) SDL_RWclose(reader);
  if (!drawn) return nullptr;
  SurfacePtr surface = blank_surface(w, h);
  if (!surface) return nullptr;
  SDL_SetSurfaceBlendMode(drawn.get(), SDL_BLENDMODE_NONE);
  SDL_BlitSurface(drawn.get(), nullptr, surface.get(), nullptr);
  return surface;
}

SDL_Surface* Pictures::part(const Layer& layer, float scale) {
  const Source& it = source(layer.sprite, layer.optional);
  if (!it.there) return nullptr;
  const int w = std::max(1, static_cast<int>(std::lround(layer.box.w * scale)));
  const int h = std::max(1, static_cast<int>(std::lround(layer.box.h * scale)));
  const Vec2 pivot{it.view.x + (layer.pivot.x - layer.box.x) * it.view.w / std::max(layer.box.w, 1.0f),
                   it.view.y + (layer.pivot.y - layer.box.y) * it.view.h / std::max(layer.box.h, 1.0f)};
  std::string key = layer.sprite + '|' + std::to_string(w) + '|' + std::to_string(layer.turn);
  const auto found = parts_.find(key);
  if (found != parts_.end()) return found->second.get();
  SurfacePtr surface = it.composition ? compose(*it.composition, w, h) : rasterise(it, w, h, layer.turn, pivot);
  if (!surface) return nullptr;
  parts_bytes_ += bytes_of(*surface);
  return parts_.emplace(std::move(key), std::move(surface)).first->second.get();
}

SDL_Surface* Pictures::mask(const std::string& name, int w) {
  std::string key = name + "|mask|" + std::to_string(w);
  const auto found = parts_.find(key);
  if (found != parts_.end()) return found->second.get();
  SurfacePtr surface = draw_whole(name, w);
  if (!surface) return nullptr;
  parts_bytes_ += bytes_of(*surface);
  return parts_.emplace(std::move(key), std::move(surface)).first->second.get();
}

void Pictures::blit_words(const Layer& layer, float scale, SDL_Surface& canvas) {
  float size = layer.size;
  const float wide = typefaces_.width(layer.text, layer.font, size);
  if (layer.width > 0 && wide > layer.width) size *= layer.width / wide;
  const int quarters = Typefaces::quarters(size * scale);
  SurfacePtr words = typefaces_.set(layer.text, layer.font, quarters, layer.tint, 0, {});
  if (!words) return;
  const float x = layer.at.x * scale;
  const auto w = static_cast<float>(words->w);
  const float left = layer.align == scene::Align::kCenter ? x - w / 2 : layer.align == scene::Align::kRight ? x - w : x;
  const int base = typefaces_.ascent(layer.font, quarters);
  SDL_Rect at{static_cast<int>(std::lround(left)), static_cast<int>(std::lround(layer.at.y * scale)) - base, words->w,
              words->h};
  SDL_SetSurfaceBlendMode(words.get(), SDL_BLENDMODE_BLEND);
  SDL_BlitSurface(words.get(), nullptr, &canvas, &at);
}

SurfacePtr Pictures::compose(const Composition& composition, int w, int h) {
  SurfacePtr canvas = blank_surface(w, h);
  if (!canvas) return nullptr;
  const float scale = static_cast<float>(w) / composition.size.x;
  bool first = true;
  for (const Layer& layer : composition.layers) {
    if (layer.sprite.empty()) {
      blit_words(layer, scale, *canvas);
      continue;
    }
    SDL_Surface* it = part(layer, scale);
    if (it == nullptr) continue;
    SDL_Rect at{static_cast<int>(std::lround(layer.box.x * scale)), static_cast<int>(std::lround(layer.box.y * scale)), it->w,
                it->h};
    SDL_SetSurfaceColorMod(it, layer.tint.r, layer.tint.g, layer.tint.b);
    if (SDL_Surface* shape = layer.mask.empty() ? nullptr : mask(layer.mask, w); shape != nullptr) {
      SurfacePtr seen = blank_surface(it->w, it->h);
      if (!seen) continue;
      SDL_SetSurfaceBlendMode(it, SDL_BLENDMODE_NONE);
      SDL_BlitSurface(it, nullptr, seen.get(), nullptr);
      cut(*seen, *shape, {at.x, at.y});
      SDL_SetSurfaceBlendMode(seen.get(), SDL_BLENDMODE_BLEND);
      SDL_BlitSurface(seen.get(), nullptr, canvas.get(), &at);
    } else {
      // The first layer brings its own edges: blending them with nothing would darken them.
      SDL_SetSurfaceBlendMode(it, first ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
      SDL_BlitSurface(it, nullptr, canvas.get(), &at);
    }
    first = false;
  }
  return canvas;
}

}  // namespace nightcap::platform::sdl
