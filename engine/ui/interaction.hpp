// From device events to what a person does with a screen: clicking, dragging, walking the focus, typing.
#pragma once

#include <string>

#include "engine/input/event.hpp"
#include "engine/ui/screen.hpp"

namespace nightcap::ui {

class Interaction {
 public:
  // Gives one event to the screen. True if it was taken. `widgets` is the screen's list and is collected anew after
  // every change, so that each event meets what is there now.
  bool handle(const input::Event& event, Screen& screen, WidgetList& widgets, const scene::ViewTransform& view);
  // After the screen changed: keeps the focus on something that is there.
  void settle(const Screen& screen, const WidgetList& widgets);
  // Another screen: focus, hover and everything held down are dropped.
  void reset();

  [[nodiscard]] Attention attention() const;
  [[nodiscard]] const std::string& focus() const { return focus_; }
  void set_focus(std::string_view id) { focus_ = id; }
  // Counts up whenever the attention changes.
  [[nodiscard]] unsigned revision() const { return revision_; }

 private:
  // Before a press or key that means `meant` (nullptr: nothing) is acted on: finishes what is moving. True if that was
  // all that it may do: what it would act on now was not there, or said something else, when the person aimed.
  bool finishes_motion(const Widget* meant, Screen& screen, WidgetList& widgets);
  bool pointer_down(const input::PointerButton& event, Screen& screen, WidgetList& widgets);
  // What is dragged goes home, as if it had not been touched. False if nothing is.
  bool give_up_drag();
  bool pointer_up(Screen& screen, WidgetList& widgets);
  bool key(const input::Key& event, Screen& screen, WidgetList& widgets);
  bool walk(int step, const WidgetList& widgets);
  bool walk(Vec2 direction, const WidgetList& widgets);
  bool activate(std::string_view id, Screen& screen, WidgetList& widgets);
  void refresh(Screen& screen, WidgetList& widgets);

  std::string focus_;
  std::string offered_;  // the screen's default focus, when it was last there
  std::string hover_;
  std::string pressed_;
  Vec2 pointer_;
  Vec2 pressed_at_;
  bool dragging_ = false;
  bool ring_ = false;
  unsigned revision_ = 1;
};

}  // namespace nightcap::ui
