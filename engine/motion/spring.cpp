#include "engine/motion/spring.hpp"

#include <cmath>

namespace nightcap::motion {

Spring after(const Spring& spring, float target, const Pull& pull, float seconds) {
  if (!(seconds > 0)) return spring;
  const double t = seconds, rate = pull.rate, x = static_cast<double>(spring.at) - target, v = spring.speed;
  const double decay = std::exp(-pull.damping * rate * t);
  double at = 0, speed = 0;
  if (pull.damping >= 1) {
    const double c = v + rate * x;
    at = (x + c * t) * decay;
    speed = (v - rate * c * t) * decay;
  } else {
    const double fades = pull.damping * rate, swings = rate * std::sqrt(1 - static_cast<double>(pull.damping) * pull.damping);
    const double cosine = std::cos(swings * t), sine = std::sin(swings * t), c = (v + fades * x) / swings;
    at = (x * cosine + c * sine) * decay;
    speed = (v * cosine - (fades * c + swings * x) * sine) * decay;
  }
  return {static_cast<float>(target + at), static_cast<float>(speed)};
}

}  // namespace nightcap::motion
