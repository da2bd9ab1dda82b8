#include "game/shell/curtain.hpp"

#include <algorithm>

#include "assets/art/ids.hpp"
#include "engine/motion/easing.hpp"
#include "engine/ui/paint.hpp"
#include "game/shell/drapes.hpp"
#include "game/shell/question.hpp"

namespace nightcap::shell {

namespace {

constexpr float kBoardMs = 260;      // the board comes down once the drapes have met
constexpr float kBoardHeight = 700;  // vpx: from where
constexpr float kSeal = 81;          // radius of the face on the board
constexpr float kRim = 7;

ui::Rect board_of(ui::Vec2 page) { return ui::Rect::around({page.x / 2, page.y / 2 - 20}, 1120, 420); }

}  // namespace

void Curtain::set_page(ui::Vec2 size) {
  page_ = size;
  behind_->set_page(size);
  ++revision_;
}

void Curtain::collect(ui::WidgetList& widgets) const {
  if (asking_) return collect_question(kLeaveTable, page_, widgets);
  widgets.add(ui::Role::kText, "curtain.player", "The screen is for " + player_ + ". Everybody else looks away.",
              {page_.x / 2 - 520, page_.y / 2 - 180, 1040, 190});
  widgets.add(ui::Role::kButton, "curtain.ready", player_ + " is ready", {page_.x / 2 - 230, page_.y / 2 + 76, 460, 66});
}

std::string_view Curtain::default_focus() const { return asking_ ? "menu.stay" : "curtain.ready"; }

void Curtain::press(std::string_view id) {
  if (id == "curtain.ready") lifted_ = true;
  if (id == "menu.stay") asking_ = false;
  if (id == "menu.leave") left_ = true;
  ++revision_;
}

bool Curtain::back() {
  asking_ = !asking_;
  ++revision_;
  return true;
}

// With reduced motion the board is there with the drapes.
float Curtain::length() const { return drapes_ms(tempo_) + (tempo_.reduced_motion ? 0 : tempo_.scaled(kBoardMs)); }

void Curtain::update(float ms) {
  if (!falling() || !(ms > 0)) return;
  since_ = std::min(since_ + ms, length());
  ++revision_;
}

void Curtain::paint(scene::DrawList& list, const ui::Attention& attention) const {
  const float drapes = drapes_ms(tempo_), whole = length();
  const float closed = since_ < drapes ? motion::ease(motion::Easing::kInOutCubic, since_ / drapes) : 1;
  if (closed < 1) behind_->paint(list, {});
  paint_drapes(list, page_, closed, tempo_);
  if (closed < 1) return;
  const float down = since_ < whole ? motion::ease(motion::Easing::kOutBack, (since_ - drapes) / (whole - drapes)) : 1;
  paint_board(list, kBoardHeight * (1 - down), attention);
  if (asking_) paint_question(kLeaveTable, page_, list, attention, corners());
}

// A board hangs before the drapes, `rise` vpx above its place: for whom the screen is, face and name.
void Curtain::paint_board(scene::DrawList& list, float rise, const ui::Attention& attention) const {
  using namespace ui;
  list.set_entity("curtain");
  Rect board = board_of(page_);
  list.sprite(art::kGlow, Rect::around(board.center(), 1700, 1000), Color::hex(0xFFD48A, 90));
  board.y -= rise;
  for (const float x : {board.x + 160, board.x + board.w - 160})  // the cords that it hangs by
    list.solid({x - 2, 0, 4, std::max(0.0f, board.y + 4)}, Color::hex(0x9A6B1F));
  paint_shadow(list, board, 40);
  list.sprite(art::kPanelRound, board, scene::kWhite, 24);
  const Vec2 seal{page_.x / 2, board.y - 12};
  list.sprite(art::kDisc, Rect::around(seal, 2 * (kSeal + kRim), 2 * (kSeal + kRim)));
  list.sprite(face_, Rect::around(seal, 2 * kSeal, 2 * kSeal));
  paint_fitted(list, player_, Rect{board.x + 40, board.y + 74, board.w - 80, 120},
               on_picture(Font::kScript, type::kBanner, palette::kGoldLight), metrics_, type::kCallOut);
  list.words("The screen is yours. Everybody else looks away.", Rect{board.x + 40, board.y + 196, board.w - 80, 56},
             {Font::kBody, type::kQuestion, palette::kCream, Align::kCenter});
  WidgetList widgets;
  Widget ready =
      widgets.add(Role::kButton, "curtain.ready", player_ + " is ready", {page_.x / 2 - 230, page_.y / 2 + 76 - rise, 460, 66});
  // A long name stands above already; the button only fits a short one.
  if (metrics_.width(ready.name, Font::kBold, type::kButton) > ready.rect.w - 40) ready.name = "I am ready";
  paint_button(list, ready, attention, Corners::kRound, ButtonKind::kPrimary);
}

}  // namespace nightcap::shell
