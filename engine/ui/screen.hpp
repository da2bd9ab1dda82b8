// One screen of the program: title, lobby, table. It lists its widgets, takes what a person does with them, and paints.
#pragma once

#include <string_view>

#include "engine/input/event.hpp"
#include "engine/scene/draw_list.hpp"
#include "engine/ui/widget.hpp"

namespace nightcap::ui {

// What the person is at: for painting states. Empty: none.
struct Attention {
  std::string_view focus;    // has the keyboard
  std::string_view hover;    // is under the pointer
  std::string_view pressed;  // is held down
  std::string_view dragged;  // follows the pointer
  Vec2 pointer;              // vpx
  bool ring = false;         // show the focus: the last device was not a pointer
};

enum class Corners : std::uint8_t { kRound, kChamfer };

class Screen {
 public:
  Screen() = default;
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;
  virtual ~Screen() = default;

  // As in "title".
  [[nodiscard]] virtual std::string_view name() const = 0;
  [[nodiscard]] virtual Corners corners() const { return Corners::kRound; }
  // The page is that large, vpx; called before anything else and when it changes.
  virtual void set_page(Vec2 size) = 0;
  virtual void collect(WidgetList& widgets) const = 0;
  // Where the focus starts, and goes when its widget vanishes; empty: the first.
  [[nodiscard]] virtual std::string_view default_focus() const { return {}; }
  // A person activated it. It is on the list and enabled.
  virtual void press(std::string_view id) = 0;
  // A person dropped one on another; by default that is one press after the other.
  virtual void drop(std::string_view from, std::string_view to) {
    press(from);
    press(to);
  }
  // A step on a choice or slider that has the focus: -1 or 1.
  virtual void adjust(std::string_view /*id*/, int /*step*/) {}
  // Text for the field that has the focus; "\b" takes back one character.
  virtual void type(std::string_view /*id*/, std::string_view /*text*/) {}
  // Esc. False: nothing to go back to here.
  virtual bool back() { return false; }
  // A person wants to see it from near (the right button at that place of the page: no id; or the key Z on what has the focus).
  // False: there is nothing to see.
  virtual bool look(std::string_view /*id*/, Vec2 /*place*/) { return false; }
  // What the person is at now: before each update, and after each event.
  virtual void attend(const Attention& /*attention*/) {}
  // A device's event, before anything is made of it.
  virtual void notice(const input::Event& /*event*/) {}
  // Before a key or click is looked at: finish what is moving, so that it meets a table at rest.
  virtual void hurry() {}
  // ms of game time have passed.
  virtual void update(float /*ms*/) {}
  // Counts up whenever the screen would look or list differently.
  [[nodiscard]] virtual unsigned revision() const = 0;
  virtual void paint(scene::DrawList& list, const Attention& attention) const = 0;
};

}  // namespace nightcap::ui
