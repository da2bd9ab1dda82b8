#include "game/shell/title.hpp"

#include <string>
#include <utility>

#include "engine/ui/paint.hpp"
#include "game/shell/question.hpp"

namespace nightcap::shell {

namespace {

constexpr ui::Vec2 kDoorSize{420, 560};
constexpr float kDoorTop = 372;
constexpr float kDoorSpread = 640;  // between the middles of the two doors
constexpr Question kLeave{"leave", "Leave Nightcap?", "Stay a while", "Good night"};

}  // namespace

void Title::set_page(ui::Vec2 size) {
  page_ = size;
  ++revision_;
}

ui::Rect Title::door(std::size_t i) const {
  const float middle = page_.x / 2 + (static_cast<float>(i) - static_cast<float>(games_.size() - 1) / 2) * kDoorSpread;
  return {middle - kDoorSize.x / 2, kDoorTop + (page_.y - 1080), kDoorSize.x, kDoorSize.y};
}

void Title::collect(ui::WidgetList& widgets) const {
  if (asking_) {
    collect_question(kLeave, page_, widgets);
    return;
  }
  widgets.add(ui::Role::kText, "title.logo", "Nightcap", {page_.x / 2 - 500, 60, 1000, 180});
  for (std::size_t i = 0; i < games_.size(); ++i)
    widgets.add(ui::Role::kButton, "title." + std::string(games_[i].id), games_[i].title, door(i));
  widgets.add(ui::Role::kButton, "title.quit", "Good night", {page_.x - 270, page_.y - 96, 230, 56});
}

void Title::press(std::string_view id) {
  ++revision_;
  if (id == "leave.leave") quit_ = true;
  if (id == "leave.stay") asking_ = false;
  if (id == "title.quit") asking_ = true;
  for (std::size_t i = 0; i < games_.size(); ++i)
    if (id == "title." + std::string(games_[i].id)) choice_ = i;
}

bool Title::back() {
  asking_ = !asking_;
  ++revision_;
  return true;
}

std::optional<std::size_t> Title::take_choice() { return std::exchange(choice_, std::nullopt); }

void Title::paint(scene::DrawList& list, const ui::Attention& attention) const {
  using namespace ui;
  list.set_entity("title");
  list.sprite("title.street", Rect{0, 0, page_.x, page_.y});
  list.words("Nightcap", Rect{page_.x / 2 - 600, 60, 1200, 190}, on_picture(Font::kScript, type::kLogo, palette::kGoldLight));
  list.words("Two games for a long evening", Rect{page_.x / 2 - 600, 250, 1200, 50}, on_picture(Font::kBody, type::kQuestion));
  for (std::size_t i = 0; i < games_.size(); ++i) {
    Rect r = door(i);
    const std::string id = "title." + std::string(games_[i].id);
    list.set_entity(id);
    const bool lit = attention.hover == id || (attention.ring && attention.focus == id);
    if (lit) list.sprite("glow", Rect::around({r.center().x, r.center().y + 40}, r.w * 1.7f, r.h * 1.4f), Color{255, 222, 150, 190});
    list.sprite(games_[i].door, r);
    const Rect plate{r.x - 20, r.y + r.h - 76 - (lit ? 8.0f : 0.0f), r.w + 40, 84};
    paint_panel(list, plate, games_[i].corners);
    list.words(games_[i].title, plate, {Font::kDisplay, 40, lit ? palette::kGoldLight : palette::kCream, Align::kCenter});
    list.words(games_[i].blurb, Rect{r.x - 100, r.y + r.h + 18, r.w + 200, 34}, on_picture(Font::kBody, type::kBody));
  }
  WidgetList widgets;
  collect(widgets);
  if (const Widget* quit = widgets.find("title.quit")) paint_button(list, *quit, attention, Corners::kRound);
  if (asking_) paint_question(kLeave, page_, list, attention, Corners::kRound);
}

}  // namespace nightcap::shell
