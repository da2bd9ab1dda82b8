#include "game/shell/curtain.hpp"

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"

namespace nightcap::shell {

void Curtain::set_page(ui::Vec2 size) {
  page_ = size;
  ++revision_;
}

void Curtain::collect(ui::WidgetList& widgets) const {
  widgets.add(ui::Role::kText, "curtain.player", "The screen is for " + player_ + ". Everybody else looks away.",
              {page_.x / 2 - 520, page_.y / 2 - 180, 1040, 190});
  widgets.add(ui::Role::kButton, "curtain.ready", player_ + " is ready", {page_.x / 2 - 230, page_.y / 2 + 76, 460, 66});
}

void Curtain::press(std::string_view id) {
  if (id == "curtain.ready") lifted_ = true;
  ++revision_;
}

// A board hangs before the curtain: for whom the screen is, and an eye for everybody else.
void Curtain::paint(scene::DrawList& list, const ui::Attention& attention) const {
  using namespace ui;
  list.set_entity("curtain");
  list.sprite(art::kCurtain, Rect{0, 0, page_.x, page_.y});
  const Vec2 middle{page_.x / 2, page_.y / 2};
  const Rect board = Rect::around({middle.x, middle.y - 20}, 1120, 420);
  list.sprite(art::kGlow, Rect::around(board.center(), 1700, 1000), Color::hex(0xFFD48A, 90));
  for (const float x : {board.x + 160, board.x + board.w - 160})  // the cords that it hangs by
    list.solid({x - 2, 0, 4, board.y + 4}, Color::hex(0x9A6B1F));
  paint_shadow(list, board, 40);
  list.sprite(art::kPanelRound, board, scene::kWhite, 24);
  const Rect seal = Rect::around({middle.x, board.y}, 104, 104);
  list.sprite(art::kDisc, seal);
  list.sprite(art::kIconEye, Rect::around(seal.center(), 64, 64));
  paint_fitted(list, player_, Rect{board.x + 40, board.y + 56, board.w - 80, 124},
               on_picture(Font::kScript, type::kBanner, palette::kGoldLight), metrics_, type::kCallOut);
  list.words("The screen is yours. Everybody else looks away.", Rect{board.x + 40, board.y + 186, board.w - 80, 56},
             {Font::kBody, type::kQuestion, palette::kCream, Align::kCenter});
  WidgetList widgets;
  collect(widgets);
  // A long name stands above already; the button only fits a short one.
  Widget ready = *widgets.find("curtain.ready");
  if (metrics_.width(ready.name, Font::kBold, type::kButton) > ready.rect.w - 40) ready.name = "I am ready";
  paint_button(list, ready, attention, Corners::kRound, ButtonKind::kPrimary);
}

}  // namespace nightcap::shell
