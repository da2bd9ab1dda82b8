#include "engine/physics/toss.hpp"

#include <algorithm>
#include <cmath>

#include "engine/base/check.hpp"
#include "engine/base/generator.hpp"
#include "engine/physics/world.hpp"

namespace nightcap::physics {

namespace {

constexpr int kMostTries = 8;
constexpr float kNearHome = 0.3f;  // edges: what is eased away without being seen
constexpr float kNearSquare = 32;  // degrees
constexpr float kHalf = 0.5f;
constexpr float kWithin = 1.3f;  // of the flight's time: dice are in the dish by then
constexpr float kTouch = 0.12f;  // edges that dice may seem to be in one another or over the rim, once led home
constexpr std::array<Vec3, 3> kAxes{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

// The rest that is nearest to how it lies.
Orientation nearest_rest(const Orientation& turned) {
  const auto alike = [&turned](const Orientation& rest) {
    return std::abs(rest.w * turned.w + rest.x * turned.x + rest.y * turned.y + rest.z * turned.z);
  };
  const auto& all = scene::resting_orientations();
  return *std::max_element(all.begin(), all.end(),
                           [&](const Orientation& a, const Orientation& b) { return alike(a) < alike(b); });
}

// What is left between how a path ended and its home.
struct Rest {
  Vec2 way;
  Orientation turn;  // of the world, after how it is turned
  Orientation rest;
  [[nodiscard]] bool small() const {
    return std::hypot(way.x, way.y) < kNearHome && std::abs(turn.w) > scene::direction(kNearSquare / 2).x;
  }
};

Rest rest_of(const Place& last, Vec2 home) {
  const Orientation rest = nearest_rest(last.turned);
  return {home - Vec2{last.at.x, last.at.y}, rest * scene::inverse(last.turned), rest};
}

// Leads the path home, a little at a time from the `from`-th place on; as high over the floor as it was.
void ease_home(std::vector<Place>& path, const Rest& rest, Vec2 home, std::size_t from) {
  const auto steps = static_cast<float>(path.size() - 1 - from);
  for (std::size_t i = from; i < path.size(); ++i) {
    const float u = static_cast<float>(i - from) / steps;
    const float t = u * u * (3 - 2 * u);
    Place& place = path[i];
    const float over = std::max(0.0f, place.at.z - standing_height(place.turned));
    place.turned = scene::normalized(scene::slerp({}, rest.turn, t) * place.turned);
    place.at = {place.at.x + rest.way.x * t, place.at.y + rest.way.y * t, standing_height(place.turned) + over * (1 - t)};
  }
  path.back() = {{home.x, home.y, kHalf}, rest.rest};
}

// Whether nothing looks wrong from the `from`-th place on.
bool looks_right(const Flight& flight, const Toss& toss, std::size_t from) {
  for (std::size_t i = from; i < flight.paths[0].size(); ++i) {
    const Place& one = flight.paths[0][i];
    if (beyond(one, toss.dish) > kTouch) return false;
    if (toss.standing && overlap(one, {{toss.standing->x, toss.standing->y, kHalf}, {}}) > kTouch) return false;
    if (toss.dice < 2) continue;
    const Place& two = flight.paths[1][i];
    if (beyond(two, toss.dish) > kTouch || overlap(one, two) > kTouch) return false;
  }
  return true;
}

}  // namespace

float standing_height(const Orientation& turned) {
  float height = 0;
  for (const Vec3 axis : kAxes) height += kHalf * std::abs(scene::rotate(turned, axis).z);
  return height;
}

float overlap(const Place& a, const Place& b) {
  std::array<Vec3, 3> of_a, of_b;
  for (std::size_t i = 0; i < 3; ++i) {
    of_a[i] = scene::rotate(a.turned, kAxes[i]);
    of_b[i] = scene::rotate(b.turned, kAxes[i]);
  }
  const Vec3 way = b.at + a.at * -1;
  float least = 2;
  // Two boxes are apart if they are so along a face's normal of either or across an edge of each.
  const auto along = [&](Vec3 axis) {
    const float length = std::sqrt(scene::dot(axis, axis));
    if (length < 0.001f) return;
    float reach = 0;
    for (std::size_t i = 0; i < 3; ++i)
      reach += kHalf * (std::abs(scene::dot(axis, of_a[i])) + std::abs(scene::dot(axis, of_b[i])));
    least = std::min(least, (reach - std::abs(scene::dot(axis, way))) / length);
  };
  for (std::size_t i = 0; i < 3; ++i) {
    along(of_a[i]);
    along(of_b[i]);
    for (std::size_t j = 0; j < 3; ++j) along(scene::cross(of_a[i], of_b[j]));
  }
  return least;
}

float beyond(const Place& die, Vec2 dish) {
  float most = -dish.x;
  for (int corner = 0; corner < 8; ++corner) {
    const Vec3 at = die.at + scene::rotate(die.turned, {(corner & 1) != 0 ? kHalf : -kHalf, (corner & 2) != 0 ? kHalf : -kHalf,
                                                        (corner & 4) != 0 ? kHalf : -kHalf});
    const float out = std::hypot(at.x / dish.x, at.y / dish.y);  // 1 on the rim
    if (out > 0) most = std::max(most, std::hypot(at.x, at.y) * (1 - 1 / out));
  }
  return most;
}

Flight fly(const Toss& toss) {
  base::CosmeticGenerator random(toss.seed);
  Flight flight;
  for (flight.tries = 1;; ++flight.tries) {
    World world(toss, random);
    flight.paths = {};
    bool resting = false;
    const auto keep = [&] {
      for (int i = 0; i < toss.dice; ++i) flight.paths[static_cast<std::size_t>(i)].push_back(world.place(i));
    };
    keep();
    for (int n = 1;
         !resting && !(world.missed() && flight.tries < kMostTries) && static_cast<float>(n) * kSampleMs <= toss.rest_by_ms;
         ++n) {
      world.step();
      keep();
      resting = world.at_rest();
    }
    const bool last = flight.tries == kMostTries;
    if (world.missed() && !last) continue;
    std::array<Rest, kMostDice> rests{};
    bool good = resting;
    for (int i = 0; i < toss.dice; ++i) {
      const auto which = static_cast<std::size_t>(i);
      rests[which] = rest_of(flight.paths[which].back(), toss.homes[static_cast<std::size_t>(world.home_of(i))]);
      good = good && rests[which].small();
    }
    if (!good && !last) continue;
    flight.hits = world.hits();
    const auto from = static_cast<std::size_t>(toss.flight_ms / kSampleMs);
    for (int i = 0; i < toss.dice; ++i) {
      const auto which = static_cast<std::size_t>(i);
      ease_home(flight.paths[which], rests[which], toss.homes[static_cast<std::size_t>(world.home_of(i))], from);
    }
    if (world.home_of(0) == 1) {
      std::swap(flight.paths[0], flight.paths[1]);
      for (Hit& hit : flight.hits) {
        if (hit.with < 0) hit.die = 1 - hit.die;
      }
    }
    flight.rest_ms = static_cast<float>(flight.paths[0].size() - 1) * kSampleMs;
    flight.settled = good && looks_right(flight, toss, static_cast<std::size_t>(kWithin * toss.flight_ms / kSampleMs));
    if (flight.settled || last) return flight;
  }
}

Place place_at(std::span<const Place> path, float ms) {
  NIGHTCAP_CHECK(!path.empty());
  const float at = std::max(0.0f, ms / kSampleMs);
  const auto before = static_cast<std::size_t>(at);
  if (before + 1 >= path.size()) return path.back();
  const float t = at - static_cast<float>(before);
  const Place &a = path[before], &b = path[before + 1];
  return {a.at + (b.at + a.at * -1) * t, scene::slerp(a.turned, b.turned, t)};
}

}  // namespace nightcap::physics
