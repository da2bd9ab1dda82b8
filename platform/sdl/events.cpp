#include "platform/sdl/events.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "engine/base/overloaded.hpp"

namespace nightcap::platform::sdl {
namespace {

using input::WindowChange;
using scene::Vec2;

constexpr SDL_TouchID kPostedTouch = 1;
constexpr SDL_FingerID kPostedFinger = 1;

Vec2 size_of(SDL_Window* window) {
  int w = 1, h = 1;
  SDL_GetWindowSize(window, &w, &h);
  return {static_cast<float>(std::max(w, 1)), static_cast<float>(std::max(h, 1))};
}

Vec2 place(int x, int y) { return {static_cast<float>(x), static_cast<float>(y)}; }

input::Mods mods_of(std::uint16_t mod) {
  return {(mod & KMOD_CTRL) != 0, (mod & KMOD_ALT) != 0, (mod & KMOD_SHIFT) != 0, (mod & KMOD_GUI) != 0};
}

std::uint16_t mods_of(input::Mods mods) {
  return static_cast<std::uint16_t>((mods.ctrl ? KMOD_LCTRL : 0) | (mods.alt ? KMOD_LALT : 0) | (mods.shift ? KMOD_LSHIFT : 0) |
                                    (mods.gui ? KMOD_LGUI : 0));
}

std::optional<input::Event> window_event(const SDL_WindowEvent& event) {
  switch (event.event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      return input::WindowChanged{WindowChange::kResized};
    case SDL_WINDOWEVENT_MINIMIZED:
    case SDL_WINDOWEVENT_HIDDEN:
      return input::WindowChanged{WindowChange::kMinimized};
    case SDL_WINDOWEVENT_RESTORED:
    case SDL_WINDOWEVENT_EXPOSED:
      return input::WindowChanged{WindowChange::kRestored};
    case SDL_WINDOWEVENT_FOCUS_LOST:
      return input::WindowChanged{WindowChange::kFocusLost};
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      return input::WindowChanged{WindowChange::kFocusGained};
    case SDL_WINDOWEVENT_CLOSE:
      return input::WindowChanged{WindowChange::kClose};
    default:
      return std::nullopt;
  }
}

std::uint8_t window_event_of(WindowChange what) {
  switch (what) {
    case WindowChange::kResized:
      return SDL_WINDOWEVENT_SIZE_CHANGED;
    case WindowChange::kMinimized:
      return SDL_WINDOWEVENT_MINIMIZED;
    case WindowChange::kRestored:
      return SDL_WINDOWEVENT_RESTORED;
    case WindowChange::kFocusLost:
      return SDL_WINDOWEVENT_FOCUS_LOST;
    case WindowChange::kFocusGained:
      return SDL_WINDOWEVENT_FOCUS_GAINED;
    case WindowChange::kClose:
      return SDL_WINDOWEVENT_CLOSE;
    case WindowChange::kRenderReset:
      break;
  }
  return SDL_WINDOWEVENT_NONE;
}

// How many bytes of it fit, without cutting a character.
std::size_t fitting(std::string_view text, std::size_t room) {
  if (text.size() <= room) return text.size();
  std::size_t end = room;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0u) == 0x80u) --end;
  return end;
}

void push_finger(std::uint32_t type, Vec2 at, SDL_Window* window) {
  SDL_Event out{};
  const Vec2 size = size_of(window);
  out.type = type;
  out.tfinger.touchId = kPostedTouch;
  out.tfinger.fingerId = kPostedFinger;
  out.tfinger.windowID = SDL_GetWindowID(window);
  out.tfinger.x = at.x / size.x;
  out.tfinger.y = at.y / size.y;
  SDL_PushEvent(&out);
}

}  // namespace

std::optional<input::Event> EventDoor::read(SDL_Event& event, SDL_Window* window) {
  switch (event.type) {
    case SDL_MOUSEMOTION:
      if (event.motion.which == SDL_TOUCH_MOUSEID) return std::nullopt;
      return input::PointerMoved{place(event.motion.x, event.motion.y), false};
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
      if (event.button.which == SDL_TOUCH_MOUSEID) return std::nullopt;
      return input::PointerButton{place(event.button.x, event.button.y), event.button.button, event.type == SDL_MOUSEBUTTONDOWN,
                                  std::max<int>(event.button.clicks, 1), false};
    case SDL_FINGERDOWN:
    case SDL_FINGERUP:
    case SDL_FINGERMOTION: {
      const SDL_TouchFingerEvent& touch = event.tfinger;
      if (event.type == SDL_FINGERDOWN && !finger_) finger_ = touch.fingerId;
      if (finger_ && *finger_ != touch.fingerId) return std::nullopt;
      const Vec2 size = size_of(window);
      const Vec2 at{touch.x * size.x, touch.y * size.y};
      if (event.type == SDL_FINGERMOTION) return input::PointerMoved{at, true};
      if (event.type == SDL_FINGERUP) finger_.reset();
      return input::PointerButton{at, 1, event.type == SDL_FINGERDOWN, 1, true};
    }
    case SDL_MOUSEWHEEL: {
      const float dy = event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED ? -event.wheel.preciseY : event.wheel.preciseY;
      return input::Wheel{place(event.wheel.mouseX, event.wheel.mouseY), dy};
    }
    case SDL_KEYDOWN:
    case SDL_KEYUP: {
      const char* name = SDL_GetKeyName(event.key.keysym.sym);
      if (name == nullptr || *name == '\0') return std::nullopt;
      return input::Key{name, event.type == SDL_KEYDOWN, event.key.repeat != 0, mods_of(event.key.keysym.mod)};
    }
    case SDL_TEXTINPUT:
      return input::TextTyped{event.text.text};
    case SDL_TEXTEDITING:
      return input::Composing{event.edit.text};
    case SDL_TEXTEDITING_EXT: {
      input::Composing composing{event.editExt.text != nullptr ? event.editExt.text : ""};
      SDL_free(event.editExt.text);
      return composing;
    }
    case SDL_DROPFILE:
    case SDL_DROPTEXT: {
      input::FileDropped dropped{event.drop.file != nullptr ? event.drop.file : ""};
      SDL_free(event.drop.file);
      if (event.type == SDL_DROPTEXT) return std::nullopt;
      return dropped;
    }
    case SDL_WINDOWEVENT:
      return window_event(event.window);
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET:
      return input::WindowChanged{WindowChange::kRenderReset};
    case SDL_QUIT:
      return input::WindowChanged{WindowChange::kClose};
    default:
      return std::nullopt;
  }
}

