#include "platform/sdl/canvas.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "platform/sdl/pixel.hpp"

namespace nightcap::platform::sdl {
namespace {

using scene::Color;
using scene::Quad;
using scene::Vec2;

constexpr float kThin = 1e-3f;  // of an area, px: not seen

// Narrows [first, end) to where from + i * step is in [0, limit).
void narrow(std::int64_t from, std::int64_t step, std::int64_t limit, std::int64_t& first, std::int64_t& end) {
  const auto up = [](std::int64_t n, std::int64_t by) { return n >= 0 ? (n + by - 1) / by : -(-n / by); };
  std::int64_t low = 0, high = end;
  if (step == 0) {
    if (from < 0 || from >= limit) high = 0;
  } else if (step > 0) {
    low = up(-from, step);
    high = up(limit - from, step);
  } else {
    low = up(from - limit + 1, -step);
    high = up(from + 1, -step);
  }
  end = std::clamp(high, std::int64_t{0}, end);
  first = std::clamp(low, first, std::max(first, end));
  end = std::max(first, end);
}

// Lays so many pixels over a row; `pixel` says each.
template <class Pixel>
void lay(std::uint32_t* to, int n, Blend blend, const Pixel& pixel) {
  if (blend == Blend::kAdd) {
    for (int i = 0; i < n; ++i) to[i] = added(to[i], pixel(i));
  } else {
    for (int i = 0; i < n; ++i) lay_over(to[i], pixel(i));
  }
}

const std::uint32_t* pixels_of(const SDL_Surface& surface, int x, int y) {
  return static_cast<const std::uint32_t*>(surface.pixels) + y * (surface.pitch / 4) + x;
}

}  // namespace

std::uint32_t* Canvas::row(int y) const { return static_cast<std::uint32_t*>(surface_->pixels) + y * (surface_->pitch / 4); }

void Canvas::copy(const SDL_Surface& picture, int x, int y, Color tint, Blend blend) const {
  finish();
  const int left = std::max(0, -x), right = std::min(picture.w, width() - x);
  const int top = std::max(0, -y), bottom = std::min(picture.h, height() - y);
  if (left >= right) return;
  const Tinting tinting(tint);
  for (int line = top; line < bottom; ++line) {
    const std::uint32_t* from = pixels_of(picture, left, line);
    std::uint32_t* to = row(y + line) + x + left;
    if (tint == scene::kWhite) {
      lay(to, right - left, blend, [&](int i) { return from[i]; });
    } else {
      lay(to, right - left, blend, [&](int i) { return from[i] == 0 ? 0 : tinting(from[i]); });
    }
  }
}

void Canvas::flat(const SDL_Surface& picture, const SDL_Rect& part, const Quad& quad, Color tint, Blend blend,
                  bool firm) const {
  const Vec2 across = quad[1] - quad[0], down = quad[3] - quad[0];
  const double det = static_cast<double>(across.x) * down.y - static_cast<double>(across.y) * down.x;
  if (std::abs(det) < kThin) return;
  finish();
  // Of the picture, px: how far they go with one px of the target to the right, and down.
  const double ux = down.y / det * part.w, uy = -down.x / det * part.w;
  const double vx = -across.y / det * part.h, vy = across.x / det * part.h;
  const scene::Rect bounds = scene::bounds(quad);
  const int margin = firm ? 0 : 1;
  const int left = std::max(0, static_cast<int>(std::floor(bounds.x)) - margin);
  const int right = std::min(width(), static_cast<int>(std::ceil(bounds.x + bounds.w)) + margin);
  const int top = std::max(0, static_cast<int>(std::floor(bounds.y)) - margin);
  const int bottom = std::min(height(), static_cast<int>(std::ceil(bounds.y + bounds.h)) + margin);
  const std::int64_t step_u = fixed(ux), step_v = fixed(vx), one = fixed(1);
  // Counted from the first px that may be looked at: of the part, or of its border.
  const int border = firm ? 0 : 1;
  const std::uint32_t* from = pixels_of(picture, part.x - border, part.y - border);
  const int pitch = picture.pitch / 4;
  // A place is between four px; this is the upper left one's, and `half` further on the place itself.
  const double half = 0.5 - border;
  const std::int64_t seen = firm ? one / 2 : 0;
  const int last_u = (part.w - 1) << 16, last_v = (part.h - 1) << 16;
  const Tinting tinting(tint);
  for (int y = top; y < bottom; ++y) {
    const double dx = left + 0.5 - static_cast<double>(quad[0].x), dy = y + 0.5 - static_cast<double>(quad[0].y);
    std::int64_t u = fixed(dx * ux + dy * uy - half), v = fixed(dx * vx + dy * vy - half);
    std::int64_t first = 0, end = std::max(0, right - left);
    narrow(u + seen, step_u, one * (part.w + border), first, end);
    narrow(v + seen, step_v, one * (part.h + border), first, end);
    // Within the picture whole numbers of 32 bits have room.
    int at_u = static_cast<int>(u + first * step_u), at_v = static_cast<int>(v + first * step_v);
    const int by_u = static_cast<int>(step_u), by_v = static_cast<int>(step_v);
    lay(row(y) + left + first, static_cast<int>(end - first), blend, [&](int) {
      const std::uint32_t pixel = firm ? sampled(from, pitch, std::clamp(at_u, 0, last_u), std::clamp(at_v, 0, last_v))
                                       : sampled(from, pitch, at_u, at_v);
      at_u += by_u;
      at_v += by_v;
      return pixel == 0 ? 0 : tinting(pixel);
    });
  }
}

void Canvas::clear() const {
  finish();
  for (int y = 0; y < height(); ++y) std::memset(row(y), 0, static_cast<std::size_t>(width()) * 4);
}

void Canvas::save(SDL_Surface& to) const {
  finish();
  for (int y = 0; y < height(); ++y)
    std::memcpy(static_cast<std::uint8_t*>(to.pixels) + y * to.pitch, row(y), static_cast<std::size_t>(width()) * 4);
}

void Canvas::load(const SDL_Surface& from) const {
  finish();
  for (int y = 0; y < height(); ++y) std::memcpy(row(y), pixels_of(from, 0, y), static_cast<std::size_t>(width()) * 4);
}

void Canvas::magnify(const scene::Rect& part, SDL_Surface& room) const {
  save(room);
  // Places of the middle of each px, held within what is there: beyond its edge the edge goes on.
  const double step_x = static_cast<double>(part.w) / width(), step_y = static_cast<double>(part.h) / height();
  const double first = static_cast<double>(part.x) + 0.5 * step_x - 0.5;
  const int start = static_cast<int>(fixed(first)), step = static_cast<int>(fixed(step_x));
  const int last_x = (width() - 1) << 16, last_y = (height() - 1) << 16;
  const int pitch = room.pitch / 4;
  const auto* from = static_cast<const std::uint32_t*>(room.pixels);
  for (int y = 0; y < height(); ++y) {
    // The last px has no neighbours: just before it is near enough.
    const int v = static_cast<int>(
        std::clamp(fixed(static_cast<double>(part.y) + (y + 0.5) * step_y - 0.5), std::int64_t{0}, std::int64_t{last_y - 1}));
    std::uint32_t* to = row(y);
    for (int x = 0, u = start; x < width(); ++x, u += step) to[x] = sampled(from, pitch, std::clamp(u, 0, last_x - 1), v);
  }
}

}  // namespace nightcap::platform::sdl
