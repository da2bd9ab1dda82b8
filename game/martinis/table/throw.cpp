#include "game/martinis/table/throw.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>

#include "engine/base/check.hpp"

namespace nightcap::martinis::table {

namespace {

using motion::Easing;
using physics::Place;
using scene::Orientation;
using scene::Vec2;

// The table is seen from before and above: its depth looks shorter, and what is higher is drawn higher and nearer.
constexpr float kDepth = 0.55f, kRise = 0.8f, kNearer = 0.075f;  // of an edge; the last: larger, an edge of height
constexpr float kRimRoom = 0.875f;                               // edges from a die's home to the rim beside it
constexpr float kDishDepth = 1.44f;                              // half of it, edges
constexpr float kThrowFrom = 5.4f, kThrowHeight = 1.3f;          // edges: the hand
constexpr float kTakeUp = 150;                                   // ms into the hand
constexpr float kFlight = 450;
constexpr float kTakeUpHop = 60;  // vpx
// The hand that scoops: it slides in, shakes, lets go and is gone.
constexpr float kSlideIn = 150, kLetGo = 280, kGone = 460;  // ms
constexpr float kHandWay = 420, kShake = 12;                // vpx
constexpr float kScoopFrom = 1.75f, kScoopHeight = 2.1f, kScoopFlight = 230;
constexpr float kSquash[] = {0.86f, 0.92f};  // at the first two bumps on the floor
constexpr float kSquashIn = 30, kSquashMs = 130;
constexpr float kTipMs = 260, kTipHop = 26;

// All that the frames of one die's throw need.
struct Way {
  std::vector<Place> path;
  std::vector<float> bumps;  // ms of the first two on the floor
  Orientation before;        // as it lay
  Orientation seen, label, rest;
  scene::Pose home;
  Vec2 middle;
  float unit = 0;    // vpx of an edge
  float let_go = 0;  // ms when the path begins
  int order = 0;     // at rest
  bool scooped = false;
};

float squash_at(const Way& way, float ms) {
  for (std::size_t i = 0; i < way.bumps.size(); ++i) {
    const float since = ms - way.bumps[i];
    if (since < 0 || since > kSquashMs) continue;
    const float t = since < kSquashIn ? since / kSquashIn : 1 - (since - kSquashIn) / (kSquashMs - kSquashIn);
    return 1 - (1 - kSquash[i]) * t;
  }
  return 1;
}

Vec2 on_page(Vec2 middle, float unit, scene::Vec3 at) { return middle + Vec2{at.x * unit, at.y * unit * kDepth}; }

void put(scene::Entity& die, const Way& way, const Place& place) {
  die.pose = way.home;
  die.pose.at = on_page(way.middle, way.unit, place.at);
  const float height = place.at.z - 0.5f;
  die.pose.lift = height * way.unit * kRise;
  die.pose.scale = way.home.scale * (1 + kNearer * height);
  // Nearer things are in front: twice a number, so that both dice keep their order where they are level.
  die.order = way.order + 2 * static_cast<int>(std::lround(50 * (place.at.y + height / 2)));
  std::get<scene::Cube>(die.look).turned = scene::normalized(way.seen * place.turned * way.label);
}

void show_at(scene::Entity& die, const Way& way, float ms) {
  auto& cube = std::get<scene::Cube>(die.look);
  const float since = ms - way.let_go;
  if (since >= 0) {
    put(die, way, physics::place_at(way.path, since));
    cube.squash = squash_at(way, since);
    return;
  }
  die.pose = way.home;
  die.order = way.order;
  cube.squash = 1;
  cube.turned = way.before;
  if (way.scooped) {
    die.pose.alpha = ms < kSlideIn ? 1.0f : 0.0f;  // in the closed hand, where its faces change
    return;
  }
  put(die, way, way.path.front());
  const float t = motion::ease(Easing::kInOutCubic, ms / way.let_go);
  const scene::Pose hand = die.pose;
  die.pose.at = way.home.at + (hand.at - way.home.at) * t;
  die.pose.lift = hand.lift * t + kTakeUpHop * 4 * t * (1 - t);
  die.pose.scale = scene::lerp(way.home.scale, hand.scale, t);
  cube.turned = scene::slerp(way.before, cube.turned, t);
}

void lay(scene::Entity& die, const Way& way) {
  die.pose = way.home;
  die.order = way.order;
  auto& cube = std::get<scene::Cube>(die.look);
  cube.squash = 1;
  cube.turned = way.rest;
}

// The hand comes over the die, takes it to where it lets go, and withdraws.
void add_hand(motion::Timeline& timeline, scene::EntityId hand, const Way& way, Vec2 towards) {
  motion::Shape shape;
  shape.entity = hand;
  shape.ms = kGone;
  const Place first = way.path.front();
  const Vec2 let_go = on_page(way.middle, way.unit, first.at) - Vec2{0, (first.at.z - 0.5f) * way.unit * kRise};
  const float degrees = std::atan2(-towards.x, towards.y) * 180 / std::numbers::pi_v<float>;
  shape.apply = [=, home = way.home](scene::Scene& scene, float t) {
    scene::Entity* thing = scene.find(hand);
    thing->visible = t < 1;
    const float ms = t * kGone;
    scene::Pose pose;
    pose.degrees = degrees;
    pose.scale = home.scale;
    if (ms < kSlideIn) {
      pose.at = home.at + towards * (kHandWay * (1 - motion::ease(Easing::kOutCubic, ms / kSlideIn)));
      pose.alpha = std::min(1.0f, ms / 60);
    } else if (ms < kLetGo) {
      const float u = (ms - kSlideIn) / (kLetGo - kSlideIn);
      pose.at = home.at + (let_go - home.at) * motion::ease(Easing::kInOutCubic, u);
      pose.at.x += kShake * std::sin(u * 4 * std::numbers::pi_v<float>);
      pose.degrees += 9 * std::sin(u * 4 * std::numbers::pi_v<float>);
      pose.lift = 14 * std::sin(u * std::numbers::pi_v<float>);
    } else {
      const float u = (ms - kLetGo) / (kGone - kLetGo);
      // Through with the throw, then back.
      pose.at = let_go + towards * (kHandWay * u * u - 46 * std::sin(u * std::numbers::pi_v<float>));
      pose.alpha = std::min(1.0f, (1 - u) * 3);
    }
    thing->pose = pose;
  };
  timeline.add(std::move(shape));
}

void fade_over(motion::Timeline& timeline, const Cast& cast, const Way& way) {
  motion::Shape shape;
  shape.entity = cast.entity;
  shape.ms = kCrossFadeMs;
  shape.apply = [entity = cast.entity, way](scene::Scene& scene, float t) {
    scene::Entity& die = *scene.find(entity);
    lay(die, way);
    if (t < 0.5f) std::get<scene::Cube>(die.look).turned = way.before;
    if (t < 1) die.pose.alpha *= std::abs(1 - 2 * t);
  };
  timeline.add(std::move(shape));
}

physics::Toss toss_for(std::span<const Cast> casts, const Throw& how, float unit) {
  const auto home_of = [&](const scene::Pose& home) { return Vec2{(home.at.x - how.middle.x) / unit, 0}; };
  physics::Toss toss;
  toss.seed = how.seed;
  toss.dice = static_cast<int>(casts.size());
  for (std::size_t i = 0; i < casts.size(); ++i) toss.homes[i] = home_of(casts[i].home);
  if (how.other != scene::kNobody) toss.standing = home_of(how.other_home);
  toss.dish = {std::abs(toss.homes[0].x) + kRimRoom, kDishDepth};
  if (how.hand == scene::kNobody) {
    toss.from = how.towards * kThrowFrom;
    toss.height = kThrowHeight;
    toss.flight_ms = kFlight;
    toss.rest_by_ms = kThrowMs - kTakeUp;
  } else {
    toss.from = toss.homes[0] + how.towards * kScoopFrom;
    toss.height = kScoopHeight;
    toss.flight_ms = kScoopFlight;
    toss.rest_by_ms = kScoopMs - kLetGo;
  }
  return toss;
}

}  // namespace

Orientation label_turn(std::span<const Place> path, Face face) {
  return scene::inverse(path.back().turned) * scene::resting(face_for(face));
}

Thrown add_throw(motion::Timeline& timeline, std::span<const Cast> casts, const Throw& thrown) {
  NIGHTCAP_CHECK(!casts.empty() && casts.size() <= physics::kMostDice);
  NIGHTCAP_CHECK(thrown.hand == scene::kNobody || casts.size() == 1);
  Throw how = thrown;
  const float length = std::hypot(how.towards.x, how.towards.y);
  how.towards = length > 0 ? how.towards * (1 / length) : Vec2{0, 1};
  if (how.hand != scene::kNobody) {
    // Rather from before or behind than across the other die.
    how.towards = {std::clamp(how.towards.x, -0.5f, 0.5f), how.towards.y < -0.2f ? -1.0f : 1.0f};
    how.towards = how.towards * (1 / std::hypot(how.towards.x, how.towards.y));
  }
  const float unit = kDieEdge * casts[0].home.scale;
  const bool scooped = how.hand != scene::kNobody;
  const float let_go = scooped ? kLetGo : kTakeUp;
  physics::Flight flight;
  if (!how.reduced_motion) flight = physics::fly(toss_for(casts, how, unit));

  Thrown result;
  result.rest_ms = how.reduced_motion ? kCrossFadeMs : let_go + flight.rest_ms;
  for (std::size_t i = 0; i < casts.size(); ++i) {
    const Cast& cast = casts[i];
    Way way;
    way.rest = die_at_rest(cast.die, cast.face);
    way.home = cast.home;
    way.order = static_cast<int>(cast.die);
    way.before = die_at_rest(cast.die, cast.lies);
    if (how.reduced_motion) {
      fade_over(timeline, cast, way);
      continue;
    }
    way.path = std::move(flight.paths[i]);
    way.label = label_turn(way.path, cast.face);
    way.seen = seen(cast.die);
    way.middle = how.middle;
    way.unit = unit;
    way.let_go = let_go;
    way.scooped = scooped;
    for (const physics::Hit& hit : flight.hits)
      if (hit.die == static_cast<int>(i) && hit.with == physics::kFloor && way.bumps.size() < std::size(kSquash))
        way.bumps.push_back(hit.ms);
    for (const physics::Hit& hit : flight.hits)
      if (hit.die == static_cast<int>(i))
        result.bumps.push_back(
            {let_go + hit.ms, hit.strength, on_page(how.middle, unit, physics::place_at(way.path, hit.ms).at), hit.with});
    if (scooped) add_hand(timeline, how.hand, way, how.towards);
    motion::Shape shape;
    shape.entity = cast.entity;
    shape.ms = result.rest_ms;
    shape.apply = [entity = cast.entity, shared = std::make_shared<const Way>(std::move(way)), ms = result.rest_ms](
                      scene::Scene& scene, float t) {
      scene::Entity& die = *scene.find(entity);
      t < 1 ? show_at(die, *shared, t * ms) : lay(die, *shared);
    };
    timeline.add(std::move(shape));
  }
  std::stable_sort(result.bumps.begin(), result.bumps.end(), [](const Bump& a, const Bump& b) { return a.ms < b.ms; });
  timeline.hold(how.reduced_motion ? kCrossFadeMs : scooped ? kScoopMs : kThrowMs);
  return result;
}

void add_tip(motion::Timeline& timeline, scene::EntityId entity, const Orientation& before, bool reduced_motion) {
  motion::Shape shape;
  shape.entity = entity;
  shape.ms = reduced_motion ? motion::kReducedFade : kTipMs;
  shape.easing = Easing::kLinear;
  bool begun = false;
  shape.apply = [=, home = scene::Pose(), rest = Orientation()](scene::Scene& scene, float t) mutable {
    scene::Entity& die = *scene.find(entity);
    auto& cube = std::get<scene::Cube>(die.look);
    if (!begun) {
      begun = true;
      home = die.pose;
      rest = cube.turned;
    }
    die.pose = home;
    if (reduced_motion) {
      cube.turned = t < 0.5f ? before : rest;
      die.pose.alpha *= std::abs(1 - 2 * t);
    } else {
      cube.turned = t < 1 ? scene::normalized(scene::slerp(before, rest, motion::ease(Easing::kInOutCubic, t))) : rest;
      die.pose.lift = kTipHop * 4 * t * (1 - t);
    }
  };
  timeline.add(std::move(shape));
}

}  // namespace nightcap::martinis::table
