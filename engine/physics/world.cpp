#include "engine/physics/world.hpp"

#include <btBulletDynamicsCommon.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/base/check.hpp"

namespace nightcap::physics {

namespace {

// Edges, seconds, masses of a die.
constexpr float kGravity = 92;
constexpr float kHalf = 0.5f;
constexpr int kSubsteps = 2;  // of a sample: 240 a second
constexpr float kStep = kSampleMs / 1000 / kSubsteps;
constexpr float kDiceBounce = 0.66f, kFloorBounce = 0.72f, kRimBounce = 0.7f;  // multiplied with one another
constexpr float kGrip = 0.75f, kLateGrip = 0.1f;                               // friction of the dice
constexpr float kSpin = 9, kMoreSpin = 7;                                      // radians a second
constexpr float kFarApart = 0.85f;                                             // of two dice in one hand, from its middle
constexpr float kScatter = 0.1f;                                               // of where they come down
constexpr float kReach = 0.72f;                                                // of a die, however it is turned
constexpr float kEarliest = 0.85f, kLatest = 1.25f;                            // of the flight: over the dish
constexpr int kRimParts = 22;
constexpr float kRimHeight = 6;
constexpr float kHitImpulse = 1.5f, kHardestImpulse = 22;
constexpr float kSameHitMs = 80;  // what bumps again sooner is rattling, not a second hit
// The floor of a dish leads things to its middle; this one leads each die to its home, the more the longer it lasts.
constexpr float kPull = 95, kDrag = 17, kStraighten = 420, kTwistDrag = 32;
constexpr float kLow = 0.95f;  // what is higher flies
// At rest.
constexpr float kFlat = 0.995f, kSlow = 1.2f, kSlowTurn = 1.2f;

btVector3 bullet(Vec3 v) { return {v.x, v.y, v.z}; }

// The body's axis that is nearest to upright, and how near.
float upright(const btMatrix3x3& basis) {
  return std::max({std::abs(basis[2].x()), std::abs(basis[2].y()), std::abs(basis[2].z())});
}

btDefaultCollisionConstructionInfo small_pools() {
  btDefaultCollisionConstructionInfo info;
  info.m_defaultMaxPersistentManifoldPoolSize = 64;
  info.m_defaultMaxCollisionAlgorithmPoolSize = 64;
  return info;
}

}  // namespace

struct World::Parts {
  Parts(const Toss& t, base::CosmeticGenerator& random)
      : toss(t),
        configuration(small_pools()),
        dispatcher(&configuration),
        world(&dispatcher, &broadphase, &solver, &configuration),
        die_shape({kHalf, kHalf, kHalf}),
        floor_shape({0, 0, 1}, 0),
        rim_shape({2 * (toss.dish.x + toss.dish.y) / kRimParts, kHalf, kRimHeight}) {
    NIGHTCAP_CHECK(toss.dice >= 1 && toss.dice <= kMostDice);
    world.setGravity({0, 0, -kGravity});
    solid(floor_shape, btTransform::getIdentity(), kFloor, kFloorBounce);
    if (toss.standing) {
      btTransform at = btTransform::getIdentity();
      at.setOrigin({toss.standing->x, toss.standing->y, kHalf});
      solid(die_shape, at, kStanding, kRimBounce);
    }
    raise_rim(true);
    for (int i = 0; i < toss.dice; ++i) throw_die(i, random);
  }

  btRigidBody& body(btCollisionShape& shape, const btTransform& at, float mass, int what, float bounce) {
    btVector3 inertia(0, 0, 0);
    if (mass > 0) shape.calculateLocalInertia(mass, inertia);
    btRigidBody::btRigidBodyConstructionInfo info(mass, nullptr, &shape, inertia);
    info.m_startWorldTransform = at;
    info.m_restitution = bounce;
    info.m_friction = kGrip;
    bodies.push_back(std::make_unique<btRigidBody>(info));
    btRigidBody& made = *bodies.back();
    made.setUserIndex(what);
    world.addRigidBody(&made);
    return made;
  }
  void solid(btCollisionShape& shape, const btTransform& at, int what, float bounce) { body(shape, at, 0, what, bounce); }

