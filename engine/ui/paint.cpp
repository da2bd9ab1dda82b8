#include "engine/ui/paint.hpp"

namespace nightcap::ui {

namespace {

constexpr float kSlice = 24;      // corner of the widgets' nine-slices
constexpr float kPressed = 4;     // a pressed button sinks
constexpr float kRingGap = 11;    // the focus ring stands off its widget
constexpr float kKeyCap = 34;

std::string_view button_sprite(Corners corners, ButtonKind kind, bool enabled) {
  const bool round = corners == Corners::kRound;
  if (!enabled) return round ? "button.round.off" : "button.chamfer.off";
  switch (kind) {
    case ButtonKind::kPlain: return round ? "button.round" : "button.chamfer";
    case ButtonKind::kPrimary: return round ? "button.round.hot" : "button.chamfer.hot";
    case ButtonKind::kDanger: return round ? "button.round.danger" : "button.chamfer.danger";
    case ButtonKind::kGo: return round ? "button.round.go" : "button.chamfer.go";
  }
  return "button.round";
}

// A name of a key as it stands on its cap.
std::string_view cap_text(std::string_view key) { return key == "Return" ? "Enter" : key; }

}  // namespace

TextStyle on_picture(Font font, float size, Color color, Align align) {
  return {font, size, color, align, size >= type::kNoun ? 4.0f : 3.0f, palette::kInk};
}

void paint_panel(DrawList& list, Rect rect, Corners corners) {
  list.sprite(corners == Corners::kRound ? "panel.round" : "panel.chamfer", rect, Color{255, 255, 255, 237}, kSlice);
}

void paint_button(DrawList& list, const Widget& widget, const Attention& attention, Corners corners, ButtonKind kind) {
  list.set_entity(widget.id);
  const bool down = attention.pressed == widget.id && attention.hover == widget.id;
  Rect rect = widget.rect;
  if (down) rect.y += kPressed;
  const bool hover = widget.enabled && attention.hover == widget.id && !down;
  list.sprite(button_sprite(corners, kind, widget.enabled), rect, scene::kWhite, kSlice);
  if (hover) list.sprite(button_sprite(corners, kind, true), rect, Color{255, 255, 255, 40}, kSlice);
  const bool dark_text = kind == ButtonKind::kPrimary && widget.enabled;
  const Color color = !widget.enabled ? palette::kDisabledText : dark_text ? palette::kInk : palette::kCream;
  Rect label = rect;
  if (!widget.key.empty() && widget.enabled) {
    const float width = widget.key.size() > 1 ? kKeyCap * 2.2f : kKeyCap;
    const Rect cap{rect.x + rect.w - width - 14, rect.center().y - kKeyCap / 2, width, kKeyCap};
    list.sprite("keycap", cap, scene::kWhite, 10);
    list.words(cap_text(widget.key), cap, {Font::kBold, type::kCaption, palette::kInk, Align::kCenter});
    label = {rect.x + 14, rect.y, rect.w - width - 38, rect.h};
  }
  list.words(widget.name, label, {Font::kBold, rect.h >= 60 ? type::kButton : 24.0f, color, Align::kCenter});
}

void paint_setting(DrawList& list, const Widget& widget, const Attention& attention, Corners corners) {
  list.set_entity(widget.id);
  paint_panel(list, widget.rect, corners);
  const bool lit = attention.hover == widget.id;
  const Rect inner{widget.rect.x + 20, widget.rect.y, widget.rect.w - 40, widget.rect.h};
  list.words(widget.name, inner, {Font::kBody, type::kBody, palette::kCream, Align::kLeft});
  list.words(widget.value, inner, {Font::kBold, type::kButton, lit ? palette::kGoldLight : palette::kGold, Align::kRight});
}

void paint_focus(DrawList& list, Rect rect, Corners corners) {
  list.set_entity("focus");
  const Rect ring{rect.x - kRingGap, rect.y - kRingGap, rect.w + 2 * kRingGap, rect.h + 2 * kRingGap};
  list.sprite(corners == Corners::kRound ? "focus.round" : "focus.chamfer", ring, scene::kWhite, kSlice);
  const Vec2 c = ring.center();
  const auto triangle = [&](float x, float point) {
    list.sprite("solid", scene::Quad{{{x, c.y - 10}, {point, c.y}, {point, c.y}, {x, c.y + 10}}}, scene::kWhite);
  };
  triangle(ring.x - 16, ring.x - 2);
  triangle(ring.x + ring.w + 16, ring.x + ring.w + 2);
}

}  // namespace nightcap::ui
