// A panel beside a table: a button in a corner of the page, a key, and what it opens. Each is one file and one row in
// hud.cpp. Panels see the table's words, never a view or a state.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/motion/tempo.hpp"
#include "engine/sound/ear.hpp"
#include "engine/ui/paint.hpp"
#include "game/tabletop/rulebook.hpp"
#include "game/tabletop/table.hpp"

namespace nightcap::hud {

using ui::Rect;
using ui::Vec2;

// An action that may be a good one, in words, and the widgets that do it.
struct Hint {
  std::string sentence;
  std::vector<std::string> path;
};

// What panels are given; the pointers outlive them. Away from a table there is none, nor its rules, hints and steps.
struct Desk {
  tabletop::Table* table = nullptr;
  const tabletop::Rulebook* rules = nullptr;
  const scene::TextMetrics* metrics = nullptr;
  motion::Tempo* tempo = nullptr;
  sound::Levels* levels = nullptr;            // nobody hears it: null
  std::function<std::optional<Hint>()> hint;  // thinks anew each time
  std::function<int()> step;                  // how many decisions have been made
  std::function<bool()> may_skip;
  std::function<void()> skip;
  // Set by the HUD itself.
  std::function<void(base::Rule)> open_rule;
  std::function<void(std::string)> announce;
  ui::Corners house = ui::Corners::kRound;  // without a table

  [[nodiscard]] ui::Corners corners() const { return table != nullptr ? table->corners() : house; }
};

// The page that the panels stand on, vpx. `small`: it is shown at less than three quarters of its size, so that what is
// read needs the whole of it. `wide`: there is room beside the table for what stays open.
struct Page {
  Vec2 size{1920, 1080};
  bool small = false;
  bool wide = false;
};

inline constexpr float kButtonSide = 52, kBarTop = 20, kBarPitch = 60, kBelowBar = 84;
inline constexpr float kDockWidth = 420;  // of what is docked at the right of a wide page

// Where its button stands: so many places from the left or the right end of the bar along the top.
struct Spot {
  bool right = false;
  int place = 0;
};

class Panel {
 public:
  explicit Panel(Desk& desk) : desk_(desk) {}
  Panel(const Panel&) = delete;
  Panel& operator=(const Panel&) = delete;
  virtual ~Panel() = default;

  // The id of its button, as in "table.log"; everything else of it begins with that and a point.
  [[nodiscard]] virtual std::string_view id() const = 0;
  [[nodiscard]] virtual std::string_view label() const = 0;
  [[nodiscard]] virtual std::string_view key_name() const = 0;
  [[nodiscard]] virtual scene::SpriteId icon() const = 0;
  [[nodiscard]] virtual Spot spot() const = 0;
  // What the button says besides its name.
  [[nodiscard]] virtual std::string value() const { return open_ ? "open" : ""; }
  [[nodiscard]] virtual bool there() const { return true; }
  [[nodiscard]] virtual bool enabled() const { return true; }
  // Its button was pressed.
  virtual void toggle() { open_ = !open_; }
  // Something else of it was pressed.
  virtual void press(std::string_view /*id*/) {}
  virtual void adjust(std::string_view /*id*/, int /*step*/) {}
  virtual void slide(std::string_view /*id*/, Vec2 /*at*/) {}
  virtual bool wheel(Vec2 /*at*/, float /*dy*/) { return false; }
  // A key of its own, besides that of its button.
  virtual bool key(std::string_view /*key*/) { return false; }
  // Something may have happened at the table.
  virtual void look() {}

  virtual void set_page(const Page& page) { page_ = page; }
  // It opens at the left below `top`; the height that it takes there.
  virtual float stack(float /*top*/) { return 0; }
  virtual void collect(ui::WidgetList& /*widgets*/) const {}
  virtual void paint(scene::DrawList& /*list*/, const ui::Attention& /*attention*/) const {}
  // Whether something stands under its icon, which then is smaller.
  [[nodiscard]] virtual bool has_badge() const { return false; }
  virtual void paint_badge(scene::DrawList& /*list*/, Rect /*button*/) const {}

  void collect_button(ui::WidgetList& widgets) const;
  void show_button(scene::DrawList& list, const ui::Attention& attention) const;

  [[nodiscard]] bool open() const { return open_; }
  void close() { open_ = false; }
  // Whether it hides the table, which then waits and can't be acted on.
  [[nodiscard]] virtual bool covers() const { return false; }
  // How much of the page's right side it takes from the table, vpx.
  [[nodiscard]] virtual float docked() const { return 0; }
  [[nodiscard]] virtual std::string_view default_focus() const { return {}; }

 protected:
  Desk& desk_;
  Page page_;
  bool open_ = false;

 private:
  [[nodiscard]] Rect button() const;
};

}  // namespace nightcap::hud
