#include "game/tabletop/feel.hpp"

#include <algorithm>
#include <cmath>

namespace nightcap::tabletop {

namespace {

using motion::Pull;
using motion::Spring;

// Art direction §9: 140-160 ms; within 1 % after 6.6 / rate.
constexpr Pull kSettle{44, 1};
// Behind a pointer that moves steadily by 2 / rate: 60 ms.
constexpr Pull kFollow{33, 1};
// Home again, swinging over by 7 % as out-back does.
constexpr Pull kReturn{24, 0.65f};
constexpr float kTiltAt = 1000;  // vpx a second at which a held piece leans most
constexpr float kThere = 0.04f, kThereScale = 0.0004f, kSlow = 3, kSlowScale = 0.03f;
constexpr float kNearly = 4, kNearlySlow = 80;
constexpr Pose kStill{{}, 0, 0, 0, 0, 0};
constexpr int kFront = 100'000;  // added to the order of what is in front

bool arrives(float at, float speed, float target, float near, float slow) {
  return std::abs(at - target) < near && std::abs(speed) < slow;
}

void pull(float& at, float& speed, float target, const Pull& how, float seconds) {
  const Spring next = motion::after({at, speed}, target, how, seconds);
  at = next.at;
  speed = next.speed;
}

}  // namespace

void Feel::clear() {
  wishes_.clear();
  motions_.clear();
}

Feel::Motion& Feel::motion_of(EntityId piece) {
  const auto found = std::ranges::find(motions_, piece, &Motion::piece);
  return found != motions_.end() ? *found : motions_.emplace_back(Motion{.piece = piece});
}

bool Feel::place(Pose& pose, const Pose& to) {
  const bool there = pose.at == to.at && pose.degrees == to.degrees && pose.scale == to.scale && pose.lift == to.lift;
  pose.at = to.at;
  pose.degrees = to.degrees;
  pose.scale = to.scale;
  pose.lift = to.lift;
  return !there;
}

bool Feel::step(Motion& motion, Pose& pose, const Wish& wish, float seconds) {
  const Pose& to = wish.pose;
  Pose& speed = motion.speed;
  const Pull& way = wish.held ? kFollow : motion.returning ? kReturn : kSettle;
  pull(pose.at.x, speed.at.x, to.at.x, way, seconds);
  pull(pose.at.y, speed.at.y, to.at.y, way, seconds);
  const float lean = wish.held ? kLargestTilt * std::clamp(speed.at.x / kTiltAt, -1.0f, 1.0f) : 0.0f;
  pull(pose.degrees, speed.degrees, to.degrees + lean, kSettle, seconds);
  pull(pose.scale, speed.scale, to.scale, kSettle, seconds);
  pull(pose.lift, speed.lift, to.lift, kSettle, seconds);
  // Nearly home it lies down among the others again.
  if (std::hypot(pose.at.x - to.at.x, pose.at.y - to.at.y) < kNearly && std::hypot(speed.at.x, speed.at.y) < kNearlySlow)
    motion.returning = false;
  const bool there = arrives(pose.at.x, speed.at.x, to.at.x, kThere, kSlow) &&
                     arrives(pose.at.y, speed.at.y, to.at.y, kThere, kSlow) &&
                     arrives(pose.degrees, speed.degrees, to.degrees, kThere, kSlow) &&
                     arrives(pose.scale, speed.scale, to.scale, kThereScale, kSlowScale) &&
                     arrives(pose.lift, speed.lift, to.lift, kThere, kSlow);
  if (!there) return true;
  speed = kStill;
  motion.drifting = wish.drifts;
  motion.returning = false;
  place(pose, to);
  return true;
}

bool Feel::advance(float ms, const motion::Tempo& tempo) {
  const float each = tempo.scaled(1);
  const bool at_once = tempo.reduced_motion || each <= 0;
  const float seconds = at_once ? 0 : std::max(ms, 0.0f) / each / 1000;
  bool moved = false;
  for (Motion& motion : motions_) motion.wished = false;
  for (const Wish& wish : wishes_) {
    scene::Entity* entity = scene_.find(wish.piece);
    if (entity == nullptr) continue;
    Motion& motion = motion_of(wish.piece);
    motion.wished = true;
    if (director_.moves(wish.piece)) {
      motion = {.piece = wish.piece, .wished = true};
      continue;
    }
    if (motion.held && !wish.held) motion.returning = true;
    if (wish.held) motion.returning = false;
    motion.held = wish.held;
    Pose& pose = entity->pose;
    const bool there = pose.at == wish.pose.at && pose.degrees == wish.pose.degrees && pose.scale == wish.pose.scale &&
                       pose.lift == wish.pose.lift;
    if (at_once) {
      moved = place(pose, wish.pose) || moved;
      motion = {.piece = wish.piece, .drifting = wish.drifts, .held = wish.held, .wished = true};
    } else if (wish.drifts && motion.drifting) {
      moved = place(pose, wish.pose) || moved;
    } else if (there && motion.speed == kStill) {
      motion.drifting = wish.drifts;
      motion.returning = false;
    } else if (seconds > 0) {
      motion.drifting = false;
      moved = step(motion, pose, wish, seconds) || moved;
    }
    const bool high = wish.front || motion.returning;
    const int order = entity->order % kFront + (high ? kFront : 0);
    if (!motion.returning && entity->layer != wish.layer) {
      entity->layer = wish.layer;
      moved = true;
    }
    moved = moved || entity->order != order;
    entity->order = order;
  }
  std::erase_if(motions_, [](const Motion& motion) { return !motion.wished; });
  return moved;
}

}  // namespace nightcap::tabletop
