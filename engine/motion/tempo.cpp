#include "engine/motion/tempo.hpp"

#include "engine/base/check.hpp"

namespace nightcap::motion {

float Tempo::scaled(float ms) const {
  NIGHTCAP_CHECK(speed > 0);
  return instant || !(ms > 0) ? 0.0f : ms / speed;
}

}  // namespace nightcap::motion
