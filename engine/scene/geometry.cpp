#include "engine/scene/geometry.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nightcap::scene {

Vec2 direction(float degrees) {
  if (degrees == 0) return {1, 0};  // nearly every thing, every frame
  const float turned = std::fmod(degrees, 360.0f);
  const float quarters = turned / 90.0f;
  if (quarters == std::trunc(quarters)) {
    switch (static_cast<int>(quarters) & 3) {
      case 0:
        return {1, 0};
      case 1:
        return {0, 1};
      case 2:
        return {-1, 0};
      default:
        return {0, -1};
    }
  }
  const float radians = turned * (std::numbers::pi_v<float> / 180.0f);
  return {std::cos(radians), std::sin(radians)};
}

Color faded(Color color, float alpha) {
  const float kept = alpha > 0 ? std::min(alpha, 1.0f) : 0.0f;
  color.a = static_cast<std::uint8_t>(std::lround(static_cast<float>(color.a) * kept));
  return color;
}

Rect bounds(const Quad& quad) {
  Vec2 low = quad[0];
  Vec2 high = quad[0];
  for (const Vec2 corner : quad) {
    low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
    high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
  }
  return {low.x, low.y, high.x - low.x, high.y - low.y};
}

// A ray to the right crosses the outline an odd number of times.
bool contains(const Quad& quad, Vec2 point) {
  bool inside = false;
  for (std::size_t i = 0, j = quad.size() - 1; i < quad.size(); j = i++) {
    const Vec2 a = quad[i];
    const Vec2 b = quad[j];
    if ((a.y > point.y) == (b.y > point.y)) continue;
    if (point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)) inside = !inside;
  }
  return inside;
}

}  // namespace nightcap::scene
