// Every text of every screen stands out from what is really round it: measured on pictures of the screens.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "engine/ui/theme.hpp"
#include "tests/look/camera.hpp"
#include "tests/look/scenes.hpp"
#include "tests/look/sight.hpp"

namespace nightcap::tests {
namespace {

using scene::Color;
using scene::DrawItem;
using scene::DrawList;
using scene::Font;
using scene::Rect;
using scene::Vec2;

constexpr int kChanged = 24;    // of 255: a pixel that a text painted
constexpr double kWorst = 0.1;  // the part of the ground that may be worse than what counts
constexpr int kVeil = 100;      // alpha, of 255
constexpr int kFewest = 12;     // px: less of a text than that is hidden behind something

int distance(Color a, Color b) { return std::max({std::abs(a.r - b.r), std::abs(a.g - b.g), std::abs(a.b - b.b)}); }

bool is_bold(Font font) { return font == Font::kBold || font == Font::kHeavy || font == Font::kDisplay; }

// Where its letters are, from the feet of the small ones to the tops of the big ones, window px.
Rect letters(const DrawList& list, const DrawItem& item, const scene::TextMetrics& metrics) {
  const float scale = list.view().scale;
  const Vec2 across = item.quad[1] - item.quad[0];
  const Vec2 middle = (item.quad[0] + item.quad[2]) * 0.5f;
  const float box = std::hypot(across.x, across.y);
  const float w = metrics.width(list.text(item.text), item.style.font, item.style.size) * scale;
  const float h = item.style.size * scale * 0.8f;
  const Vec2 along = box > 0 ? across * (1 / box) : Vec2{1, 0};
  const float off =
      item.style.align == scene::Align::kCenter ? 0 : (item.style.align == scene::Align::kLeft ? -1.0f : 1.0f) * (box - w) / 2;
  const Vec2 center = middle + along * off;
  scene::Quad quad = scene::quad_of(Rect::around({}, w, h));
  for (Vec2& p : quad) p = Vec2{along.x * p.x - along.y * p.y, along.y * p.x + along.x * p.y} + center;
  return scene::bounds(quad);
}

// The contrast of a text with what is round it; nothing if it can't be seen at all.
std::optional<double> measured(const DrawItem& item, Rect box, const Picture& with, const Picture& bare) {
  const int x0 = std::max(0, static_cast<int>(box.x)), x1 = std::min(with.width, static_cast<int>(box.x + box.w) + 1);
  const int y0 = std::max(0, static_cast<int>(box.y)), y1 = std::min(with.height, static_cast<int>(box.y + box.h) + 1);
  int changed = 0, nearest = 1000, nearest_outline = 1000;
  Color ink, outline;
  for (int y = y0; y < y1; ++y)
    for (int x = x0; x < x1; ++x) {
      const Color c = with.at(x, y);
      if (distance(c, bare.at(x, y)) < kChanged) continue;
      ++changed;
      if (distance(c, item.style.color) < nearest) {
        nearest = distance(c, item.style.color);
        ink = c;
      }
      if (distance(c, item.style.outline_color) < nearest_outline) {
        nearest_outline = distance(c, item.style.outline_color);
        outline = c;
      }
    }
  if (changed < kFewest) return std::nullopt;
  if (item.style.outline > 0) return ui::contrast(ink, outline);
  std::vector<double> all;
  for (int y = y0; y < y1; ++y)
    for (int x = x0; x < x1; ++x) all.push_back(ui::contrast(ink, bare.at(x, y)));
  const auto worst = all.begin() + static_cast<std::ptrdiff_t>(kWorst * static_cast<double>(all.size()));
  std::nth_element(all.begin(), worst, all.end());
  return *worst;
}

// The first item that is not behind a veil over all of the window, as a question lays over a table.
std::size_t before_the_veil(const DrawList& list, const Picture& window) {
  std::size_t first = 0;
  for (std::size_t i = 0; i < list.items().size(); ++i) {
    const DrawItem& item = list.items()[i];
    const Rect box = scene::bounds(item.quad);
    const bool everywhere = box.x <= 0 && box.y <= 0 && box.x + box.w >= static_cast<float>(window.width) &&
                            box.y + box.h >= static_cast<float>(window.height);
    if (everywhere && item.sprite == scene::kSolid && item.tint.a >= kVeil) first = i;
  }
  return first;
}

// How many texts of the list can be read; those that can't are told.
int readable(Camera& camera, const DrawList& list, const std::string& where) {
  const Picture with = camera.take(list), bare = camera.take(without_words(list));
  int read = 0;
  double least = 21;
  std::string at;
  for (const DrawItem& item : list.items().subspan(before_the_veil(list, with))) {
    const bool glow = item.style.outline > 0 && item.style.outline_color == item.style.color;  // of a neon sign's letters
    if (!item.sprite.empty() || glow) continue;
    const std::string text(list.text(item.text));
    const auto contrast = measured(item, letters(list, item, camera.metrics()), with, bare);
    if (!contrast) continue;
    ++read;
    const bool large = ui::is_large(item.style.size, is_bold(item.style.font));
    EXPECT_GE(*contrast, ui::least_contrast(large))
        << where << ": \"" << text << "\" of " << list.text(item.entity) << ", size " << item.style.size;
    if (*contrast < least) {
      least = *contrast;
      at = text;
    }
  }
  std::printf("%s: %d texts, least %.1f (\"%s\")\n", where.c_str(), read, least, at.c_str());
  return read;
}

int readable(Camera& camera, const Visit& to) {
  Window window(to.arguments, &camera.metrics());
  resize(window, 1920, 1080);
  visit(window, to);
  return readable(camera, painted(window), to.name);
}

TEST(Readable, EveryTextOfTheShell) {
  Camera camera;
  for (const Visit& to : shell_visits()) EXPECT_GE(readable(camera, to), 3) << to.name;
}

TEST(Readable, EveryTextOfMartinisAtEveryTable) {
  Camera camera;
  for (const Visit& to : table_visits("martinis-and-men", 2, 6, 2)) EXPECT_GE(readable(camera, to), 8) << to.name;
}

TEST(Readable, EveryTextOfCocktailAtEveryTable) {
  Camera camera;
  for (const Visit& to : table_visits("cocktail", 2, 9, 2)) EXPECT_GE(readable(camera, to), 8) << to.name;
}

// The measure itself sees what can't be read.
TEST(Readable, TheMeasureFindsATextThatSinksIntoItsGround) {
  Camera camera(640, 360);
  DrawList list;
  list.solid({0, 0, 640, 360}, Color::hex(0x777777));
  const auto contrast_of = [&](Color color, float outline) {
    DrawList with = list;
    with.words("Nightcap", Rect{20, 20, 300, 60}, {Font::kBold, 40, color, scene::Align::kLeft, outline});
    const DrawItem& item = with.items().back();
    return measured(item, letters(with, item, camera.metrics()), camera.take(with), camera.take(without_words(with)));
  };
  EXPECT_LT(contrast_of(Color::hex(0xA0A0A0), 0).value_or(21), 2);
  EXPECT_NEAR(contrast_of(scene::kWhite, 0).value_or(0), 4.48, 0.1);
  EXPECT_GT(contrast_of(Color::hex(0xA0A0A0), 4).value_or(0), 6);
  EXPECT_FALSE(contrast_of(Color::hex(0x787878), 0).has_value());
}

}  // namespace
}  // namespace nightcap::tests
