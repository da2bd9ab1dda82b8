#include "platform/sdl/painter.hpp"

#include <algorithm>
#include <cmath>

#include "platform/sdl/look.hpp"
#include "platform/sdl/lookup.hpp"

namespace nightcap::platform::sdl {
namespace {

using scene::Color;
using scene::DrawItem;
using scene::Quad;
using scene::Rect;
using scene::Vec2;

constexpr int kUsualPixels = 1920 * 1080;
constexpr std::size_t kMostBytes = std::size_t{72} << 20, kMostBytesLarge = std::size_t{96} << 20;
constexpr Color kMissing = Color::hex(0xC8508E);
constexpr int kCells = 6;                    // a side, of a picture in perspective
constexpr float kResting = 0.02f;            // vpx off a whole width
constexpr float kNear = 0.75f;               // px off its proportions
constexpr std::string_view kLight = "glow";  // sprites of light are added to what is there

SDL_FRect sdl_rect(const Rect& r) { return {r.x, r.y, r.w, r.h}; }
Box box_of(const Rect& r) {
  return {static_cast<int>(r.x), static_cast<int>(r.y), static_cast<int>(r.w), static_cast<int>(r.h)};
}
SDL_Color sdl_color(Color c) { return {c.r, c.g, c.b, c.a}; }

void tint(SDL_Texture* texture, Color color) {
  SDL_SetTextureColorMod(texture, color.r, color.g, color.b);
  SDL_SetTextureAlphaMod(texture, color.a);
}

bool is_light(const DrawItem& item) { return item.sprite.name().starts_with(kLight); }

SDL_BlendMode blending(const DrawItem& item, bool opaque) {
  if (is_light(item)) return SDL_BLENDMODE_ADD;
  return opaque && item.tint.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND;
}

Blend blend_of(const DrawItem& item) { return is_light(item) ? Blend::kAdd : Blend::kOver; }

Quad on_target(const DrawItem& item, Vec2 density) {
  Quad quad = item.quad;
  for (Vec2& corner : quad) corner = {corner.x * density.x, corner.y * density.y};
  return quad;
}

// In whole px.
Vec2 shift_of(const scene::Camera& camera, Vec2 density) {
  return {std::round(camera.shift.x * density.x), std::round(camera.shift.y * density.y)};
}

Rect united(const Rect& a, const Rect& b) {
  const float x = std::min(a.x, b.x), y = std::min(a.y, b.y);
  return {x, y, std::max(a.x + a.w, b.x + b.w) - x, std::max(a.y + a.h, b.y + b.h) - y};
}

// On whole px, so that pictures at rest are crisp and neighbours meet.
Rect on_grid(const Rect& r) {
  const float x0 = std::round(r.x), y0 = std::round(r.y);
  return {x0, y0, std::max(1.0f, std::round(r.x + r.w) - x0), std::max(1.0f, std::round(r.y + r.h) - y0)};
}

// Clockwise about that place.
Quad turned(const Rect& rect, Vec2 about, double degrees) {
  Quad quad = scene::quad_of(rect);
  if (degrees == 0) return quad;
  const auto angle = static_cast<float>(degrees / 57.29578);
  const float c = std::cos(angle), s = std::sin(angle);
  for (Vec2& p : quad) {
    const Vec2 d = p - about;
    p = about + Vec2{d.x * c - d.y * s, d.x * s + d.y * c};
  }
  return quad;
}

}  // namespace

bool Painter::outside(const Quad& quad) const {
  const Rect box = scene::bounds(quad);
  return box.x > static_cast<float>(width_) || box.y > static_cast<float>(height_) || box.x + box.w < 0 || box.y + box.h < 0;
}

void Painter::forget() {
  textures_.forget();
  picture_.reset();
  easel_.forget();
}

app::PictureMemory Painter::memory() const {
  app::PictureMemory memory = textures_.memory();
  memory.canvas = {easel_.bytes(), easel_.bytes() > 0 ? 1 : 0};
  return memory;
}

std::size_t Painter::texture_bytes() const { return textures_.bytes() + easel_.bytes(); }

void Painter::measure(const scene::DrawList& list, Vec2 density) {
  scale_ = list.view().scale * density.x;
  SDL_GetRendererOutputSize(renderer_, &width_, &height_);
  textures_.set_limit(width_ * height_ > kUsualPixels ? kMostBytesLarge : kMostBytes);
}

int Painter::paint(const scene::DrawList& list, Vec2 density, bool kept) {
  calls_ = 0;
  measure(list, density);
  textures_.begin_frame();
  const std::size_t all = list.items().size(), seen = list.camera().at_home() ? 0 : std::min(list.under_camera(), all);
  // A graphics card paints everything anew faster than it would be compared.
  if (easel_.there()) return paint_strokes(list, density, seen, kept);
  if (seen > 0) {
    aim();
    items(list, 0, seen, density);
    look(list.camera(), density);
  } else {
    picture_.reset();
  }
  items(list, seen, all, density);
  return calls_;
}

int Painter::paint_strokes(const scene::DrawList& list, Vec2 density, std::size_t seen, bool kept) {
  easel_.strokes().clear();
  items(list, 0, seen, density);
  const std::size_t strokes = easel_.strokes().traces().size();
  items(list, seen, list.items().size(), density);
  const std::uint64_t look = look_of(density, list.view().scale);
  if (seen == 0) return easel_.show(nullptr, look, kept);
  const scene::Camera& camera = list.camera();
  const float by = 1 - 1 / camera.zoom;  // of the way from the page's corner to the centre
  const Vec2 from =
      Vec2{camera.center.x * density.x, camera.center.y * density.y} * by - shift_of(camera, density) * (1 / camera.zoom);
  const Sight sight{strokes,
                    {from.x, from.y, static_cast<float>(width_) / camera.zoom, static_cast<float>(height_) / camera.zoom}};
  return easel_.show(&sight, look, kept);
}

void Painter::aim() {
  if (!picture_)
    picture_.reset(SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET, width_, height_));
  SDL_SetRenderTarget(renderer_, picture_.get());
  SDL_SetRenderDrawColor(renderer_, 0, 0, 0, 255);
  SDL_RenderClear(renderer_);
}

