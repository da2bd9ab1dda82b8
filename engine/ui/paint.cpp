#include "engine/ui/paint.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace nightcap::ui {

namespace {

constexpr float kSlice = 24;    // corner of the widgets' nine-slices
constexpr float kPressed = 4;   // a pressed button sinks
constexpr float kRingGap = 11;  // the focus ring stands off its widget
constexpr float kKeyCap = 34;
constexpr Vec2 kSwitch{76, 36};
constexpr float kControlWidth = 280;
constexpr float kControlMargin = 12;
constexpr float kArrow = 24;

std::string_view button_sprite(Corners corners, ButtonKind kind, bool enabled) {
  const bool round = corners == Corners::kRound;
  if (!enabled) return round ? "button.round.off" : "button.chamfer.off";
  switch (kind) {
    case ButtonKind::kPlain:
      return round ? "button.round" : "button.chamfer";
    case ButtonKind::kPrimary:
      return round ? "button.round.hot" : "button.chamfer.hot";
    case ButtonKind::kDanger:
      return round ? "button.round.danger" : "button.chamfer.danger";
    case ButtonKind::kGo:
      return round ? "button.round.go" : "button.chamfer.go";
  }
  return "button.round";
}

// A name of a key as it stands on its cap.
std::string_view cap_text(std::string_view key) { return key == "Return" ? "Enter" : key == "Escape" ? "Esc" : key; }

bool letter_begins(std::string_view text, std::size_t at) {
  return at >= text.size() || (static_cast<unsigned char>(text[at]) & 0xC0u) != 0x80u;
}

// An arrow that points to the right, or to the left.
void paint_arrow(DrawList& list, Vec2 center, float size, bool left, Color color) {
  scene::Quad quad = scene::quad_of(Rect::around(center, size, size));
  if (left) quad = {quad[1], quad[0], quad[3], quad[2]};
  list.sprite("focus.arrow", quad, color);
}

// What is typed: its end stays in sight, behind it the caret while it has the keyboard.
void paint_field(DrawList& list, const Widget& widget, Rect box, bool typing, const scene::TextMetrics& metrics) {
  const TextStyle style{Font::kBold, 24, palette::kCream, Align::kLeft};
  const Rect inner{box.x + 18, box.y, box.w - 40, box.h};
  std::string_view text = widget.value;
  if (!typing) return paint_fitted(list, text, inner, style, metrics);
  while (!text.empty() && metrics.width(text, style.font, style.size) > inner.w) {
    text.remove_prefix(1);
    while (!letter_begins(text, 0)) text.remove_prefix(1);
  }
  list.words(text, inner, style);
  list.solid({inner.x + metrics.width(text, style.font, style.size) + 3, box.center().y - 17, 3, 34}, palette::kGoldLight);
}

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
  if (hover) list.sprite(corners == Corners::kRound ? "glow.button.round" : "glow.button.chamfer", rect, scene::kWhite, kSlice);
  const bool dark_text = kind == ButtonKind::kPrimary && widget.enabled;
  const Color color = !widget.enabled ? palette::kDisabledText : dark_text ? palette::kInk : palette::kCream;
  Rect label = rect;
  if (!widget.key.empty() && widget.enabled) {
    const float width = widget.key.size() > 1 ? kKeyCap * 2.2f : kKeyCap;
    const Rect cap{rect.x + rect.w - width - 14, rect.center().y - kKeyCap / 2 - 2, width, kKeyCap};
    list.sprite("keycap", cap, scene::kWhite, 10);
    list.words(cap_text(widget.key), cap, {Font::kBold, type::kCaption, palette::kInk, Align::kCenter});
    label = {rect.x + 14, rect.y, rect.w - width - 38, rect.h};
  }
  list.words(widget.name, label, {Font::kBold, rect.h >= 60 ? type::kButton : 24.0f, color, Align::kCenter});
}