  // On a parabola to a place near a home, turning forwards about as fast as it flies.
  void throw_die(int i, base::CosmeticGenerator& random) {
    const auto vary = [&random](float by) { return by * (2 * random.unit() - 1); };
    const Vec2 home = toss.homes[static_cast<std::size_t>(i)];
    const float way = std::hypot(toss.from.x, toss.from.y);
    const Vec2 back = way > 0 ? toss.from * (1 / way) : Vec2{0, 1};
    // Side by side in the hand, in the order of their homes as seen along the throw.
    const Vec2 across = back.y >= 0 ? Vec2{back.y, -back.x} : Vec2{-back.y, back.x};
    const float side = toss.dice == 1 ? 0.0f : (i == 0 ? -kFarApart : kFarApart);
    const Vec2 start = toss.from + across * side + back * (toss.dice == 1 ? 0.0f : vary(0.3f));
    const Vec2 fall{home.x * 0.66f + vary(kScatter), home.y + back.y * 0.12f + vary(kScatter)};
    const float time = toss.flight_ms / 1000 * (1 + vary(0.05f));
    const float height = toss.height + vary(0.15f);
    const Vec3 speed{(fall.x - start.x) / time, (fall.y - start.y) / time, (0.7f - height + kGravity * time * time / 2) / time};
    btTransform at;
    at.setOrigin({start.x, start.y, height});
    btQuaternion turned(vary(1), vary(1), vary(1), vary(1) + 0.01f);
    at.setRotation(turned.normalize());
    btRigidBody& die = body(die_shape, at, 1, i, kDiceBounce);
    die.setLinearVelocity(bullet(speed));
    const float spin = kSpin + kMoreSpin * random.unit();
    btVector3 axis(back.y + vary(0.5f), -back.x + vary(0.5f), vary(0.6f));
    die.setAngularVelocity(axis.normalize() * spin);
    die.setActivationState(DISABLE_DEACTIVATION);
    dice[static_cast<std::size_t>(i)] = &die;
  }

  // The far half is there from the beginning; the half over which the dice come, only once they are within it.
  void raise_rim(bool far) {
    for (int i = 0; i < kRimParts; ++i) {
      const float angle = static_cast<float>(i) * 2 * std::numbers::pi_v<float> / kRimParts;
      const Vec2 on{toss.dish.x * std::cos(angle), toss.dish.y * std::sin(angle)};
      Vec2 out{std::cos(angle) / toss.dish.x, std::sin(angle) / toss.dish.y};
      if (far != (out.x * toss.from.x + out.y * toss.from.y <= 0)) continue;
      out = out * (1 / std::hypot(out.x, out.y));
      btTransform at;
      at.setOrigin({on.x + out.x * kHalf, on.y + out.y * kHalf, 0});
      at.setRotation(btQuaternion({0, 0, 1}, std::atan2(-out.x, out.y)));
      solid(rim_shape, at, kRim, kRimBounce);
    }
  }

  [[nodiscard]] bool inside(const btRigidBody& die) const {
    const btVector3& at = die.getWorldTransform().getOrigin();
    const float x = at.x() / (toss.dish.x - kReach), y = at.y() / (toss.dish.y - kReach);
    return x * x + y * y < 1;
  }

  // Once all are over the dish; or so late that one has missed it.
  void try_to_come_down() {
    bool all = true;
    for (int i = 0; i < toss.dice; ++i) all = all && inside(*dice[static_cast<std::size_t>(i)]);
    if (ms < toss.flight_ms * (all ? kEarliest : kLatest)) return;
    down = true;
    missed = !all;
    raise_rim(false);
    // Nearest first: no two dice have to change places.
    const auto far = [this](int die, int home) {
      const btVector3& at = dice[static_cast<std::size_t>(die)]->getWorldTransform().getOrigin();
      const Vec2 to = toss.homes[static_cast<std::size_t>(home)];
      return std::hypot(at.x() - to.x, at.y() - to.y);
    };
    if (toss.dice == 2 && far(0, 1) + far(1, 0) < far(0, 0) + far(1, 1)) homes = {1, 0};
  }

  void lead(btRigidBody& die, Vec2 home) const {
    const btTransform& now = die.getWorldTransform();
    if (now.getOrigin().z() > kLow) return;
    const float late = std::clamp((ms - toss.flight_ms) / (toss.rest_by_ms - 200 - toss.flight_ms), 0.0f, 1.0f);
    die.setFriction(kGrip + (kLateGrip - kGrip) * late);
    const btVector3 to(home.x - now.getOrigin().x(), home.y - now.getOrigin().y(), 0);
    btVector3 speed = die.getLinearVelocity();
    speed.setZ(0);
    die.applyCentralForce(to * (kPull * late) - speed * (kDrag * late));
    const btVector3 turning = die.getAngularVelocity();
    die.applyTorque(turning * (-kTwistDrag * late / 6));
    if (upright(now.getBasis()) < 0.97f) return;
    // Square to the dish: a quarter turn is the same to a cube, so four times its angle is what counts.
    const btVector3 edge = std::abs(now.getBasis()[2].x()) < 0.5f ? now.getBasis().getColumn(0) : now.getBasis().getColumn(1);
    const float four = 4 * std::atan2(edge.y(), edge.x());
    die.applyTorque({0, 0, (-std::sin(four) / 4 * kStraighten * late - turning.z() * kTwistDrag * late) / 6});
  }

