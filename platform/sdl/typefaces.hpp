// The faces of scene::Font: how wide a text will be, and the text set as a picture.
//
// Sizes are fractions of a px (quarters), and glyphs stand at fractions too: so a text is as wide as was measured, at
// any scale of the window. The middle of such a picture is the middle of the capital letters: faces keep very different
// room above and below their letters, and in the middle of a button all are to look so.
//
// Any thread may ask; one is served after the other, as the library wants it.
#pragma once

#include <array>
#include <filesystem>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/scene/draw_list.hpp"
#include "platform/sdl/owned.hpp"

namespace nightcap::platform::sdl {

class Typefaces final : public scene::TextMetrics {
 public:
  // The folder holds a NAME.ttf for each face (body, medium, bold, heavy, script, display, name); a missing one is
  // stood in for by the one that is most like it.
  explicit Typefaces(const std::filesystem::path& folder);
  ~Typefaces() override;

  [[nodiscard]] float width(std::string_view text, scene::Font font, float size) const override;
  // Whether there is any face to set with.
  [[nodiscard]] bool any() const { return any_; }
  [[nodiscard]] const std::vector<std::string>& missing() const { return missing_; }

  // The nearest size that is set.
  [[nodiscard]] static int quarters(float px);
  // From the top of a picture of a text (without an outline) to its base line.
  [[nodiscard]] int ascent(scene::Font font, int quarter_px) const;
  // In straight ARGB, the outline (px, may be 0) round it included. Null if it can't be set.
  [[nodiscard]] SurfacePtr set(std::string_view text, scene::Font font, int quarter_px, scene::Color fill, int outline,
                               scene::Color outline_color);

 private:
  static constexpr std::size_t kFaces = 7;
  // Clear rows that put the capital letters into the middle of what the library sets.
  struct Room {
    int above = 0;
    int below = 0;
  };

  [[nodiscard]] TTF_Font* sized(scene::Font font, int quarter_px, int outline) const;
  [[nodiscard]] Room room(scene::Font font, int quarter_px) const;

  std::array<std::string, kFaces> files_;  // their bytes: FreeType reads from them as long as a size is open
  std::array<int, kFaces> stands_in_{};    // which of them is used for each face
  std::array<float, kFaces> capital_{};    // how high an H is, in parts of the size
  std::vector<std::string> missing_;
  bool any_ = false;
  mutable std::mutex mutex_;  // guards what follows
  mutable std::unordered_map<std::uint32_t, FontPtr> open_;
  mutable std::unordered_map<std::size_t, float> widths_;  // by text and face, at the size of kMeasured
  mutable std::string text_;                               // with a zero at its end
};

}  // namespace nightcap::platform::sdl
