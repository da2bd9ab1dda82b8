// The glass box itself: all overlays in a column, on a glass, which F3 opens.
#pragma once

#include <filesystem>
#include <vector>

#include "engine/debug/column.hpp"
#include "engine/debug/glass.hpp"
#include "game/app/glass_box.hpp"
#include "game/overlays/overlay.hpp"

namespace nightcap::overlays {

class Box final : public app::GlassBox {
 public:
  static constexpr std::string_view kKey = "F3";

  // `font`: a TrueType file. `scale`: of the letters, 1 at 100 %. `open`: from the start.
  Box(Context context, const std::filesystem::path& font, float scale, bool open);

  [[nodiscard]] float width(float window) const override;
  bool take(const input::Event& event) override;
  void update(float ms, scene::Vec2 window) override;
  [[nodiscard]] bool wants_text() const override { return glass_.wants_text(); }
  [[nodiscard]] const debug::Mesh& mesh() const override { return glass_.mesh(); }
  [[nodiscard]] const debug::Lettering& lettering() const override { return glass_.lettering(); }
  [[nodiscard]] const debug::Items& items() const override { return glass_.items(); }

 private:
  void fit(scene::Vec2 window);
  // Tells those that were shut.
  void tell_shut();

  Context context_;
  float scale_;
  bool open_;
  scene::Vec2 window_;
  scene::Rect area_;
  std::string toggled_;         // the key that opened or shut something, until it is up
  std::vector<bool> was_open_;  // of all overlays
  debug::Column column_;
  debug::Glass glass_;
};

}  // namespace nightcap::overlays
