// What a frame shows, as plain values in painting order: the only thing that a renderer gets, and what tests read.
// A list is kept and filled again each frame, so that after warm-up nothing is allocated.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/scene/geometry.hpp"
#include "engine/scene/sprite_id.hpp"

namespace nightcap::scene {

enum class Font : std::uint8_t { kBody, kMedium, kBold, kHeavy, kScript, kDisplay, kName };
enum class Align : std::uint8_t { kLeft, kCenter, kRight };

// How a text is set: size in vpx (renderers scale it to whole window px), outline in vpx (0: none).
struct TextStyle {
  Font font = Font::kBody;
  float size = 22;
  Color color = kWhite;
  Align align = Align::kLeft;
  float outline = 0;
  Color outline_color = Color::hex(0x1B1426);
  friend constexpr bool operator==(const TextStyle&, const TextStyle&) = default;
};

// A piece of the list's own text storage.
struct TextRange {
  std::uint32_t from = 0;
  std::uint32_t length = 0;
};

// The layer of what is no entity of a scene.
inline constexpr int kPainted = -1'000'000;

struct DrawItem {
  TextRange entity;     // who it belongs to, as a stable id
  SpriteId sprite;      // empty: text
  Quad quad;            // window px
  Color tint = kWhite;  // multiplies the sprite; alpha is the item's alpha
  float slice = 0;      // > 0: nine-slice, the corners being that many vpx of the sprite
  TextRange text;       // set in `style` within the quad (one line, vertically centred)
  TextStyle style;
  int layer = kPainted;  // for overlays alone
};

// How the page is looked at: nearer about a place, and shifted. Both in window px.
struct Camera {
  Vec2 center{};
  float zoom = 1;  // at least 1
  Vec2 shift{};    // whole px
  [[nodiscard]] bool at_home() const { return zoom == 1 && shift == Vec2{}; }
  friend constexpr bool operator==(const Camera&, const Camera&) = default;
};

class DrawList {
 public:
  void clear() {
    items_.clear();
    text_.clear();
    entity_ = {};
    layer_ = kPainted;
    camera_ = {};
    under_camera_ = 0;
  }
  [[nodiscard]] std::span<const DrawItem> items() const { return items_; }
  [[nodiscard]] std::string_view text(TextRange range) const {
    return std::string_view(text_).substr(range.from, range.length);
  }

  // The view that following items are transformed by. Set before anything is added.
  void set_view(ViewTransform view) { view_ = view; }
  [[nodiscard]] const ViewTransform& view() const { return view_; }
  // How everything that was added so far is looked at; what follows is not moved by it.
  void set_camera(const Camera& camera) {
    camera_ = camera;
    under_camera_ = items_.size();
  }
  [[nodiscard]] const Camera& camera() const { return camera_; }
  // How many of the items, from the first, it looks at.
  [[nodiscard]] std::size_t under_camera() const { return under_camera_; }
  // The owner of the following items.
  void set_entity(std::string_view id) { entity_ = store(id); }
  // The layer of the following items.
  void set_layer(int layer) { layer_ = layer; }
  // Drops every item that `keep` says no to.
  template <class F>
  void keep_if(F&& keep) {
    std::size_t kept = 0, under = 0;
    for (std::size_t i = 0; i < items_.size(); ++i) {
      if (!keep(std::as_const(items_[i]))) continue;
      if (i < under_camera_) ++under;
      items_[kept++] = items_[i];
    }
    items_.erase(items_.begin() + static_cast<std::ptrdiff_t>(kept), items_.end());
    under_camera_ = under;
  }

  // `quad` in vpx. What cannot be seen (no name, no text, alpha 0) is not added.
  void sprite(SpriteId id, const Quad& quad, Color tint = kWhite, float slice = 0);
  void sprite(SpriteId id, Rect rect, Color tint = kWhite, float slice = 0) { sprite(id, quad_of(rect), tint, slice); }
  void solid(Rect rect, Color color) { sprite(kSolid, rect, color); }
  void words(std::string_view text, const Quad& quad, const TextStyle& style, float alpha = 1);
  void words(std::string_view text, Rect rect, const TextStyle& style, float alpha = 1) {
    words(text, quad_of(rect), style, alpha);
  }

  // Whether both would paint the same, whoever owns the items.
  friend bool operator==(const DrawList& a, const DrawList& b);

 private:
  TextRange store(std::string_view text);

  std::vector<DrawItem> items_;
  std::string text_;
  ViewTransform view_;
  TextRange entity_;
  int layer_ = kPainted;
  Camera camera_;
  std::size_t under_camera_ = 0;
};

// How wide a text will be, in vpx. Implemented by the platform's fonts, and by a plain estimate for tests.
class TextMetrics {
 public:
  TextMetrics() = default;
  TextMetrics(const TextMetrics&) = delete;
  TextMetrics& operator=(const TextMetrics&) = delete;
  virtual ~TextMetrics() = default;
  [[nodiscard]] virtual float width(std::string_view text, Font font, float size) const = 0;
};

}  // namespace nightcap::scene
