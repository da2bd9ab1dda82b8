#include "game/shell/title.hpp"

#include <cmath>
#include <string>
#include <utility>

#include "assets/art/ids.hpp"
#include "engine/base/check.hpp"
#include "engine/ui/paint.hpp"
#include "game/shell/question.hpp"

namespace nightcap::shell {

namespace {

using ui::Rect;
using ui::Vec2;

constexpr Vec2 kStreet{1920, 1080};
constexpr Vec2 kTown{480, 1080};     // a tile of it, for pages that are wider
constexpr Vec2 kStars{480, 360};     // for pages that are higher
constexpr float kMoreGround = 0.3f;  // the part of the extra height that goes below the street
constexpr Rect kMoonlight{1240, -110, 520, 520};
constexpr Vec2 kPlate{446, 92};
constexpr Rect kFront{0, 390, 1920, 570};  // what stands before the figures and the doors
constexpr float kPlateTop = 956;
constexpr float kPlateRise = 8;
constexpr Vec2 kSpill{320, 96};  // the light from a door ajar
constexpr Question kLeave{"leave", "Leave Nightcap?", "Stay a while", "Good night"};

// The two houses of the street, from left to right: where their doors stand, and their signs on the roofs.
struct House {
  Rect door;
  Vec2 sign;        // its middle
  float sign_turn;  // degrees
  ui::Font letters;
  float size;
  ui::Color tube, light;
};
constexpr House kHouses[] = {
    {{514, 510, 232, 410}, {521, 290}, -2.3f, ui::Font::kScript, 84, ui::Color::hex(0xFF5A45), ui::Color::hex(0xFFDBD6)},
    {{1260, 470, 280, 450}, {1400, 248}, 0, ui::Font::kDisplay, 76, ui::Color::hex(0x3BE0A0), ui::Color::hex(0xD4F8EA)},
};

// Who sits behind the windows.
struct Figure {
  std::string_view name;
  Rect box;
};
constexpr Figure kFigures[] = {
    {"title.couple", {129, 578, 258, 212}}, {"title.colonel", {1014, 592, 160, 198}}, {"title.dowager", {1626, 592, 160, 198}}};

// Letters of glass tube: their light fades outwards.
void neon(scene::DrawList& list, std::string_view text, const scene::Quad& at, ui::TextStyle style, ui::Color tube) {
  const ui::Color light = style.color;
  style.color = style.outline_color = tube;
  for (const auto& [part, alpha] : {std::pair{0.11f, 0.13f}, {0.065f, 0.22f}, {0.03f, 0.42f}}) {
    style.outline = std::round(style.size * part);
    list.words(text, at, style, alpha);
  }
  style.outline = 0;
  style.color = light;
  list.words(text, at, style);
}

}  // namespace

Title::Title(std::span<const GameInfo> games) : games_(games) { NIGHTCAP_CHECK(games.size() <= std::size(kHouses)); }

void Title::set_page(ui::Vec2 size) {
  page_ = size;
  ++revision_;
}

ui::Vec2 Title::street() const {
  return {std::round((page_.x - kStreet.x) / 2), std::round((page_.y - kStreet.y) * (1 - kMoreGround))};
}

ui::Rect Title::door(std::size_t i) const {
  const Rect& r = kHouses[i].door;
  return {r.x + street().x, r.y + street().y, r.w, r.h};
}

bool Title::lit(std::size_t i, const ui::Attention& attention) const {
  const std::string id = "title." + std::string(games_[i].id);
  return !asking_ && (attention.hover == id || (attention.ring && attention.focus == id));
}

void Title::collect_street(ui::WidgetList& widgets) const {
  widgets.add(ui::Role::kText, "title.logo", "Nightcap", {page_.x / 2 - 290, street().y * 0.8f + 8, 580, 160});
  for (std::size_t i = 0; i < games_.size(); ++i)
    widgets.add(ui::Role::kButton, "title." + std::string(games_[i].id), games_[i].title, door(i));
  widgets.add(ui::Role::kButton, "title.quit", "Good night", {page_.x - 274, page_.y - 96, 230, 56}).key = "Escape";
}

void Title::collect(ui::WidgetList& widgets) const {
  if (asking_) {
    collect_question(kLeave, page_, widgets);
  } else {
    collect_street(widgets);
  }
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

// The street is a picture of 16:9; where the page is wider the town goes on, where it is higher there is more sky and
// more pavement.
void Title::paint_street(scene::DrawList& list) const {
  using ui::Color;
  const Vec2 at = street();
  const float bottom = at.y + kStreet.y;
  if (at.y > 0) {
    list.solid({0, 0, page_.x, at.y}, Color::hex(0x0A0A22));
    list.sprite(art::kGlow, Rect{at.x + kMoonlight.x, at.y + kMoonlight.y, kMoonlight.w, kMoonlight.h},
                Color::hex(0xF9E9B8, 128));
    for (float y = at.y - kStars.y; y > -kStars.y; y -= kStars.y)
      for (float x = 0; x < page_.x; x += kStars.x) list.sprite(art::kTitleStars, Rect{x, y, kStars.x, kStars.y});
  }
  for (float x = at.x; x > 0; x -= kTown.x) {
    const Rect left{x - kTown.x, at.y, kTown.x, kTown.y};
    list.sprite(art::kTitleTown, left);
    const Rect right{page_.x - x, at.y, kTown.x, kTown.y};
    list.sprite(art::kTitleTown, scene::Quad{{{right.x + right.w, right.y},
                                              {right.x, right.y},
                                              {right.x, right.y + right.h},
                                              {right.x + right.w, right.y + right.h}}});
  }
  if (bottom < page_.y) list.solid({0, bottom, page_.x, page_.y - bottom}, Color::hex(0x0C0814));
  list.sprite(art::kTitleStreet, Rect{at.x, at.y, kStreet.x, kStreet.y});
  for (const Figure& figure : kFigures)
    if (const scene::SpriteId sprite = art::find(figure.name); !sprite.empty())
      list.sprite(sprite, Rect{at.x + figure.box.x, at.y + figure.box.y, figure.box.w, figure.box.h});
}

// A house's sign and its door; the door that may be entered stands ajar.
void Title::paint_house(std::size_t i, scene::DrawList& list, const ui::Attention& attention) const {
  using namespace ui;
  const GameInfo& game = games_[i];
  const House& house = kHouses[i];
  const Rect r = door(i);
  const bool open = lit(i, attention);
  list.set_entity("title." + std::string(game.id));
  const Vec2 way = scene::direction(house.sign_turn);
  const scene::Affine turned{way, {-way.y, way.x}, street() + house.sign};
  neon(list, game.title, turned.apply(scene::quad_of(Rect::around({}, 640, 110))),
       {house.letters, house.size, house.light, Align::kCenter}, house.tube);
  if (open)
    list.sprite(art::kGlow, Rect::around({r.center().x, r.center().y + 20}, r.w * 2.6f, r.h * 1.7f), Color::hex(0xFFDE96, 170));
  list.sprite(open ? game.door_ajar : game.door, r);
  if (open) list.sprite(art::kGlowSpill, Rect{r.center().x - kSpill.x / 2, r.y + r.h, kSpill.x, kSpill.y});
}

void Title::paint_plate(std::size_t i, scene::DrawList& list, const ui::Attention& attention) const {
  using namespace ui;
  const GameInfo& game = games_[i];
  const bool open = lit(i, attention);
  list.set_entity("title." + std::string(game.id));
  const Rect plate{door(i).center().x - kPlate.x / 2, kPlateTop + street().y - (open ? kPlateRise : 0), kPlate.x, kPlate.y};
  list.sprite(game.corners == Corners::kRound ? art::kPanelRound : art::kPanelChamfer, plate, scene::kWhite, 24);
  list.words(game.title, Rect{plate.x, plate.y + 8, plate.w, 42},
             {Font::kBold, 30, open ? palette::kGoldLight : palette::kCream, Align::kCenter});
  list.words(game.blurb, Rect{plate.x, plate.y + 48, plate.w, 34}, {Font::kBody, 24, palette::kCream2, Align::kCenter});
}

void Title::paint(scene::DrawList& list, const ui::Attention& attention) const {
  using namespace ui;
  WidgetList widgets;
  collect_street(widgets);
  list.set_entity("title");
  paint_street(list);
  list.set_entity("title.logo");
  const Rect logo = widgets.find("title.logo")->rect;
  neon(list, "Nightcap", scene::quad_of(logo), {Font::kScript, type::kLogo, Color::hex(0xFFF0CC), Align::kCenter},
       Color::hex(0xFFB84A));
  list.words("Two games for a long evening", Rect{logo.x - 6, logo.y + 166, logo.w, 44},
             on_picture(Font::kBody, type::kQuestion));
  for (std::size_t i = 0; i < games_.size(); ++i) paint_house(i, list, attention);
  list.set_entity("title");
  list.sprite(art::kTitleFront, Rect{street().x + kFront.x, street().y + kFront.y, kFront.w, kFront.h});
  for (std::size_t i = 0; i < games_.size(); ++i) paint_plate(i, list, attention);
  paint_button(list, *widgets.find("title.quit"), attention, Corners::kRound);
  if (asking_) paint_question(kLeave, page_, list, attention, Corners::kRound);
}

}  // namespace nightcap::shell
