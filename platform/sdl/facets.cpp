#include "platform/sdl/facets.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "platform/sdl/pixel.hpp"

namespace nightcap::platform::sdl {
namespace {

using scene::Color;
using scene::Vec2;

constexpr float kNear = 1.0f / 64;  // px: letters whose px lie so near to ours are copied

// The first px whose middle isn't before that place.
int from_middle(float at) { return static_cast<int>(std::ceil(at - 0.5f)); }

// Which side of the line a to b a place is on, and how far, in parts of the triangle that the third corner makes with it.
float side(Vec2 a, Vec2 b, Vec2 at) { return (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x); }

std::uint8_t mixed(float a, float b, float c, std::uint8_t x, std::uint8_t y, std::uint8_t z) {
  return static_cast<std::uint8_t>(
      std::clamp(a * static_cast<float>(x) + b * static_cast<float>(y) + c * static_cast<float>(z) + 0.5f, 0.0f, 255.0f));
}

// A premultiplied colour, as opaque as a letter there.
std::uint32_t faint(std::uint32_t color, std::uint32_t alpha) { return scaled(color, alpha + (alpha >> 7)); }

}  // namespace

std::uint32_t* Facets::row(int y) const { return pixels_.first + static_cast<std::ptrdiff_t>(y) * pixels_.pitch; }

Facets::Corner Facets::corner(std::size_t index) const {
  const debug::Vertex& vertex = mesh_.vertices[mesh_.indices[index]];
  return {{vertex.at.x * density_.x - from_.x, vertex.at.y * density_.y - from_.y},
          {vertex.uv.x * static_cast<float>(lettering_.width), vertex.uv.y * static_cast<float>(lettering_.height)},
          vertex.color};
}

void Facets::paint() const {
  const Box whole{0, 0, pixels_.w, pixels_.h};
  for (const debug::Batch& batch : mesh_.batches) {
    const int left = from_middle(batch.clip.x * density_.x - from_.x + 0.5f);
    const int top = from_middle(batch.clip.y * density_.y - from_.y + 0.5f);
    const Box clip = Box{left, top, from_middle((batch.clip.x + batch.clip.w) * density_.x - from_.x + 0.5f) - left,
                         from_middle((batch.clip.y + batch.clip.h) * density_.y - from_.y + 0.5f) - top}
                         .within(whole);
    if (clip.w <= 0 || clip.h <= 0) continue;
    for (std::size_t i = batch.first, end = batch.first + batch.count; i + 3 <= end;) {
      if (i + 6 <= end && upright(i, clip)) {
        i += 6;
      } else {
        triangle(i, clip);
        i += 3;
      }
    }
  }
}

bool Facets::upright(std::size_t first, const Box& clip) const {
  const auto& index = mesh_.indices;
  if (index[first] != index[first + 3] || index[first + 2] != index[first + 4]) return false;
  const Corner a = corner(first), b = corner(first + 1), c = corner(first + 2), d = corner(first + 5);
  if (!(a.color == b.color) || !(a.color == c.color) || !(a.color == d.color)) return false;
  if (a.at.y != b.at.y || c.at.y != d.at.y || a.at.x != d.at.x || b.at.x != c.at.x || !(b.at.x > a.at.x && d.at.y > a.at.y))
    return false;
  const int left = from_middle(a.at.x), top = from_middle(a.at.y);
  const Box to = Box{left, top, from_middle(c.at.x) - left, from_middle(c.at.y) - top}.within(clip);
  if (to.w <= 0 || to.h <= 0) return true;
  if (a.on == c.on) {
    plain(to, a.color);
    return true;
  }
  if (a.on.y != b.on.y || c.on.y != d.on.y || a.on.x != d.on.x || b.on.x != c.on.x) return false;
  letter(to, a, {(c.on.x - a.on.x) / (c.at.x - a.at.x), (c.on.y - a.on.y) / (c.at.y - a.at.y)});
  return true;
}

void Facets::plain(const Box& to, Color color) const {
  const std::uint32_t pixel = pixel_of(color);
  if (pixel == 0) return;
  for (int y = to.y; y < to.bottom(); ++y) {
    std::uint32_t* at = row(y);
    if (color.a == 255) {
      std::fill(at + to.x, at + to.right(), pixel);
    } else {
      for (int x = to.x; x < to.right(); ++x) lay_over(at[x], pixel);
    }
  }
}

void Facets::letter(const Box& to, const Corner& corner, Vec2 step) const {
  const std::uint32_t color = pixel_of(corner.color);
  // Of the middle of the first px, on the lettering.
  const float u = corner.on.x + (static_cast<float>(to.x) + 0.5f - corner.at.x) * step.x - 0.5f;
  const float v = corner.on.y + (static_cast<float>(to.y) + 0.5f - corner.at.y) * step.y - 0.5f;
  const auto near = [](float n) { return std::abs(n - std::round(n)) < kNear; };
  const auto on_x = static_cast<int>(std::lround(u)), on_y = static_cast<int>(std::lround(v));
  const bool copied = near(u) && near(v) && std::abs(step.x - 1) * static_cast<float>(to.w) < kNear &&
                      std::abs(step.y - 1) * static_cast<float>(to.h) < kNear && on_x >= 0 && on_y >= 0 &&
                      on_x + to.w <= lettering_.width && on_y + to.h <= lettering_.height;
  for (int y = 0; y < to.h; ++y) {
    std::uint32_t* at = row(to.y + y) + to.x;
    if (copied) {
      const std::uint8_t* from = lettering_.alpha.data() + static_cast<std::ptrdiff_t>(on_y + y) * lettering_.width + on_x;
      for (int x = 0; x < to.w; ++x)
        if (from[x] != 0) lay_over(at[x], faint(color, from[x]));
    } else {
      for (int x = 0; x < to.w; ++x)
        lay_over(at[x], faint(color, alpha(u + static_cast<float>(x) * step.x, v + static_cast<float>(y) * step.y)));
    }
  }
}

std::uint32_t Facets::alpha(float u, float v) const {
  const float left = std::floor(u), top = std::floor(v), fu = u - left, fv = v - top;
  const auto px = [&](int x, int y) {
    x = std::clamp(x, 0, lettering_.width - 1);
    y = std::clamp(y, 0, lettering_.height - 1);
    return static_cast<float>(lettering_.alpha[static_cast<std::size_t>(y) * static_cast<std::size_t>(lettering_.width) +
                                               static_cast<std::size_t>(x)]);
  };
  const int x = static_cast<int>(left), y = static_cast<int>(top);
  const float upper = px(x, y) + (px(x + 1, y) - px(x, y)) * fu, lower = px(x, y + 1) + (px(x + 1, y + 1) - px(x, y + 1)) * fu;
  return static_cast<std::uint32_t>(std::floor(upper + (lower - upper) * fv + 0.5f));
}

void Facets::triangle(std::size_t first, const Box& clip) const {
  Corner a = corner(first), b = corner(first + 1), c = corner(first + 2);
  float whole = side(a.at, b.at, c.at);
  if (whole < 0) {
    std::swap(b, c);
    whole = -whole;
  }
  if (!(whole > 0)) return;
  const auto [left, right] = std::minmax({a.at.x, b.at.x, c.at.x});
  const auto [top, bottom] = std::minmax({a.at.y, b.at.y, c.at.y});
  const int x0 = std::max(clip.x, from_middle(left)), x1 = std::min(clip.right(), from_middle(right));
  const int y0 = std::max(clip.y, from_middle(top)), y1 = std::min(clip.bottom(), from_middle(bottom));
  // An edge that two triangles share belongs to one of them.
  const auto owned = [](Vec2 from, Vec2 to) { return to.y < from.y || (to.y == from.y && to.x > from.x); };
  const std::array<bool, 3> edges{owned(b.at, c.at), owned(c.at, a.at), owned(a.at, b.at)};
  const bool flat = a.color == b.color && a.color == c.color, solid = a.on == b.on && a.on == c.on;
  for (int y = y0; y < y1; ++y) {
    std::uint32_t* at = row(y);
    for (int x = x0; x < x1; ++x) {
      const Vec2 middle{static_cast<float>(x) + 0.5f, static_cast<float>(y) + 0.5f};
      const float wa = side(b.at, c.at, middle) / whole, wb = side(c.at, a.at, middle) / whole,
                  wc = side(a.at, b.at, middle) / whole;
      const auto out = [](float weight, bool edge) { return edge ? weight < 0 : weight <= 0; };
      if (out(wa, edges[0]) || out(wb, edges[1]) || out(wc, edges[2])) continue;
      const Color color =
          flat ? a.color
               : Color{mixed(wa, wb, wc, a.color.r, b.color.r, c.color.r), mixed(wa, wb, wc, a.color.g, b.color.g, c.color.g),
                       mixed(wa, wb, wc, a.color.b, b.color.b, c.color.b), mixed(wa, wb, wc, a.color.a, b.color.a, c.color.a)};
      const std::uint32_t pixel = pixel_of(color);
      lay_over(at[x], solid ? pixel
                            : faint(pixel, alpha(wa * a.on.x + wb * b.on.x + wc * c.on.x - 0.5f,
                                                 wa * a.on.y + wb * b.on.y + wc * c.on.y - 0.5f)));
    }
  }
}

}  // namespace nightcap::platform::sdl
