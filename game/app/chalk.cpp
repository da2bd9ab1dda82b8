#include "game/app/chalk.hpp"

#include <algorithm>
#include <cmath>
#include <ranges>

#include "engine/motion/timeline.hpp"

namespace nightcap::app {
namespace {

using scene::Color;
using scene::Quad;
using scene::Vec2;

constexpr Color kPath = Color::hex(0xFFD777), kAmbient = Color::hex(0x8FD3FF), kInk = Color::hex(0x14101E, 150);
constexpr Color kFrame = Color::hex(0xFF5FA2), kBox = Color::hex(0x7CF0C4), kOff = Color::hex(0x9A93A8);
constexpr float kDot = 7, kDotGap = 26, kTarget = 18;  // vpx
constexpr int kMostDots = 60;                          // of one way
constexpr float kLine = 2, kFrameLine = 4;             // vpx

void dot(scene::DrawList& list, Vec2 page, float side, Color color) {
  const Vec2 at = over_camera(list, page);
  list.solid(scene::Rect::around(at, side + 3, side + 3), kInk);
  list.solid(scene::Rect::around(at, side, side), color);
}

// A bar along each side, inside of it.
void outline(scene::DrawList& list, const Quad& quad, float width, Color color) {
  for (std::size_t i = 0; i < 4; ++i) {
    const Vec2 a = quad[i], b = quad[(i + 1) % 4], way = b - a;
    const float length = std::hypot(way.x, way.y);
    if (length <= 0) continue;
    const Vec2 in = Vec2{-way.y, way.x} * (width / length), on = way * (width / 2 / length);
    list.sprite(scene::kSolid, {a - on - in * 0.5f, b + on - in * 0.5f, b + on + in * 0.5f, a - on + in * 0.5f}, color);
  }
}

// Where a thing with that pose is painted.
Vec2 painted(const scene::Scene& scene, const scene::Entity& entity, const scene::Pose& pose) {
  Vec2 at = scene.on_page(entity.parent, pose.at);
  at.y -= pose.lift;
  return at;
}

void draw_ways(scene::DrawList& list, const motion::Timeline& timeline, const scene::Scene& scene, Color color) {
  for (std::size_t i = 0; i < timeline.moves().size(); ++i) {
    const motion::Move& move = timeline.moves()[i];
    const scene::Entity* entity = scene.find(move.entity);
    if (entity == nullptr || timeline.time() >= move.start + move.ms) continue;
    const scene::Pose from = timeline.began_at(i).value_or(entity->pose);
    const Vec2 start = painted(scene, *entity, from), end = painted(scene, *entity, move.to);
    const float way = std::hypot(end.x - start.x, end.y - start.y);
    if (way < kDotGap) continue;
    const int dots = std::min(kMostDots, static_cast<int>(way / kDotGap));
    for (int k = 0; k < dots; ++k)
      dot(list, painted(scene, *entity, motion::along(from, move, static_cast<float>(k) / static_cast<float>(dots))), kDot,
          color);
    dot(list, end, kTarget, color);
  }
}

// What is drawn in that name, all round.
std::optional<Quad> around(const scene::DrawList& list, std::string_view owner) {
  std::optional<scene::Rect> all;
  for (const scene::DrawItem& item : list.items()) {
    if (list.text(item.entity) != owner) continue;
    const scene::Rect box = scene::bounds(item.quad);
    if (!all) all = box;
    const float right = std::max(all->x + all->w, box.x + box.w), bottom = std::max(all->y + all->h, box.y + box.h);
    all->x = std::min(all->x, box.x);
    all->y = std::min(all->y, box.y);
    all->w = right - all->x;
    all->h = bottom - all->y;
  }
  if (!all) return std::nullopt;
  Quad quad = scene::quad_of(*all);
  for (Vec2& corner : quad) corner = list.view().to_page(corner);
  return quad;
}

Vec2 seen(const scene::Camera& camera, Vec2 window) {
  return camera.center * (1 - camera.zoom) + camera.shift + window * camera.zoom;
}

}  // namespace

bool Chalk::leaves_out(int layer) const {
  if (solo) return layer != *solo;
  return std::ranges::find(hidden, layer) != hidden.end();
}

Vec2 under_camera(const scene::DrawList& list, Vec2 window) {
  const scene::Camera& camera = list.camera();
  const Vec2 there = (window - camera.shift - camera.center * (1 - camera.zoom)) * (1 / camera.zoom);
  return list.view().to_page(there);
}

Vec2 over_camera(const scene::DrawList& list, Vec2 page) {
  return list.view().to_page(seen(list.camera(), list.view().to_window(page)));
}

std::string owner_at(const scene::DrawList& list, Vec2 window) {
  const std::span<const scene::DrawItem> items = list.items();
  for (std::size_t i = items.size(); i-- > 0;) {
    if (items[i].tint.a == 0 || list.text(items[i].entity).empty()) continue;
    Quad quad = items[i].quad;
    if (i < list.under_camera())
      for (Vec2& corner : quad) corner = seen(list.camera(), corner);
    if (scene::contains(quad, window)) return std::string(list.text(items[i].entity));
  }
  return {};
}

void chalk_over(scene::DrawList& list, const Chalk& chalk, const Blackboard& board) {
  std::optional<Quad> frame;
  if (board.scene != nullptr && chalk.thing != scene::kNobody) {
    frame = board.scene->quad(chalk.thing);
    if (frame)
      for (Vec2& corner : *frame) corner = over_camera(list, corner);
  } else if (!chalk.owner.empty()) {
    frame = around(list, chalk.owner);
  }
  if (chalk.leaves_anything_out()) list.keep_if([&](const scene::DrawItem& item) { return !chalk.leaves_out(item.layer); });
  if (chalk.paths && board.director != nullptr && board.scene != nullptr) {
    list.set_entity("overlay.path");
    if (const motion::Timeline* current = board.director->current()) draw_ways(list, *current, *board.scene, kPath);
    for (const motion::Timeline& each : board.director->ambient_lane()) draw_ways(list, each, *board.scene, kAmbient);
  }
  if (chalk.boxes && board.widgets != nullptr) {
    list.set_entity("overlay.box");
    for (const ui::Widget& widget : board.widgets->items())
      outline(list, scene::quad_of(widget.rect), kLine, widget.enabled && ui::acts(widget.role) ? kBox : kOff);
  }
  if (frame) {
    list.set_entity("overlay.frame");
    outline(list, *frame, kFrameLine + 3, kInk);
    outline(list, *frame, kFrameLine, kFrame);
  }
}

}  // namespace nightcap::app
