// The glass that the overlays are drawn on: Dear ImGui without a platform. Device events go in, triangles come out.
//
// Everything on it is drawn, and told by Dear ImGui, in px from its own upper left corner: so menus, lists and windows keep
// within it. What is only watched is drawn 20 times a second; what is pressed, at once. Whoever got a button or key down gets
// its up.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "engine/debug/items.hpp"
#include "engine/debug/mesh.hpp"
#include "engine/input/event.hpp"

struct ImGuiContext;

namespace nightcap::debug {

class Glass {
 public:
  static constexpr float kWatched = 50;  // ms between two pictures of what nobody touches

  // Draws everything on it, by calling Dear ImGui; outlives the glass.
  using Draw = std::function<void()>;

  // `font`: a TrueType file; where it can't be read, Dear ImGui's own letters. `size`: px of a line.
  Glass(const std::filesystem::path& font, float size, Draw draw);
  ~Glass();
  Glass(const Glass&) = delete;
  Glass& operator=(const Glass&) = delete;

  // Where it lies on the window, window px. Empty: it is shut, and takes nothing.
  void set_area(const scene::Rect& area);
  // Drawable px of a window px, for letters as sharp as the screen is.
  void set_density(float density);
  // True if the event was meant for the glass and for nothing else.
  bool take(const input::Event& event);
  // ms of real time.
  void update(float ms);
  // Draws at the next update.
  void touch() { stale_ = true; }
  // Whether somebody types there.
  [[nodiscard]] bool wants_text() const { return wants_text_; }

  [[nodiscard]] const Mesh& mesh() const { return mesh_; }
  [[nodiscard]] const Lettering& lettering() const { return lettering_; }
  [[nodiscard]] const Items& items() const { return items_; }

 private:
  void frame(float ms);
  void copy();
  void draw_letters();
  bool pointer(const input::PointerButton& event);
  bool key(const input::Key& event);
  void let_go();

  ImGuiContext* context_;
  std::filesystem::path font_;
  float size_;
  float density_ = 1;
  Draw draw_;
  scene::Rect area_;
  Mesh mesh_;
  Lettering lettering_;
  Items items_;
  std::vector<std::string> held_keys_;  // went down here
  int held_button_ = 0;                 // of the pointer, that went down here
  bool elsewhere_ = false;              // one went down at the table, and is not up yet
  bool focused_ = false;
  bool wants_text_ = false;
  bool stale_ = true;
  float since_ = 0;  // ms since it was drawn
};

}  // namespace nightcap::debug
