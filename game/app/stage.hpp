// What the application needs of a platform: a window (or something that stands for one), its events, and a renderer.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/assets/manifest.hpp"
#include "engine/debug/mesh.hpp"
#include "engine/input/event.hpp"
#include "engine/scene/draw_list.hpp"

namespace nightcap::app {

// What is kept for the renderer, by kind.
struct PictureMemory {
  struct Kind {
    std::size_t bytes = 0;
    int count = 0;
  };
  Kind pages;     // of the atlases, as they were read
  Kind drawings;  // at the sizes at which they are drawn
  Kind words;     // texts that were set
  Kind canvas;    // pictures as large as the window
};

// A controller, while it is connected: axes -1 to 1, triggers 0 to 1.
struct Pad {
  struct Axis {
    std::string name;
    float at = 0;
  };
  std::string name;
  std::vector<Axis> axes;
  std::vector<std::string> held;  // names of buttons
};

class Stage {
 public:
  Stage() = default;
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;
  virtual ~Stage() = default;

  // The next event of a device, if there is one.
  [[nodiscard]] virtual bool poll(input::Event& event) = 0;
  // Puts an event in at the same door, behind those that wait.
  virtual void post(const input::Event& event) = 0;

  // Window px, at least 1x1.
  [[nodiscard]] virtual int width() const = 0;
  [[nodiscard]] virtual int height() const = 0;
  virtual void resize(int width, int height) = 0;
  virtual void set_fullscreen(bool on) = 0;
  [[nodiscard]] virtual bool fullscreen() const = 0;
  // Text input (and the system's input method) is on only while somebody types.
  virtual void set_text_input(bool on) = 0;

  // What is copied, for other programs.
  virtual void set_clipboard(const std::string& /*text*/) {}

  [[nodiscard]] virtual const scene::TextMetrics& metrics() const = 0;
  // Paints the list and shows it. Returns the number of draw calls it took.
  virtual int render(const scene::DrawList& list) = 0;
  // What the next list is rendered with: triangles that lie over it. Both stay as they are until then.
  virtual void set_glass(const debug::Mesh& /*mesh*/, const debug::Lettering& /*lettering*/) {}
  // Whether it would make ready what may be rendered later; if so, it is told here, a list at a time. That takes next to
  // no time, and changes no picture.
  [[nodiscard]] virtual bool has_time() const { return false; }
  virtual void warm(const scene::DrawList& /*list*/) {}
  // Another screen was opened, and this will be its first list: whether it can be rendered without making anything first.
  // If not, what is missing is made now before all else; it may be asked again, or rendered all the same.
  [[nodiscard]] virtual bool ready(const scene::DrawList& /*list*/) { return true; }
  // Writes what was rendered last as a PNG. False if that can't be done.
  [[nodiscard]] virtual bool screenshot(const std::string& file) = 0;
  // Memory of this process in MiB; 0 where nobody knows.
  [[nodiscard]] virtual double resident_mb() const { return 0; }
  // Memory of all that is kept for the renderer in MiB.
  [[nodiscard]] virtual double texture_mb() const { return 0; }
  // The same by kind.
  [[nodiscard]] virtual PictureMemory memory() const { return {}; }
  // Drawable px of a window px; dots an inch of the display, 0 where nobody knows; and who draws, as in "software".
  [[nodiscard]] virtual scene::Vec2 density() const { return {1, 1}; }
  [[nodiscard]] virtual float dpi() const { return 0; }
  [[nodiscard]] virtual std::string renderer_name() const { return "none"; }
  // Where what was baked is; empty: nowhere.
  [[nodiscard]] virtual std::filesystem::path data() const { return {}; }
  // What is baked, or null; and whether that page of it is in memory now.
  [[nodiscard]] virtual const assets::Manifest* manifest() const { return nullptr; }
  [[nodiscard]] virtual bool page_kept(int /*page*/) const { return false; }
  // Reads all drawings anew. What is wrong with them, one sentence, and then the old ones stay; empty: nothing.
  [[nodiscard]] virtual std::string reload_drawings() { return "There are no drawings here."; }
  // The controllers that are connected; from the first call on they are listened to.
  [[nodiscard]] virtual std::vector<Pad> pads() { return {}; }
  // What is missing on this machine (a font, a picture), one sentence; empty if nothing is.
  [[nodiscard]] virtual std::string complaint() const = 0;
};

}  // namespace nightcap::app
