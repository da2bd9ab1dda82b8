#include "engine/scene/looks.hpp"

#include <algorithm>
#include <cmath>

#include "engine/scene/cube.hpp"

namespace nightcap::scene {
namespace {

// Art: shadows of depth d lie .55 d below; d is 6 at rest, 20 for a card in the hand, 40 for a lifted one.
constexpr SpriteId kShadow{"shadow"};
constexpr float kShadowSlice = 24;
constexpr float kShadowRest = 6;
constexpr float kShadowHigh = 40;
constexpr float kShadowPerLift = 0.3f;
constexpr float kShadowDrop = 0.55f;
constexpr float kShadowDark = 0.50f;  // at rest …
constexpr float kShadowPale = 0.35f;  // … and at its widest
constexpr Color kShadowColor = Color::hex(0x000000);
constexpr float kCubeShadow = 0.78f;                 // of the box round it, whose corners a turned cube doesn't fill
constexpr float kCubeTakesOff = 8, kHighCube = 200;  // vpx of lift
constexpr float kHighCubeShadow = 0.6f;
// The eye is so many card widths away: the perspective of a card that turns over.
constexpr float kCardEye = 4;
// Bevels catch more light than the faces between them.
constexpr float kBevelLight = 1.2f;

Rect centred(float w, float h) { return Rect::around({}, w, h); }

Quad raised(const Quad& local, const Placement& placement) {
  Quad quad = placement.to_page.apply(local);
  for (Vec2& corner : quad) corner.y -= placement.lift;
  return quad;
}

Color lit(Color color, float light) {
  const auto channel = [light](std::uint8_t value) {
    return static_cast<std::uint8_t>(std::lround(std::min(255.0f, static_cast<float>(value) * light)));
  };
  return {channel(color.r), channel(color.g), channel(color.b), color.a};
}

// The shadow of a thing that covers `local`, which stays on the table when the thing is lifted.
// `soft`: blurred all over instead of along its edges.
void paint_shadow(DrawList& list, Rect local, const Placement& placement, float strength, bool soft = false) {
  if (!(strength > 0)) return;
  const float depth = std::clamp(kShadowRest + kShadowPerLift * placement.lift, kShadowRest, kShadowHigh);
  const float height = (depth - kShadowRest) / (kShadowHigh - kShadowRest);
  // As wide on the page, however large the thing: shadows of things at rest then have whole lengths as well, and are
  // drawn without being made anew.
  const float wider = placement.scale > 0 ? depth / placement.scale : 0;
  const Rect grown{local.x - wider, local.y - wider, local.w + 2 * wider, local.h + 2 * wider};
  Quad quad = placement.to_page.apply(quad_of(grown));
  for (Vec2& corner : quad) corner.y += kShadowDrop * depth;
  const float alpha = lerp(kShadowDark, kShadowPale, height) * strength * placement.alpha;
  list.sprite(kShadow, quad, faded(kShadowColor, alpha),
              soft ? 0 : std::min({kShadowSlice, grown.w * placement.scale / 2, grown.h * placement.scale / 2}));
}

// Turned about its upright axis, the right edge away from the viewer first: the far edge is the shorter one.
Quad card_corners(const Card& card, float flip) {
  const Vec2 turn = direction(flip);
  const float away = card.size.x / 2 * turn.y * (turn.x > 0 ? 1.0f : -1.0f);  // how far away the edge seen at right is
  const float eye = kCardEye * card.size.x;
  const float left = eye / (eye - away);
  const float right = eye / (eye + away);
  const float w = card.size.x / 2 * std::abs(turn.x);
  const float h = card.size.y / 2;
  return {{{-w * left, -h * left}, {w * right, -h * right}, {w * right, h * right}, {-w * left, h * left}}};
}

struct Painter {
  DrawList& list;
  const Entity& entity;
  const Placement& placement;

  void operator()(const NoLook&) const {}
  void operator()(const Picture& picture) const {
    const Rect local = centred(picture.size.x, picture.size.y);
    paint_shadow(list, local, placement, entity.shadow);
    list.sprite(picture.sprite, raised(quad_of(local), placement), faded(picture.tint, placement.alpha), picture.slice);
  }
  void operator()(const Card& card) const {
    const bool small = !card.small.empty() && card.size.x * placement.scale < card.small_below;
    const SpriteId side = shows_back(entity) ? card.back : small ? card.small : card.front;
    if (side.empty() || card.size.x <= 0) return;
    const float flip = entity.pose.flip;
    paint_shadow(list, centred(card.size.x * std::abs(direction(flip).x), card.size.y), placement, entity.shadow);
    list.sprite(side, raised(card_corners(card, flip), placement), faded(kWhite, placement.alpha));
  }
  void operator()(const Words& words) const {
    TextStyle style = words.style;
    style.size *= placement.scale;
    style.outline *= placement.scale;
    list.words(words.text, raised(quad_of(centred(words.size.x, words.size.y)), placement), style, placement.alpha);
  }
  void operator()(const Cube& cube) const {
    const Rect bounds = cube_bounds(cube);
    // In the air it throws a shadow without edges, that pales as it rises.
    paint_shadow(list, Rect::around(bounds.center(), bounds.w * kCubeShadow, bounds.h * kCubeShadow), placement,
                 lerp(1, kHighCubeShadow, std::min(1.0f, placement.lift / kHighCube)), placement.lift > kCubeTakesOff);
    const Facets surfaces = facets(cube, placement.degrees);
    for (const Facet& facet : surfaces.seen()) {
      const bool bevel = facet.face < 0;
      const Color color = bevel ? lit(cube.body, facet.light * kBevelLight) : lit(kWhite, facet.light);
      list.sprite(bevel ? kSolid : cube.faces[static_cast<std::size_t>(facet.face)], raised(facet.quad, placement),
                  faded(color, placement.alpha));
    }
  }
};

struct Corners {
  const Entity& entity;

  Quad operator()(const NoLook&) const { return {}; }
  Quad operator()(const Picture& picture) const { return quad_of(centred(picture.size.x, picture.size.y)); }
  Quad operator()(const Card& card) const { return card.size.x > 0 ? card_corners(card, entity.pose.flip) : Quad{}; }
  Quad operator()(const Words& words) const { return quad_of(centred(words.size.x, words.size.y)); }
  Quad operator()(const Cube& cube) const { return cube.edge > 0 ? quad_of(cube_bounds(cube)) : Quad{}; }
};

}  // namespace

std::optional<Quad> painted_quad(const Entity& entity, const Placement& placement) {
  const Quad local = std::visit(Corners{entity}, entity.look);
  if (local == Quad{}) return std::nullopt;
  return raised(local, placement);
}

bool shows_back(const Entity& entity) {
  const Card* card = std::get_if<Card>(&entity.look);
  return card != nullptr && (card->front.empty() || direction(entity.pose.flip).x <= 0);
}

void paint(DrawList& list, const Entity& entity, const Placement& placement) {
  std::visit(Painter{list, entity, placement}, entity.look);
}

}  // namespace nightcap::scene
