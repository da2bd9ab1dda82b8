// What differs in colour differs in its drawing, too: real pictures, as people with each kind of colour blindness see
// them and in grey. A picture that differs in hue alone must fail these measures, which is tried as well.
#include <gtest/gtest.h>

#include <cstdio>
#include <string>
#include <vector>

#include "assets/art/ids.hpp"
#include "tests/look/camera.hpp"
#include "tests/look/scenes.hpp"
#include "tests/look/sight.hpp"

namespace nightcap::tests {
namespace {

using scene::Color;
using scene::DrawList;
using scene::Rect;
using scene::SpriteId;
using scene::Vec2;

// Two pictures are told apart if so much of them differs in lightness, and if they are not one drawing in two
// brightnesses.
constexpr float kStep = 10;          // of lightness L*, which goes to 100
constexpr double kDiffering = 0.05;  // of the pixels
constexpr double kAlike = 0.93;

struct Difference {
  double differing = 1;  // the least over all kinds of sight
  double alike = -1;     // and the most
};

Difference difference(const Picture& one, Rect a, const Picture& other, Rect b) {
  Difference least;
  for (const Sight sight : kSights) {
    const Lights la = lights_of(one, a, sight), lb = lights_of(other, b, sight);
    least.differing = std::min(least.differing, differing(la, lb, kStep));
    least.alike = std::max(least.alike, alike(la, lb));
  }
  return least;
}

void expect_told_apart(const std::string& what, const Picture& one, Rect a, const Picture& other, Rect b) {
  const Difference found = difference(one, a, other, b);
  std::printf("%s: %.1f %% of the pixels differ, alike %.3f\n", what.c_str(), 100 * found.differing, found.alike);
  EXPECT_GE(found.differing, kDiffering) << what;
  EXPECT_LE(found.alike, kAlike) << what;
}

// Every pixel of it red for blue and blue for red, in the lightness that it had.
Picture in_another_hue(const Picture& picture) {
  Picture out = picture;
  for (std::size_t i = 0; i + 2 < out.rgb.size(); i += 3) {
    const Color from{picture.rgb[i], picture.rgb[i + 1], picture.rgb[i + 2]}, turned{from.b, from.g, from.r};
    const auto luminance = [](Color c) { return 0.2126 * to_linear(c.r) + 0.7152 * to_linear(c.g) + 0.0722 * to_linear(c.b); };
    const double wanted = luminance(from);
    // By steps towards black or white, until it is as light.
    double low = 0, high = 2;
    const auto at = [&](double k) {
      const auto mix = [&](std::uint8_t c) {
        return from_linear(k <= 1 ? to_linear(c) * k : 1 - (1 - to_linear(c)) * (2 - k));
      };
      return Color{mix(turned.r), mix(turned.g), mix(turned.b)};
    };
    for (int n = 0; n < 12; ++n) (luminance(at((low + high) / 2)) < wanted ? low : high) = (low + high) / 2;
    const Color c = at((low + high) / 2);
    out.rgb[i] = c.r;
    out.rgb[i + 1] = c.g;
    out.rgb[i + 2] = c.b;
  }
  return out;
}

struct Twins {
  const char* what;
  SpriteId one, other;
  Vec2 size;
  Color ground;
};

constexpr Color kTeal = Color::hex(0x135759), kLacquer = Color::hex(0x141A19), kInk = Color::hex(0x1B1426);

class ColorBlind : public ::testing::Test {
 protected:
  Picture shown(SpriteId sprite, Vec2 size, Color ground) {
    DrawList list;
    list.solid({0, 0, 640, 480}, ground);
    list.sprite(sprite, Rect{20, 20, size.x, size.y});
    return camera_.take(list);
  }
  void expect_told_apart_drawn(const Twins& twins) {
    const Rect box{20, 20, twins.size.x, twins.size.y};
    expect_told_apart(twins.what, shown(twins.one, twins.size, twins.ground), box, shown(twins.other, twins.size, twins.ground),
                      box);
  }
  Camera camera_{640, 480};
};

TEST_F(ColorBlind, WomenAndMenAreToldApart) {
  for (const char* who : {"shy-geek", "sporty-yuppie", "artistic-hippy"}) {
    const SpriteId woman = art::find(std::string("card.w-") + who), man = art::find(std::string("card.m-") + who);
    ASSERT_FALSE(woman.empty());
    ASSERT_FALSE(man.empty());
    expect_told_apart_drawn({who, woman, man, {186, 260}, kTeal});
    expect_told_apart_drawn({who, woman, man, {92, 129}, kTeal});
  }
}

TEST_F(ColorBlind, TheDiceAreToldApart) {
  for (const Twins& twins : {Twins{"hearts of both dice", art::kDieRedHeart, art::kDieBlueHeart, {86, 86}, kTeal},
                             Twins{"martinis of both dice", art::kDieRedMartini, art::kDieBlueMartini, {86, 86}, kTeal},
                             Twins{"lightnings of both dice", art::kDieRedLightning, art::kDieBlueLightning, {86, 86}, kTeal}})
    expect_told_apart_drawn(twins);
}

TEST_F(ColorBlind, ThePoisonsAreToldApart) {
  for (const Twins& twins : {Twins{"poisons", art::kIconRedPoison, art::kIconBluePoison, {44, 44}, kLacquer},
                             Twins{"bottles", art::kIconBottleRed, art::kIconBottleBlue, {28, 28}, kLacquer},
                             Twins{"red bottle and none", art::kIconBottleRed, art::kIconBottleRedEmpty, {28, 28}, kLacquer},
                             Twins{"blue bottle and none", art::kIconBottleBlue, art::kIconBottleBlueEmpty, {28, 28}, kLacquer},
                             Twins{"poison cards", art::kBiteRedPoison, art::kBiteBluePoison, {182, 255}, kLacquer}})
    expect_told_apart_drawn(twins);
}

TEST_F(ColorBlind, OnAndOffAreToldApart) {
  for (const Twins& twins : {Twins{"switch", art::kToggleRoundOn, art::kToggleRoundOff, {76, 36}, kInk},
                             Twins{"switch of Cocktail", art::kToggleChamferOn, art::kToggleChamferOff, {76, 36}, kLacquer}})
    expect_told_apart_drawn(twins);
}

TEST_F(ColorBlind, TruthAndLieAreToldApart) {
  expect_told_apart_drawn({"stamps", art::kStampTrue, art::kStampLie, {300, 130}, kLacquer});
}

// The ring and triangles of the focus, on the title and in a game.
TEST_F(ColorBlind, TheFocusIsSeenWhereverItIs) {
  Camera camera;
  for (const Visit& to : {shell_visits()[0], shell_visits()[1], table_visits("cocktail", 4, 4, 0)[0],
                          table_visits("martinis-and-men", 4, 4, 0)[0]}) {
    Window window(to.arguments, &camera.metrics());
    resize(window, 1920, 1080);
    visit(window, to);
    window.key("Tab");
    window.advance(1000, 10);
    const auto box = [&] {
      const Rect r = window.application().widgets().find(window.focus())->rect;
      return Rect{r.x - 24, r.y - 24, r.w + 48, r.h + 48};
    };
    const std::string id = window.focus();
    const Rect here = box();
    const Picture with = camera.take(painted(window));
    window.key("Tab");
    window.advance(1000, 10);
    ASSERT_NE(window.focus(), id);
    const Picture without = camera.take(painted(window));
    const Difference found = difference(with, here, without, here);
    std::printf("focus on %s: %.1f %% of the pixels differ\n", id.c_str(), 100 * found.differing);
    EXPECT_GE(found.differing, kDiffering) << to.name << ": " << id;
  }
}

// Whose turn it is: the same seat in two games that differ in who begins.
TEST_F(ColorBlind, WhoseTurnItIsIsSeen) {
  Camera camera;
  for (const char* game : {"martinis-and-men", "cocktail"}) {
    std::vector<Picture> pictures;
    std::vector<Rect> seats;
    for (const char* starter : {"0", "1"}) {
      Window window({"--game", game, "--players", "4", "--seats", "human,easy", "--seed", "5", "--starter", starter},
                    &camera.metrics());
      resize(window, 1920, 1080);
      window.settle();
      pictures.push_back(camera.take(painted(window)));
      seats.clear();
      for (int s = 0; s < 2; ++s) {
        const Rect r = window.application().widgets().find("table.seat." + std::to_string(s))->rect;
        seats.push_back({r.x - 160, r.y - 84, r.w + 160, r.h + 90});  // with its portrait and flag
      }
    }
    for (std::size_t s = 0; s < seats.size(); ++s) {
      const Difference found = difference(pictures[0], seats[s], pictures[1], seats[s]);
      std::printf("turn of seat %zu of %s: %.1f %% of the pixels differ\n", s, game, 100 * found.differing);
      EXPECT_GE(found.differing, 0.02) << game << ", seat " << s;
    }
  }
}

// The measures have teeth: what is told apart by its hue alone is not told apart.
TEST_F(ColorBlind, HueAloneDoesNotCount) {
  const Vec2 size{186, 260};
  const Picture woman = shown(art::find("card.w-shy-geek"), size, kTeal);
  const Rect box{20, 20, size.x, size.y};
  const Difference found = difference(woman, box, in_another_hue(woman), box);
  std::printf("the same woman in another hue: %.1f %% of the pixels differ, alike %.3f\n", 100 * found.differing, found.alike);
  EXPECT_TRUE(found.differing < kDiffering || found.alike > kAlike);
  // And one drawing in two brightnesses, as coral and cobalt nearly are.
  DrawList list;
  list.solid({0, 0, 640, 480}, Color::hex(0xE2503C));
  list.solid({40, 40, 60, 60}, Color::hex(0x801010));
  const Picture coral = camera_.take(list);
  DrawList cold;
  cold.solid({0, 0, 640, 480}, Color::hex(0x2F62D0));
  cold.solid({40, 40, 60, 60}, Color::hex(0x102060));
  EXPECT_GT(difference(coral, box, camera_.take(cold), box).alike, kAlike);
}

}  // namespace
}  // namespace nightcap::tests
