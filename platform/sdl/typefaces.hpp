// The four faces of scene::Font: how wide a text will be, and the text set as a picture.
//
// Sizes are fractions of a px (quarters), and glyphs stand at fractions too: so a text is as wide as was measured, at
// any scale of the window.
#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/scene/draw_list.hpp"
#include "platform/sdl/owned.hpp"

namespace nightcap::platform::sdl {

class Typefaces final : public scene::TextMetrics {
 public:
  // The folder holds body.ttf, bold.ttf, display.ttf and script.ttf; a missing one is stood in for by another.
  explicit Typefaces(const std::filesystem::path& folder);
  ~Typefaces() override;

  [[nodiscard]] float width(std::string_view text, scene::Font font, float size) const override;
  // Whether there is any face to set with.
  [[nodiscard]] bool any() const { return any_; }
  [[nodiscard]] const std::vector<std::string>& missing() const { return missing_; }

  // The nearest size that is set.
  [[nodiscard]] static int quarters(float px);
  // From the top of a text that was set (without an outline) to its base line.
  [[nodiscard]] int ascent(scene::Font font, int quarter_px) const;
  // In straight ARGB, the outline (px, may be 0) round it included. Null if it can't be set.
  [[nodiscard]] SurfacePtr set(std::string_view text, scene::Font font, int quarter_px, scene::Color fill, int outline,
                               scene::Color outline_color);

 private:
  [[nodiscard]] TTF_Font* sized(scene::Font font, int quarter_px, int outline) const;

  std::array<std::string, 4> files_;  // their bytes: FreeType reads from them as long as a size is open
  std::array<int, 4> stands_in_{};    // which of them is used for each face
  std::vector<std::string> missing_;
  bool any_ = false;
  mutable std::unordered_map<std::uint32_t, FontPtr> open_;
  mutable std::unordered_map<std::size_t, float> widths_;  // by text and face, at the size of kMeasured
  mutable std::string text_;                               // with a zero at its end
};

}  // namespace nightcap::platform::sdl
