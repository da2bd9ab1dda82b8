#include "engine/input/keys.hpp"

#include <algorithm>
#include <iterator>

namespace nightcap::input {

namespace {
constexpr std::string_view kNamed[] = {
    "Return",   "Escape",   "Backspace",   "Tab",         "Space",     "Left",       "Right",    "Up",
    "Down",     "Home",     "End",         "PageUp",      "PageDown",  "Insert",     "Delete",   "Keypad Enter",
    "Keypad +", "Keypad -", "Left Shift",  "Right Shift", "Left Ctrl", "Right Ctrl", "Left Alt", "Right Alt",
    "CapsLock", "Pause",    "PrintScreen", "F1",          "F2",        "F3",         "F4",       "F5",
    "F6",       "F7",       "F8",          "F9",          "F10",       "F11",        "F12"};
}  // namespace

bool is_key_name(std::string_view name) {
  if (name.size() == 1) return name[0] > ' ' && name[0] < 127;
  return std::find(std::begin(kNamed), std::end(kNamed), name) != std::end(kNamed);
}

}  // namespace nightcap::input