void Painter::look(const scene::Camera& camera, Vec2 density) {
  const auto w = static_cast<float>(width_), h = static_cast<float>(height_);
  const Vec2 shift = shift_of(camera, density), center{camera.center.x * density.x, camera.center.y * density.y};
  ++calls_;
  SDL_SetRenderTarget(renderer_, nullptr);
  SDL_SetTextureBlendMode(picture_.get(), SDL_BLENDMODE_NONE);
  SDL_RenderCopy(renderer_, picture_.get(), nullptr, nullptr);  // what a shift leaves open
  const SDL_FRect to{center.x * (1 - camera.zoom) + shift.x, center.y * (1 - camera.zoom) + shift.y, w * camera.zoom,
                     h * camera.zoom};
  SDL_RenderCopyF(renderer_, picture_.get(), nullptr, &to);
}

template <class OfSprite, class OfWords>
void Painter::wanted(const scene::DrawList& list, Vec2 density, OfSprite of_sprite, OfWords of_words) {
  measure(list, density);
  textures_.take_in();
  for (const DrawItem& item : list.items()) {
    const Quad quad = on_target(item, density);
    if (item.sprite == scene::kSolid || item.tint.a == 0 || outside(quad)) continue;
    if (item.sprite.empty()) {
      if (const std::string_view text = list.text(item.text); !text.empty()) of_words(text, lettering_key(item.style));
      continue;
    }
    Sprite& it = textures_.sprite(item.sprite.name());
    if (it.there) of_sprite(item.sprite.name(), it, raster_key(item, it, shape_of(quad), quad));
  }
}

void Painter::warm(const scene::DrawList& list, Vec2 density) {
  wanted(
      list, density, [&](std::string_view name, Sprite& sprite, const RasterKey& key) { textures_.order(name, sprite, key); },
      [&](std::string_view text, const LetteringKey& key) { textures_.order(text, key); });
}

bool Painter::ready(const scene::DrawList& list, Vec2 density) {
  bool all = true;
  wanted(
      list, density,
      [&](std::string_view name, Sprite& sprite, const RasterKey& key) { all = textures_.ready(name, sprite, key) && all; },
      [&](std::string_view text, const LetteringKey& key) { all = textures_.ready(text, key) && all; });
  return all;
}

