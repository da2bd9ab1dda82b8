#include "engine/ui/widget.hpp"

#include <array>

namespace nightcap::ui {

namespace {
constexpr std::array<std::string_view, 15> kRoleNames{"button", "toggle", "slider", "choice", "field", "tab",    "card", "die",
                                                      "seat",   "pile",   "tray",   "tag",    "text",  "dialog", "log"};
}  // namespace

std::string_view role_name(Role role) { return kRoleNames[static_cast<std::size_t>(role)]; }

bool acts(Role role) { return role != Role::kText && role != Role::kDialog && role != Role::kLog; }

Widget& WidgetList::add(Role role, std::string_view id, std::string_view name, Rect rect, bool enabled) {
  if (count_ == items_.size()) items_.emplace_back();
  Widget& widget = items_[count_++];
  widget.id.assign(id);
  widget.role = role;
  widget.name.assign(name);
  widget.rect = rect;
  widget.value.clear();
  widget.key.clear();
  widget.enabled = enabled;
  widget.focusable = enabled && acts(role);
  widget.draggable = false;
  return widget;
}

const Widget* WidgetList::find(std::string_view id) const {
  for (const Widget& widget : items())
    if (widget.id == id) return &widget;
  return nullptr;
}

const Widget* WidgetList::at(Vec2 page) const {
  const auto all = items();
  for (auto it = all.rbegin(); it != all.rend(); ++it) {
    if (!it->rect.contains(page)) continue;
    if (acts(it->role)) return &*it;
    if (it->role == Role::kDialog || it->role == Role::kLog) return nullptr;  // it hides what is behind it
  }
  return nullptr;
}

}  // namespace nightcap::ui
