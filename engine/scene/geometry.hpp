// Points, boxes and colours. Lengths are virtual px (vpx, a 1920x1080 page) unless a name says window px; y is down,
// angles are degrees, clockwise.
#pragma once

#include <array>
#include <cstdint>

namespace nightcap::scene {

struct Vec2 {
  float x = 0;
  float y = 0;
  friend constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Vec2 operator*(Vec2 a, float k) { return {a.x * k, a.y * k}; }
  friend constexpr bool operator==(Vec2, Vec2) = default;
};

struct Rect {
  float x = 0;
  float y = 0;
  float w = 0;
  float h = 0;
  [[nodiscard]] constexpr bool contains(Vec2 p) const { return p.x >= x && p.x < x + w && p.y >= y && p.y < y + h; }
  [[nodiscard]] constexpr Vec2 center() const { return {x + w / 2, y + h / 2}; }
  [[nodiscard]] static constexpr Rect around(Vec2 center, float w, float h) {
    return {center.x - w / 2, center.y - h / 2, w, h};
  }
  friend constexpr bool operator==(Rect, Rect) = default;
};

// Straight (not premultiplied) colour.
struct Color {
  std::uint8_t r = 255;
  std::uint8_t g = 255;
  std::uint8_t b = 255;
  std::uint8_t a = 255;
  [[nodiscard]] static constexpr Color hex(std::uint32_t rgb, int alpha = 255) {
    return {static_cast<std::uint8_t>(rgb >> 16), static_cast<std::uint8_t>(rgb >> 8), static_cast<std::uint8_t>(rgb),
            static_cast<std::uint8_t>(alpha)};
  }
  friend constexpr bool operator==(Color, Color) = default;
};
inline constexpr Color kWhite{};
// Its alpha multiplied, within 0 and 1.
[[nodiscard]] Color faded(Color color, float alpha);

// The corners of a picture: top left, top right, bottom right, bottom left of the upright picture.
using Quad = std::array<Vec2, 4>;
[[nodiscard]] constexpr Quad quad_of(Rect r) {
  return {{{r.x, r.y}, {r.x + r.w, r.y}, {r.x + r.w, r.y + r.h}, {r.x, r.y + r.h}}};
}
// (cos, sin) of an angle: exactly so at every quarter turn, so that things at rest have exact corners.
[[nodiscard]] Vec2 direction(float degrees);
[[nodiscard]] constexpr float lerp(float a, float b, float t) { return a + (b - a) * t; }
// The box round it.
[[nodiscard]] Rect bounds(const Quad& quad);
// Corners in either sense; as with Rect, the upper and left edges belong to it, the others don't. An edge-on quad holds
// nothing.
[[nodiscard]] bool contains(const Quad& quad, Vec2 point);

// A point p goes to x * p.x + y * p.y + at.
struct Affine {
  Vec2 x{1, 0};
  Vec2 y{0, 1};
  Vec2 at;
  [[nodiscard]] constexpr Vec2 apply(Vec2 p) const { return x * p.x + y * p.y + at; }
  [[nodiscard]] constexpr Quad apply(const Quad& q) const { return {{apply(q[0]), apply(q[1]), apply(q[2]), apply(q[3])}}; }
};

// From the table's page to the window: window px = vpx * scale (+ offset, for a shaking camera).
struct ViewTransform {
  float scale = 1;
  Vec2 offset;
  [[nodiscard]] constexpr Vec2 to_window(Vec2 v) const { return {v.x * scale + offset.x, v.y * scale + offset.y}; }
  [[nodiscard]] constexpr Vec2 to_page(Vec2 w) const { return {(w.x - offset.x) / scale, (w.y - offset.y) / scale}; }
  [[nodiscard]] constexpr Quad to_window(const Quad& q) const {
    return {{to_window(q[0]), to_window(q[1]), to_window(q[2]), to_window(q[3])}};
  }
};

}  // namespace nightcap::scene
