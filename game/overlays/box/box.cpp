#include "game/overlays/box/box.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "game/overlays/box/list.hpp"

namespace nightcap::overlays {
namespace {

constexpr float kLine = 15;                       // px of a line at 100 %
constexpr float kPart = 0.3f;                     // of the window's width
constexpr float kNarrowest = 320, kWidest = 640;  // px at 100 %
constexpr float kMost = 0.5f;                     // of the window's width, however large the letters are

std::vector<debug::Panel> panels(Context& context) {
  std::vector<debug::Panel> list;
  for (const Overlay* each : all())
    list.push_back({std::string(each->id), std::string(each->label), std::string(each->key),
                    [draw = each->make(), &context] { draw(context); }});
  return list;
}

}  // namespace

Box::Box(Context context, const std::filesystem::path& font, float scale, bool open)
    : context_(context), scale_(scale), open_(open), column_(panels(context_)), glass_(font, kLine * scale, [this] {
        column_.draw(area_);
      }) {}

float Box::width(float window) const {
  if (!open_) return 0;
  return std::round(std::min(std::clamp(window * kPart, kNarrowest * scale_, kWidest * scale_), window * kMost));
}

bool Box::take(const input::Event& event) {
  if (const auto* key = std::get_if<input::Key>(&event)) {
    if (!key->down && !toggled_.empty() && key->key == toggled_) {
      toggled_.clear();
      return true;
    }
    if (key->down && !key->repeat && (key->key == kKey || (open_ && column_.toggle(key->key)))) {
      if (key->key == kKey) open_ = !open_;
      toggled_ = key->key;
      fit(window_);
      glass_.touch();
      return true;
    }
    if (key->down && key->repeat && key->key == toggled_) return true;
  }
  return glass_.take(event);
}

void Box::fit(scene::Vec2 window) {
  window_ = window;
  const float wide = width(window.x);
  area_ = {window.x - wide, 0, wide, window.y};
  glass_.set_area(area_);
}

void Box::update(float ms, scene::Vec2 window) {
  fit(window);
  glass_.update(ms);
  tell_shut();
}

void Box::tell_shut() {
  const auto list = all();
  was_open_.resize(list.size());
  for (std::size_t i = 0; i < list.size(); ++i) {
    const bool open = open_ && column_.is_open(list[i]->id);
    if (was_open_[i] && !open && list[i]->shut != nullptr) list[i]->shut(context_);
    was_open_[i] = open;
  }
}

}  // namespace nightcap::overlays