Rect setting_control(const Widget& widget) {
  const Rect& r = widget.rect;
  const float right = r.x + r.w - kControlMargin;
  if (widget.role == Role::kToggle) return {right - kSwitch.x, r.center().y - kSwitch.y / 2, kSwitch.x, kSwitch.y};
  return {right - kControlWidth, r.y + 4, kControlWidth, r.h - 8};
}

void paint_setting(DrawList& list, const Widget& widget, const Attention& attention, Corners corners,
                   const scene::TextMetrics& metrics) {
  list.set_entity(widget.id);
  const Rect& r = widget.rect;
  if (attention.hover == widget.id) list.solid(r, Color{255, 255, 255, 18});
  const Rect control = setting_control(widget);
  paint_fitted(list, widget.name, {r.x + kControlMargin, r.y, control.x - r.x - 2 * kControlMargin, r.h},
               {Font::kBody, type::kButton, palette::kCream, Align::kLeft}, metrics);
  paint_control(list, widget, control, attention, corners, metrics);
}

void paint_control(DrawList& list, const Widget& widget, Rect box, const Attention& attention, Corners corners,
                   const scene::TextMetrics& metrics) {
  list.set_entity(widget.id);
  const bool round = corners == Corners::kRound;
  const bool hover = attention.hover == widget.id;
  if (widget.role == Role::kToggle) {
    const bool on = widget.value == "On";
    list.sprite(on ? (round ? "toggle.round.on" : "toggle.chamfer.on") : (round ? "toggle.round.off" : "toggle.chamfer.off"),
                box);
    return;
  }
  list.sprite(round ? "field.round" : "field.chamfer", box, scene::kWhite, kSlice);
  if (hover) list.sprite(round ? "glow.button.round" : "glow.button.chamfer", box, Color{255, 255, 255, 120}, kSlice);
  if (widget.role == Role::kField) return paint_field(list, widget, box, attention.focus == widget.id, metrics);
  // The arrow under the pointer is the way a click goes: back over the left one, onwards over the rest.
  const bool back = attention.hover.size() > widget.id.size() && attention.hover.starts_with(widget.id);
  paint_arrow(list, {box.x + kArrow, box.center().y}, kArrow, true, back ? palette::kGoldLight : palette::kGold);
  paint_arrow(list, {box.x + box.w - kArrow, box.center().y}, kArrow, false, hover ? palette::kGoldLight : palette::kGold);
  paint_fitted(list, widget.value, {box.x + 2 * kArrow, box.y, box.w - 4 * kArrow, box.h},
               {Font::kBold, 24, hover || back ? palette::kGoldLight : palette::kCream, Align::kCenter}, metrics);
}

void paint_fitted(DrawList& list, std::string_view text, Rect rect, TextStyle style, const scene::TextMetrics& metrics,
                  float smallest) {
  const float width = metrics.width(text, style.font, style.size);
  if (width > rect.w) style.size = std::max(smallest, std::floor(style.size * rect.w / width));
  if (metrics.width(text, style.font, style.size) <= rect.w) return list.words(text, rect, style);
  std::string cut;
  for (std::size_t end = text.size(); end > 0;) {
    do --end;
    while (!letter_begins(text, end));
    cut = std::string(text.substr(0, end)) + "...";
    if (metrics.width(cut, style.font, style.size) <= rect.w) break;
  }
  list.words(cut, rect, style);
}

void paint_focus(DrawList& list, Rect rect, Corners corners) {
  list.set_entity("focus");
  const Rect ring{rect.x - kRingGap, rect.y - kRingGap, rect.w + 2 * kRingGap, rect.h + 2 * kRingGap};
  list.sprite(corners == Corners::kRound ? "focus.round" : "focus.chamfer", ring, scene::kWhite, kSlice);
  const Vec2 c = ring.center();
  paint_arrow(list, {ring.x - 14, c.y}, kArrow, false, scene::kWhite);
  paint_arrow(list, {ring.x + ring.w + 14, c.y}, kArrow, true, scene::kWhite);
}

}  // namespace nightcap::ui
