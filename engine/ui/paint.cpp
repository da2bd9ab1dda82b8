#include "engine/ui/paint.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "assets/art/ids.hpp"

namespace nightcap::ui {

namespace {

constexpr float kSlice = 24;    // corner of the widgets' nine-slices
constexpr float kLip = 5;       // of a button, below its face
constexpr float kPressed = 4;   // a pressed face sinks
constexpr float kRingGap = 11;  // the focus ring stands off its widget
constexpr float kKeyCap = 34, kKeyCapLip = 5;
constexpr Vec2 kSwitch{76, 36};
constexpr float kControlWidth = 280, kControlHeight = 52;
constexpr float kControlMargin = 12;
constexpr float kArrow = 24;
constexpr float kFadesOver = 16;  // the soft edge of the drawing of a shadow

// A button as it stands and held down.
struct Faces {
  scene::SpriteId up, down;
};

Faces button_faces(Corners corners, ButtonKind kind) {
  const bool round = corners == Corners::kRound;
  switch (kind) {
    case ButtonKind::kPlain:
      return round ? Faces{art::kButtonRound, art::kButtonRoundDown} : Faces{art::kButtonChamfer, art::kButtonChamferDown};
    case ButtonKind::kPrimary:
      return round ? Faces{art::kButtonRoundHot, art::kButtonRoundHotDown}
                   : Faces{art::kButtonChamferHot, art::kButtonChamferHotDown};
    case ButtonKind::kDanger:
      return round ? Faces{art::kButtonRoundDanger, art::kButtonRoundDangerDown}
                   : Faces{art::kButtonChamferDanger, art::kButtonChamferDangerDown};
    case ButtonKind::kGo:
      return round ? Faces{art::kButtonRoundGo, art::kButtonRoundGoDown}
                   : Faces{art::kButtonChamferGo, art::kButtonChamferGoDown};
  }
  return {art::kButtonRound, art::kButtonRoundDown};
}

Color button_text(ButtonKind kind, bool enabled) {
  if (!enabled) return palette::kDisabledText;
  if (kind == ButtonKind::kPlain) return palette::kCream;
  return kind == ButtonKind::kPrimary ? palette::kInk : scene::kWhite;
}

// Whether that widget is meant, or a part of it: parts carry its id and a point.
bool within(std::string_view id, const Widget& widget) {
  return id.starts_with(widget.id) && (id.size() == widget.id.size() || id[widget.id.size()] == '.');
}

// A name of a key as it stands on its cap.
std::string_view cap_text(std::string_view key) { return key == "Return" ? "Enter" : key == "Escape" ? "Esc" : key; }

// A key as a cap whose right end is at `right`; the left end.
float paint_key_cap(DrawList& list, std::string_view key, Vec2 right) {
  const std::string_view text = cap_text(key);
  const float width = std::max(kKeyCap, 20 + 11 * static_cast<float>(text.size()));
  const Rect cap{right.x - width, right.y - kKeyCap / 2, width, kKeyCap};
  list.sprite(art::kKeycap, cap, scene::kWhite, 12);
  list.words(text, Rect{cap.x, cap.y, cap.w, cap.h - kKeyCapLip}, {Font::kBold, type::kCaption, palette::kInk, Align::kCenter});
  return cap.x;
}

bool letter_begins(std::string_view text, std::size_t at) {
  return at >= text.size() || (static_cast<unsigned char>(text[at]) & 0xC0u) != 0x80u;
}

// An arrow that points to the right, or to the left.
void paint_arrow(DrawList& list, Vec2 center, float size, bool left, Color color) {
  scene::Quad quad = scene::quad_of(Rect::around(center, size, size));
  if (left) quad = {quad[1], quad[0], quad[3], quad[2]};
  list.sprite(art::kFocusArrow, quad, color);
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

void paint_shadow(DrawList& list, Rect rect, float depth) {
  const float out = std::min(depth, kFadesOver);
  const Rect r{rect.x - out, rect.y - out + depth * 0.55f, rect.w + 2 * out, rect.h + 2 * out};
  list.sprite(art::kShadow, r, Color{255, 255, 255, 120}, kSlice);
}

void paint_marked(DrawList& list, Rect rect, Corners corners, float strength) {
  list.sprite(corners == Corners::kRound ? art::kRowRound : art::kRowChamfer, rect, scene::faded(scene::kWhite, strength),
              kSlice);
}

void paint_panel(DrawList& list, Rect rect, Corners corners) {
  list.sprite(corners == Corners::kRound ? art::kPanelRound : art::kPanelChamfer, rect, Color{255, 255, 255, 237}, kSlice);
}

void paint_button(DrawList& list, const Widget& widget, const Attention& attention, Corners corners, ButtonKind kind) {
  list.set_entity(widget.id);
  const bool round = corners == Corners::kRound;
  const bool down = widget.enabled && attention.pressed == widget.id && attention.hover == widget.id;
  const bool hover = widget.enabled && attention.hover == widget.id && !down;
  const Rect& r = widget.rect;
  const Faces faces = button_faces(corners, kind);
  list.sprite(!widget.enabled ? (round ? art::kButtonRoundOff : art::kButtonChamferOff)
              : down          ? faces.down
                              : faces.up,
              r, scene::kWhite, kSlice);
  // Pale words must stay readable on what lights up under the pointer.
  const bool pale = kind == ButtonKind::kGo || kind == ButtonKind::kDanger;
  if (hover)
    list.sprite(round ? art::kHoverRound : art::kHoverChamfer, r, scene::faded(scene::kWhite, pale ? 0.35f : 1.0f), kSlice);
  Rect label{r.x, r.y + (down ? kPressed : 0), r.w, r.h - kLip};
  if (!widget.key.empty() && widget.enabled) {
    const float left = paint_key_cap(list, widget.key, {r.x + r.w - 16, label.center().y});
    label.x += 14;
    label.w = left - 6 - label.x;
  }
  const float size = r.h >= 72 ? 30.0f : r.h >= 60 ? type::kButton : 24.0f;
  list.words(widget.name, label, {Font::kBold, size, button_text(kind, widget.enabled), Align::kCenter});
}

Rect setting_control(const Widget& widget) {
  const Rect& r = widget.rect;
  const float right = r.x + r.w - kControlMargin;
  if (widget.role == Role::kToggle) return {right - kSwitch.x, r.center().y - kSwitch.y / 2, kSwitch.x, kSwitch.y};
  const float height = std::min(kControlHeight, r.h - 8);
  return {right - kControlWidth, r.center().y - height / 2, kControlWidth, height};
}

void paint_label(DrawList& list, const Widget& widget, float right, const Attention& attention, Corners corners,
                 const scene::TextMetrics& metrics, std::string_view caption) {
  list.set_entity(widget.id);
  const Rect& r = widget.rect;
  if (within(attention.hover, widget)) paint_marked(list, r, corners);
  Rect line{r.x + kControlMargin, r.y, right - r.x - 2 * kControlMargin, r.h};
  if (!caption.empty()) {
    const Rect under{line.x, r.center().y + 3, line.w, 28};
    paint_fitted(list, caption, under, {Font::kBody, type::kTag, palette::kCream2, Align::kLeft}, metrics, type::kCaption);
    line = {line.x, r.center().y - 33, line.w, 34};
  }
  paint_fitted(list, widget.name, line, {Font::kMedium, type::kButton, palette::kCream, Align::kLeft}, metrics);
}

void paint_setting(DrawList& list, const Widget& widget, const Attention& attention, Corners corners,
                   const scene::TextMetrics& metrics, std::string_view caption) {
  const Rect control = setting_control(widget);
  paint_label(list, widget, control.x, attention, corners, metrics, caption);
  paint_control(list, widget, control, attention, corners, metrics);
}

void paint_cell(DrawList& list, const Widget& cell, bool chosen, const Attention& attention, Corners corners) {
  list.set_entity(cell.id);
  const bool round = corners == Corners::kRound;
  const Rect& r = cell.rect;
  const bool hover = attention.hover == cell.id;
  list.sprite(chosen ? (round ? art::kChoiceRound : art::kChoiceChamfer) : (round ? art::kFieldRound : art::kFieldChamfer), r,
              scene::kWhite, kSlice);
  if (hover && !chosen) list.sprite(round ? art::kHoverRound : art::kHoverChamfer, r, scene::kWhite, kSlice);
  const Color color = chosen ? palette::kInk : hover ? palette::kGoldLight : palette::kCream;
  list.words(cell.value, r, {Font::kBold, 24, color, Align::kCenter});
  if (!chosen) return;
  const Rect below = Rect::around({r.center().x, r.y + r.h + 8}, 22, 22);
  const scene::Quad up{
      {{below.x, below.y + below.h}, {below.x, below.y}, {below.x + below.w, below.y}, {below.x + below.w, below.y + below.h}}};
  list.sprite(art::kFocusArrow, up, palette::kGold);
}

void paint_control(DrawList& list, const Widget& widget, Rect box, const Attention& attention, Corners corners,
                   const scene::TextMetrics& metrics) {
  list.set_entity(widget.id);
  const bool round = corners == Corners::kRound;
  const bool hover = attention.hover == widget.id;
  if (widget.role == Role::kToggle) {
    const bool on = widget.value == "On";
    list.sprite(
        on ? (round ? art::kToggleRoundOn : art::kToggleChamferOn) : (round ? art::kToggleRoundOff : art::kToggleChamferOff),
        box);
    return;
  }
  const bool typing = widget.role == Role::kField && attention.focus == widget.id;
  list.sprite(typing ? (round ? art::kFieldRoundOn : art::kFieldChamferOn) : (round ? art::kFieldRound : art::kFieldChamfer),
              box, scene::kWhite, kSlice);
  if (hover && !typing) list.sprite(round ? art::kHoverRound : art::kHoverChamfer, box, Color{255, 255, 255, 120}, kSlice);
  if (widget.role == Role::kField) return paint_field(list, widget, box, typing, metrics);
  // The arrow under the pointer is the way a click goes: back over the left one, onwards over the rest.
  const bool back = !hover && within(attention.hover, widget);
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
  list.sprite(corners == Corners::kRound ? art::kFocusRound : art::kFocusChamfer, ring, scene::kWhite, kSlice);
  const Vec2 c = ring.center();
  paint_arrow(list, {ring.x - 14, c.y}, kArrow, false, scene::kWhite);
  paint_arrow(list, {ring.x + ring.w + 14, c.y}, kArrow, true, scene::kWhite);
}

}  // namespace nightcap::ui