void Painter::items(const scene::DrawList& list, std::size_t from, std::size_t to, Vec2 density) {
  for (std::size_t i = from; i < to; ++i) {
    const DrawItem& item = list.items()[i];
    const Quad quad = on_target(item, density);
    if (item.tint.a == 0 || outside(quad)) continue;
    if (easel_.there()) easel_.strokes().begin(look_of(item, list.text(item.text)));
    if (const std::size_t end = easel_.there() ? warped(list, i, to, density) : i; end > i) {
      i = end - 1;
    } else if (item.sprite.empty()) {
      words(item, list.text(item.text), quad);
    } else if (item.sprite == scene::kSolid) {
      solid(quad, item.tint);
    } else {
      sprite(item, quad);
    }
  }
}

std::size_t Painter::warped(const scene::DrawList& list, std::size_t first, std::size_t to, Vec2 density) {
  const auto belongs = [&](const DrawItem& item) {
    return !item.sprite.empty() && item.slice <= 0 && !is_light(item) &&
           list.text(item.entity) == list.text(list.items()[first].entity) &&
           shape_of(on_target(item, density)).figure == Figure::kFree;
  };
  std::size_t end = first;
  Rect box;
  while (end < to && belongs(list.items()[end])) {
    const Rect more = scene::bounds(on_target(list.items()[end], density));
    box = end == first ? more : united(box, more);
    ++end;
  }
  if (end == first) return first;
  std::uint64_t look = 0;
  faces_.clear();
  for (std::size_t i = first; i < end; ++i) {
    const DrawItem& item = list.items()[i];
    const Quad quad = on_target(item, density);
    const SDL_Surface* picture = nullptr;
    if (item.sprite != scene::kSolid) {
      Sprite& it = textures_.sprite(item.sprite.name());
      const Raster* raster = it.there ? textures_.raster(item.sprite.name(), it, raster_key(item, it, Shape{}, quad)) : nullptr;
      picture = raster != nullptr ? raster->pixels.get() : nullptr;
      if (picture == nullptr) return first;
    }
    faces_.push_back({picture, quad, item.tint});
    look = mixed(look, look_of(item, {}));
  }
  easel_.strokes().begin(look);
  easel_.strokes().warp(box, faces_);
  return end;
}