void EventDoor::push(const input::Event& event, SDL_Window* window) {
  const auto id = SDL_GetWindowID(window);
  const auto px = [](float v) { return static_cast<int>(std::lround(v)); };
  std::visit(base::Overloaded{
                 [&](const input::PointerMoved& moved) {
                   if (moved.touch) return push_finger(SDL_FINGERMOTION, moved.at, window);
                   SDL_Event out{};
                   out.type = SDL_MOUSEMOTION;
                   out.motion.windowID = id;
                   out.motion.x = px(moved.at.x);
                   out.motion.y = px(moved.at.y);
                   SDL_PushEvent(&out);
                 },
                 [&](const input::PointerButton& button) {
                   if (button.touch) return push_finger(button.down ? SDL_FINGERDOWN : SDL_FINGERUP, button.at, window);
                   SDL_Event out{};
                   out.type = button.down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
                   out.button.windowID = id;
                   out.button.button = static_cast<std::uint8_t>(button.button);
                   out.button.state = button.down ? SDL_PRESSED : SDL_RELEASED;
                   out.button.clicks = static_cast<std::uint8_t>(button.clicks);
                   out.button.x = px(button.at.x);
                   out.button.y = px(button.at.y);
                   SDL_PushEvent(&out);
                 },
                 [&](const input::Wheel& wheel) {
                   SDL_Event out{};
                   out.type = SDL_MOUSEWHEEL;
                   out.wheel.windowID = id;
                   out.wheel.direction = SDL_MOUSEWHEEL_NORMAL;
                   out.wheel.y = px(wheel.dy);
                   out.wheel.preciseY = wheel.dy;
                   out.wheel.mouseX = px(wheel.at.x);
                   out.wheel.mouseY = px(wheel.at.y);
                   SDL_PushEvent(&out);
                 },
                 [&](const input::Key& key) {
                   SDL_Event out{};
                   out.type = key.down ? SDL_KEYDOWN : SDL_KEYUP;
                   out.key.windowID = id;
                   out.key.state = key.down ? SDL_PRESSED : SDL_RELEASED;
                   out.key.repeat = key.repeat ? 1 : 0;
                   out.key.keysym.sym = SDL_GetKeyFromName(key.key.c_str());
                   out.key.keysym.scancode = SDL_GetScancodeFromKey(out.key.keysym.sym);
                   out.key.keysym.mod = mods_of(key.mods);
                   SDL_PushEvent(&out);
                 },
                 [&](const input::TextTyped& typed) {
                   for (std::string_view rest = typed.text; !rest.empty();) {
                     SDL_Event out{};
                     out.type = SDL_TEXTINPUT;
                     out.text.windowID = id;
                     const std::size_t length = fitting(rest, sizeof(out.text.text) - 1);
                     if (length == 0) return;  // not UTF-8
                     rest.copy(out.text.text, length);
                     rest.remove_prefix(length);
                     SDL_PushEvent(&out);
                   }
                 },
                 [&](const input::Composing& composing) {
                   SDL_Event out{};
                   out.type = SDL_TEXTEDITING_EXT;
                   out.editExt.windowID = id;
                   out.editExt.text = SDL_strdup(composing.text.c_str());
                   if (SDL_PushEvent(&out) != 1) SDL_free(out.editExt.text);
                 },
                 [&](const input::FileDropped& dropped) {
                   SDL_Event out{};
                   out.type = SDL_DROPFILE;
                   out.drop.windowID = id;
                   out.drop.file = SDL_strdup(dropped.path.c_str());
                   if (SDL_PushEvent(&out) != 1) SDL_free(out.drop.file);
                 },
                 [&](const input::WindowChanged& changed) {
                   SDL_Event out{};
                   if (changed.what == WindowChange::kRenderReset) {
                     out.type = SDL_RENDER_DEVICE_RESET;
                   } else {
                     const Vec2 size = size_of(window);
                     out.type = SDL_WINDOWEVENT;
                     out.window.windowID = id;
                     out.window.event = window_event_of(changed.what);
                     out.window.data1 = px(size.x);
                     out.window.data2 = px(size.y);
                   }
                   SDL_PushEvent(&out);
                 },
             },
             event);
}

}  // namespace nightcap::platform::sdl
