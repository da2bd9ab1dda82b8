// How widgets look: panels, buttons, fields and the focus ring, in the two corner styles of the house.
#pragma once

#include <string_view>

#include "engine/scene/draw_list.hpp"
#include "engine/ui/screen.hpp"

namespace nightcap::ui {

using scene::Align;
using scene::Color;
using scene::DrawList;
using scene::Font;
using scene::TextStyle;

namespace palette {
inline constexpr Color kInk = Color::hex(0x1B1426);
inline constexpr Color kNight = Color::hex(0x151024);
inline constexpr Color kPlum = Color::hex(0x2A1A3A);
inline constexpr Color kCream = Color::hex(0xFBF1DC);
inline constexpr Color kCream2 = Color::hex(0xF1E0BD);
inline constexpr Color kCoral = Color::hex(0xE2503C);
inline constexpr Color kCobalt = Color::hex(0x2F62D0);
inline constexpr Color kGold = Color::hex(0xE3B04B);
inline constexpr Color kGoldLight = Color::hex(0xF8DC8C);
inline constexpr Color kBrass = Color::hex(0xC9A054);
inline constexpr Color kBrassLight = Color::hex(0xF3DDA0);
inline constexpr Color kDisabledText = Color::hex(0xB3ABBC);
}  // namespace palette

// Text sizes, vpx (art direction §2). 18 is the floor.
namespace type {
inline constexpr float kCaption = 18, kTag = 20, kBody = 22, kButton = 26, kQuestion = 28, kNoun = 32, kDialog = 38,
                       kCallOut = 54, kBanner = 92, kLogo = 148;
}  // namespace type

enum class ButtonKind : std::uint8_t { kPlain, kPrimary, kDanger, kGo };

// The face of headlines in that house.
[[nodiscard]] constexpr Font headline_face(Corners corners) {
  return corners == Corners::kRound ? Font::kScript : Font::kDisplay;
}

// The soft shadow of something that stands so many vpx over its ground.
void paint_shadow(DrawList& list, Rect rect, float depth);
void paint_panel(DrawList& list, Rect rect, Corners corners);
// A row of a list that is marked: under the pointer, or the one that counts.
void paint_marked(DrawList& list, Rect rect, Corners corners, float strength = 1);
// The widget as a button: its name, its key as a cap at the right; sunk while pressed, veiled when not enabled.
void paint_button(DrawList& list, const Widget& widget, const Attention& attention, Corners corners,
                  ButtonKind kind = ButtonKind::kPlain);
// Where the control of a setting stands: its value without its label.
[[nodiscard]] Rect setting_control(const Widget& widget);
// A label at the left, a quieter line under it if there is any, the control at the right; for toggles, choices and fields.
void paint_setting(DrawList& list, const Widget& widget, const Attention& attention, Corners corners,
                   const scene::TextMetrics& metrics, std::string_view caption = {});
// The same without the control, which begins at `right`.
void paint_label(DrawList& list, const Widget& widget, float right, const Attention& attention, Corners corners,
                 const scene::TextMetrics& metrics, std::string_view caption = {});
// One of the values of a choice that shows them all: the chosen one is lit, and an arrow points at it.
void paint_cell(DrawList& list, const Widget& cell, bool chosen, const Attention& attention, Corners corners);
// The control alone, in `box`: a switch, a value between two arrows, a field with its caret.
void paint_control(DrawList& list, const Widget& widget, Rect box, const Attention& attention, Corners corners,
                   const scene::TextMetrics& metrics);
// The ring and its two triangles round whatever has the focus.
void paint_focus(DrawList& list, Rect rect, Corners corners);
// The text set smaller if it is too wide, and cut short if it still is at the smallest size that may be.
void paint_fitted(DrawList& list, std::string_view text, Rect rect, TextStyle style, const scene::TextMetrics& metrics,
                  float smallest = type::kBody);
// Text with a dark outline, for setting on pictures.
[[nodiscard]] TextStyle on_picture(Font font, float size, Color color = palette::kCream, Align align = Align::kCenter);

}  // namespace nightcap::ui