void Painter::solid(const Quad& quad, Color color) {
  const Shape shape = shape_of(quad);
  if (easel_.there()) {
    const Rect to = on_grid(shape.rect);
    if (shape.figure == Figure::kUpright) return easel_.strokes().fill(box_of(to), color);
    const Face face{nullptr, quad, color};
    return easel_.strokes().warp(scene::bounds(quad), {&face, 1});
  }
  if (shape.figure != Figure::kUpright) return stretch(nullptr, quad, color, 1, 1, 0);
  const SDL_FRect to = sdl_rect(on_grid(shape.rect));
  SDL_SetRenderDrawBlendMode(renderer_, color.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
  SDL_SetRenderDrawColor(renderer_, color.r, color.g, color.b, color.a);
  SDL_RenderFillRectF(renderer_, &to);
  ++calls_;
}

// Whether layouts say such lengths: whole vpx.
bool Painter::whole(float px) const {
  const float vpx = px / std::max(scale_, 1e-3f);
  return std::abs(vpx - std::round(vpx)) < kResting;
}

// And of the boxes round them: cards are 1.4 times as high as wide.
bool Painter::tenths(float px) const {
  const float vpx = 10 * px / std::max(scale_, 1e-3f);
  return std::abs(vpx - std::round(vpx)) < kResting;
}

void Painter::place(const Raster& raster, const DrawItem& item, Vec2 center, bool mirrored) {
  const auto w = static_cast<float>(raster.w), h = static_cast<float>(raster.h);
  const float x = std::round(center.x - w / 2), y = std::round(center.y - h / 2);
  if (easel_.there()) {
    easel_.strokes().copy(*raster.pixels, static_cast<int>(x) - kBorder, static_cast<int>(y) - kBorder, mirrored, raster.opaque,
                          item.tint, blend_of(item));
    return;
  }
  ++calls_;
  SDL_Texture* texture = raster.texture.get();
  SDL_SetTextureBlendMode(texture, blending(item, raster.opaque));
  tint(texture, item.tint);
  const SDL_Rect from{kBorder, kBorder, raster.w, raster.h};
  const SDL_FRect to{x, y, w, h};
  SDL_RenderCopyF(renderer_, texture, &from, &to);
}

float Painter::sharp_width(const Sprite& sprite, const Quad& quad) {
  const Vec2 size = edges(quad);
  return std::max(size.x / sprite.size.x, size.y / sprite.size.y) * sprite.size.x;
}

RasterKey Painter::raster_key(const DrawItem& item, const Sprite& sprite, const Shape& shape, const Quad& quad) const {
  if (item.slice > 0 && shape.figure != Figure::kFree) {
    const int px = std::max(1, static_cast<int>(std::lround(sprite.size.x * scale_)));
    const bool upright = shape.figure == Figure::kUpright;
    if (!tenths(shape.rect.w) || !tenths(shape.rect.h) || !(upright || easel_.there())) return {px};
    const Rect to = upright ? on_grid(shape.rect) : Rect{0, 0, std::round(shape.rect.w), std::round(shape.rect.h)};
    return {px, std::max(1, static_cast<int>(to.w)), std::max(1, static_cast<int>(to.h)),
            std::max(1, static_cast<int>(std::lround(item.slice * scale_)))};
  }
  const float width = sharp_width(sprite, quad);
  if (shape.figure != Figure::kFree && whole(width)) return {static_cast<int>(std::lround(width))};
  return {Textures::moving_width(width)};
}

void Painter::sprite(const DrawItem& item, const Quad& quad) {
  Sprite& it = textures_.sprite(item.sprite.name());
  if (!it.there) return solid(quad, Color{kMissing.r, kMissing.g, kMissing.b, item.tint.a});
  const Shape shape = shape_of(quad);
  const Raster* raster = textures_.raster(item.sprite.name(), it, raster_key(item, it, shape, quad));
  if (raster == nullptr) return solid(quad, Color{kMissing.r, kMissing.g, kMissing.b, item.tint.a});
  if (item.slice > 0 && shape.figure != Figure::kFree) return nine_slice(item, *raster, shape, quad);
  const Vec2 size = edges(quad);
  const float width = sharp_width(it, quad);
  const bool resting = shape.figure != Figure::kFree && whole(width);
  // Half a px more or less would have it stretched, which is slow and blurs; only what is opaque must meet its neighbours.
  const bool upright = shape.figure == Figure::kUpright && !shape.mirrored && !shape.overturned;
  const bool mirrored = easel_.there() && shape.figure == Figure::kUpright && shape.mirrored && !shape.overturned;
  const Rect grid = on_grid(shape.rect);
  const bool fits = raster->opaque
                        ? grid.w == static_cast<float>(raster->w) && grid.h == static_cast<float>(raster->h)
                        : std::abs(size.x - width) < kNear && std::abs(size.y - width * it.size.y / it.size.x) < kNear;
  if (resting && (upright || mirrored) && fits)
    return place(*raster, item, raster->opaque ? grid.center() : shape.rect.center(), mirrored);
  const SDL_Rect all{kBorder, kBorder, raster->w, raster->h};
  if (easel_.there() && shape.figure != Figure::kFree) {
    const bool firm = raster->opaque && upright;
    return flat(*raster, all, firm || (resting && upright) ? scene::quad_of(grid) : quad, item, firm);
  }
  if (easel_.there()) return;  // in perspective: see warped()
  SDL_Texture* texture = raster->texture.get();
  SDL_SetTextureBlendMode(texture, blending(item, raster->opaque && shape.figure == Figure::kUpright));
  if (shape.figure == Figure::kFree) return stretch(texture, quad, item.tint, raster->w, raster->h, kBorder);
  tint(texture, item.tint);
  if (shape.figure == Figure::kUpright) return copy(texture, all, shape);
  // With its clear border, which smooths the edges.
  Shape wider = shape;
  const float bx = kBorder * shape.rect.w / static_cast<float>(raster->w);
  const float by = kBorder * shape.rect.h / static_cast<float>(raster->h);
  wider.rect = {shape.rect.x - bx, shape.rect.y - by, shape.rect.w + 2 * bx, shape.rect.h + 2 * by};
  copy(texture, {0, 0, raster->w + 2 * kBorder, raster->h + 2 * kBorder}, wider);
}

void Painter::flat(const Raster& raster, const SDL_Rect& part, const Quad& quad, const DrawItem& item, bool firm) {
  easel_.strokes().flat(*raster.pixels, {part.x, part.y, part.w, part.h}, quad, item.tint, blend_of(item), firm);
}

void Painter::copy(SDL_Texture* texture, const SDL_Rect& from, const Shape& shape) {
  const auto flip =
      static_cast<SDL_RendererFlip>((shape.mirrored ? SDL_FLIP_HORIZONTAL : 0) | (shape.overturned ? SDL_FLIP_VERTICAL : 0));
  ++calls_;
  if (shape.figure == Figure::kUpright) {
    const SDL_FRect to = sdl_rect(on_grid(shape.rect));
    if (flip == SDL_FLIP_NONE) {
      SDL_RenderCopyF(renderer_, texture, &from, &to);
    } else {
      SDL_RenderCopyExF(renderer_, texture, &from, &to, 0, nullptr, flip);
    }
    return;
  }
  const SDL_FRect to{shape.rect.x, shape.rect.y, shape.rect.w, shape.rect.h};
  SDL_RenderCopyExF(renderer_, texture, &from, &to, shape.degrees, nullptr, flip);
}

// One part of a turned or upright whole.
void Painter::patch(SDL_Texture* texture, const SDL_Rect& from, const Rect& to, const Shape& whole) {
  if (from.w <= 0 || from.h <= 0 || to.w <= 0 || to.h <= 0) return;
  const SDL_FRect target{to.x, to.y, to.w, to.h};
  ++calls_;
  if (whole.figure == Figure::kUpright) {
    SDL_RenderCopyF(renderer_, texture, &from, &target);
    return;
  }
  const Vec2 middle = whole.rect.center();
  const SDL_FPoint about{middle.x - to.x, middle.y - to.y};
  SDL_RenderCopyExF(renderer_, texture, &from, &target, whole.degrees, &about, SDL_FLIP_NONE);
}

void Painter::nine_slice(const DrawItem& item, const Raster& raster, const Shape& shape, const Quad& quad) {
  if (raster.key.corner == 0)
    return moving_nine_slice(item, raster, std::max(1, static_cast<int>(std::lround(item.slice * scale_))), shape);
  if (shape.figure == Figure::kUpright) return place(raster, item, on_grid(shape.rect).center(), false);
  flat(raster, {kBorder, kBorder, raster.w, raster.h}, quad, item, false);
}

void Painter::moving_nine_slice(const DrawItem& item, const Raster& raster, int corner, const Shape& shape) {
  const Rect r = shape.figure == Figure::kUpright ? on_grid(shape.rect) : shape.rect;
  const int cut = std::clamp(corner, 1, std::max(1, std::min(raster.w, raster.h) / 2));
  const float cx = std::min(static_cast<float>(cut), std::floor(r.w / 2)),
              cy = std::min(static_cast<float>(cut), std::floor(r.h / 2));
  const std::array<int, 4> sx{kBorder, kBorder + cut, kBorder + raster.w - cut, kBorder + raster.w};
  const std::array<int, 4> sy{kBorder, kBorder + cut, kBorder + raster.h - cut, kBorder + raster.h};
  const std::array<float, 4> dx{r.x, r.x + cx, r.x + r.w - cx, r.x + r.w};
  const std::array<float, 4> dy{r.y, r.y + cy, r.y + r.h - cy, r.y + r.h};
  const auto each = [&](const auto& draw) {
    for (std::size_t j = 0; j < 3; ++j)
      for (std::size_t i = 0; i < 3; ++i)
        draw(SDL_Rect{sx[i], sy[j], sx[i + 1] - sx[i], sy[j + 1] - sy[j]},
             Rect{dx[i], dy[j], dx[i + 1] - dx[i], dy[j + 1] - dy[j]});
  };
  if (easel_.there()) {
    return each([&](const SDL_Rect& from, const Rect& to) {
      if (from.w > 0 && from.h > 0) flat(raster, from, turned(to, r.center(), shape.degrees), item, true);
    });
  }
  SDL_Texture* texture = raster.texture.get();
  SDL_SetTextureBlendMode(texture, blending(item, false));
  tint(texture, item.tint);
  each([&](const SDL_Rect& from, const Rect& to) { patch(texture, from, to, shape); });
}

LetteringKey Painter::lettering_key(const scene::TextStyle& style) const {
  LetteringKey key;
  key.font = style.font;
  key.quarter_px = Typefaces::quarters(style.size * scale_);
  if (style.outline <= 0) return key;
  key.outline = std::max(1, static_cast<int>(std::lround(style.outline * scale_)));
  key.fill = {style.color.r, style.color.g, style.color.b, 255};
  key.outline_color = {style.outline_color.r, style.outline_color.g, style.outline_color.b, 255};
  return key;
}

void Painter::words(const DrawItem& item, std::string_view text, const Quad& quad) {
  if (text.empty()) return;
  const scene::TextStyle& style = item.style;
  const auto alpha = static_cast<std::uint8_t>((style.color.a * item.tint.a + 127) / 255);
  if (alpha == 0) return;
  Shape shape = shape_of(quad);
  if (shape.figure == Figure::kFree) {  // in perspective: as if it were turned only
    const Vec2 size = edges(quad);
    const Vec2 along = quad[1] - quad[0];
    shape.figure = Figure::kTurned;
    shape.rect = Rect::around((quad[0] + quad[2]) * 0.5f, size.x, size.y);
    shape.degrees = std::atan2(along.y, along.x) * 57.29578;
  }
  const LetteringKey key = lettering_key(style);
  const Rect& box = shape.rect;
  const auto left = [&](float w) {
    return style.align == scene::Align::kCenter  ? box.x + (box.w - w) / 2
           : style.align == scene::Align::kRight ? box.x + box.w - w
                                                 : box.x;
  };
  const SetWords* set = textures_.words(text, key);
  if (set == nullptr) {  // no typeface on this machine: something stands there
    const float px = style.size * scale_, w = typefaces_.width(text, style.font, style.size) * scale_;
    const Rect bar{left(w), box.center().y - px / 8, w, px / 4};
    return solid(scene::quad_of(bar), Color{style.color.r, style.color.g, style.color.b, static_cast<std::uint8_t>(alpha / 2)});
  }
  const Color color = key.outline > 0 ? Color{255, 255, 255, alpha} : Color{style.color.r, style.color.g, style.color.b, alpha};
  const auto w = static_cast<float>(set->w), h = static_cast<float>(set->h), edge = static_cast<float>(key.outline);
  Rect to{left(w - 2 * edge) - edge, box.y + (box.h - h) / 2, w, h};
  if (shape.figure == Figure::kUpright) {
    to.x = std::round(to.x);
    to.y = std::round(to.y);
  }
  if (!easel_.there()) {
    tint(set->texture.get(), color);
    return patch(set->texture.get(), {kBorder, kBorder, set->w, set->h}, to, shape);
  }
  if (shape.figure == Figure::kUpright)
    return easel_.strokes().copy(*set->pixels, static_cast<int>(to.x) - kBorder, static_cast<int>(to.y) - kBorder, false, false,
                                 color, Blend::kOver);
  easel_.strokes().flat(*set->pixels, {kBorder, kBorder, set->w, set->h}, turned(to, box.center(), shape.degrees), color,
                        Blend::kOver, false);
}

void Painter::stretch(SDL_Texture* texture, const Quad& quad, Color color, int texture_w, int texture_h, int border) {
  const Projection projection(quad);
  const int cells = projection.flat() ? 1 : kCells;
  vertices_.clear();
  corners_.clear();
  const auto w = static_cast<float>(texture_w), h = static_cast<float>(texture_h), b = static_cast<float>(border);
  for (int j = 0; j <= cells; ++j)
    for (int i = 0; i <= cells; ++i) {
      const float u = static_cast<float>(i) / static_cast<float>(cells), v = static_cast<float>(j) / static_cast<float>(cells);
      const Vec2 at = projection.at(u, v);
      vertices_.push_back({{at.x, at.y}, sdl_color(color), {(b + u * w) / (w + 2 * b), (b + v * h) / (h + 2 * b)}});
    }
  for (int j = 0; j < cells; ++j)
    for (int i = 0; i < cells; ++i) {
      const int first = j * (cells + 1) + i, below = first + cells + 1;
      corners_.insert(corners_.end(), {first, first + 1, below + 1, first, below + 1, below});
    }
  if (texture != nullptr) {
    tint(texture, scene::kWhite);  // the vertices have the colour
  } else {
    SDL_SetRenderDrawBlendMode(renderer_, SDL_BLENDMODE_BLEND);
  }
  SDL_RenderGeometry(renderer_, texture, vertices_.data(), static_cast<int>(vertices_.size()), corners_.data(),
                     static_cast<int>(corners_.size()));
  ++calls_;
}

}  // namespace nightcap::platform::sdl
