#include "game/app/input_log.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/base/overloaded.hpp"

namespace nightcap::app {

namespace {

std::string place(input::Vec2 at) { return std::to_string(std::lround(at.x)) + ", " + std::to_string(std::lround(at.y)); }

std::string button_name(int button) {
  constexpr std::array<const char*, 4> kNames{"button", "left button", "middle button", "right button"};
  return button >= 1 && button <= 3 ? kNames[static_cast<std::size_t>(button)] : "button " + std::to_string(button);
}

std::string with_mods(const input::Key& key) {
  return std::string(key.mods.ctrl ? "Ctrl+" : "") + (key.mods.alt ? "Alt+" : "") + (key.mods.shift ? "Shift+" : "") +
         (key.mods.gui ? "GUI+" : "") + key.key;
}

std::string window_words(input::WindowChange what) {
  switch (what) {
    case input::WindowChange::kResized:
      return "window: another size";
    case input::WindowChange::kMinimized:
      return "window: minimized";
    case input::WindowChange::kRestored:
      return "window: shown again";
    case input::WindowChange::kFocusLost:
      return "window: focus lost";
    case input::WindowChange::kFocusGained:
      return "window: focus gained";
    case input::WindowChange::kRenderReset:
      return "window: pictures lost";
    case input::WindowChange::kClose:
      break;
  }
  return "window: close";
}

}  // namespace

std::string words_of(const input::Event& event) {
  return std::visit(
      base::Overloaded{
          [](const input::PointerMoved& it) { return std::string(it.touch ? "finger" : "pointer") + " to " + place(it.at); },
          [](const input::PointerButton& it) {
            return (it.touch ? "finger" : button_name(it.button)) + (it.down ? " down" : " up") + " at " + place(it.at);
          },
          [](const input::Wheel& it) { return std::string("wheel ") + (it.dy > 0 ? "up" : "down") + " at " + place(it.at); },
          [](const input::Key& it) {
            return "key " + with_mods(it) + (it.repeat ? " repeated" : it.down ? " down" : " up");
          },
          [](const input::TextTyped& it) { return "text \"" + it.text + "\""; },
          [](const input::Composing& it) { return "composing \"" + it.text + "\""; },
          [](const input::FileDropped& it) { return "file " + it.path; },
          [](const input::WindowChanged& it) { return window_words(it.what); },
      },
      event);
}

void InputLog::hold(const std::string& name, bool down) {
  const auto at = std::find(held_.begin(), held_.end(), name);
  if (down && at == held_.end()) held_.push_back(name);
  if (!down && at != held_.end()) held_.erase(at);
}

void InputLog::add(const input::Event& event, double ms, std::string taker) {
  if (const auto* key = std::get_if<input::Key>(&event)) hold(key->key, key->down);
  if (const auto* button = std::get_if<input::PointerButton>(&event)) {
    hold(button_name(button->button), button->down);
    pointer_ = button->at;
  }
  const auto* moved = std::get_if<input::PointerMoved>(&event);
  if (moved != nullptr) pointer_ = moved->at;
  const auto* change = std::get_if<input::WindowChanged>(&event);
  if (change != nullptr && change->what == input::WindowChange::kFocusLost) held_.clear();
  if (moved != nullptr && !entries_.empty() && entries_.back().move && entries_.back().taker == taker) {
    entries_.back().what = words_of(event);
    entries_.back().ms = ms;
    ++entries_.back().times;
    return;
  }
  if (entries_.size() == kMost) entries_.pop_front();
  entries_.push_back({ms, words_of(event), std::move(taker), 1, moved != nullptr});
}

}  // namespace nightcap::app
