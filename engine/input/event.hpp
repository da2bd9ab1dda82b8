// What devices say, as plain values. Places are window px as the pointer reports them (logical, not drawable, px).
#pragma once

#include <string>
#include <variant>

#include "engine/scene/geometry.hpp"

namespace nightcap::input {

using scene::Vec2;

struct Mods {
  bool ctrl = false;
  bool alt = false;
  bool shift = false;
  bool gui = false;
  friend constexpr bool operator==(const Mods&, const Mods&) = default;
};

struct PointerMoved {
  Vec2 at;
  bool touch = false;
};
struct PointerButton {
  Vec2 at;
  int button = 1;  // 1 left, 2 middle, 3 right
  bool down = true;
  int clicks = 1;  // how many in quick succession
  bool touch = false;
};
struct Wheel {
  Vec2 at;
  float dy = 0;  // away from the person is positive
};
// `key` is SDL's name of it, as in "Return", "Escape", "Space", "Left", "Tab", "F11", "A", "1".
struct Key {
  std::string key;
  bool down = true;
  bool repeat = false;
  Mods mods;
};
struct TextTyped {
  std::string text;  // UTF-8
};
struct Composing {
  std::string text;  // UTF-8, of the system's input method
};
struct FileDropped {
  std::string path;
};
enum class WindowChange { kResized, kMinimized, kRestored, kFocusLost, kFocusGained, kRenderReset, kClose };
struct WindowChanged {
  WindowChange what = WindowChange::kResized;
};

using Event = std::variant<PointerMoved, PointerButton, Wheel, Key, TextTyped, Composing, FileDropped, WindowChanged>;

}  // namespace nightcap::input
