#include "game/tabletop/particles.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "assets/art/ids.hpp"
#include "engine/motion/easing.hpp"

namespace nightcap::tabletop {

namespace {

constexpr float kFadeIn = 0.12f, kFadeOut = 0.55f;  // parts of a life
constexpr float kSmallest = 0.4f;                   // of its size, at first

// Several drawings of one kind, so that they don't look stamped.
scene::SpriteId one_of_family(scene::SpriteId first, int i) {
  static constexpr std::array kPetals{art::kPetal, art::kPetal2, art::kPetal3, art::kPetal4};
  static constexpr std::array kConfetti{art::kConfetti1, art::kConfetti2, art::kConfetti3};
  static constexpr std::array kBrass{art::kConfettiDiamond, art::kConfettiBar};
  static constexpr std::array kHearts{art::kHeart, art::kHeartPale};
  static constexpr std::array kShards{art::kHeartLeft, art::kHeartRight};
  const auto among = [&](const auto& kinds) { return kinds[static_cast<std::size_t>(i) % kinds.size()]; };
  return first == art::kPetal             ? among(kPetals)
         : first == art::kConfetti1       ? among(kConfetti)
         : first == art::kConfettiDiamond ? among(kBrass)
         : first == art::kHeart           ? among(kHearts)
         : first == art::kHeartLeft       ? among(kShards)
                                          : first;
}

float opacity(float t) {
  if (t < kFadeIn) return t / kFadeIn;
  return t < kFadeOut ? 1.0f : (1 - t) / (1 - kFadeOut);
}

}  // namespace

void Particles::spray(const motion::Spray& spray, base::CosmeticGenerator& random) {
  for (int i = 0; i < spray.count && living_.size() < kMost; ++i) {
    const float angle =
        (static_cast<float>(i) + random.unit()) * 2 * std::numbers::pi_v<float> / static_cast<float>(spray.count);
    const float way = spray.spread * (0.5f + 0.5f * random.unit());
    Particle particle;
    particle.sprite = one_of_family(spray.sprite, i);
    particle.from = spray.from + scene::Vec2{(2 * random.unit() - 1) * spray.area.x, (2 * random.unit() - 1) * spray.area.y};
    particle.way = {std::cos(angle) * way + spray.wind * (0.7f + 0.6f * random.unit()), std::sin(angle) * way};
    particle.fall = spray.fall * (0.8f + 0.4f * random.unit());
    particle.side = spray.side;
    particle.scale = 0.7f + 0.5f * random.unit();
    particle.turn = 180 * (random.unit() - 0.5f);
    particle.age = -spray.over_ms * static_cast<float>(i) / static_cast<float>(std::max(1, spray.count));
    particle.ms = std::max(1.0f, spray.ms * (0.8f + 0.2f * random.unit()));
    living_.push_back(particle);
  }
}

void Particles::update(float ms) {
  if (!(ms > 0)) return;
  for (Particle& particle : living_) particle.age += ms;
  std::erase_if(living_, [](const Particle& particle) { return particle.age >= particle.ms; });
}

void Particles::paint(scene::DrawList& list) const {
  if (living_.empty()) return;
  list.set_entity("table.effect");
  for (const Particle& particle : living_) {
    if (particle.age < 0) continue;
    const float t = particle.age / particle.ms;
    const float out = motion::ease(motion::Easing::kOutCubic, t);
    const scene::Vec2 at{particle.from.x + particle.way.x * out,
                         particle.from.y + particle.way.y * out + particle.fall * t * t};
    const float half = particle.side / 2 * scene::lerp(kSmallest, particle.scale, out);
    const float angle = particle.turn * out * std::numbers::pi_v<float> / 180;
    const scene::Vec2 right{std::cos(angle) * half, std::sin(angle) * half}, down{-right.y, right.x};
    list.sprite(particle.sprite, {at - right - down, at + right - down, at + right + down, at - right + down},
                scene::faded(scene::kWhite, opacity(t)));
  }
}

}  // namespace nightcap::tabletop
