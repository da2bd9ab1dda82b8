// How the lobby looks: that game's table seen empty, a place card for everybody, the house rules at the right.
#include <algorithm>
#include <iterator>
#include <string>

#include "assets/art/ids.hpp"
#include "engine/ui/paint.hpp"
#include "game/shell/lobby.hpp"

namespace nightcap::shell {

namespace {

using namespace ui;  // NOLINT: this file is all painting

// What is behind each of them in the house of round corners; the drawing of the ground is pale.
constexpr Color kGrounds[] = {Color::hex(0x3F7B55), Color::hex(0x915D2C), Color::hex(0xBD4058),
                              Color::hex(0x306597), Color::hex(0x7D3F88), Color::hex(0x147B5F)};
constexpr Color kBrown = Color::hex(0x4A3550);  // words that are less than a name, on a card
constexpr Color kPencil = Color::hex(0x9A6B1F);
constexpr Color kDim = Color::hex(0x0E0818, 110);
constexpr float kCardHeight = 24;  // over the table
constexpr float kNumber = 42;
constexpr float kNameHeight = 58;
constexpr Vec2 kGround{320, 170};  // round: a face in a disc before it
constexpr float kFace = 158;
constexpr Vec2 kMedal{110, 121};  // chamfered: a medal
constexpr float kInset = 12;

// Anything of `widget`, itself or a part.
bool over(std::string_view id, const Widget& widget) { return id.starts_with(widget.id); }

void paint_arrow(DrawList& list, Vec2 center, bool left, Color color) {
  const Rect r = Rect::around(center, 22, 22);
  scene::Quad quad = scene::quad_of(r);
  if (left) quad = {quad[1], quad[0], quad[3], quad[2]};
  list.sprite(art::kFocusArrow, quad, color);
}

}  // namespace

void Lobby::paint_seat(int seat, scene::DrawList& list) const {
  const Rect r = seat_box(seat);
  const bool round = game_.corners == Corners::kRound, small = small_places();
  list.set_entity(std::string(kSeatPrefix) + std::to_string(seat));
  if (seat >= players_) {  // an empty chair; the first of them can be taken
    const bool next = seat == players_;
    list.sprite(round ? art::kChairRound : art::kChairChamfer, r, scene::faded(scene::kWhite, next ? 1.0f : 0.5f));
    if (!next) return;
    const float side = small ? 72.0f : 104.0f;
    list.sprite(round ? art::kPlusRound : art::kPlusChamfer,
                Rect::around({r.center().x, r.y + (small ? 54.0f : 116.0f)}, side, side));
    list.words("Empty chair", Rect{r.x, r.y + (small ? 94.0f : 184.0f), r.w, 40},
               {Font::kMedium, 24, palette::kCream, Align::kCenter});
    return;
  }
  paint_shadow(list, r, kCardHeight);
  list.sprite(round ? art::kPlaceRound : art::kPlaceChamfer, r, scene::kWhite, 24);
  const auto at = static_cast<std::size_t>(seat);
  const scene::SpriteId face = game_.faces[at % game_.faces.size()];
  Rect picture{r.x + kInset, r.y + kInset, kGround.x, kGround.y};
  if (round) {
    list.sprite(art::kGroundRound, picture, kGrounds[at % std::size(kGrounds)]);
    list.sprite(face, Rect::around(picture.center(), kFace, kFace));
  } else {
    picture = {r.x + kInset + 2, r.y + kInset, kMedal.x, kMedal.y};
    list.sprite(face, picture);
  }
  const float rule = picture.y + picture.h + (small ? 9.0f : 0.0f);
  list.solid({r.x + kInset, rule, r.w - 2 * kInset, 3}, round ? palette::kGold : palette::kBrass);
  const float in = small ? -4.0f : 10.0f;
  const Rect number{picture.x + in, picture.y + in, kNumber, kNumber};
  round ? list.sprite(art::kDisc, number) : list.sprite(art::kPanelChamfer, number, scene::kWhite, 14);
  list.words(std::to_string(seat + 1), number, {Font::kBold, 22, palette::kCream, Align::kCenter});
  if (seat != starter_) return;
  const Rect flag = small ? Rect::around({picture.center().x, picture.y + picture.h - 12}, 96, 34)
                          : Rect{picture.x + picture.w - 106, picture.y + 12, 96, 36};
  list.sprite(round ? art::kChoiceRound : art::kChoiceChamfer, flag, scene::kWhite, 16);
  list.words("Starts", flag, {Font::kBold, 22, palette::kInk, Align::kCenter});
}

// A name stands on the card as it was written there, until somebody takes the pen.
void Lobby::paint_name(scene::DrawList& list, const Widget& widget, const Attention& attention) const {
  list.set_entity(widget.id);
  const Rect& r = widget.rect;
  const Rect line{r.x, r.center().y - kNameHeight / 2, r.w, kNameHeight};
  if (attention.focus == widget.id) return paint_control(list, widget, line, attention, game_.corners, metrics_);
  const bool hover = attention.hover == widget.id, small = small_places();
  if (hover) paint_marked(list, line, game_.corners);
  // On a small card the pen lies over the name, so that long ones have the whole line.
  const Vec2 pen{r.x + r.w - (small ? 15.0f : 22.0f), small ? r.y + 13 : r.center().y};
  list.sprite(art::kIconPencil, Rect::around(pen, 26, 26), scene::faded(kPencil, hover ? 1.0f : 0.6f));
  paint_fitted(list, widget.value, {r.x + 8, line.y, r.w - (small ? 12.0f : 52.0f), line.h},
               {Font::kBold, 30, palette::kInk, Align::kLeft}, metrics_);
}

// A person or a computer player of some level, between the arrows that change it.
void Lobby::paint_kind(scene::DrawList& list, const Widget& widget, const Attention& attention) const {
  list.set_entity(widget.id);
  const Rect& r = widget.rect;
  const bool hover = attention.hover == widget.id, back = !hover && over(attention.hover, widget);
  paint_marked(list, r, game_.corners, hover || back ? 1.0f : 0.6f);
  paint_arrow(list, {r.x + 20, r.center().y}, true, back ? palette::kCoral : kPencil);
  paint_arrow(list, {r.x + r.w - 20, r.center().y}, false, hover ? palette::kCoral : kPencil);
  const bool person = widget.value == "Person";
  const TextStyle style{Font::kMedium, 24, kBrown, Align::kLeft};
  const float text = std::min(metrics_.width(widget.value, style.font, style.size), r.w - 120);
  const float left = r.center().x - (text + 38) / 2;
  list.sprite(person ? art::kIconPerson : art::kIconGear, Rect::around({left + 14, r.center().y}, 28, 28), kBrown);
  paint_fitted(list, widget.value, {left + 38, r.y, text + 2, r.h}, style, metrics_);
}

// What was wrong, told as a toast: its icon in a block at the left.
void Lobby::paint_complaint(scene::DrawList& list, const Widget& widget) const {
  const float width = std::min(widget.rect.w, metrics_.width(widget.name, Font::kMedium, 24) + 118);
  const Rect r{widget.rect.x + widget.rect.w - width, widget.rect.y, width, widget.rect.h};
  const bool round = game_.corners == Corners::kRound;
  list.set_entity(widget.id);
  paint_shadow(list, r, kCardHeight);
  paint_panel(list, r, game_.corners);
  const Rect block{r.x, r.y, 68, r.h};
  list.sprite(round ? art::kButtonRoundDanger : art::kButtonChamferDanger, block, scene::kWhite, 24);
  list.sprite(art::kIconCross, Rect::around({block.center().x, block.center().y - 2}, 30, 30));
  paint_fitted(list, widget.name, {r.x + 90, r.y, r.w - 110, r.h}, {Font::kMedium, 24, palette::kCream, Align::kLeft},
               metrics_);
}

// What the rule under the pointer or the focus does, in at most two lines.
void Lobby::paint_help(scene::DrawList& list, std::string_view text) const {
  const TextStyle style{Font::kBody, 24, palette::kCream2, Align::kLeft};
  const Rect panel = placed(kRules);
  const Rect line{panel.x + 32, panel.y + panel.h - 88, panel.w - 64, 36};
  list.solid({line.x, line.y - 10, line.w, 2}, Color::hex(0xE3B04B, 90));
  std::size_t cut = text.size();
  while (cut != std::string_view::npos && cut > 0 && metrics_.width(text.substr(0, cut), style.font, style.size) > line.w)
    cut = text.rfind(' ', cut - 1);
  if (cut == std::string_view::npos) cut = text.size();
  paint_fitted(list, text.substr(0, cut), line, style, metrics_);
  if (cut < text.size()) paint_fitted(list, text.substr(cut + 1), {line.x, line.y + 34, line.w, line.h}, style, metrics_);
}

void Lobby::paint(scene::DrawList& list, const Attention& attention) const {
  const bool round = game_.corners == Corners::kRound;
  list.set_entity("lobby");
  list.sprite(game_.background, Rect{0, 0, page_.x, page_.y}, scene::kWhite, game_.background_slice);
  list.solid({0, 0, page_.x, page_.y}, kDim);
  const Rect head = placed({kLeft + 4, 34, 1060, 40});
  list.words(game_.title, head,
             on_picture(Font::kBold, type::kQuestion, round ? palette::kGoldLight : palette::kBrassLight, Align::kLeft));
  list.words("Who\u2019s at the table?", Rect{head.x, head.y + 40, head.w, 96},
             on_picture(headline_face(game_.corners), round ? 76.0f : 62.0f, palette::kCream, Align::kLeft));
  for (int seat = 0; seat < game_.max_players; ++seat) paint_seat(seat, list);
  list.set_entity("lobby.rules");
  const Rect rules = placed(kRules);
  paint_shadow(list, rules, kCardHeight);
  paint_panel(list, rules, game_.corners);
  list.words("House rules", Rect{rules.x + 32, rules.y + 22, rules.w - 64, 52},
             {Font::kBold, 34, round ? palette::kGoldLight : palette::kBrassLight, Align::kLeft});
  paint_help(list, help(!attention.hover.empty() ? attention.hover : attention.ring ? attention.focus : std::string_view()));

  WidgetList widgets;
  collect(widgets);
  const Widget* choice = nullptr;  // that the following cells belong to
  for (const Widget& widget : widgets.items()) {
    if (widget.id == "lobby.title" || widget.id.ends_with(kLess)) continue;
    if (choice != nullptr && widget.id.find(kTo) != std::string::npos) {
      paint_cell(list, widget, widget.value == choice->value, attention, game_.corners);
    } else if (widget.role == Role::kText) {
      paint_complaint(list, widget);
    } else if (widget.role == Role::kButton) {
      paint_button(list, widget, attention, game_.corners,
                   widget.id == "lobby.start" ? ButtonKind::kPrimary : ButtonKind::kPlain);
    } else if (widget.id.starts_with(kSeatPrefix)) {
      widget.role == Role::kField ? paint_name(list, widget, attention) : paint_kind(list, widget, attention);
    } else if (has_cells(widget.id)) {
      choice = &widget;
      paint_label(list, widget, widget.rect.x + widget.rect.w - 300, attention, game_.corners, metrics_, caption(widget.id));
    } else {
      paint_setting(list, widget, attention, game_.corners, metrics_, caption(widget.id));
    }
  }
}

}  // namespace nightcap::shell
