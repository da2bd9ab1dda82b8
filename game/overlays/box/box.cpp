#include "game/overlays/box/box.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <string>
#include <utility>

namespace nightcap::overlays {
namespace {

constexpr float kLine = 15;                   // px of a line at 100 %
constexpr float kPart = 0.3f;                 // of the window's width
constexpr float kUsual = 320, kWidest = 640;  // px at 100 %, as long as nobody drags it
constexpr float kUsuallyMost = 0.5f;          // of the window's width, however large the letters are
constexpr float kGrip = 4;                    // px on either side of the edge
constexpr std::string_view kWidth = "width=";

std::vector<debug::Panel> panels(std::span<const Overlay* const> overlays, Context& context) {
  std::vector<debug::Panel> list;
  for (const Overlay* each : overlays)
    list.push_back({std::string(each->id), std::string(each->label), std::string(each->key), std::string(each->group),
                    [draw = each->make(), &context] { draw(context); }});
  return list;
}

}  // namespace

Box::Box(Context context, const std::filesystem::path& font, float scale, bool open, std::span<const Overlay* const> overlays)
    : context_(context),
      overlays_(overlays),
      scale_(scale),
      open_(open),
      column_(panels(overlays, context_)),
      glass_(font, kLine * scale, [this] {
        column_.draw({0, 0, area_.w, area_.h}, near_ || dragged_);
      }) {}

float Box::width(float window) const {
  if (!open_) return 0;
  if (part_ > 0) return std::round(std::clamp(window * part_, std::min(kNarrowest * scale_, window * kMost), window * kMost));
  return std::round(std::min(std::clamp(window * kPart, kUsual * scale_, kWidest * scale_), window * kUsuallyMost));
}

bool Box::toggle(std::string_view overlay) {
  glass_.touch();
  return column_.toggle_id(overlay);
}

std::string Box::layout() const {
  std::string text;
  if (part_ > 0) {
    std::array<char, 32> width{};
    std::snprintf(width.data(), width.size(), "width=%.4f", static_cast<double>(part_));
    text = width.data();
  }
  const std::string column = column_.layout();
  return text + (text.empty() || column.empty() ? "" : " ") + column;
}

void Box::restore(std::string_view layout) {
  part_ = 0;
  if (layout.starts_with(kWidth)) {
    layout.remove_prefix(kWidth.size());
    const auto [end, error] = std::from_chars(layout.data(), layout.data() + layout.size(), part_);
    if (error != std::errc{} || !(part_ > 0 && part_ < 1)) part_ = 0;
    layout.remove_prefix(std::min(layout.find(' '), layout.size()));
  }
  column_.restore(layout);
  layout_ = this->layout();
  fit(window_);
  glass_.touch();
}

std::vector<app::Binding> Box::keys() const {
  std::vector<app::Binding> list{{std::string(kKey), "opens and shuts the glass box", "glass box"}};
  for (const Overlay* each : overlays_)
    if (open_ && !each->key.empty())
      list.push_back({std::string(each->key), "opens and shuts " + std::string(each->label), "glass box"});
  return list;
}

// Pictures of it are made when it is touched, and a few times a second: that is often enough to look.
void Box::tell_if_arranged() {
  if (!arranged_ || told_ == glass_.mesh().revision) return;
  told_ = glass_.mesh().revision;
  if (std::string now = layout(); now != layout_) arranged_(layout_ = std::move(now));
}

bool Box::drag(const input::Event& event) {
  const auto at_edge = [&](scene::Vec2 at) { return open_ && std::abs(at.x - area_.x) <= kGrip * scale_; };
  if (const auto* moved = std::get_if<input::PointerMoved>(&event)) {
    const bool near = at_edge(moved->at);
    if (std::exchange(near_, near) != near) glass_.touch();
    if (!dragged_) return false;
    part_ = std::clamp(1 - moved->at.x / std::max(window_.x, 1.0f), 0.01f, kMost);
    fit(window_);
    return true;
  }
  if (const auto* button = std::get_if<input::PointerButton>(&event); button != nullptr && button->button == 1) {
    if (button->down == dragged_) return dragged_;
    if (button->down && !at_edge(button->at)) return false;
    dragged_ = button->down;
    glass_.touch();
    return true;
  }
  const auto* change = std::get_if<input::WindowChanged>(&event);
  if (change != nullptr && change->what == input::WindowChange::kFocusLost) dragged_ = false;
  return false;
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
  return drag(event) || glass_.take(event);
}

void Box::fit(scene::Vec2 window) {
  window_ = window;
  const float wide = width(window.x);
  area_ = {window.x - wide, 0, wide, window.y};
  glass_.set_area(area_);
}

void Box::update(float ms, scene::Vec2 window) {
  fit(window);
  glass_.set_density(context_.stage.density().x);
  glass_.update(ms);
  tell_if_arranged();
  tell_shut();
}

void Box::tell_shut() {
  was_open_.resize(overlays_.size());
  for (std::size_t i = 0; i < overlays_.size(); ++i) {
    const bool open = open_ && column_.is_open(overlays_[i]->id);
    if (was_open_[i] && !open && overlays_[i]->shut != nullptr) overlays_[i]->shut(context_);
    was_open_[i] = open;
  }
}

}  // namespace nightcap::overlays
