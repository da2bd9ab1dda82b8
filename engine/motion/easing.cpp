#include "engine/motion/easing.hpp"

namespace nightcap::motion {
namespace {

constexpr float kOvershoot = 1.4f;  // art: out-back 1.4

float bounce(float t) {
  constexpr float kSteep = 7.5625f;
  constexpr float kSpan = 2.75f;
  if (t < 1 / kSpan) return kSteep * t * t;
  if (t < 2 / kSpan) {
    t -= 1.5f / kSpan;
    return kSteep * t * t + 0.75f;
  }
  if (t < 2.5f / kSpan) {
    t -= 2.25f / kSpan;
    return kSteep * t * t + 0.9375f;
  }
  t -= 2.625f / kSpan;
  return kSteep * t * t + 0.984375f;
}

}  // namespace

float ease(Easing easing, float t) {
  if (!(t > 0)) return 0;
  if (t >= 1) return 1;
  const float rest = 1 - t;
  switch (easing) {
    case Easing::kLinear:
      return t;
    case Easing::kOutCubic:
      return 1 - rest * rest * rest;
    case Easing::kInOutCubic:
      return t < 0.5f ? 4 * t * t * t : 1 - 4 * rest * rest * rest;
    case Easing::kInQuad:
      return t * t;
    case Easing::kOutBack:
      return 1 - (kOvershoot + 1) * rest * rest * rest + kOvershoot * rest * rest;
    case Easing::kBounce:
      return bounce(t);
  }
  return 1;
}

std::string_view easing_name(Easing easing) {
  switch (easing) {
    case Easing::kLinear:
      return "linear";
    case Easing::kOutCubic:
      return "out-cubic";
    case Easing::kInOutCubic:
      return "in-out-cubic";
    case Easing::kInQuad:
      return "in-quad";
    case Easing::kOutBack:
      return "out-back";
    case Easing::kBounce:
      return "bounce";
  }
  return "";
}

std::optional<Easing> easing_named(std::string_view name) {
  for (const Easing each : kEasings)
    if (easing_name(each) == name) return each;
  return std::nullopt;
}

}  // namespace nightcap::motion
