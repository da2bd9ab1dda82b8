#include "platform/sdl/canvas.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace nightcap::platform::sdl {
namespace {

using scene::Color;
using scene::Quad;
using scene::Vec2;

constexpr float kThin = 1e-3f;  // of an area, px: not seen
constexpr int kChunk = 256;     // px that are sampled and then laid
constexpr std::int64_t kOne = 1 << 16;

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

const std::uint32_t* pixels_of(const SDL_Surface& surface, int x, int y) {
  return static_cast<const std::uint32_t*>(surface.pixels) + static_cast<std::ptrdiff_t>(y) * (surface.pitch / 4) + x;
}

}  // namespace

std::uint32_t* Canvas::at(int x, int y) const {
  return static_cast<std::uint32_t*>(surface_.pixels) + static_cast<std::ptrdiff_t>(y) * (surface_.pitch / 4) + x;
}

void Canvas::fill(const Box& rect, Color color) const {
  const Box to = rect.within(part_);
  std::array<std::uint32_t, kChunk> row{};
  row.fill(pixel_of(color));
  const Tinting plain(scene::kWhite);
  for (int y = to.y; y < to.y + to.h; ++y)
    for (int x = 0; x < to.w; x += kChunk) lay(at(to.x + x, y), row.data(), std::min(kChunk, to.w - x), plain, Blend::kOver);
}

void Canvas::copy(const SDL_Surface& picture, int x, int y, bool mirrored, Color tint, Blend blend) const {
  const Box to = Box{x, y, picture.w, picture.h}.within(part_);
  const Tinting tinting(tint);
  std::array<std::uint32_t, kChunk> turned;
  for (int line = to.y; line < to.y + to.h; ++line) {
    if (!mirrored) {
      lay(at(to.x, line), pixels_of(picture, to.x - x, line - y), to.w, tinting, blend);
      continue;
    }
    const std::uint32_t* end = pixels_of(picture, picture.w - (to.x - x), line - y);
    for (int done = 0; done < to.w; done += kChunk) {
      const int n = std::min(kChunk, to.w - done);
      std::reverse_copy(end - done - n, end - done, turned.begin());
      lay(at(to.x + done, line), turned.data(), n, tinting, blend);
    }
  }
}

void Canvas::flat(const SDL_Surface& picture, const Box& part, const Quad& quad, Color tint, Blend blend, bool firm) const {
  const Vec2 across = quad[1] - quad[0], down = quad[3] - quad[0];
  const double det = static_cast<double>(across.x) * down.y - static_cast<double>(across.y) * down.x;
  if (std::abs(det) < kThin) return;
  // Of the picture, px: how far they go with one px of the target to the right, and down.
  const double ux = down.y / det * part.w, uy = -down.x / det * part.w;
  const double vx = -across.y / det * part.h, vy = across.x / det * part.h;
  const scene::Rect bounds = scene::bounds(quad);
  const int margin = firm ? 0 : 1;
  // Places are counted from here, whatever part is drawn.
  const int left = std::max(0, static_cast<int>(std::floor(bounds.x)) - margin);
  const int right = std::min(surface_.w, static_cast<int>(std::ceil(bounds.x + bounds.w)) + margin);
  const int top = std::max(part_.y, static_cast<int>(std::floor(bounds.y)) - margin);
  const int bottom = std::min(part_.y + part_.h, static_cast<int>(std::ceil(bounds.y + bounds.h)) + margin);
  const std::int64_t step_u = fixed(ux), step_v = fixed(vx);
  // Counted from the first px that may be looked at: of the part, or of its border.
  const int border = firm ? 0 : 1;
  const std::uint32_t* from = pixels_of(picture, part.x - border, part.y - border);
  const int pitch = picture.pitch / 4;
  // A place is between four px; this is the upper left one's, and `half` further on the place itself.
  const double half = 0.5 - border;
  const std::int64_t seen = firm ? kOne / 2 : 0;
  const int last_u = (part.w - 1) << 16, last_v = (part.h - 1) << 16;
  const Tinting tinting(tint);
  std::array<std::uint32_t, kChunk> row;
  for (int y = top; y < bottom; ++y) {
    const double dx = left + 0.5 - static_cast<double>(quad[0].x), dy = y + 0.5 - static_cast<double>(quad[0].y);
    const std::int64_t u = fixed(dx * ux + dy * uy - half), v = fixed(dx * vx + dy * vy - half);
    std::int64_t first = 0, end = std::max(0, right - left);
    narrow(u + seen, step_u, kOne * (part.w + border), first, end);
    narrow(v + seen, step_v, kOne * (part.h + border), first, end);
    first = std::max(first, std::int64_t{part_.x} - left);
    end = std::min(end, std::int64_t{part_.x} + part_.w - left);
    for (; first < end; first += kChunk) {
      const int n = static_cast<int>(std::min(end - first, std::int64_t{kChunk}));
      // Within the picture whole numbers of 32 bits have room.
      Walk walk{static_cast<int>(u + first * step_u), static_cast<int>(v + first * step_v), static_cast<int>(step_u),
                static_cast<int>(step_v)};
      if (firm) {
        for (int i = 0; i < n; ++i, walk.step())
          row[static_cast<std::size_t>(i)] = sampled(from, pitch, std::clamp(walk.u, 0, last_u), std::clamp(walk.v, 0, last_v));
      } else {
        sample(row.data(), from, pitch, walk, n);
      }
      lay(at(left + static_cast<int>(first), y), row.data(), n, tinting, blend);
    }
  }
}

void Canvas::magnify(const SDL_Surface& page, const scene::Rect& part) const {
  // Places of the middle of each px, held within what is there: beyond its edge the edge goes on.
  const double step_x = static_cast<double>(part.w) / page.w, step_y = static_cast<double>(part.h) / page.h;
  const std::int64_t start = fixed(static_cast<double>(part.x) + 0.5 * step_x - 0.5), step = fixed(step_x);
  // The last px has no neighbours: just before it is near enough.
  const std::int64_t last_x = (std::int64_t{page.w} - 1) * kOne - 1, last_y = (std::int64_t{page.h} - 1) * kOne - 1;
  std::int64_t first = 0, end = page.w;
  narrow(start, step, last_x + 1, first, end);
  const int pitch = page.pitch / 4;
  const auto* from = static_cast<const std::uint32_t*>(page.pixels);
  first = std::clamp(first, std::int64_t{part_.x}, std::int64_t{part_.x} + part_.w);
  end = std::clamp(end, first, std::int64_t{part_.x} + part_.w);
  for (int y = part_.y; y < part_.y + part_.h; ++y) {
    const int v =
        static_cast<int>(std::clamp(fixed(static_cast<double>(part.y) + (y + 0.5) * step_y - 0.5), std::int64_t{0}, last_y));
    std::uint32_t* to = at(0, y);
    std::fill(to + part_.x, to + first, sampled(from, pitch, 0, v));
    sample(to + first, from, pitch, {static_cast<int>(start + first * step), v, static_cast<int>(step), 0},
           static_cast<int>(end - first));
    std::fill(to + end, to + part_.x + part_.w, sampled(from, pitch, static_cast<int>(last_x), v));
  }
}

}  // namespace nightcap::platform::sdl
