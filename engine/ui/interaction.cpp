#include "engine/ui/interaction.hpp"

#include <cmath>
#include <limits>
#include <optional>

namespace nightcap::ui {

namespace {

// A press becomes a drag once the pointer has gone this far, vpx.
constexpr float kDragThreshold = 12;
// How much worse a target is that lies off the arrow's direction.
constexpr float kOffAxisCost = 2.5f;

bool can_focus(const Widget& widget) { return widget.focusable && widget.enabled; }

// Keys that go on while they are held down. Any other, held down, does nothing more: it must not press twice.
bool repeats(std::string_view key) {
  return key == "Tab" || key == "Left" || key == "Right" || key == "Up" || key == "Down" || key == "Backspace";
}

// Clicks in quick succession are one, except where each is a step on.
bool counts_every_click(Role role) { return role == Role::kChoice || role == Role::kToggle; }

// What has that key as its shortcut, and can be used.
const Widget* named_by_key(std::string_view key, const WidgetList& widgets) {
  for (const Widget& widget : widgets.items())
    if (widget.enabled && !widget.key.empty() && widget.key == key) return &widget;
  return nullptr;
}

// What may stand in a field: one line of text.
std::string without_controls(std::string_view text) {
  std::string plain;
  for (const char c : text)
    if (const auto byte = static_cast<unsigned char>(c); byte >= 0x20 && byte != 0x7F) plain.push_back(c);
  return plain;
}

}  // namespace

bool Interaction::handle(const input::Event& event, Screen& screen, WidgetList& widgets, const scene::ViewTransform& view) {
  if (const auto* moved = std::get_if<input::PointerMoved>(&event)) {
    pointer_ = view.to_page(moved->at);
    const Widget* under = widgets.at(pointer_);
    const std::string_view id = under != nullptr ? std::string_view(under->id) : std::string_view();
    if (hover_ != id) {
      hover_ = id;
      ++revision_;
    }
    if (!pressed_.empty() && !dragging_) {
      const Vec2 way = pointer_ - pressed_at_;
      const Widget* held = widgets.find(pressed_);
      dragging_ = held != nullptr && held->draggable && held->enabled && std::hypot(way.x, way.y) > kDragThreshold;
    }
    if (dragging_) ++revision_;
    if (const Widget* held = widgets.find(pressed_); held != nullptr && held->role == Role::kSlider) {
      screen.slide(pressed_, pointer_);
      refresh(screen, widgets);
    }
    return true;
  }
  if (const auto* button = std::get_if<input::PointerButton>(&event)) {
    if (button->button == 3 && button->down) {
      if (give_up_drag()) return true;
      screen.hurry();
      refresh(screen, widgets);
      pointer_ = view.to_page(button->at);
      const bool taken = screen.look({}, pointer_) || screen.back();
      refresh(screen, widgets);
      return taken;
    }
    if (button->button != 1) return false;
    pointer_ = view.to_page(button->at);
    ring_ = false;
    ++revision_;
    return button->down ? pointer_down(*button, screen, widgets) : pointer_up(screen, widgets);
  }
  if (const auto* turned = std::get_if<input::Wheel>(&event)) {
    const bool taken = screen.wheel(view.to_page(turned->at), turned->dy);
    if (taken) refresh(screen, widgets);
    return taken;
  }
  if (const auto* pressed = std::get_if<input::Key>(&event)) return key(*pressed, screen, widgets);
  if (const auto* typed = std::get_if<input::TextTyped>(&event)) {
    const Widget* focused = widgets.find(focus_);
    if (focused == nullptr || focused->role != Role::kField) return false;
    if (const std::string plain = without_controls(typed->text); !plain.empty()) screen.type(focus_, plain);
    refresh(screen, widgets);
    return true;
  }
  if (const auto* change = std::get_if<input::WindowChanged>(&event)) {
    // Whoever was held down will never hear that it was let go.
    if (change->what == input::WindowChange::kFocusLost) {
      give_up_drag();
      pressed_.clear();
      ++revision_;
    }
    return false;
  }
  return false;
}

bool Interaction::give_up_drag() {
  if (!dragging_) return false;
  pressed_.clear();
  dragging_ = false;
  ++revision_;
  return true;
}

bool Interaction::finishes_motion(const Widget* meant, Screen& screen, WidgetList& widgets) {
  if (meant != nullptr && screen.leaves_motion_alone(meant->id)) return false;
  const std::optional<Widget> before = meant != nullptr && meant->enabled ? std::optional(*meant) : std::nullopt;
  if (!screen.hurry()) return false;
  refresh(screen, widgets);
  const Widget* now = before ? widgets.find(before->id) : nullptr;
  return now == nullptr || !now->enabled || now->name != before->name || now->value != before->value;
}

bool Interaction::pointer_down(const input::PointerButton& event, Screen& screen, WidgetList& widgets) {
  pressed_.clear();
  dragging_ = false;
  pressed_at_ = pointer_;
  if (finishes_motion(widgets.at(pointer_), screen, widgets)) return true;
  const Widget* under = widgets.at(pointer_);
  if (under == nullptr || !under->enabled) return true;
  if (event.clicks > 1 && !counts_every_click(under->role)) return true;
  pressed_ = under->id;
  if (under->focusable) focus_ = under->id;
  hover_ = under->id;
  if (under->role == Role::kSlider) {
    screen.slide(pressed_, pointer_);
    refresh(screen, widgets);
  }
  return true;
}

bool Interaction::pointer_up(Screen& screen, WidgetList& widgets) {
  const std::string from = std::move(pressed_);
  pressed_.clear();
  const bool dragged = dragging_;
  dragging_ = false;
  if (from.empty()) return false;
  const Widget* source = widgets.find(from);
  const Widget* target = widgets.at(pointer_);
  if (source == nullptr || !source->enabled || target == nullptr) return true;
  if (target->id == from) {
    // Taken along and brought back is not pressed; a hand that shook is.
    const Vec2 way = pointer_ - pressed_at_;
    return dragged && std::hypot(way.x, way.y) > 2 * kDragThreshold ? true : activate(from, screen, widgets);
  }
  if (!dragged || !target->enabled) return true;  // let go elsewhere: it goes home
  const std::string to = target->id;
  screen.drop(from, to);
  refresh(screen, widgets);
  return true;
}

bool Interaction::key(const input::Key& event, Screen& screen, WidgetList& widgets) {
  if (!event.down) return false;
  if (event.mods.ctrl || event.mods.alt || event.mods.gui) return false;
  if (event.repeat && !repeats(event.key)) return false;
  if (event.key == "Escape" && give_up_drag()) return true;
  ring_ = true;
  hover_.clear();  // what lies under a pointer that nobody moves is not looked at any more
  ++revision_;
  const Widget* focused = widgets.find(focus_);
  const bool typing = focused != nullptr && focused->role == Role::kField;
  if (!typing && screen.key(event.key)) {
    refresh(screen, widgets);
    return true;
  }
  const bool walks = event.key == "Tab" || event.key == "Left" || event.key == "Right" || event.key == "Up" ||
                     event.key == "Down" || event.key == "Escape";
  const bool enter = event.key == "Return" || event.key == "Keypad Enter" || (event.key == "Space" && !typing);
  const Widget* meant = typing ? nullptr : named_by_key(event.key, widgets);
  if (enter) meant = screen.moving() ? nullptr : focused;
  if (finishes_motion(meant, screen, widgets) && !walks) return true;
  focused = widgets.find(focus_);
  if (typing && event.key == "Backspace") {
    screen.type(focus_, "\b");
    refresh(screen, widgets);
    return true;
  }
  if (event.key == "Tab") return walk(event.mods.shift ? -1 : 1, widgets);
  const bool adjustable = focused != nullptr && (focused->role == Role::kChoice || focused->role == Role::kSlider);
  if (adjustable && (event.key == "Left" || event.key == "Right")) {
    screen.adjust(focus_, event.key == "Left" ? -1 : 1);
    refresh(screen, widgets);
    return true;
  }
  if (event.key == "Left") return walk(Vec2{-1, 0}, widgets);
  if (event.key == "Right") return walk(Vec2{1, 0}, widgets);
  if (event.key == "Up") return walk(Vec2{0, -1}, widgets);
  if (event.key == "Down") return walk(Vec2{0, 1}, widgets);
  if (event.key == "Escape") {
    const bool taken = screen.back();
    refresh(screen, widgets);
    return taken;
  }
  if (const Widget* named = typing ? nullptr : named_by_key(event.key, widgets)) {
    // A panel that is opened by its key leaves the focus where the game is played.
    const std::string kept = screen.leaves_motion_alone(named->id) ? focus_ : std::string();
    const bool done = activate(named->id, screen, widgets);
    const Widget* there = kept.empty() ? nullptr : widgets.find(kept);
    if (there != nullptr && can_focus(*there)) focus_ = kept;
    return done;
  }
  if (!typing && event.key == "Z" && !focus_.empty() && screen.look(focus_, pointer_)) {
    refresh(screen, widgets);
    return true;
  }
  if (enter && focused != nullptr) return activate(focus_, screen, widgets);
  return false;
}

bool Interaction::walk(int step, const WidgetList& widgets) {
  const auto all = widgets.items();
  const int n = static_cast<int>(all.size());
  int at = step > 0 ? -1 : n;
  for (int i = 0; i < n; ++i)
    if (all[static_cast<std::size_t>(i)].id == focus_) at = i;
  for (int i = 1; i <= n; ++i) {
    const auto next = static_cast<std::size_t>(((at + step * i) % n + n) % n);
    if (!can_focus(all[next])) continue;
    focus_ = all[next].id;
    return true;
  }
  return false;
}

bool Interaction::walk(Vec2 direction, const WidgetList& widgets) {
  const Widget* from = widgets.find(focus_);
  if (from == nullptr) return walk(1, widgets);
  const Vec2 start = from->rect.center();
  // The nearest within 45 degrees of the direction; if there is nobody, the nearest that lies that way at all.
  const Widget* best = nullptr;
  float best_cost = std::numeric_limits<float>::max();
  bool best_ahead = false;
  for (const Widget& widget : widgets.items()) {
    if (!can_focus(widget) || widget.id == focus_) continue;
    const Vec2 way = widget.rect.center() - start;
    const float along = way.x * direction.x + way.y * direction.y;
    const float off = std::abs(way.x * direction.y) + std::abs(way.y * direction.x);
    if (along <= 1 || off > along * 3) continue;
    const bool ahead = off <= along;
    const float cost = along + off * kOffAxisCost;
    if (ahead == best_ahead ? cost >= best_cost : best_ahead) continue;
    best_ahead = ahead;
    best_cost = cost;
    best = &widget;
  }
  if (best != nullptr) focus_ = best->id;
  return true;
}

bool Interaction::activate(std::string_view id, Screen& screen, WidgetList& widgets) {
  const Widget* widget = widgets.find(id);
  if (widget == nullptr || !widget->enabled || !acts(widget->role)) return false;
  const std::string pressed(id);
  if (widget->focusable) focus_ = pressed;
  screen.press(pressed);
  refresh(screen, widgets);
  ++revision_;
  return true;
}

void Interaction::refresh(Screen& screen, WidgetList& widgets) {
  widgets.clear();
  screen.collect(widgets);
  settle(screen, widgets);
}

void Interaction::settle(const Screen& screen, const WidgetList& widgets) {
  if (screen.moving()) {  // what is there now is not what there will be to choose from
    offered_.clear();
    return;
  }
  const Widget* offered = widgets.find(screen.default_focus());
  if (offered != nullptr && !can_focus(*offered)) offered = nullptr;
  // A prompt that has just opened takes the focus, to its harmless answer; after that the person walks where they like.
  const std::string_view offered_id = offered != nullptr ? std::string_view(offered->id) : std::string_view();
  const bool opened = offered != nullptr && offered_ != offered_id;
  offered_ = offered_id;
  const Widget* focused = widgets.find(focus_);
  if (!opened && focused != nullptr && can_focus(*focused)) return;
  if (offered == nullptr)
    for (const Widget& widget : widgets.items())
      if (can_focus(widget)) {
        offered = &widget;
        break;
      }
  const std::string_view next = offered != nullptr ? std::string_view(offered->id) : std::string_view();
  if (focus_ == next) return;
  focus_ = next;
  ++revision_;
}

void Interaction::reset() {
  focus_.clear();
  offered_.clear();
  hover_.clear();
  pressed_.clear();
  dragging_ = false;
  ++revision_;
}

Attention Interaction::attention() const {
  return {focus_, hover_, pressed_, dragging_ ? std::string_view(pressed_) : std::string_view(), pointer_, ring_};
}

}  // namespace nightcap::ui
