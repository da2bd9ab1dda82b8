#include "platform/sdl/strokes.hpp"

#include <algorithm>
#include <cmath>

#include "platform/sdl/lookup.hpp"

namespace nightcap::platform::sdl {
namespace {

constexpr int kWidestWarp = 4096;  // px

// With so many px more on each side.
Box around(const scene::Rect& r, int more) {
  const int x = static_cast<int>(std::floor(r.x)) - more, y = static_cast<int>(std::floor(r.y)) - more;
  return {x, y, static_cast<int>(std::ceil(r.x + r.w)) + more - x, static_cast<int>(std::ceil(r.y + r.h)) + more - y};
}

}  // namespace

void Strokes::clear() {
  strokes_.clear();
  traces_.clear();
  faces_.clear();
}

void Strokes::begin(std::uint64_t look) { look_ = look; }

void Strokes::add(const Stroke& stroke, const Box& box) {
  strokes_.push_back(stroke);
  traces_.push_back({box, look_});
  look_ = mixed(look_, 1);  // what follows of the same thing looks otherwise
}

void Strokes::fill(const Box& rect, scene::Color color) {
  Stroke stroke;
  stroke.tint = color;
  stroke.part = rect;
  if (color.a == 255) stroke.hidden = rect;
  add(stroke, rect);
}

void Strokes::copy(const SDL_Surface& picture, int x, int y, bool mirrored, bool opaque, scene::Color tint, Blend blend) {
  Stroke stroke;
  stroke.kind = Kind::kCopy;
  stroke.blend = blend;
  stroke.mirrored = mirrored;
  stroke.tint = tint;
  stroke.picture = &picture;
  stroke.part = {x, y, picture.w, picture.h};
  const Box inner{x + kBorder, y + kBorder, picture.w - 2 * kBorder, picture.h - 2 * kBorder};
  if (opaque && tint.a == 255 && blend == Blend::kOver) stroke.hidden = inner;
  add(stroke, inner);
}

void Strokes::flat(const SDL_Surface& picture, const Box& part, const scene::Quad& quad, scene::Color tint, Blend blend,
                   bool firm) {
  Stroke stroke;
  stroke.kind = Kind::kFlat;
  stroke.blend = blend;
  stroke.firm = firm;
  stroke.tint = tint;
  stroke.picture = &picture;
  stroke.part = part;
  stroke.quad = quad;
  add(stroke, around(scene::bounds(quad), firm ? 0 : 1));
}

void Strokes::warp(const scene::Rect& box, std::span<const Face> faces) {
  Stroke stroke;
  stroke.kind = Kind::kWarp;
  stroke.part = around(box, 0);
  stroke.part.w = std::clamp(stroke.part.w, 1, kWidestWarp);
  stroke.part.h = std::clamp(stroke.part.h, 1, kWidestWarp);
  stroke.from = faces_.size();
  faces_.insert(faces_.end(), faces.begin(), faces.end());
  stroke.to = faces_.size();
  add(stroke, stroke.part);
}

void Strokes::paint(const Canvas& canvas, std::size_t from, std::size_t to, Ground ground, Warp& warp) const {
  const Box& part = canvas.part();
  // What is hidden need not be painted.
  std::size_t first = to;
  while (first > from && !strokes_[first - 1].hidden.contains(part)) --first;
  if (first > from) {
    --first;
  } else if (ground == Ground::kBlack) {
    canvas.fill(part, {0, 0, 0, 255});
  }
  for (std::size_t i = first; i < to; ++i) {
    if (!traces_[i].box.touches(part)) continue;
    const Stroke& it = strokes_[i];
    switch (it.kind) {
      case Kind::kFill:
        canvas.fill(it.part, it.tint);
        break;
      case Kind::kCopy:
        canvas.copy(*it.picture, it.part.x, it.part.y, it.mirrored, it.tint, it.blend);
        break;
      case Kind::kFlat:
        canvas.flat(*it.picture, it.part, it.quad, it.tint, it.blend, it.firm);
        break;
      case Kind::kWarp:
        warp.draw(canvas, it.part, std::span(faces_).subspan(it.from, it.to - it.from));
        break;
    }
  }
}

}  // namespace nightcap::platform::sdl
