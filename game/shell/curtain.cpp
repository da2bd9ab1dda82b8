#include "game/shell/curtain.hpp"

#include "engine/ui/paint.hpp"

namespace nightcap::shell {

void Curtain::set_page(ui::Vec2 size) {
  page_ = size;
  ++revision_;
}

void Curtain::collect(ui::WidgetList& widgets) const {
  widgets.add(ui::Role::kText, "curtain.player", "The screen is for " + player_ + ". Everybody else looks away.",
              {page_.x / 2 - 600, page_.y / 2 - 160, 1200, 150});
  widgets.add(ui::Role::kButton, "curtain.ready", player_ + " is ready", {page_.x / 2 - 230, page_.y / 2 + 60, 460, 66});
}

void Curtain::press(std::string_view id) {
  if (id == "curtain.ready") lifted_ = true;
  ++revision_;
}

void Curtain::paint(scene::DrawList& list, const ui::Attention& attention) const {
  using namespace ui;
  list.set_entity("curtain");
  list.sprite("curtain", Rect{0, 0, page_.x, page_.y});
  paint_fitted(list, player_, Rect{page_.x / 2 - 700, page_.y / 2 - 190, 1400, 120},
               on_picture(Font::kScript, type::kBanner, palette::kGoldLight), metrics_, type::kCallOut);
  list.words("The screen is yours. Everybody else looks away.", Rect{page_.x / 2 - 700, page_.y / 2 - 50, 1400, 60},
             on_picture(Font::kBody, type::kNoun));
  WidgetList widgets;
  collect(widgets);
  // A long name stands above already; the button only fits a short one.
  Widget ready = *widgets.find("curtain.ready");
  if (metrics_.width(ready.name, Font::kBold, type::kButton) > ready.rect.w - 40) ready.name = "I am ready";
  paint_button(list, ready, attention, Corners::kRound, ButtonKind::kPrimary);
}

}  // namespace nightcap::shell
