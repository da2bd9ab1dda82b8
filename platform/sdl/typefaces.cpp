#include "platform/sdl/typefaces.hpp"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>

#include "platform/sdl/lookup.hpp"
#include "platform/sdl/surfaces.hpp"

namespace nightcap::platform::sdl {
namespace {

using scene::Font;

struct Face {
  const char* file;
  std::array<Font, 3> instead;  // the first of these that is there stands in for it, or else any
};
constexpr std::array<Face, 7> kEach{{{"body.ttf", {Font::kMedium, Font::kName, Font::kBold}},
                                     {"medium.ttf", {Font::kBold, Font::kBody, Font::kHeavy}},
                                     {"bold.ttf", {Font::kMedium, Font::kHeavy, Font::kBody}},
                                     {"heavy.ttf", {Font::kBold, Font::kMedium, Font::kBody}},
                                     {"script.ttf", {Font::kName, Font::kBold, Font::kMedium}},
                                     {"display.ttf", {Font::kHeavy, Font::kBold, Font::kName}},
                                     {"name.ttf", {Font::kBody, Font::kMedium, Font::kBold}}}};
constexpr int kMeasured = 4 * 64;  // quarter px at which texts are measured
constexpr int kSmallest = 4 * 5;
constexpr int kLargest = 4 * 600;
constexpr std::size_t kMostOpen = 96;  // sizes
constexpr std::size_t kMostWidths = 8192;
constexpr int kPoints = 18;  // at 18 points, the dpi is the size in quarter px

std::string bytes_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

SDL_Color sdl_color(scene::Color c) { return {c.r, c.g, c.b, 255}; }

}  // namespace

Typefaces::Typefaces(const std::filesystem::path& folder) {
  static_assert(kEach.size() == kFaces);
  int first = -1;
  for (std::size_t i = 0; i < kFaces; ++i) {
    files_[i] = bytes_of(folder / kEach[i].file);
    stands_in_[i] = static_cast<int>(i);
    TTF_Font* face = sized(static_cast<Font>(i), kMeasured, 0);
    if (face == nullptr) {
      files_[i].clear();
      missing_.emplace_back(kEach[i].file);
      continue;
    }
    if (first < 0) first = static_cast<int>(i);
    int top = 0;
    if (TTF_GlyphMetrics32(face, 'H', nullptr, nullptr, nullptr, &top, nullptr) == 0)
      capital_[i] = static_cast<float>(top) / (kMeasured / 4);
  }
  any_ = first >= 0;
  for (std::size_t i = 0; i < kFaces; ++i) {
    if (!files_[i].empty()) continue;
    stands_in_[i] = first;
    for (const Font other : kEach[i].instead) {
      if (files_[static_cast<std::size_t>(other)].empty()) continue;
      stands_in_[i] = static_cast<int>(other);
      break;
    }
  }
}

Typefaces::~Typefaces() = default;

int Typefaces::quarters(float px) { return std::clamp(static_cast<int>(std::lround(px * 4)), kSmallest, kLargest); }

TTF_Font* Typefaces::sized(Font font, int quarter_px, int outline) const {
  const int face = stands_in_[static_cast<std::size_t>(font)];
  if (face < 0) return nullptr;
  const auto key = static_cast<std::uint32_t>(quarter_px) | static_cast<std::uint32_t>(outline) << 16 |
                   static_cast<std::uint32_t>(face) << 28;
  const auto found = open_.find(key);
  if (found != open_.end()) return found->second.get();
  const std::string& file = files_[static_cast<std::size_t>(face)];
  if (file.empty()) return nullptr;
  if (open_.size() >= kMostOpen) open_.clear();
  const auto dpi = static_cast<unsigned>(quarter_px);
  FontPtr opened(TTF_OpenFontDPIRW(SDL_RWFromConstMem(file.data(), static_cast<int>(file.size())), 1, kPoints, dpi, dpi));
  if (!opened) return nullptr;
  TTF_SetFontHinting(opened.get(), TTF_HINTING_LIGHT_SUBPIXEL);
  if (outline > 0) TTF_SetFontOutline(opened.get(), outline);
  return open_.emplace(key, std::move(opened)).first->second.get();
}

float Typefaces::width(std::string_view text, Font font, float size) const {
  const std::scoped_lock lock(mutex_);
  const std::size_t key = mixed(TextHash{}(text), static_cast<std::size_t>(font));
  auto found = widths_.find(key);
  if (found == widths_.end()) {
    int w = 0;
    text_.assign(text);
    if (TTF_Font* face = sized(font, kMeasured, 0); face == nullptr || TTF_SizeUTF8(face, text_.c_str(), &w, nullptr) != 0) {
      const auto characters = std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; });
      w = static_cast<int>(characters) * kMeasured / 8;
    }
    if (widths_.size() >= kMostWidths) widths_.clear();
    found = widths_.emplace(key, static_cast<float>(w) / (kMeasured / 4)).first;
  }
  return found->second * size;
}

int Typefaces::ascent(Font font, int quarter_px) const {
  const std::scoped_lock lock(mutex_);
  TTF_Font* face = sized(font, quarter_px, 0);
  return face != nullptr ? TTF_FontAscent(face) + room(font, quarter_px).above : quarter_px / 4;
}

Typefaces::Room Typefaces::room(Font font, int quarter_px) const {
  const int face = stands_in_[static_cast<std::size_t>(font)];
  TTF_Font* plain = sized(font, quarter_px, 0);
  if (face < 0 || plain == nullptr) return {};
  const int capital =
      static_cast<int>(std::lround(capital_[static_cast<std::size_t>(face)] * static_cast<float>(quarter_px) / 4));
  const int lower = TTF_FontHeight(plain) - (2 * TTF_FontAscent(plain) - capital);  // than their middle, less above it
  return {std::max(0, lower), std::max(0, -lower)};
}

SurfacePtr Typefaces::set(std::string_view text, Font font, int quarter_px, scene::Color fill, int outline,
                          scene::Color outline_color) {
  const std::scoped_lock lock(mutex_);
  TTF_Font* face = text.empty() ? nullptr : sized(font, quarter_px, 0);
  if (face == nullptr) return nullptr;
  text_.assign(text);
  SurfacePtr inside(TTF_RenderUTF8_Blended(face, text_.c_str(), sdl_color(fill)));
  if (!inside) return nullptr;
  SurfacePtr round;
  if (outline > 0)
    if (TTF_Font* wide = sized(font, quarter_px, outline))
      round.reset(TTF_RenderUTF8_Blended(wide, text_.c_str(), sdl_color(outline_color)));
  const Room clear = room(font, quarter_px);
  if (!round && clear.above == 0 && clear.below == 0) return inside;
  const SDL_Surface& outer = round ? *round : *inside;
  SurfacePtr whole = blank_surface(outer.w, outer.h + clear.above + clear.below);
  if (!whole) return inside;
  const auto lay = [&](SDL_Surface& layer, int in, SDL_BlendMode blend) {
    SDL_Rect at{in, in + clear.above, layer.w, layer.h};
    SDL_SetSurfaceBlendMode(&layer, blend);
    SDL_BlitSurface(&layer, nullptr, whole.get(), &at);
  };
  if (round) lay(*round, 0, SDL_BLENDMODE_NONE);
  lay(*inside, round ? outline : 0, round ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE);
  return whole;
}

}  // namespace nightcap::platform::sdl
