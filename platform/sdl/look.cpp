#include "platform/sdl/look.hpp"

#include <bit>

#include "platform/sdl/lookup.hpp"

namespace nightcap::platform::sdl {
namespace {

std::size_t bits(float number) { return std::bit_cast<std::uint32_t>(number); }
std::size_t bits(scene::Color c) {
  return static_cast<std::size_t>(c.r) << 24 | static_cast<std::size_t>(c.g) << 16 | static_cast<std::size_t>(c.b) << 8 | c.a;
}

}  // namespace

std::uint64_t look_of(const scene::DrawItem& item, std::string_view text) {
  std::size_t hash = TextHash{}(item.sprite.name());
  for (const scene::Vec2& corner : item.quad) hash = mixed(mixed(hash, bits(corner.x)), bits(corner.y));
  hash = mixed(mixed(hash, bits(item.tint)), bits(item.slice));
  if (text.empty()) return hash;
  const scene::TextStyle& style = item.style;
  hash =
      mixed(mixed(hash, TextHash{}(text)), static_cast<std::size_t>(style.font) << 8 | static_cast<std::size_t>(style.align));
  hash = mixed(mixed(hash, bits(style.size)), bits(style.outline));
  return mixed(mixed(hash, bits(style.color)), bits(style.outline_color));
}

std::uint64_t look_of(scene::Vec2 density, float scale) { return mixed(mixed(bits(density.x), bits(density.y)), bits(scale)); }

}  // namespace nightcap::platform::sdl
