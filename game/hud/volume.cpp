#include "game/hud/volume.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "assets/art/ids.hpp"

namespace nightcap::hud {

namespace {

using namespace ui;  // NOLINT: most of this file is painting
using sound::Levels;

constexpr float kWidth = 460, kTitle = 50, kRow = 52, kPadding = 20;
constexpr float kTrackLeft = 150, kTrackHeight = 10, kKnob = 26, kPercent = 100;
constexpr float kStep = 0.1f;

struct Slider {
  std::string_view id, name;
  float Levels::*level;
};
constexpr std::array<Slider, 3> kSliders{{{"table.sound.master", "Everything", &Levels::master},
                                          {"table.sound.music", "Music", &Levels::music},
                                          {"table.sound.effects", "Effects", &Levels::effects}}};
struct Switch {
  std::string_view id, name;
  bool Levels::*on;
  bool shown;  // what `on` says when the switch is on
};
constexpr std::array<Switch, 4> kSwitches{{{"table.sound.on", "Sound", &Levels::mute, false},
                                           {"table.sound.mono", "Both ears alike", &Levels::mono, true},
                                           {"table.sound.captions", "Captions", &Levels::captions, true},
                                           {"table.sound.few", "Fewer sounds", &Levels::few, true}}};

const Slider* slider_of(std::string_view id) {
  const auto* at = std::find_if(kSliders.begin(), kSliders.end(), [&](const Slider& each) { return each.id == id; });
  return at != kSliders.end() ? at : nullptr;
}

std::string percent(float level) { return std::to_string(std::lround(level * 100)) + " %"; }

}  // namespace

scene::SpriteId Volume::icon() const {
  const bool silent = desk_.levels != nullptr && (desk_.levels->mute || desk_.levels->master <= 0);
  return silent ? art::kIconSilence : art::kIconSound;
}

Rect Volume::box() const {
  return {spot_.right ? page_.size.x - kBarTop - kWidth : kBarTop, top_, kWidth,
          2 * kPadding + kTitle + kRow * static_cast<float>(kSliders.size() + kSwitches.size())};
}

Rect Volume::row(std::size_t at) const {
  const Rect r = box();
  return {r.x + kPadding, r.y + kPadding + kTitle + kRow * static_cast<float>(at), r.w - 2 * kPadding, kRow - 6};
}

Rect Volume::track(Rect row) {
  return {row.x + kTrackLeft, row.center().y - kTrackHeight / 2, row.w - kTrackLeft - kPercent, kTrackHeight};
}

float Volume::stack(float top) {
  top_ = top;
  return open_ ? box().h + 12 : 0;
}

void Volume::press(std::string_view id) {
  for (const Switch& each : kSwitches) {
    if (each.id != id) continue;
    bool& on = desk_.levels->*each.on;
    on = !on;
    desk_.announce(std::string(each.name) + (on == each.shown ? ", on" : ", off"));
  }
}

bool Volume::key(std::string_view key) {
  if (key != "M" || !there()) return false;
  press(kSwitches[0].id);
  return true;
}

void Volume::adjust(std::string_view id, int step) {
  const Slider* slider = slider_of(id);
  if (slider == nullptr) return;
  float& level = desk_.levels->*slider->level;
  level = std::clamp(std::round(level / kStep + static_cast<float>(step)) * kStep, 0.0f, 1.0f);
  desk_.announce(std::string(slider->name) + ", " + percent(level));
}

void Volume::slide(std::string_view id, Vec2 at) {
  const Slider* slider = slider_of(id);
  if (slider == nullptr) return;
  const Rect line = track(row(static_cast<std::size_t>(slider - kSliders.data())));
  desk_.levels->*slider->level = std::clamp(std::round((at.x - line.x) / line.w * 20) / 20, 0.0f, 1.0f);
}

void Volume::collect(WidgetList& widgets) const {
  if (!open_ || desk_.levels == nullptr) return;
  for (std::size_t i = 0; i < kSliders.size(); ++i)
    widgets.add(Role::kSlider, kSliders[i].id, kSliders[i].name, row(i)).value = percent(desk_.levels->*kSliders[i].level);
  for (std::size_t i = 0; i < kSwitches.size(); ++i)
    widgets.add(Role::kToggle, kSwitches[i].id, kSwitches[i].name, row(kSliders.size() + i)).value =
        desk_.levels->*kSwitches[i].on == kSwitches[i].shown ? "On" : "Off";
}

void Volume::paint(DrawList& list, const Attention& attention) const {
  if (!open_ || desk_.levels == nullptr) return;
  const Corners corners = desk_.corners();
  const Rect r = box();
  list.set_entity("table.sound");
  paint_shadow(list, r, 12);
  paint_panel(list, r, corners);
  list.words(label(), Rect{r.x + kPadding + 4, r.y + kPadding - 4, r.w - 2 * kPadding, kTitle},
             {headline_face(corners), 34, palette::kBrassLight, Align::kLeft});
  WidgetList widgets;
  collect(widgets);
  for (const Widget& widget : widgets.items()) {
    if (widget.role == Role::kToggle) {
      paint_setting(list, widget, attention, corners, *desk_.metrics);
      continue;
    }
    const Rect line = track(widget.rect);
    const float level = desk_.levels->*slider_of(widget.id)->level;
    paint_label(list, widget, line.x, attention, corners, *desk_.metrics);
    list.set_entity(widget.id);
    list.solid(line, Color{255, 255, 255, 60});
    list.solid({line.x, line.y, line.w * level, line.h}, palette::kGold);
    list.sprite(art::kDisc, Rect::around({line.x + line.w * level, line.center().y}, kKnob, kKnob), palette::kGoldLight);
    list.words(widget.value, Rect{widget.rect.x + widget.rect.w - kPercent, widget.rect.y, kPercent - 8, widget.rect.h},
               {Font::kBold, 22, palette::kCream, Align::kRight});
  }
}

}  // namespace nightcap::hud