  void note_hits() {
    for (int i = 0; i < dispatcher.getNumManifolds(); ++i) {
      const btPersistentManifold& manifold = *dispatcher.getManifoldByIndexInternal(i);
      float impulse = 0;
      for (int p = 0; p < manifold.getNumContacts(); ++p) impulse += manifold.getContactPoint(p).getAppliedImpulse();
      if (impulse < kHitImpulse) continue;
      const int a = manifold.getBody0()->getUserIndex(), b = manifold.getBody1()->getUserIndex();
      const Hit hit{ms, std::min(1.0f, impulse / kHardestImpulse),
                    std::max(a, b) == 1 && std::min(a, b) == 0 ? 0 : std::max(a, b),
                    std::max(a, b) == 1 && std::min(a, b) == 0 ? 1 : std::min(a, b)};
      const auto same = [&](const Hit& before) {
        return before.die == hit.die && before.with == hit.with && hit.ms - before.ms < kSameHitMs;
      };
      const auto before = std::find_if(hits.rbegin(), hits.rend(), same);
      if (before == hits.rend()) {
        hits.push_back(hit);
      } else {
        before->strength = std::max(before->strength, hit.strength);
      }
    }
  }

  const Toss toss;
  btDefaultCollisionConfiguration configuration;
  btCollisionDispatcher dispatcher;
  btDbvtBroadphase broadphase;
  btSequentialImpulseConstraintSolver solver;
  btDiscreteDynamicsWorld world;
  btBoxShape die_shape;
  btStaticPlaneShape floor_shape;
  btBoxShape rim_shape;
  std::vector<std::unique_ptr<btRigidBody>> bodies;
  std::array<btRigidBody*, kMostDice> dice{};
  std::array<int, kMostDice> homes{0, 1};
  std::vector<Hit> hits;
  float ms = 0;
  bool down = false;    // over the dish, within its rim
  bool missed = false;  // one had to be pushed in
};

World::World(const Toss& toss, base::CosmeticGenerator& random) : parts_(std::make_unique<Parts>(toss, random)) {}

World::~World() {
  for (const auto& body : parts_->bodies) parts_->world.removeRigidBody(body.get());
}

void World::step() {
  Parts& parts = *parts_;
  for (int i = 0; i < kSubsteps; ++i) {
    parts.ms += kStep * 1000;
    if (!parts.down) parts.try_to_come_down();
    if (parts.down)
      for (int d = 0; d < parts.toss.dice; ++d)
        parts.lead(*parts.dice[static_cast<std::size_t>(d)],
                   parts.toss.homes[static_cast<std::size_t>(parts.homes[static_cast<std::size_t>(d)])]);
    parts.world.stepSimulation(kStep, 0, kStep);
    parts.note_hits();
  }
}

Place World::place(int die) const {
  const btTransform& now = parts_->dice[static_cast<std::size_t>(die)]->getWorldTransform();
  const btVector3& at = now.getOrigin();
  const btQuaternion turned = now.getRotation();
  return {{at.x(), at.y(), at.z()}, {turned.w(), turned.x(), turned.y(), turned.z()}};
}

bool World::at_rest() const {
  for (int i = 0; i < parts_->toss.dice; ++i) {
    const btRigidBody& die = *parts_->dice[static_cast<std::size_t>(i)];
    if (upright(die.getWorldTransform().getBasis()) < kFlat || die.getLinearVelocity().length() > kSlow ||
        die.getAngularVelocity().length() > kSlowTurn || die.getWorldTransform().getOrigin().z() > 0.55f)
      return false;
  }
  return true;
}

bool World::missed() const { return parts_->missed; }
const std::vector<Hit>& World::hits() const { return parts_->hits; }
int World::home_of(int die) const { return parts_->homes[static_cast<std::size_t>(die)]; }

}  // namespace nightcap::physics
