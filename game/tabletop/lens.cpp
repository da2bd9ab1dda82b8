#include "game/tabletop/lens.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/motion/easing.hpp"

namespace nightcap::tabletop {

namespace {
constexpr float kShakesPerMs = 0.022f;
}

void Lens::shoot(const motion::Shot& shot) {
  if (shot.zoom > 1) {
    from_zoom_ = zoom();
    shot_ = shot;
    shot_age_ = 0;
  }
  if (shot.shake > 0) {
    shake_ = shot.shake;
    shake_age_ = 0;
  }
}

void Lens::update(float ms) {
  if (!(ms > 0)) return;
  shot_age_ = std::min(shot_age_ + ms, shot_end());
  shake_age_ = std::min(shake_age_ + ms, motion::kShakeMs);
}

float Lens::zoom() const {
  using motion::ease;
  using motion::Easing;
  if (shot_age_ >= shot_end()) return 1;
  if (shot_age_ < shot_.ms) return scene::lerp(from_zoom_, shot_.zoom, ease(Easing::kInOutCubic, shot_age_ / shot_.ms));
  const float back = (shot_age_ - shot_.ms - shot_.hold) / shot_.ms;
  return back <= 0 ? shot_.zoom : scene::lerp(shot_.zoom, 1, ease(Easing::kInOutCubic, back));
}

scene::Camera Lens::camera(const scene::ViewTransform& view) const {
  scene::Camera camera;
  if (!away()) return camera;  // the same, wherever it has been
  camera.center = view.to_window(shot_.at);
  camera.zoom = zoom();
  const float left = 1 - shake_age_ / motion::kShakeMs;
  if (left > 0) {
    const float phase = shake_age_ * kShakesPerMs * 2 * std::numbers::pi_v<float>;
    const float way = shake_ * left * left * view.scale;
    camera.shift = {std::round(way * std::sin(phase)), std::round(way * 0.6f * std::cos(1.7f * phase))};
  }
  return camera;
}

}  // namespace nightcap::tabletop
