// The glass box itself: all overlays in a column, on a glass, which F3 opens. Its left edge can be dragged.
#pragma once

#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/debug/column.hpp"
#include "engine/debug/glass.hpp"
#include "game/app/glass_box.hpp"
#include "game/overlays/box/list.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays {

class Box final : public app::GlassBox {
 public:
  static constexpr std::string_view kKey = "F3";

  // Of a window's width, that it can be dragged to; and never less than kNarrowest px at 100 %.
  static constexpr float kMost = 0.6f, kNarrowest = 280;

  // `overlays` and what they are made of outlive it; as a rule all of the folder's. `font`: a TrueType file. `scale`: of the
  // letters, 1 at 100 %. `open`: from the start.
  Box(Context context, const std::filesystem::path& font, float scale, bool open,
      std::span<const Overlay* const> overlays = all());

  [[nodiscard]] float width(float window) const override;
  bool take(const input::Event& event) override;
  void update(float ms, scene::Vec2 window) override;
  [[nodiscard]] bool wants_text() const override { return glass_.wants_text(); }
  [[nodiscard]] const debug::Mesh& mesh() const override { return glass_.mesh(); }
  [[nodiscard]] const debug::Lettering& lettering() const override { return glass_.lettering(); }
  [[nodiscard]] const debug::Items& items() const override { return glass_.items(); }

  // Opens or shuts an overlay in it. False if there is none of that id.
  bool toggle(std::string_view overlay);
  [[nodiscard]] std::vector<app::Binding> keys() const override;

  // Called whenever it is arranged otherwise.
  void on_arranged(std::function<void(const std::string& layout)> listener) { arranged_ = std::move(listener); }
  // How it is arranged, as in "width=0.35 state:1.5 frame:0.7:folded", to be remembered.
  [[nodiscard]] std::string layout() const;
  // Arranges it so; what it doesn't understand of it stays as usual.
  void restore(std::string_view layout);

 private:
  void fit(scene::Vec2 window);
  void tell_if_arranged();
  // True if the event was for its left edge.
  bool drag(const input::Event& event);
  // Tells those that were shut.
  void tell_shut();

  Context context_;
  std::span<const Overlay* const> overlays_;
  float scale_;
  bool open_;
  float part_ = 0;        // of the window's width, as somebody dragged it; 0: as usual
  bool near_ = false;     // the pointer is at the edge
  bool dragged_ = false;  // which it holds
  scene::Vec2 window_;
  scene::Rect area_;
  std::string toggled_;         // the key that opened or shut something, until it is up
  std::vector<bool> was_open_;  // of all overlays
  std::function<void(const std::string&)> arranged_;
  std::string layout_;  // that it was told
  unsigned told_ = 0;   // the picture after which it was asked
  debug::Column column_;
  debug::Glass glass_;
};

}  // namespace nightcap::overlays
