// Everything on a screen that a person can see or act on, by role and name: what the mouse hits, what the focus walks
// through, what an assistive program or a script reads. A screen fills the list anew whenever it changed.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/scene/geometry.hpp"

namespace nightcap::ui {

using scene::Rect;
using scene::Vec2;

enum class Role : std::uint8_t {
  kButton,
  kToggle,
  kSlider,
  kChoice,
  kField,
  kTab,
  kCard,
  kDie,
  kSeat,
  kPile,
  kTray,
  kTag,
  kText,
  kDialog,
  kLog
};
// As in "button".
[[nodiscard]] std::string_view role_name(Role role);
// Whether a person acts on it (a text is only read).
[[nodiscard]] bool acts(Role role);

struct Widget {
  std::string id;  // stable, lower-case, says where it is: "table.hand.m-shy-geek"
  Role role = Role::kButton;
  std::string name;   // as read aloud
  Rect rect;          // vpx
  std::string value;  // of a toggle, choice, field: as read aloud
  std::string key;    // shortcut, SDL's name of the key; empty: none
  bool enabled = true;
  bool focusable = true;  // the focus stops here
  bool draggable = false;
};

// In focus order; of two that overlap the later one is on top. Kept and refilled: strings keep their room.
class WidgetList {
 public:
  void clear() { count_ = 0; }
  // The new widget, for changing what add() doesn't set; the reference lives until the next add().
  Widget& add(Role role, std::string_view id, std::string_view name, Rect rect, bool enabled = true);
  [[nodiscard]] std::span<const Widget> items() const { return {items_.data(), count_}; }
  [[nodiscard]] const Widget* find(std::string_view id) const;
  // The topmost at that place of the page, or nullptr; nothing is hit through a dialog or a log.
  [[nodiscard]] const Widget* at(Vec2 page) const;

 private:
  std::vector<Widget> items_;
  std::size_t count_ = 0;
};

}  // namespace nightcap::ui
