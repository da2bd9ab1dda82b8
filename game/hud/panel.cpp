#include "game/hud/panel.hpp"

namespace nightcap::hud {

namespace {
constexpr float kIconSide = 32, kBadgeIcon = 22;
}

Rect Panel::button() const {
  const float way = kBarPitch * static_cast<float>(spot().place);
  return {spot().right ? page_.size.x - kBarTop - kButtonSide - way : kBarTop + way, kBarTop, kButtonSide, kButtonSide};
}

void Panel::collect_button(ui::WidgetList& widgets) const {
  ui::Widget& widget = widgets.add(ui::Role::kButton, id(), label(), button(), enabled());
  widget.key = key_name();
  widget.value = value();
}

void Panel::show_button(scene::DrawList& list, const ui::Attention& attention) const {
  ui::Widget widget;
  widget.id = id();
  widget.rect = button();
  widget.enabled = enabled();
  ui::paint_button(list, widget, attention, desk_.corners());
  if (open()) ui::paint_marked(list, widget.rect, desk_.corners());
  const bool down = attention.pressed == id() && attention.hover == id();
  Rect face = widget.rect;
  face.y += down ? 4.0f : 0.0f;
  const bool badge = has_badge();
  const Vec2 middle{face.center().x, face.y + (badge ? 15.0f : 24.0f)};
  list.sprite(icon(), badge ? Rect::around(middle, kBadgeIcon, kBadgeIcon) : Rect::around(middle, kIconSide, kIconSide));
  paint_badge(list, face);
}

}  // namespace nightcap::hud
